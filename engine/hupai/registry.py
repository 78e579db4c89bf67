"""Families and games by identifier, loaded when they are asked for.

A new family is one line in ``_HOMES``; a new game of a family is named by that family.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from hupai.explain.vocabulary import Vocabulary
from hupai.table.errors import InvalidRequest
from hupai.table.family import Family
from hupai.table.game import Game

_HOMES: Final[dict[str, str]] = {
    "zipai": "hupai.zipai.family",
    "mahjong": "hupai.mahjong.family",
    "guihuzi": "hupai.guihuzi.family",
}
"""The module of each family, which names it ``FAMILY``."""

_added: Final[dict[str, Family]] = {}
"""Families that somebody else brought (:func:`add_family`)."""


class Games(Mapping[str, Game]):
    """Every game by its identifier; a family is loaded when one of its games is asked for, or all are."""

    def __init__(self) -> None:
        self._found: dict[str, Game] = {}
        self._loaded: set[str] = set()

    def __getitem__(self, name: str) -> Game:
        if name not in self._found:
            for family in families():
                self._load(family)
                if name in self._found:
                    break
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        for family in families():
            self._load(family)
        return iter(self._found)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        family = family_named(name)
        self._found |= {
            one.id: Game(one.id, family, one.base, one.options, one.sets, one.called) for one in family.games
        }
        self._loaded.add(name)

    def forget(self, name: str) -> None:
        """Forget a family's games."""
        self._loaded.discard(name)
        self._found = {id: game for id, game in self._found.items() if game.family.id != name}


games: Final = Games()
"""Every game by its identifier."""


def families() -> tuple[str, ...]:
    """Return the identifiers of the families that this build has: a page starts without most of them."""
    return (*(name for name, home in _HOMES.items() if find_spec(home.rpartition(".")[0])), *_added)


def family_named(name: str) -> Family:
    """Return the family; InvalidRequest ``unknown_family`` for one that this build lacks."""
    if name in _added:
        return _added[name]
    if name not in families():
        raise InvalidRequest("unknown_family", name=name[:80], known=list(families()))
    family: Family = import_module(_HOMES[name]).FAMILY
    return family


def add_family(family: Family) -> None:
    """Add a family of one's own to the games of this process; a test takes it away with :func:`remove_family`."""
    _added[family.id] = family


def remove_family(name: str) -> None:
    """Take away a family that was added."""
    del _added[name]
    games.forget(name)


def game_named(name: object) -> Game:
    """Return the game of that identifier; InvalidRequest ``unknown_game`` lists the known ones."""
    if not isinstance(name, str) or name not in games:
        raise InvalidRequest("unknown_game", game=str(name), known=sorted(games))
    return games[name]


def vocabulary_of(family: str) -> Vocabulary:
    """Return the family's words, or the shared ones for an empty name or a family that is not there."""
    from hupai.explain.shared import SHARED

    if family not in families():
        return SHARED
    vocabulary: Vocabulary = family_named(family).vocabulary()
    return vocabulary
