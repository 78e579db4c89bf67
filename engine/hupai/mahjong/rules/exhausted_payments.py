"""Who pays whom when the wall runs out: 明牌 penalties, 花猪 and 查叫."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hupai.mahjong.rules.pair_factors import piao_factor
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.table.payments import Payment
from hupai.table.seats import Seat

FLOWER_PIG: Final = 32
"""Stakes that a 花猪 pays each seat, whatever the cap of a win is."""

Standings = Sequence[SeatStanding]


def exhausted_payments(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return the payments after an exhausted wall, by the rules' ``draw_penalty``.

    The rules are ``pay.exhausted``, ``pay.not_ready`` and ``pay.flower_pig``. Payments of 杠 are not among them.
    """
    return _PENALTIES[rules.draw_penalty](rules, standings)


def _nobody_pays(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return no payments."""
    return []


def _first_revealer_pays(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return one stake from the first seat that revealed to each other seat (``pay.exhausted``)."""
    return [
        Payment(seat, other, 1, "reveal")
        for seat, standing in enumerate(standings)
        if standing.revealed == 1
        for other in _others(standings, seat)
    ]


def _all_revealed_pay(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return one stake from every seat that revealed to each other seat (``pay.exhausted``)."""
    return [
        Payment(seat, other, 1, "reveal")
        for seat, standing in enumerate(standings)
        if standing.revealed
        for other in _others(standings, seat)
    ]


def _suizhou(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return one stake from each seat that is not ready to each that is; if all are ready, the first revealer pays.

    ``pay.not_ready``, ``pay.exhausted``.
    """
    if all(standing.is_ready for standing in standings):
        return _first_revealer_pays(rules, standings)
    return [Payment(seat, ready, 1, "cha_jiao") for seat in _unready(standings) for ready in _ready(standings)]


def _xiaogan(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return the best win of each ready seat from each seat that is not ready (``pay.not_ready``).

    明牌 does not double it: nobody has won.
    """
    return [
        Payment(seat, ready, standings[ready].best_wait, "cha_jiao")
        for seat in _unready(standings)
        for ready in _ready(standings)
    ]


def _blood(rules: MahjongRules, standings: Standings) -> list[Payment]:
    """Return the payments of 花猪 and of 查叫 where at least two seats have not won.

    A 花猪 pays every seat that is not one, winners included, and nothing else (``pay.flower_pig``). The other seats
    that are not ready pay each ready seat its best win (``pay.not_ready``). 飘 counts by option only (``pay.piao``).
    """
    if sum(standing.playing for standing in standings) < 2:
        return []
    pigs = [seat for seat, standing in enumerate(standings) if standing.is_flower_pig]
    owed = [(pig, other, FLOWER_PIG, "hua_zhu") for pig in pigs for other in range(len(standings)) if other not in pigs]
    owed += [
        (seat, ready, standings[ready].best_wait, "cha_jiao")
        for seat in _unready(standings)
        if seat not in pigs
        for ready in _ready(standings)
    ]
    return [
        Payment(payer, payee, points * _draw_factor(rules, standings[payer], standings[payee]), why)
        for payer, payee, points, why in owed
    ]


def _draw_factor(rules: MahjongRules, payer: SeatStanding, payee: SeatStanding) -> int:
    """Return what 飘 multiplies 花猪 and 查叫 by: nothing unless the option says so (``pay.piao``)."""
    return piao_factor(rules, payer, payee) if rules.piao_on_draw else 1


def _others(standings: Standings, seat: Seat) -> list[Seat]:
    return [other for other in range(len(standings)) if other != seat]


def _ready(standings: Standings) -> list[Seat]:
    return [seat for seat, standing in enumerate(standings) if standing.is_ready]


def _unready(standings: Standings) -> list[Seat]:
    return [seat for seat, standing in enumerate(standings) if standing.playing and not standing.is_ready]


_PENALTIES: Final[Mapping[str, Callable[[MahjongRules, Standings], list[Payment]]]] = {
    "none": _nobody_pays,
    "first_revealer": _first_revealer_pays,
    "all_revealed": _all_revealed_pay,
    "suizhou": _suizhou,
    "xiaogan": _xiaogan,
    "blood": _blood,
}
"""Who pays, by ``MahjongRules.draw_penalty``."""
