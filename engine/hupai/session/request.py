"""A request's arguments: what is missing or of the wrong kind is refused by name, before anything is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts

D = TypeVar("D")
K = TypeVar("K")
_MISSING: Final[Any] = object()


class Request:
    """One message: a mapping of names to JSON values. Every method raises InvalidRequest for a value it cannot take."""

    def __init__(self, values: Facts) -> None:
        self.values = values

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def is_null(self, name: str) -> bool:
        """Whether the argument was given as null."""
        return name in self.values and self.values[name] is None

    def text(self, name: str, default: D = _MISSING) -> str | D:
        """Return an argument that is a text."""
        return self._of_kind(name, str, default)

    def flag(self, name: str, default: D = _MISSING) -> bool | D:
        """Return an argument that is true or false."""
        return self._of_kind(name, bool, default)

    def mapping(self, name: str, default: D = _MISSING) -> Facts | D:
        """Return an argument that is an object."""
        return self._of_kind(name, dict, default)

    def items(self, name: str, default: D = _MISSING) -> list[Any] | D:
        """Return an argument that is a list."""
        return self._of_kind(name, list, default)

    def integer(self, name: str, default: D = _MISSING, *, low: int | None = None, high: int | None = None) -> int | D:
        """Return an argument that is a whole number within the bounds."""
        value, given = self._of_kind(name, int, default), self.values.get(name)
        if given is not None and ((low is not None and given < low) or (high is not None and given > high)):
            raise InvalidRequest("wrong_argument", name=name, expected=_range(low, high))
        return value

    def one_of(self, name: str, known: Sequence[str], default: D = _MISSING) -> str | D:
        """Return an argument that is one of the known texts."""
        value = self.text(name, default)
        if value not in known:
            raise InvalidRequest("wrong_argument", name=name, expected=", ".join(known))
        return value

    def texts(self, name: str) -> list[str]:
        """Return an argument that is a list of texts, empty where it is missing."""
        values = self.items(name, [])
        if not all(isinstance(value, str) for value in values):
            raise InvalidRequest("wrong_argument", name=name, expected="texts")
        return values

    def _of_kind(self, name: str, kind: type[K], default: D) -> K | D:
        if name not in self.values:
            if default is _MISSING:
                raise InvalidRequest("missing_argument", name=name)
            return default
        value = self.values[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise InvalidRequest("wrong_argument", name=name, expected=kind.__name__)
        return value


def _range(low: int | None, high: int | None) -> str:
    if low is None or high is None:
        return f"≥ {low}" if high is None else f"≤ {high}"
    return f"{low}–{high}"
