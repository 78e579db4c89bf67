"""One hand between three bots, and what each of them did in it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from hupai.bots.base import Bot, Budget
from hupai.bots.ladder import LEARNED, bot_named, learned_bot
from hupai.bots.weights import parse_weights
from hupai.table.chance import Stream, shuffled
from hupai.table.errors import EngineError
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import observe
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import OVER, SEATS, HandResult
from hupai.zipai.turn import begin, step

Player = Bot | str
"""A bot, or the name by which the ladder knows it; a bot has to be picklable to play in other processes."""


@dataclass(slots=True)
class Play:
    """What a bot did: decisions, how many of them were illegal, and the nanoseconds they took."""

    decisions: int = 0
    illegal: int = 0
    nanoseconds: int = 0


def seated(player: Player) -> Bot:
    """Return the bot itself; ``strong@FILE`` and ``expert@FILE`` play by the weights of a file.

    InvalidRequest ``unknown_bot`` if no bot is called so, InvalidWeights for a file that is no use; OSError.
    """
    if not isinstance(player, str):
        return player
    level, at, file = player.partition("@")
    if not at or level not in LEARNED:
        return bot_named(player)
    return _by_file(level, file, Path(file).stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _by_file(level: str, file: str, changed: int) -> Bot:
    """Return a learned bot with the weights of a file as it was when last ``changed``: read once, not every hand."""
    return learned_bot(level, f"{level}@{file}", parse_weights(Path(file).read_text("utf-8")))


def called(player: Player) -> str:
    """Return what to call the bot in a report."""
    return player if isinstance(player, str) else player.name


def play_hand(
    rules: ZipaiRules,
    bots: Sequence[Bot],
    seed: str,
    dealer: int,
    plays: Sequence[Play],
    budgets: Sequence[Budget],
) -> HandResult:
    """Play one hand and return how it ended; ``bots``, ``plays``, which is added to, and ``budgets`` go by seat.

    The seed decides the deck and, by seat, the bots' chance. An illegal answer is counted and the first legal one
    taken instead. EngineError ``bot_failed`` with all that is needed to play the hand again if a bot raises.
    """
    chances = [Stream(seed, f"bot{seat}") for seat in range(SEATS)]
    t = begin(rules, shuffled(full_deck(rules.kings), seed), dealer)
    while t.phase != OVER:
        seat = t.pending[0]
        legal = t.offers[seat]
        seen = observe(t, seat)
        play = plays[seat]
        started = time.perf_counter_ns()
        try:
            action = bots[seat].decide(seen, legal, budgets[seat], chances[seat]).action
        except Exception as error:
            facts: dict[str, Any] = {"bot": bots[seat].name, "game": rules.game, "seed": seed, "dealer": dealer}
            raise EngineError("bot_failed", **facts, seat=seat, error=repr(error)) from error
        play.nanoseconds += time.perf_counter_ns() - started
        play.decisions += 1
        if action not in legal:
            play.illegal += 1
            action = legal[0]
        step(t, seat, action)
    assert t.result is not None
    return t.result
