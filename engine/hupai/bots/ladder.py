"""The bots by name, weakest first. Levels differ by what they know, never by what they are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hupai.bots.base import Bot
from hupai.bots.beginner import Beginner
from hupai.bots.expert import Expert
from hupai.bots.random_bot import RandomBot
from hupai.bots.regular import Regular
from hupai.bots.strong import Strong
from hupai.bots.weights import Weights
from hupai.table.errors import InvalidRequest

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), Beginner(), Regular(), Strong(), Expert())}

LEARNED: Final[dict[str, Callable[[str, Weights], Bot]]] = {"strong": Strong, "expert": Expert}
"""What makes a bot that plays by given weights."""


def bot_named(name: object) -> Bot:
    """Return the bot of that name; InvalidRequest ``unknown_bot`` lists the known ones."""
    if not isinstance(name, str) or name not in BOTS:
        raise InvalidRequest("unknown_bot", bot=str(name), known=list(BOTS))
    return BOTS[name]
