"""What an onlooker sees, as JSON: the rows of the seats as a player sees them, and all hands once they lie open."""

from __future__ import annotations

from hupai.guihuzi.as_json.view import columns_json, seat_json
from hupai.guihuzi.state import PHASE_NAMES, PHASE_OVER
from hupai.guihuzi.view.observation import Observation
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.as_json.lying_cards import live_json


def onlooker_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return what is drawn for an onlooker.

    ``open`` has the hands when the hand is over or they are ``revealed``, else it is null.
    """
    over = seen.phase == PHASE_OVER
    seats = range(seen.rules.seats)
    return {
        "seat": None,
        "dealer": seen.dealer,
        "wall": seen.wall_left,
        "buried": seen.rules.buried,
        "phase": PHASE_NAMES[seen.phase] if over else "wait",
        "turn": seen.turn,
        "live": live_json(seen.live, seen.live_seat, seen.live_from),
        "seats": [seat_json(hand.view(seat) if revealed else seen, seat) for seat in seats],
        "open": [columns_json(hand.view(seat).hand) for seat in seats] if over or revealed else None,
        "result": hand.family.as_json.summary(hand, reader) if over else None,
    }
