"""Fits what the numbers of :mod:`hupai.guihuzi.bots.features` are worth, and prints a weights file.

Hands are played by the cards that fit together best, with a random choice now and then. At some decisions each of the
better choices is played to the end of the hand, in the same deal and by the same play. So luck that all of them share
cancels out, and only what follows from the choice is left: that tells a choice's worth from much fewer hands than the
score of whole hands would. The weights of what a choice leads to are fitted to the differences of such outcomes, those
of what it cannot change to the outcomes themselves.

``python -m hupai.guihuzi.training.fit_choices --game yuanjiang > yuanjiang.json`` plays and fits.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from hupai import jobs
from hupai.bots.base import POINT
from hupai.bots.linear_evaluator import AMOUNT
from hupai.bots.self_play import deal
from hupai.bots.weights import format_weights
from hupai.guihuzi.actions import HU
from hupai.guihuzi.bots.beginner import ranked_by_shape
from hupai.guihuzi.bots.features import ABOUT_CHOICES, SCHEMA, SIZE, Choices
from hupai.guihuzi.bots.playout import played_out
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.family import FAMILY
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.state import Table
from hupai.guihuzi.training.normal_equations import NormalEquations
from hupai.guihuzi.turn.machine import step
from hupai.guihuzi.view.observation import observe
from hupai.jobs.hands import Hands, tasks_of
from hupai.table.chance import Stream, derived_seed

CHUNK: Final = 50
"""Hands per task."""
TRIED: Final = 350
"""At how many decisions in a thousand the choices are tried."""
EXPLORE: Final = 100
"""How many choices in a thousand are one of the few best by shape, at random."""
AMONG: Final = 4
"""How many those few are."""
RIDGE: Final = 300
"""How many examples in which a feature has no effect are added for each."""
MOST_POINTS: Final = 60
"""Points above which an outcome counts no more in a difference: rare wins would drown the rest in chance."""
_RULES: Final = {module.ID: module.RULES for module in GAMES}

Row = tuple[list[int], int]
"""The amounts of all features of a choice, and the points it brought."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """What decisions at which the choices were tried teach."""

    between: NormalEquations
    """Of the differences between two choices of a decision, by the features that are about choices."""
    firsts: NormalEquations
    """Of each decision's first choice, by all features."""

    @classmethod
    def of(cls, decisions: Iterable[Sequence[Row]]) -> Lessons:
        """Return what these decisions teach, each with its choices, the most promising one first."""
        found = cls(NormalEquations(ABOUT_CHOICES), NormalEquations(SIZE))
        for choices in decisions:
            found.firsts.add(*choices[0])
            for (one, brought), (other, less) in combinations(choices, 2):
                amounts = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
                found.between.add(amounts[:ABOUT_CHOICES], _clipped(brought) - _clipped(less))
        return found


def lessons_of(task: Hands) -> Lessons:
    """Return what the hands of a task teach."""
    return Lessons.of(tried_choices(task))


def tried_choices(task: Hands) -> Iterator[list[Row]]:
    """Play the hands of a task; yield for each decision at which choices were tried what each led to and brought."""
    rules = _RULES[task.game]
    for number in task.numbers:
        seed = derived_seed(task.seed, "choices", task.game, number)
        rng = Stream(seed, "choices")
        table = deal(FAMILY.play, rules, seed, number % rules.seats)
        while table.result is None:
            seat = table.pending[0]
            legal = table.offers[seat]
            if len(legal) > 1 and HU not in legal and rng.below(1000) < TRIED:
                yield list(_tried(table, seat))
            ranked = ranked_by_shape(table, seat, legal, PATIENT)
            at = rng.below(min(AMONG, len(ranked))) if HU not in legal and rng.below(1000) < EXPLORE else 0
            step(table, seat, ranked[at][0])


def _tried(table: Table, seat: int) -> Iterator[Row]:
    choices = Choices(observe(table, seat), table.offers[seat])
    for action in choices.better:
        amounts = [0] * SIZE
        for number, amount in choices.features(action)[1]:
            amounts[number] = amount
        yield amounts, played_out(table.clone(), seat, action)


def fit(lessons: Lessons) -> tuple[list[int], float]:
    """Return the weights in thousandths of a point, and the share of the differences' variance that they explain."""
    weights = lessons.between.solved(RIDGE, AMOUNT)
    # Of the choices of a position the first stands for what the hand is worth: it is the most promising one.
    whole = lessons.firsts.solved(RIDGE, AMOUNT, known=weights)
    return [round(weight * POINT) for weight in whole], lessons.between.explained(weights, AMOUNT)


def _clipped(points: int) -> int:
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the weights file."""
    parser = argparse.ArgumentParser(prog="python -m hupai.guihuzi.training.fit_choices")
    parser.add_argument("--game", required=True, choices=sorted(_RULES))
    parser.add_argument("--hands", type=int, default=3000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one per core")
    chosen = parser.parse_args(arguments)
    tasks = tasks_of(chosen.game, chosen.seed, chosen.hands, CHUNK)
    lessons = Lessons.of(())
    for _, found in jobs.run(lessons_of, tasks, jobs=chosen.jobs):
        lessons.between.join(found.between)
        lessons.firsts.join(found.firsts)
    weights, explained = fit(lessons)
    print(f"{chosen.game}: {explained:.1%} of the differences explained", file=sys.stderr)
    made = {"game": chosen.game, "hands": chosen.hands, "seed": chosen.seed}
    print(format_weights(chosen.game, SCHEMA, weights, made, {}), end="")


if __name__ == "__main__":
    main()
