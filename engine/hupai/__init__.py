"""Hupai (胡牌): the rules of regional Chinese card and tile games, bots that play them, and words that explain them.

>>> import hupai
>>> hupai.score("yongzhou-plain", "ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b", "other")["pay_each"]
8
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from hupai.registry import games
from hupai.table.errors import (
    CorruptRecord,
    EngineError,
    IllegalAction,
    InvalidLink,
    InvalidNotation,
    InvalidRequest,
    InvalidRules,
    InvalidWeights,
)
from hupai.table.game import Game
from hupai.table.hand import Hand
from hupai.version import __version__

if TYPE_CHECKING:
    from hupai import arena, session, svg
    from hupai.calculators import score, waits
    from hupai.session import Session

__all__ = [
    "CorruptRecord",
    "EngineError",
    "Game",
    "Hand",
    "IllegalAction",
    "InvalidLink",
    "InvalidNotation",
    "InvalidRequest",
    "InvalidRules",
    "InvalidWeights",
    "Session",
    "__version__",
    "arena",
    "games",
    "score",
    "session",
    "svg",
    "waits",
]

_LATER: Final = {
    "Session": "hupai.session",
    "arena": "",
    "score": "hupai.calculators",
    "session": "",
    "svg": "",
    "waits": "hupai.calculators",
}
"""Names that are loaded when they are first asked for, and their modules; packages have none."""


def __getattr__(name: str) -> object:
    """Return a name of :data:`_LATER`: who only plays a hand waits for none of it."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = _LATER[name]
    return getattr(import_module(module), name) if module else import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    """Return the public names, those that are loaded later included."""
    return sorted({*globals(), *__all__})
