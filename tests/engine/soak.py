"""Many hands of zipai: every invariant checked after every step, every decision of a bot for legality."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product

from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from tests.engine.invariants import check
from tests.engine.random_options import drawn_options
from tests.engine.strategies import DEALS, rigged_deck
from tests.engine.zipai_games import games

FEW_NODES = 48
"""Positions that a searching bot evaluates: legality does not depend on its strength."""


@dataclass(frozen=True)
class Task:
    """Some hands to play. ``bots`` are a name for each seat, or empty for every such choice of the ladder in turn."""

    game: str
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int
    random_options: bool
    nodes: int = FEW_NODES

    def seated(self, number: int, seats: int = SEATS) -> tuple[str, ...]:
        """Return the bots of the hand of that number."""
        if self.bots:
            return self.bots[:seats]
        tables = list(product(LADDER, repeat=seats))
        return tables[number % len(tables)]

    def rules(self) -> ZipaiRules:
        """Return the rules of the hands: the game's defaults, or random options."""
        game = games[self.game]
        chance = Stream(f"{self.seed}:{self.first}", "options")
        return game.rules(**(drawn_options(game, chance) if self.random_options else {}))


def play_chunk(task: Task) -> Counter[str]:
    """Play the hands and count them; raise for a broken invariant, an illegal decision or an error."""
    rules = task.rules()
    totals: Counter[str] = Counter()
    for number in range(task.first, task.first + task.count):
        name = f"{task.seed}:{number}"
        try:
            _play_hand(task, rules, name, number, totals)
        except Exception as error:
            bots = task.seated(number, rules.seats)
            where = f"{task.game} hand {name}, dealer {number % rules.seats}, bots {bots}, {rules}"
            raise AssertionError(f"{where}: {type(error).__name__} {error}") from error
    return totals


def _play_hand(task: Task, rules: ZipaiRules, name: str, number: int, totals: Counter[str]) -> None:
    bots = [LADDER[bot] for bot in task.seated(number, rules.seats)]
    chances = [Stream(name, f"bot{seat}") for seat in range(rules.seats)]
    t = begin(rules, rigged_deck(rules, name, DEALS[number % len(DEALS)], number % 2), number % rules.seats)
    while t.phase != PHASE_OVER:
        check(t)
        if not chances[0].below(8):
            _try_all(t)
        seat = chances[0].choice(t.pending)
        seen = observe(t, seat)
        action = bots[seat].decide(seen, seen.legal, Budget(task.nodes), chances[seat]).action
        assert action in t.offers[seat], f"illegal: {action}"
        step(t, seat, action)
        totals[bots[seat].name] += 1
    check(t)
    totals["hands"] += 1
    totals["won"] += t.result is not None and t.result.win is not None


def _try_all(t: Table) -> None:
    """Try every legal action on a copy: each leads to a table without contradictions."""
    for seat in t.pending:
        for action in t.offers[seat]:
            copy = t.clone()
            step(copy, seat, action)
            check(copy)
