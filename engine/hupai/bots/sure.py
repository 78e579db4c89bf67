"""What every sensible player does whenever it may: 胡, an announcement, 举手."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Decision
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, RAISE, Action

_SURE = ((HU, "bot_wins"), (DECLARE, "bot_declares"), (RAISE, "bot_raises"))


def sure_thing(legal: Sequence[Action], rule: str) -> Decision | None:
    """Return the decision for 胡, an announcement or 举手 if one is offered, as the bot of that rule gives it."""
    for action, why in _SURE:
        if action in legal:
            return Decision(action, (Reason(why, rule),), ((action, 1),))
    return None
