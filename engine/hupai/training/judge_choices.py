"""How well bots tell what a choice is worth: against hands played out by strong players, at decisions of self-play.

At some decisions the choices that are close are tried in the same made-up worlds, and strong players finish the hand:
the mean of the points is what a choice is worth, up to chance. Beside it stands what each bot gives for it. Printed
are how the two go together within a decision (their correlation, freed of the chance in the means) and how many points
a decision the bot's choice brings more than the evaluator's. ``python -m hupai.training.judge_choices``.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance

from hupai import jobs
from hupai.bots.base import Budget
from hupai.bots.beliefs import Belief
from hupai.bots.choices import Choices
from hupai.bots.evaluator import Rated
from hupai.bots.ladder import bot_named
from hupai.bots.search import take
from hupai.bots.strong import Strong
from hupai.bots.sure import sure_thing
from hupai.registry import game_named, games
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.zipai.actions import Action
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import Observation, observe
from hupai.zipai.state import OVER, SEATS, Table
from hupai.zipai.turn import begin, step

ONE_IN = 8
"""Decisions of which one is judged."""
CLOSE, MOST = 3000, 5
"""Thousandths of a point that a choice may be behind the best to be judged, and how many are at most."""
Z = 1.96
"""Standard errors in half of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Task:
    """A hand to judge on."""

    game: str
    bots: tuple[str, ...]
    seed: str
    number: int
    worlds: int
    nodes: int


@dataclass(slots=True)
class Moment:
    """One decision; lists go by choice, what the evaluator rates best first."""

    game: str
    worth: list[float]
    """Points the hand brought on average."""
    chance: float
    """Variance of such a mean, less what all choices share."""
    said: dict[str, list[float]] = field(default_factory=dict)
    """What each bot gives for the choices."""


def judge(task: Task) -> list[Moment]:
    """Play the task's hand with strong players and look at some of its decisions."""
    rules = game_named(task.game).rules()
    seed = derived_seed(task.seed, "choices", task.game, task.number)
    rng = Stream(seed, "judge")
    player = Strong()
    t = begin(rules, shuffled(full_deck(rules.kings), seed), task.number % SEATS)
    found = []
    while t.phase != OVER:
        seat = t.pending[0]
        seen = observe(t, seat)
        if len(seen.legal) > 1 and sure_thing(seen, seen.legal, "bot.strong") is None and not rng.below(ONE_IN):
            rated = player.evaluator(task.game).ranked(Choices(seen), seen.legal)
            close = [one for one in rated[:MOST] if rated[0].value - one.value <= CLOSE]
            if len(close) > 1:
                found.append(_moment(task, seen, close, rng))
        step(t, seat, _choice(player, t, seat))
    return found


def _choice(player: Strong, t: Table, seat: int) -> Action:
    legal = t.offers[seat]
    if len(legal) == 1:
        return legal[0]
    seen = observe(t, seat)
    return player.decide(seen, seen.legal, Budget(explain=False), Stream("", "")).action


def _moment(task: Task, seen: Observation, close: Sequence[Rated], rng: Stream) -> Moment:
    belief, player = Belief(seen), Strong()
    brought: list[list[int]] = [[] for _ in close]
    for _ in range(task.worlds):
        world = belief.world(rng)
        for one, points in zip(close, brought, strict=True):
            t = world.clone()
            take(t, seen.seat, one.action, one.out)
            while t.phase != OVER:
                step(t, t.pending[0], _choice(player, t, t.pending[0]))
            assert t.result is not None
            points.append(t.result.scores[seen.seat])
    shared = [fmean(points) for points in zip(*brought, strict=True)]
    alone = [[one - mean for one, mean in zip(points, shared, strict=True)] for points in brought]
    moment = Moment(task.game, list(map(fmean, brought)), fmean(map(variance, alone)) / task.worlds)
    for name in task.bots:
        budget = Budget(task.nodes, explain=False)
        ranking = dict(bot_named(name).decide(seen, seen.legal, budget, rng).ranking)
        moment.said[name] = [ranking[one.action] for one in close]
    moment.said["evaluator"] = [one.value for one in close]
    return moment


def correlation(moments: Sequence[Moment], bot: str) -> float:
    """Return how what the bot gives goes with what choices are worth, within decisions; 0 where chance is all."""
    worth = [one for moment in moments for one in _centred(moment.worth)]
    said = [one for moment in moments for one in _centred(moment.said[bot])]
    chance = fmean([moment.chance for moment in moments for _ in moment.worth])
    known = fmean(one * one for one in worth) - chance
    spread = known * fmean(one * one for one in said)
    return fmean(a * b for a, b in zip(worth, said, strict=True)) / math.sqrt(spread) if spread > 0 else 0.0


def gained(moments: Sequence[Moment], bot: str) -> tuple[float, float]:
    """Return the points a decision that the bot's choice brings more than the evaluator's, and half a 95 % interval."""
    more = [moment.worth[_first(moment.said[bot])] - moment.worth[0] for moment in moments]
    return fmean(more), Z * math.sqrt(variance(more) / len(more))


def _centred(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [one - mean for one in values]


def _first(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)


def main(arguments: Sequence[str] | None = None) -> None:
    """Judge and print a table."""
    parser = argparse.ArgumentParser(prog="python -m hupai.training.judge_choices")
    parser.add_argument("--games", default=",".join(games), help="games, with commas")
    parser.add_argument("--bots", default="regular,strong,expert", help="bots to judge, with commas")
    parser.add_argument("--hands", type=int, default=100, help="hands of each game, some two decisions each")
    parser.add_argument("--worlds", type=int, default=20, help="worlds each choice is tried in")
    parser.add_argument("--nodes", type=int, default=0, help="what a bot that looks ahead may try; 0 is as it likes")
    parser.add_argument("--seed", default="choices")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one a core")
    chosen = parser.parse_args(arguments)
    names, bots = chosen.games.split(","), tuple(chosen.bots.split(","))
    tasks = [
        Task(game, bots, chosen.seed, number, chosen.worlds, chosen.nodes)
        for game in names
        for number in range(chosen.hands)
    ]
    moments = [one for _, found in sorted(jobs.run(judge, tasks, jobs=chosen.jobs)) for one in found]
    for game in names:
        of_game = [one for one in moments if one.game == game]
        for bot in ("evaluator", *bots):
            if len(of_game) > 1:
                more, half = gained(of_game, bot)
                goes = correlation(of_game, bot)
                print(f"{game:15} {bot:10} correlation {goes:.2f}  points {more:+.3f} ± {half:.3f}  of {len(of_game)}")


if __name__ == "__main__":
    main()
