"""The bots by name, weakest first. Levels differ by what they know, never by what they are shown."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from hupai.bots.base import Bot
from hupai.table.errors import InvalidRequest

if TYPE_CHECKING:
    from hupai.bots.weights import Weights

HOMES: Final = {
    "random": ("random_bot", "RandomBot"),
    "beginner": ("beginner", "Beginner"),
    "regular": ("regular", "Regular"),
    "strong": ("strong", "Strong"),
    "expert": ("expert", "Expert"),
}
"""Where each bot is: its module and its class."""

LEARNED: Final = frozenset({"strong", "expert"})
"""The bots that play by weights, their own or given ones."""


class Ladder(MutableMapping[str, Bot]):
    """The bots by name. Each is loaded when it is first asked for: who plays with beginners waits for no expert."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot | None] = dict.fromkeys(HOMES)

    def __getitem__(self, name: str) -> Bot:
        bot = self._bots[name]
        if bot is None:
            bot = self._bots[name] = _maker(name)()
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


BOTS: Final = Ladder()


def bot_named(name: object) -> Bot:
    """Return the bot of that name; InvalidRequest ``unknown_bot`` lists the known ones."""
    if not isinstance(name, str) or name not in BOTS:
        raise InvalidRequest("unknown_bot", bot=str(name), known=list(BOTS))
    return BOTS[name]


def learned_bot(level: str, name: str, weights: Weights) -> Bot:
    """Return a bot of one of the :data:`LEARNED` levels that plays by the given weights."""
    bot: Bot = _maker(level)(name, weights)
    return bot


def _maker(name: str) -> Any:
    module, kind = HOMES[name]
    return getattr(import_module(f"hupai.bots.{module}"), kind)
