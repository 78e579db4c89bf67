"""The strong bot: it reckons like the regular one, and a step further where choices are close.

Where the best choices are discards that leave the hand equally far from ready, it looks at how good the hand will be
after the next useful tile (:mod:`hupai.mahjong.bots.lookahead`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import Budget, Decision
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, Action, is_discard
from hupai.mahjong.bots.afterwards import after
from hupai.mahjong.bots.explanations import reasons_for
from hupai.mahjong.bots.regular import SURE, Judged
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream

RULE: Final = "bot.strong"
CLOSE: Final = 70
"""Discards worth at least this percentage of the best one are looked at further …"""
LOOKED_AT: Final = 4
"""… if they are among this many best."""


class Strong:
    """Looks at what the hand will be after the next useful tile."""

    name = "strong"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that promises most."""
        ranking = ranked(seen, legal)
        best, second = ranking[0][0], ranking[1][0] if len(ranking) > 1 else None
        reasons = reasons_for(seen, best, second, RULE) if budget.explain else ()
        return Decision(best, reasons, tuple(ranking))


def ranked(seen: Observation, legal: Sequence[Action]) -> list[tuple[Action, int]]:
    """Return the choices with their values in thousandths of a point, best first."""
    if PIAO in legal:
        return [(NO_PIAO, 0), (PIAO, 0)]
    judged = Judged(seen)
    values = {action: judged.value(action) for action in legal}
    order = sorted(legal, key=lambda action: (-values[action], action))
    for action, more in _further(judged, order, values):
        values[action] += more
    order.sort(key=lambda action: (-values[action], action))
    if HU in values and order[0] != HU and values[order[0]] * SURE < 100 * values[HU]:
        order.remove(HU)
        order.insert(0, HU)
        values[HU] = max(values[HU], values[order[1]])
    return [(action, values[action]) for action in order]


def _further(judged: Judged, order: Sequence[Action], values: dict[Action, int]) -> list[tuple[Action, int]]:
    """Return the best discards with what looking further adds to each: at most nothing, so that they stay the best.

    Only discards that leave the hand as far from ready as the best one are compared.
    """
    found: list[tuple[Action, int]] = []
    distance = -1
    for action in order[:LOOKED_AT]:
        if not is_discard(action) or values[action] <= 0 or 100 * values[action] < CLOSE * values[order[0]]:
            break
        hand = after(judged.seen, action)
        here = judged.prospect(hand.hand, hand.melds)
        if distance < 0:
            distance = here.distance
        if here.distance == distance:
            found.append((action, judged.prospects.looking_ahead(hand.hand, hand.melds, here) - here.value))
    if len(found) < 2:
        return []
    top = max(values[action] + more for action, more in found)
    return [(action, more + values[order[0]] - top) for action, more in found]
