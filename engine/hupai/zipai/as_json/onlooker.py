"""What an onlooker sees, as JSON: the rows of the seats as a player sees them, and all hands once they lie open."""

from __future__ import annotations

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.as_json.lying_cards import live_json
from hupai.zipai.as_json.view import columns_json, seat_json
from hupai.zipai.cards import code
from hupai.zipai.rules.sitting import sitter
from hupai.zipai.state import PHASE_NAMES, PHASE_OVER
from hupai.zipai.view.observation import Observation


def onlooker_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return what is drawn for an onlooker.

    ``open`` has the hands when the hand is over or they are ``revealed``, else it is null.
    """
    over = seen.phase == PHASE_OVER
    return {
        "seat": None,
        "dealer": seen.dealer,
        "sitter": sitter(seen.rules, seen.dealer),
        "wall": seen.wall_left,
        "buried": seen.rules.buried,
        "phase": PHASE_NAMES[seen.phase] if over else "wait",
        "turn": seen.turn,
        "live": live_json(seen.live, seen.live_seat, seen.live_from),
        "shown": code(seen.shown),
        "seats": [seat_json(hand.view(seat) if revealed else seen, seat) for seat in range(seen.rules.seats)],
        "open": [columns_json(hand.view(seat).hand) for seat in range(seen.rules.seats)] if over or revealed else None,
        "result": hand.family.as_json.summary(hand, reader) if over else None,
    }
