"""Everything that a turn needs to settle a hand, from the modules that have it."""

from __future__ import annotations

from hupai.mahjong.rules.birds import bird_hits, bird_seat
from hupai.mahjong.rules.dealer import EndOfHand, first_dealer, next_dealer
from hupai.mahjong.rules.exhausted_payments import exhausted_payments
from hupai.mahjong.rules.kong_payments import kong_payments, kongs_at_end
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.win_payments import bird_payments, win_payments

__all__ = [
    "EndOfHand",
    "SeatStanding",
    "bird_hits",
    "bird_payments",
    "bird_seat",
    "exhausted_payments",
    "first_dealer",
    "kong_payments",
    "kongs_at_end",
    "next_dealer",
    "win_payments",
]
