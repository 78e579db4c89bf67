"""Calibrates beliefs: how well sampled worlds predict hidden hands, compared with random deals.

At some decisions of self-play, worlds are sampled both ways, and each way predicts the other two hands: a pair of a
kind, any copy of it, cards that eat it, a wait for it, any wait at all. The probability of a fact is the share of
worlds in which it holds. ``python -m hupai.zipai.training.calibrate_beliefs`` prints the log loss (lower is sharper),
and the mean probability beside the frequency of the true facts (calibration).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hupai import jobs
from hupai.zipai.bots.beliefs import sample_worlds
from hupai.zipai.cards import KINDS
from hupai.zipai.determinize.sample import sample
from hupai.zipai.eating import eatings
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.win_facts import BY_OTHER
from hupai.zipai.state import Table
from hupai.zipai.training.watching import WatchTask, study_arguments, watch_tasks, watched

PREDICTED = ("pair", "holds", "eats", "waits for", "waits")
ONE_IN = 6
"""One in this many decisions is used."""
CHUNK = 4
"""Hands per task."""
CHANCE, BELIEF = "chance", "belief"


@dataclass(slots=True)
class PredictionSums:
    """Sums over predictions of one sort, made in one way."""

    count: int = 0
    loss: float = 0.0
    given: float = 0.0
    """The probabilities given."""
    true: int = 0

    def add(self, other: PredictionSums) -> None:
        """Add another's sums to these."""
        self.count += other.count
        self.loss += other.loss
        self.given += other.given
        self.true += other.true


Sums = dict[tuple[str, str], PredictionSums]
"""Sums by (what was predicted, CHANCE or BELIEF)."""


def _no_sums() -> Sums:
    return {(what, way): PredictionSums() for what in PREDICTED for way in (CHANCE, BELIEF)}


@dataclass(frozen=True, slots=True)
class Task:
    """Hands to predict, and the number of worlds for each way."""

    hands: WatchTask
    worlds: int


@dataclass(slots=True)
class Calibration:
    """The sums of one task."""

    game: str
    sums: Sums = field(default_factory=_no_sums)


def hidden_facts(t: Table, seat: int) -> Iterator[tuple[str, bool]]:
    """Yield (what, whether it is true) for everything that is predicted of the other two hands, in a fixed order."""
    for other in range(SEATS):
        if other != seat:
            hand, waiting = t.hands[other], waits(t, other, BY_OTHER)
            for kind in range(KINDS):
                yield "pair", hand[kind] == 2
                yield "holds", hand[kind] > 0
                yield "eats", bool(eatings(hand, kind))
                yield "waits for", kind in waiting
            yield "waits", bool(waiting)


def calibrate(task: Task) -> Calibration:
    """Play the hands of a task and return how well each way predicts them."""
    found = Calibration(task.hands.game)
    for table, seen, rng in watched(task.hands, "judge", "judge", ONE_IN):
        truth = list(hidden_facts(table, seen.seat))
        by_chance = [sample(seen, rng) for _ in range(task.worlds)]
        for way, worlds in ((CHANCE, by_chance), (BELIEF, sample_worlds(seen, rng, task.worlds))):
            _compare(found.sums, way, truth, worlds, seen.seat)
    return found


def _compare(sums: Sums, way: str, truth: Sequence[tuple[str, bool]], worlds: Sequence[Table], seat: int) -> None:
    """Add the predictions that these worlds make to the sums."""
    counts = [0] * len(truth)
    for world in worlds:
        for at, (_, so) in enumerate(hidden_facts(world, seat)):
            counts[at] += so
    for (what, so), count in zip(truth, counts, strict=True):
        given = (count + 0.5) / (len(worlds) + 1)
        sums[what, way].add(PredictionSums(1, -math.log(given if so else 1 - given), given, int(so)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Calibrate and print a table."""
    parser = study_arguments("calibrate_beliefs", bots="regular", hands=40, seed="judge")
    parser.add_argument("--worlds", type=int, default=60, help="worlds sampled each way")
    chosen = parser.parse_args(arguments)
    names, bots = chosen.games.split(","), chosen.bots.split(",")
    tasks = [
        Task(hands, chosen.worlds)
        for game in names
        for hands in watch_tasks(game, bots, chosen.seed, chosen.hands, CHUNK)
    ]
    totals = {game: Calibration(game) for game in names}
    for _, found in jobs.run(calibrate, tasks, jobs=chosen.jobs):
        for key, sums in found.sums.items():
            totals[found.game].sums[key].add(sums)
    for game in names:
        for (what, way), sums in totals[game].sums.items():
            count = max(1, sums.count)
            print(
                f"{game:15} {what:10} {way:7} loss {sums.loss / count:.4f}"
                f"  given {sums.given / count:.4f}  true {sums.true / count:.4f}  of {sums.count}"
            )


if __name__ == "__main__":
    main()
