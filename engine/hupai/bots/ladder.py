"""The bots of a family by name, weakest first. Levels differ by what they know, never by what they are shown.

A player is a level or, with a manner (:mod:`hupai.bots.manner`), ``regular+keen``; where a family does not say how a
manner leans, it changes nothing. A judge is always a level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Final

from hupai.bots.base import Bot
from hupai.bots.manner import NO_LEAN, Lean, Mannered, in_manner, parts_of
from hupai.table.errors import InvalidRequest
from hupai.table.family import Action

LEVELS: Final = ("random", "beginner", "regular", "strong", "expert")
"""The names that every family's ladder may use, weakest first. Their words are shared by all families."""


class Ladder(MutableMapping[str, Bot]):
    """Bots by name, weakest first. Each is loaded when it is first asked for."""

    def __init__(
        self,
        homes: Mapping[str, tuple[str, str]],
        *,
        learned: frozenset[str] = frozenset(),
        in_points: frozenset[str] = frozenset(),
        parse_weights: Callable[[str], object] | None = None,
        leans: Mapping[str, Lean] | None = None,
        verb: Callable[[Action], str] = str,
    ) -> None:
        """``homes`` names each bot's module and class.

        ``learned`` bots can be given weights, and play by shipped ones in most games; ``parse_weights`` reads them from
        a file's text. The values of ``in_points`` bots are thousandths of a point. ``leans`` says of levels how manners
        lean; ``verb`` is the first word of an action.
        """
        self._homes = dict(homes)
        self.learned = learned
        self.in_points = in_points
        self.parse_weights = parse_weights
        self._leans, self._verb = dict(leans or {}), verb
        self._bots: dict[str, Bot | None] = dict.fromkeys(homes)

    def __getitem__(self, name: str) -> Bot:
        bot = self._bots[name]
        if bot is None:
            bot = self._bots[name] = self._class(name)()
        return bot

    def __setitem__(self, name: str, bot: Bot) -> None:
        self._bots[name] = bot

    def __delitem__(self, name: str) -> None:
        del self._bots[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._bots)

    def __len__(self) -> int:
        return len(self._bots)

    def __contains__(self, name: object) -> bool:
        return name in self._bots

    def named(self, name: object) -> Bot:
        """Return the bot of that name; InvalidRequest ``unknown_bot`` lists the known ones."""
        if not isinstance(name, str) or name not in self:
            raise InvalidRequest("unknown_bot", bot=str(name), known=list(self))
        return self[name]

    def player(self, name: object) -> Bot:
        """Return the bot of a level, in its manner if the name has one; InvalidRequest ``unknown_bot`` as above."""
        level, manner = parts_of(name) if isinstance(name, str) else (name, "")
        if not manner or level not in self:
            return self.named(name)
        return Mannered(str(name), self.named(level), self._leans.get(str(level), NO_LEAN), self._verb)

    def below(self, name: str) -> Bot:
        """Return the player one level below, in the same manner; of the weakest, itself."""
        level, manner = parts_of(name)
        names = list(self)
        return self.player(in_manner(names[max(0, names.index(level) - 1)], manner))

    def strongest(self) -> str:
        """Return the name of the strongest bot."""
        return list(self)[-1]

    def with_weights(self, level: str, name: str, weights: object) -> Bot:
        """Return a bot of a :attr:`learned` level that plays by the given weights."""
        return self._class(level)(name, weights)

    def _class(self, name: str) -> Callable[..., Bot]:
        module, kind = self._homes[name]
        found: Callable[..., Bot] = getattr(import_module(module), kind)
        return found
