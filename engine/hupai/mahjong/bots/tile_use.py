"""How well a tile goes with the others of a hand: what decides between discards that are otherwise equal."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.tiles import RANKS, SUITED, SUITS, Kind, suit_of

PAIR, BESIDE, NEAR = 4, 2, 1
"""The use of an equal tile, one beside it, one two ranks away."""


def tile_use(hand: Sequence[int], kind: Kind, suits: int) -> int:
    """Return how well a tile that was taken out of the hand goes with it; nothing in suits that the hand gives up.

    ``suits`` are the suits and honours that the hand plays with, in bits.
    """
    if not suits >> (suit_of(kind) if kind < SUITED else SUITS) & 1:
        return 0
    use = 1 + PAIR * hand[kind]
    if kind >= SUITED:
        return use
    rank = kind % RANKS
    use += 0 < rank < RANKS - 1
    if rank > 0 and hand[kind - 1]:
        use += BESIDE
    if rank < RANKS - 1 and hand[kind + 1]:
        use += BESIDE
    if rank > 1 and hand[kind - 2]:
        use += NEAR
    if rank < RANKS - 2 and hand[kind + 2]:
        use += NEAR
    return use
