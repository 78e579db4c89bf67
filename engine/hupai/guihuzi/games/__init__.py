"""The games of the family, one module each: how it differs from the base rules, and its options."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from hupai.guihuzi.games import nanxian, yuanjiang

GAMES: Final[tuple[ModuleType, ...]] = (yuanjiang, nanxian)
"""The games in the order they are offered. To add one, write a module in this folder and name it here."""
