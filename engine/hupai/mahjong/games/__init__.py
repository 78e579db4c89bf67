"""The games of the family, one module each: its name, one sentence about it, its rules and its options."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from hupai.mahjong.games import kawuxing, yibin, yongzhou

GAMES: Final[tuple[ModuleType, ...]] = (yongzhou, kawuxing, yibin)
"""The games in the order they are offered. To add one, write a module in this folder and name it here."""
