"""Which engine this is: a hash of the code that decides what a task gives, and one of the data beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_TALK = frozenset({"cli", "explain", "session"})
"""Packages that only talk: a better sentence makes no other hand."""


@cache
def code_hash() -> str:
    """Return 16 hex digits that change with the engine's code; asked once a process, for code is loaded once."""
    return _hash(".py")


def data_hash() -> str:
    """Return 16 hex digits that change with the engine's data files, as they are now."""
    return _hash(".json")


def _hash(suffix: str) -> str:
    digest = hashlib.sha256()
    for path, file in _files(files("hupai"), ""):
        if path.endswith(suffix):
            data = file.read_bytes()
            digest.update(f"{path}\n{len(data)}\n".encode() + data)
    return digest.hexdigest()[:16]


def _files(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    """Yield every file with its path, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        path = f"{above}{entry.name}"
        if entry.is_dir():
            if path not in _TALK and entry.name != "__pycache__":
                yield from _files(entry, f"{path}/")
        else:
            yield path, entry
