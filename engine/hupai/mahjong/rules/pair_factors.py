"""What multiplies a payment because of the two seats that it is between: 明牌 and 飘."""

from __future__ import annotations

from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.standing import SeatStanding


def revealed_factor(rules: MahjongRules, winner: SeatStanding, payer: SeatStanding) -> int:
    """Return 2 if the winner or this payer has revealed the hand; if both have, the factor is an option.

    Another revealed seat changes nothing between these two (``pay.revealed``).
    """
    if winner.revealed and payer.revealed:
        return rules.both_revealed
    return 2 if winner.revealed or payer.revealed else 1


def piao_factor(rules: MahjongRules, one: SeatStanding, other: SeatStanding) -> int:
    """Return 2 for each of the two seats that has chosen 飘: 1, 2 or 4 (``pay.piao``)."""
    factor = 1
    for standing in (one, other):
        if rules.piao == "fixed" or (rules.piao == "choose" and standing.piao):
            factor *= 2
    return factor
