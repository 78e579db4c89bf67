"""What an onlooker sees, as JSON: the rows of the seats as a player sees them, and all hands once they lie open."""

from __future__ import annotations

from hupai.mahjong.as_json.view import open_json, public_json
from hupai.mahjong.state import PHASE_NAMES, PHASE_OVER
from hupai.mahjong.view.observation import Observation
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader


def onlooker_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return what is drawn for an onlooker.

    ``open`` has the hands when the hand is over or they are ``revealed``, else it is null.
    """
    over = seen.phase == PHASE_OVER
    return {
        "seat": None,
        "dealer": seen.dealer,
        "phase": PHASE_NAMES[seen.phase] if over else "wait",
        **public_json(seen, hand),
        "open": open_json(hand) if over or revealed else None,
        "result": hand.family.as_json.summary(hand, reader) if over else None,
    }
