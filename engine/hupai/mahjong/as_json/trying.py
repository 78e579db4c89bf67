"""A seat's tiles as they would be after an action, for as long as one looks at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hupai.mahjong.melds import Meld
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.seat_tiles import UNKNOWN
from hupai.table.seats import Seat


@contextmanager
def after(t: Table, seat: Seat, taken: Sequence[Kind], laid: Sequence[Meld] = (), given: Kind = -1) -> Iterator[None]:
    """Let the seat have taken these tiles out of its hand, laid these melds and been ``given`` a tile; then undo it.

    Nothing counts as just drawn meanwhile.
    """
    hand, melds, drawn, waits = t.hands[seat], t.melds[seat], t.taken, t.waits[seat]
    changed = hand[:]
    for kind in taken:
        changed[kind] -= 1
    if given >= 0:
        changed[given] += 1
    t.hands[seat], t.melds[seat], t.taken, t.waits[seat] = changed, [*melds, *laid], -1, UNKNOWN
    try:
        yield
    finally:
        t.hands[seat], t.melds[seat], t.taken, t.waits[seat] = hand, melds, drawn, waits
