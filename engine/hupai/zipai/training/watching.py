"""Hands between bots in which some decisions are studied, with all cards known, and the arguments of such studies."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hupai.bots.base import Budget
from hupai.bots.self_play import deal, decisions
from hupai.table.chance import Stream, derived_seed
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.family import FAMILY
from hupai.zipai.games import RULES, rules_named
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation


@dataclass(frozen=True, slots=True)
class WatchTask:
    """A task: consecutive hands of a game; each seat gets one of the bots, drawn at random."""

    game: str
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int


def watch_tasks(game: str, bots: Sequence[str], seed: str, hands: int, chunk: int) -> list[WatchTask]:
    """Return tasks of at most ``chunk`` hands each."""
    return [WatchTask(game, tuple(bots), seed, first, min(chunk, hands - first)) for first in range(0, hands, chunk)]


def watched(task: WatchTask, topic: str, stream: str, one_in: int) -> Iterator[tuple[Table, Observation, Stream]]:
    """Play the hands of a task; yield (table, observation, random stream) at one in ``one_in`` decisions with a choice.

    ``topic`` and ``stream`` name the sources of randomness. The caller may draw from the stream, and must not change
    the table.
    """
    play, rules = FAMILY.play, rules_named(task.game)
    for number in range(task.first, task.first + task.count):
        seed = derived_seed(task.seed, topic, task.game, number)
        rng = Stream(seed, stream)
        players = [LADDER.named(rng.choice(task.bots)) for _ in range(SEATS)]
        table = deal(play, rules, seed, number % SEATS)
        for seat, seen in decisions(play, table):
            if len(seen.legal) > 1 and not rng.below(one_in):
                yield table, seen, rng
            action = players[seat].decide(seen, seen.legal, Budget(explain=False), rng).action
            play.step(table, seat, action, None)


def study_arguments(tool: str, *, bots: str, hands: int, seed: str) -> argparse.ArgumentParser:
    """Return a parser of the arguments that all studies share, with these defaults; ``tool`` is the module's name."""
    parser = argparse.ArgumentParser(prog=f"python -m hupai.zipai.training.{tool}")
    parser.add_argument("--games", default=",".join(RULES), help="games, separated by commas")
    parser.add_argument("--bots", default=bots, help="bots, separated by commas")
    parser.add_argument("--hands", type=int, default=hands, help="hands per game")
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one per core")
    return parser
