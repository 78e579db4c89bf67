"""One hand between bots, and statistics of their decisions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hupai.arena.own_bot import OwnBot
from hupai.bots.base import Bot, Budget
from hupai.bots.self_play import deal, decisions
from hupai.registry import game_named
from hupai.table.chance import Stream
from hupai.table.errors import EngineError
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.json_object import Json
from hupai.table.results import Result

Player = Bot | OwnBot | str
"""A bot, a class to make it of, or its name on the ladder. A bot must be picklable to play in other processes."""


@dataclass(slots=True)
class DecisionStats:
    """How many decisions a bot made, how many of them were illegal, and how many nanoseconds they took."""

    decisions: int = 0
    illegal: int = 0
    nanoseconds: int = 0


def resolve_bot(game: Game, player: Player) -> Bot:
    """Return the bot of a player, such as ``regular`` or ``regular+keen``.

    ``strong@FILE`` and ``expert@FILE`` play by the weights in a file.

    Raises InvalidRequest ``unknown_bot``, InvalidWeights, OSError, or what :meth:`OwnBot.load` raises.
    """
    if isinstance(player, OwnBot):
        return player.load()
    if not isinstance(player, str):
        return player
    level, at, file = player.partition("@")
    if not at or level not in game.family.bots.learned:
        named: Bot = game.family.bots.player(player)
        return named
    return _by_file(game.id, level, file, Path(file).stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _by_file(game: str, level: str, file: str, changed: int) -> Bot:
    """Return a learned bot with the weights in a file. The cache reads it again when its time ``changed``."""
    bots = game_named(game).family.bots
    bot: Bot = bots.with_weights(level, f"{level}@{file}", bots.parse_weights(Path(file).read_text("utf-8", "replace")))
    return bot


def display_name(player: Player) -> str:
    """Return the bot's name in reports."""
    return player if isinstance(player, str) else player.name


def play_hand(
    game: Game,
    rules: Rules,
    bots: Sequence[Bot],
    seed: str,
    dealer: int,
    stats: Sequence[DecisionStats],
    budgets: Sequence[Budget],
) -> Result:
    """Play one hand and return its result; ``bots``, ``stats`` and ``budgets`` go by seat.

    The seed decides the deck and the random stream of each bot. An illegal answer is counted and replaced by the first
    legal one. If a bot raises, EngineError ``bot_failed`` says how to play the hand again. ``stats`` are added to.
    """
    play = game.family.play
    streams = [Stream(seed, f"bot{seat}") for seat in range(len(bots))]
    table = deal(play, rules, seed, dealer)
    for seat, seen in decisions(play, table):
        legal = tuple(table.offers[seat])  # a bot may do with it what it likes
        started = time.perf_counter_ns()
        try:
            action = bots[seat].decide(seen, legal, budgets[seat], streams[seat]).action
        except Exception as error:
            facts: Json = {"bot": bots[seat].name, "game": game.id, "seed": seed, "dealer": dealer}
            raise EngineError("bot_failed", **facts, seat=seat, error=repr(error)) from error
        stats[seat].nanoseconds += time.perf_counter_ns() - started
        stats[seat].decisions += 1
        if action not in legal:
            stats[seat].illegal += 1
            action = legal[0]
        play.step(table, seat, action, None)
    result: Result = table.result
    return result
