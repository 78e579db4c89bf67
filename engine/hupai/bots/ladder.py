"""The bots by name, weakest first. Levels differ by what they know, never by what they are shown."""

from __future__ import annotations

from typing import Final

from hupai.bots.base import Bot
from hupai.bots.beginner import Beginner
from hupai.bots.random_bot import RandomBot
from hupai.bots.regular import Regular
from hupai.table.errors import InvalidRequest

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), Beginner(), Regular())}


def bot_named(name: object) -> Bot:
    """Return the bot of that name; InvalidRequest ``unknown_bot`` lists the known ones."""
    if not isinstance(name, str) or name not in BOTS:
        raise InvalidRequest("unknown_bot", bot=str(name), known=list(BOTS))
    return BOTS[name]
