"""What every good player does whenever it is legal: 胡, an announcement, 举手; with one exception for 胡."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Decision
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, RAISE, Action
from hupai.zipai.bots.decline_win import better_than_winning
from hupai.zipai.view.observation import Observation


def forced_move(seen: Observation, legal: Sequence[Action], rule: str) -> Decision | None:
    """Return the decision for 胡, an announcement or 举手 if one is offered, else None; its reasons cite ``rule``.

    The exception is a hand that may announce a king win at its next draw for much more: it declines 胡.
    """
    if DECLARE in legal:
        return Decision(DECLARE, (Reason("bot_declares", rule),), ((DECLARE, 1),))
    if RAISE in legal:
        return Decision(RAISE, (Reason("bot_raises", rule),), ((RAISE, 1),))
    if HU not in legal:
        return None
    better = better_than_winning(seen, legal)
    if better is None:
        return Decision(HU, (Reason("bot_wins", rule),), ((HU, 1),))
    return Decision(better, (Reason("bot_waits_for_king", rule),), ((better, 1), (HU, 0)))
