"""What a 杠 costs whom, and whether it still counts when nobody wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hupai.mahjong.melds import ANGANG, GANG, JIAGANG, MELD_NAMES
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding, other_players
from hupai.table.payments import Payment
from hupai.table.seats import Seat

KONG_PRICES: Final[Mapping[str, Mapping[int, int]]] = {
    "none": {},
    "at_end": {GANG: 3, ANGANG: 2, JIAGANG: 1},
    "at_once": {GANG: 2, ANGANG: 2, JIAGANG: 1},
    "sichuan": {GANG: 2, ANGANG: 2, JIAGANG: 1},
}
"""Stakes that each payer of a 杠 pays, by ``MahjongRules.kong_points``."""


def kong_payments(
    rules: MahjongRules,
    group: int,
    owner: Seat,
    source: Seat | None,
    standings: Sequence[SeatStanding],
    chain: int = 0,
    late: bool = False,
) -> list[Payment]:
    """Return the payments of one 杠 (``pay.kong``).

    A 明杠 is paid by ``source``, the discarder; a 暗杠 and a 补杠, whose source is None, by everybody who has not won.
    ``chain`` counts the 杠 that this one followed at once. ``late`` marks a 补杠 on a 碰 that could have been a 明杠.
    A robbed 补杠 is no 杠: it has no payments.
    """
    points = _points(rules, group, chain, late)
    payers = other_players(standings, owner) if source is None else [source]
    return [Payment(payer, owner, points, MELD_NAMES[group]) for payer in payers if points]


def kongs_at_end(rules: MahjongRules, payments: Sequence[Payment], won: bool) -> list[Payment]:
    """Return the payments of 杠 that count once the hand is over; ``won`` tells whether anybody won it.

    荒庄荒杠: after a drawn hand none of them counts where the rules say so (``pay.kong_on_draw``).
    """
    return list(payments) if won or rules.kong_on_draw == "keep" else []


def _points(rules: MahjongRules, group: int, chain: int, late: bool) -> int:
    """Return what each payer of a 杠 pays.

    杠上杠: with ``at_once`` it doubles for each 杠 before it (``pay.kong_chain``). With ``at_end`` a late 补杠 earns
    nothing (``pay.kong_late``).
    """
    if late and group == JIAGANG and rules.kong_points == "at_end":
        return 0
    doublings = chain if rules.kong_points == "at_once" else 0
    return KONG_PRICES[rules.kong_points].get(group, 0) << doublings
