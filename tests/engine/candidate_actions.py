"""Everything that a person could try in a position, sensible or not, for any seat."""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, Action, chi, discard
from hupai.zipai.cards import KINDS, KING
from hupai.zipai.eating import eatings, pack_way
from hupai.zipai.melds import PARTNERS, SHAPES
from hupai.zipai.state import Table

_WORDS = (PASS, HU, CLAIM_PENG, DECLARE, RAISE)
_DISCARDS = tuple(discard(kind) for kind in range(KINDS + 1))
assert discard(KING) in _DISCARDS

_WITH = tuple(tuple(number for number, _, _ in row) for row in PARTNERS)
"""The shapes that contain a kind."""


def candidates(t: Table, seat: int, chance: Stream) -> list[Action]:
    """Return every action that a person at ``seat`` could try: each word, each discard, and 吃 in many shapes.

    吃: every way the hand allows, every single shape with the card, two and three shapes with it, shapes
    without it; with no card on the table, any shapes.
    """
    return [*_WORDS, *_DISCARDS, *_chis(t, seat, chance)]


def _chis(t: Table, seat: int, chance: Stream) -> list[Action]:
    anything = 1 + chance.below(len(SHAPES) - 1)
    if t.live < 0 or t.live == KING:
        return [chi(anything), chi(pack_way((anything, 1 + chance.below(len(SHAPES) - 1))))]
    holding = _WITH[t.live]
    ways = set(eatings(t.hands[seat], t.live)) if t.hands[seat][t.live] < 3 else set()
    ways.update(holding)
    for count in (2, 2, 3):
        ways.add(pack_way([chance.choice(holding) for _ in range(count)]))
    ways.add(anything)
    ways.add(pack_way((anything, chance.choice(holding))))
    return [chi(way) for way in sorted(ways)]
