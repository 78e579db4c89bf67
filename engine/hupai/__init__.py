"""Hupai (胡牌): the rules of Hunan's character-card games, bots that play them, and words that explain them.

>>> import hupai
>>> hupai.score("yongzhou-plain", "ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b", "other")["pay_each"]
8
"""

from typing import TYPE_CHECKING, Any

from hupai.registry import games
from hupai.table.errors import (
    CorruptRecord,
    EngineError,
    IllegalAction,
    InvalidNotation,
    InvalidRequest,
    InvalidRules,
)
from hupai.version import __version__
from hupai.zipai.game import Hand, ZipaiGame
from hupai.zipai.observation import Observation

if TYPE_CHECKING:
    from hupai.scoring import eatings, score, waits

__all__ = [
    "CorruptRecord",
    "EngineError",
    "Hand",
    "IllegalAction",
    "InvalidNotation",
    "InvalidRequest",
    "InvalidRules",
    "Observation",
    "ZipaiGame",
    "__version__",
    "eatings",
    "games",
    "score",
    "waits",
]

_RECKONING = ("eatings", "score", "waits")


def __getattr__(name: str) -> Any:
    """Return what reckons scores and waits, loaded when it is first asked for: a game that starts needs none of it."""
    if name not in _RECKONING:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from hupai import scoring

    return getattr(scoring, name)
