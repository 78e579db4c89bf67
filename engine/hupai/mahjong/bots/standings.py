"""How every seat stands, and what the hand has brought a seat so far, from what one seat sees."""

from __future__ import annotations

from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.view.observation import Observation
from hupai.table.payments import totals


def standings(seen: Observation) -> list[SeatStanding]:
    """Return what decides who pays a win or a 杠 now; what the seats wait for is left out."""
    return [
        SeatStanding(playing=playing, revealed=revealed, piao=piao)
        for playing, revealed, piao in zip(seen.playing, seen.revealed, seen.piao, strict=True)
    ]


def points_so_far(seen: Observation) -> int:
    """Return the points that the hand has brought the seat, with those of 杠 that are paid at its end."""
    return totals((*seen.payments, *seen.due), len(seen.playing))[seen.seat]
