"""The identity of this engine: a hash of the code that determines a task's result, and a hash of its data files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_TALK = ("cli", "explain", "session", "*/explain", "*/terminal*")
"""Paths of code that only talks, of the engine or of a family: a better sentence changes no hand."""


@cache
def code_hash() -> str:
    """Return 16 hex digits that change with the engine's code, as this process first found it."""
    return _hash(".py")


def data_hash() -> str:
    """Return 16 hex digits that change with the engine's data files; they are read on every call."""
    return _hash(".json")


def _hash(suffix: str) -> str:
    digest = hashlib.sha256()
    for path, file in _files(files("hupai"), ""):
        if path.endswith(suffix):
            data = file.read_bytes()
            digest.update(f"{path}\n{len(data)}\n".encode() + data)
    return digest.hexdigest()[:16]


def _files(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    """Yield every file with its path, in the order of names, without the code that only talks."""
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        path = f"{above}{entry.name}"
        if entry.name == "__pycache__" or any(fnmatchcase(path, talk) for talk in _TALK):
            continue
        if entry.is_dir():
            yield from _files(entry, f"{path}/")
        else:
            yield path, entry
