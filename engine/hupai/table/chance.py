"""Chance, spelled out: the same seed gives the same cards in any language on any machine.

A *stream* is the concatenation of ``SHA-256(seed + ":" + name + ":" + counter)`` for counter 0, 1, 2 …
(all three as UTF-8 text, the counter in decimal), read as big-endian 32-bit words. A number below ``n``
is the next word modulo ``n``, words at or above the largest multiple of ``n`` being skipped, so no
value is favoured. A shuffle is Fisher–Yates from the last place down. A page can redo all of this in a
dozen lines of plain JavaScript, which is how a player checks a deal.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_SPAN = 1 << 32


class Stream:
    """A named, endless, reproducible source of chance."""

    __slots__ = ("_counter", "_prefix", "_words")

    def __init__(self, seed: str, name: str) -> None:
        self._prefix = f"{seed}:{name}:".encode()
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each equally likely."""
        limit = _SPAN - _SPAN % n
        while True:
            if not self._words:
                block = hashlib.sha256(self._prefix + str(self._counter).encode()).digest()
                self._words = list(_WORDS.unpack(block))
                self._words.reverse()
                self._counter += 1
            word = self._words.pop()
            if word < limit:
                return word % n

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def shuffled(cards: Sequence[T], seed: str) -> list[T]:
    """Return the cards in the order that ``seed`` deals them (stream name ``deck``)."""
    deck = list(cards)
    Stream(seed, "deck").shuffle(deck)
    return deck


def commitment(seed: str, deck: str) -> str:
    """Return SHA-256 (hex) of seed followed by the deck's notation: shown before the hand, checked after."""
    return hashlib.sha256((seed + deck).encode()).hexdigest()


def derived_seed(seed: str, *parts: object) -> str:
    """Return the seed of a part (a hand of a match, a bot's seat) as 32 hex digits."""
    text = ":".join([seed, *map(str, parts)])
    return hashlib.sha256(text.encode()).hexdigest()[:32]
