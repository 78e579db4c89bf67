"""Stored positions with an obviously right move, and whether a table can look like a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hupai.table.chance import Stream
from hupai.zipai.actions import HU, discard, is_discard
from hupai.zipai.cards import KINDS
from hupai.zipai.determinize.sample import sample
from hupai.zipai.hand.waits import wins_now
from hupai.zipai.position import format_position, parse_position
from hupai.zipai.state import PHASE_DISCARD
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.view.observation import Observation, observe
from hupai.zipai.why.preview import own_table

FOLDER = Path(__file__).parents[1] / "fixtures" / "positions"


def stored() -> list[dict[str, Any]]:
    """Return all positions of the files, in their order: each with its text, its right actions, and why."""
    return [position for file in sorted(FOLDER.glob("*.json")) for position in json.loads(file.read_text("utf-8"))]


TWO_KINGS_LIMITED = (
    "zipai:1 game:yongzhou options:kings=4 seat:1 dealer:1 phase:discard turn:1 wall:11 shown:2b cards:14,12,11 "
    "hand:1122338990bkk melds:chi:456b.6b@0,chi:456s.4s@2/chi:890s.0s@0,peng:555s@0,peng:444b@2/"
    "peng:555b@1,chi:123s.2s@2,wei:* discards:2s,7s!,0b/1s!,7s!,1s,4s!,4s/0s,0s,7b,3b! live:-@1 kings:0,1,0 "
    "no_chi:1247s5b no_peng:147s5b last:k "
    "legal:discard.1b,discard.2b,discard.3b,discard.8b,discard.9b,discard.0b"
)
"""By 限胡 two of four kings win only with a factor that an announced 王闯 has and this hand's own flip has not."""


def possible(text: str) -> Observation:
    """Return the observation of a position that a game can come to: on some table the seat sees exactly this."""
    seen = parse_position(text)
    assert format_position(seen) == text
    if seen.phase == PHASE_DISCARD:
        forbidden = chi_bian_after(seen.rules, seen.eaten, seen.eaten_way).forbidden
        plays = [discard(kind) for kind in range(KINDS) if 0 < seen.hand[kind] < 3 and not forbidden >> kind & 1]
        assert [action for action in seen.legal if is_discard(action)] == plays, "these are not the cards to be played"
        assert HU not in seen.legal or wins_now(own_table(seen), seen.seat), "the hand does not win"
    assert observe(sample(seen, Stream("possible", "sample")), seen.seat) == seen
    return seen
