"""Hupai (胡牌): the rules of Hunan's character-card games, bots that play them, and words that explain them.

>>> import hupai
>>> hupai.score("yongzhou-plain", "ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b", "other")["pay_each"]
8
"""

from hupai.registry import games
from hupai.scoring import eatings, score, waits
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
