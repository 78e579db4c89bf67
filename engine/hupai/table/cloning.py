"""Copies of a table of slots: which fields hold lists of lists, which hold one list, and which are shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def cloned(table: T, *, nested: Sequence[str], flat: Sequence[str], shared: Sequence[str]) -> T:
    """Return an independent copy; what a shared field holds never changes."""
    copy = object.__new__(type(table))
    for name in shared:
        setattr(copy, name, getattr(table, name))
    for name in flat:
        setattr(copy, name, getattr(table, name)[:])
    for name in nested:
        setattr(copy, name, [inner[:] for inner in getattr(table, name)])
    return copy
