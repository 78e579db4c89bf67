"""What multiplies a payment because of the two seats that it is between: 明牌 and 飘."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.win_claim import WinValue

REVEALED_FACTOR: Final = 2
"""明牌, where the winner or the payer has revealed the hand."""
PIAO_FACTOR: Final = 2
"""飘, for each of the two seats that plays with it."""


def revealed_factor(rules: MahjongRules, winner: SeatStanding, payer: SeatStanding) -> int:
    """Return what 明牌 of the winner or of this payer makes of a payment; if both have revealed, it is an option.

    Another revealed seat changes nothing between these two (``pay.revealed``).
    """
    if winner.revealed and payer.revealed:
        return rules.both_revealed
    return REVEALED_FACTOR if winner.revealed or payer.revealed else 1


def wins_on_discard(rules: MahjongRules, value: WinValue, revealed: bool) -> bool:
    """Whether the hand is worth enough to win another's tile (``win.min_discard``).

    ``revealed``: the winner or the discarder has revealed. Robbing a 杠 doubles, so a robbed tile is always enough.
    """
    return value.multiplier * (REVEALED_FACTOR if revealed else 1) >= rules.min_discard


def piao_factor(rules: MahjongRules, one: SeatStanding, other: SeatStanding) -> int:
    """Return 2 for each of the two seats that has chosen 飘: 1, 2 or 4 (``pay.piao``)."""
    factor = 1
    for standing in (one, other):
        if rules.piao == "fixed" or (rules.piao == "choose" and standing.piao):
            factor *= PIAO_FACTOR
    return factor
