"""A table that is filled on first use and emptied before it gets too large."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 60_000
"""Entries kept at most, some 20 MB. Emptying a table costs only time."""


class Memo(dict[K, V]):
    """A dict that works out a missing value with ``make`` and keeps it."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        value = self.make(key)
        if len(self) >= MOST:
            self.clear()
        self[key] = value
        return value
