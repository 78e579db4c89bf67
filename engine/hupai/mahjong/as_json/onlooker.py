"""What an onlooker sees, as JSON: the rows of the seats as a player sees them, and all hands once they lie open."""

from __future__ import annotations

from typing import Any

from hupai.mahjong.as_json.view import (
    codes,
    held_codes,
    last_discard_json,
    live_json,
    payment_json,
    seat_json,
    wilds_json,
)
from hupai.mahjong.state import PHASE_NAMES, PHASE_OVER
from hupai.mahjong.view.observation import Observation
from hupai.table.hand import Hand
from hupai.table.payments import totals
from hupai.table.seats import Reader


def onlooker_json(
    seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None
) -> dict[str, Any]:
    """Return what is drawn for an onlooker.

    ``open`` has the hands when the hand is over or they are ``revealed``, else it is null.
    """
    over = seen.phase == PHASE_OVER
    seats = range(seen.rules.seats)
    return {
        "seat": None,
        "dealer": seen.dealer,
        "wall": seen.wall_left,
        "phase": PHASE_NAMES[seen.phase] if over else "wait",
        "turn": seen.turn,
        "drew": seen.drew,
        "live": live_json(seen),
        "last_discard": last_discard_json(hand.log),
        **wilds_json(seen.rules, seen.turned, seen.wilds),
        "birds": codes(seen.birds),
        "seats": [seat_json(seen, hand, seat) for seat in seats],
        "open": [held_codes(hand.table.hands[seat]) for seat in seats] if over or revealed else None,
        "payments": [payment_json(payment) for payment in seen.payments],
        "points": list(totals(seen.payments, seen.rules.seats)),
        "result": hand.family.as_json.summary(hand, reader) if over else None,
    }
