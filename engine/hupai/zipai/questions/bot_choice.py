"""What a bot would do, and why, even where another choice has the higher numbers: what counts for each of the two.

The bot's own reasons come first, then the numbers by which the next best choice is ahead, then the parts of which the
values consist, those first in which the two differ most.
"""

from __future__ import annotations

from hupai.bots.choice_parts import choice_made, parts_between
from hupai.table.questions import Asking, Sentence, Verdict
from hupai.table.reason import Reason
from hupai.zipai.actions import (
    CLAIM_PENG,
    DECLARE,
    HU,
    RAISE,
    Action,
    discarded,
    format_action,
    is_chi,
    is_discard,
)
from hupai.zipai.bots.choice_waits import waits_after
from hupai.zipai.bots.group_count import groups_after
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.win_or_continue import OVERRATED
from hupai.zipai.cards import KING, code
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies

OUTRIGHT = (HU, DECLARE, RAISE)


def asks(asking: Asking) -> Reason | None:
    """Ask what the bot would do, where there is a choice."""
    return Reason("ask_bot", f"bot.{asking.judge}") if len(asking.seen.legal) > 1 else None


def answer(asking: Asking) -> list[Sentence]:
    """Return the bot's choice beside its next best one."""
    seen: Observation = asking.seen
    found = asking.verdict()
    rule = f"bot.{found.bot}"
    sentences = choice_made(found, format_action, _cards(seen, found.best))
    if found.second is None:
        return sentences
    if found.best == HU:
        return sentences + _beside_win(seen, found, rule)
    if found.best in OUTRIGHT or found.second in OUTRIGHT:
        return sentences
    return sentences + _behind(seen, found, rule) + parts_between(LADDER[found.bot], seen, found)


def _cards(seen: Observation, action: Action) -> list[str]:
    """Return the cards that an action is about."""
    if is_discard(action):
        return [code(discarded(action))]
    return [code(seen.live)] if action == CLAIM_PENG or is_chi(action) else []


def _beside_win(seen: Observation, found: Verdict, rule: str) -> list[Sentence]:
    """Return why a win is taken whatever the next best choice promises."""
    if not seen.hand[KING] and any(reason.code == "bot_wins" for reason in found.reasons):
        return [Sentence(Reason("choice_always_wins", rule))]
    if not seen.hand[KING] or found.second not in found.values:
        return []
    return [Sentence(Reason("choice_overrated", rule, {"margin": OVERRATED}))]


def _behind(seen: Observation, found: Verdict, rule: str) -> list[Sentence]:
    """Return the numbers by which the next best choice is ahead."""
    assert found.second is not None
    live, sentences = unseen_copies(seen), []
    mine, theirs = (waits_after(seen, live, action).copies for action in (found.best, found.second))
    if mine < theirs:
        sentences.append(Sentence(Reason("choice_waits_fewer", rule, {"live": mine, "more": theirs})))
    if seen.skips[seen.seat] and seen.live >= 0:
        return sentences  # no discard follows a claim, so its cards are not compared
    groups, others = (groups_after(seen, live, action) for action in (found.best, found.second))
    if groups.groups < others.groups:
        facts = {"groups": groups.groups, "others": others.groups}
        sentences.append(Sentence(Reason("choice_groups_fewer", rule, facts)))
    elif groups.groups == others.groups and groups.copies < others.copies:
        sentences.append(Sentence(Reason("choice_joins_fewer", rule, {"live": groups.copies, "more": others.copies})))
    return sentences
