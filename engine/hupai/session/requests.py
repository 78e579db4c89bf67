"""The form of a request's arguments: what is missing or of the wrong kind is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.table.errors import InvalidRequest
from hupai.zipai.state import SEATS

_MISSING: Any = object()


def argument(request: Mapping[str, Any], name: str, kind: type, default: Any = _MISSING) -> Any:
    """Return an argument of the request; InvalidRequest ``missing_argument`` or ``wrong_argument``."""
    value = request.get(name, default)
    if value is _MISSING:
        raise InvalidRequest("missing_argument", name=name)
    if value is default and name not in request:
        return value
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise InvalidRequest("wrong_argument", name=name, expected=kind.__name__)
    return value


def seat_of(request: Mapping[str, Any], default: int) -> int:
    """Return the request\'s seat; InvalidRequest ``wrong_argument`` when it is none of the three."""
    seat: int = argument(request, "seat", int, default)
    if not 0 <= seat < SEATS:
        raise InvalidRequest("wrong_argument", name="seat", expected=f"0–{SEATS - 1}")
    return seat


def texts(request: Mapping[str, Any], name: str) -> list[str]:
    """Return an argument that is a list of texts, empty where it is missing; InvalidRequest ``wrong_argument``."""
    values: list[Any] = argument(request, name, list, [])
    if not all(isinstance(value, str) for value in values):
        raise InvalidRequest("wrong_argument", name=name, expected="texts")
    return values
