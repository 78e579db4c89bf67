"""The games by identifier; a new game is one file in ``zipai/games`` and one line here."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from hupai.table.errors import InvalidRequest
from hupai.zipai.game import ZipaiGame
from hupai.zipai.games import leiyang, paohuzi, shaoyang, yongzhou, yongzhou_plain


def _game(module: ModuleType) -> ZipaiGame:
    return ZipaiGame(id=module.ID, base=module.RULES, options=module.OPTIONS)


games: Final[dict[str, ZipaiGame]] = {
    module.ID: _game(module) for module in (yongzhou, yongzhou_plain, paohuzi, leiyang, shaoyang)
}


def game_named(name: object) -> ZipaiGame:
    """Return the game of that identifier; InvalidRequest ``unknown_game`` lists the known ones."""
    if not isinstance(name, str) or name not in games:
        raise InvalidRequest("unknown_game", game=str(name), known=sorted(games))
    return games[name]
