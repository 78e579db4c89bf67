"""The tiles of the family as small ints, their names, and the decks.

A *kind* is what is printed on a tile, 0–33: 0–8 are the numbers of 万 (``1m`` … ``9m``), 9–17 those of 条
(``1s`` … ``9s``), 18–26 those of 筒 (``1p`` … ``9p``), 27–30 the winds 东南西北 (``1z`` … ``4z``), 31–33 the dragons
白发中 (``5z`` … ``7z``). Winds and dragons together are the *honours*. A deck has four tiles of each of its kinds, and
a set of kinds fits into 34 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Kind = int

RANKS = 9
SUITS = 3
SUITED = SUITS * RANKS
"""The number of suited kinds; the kinds from here on are honours."""
KINDS = 34
COPIES = 4

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(SUITED, KINDS)

SUIT_LETTERS = "mspz"
SUIT_NAMES = "万条筒"
RANK_NAMES = "一二三四五六七八九"
HONOUR_NAMES = "东南西北白发中"

_ENGLISH_SUITS = ("characters", "bamboo", "dots")
_ENGLISH_HONOURS = (
    *("east wind", "south wind", "west wind", "north wind"),
    *("white dragon", "green dragon", "red dragon"),
)

TERMINALS: tuple[Kind, ...] = tuple(suit * RANKS + rank for suit in range(SUITS) for rank in (0, RANKS - 1))
"""The 1 and 9 of each suit."""

HONOURS: tuple[Kind, ...] = tuple(range(SUITED, KINDS))

_NEXT_HONOUR = {EAST: SOUTH, SOUTH: WEST, WEST: NORTH, NORTH: EAST, RED: GREEN, GREEN: WHITE, WHITE: RED}

Deck = tuple[int, ...]
"""How many tiles of each of the 34 kinds a game has."""


def deck_of(kinds: Iterable[Kind]) -> Deck:
    """Return the deck with four tiles of each of these kinds."""
    held = frozenset(kinds)
    return tuple(COPIES * (kind in held) for kind in range(KINDS))


DECK_136: Deck = deck_of(range(KINDS))
"""Three suits, winds and dragons: 永州麻将."""
DECK_112: Deck = deck_of((*range(SUITED), RED))
"""Three suits and 红中: 永州麻将 with fewer tiles."""
DECK_108: Deck = deck_of(range(SUITED))
"""Three suits: 宜宾麻将."""
DECK_84: Deck = deck_of((*range(RANKS, SUITED), WHITE, GREEN, RED))
"""条, 筒 and the dragons: 卡五星."""


def tiles_of(deck: Deck) -> list[Kind]:
    """Return every tile of a deck, kinds ascending."""
    return [kind for kind, copies in enumerate(deck) for _ in range(copies)]


def is_honour(kind: Kind) -> bool:
    """Whether the kind is a wind or a dragon."""
    return kind >= SUITED


def suit_of(kind: Kind) -> int:
    """Return the suit of a suited kind: 0 for 万, 1 for 条, 2 for 筒."""
    return kind // RANKS


def rank_of(kind: Kind) -> int:
    """Return the number on a suited tile, 1–9, and the place of an honour among the seven, 1–7."""
    return kind % RANKS + 1


_CODES = tuple(f"{rank_of(kind)}{SUIT_LETTERS[suit_of(kind)]}" for kind in range(KINDS))


def next_in_order(kind: Kind) -> Kind:
    """Return the kind that a turned-up indicator of this kind names.

    In a suit it is the next number, 1 after 9. The winds go round as 东南西北, the dragons as 中发白.
    """
    if is_honour(kind):
        return _NEXT_HONOUR[kind]
    return kind - kind % RANKS + (kind + 1) % RANKS


def code(kind: Kind) -> str:
    """Return the ASCII name of one tile: ``3s``, ``7z`` (红中)."""
    return _CODES[kind]


def codes(kinds: Iterable[Kind]) -> list[str]:
    """Return the ASCII names of the tiles, in the order given."""
    return [code(kind) for kind in kinds]


def name_zh(kind: Kind) -> str:
    """Return the tile as people write it: 三条, 东, 中."""
    if is_honour(kind):
        return HONOUR_NAMES[kind - SUITED]
    return RANK_NAMES[kind % RANKS] + SUIT_NAMES[suit_of(kind)]


def name_en(kind: Kind) -> str:
    """Return the tile's English name: “3 of bamboo”, “east wind”, “red dragon”."""
    if is_honour(kind):
        return _ENGLISH_HONOURS[kind - SUITED]
    return f"{rank_of(kind)} of {_ENGLISH_SUITS[suit_of(kind)]}"


def counts_of(kinds: Iterable[Kind]) -> list[int]:
    """Return how many of each of the 34 kinds there are."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def kinds_in(kind_set: int) -> list[Kind]:
    """Return the kinds of a kind set (a bit for each kind), ascending."""
    return [kind for kind in range(KINDS) if kind_set >> kind & 1]


def held_kinds(counts: Sequence[int]) -> list[Kind]:
    """Return the counted tiles one by one, ascending."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
