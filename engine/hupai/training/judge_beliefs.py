"""How well beliefs foretell hidden hands, beside deals by chance: on self-play hands whose cards are known.

At some decisions worlds are drawn both ways, and each foretells what the other two hold: a pair of a kind, any copy of
it, cards that eat it, a wait for it, a hand that waits at all. The share of worlds in which it is so is the
chance given to it; counted are minus the logarithm of the chance given to what was true (lower is sharper), and
the mean chance beside how often it was true (calibration). ``python -m hupai.training.judge_beliefs`` prints both.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hupai import jobs
from hupai.bots.base import Budget
from hupai.bots.beliefs import worlds
from hupai.bots.ladder import bot_named
from hupai.registry import game_named, games
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.zipai.cards import KINDS, full_deck
from hupai.zipai.claim import BY_OTHER
from hupai.zipai.eating import eatings
from hupai.zipai.observation import observe
from hupai.zipai.readiness import waits
from hupai.zipai.sampling import sample
from hupai.zipai.state import OVER, SEATS, Table
from hupai.zipai.turn import begin, step

FORETOLD = ("pair", "holds", "eats", "waits for", "waits")
ONE_IN = 6
"""Decisions of which one is judged."""
CHANCE, BELIEF = "chance", "belief"


@dataclass(slots=True)
class Judged:
    """Sums over what was foretold in one way."""

    count: int = 0
    loss: float = 0.0
    given: float = 0.0
    """Chances given."""
    true: int = 0

    def add(self, other: Judged) -> None:
        """Add another's sums to these."""
        self.count += other.count
        self.loss += other.loss
        self.given += other.given
        self.true += other.true


@dataclass(frozen=True, slots=True)
class Task:
    """Hands to judge on."""

    game: str
    bots: tuple[str, ...]
    seed: str
    number: int
    count: int
    worlds: int


@dataclass(slots=True)
class Verdict:
    """What came of one task: sums by (what was foretold, CHANCE or BELIEF)."""

    game: str
    sums: dict[tuple[str, str], Judged] = field(default_factory=dict)


def holds_true(t: Table, seat: int) -> Iterator[tuple[str, bool]]:
    """Yield what can be foretold of the other two hands, always in the same order, and whether it is so."""
    for other in range(SEATS):
        if other != seat:
            hand, waiting = t.hands[other], waits(t, other, BY_OTHER)
            for kind in range(KINDS):
                yield "pair", hand[kind] == 2
                yield "holds", hand[kind] > 0
                yield "eats", bool(eatings(hand, kind))
                yield "waits for", kind in waiting
            yield "waits", bool(waiting)


def judge(task: Task) -> Verdict:
    """Play the task's hands and judge both ways on them."""
    rules = game_named(task.game).rules()
    verdict = Verdict(task.game, {(what, way): Judged() for what in FORETOLD for way in (CHANCE, BELIEF)})
    for number in range(task.number, task.number + task.count):
        seed = derived_seed(task.seed, "judge", task.game, number)
        rng = Stream(seed, "judge")
        players = [bot_named(rng.choice(task.bots)) for _ in range(SEATS)]
        t = begin(rules, shuffled(full_deck(rules.kings), seed), number % SEATS)
        while t.phase != OVER:
            seat = t.pending[0]
            seen = observe(t, seat)
            if len(seen.legal) > 1 and not rng.below(ONE_IN):
                true = list(holds_true(t, seat))
                by_chance = [sample(seen, rng) for _ in range(task.worlds)]
                for way, made in ((CHANCE, by_chance), (BELIEF, worlds(seen, rng, task.worlds))):
                    _compare(verdict, way, true, made, seat)
            step(t, seat, players[seat].decide(seen, seen.legal, Budget(explain=False), rng).action)
    return verdict


def _compare(verdict: Verdict, way: str, true: Sequence[tuple[str, bool]], made: Sequence[Table], seat: int) -> None:
    counts = [0] * len(true)
    for world in made:
        for at, (_, so) in enumerate(holds_true(world, seat)):
            counts[at] += so
    for (what, so), count in zip(true, counts, strict=True):
        given = (count + 0.5) / (len(made) + 1)
        judged = verdict.sums[what, way]
        judged.add(Judged(1, -math.log(given if so else 1 - given), given, int(so)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Judge and print a table."""
    parser = argparse.ArgumentParser(prog="python -m hupai.training.judge_beliefs")
    parser.add_argument("--games", default=",".join(games), help="games, with commas")
    parser.add_argument("--bots", default="regular", help="players, drawn for each seat, with commas")
    parser.add_argument("--hands", type=int, default=40, help="hands of each game")
    parser.add_argument("--worlds", type=int, default=60, help="worlds drawn each way")
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one a core")
    chosen = parser.parse_args(arguments)
    names, bots = chosen.games.split(","), tuple(chosen.bots.split(","))
    tasks = [
        Task(game, bots, chosen.seed, number, min(4, chosen.hands - number), chosen.worlds)
        for game in names
        for number in range(0, chosen.hands, 4)
    ]
    totals = {(game, what, way): Judged() for game in names for what in FORETOLD for way in (CHANCE, BELIEF)}
    for _, verdict in jobs.run(judge, tasks, jobs=chosen.jobs):
        for (what, way), judged in verdict.sums.items():
            totals[verdict.game, what, way].add(judged)
    for (game, what, way), judged in totals.items():
        count = max(1, judged.count)
        print(
            f"{game:15} {what:10} {way:7} loss {judged.loss / count:.4f}"
            f"  given {judged.given / count:.4f}  true {judged.true / count:.4f}  of {judged.count}"
        )


if __name__ == "__main__":
    main()
