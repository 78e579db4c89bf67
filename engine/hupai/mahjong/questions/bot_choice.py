"""What a bot would do, and why, even where another choice has the higher numbers: what counts for each of the two.

The bot's own reasons come first, then the numbers by which the next best choice is ahead, then the parts of which the
values consist, those first in which the two differ most.
"""

from __future__ import annotations

from hupai.bots.choice_parts import choice_made, parts_between
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, Action, format_action, tile_of
from hupai.mahjong.bots.choice_outcomes import improving_tiles, outcome_of
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.tiles import code
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason

UNCOMPARED = (HU, PIAO, NO_PIAO)
"""Choices that leave no hand to compare."""


def asks(asking: Asking) -> Reason | None:
    """Ask what the bot would do, where there is a choice."""
    return Reason("ask_bot", f"bot.{asking.judge}") if len(asking.seen.legal) > 1 else None


def answer(asking: Asking) -> list[Sentence]:
    """Return the bot's choice beside its next best one."""
    seen: Observation = asking.seen
    found = asking.verdict()
    kind = tile_of(found.best)
    sentences = choice_made(found, format_action, [code(kind)] if kind >= 0 else [])
    if found.second is None or found.best in UNCOMPARED or found.second in UNCOMPARED:
        return sentences
    behind = _behind(seen, found.best, found.second, f"bot.{found.bot}")
    return sentences + behind + parts_between(LADDER[found.bot], seen, found)


def _behind(seen: Observation, best: Action, second: Action, rule: str) -> list[Sentence]:
    """Return the numbers by which the next best choice is ahead."""
    mine, theirs = outcome_of(seen, best), outcome_of(seen, second)
    if mine.distance is None or theirs.distance is None:
        return []
    if mine.distance > theirs.distance:
        facts = {"distance": mine.distance, "less": theirs.distance}
        return [Sentence(Reason("choice_farther", rule, facts))]
    if mine.distance < theirs.distance:
        return []
    if not mine.distance:
        if mine.left >= theirs.left:
            return []
        return [Sentence(Reason("choice_waits_fewer", rule, {"left": mine.left, "more": theirs.left}))]
    unseen = unseen_copies(seen)
    near, nearer = (improving_tiles(seen, unseen, action) for action in (best, second))
    if near is None or nearer is None or near.left >= nearer.left:
        return []
    return [Sentence(Reason("choice_improves_fewer", rule, {"left": near.left, "more": nearer.left}))]
