"""A mapping that is loaded when something is first looked up in it: a starting page needs few of the texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Later(Mapping[Key, Value], Generic[Key, Value]):
    """A read-only mapping whose contents are loaded once, when they are first asked for."""

    def __init__(self, load: Callable[[], Mapping[Key, Value]]) -> None:
        self._load = load
        self._found: Mapping[Key, Value] | None = None

    def _loaded(self) -> Mapping[Key, Value]:
        if self._found is None:
            self._found = self._load()
        return self._found

    def __getitem__(self, key: Key) -> Value:
        return self._loaded()[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._loaded())

    def __len__(self) -> int:
        return len(self._loaded())
