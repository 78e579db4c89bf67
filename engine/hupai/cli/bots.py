"""Bots as a command line names them: ``beginner,random``, or ``module:Class`` for one of the user's own."""

from __future__ import annotations

from hupai.arena.own_bot import is_own_bot, own_bot
from hupai.arena.play import Player
from hupai.table.errors import InvalidRequest
from hupai.table.family import Family

_USUAL = "beginner"


def bot_names(text: str) -> list[str]:
    """Return the names of a list with commas."""
    return [name.strip() for name in text.split(",")]


def player_named(name: str) -> Player:
    """Return the player of a measurement: the class of a module, or else a name for the ladder."""
    return own_bot(name) if is_own_bot(name) else name


def chosen_bots(text: str | None, family: Family, count: int) -> list[str]:
    """Return ``count`` bots: those of ``--bots``, or beginners; InvalidRequest ``wrong_argument`` for another number.

    Whether the family has bots of these names is for the caller to ask.
    """
    if text is None:
        return [_usual_bot(family)] * count
    bots = bot_names(text)
    if len(bots) != count:
        raise InvalidRequest("wrong_argument", name="--bots", expected=example_bots(family, count))
    return bots


def example_bots(family: Family, count: int) -> str:
    """Return an example of so many bots of the family."""
    return ",".join([_usual_bot(family), *[next(iter(family.bots))] * (count - 1)])


def _usual_bot(family: Family) -> str:
    return _USUAL if _USUAL in family.bots else next(iter(family.bots))
