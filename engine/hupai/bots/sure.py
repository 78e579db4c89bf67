"""What every good player does whenever it may: 胡, an announcement, 举手; and the one 胡 it lets go."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Decision
from hupai.bots.patience import worth_waiting
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, RAISE, Action
from hupai.zipai.observation import Observation


def sure_thing(seen: Observation, legal: Sequence[Action], rule: str) -> Decision | None:
    """Return the decision for 胡, an announcement or 举手 if one is offered, as the bot of that rule gives it.

    The one 胡 let go is that of a hand which may announce a king win at its next draw for much more.
    """
    if DECLARE in legal:
        return Decision(DECLARE, (Reason("bot_declares", rule),), ((DECLARE, 1),))
    if RAISE in legal:
        return Decision(RAISE, (Reason("bot_raises", rule),), ((RAISE, 1),))
    if HU not in legal:
        return None
    better = worth_waiting(seen, legal)
    if better is None:
        return Decision(HU, (Reason("bot_wins", rule),), ((HU, 1),))
    return Decision(better, (Reason("bot_waits_for_king", rule),), ((better, 1), (HU, 0)))
