"""What a bot would do, beside its next best choice, and why."""

from __future__ import annotations

from hupai.bots.choice_parts import choice_made, parts_between
from hupai.guihuzi.actions import CLAIM_PENG, CLAIM_WAI, Action, format_action, is_chi, is_discard, is_liu, kind_of
from hupai.guihuzi.bots.ladder import LADDER
from hupai.guihuzi.view.observation import Observation
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import code


def asks(asking: Asking) -> Reason | None:
    """Ask what the bot would do, where there is a choice."""
    return Reason("ask_bot", f"bot.{asking.judge}") if len(asking.seen.legal) > 1 else None


def answer(asking: Asking) -> list[Sentence]:
    """Return the bot's choice beside its next best one."""
    found = asking.verdict()
    sentences = choice_made(found, format_action, _cards(asking.seen, found.best))
    return sentences + parts_between(LADDER[found.bot], asking.seen, found)


def _cards(seen: Observation, action: Action) -> list[str]:
    """Return the card that an action is about."""
    if is_discard(action) or is_liu(action):
        return [code(kind_of(action))]
    return [code(seen.live)] if is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI) else []
