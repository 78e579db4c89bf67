"""The games of the zipai family, for tests of what only they have."""

from __future__ import annotations

from typing import Final

import pytest

from hupai import registry
from hupai.table.game import Game

games: Final[dict[str, Game]] = {name: game for name, game in registry.games.items() if game.family.id == "zipai"}
"""Every game of the family by its identifier."""

each_game = pytest.mark.parametrize("game_id", sorted(games))
