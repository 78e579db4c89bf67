"""Calibrates bots: how well their values of choices agree with playing the hand out.

At some decisions of self-play, the close choices are played out in the same sampled worlds by strong bots: the mean
score estimates the true value of a choice. ``python -m hupai.zipai.training.calibrate_choices`` prints for each bot the
correlation of its values with the true ones within decisions (corrected for the noise of the means), and how many
points per decision its choice gains over the evaluator's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance

from hupai import jobs
from hupai.bots.base import Budget
from hupai.bots.self_play import deal, decisions
from hupai.table.chance import Stream, derived_seed
from hupai.zipai.actions import Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.beliefs import Belief
from hupai.zipai.bots.evaluator import RatedAction
from hupai.zipai.bots.forced_moves import forced_move
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.rollout import play_choice
from hupai.zipai.bots.strong import Strong
from hupai.zipai.family import FAMILY
from hupai.zipai.games import rules_named
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.training.watching import study_arguments
from hupai.zipai.view.observation import Observation

ONE_IN = 8
"""One in this many decisions is used."""
CLOSE, MOST = 3000, 5
"""How far a choice may be behind the best, in thousandths of a point, and the most choices that are compared."""
Z = 1.96
"""Standard errors in half of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Task:
    """A hand whose decisions are studied."""

    game: str
    bots: tuple[str, ...]
    seed: str
    number: int
    worlds: int
    nodes: int


@dataclass(slots=True)
class StudiedDecision:
    """One decision. Lists go by choice, the one that the evaluator rates best first."""

    game: str
    points: list[float]
    """The mean score after each choice."""
    noise: float
    """The variance of such a mean, without what all choices share."""
    values: dict[str, list[float]] = field(default_factory=dict)
    """Each bot's values of the choices."""


def study(task: Task) -> list[StudiedDecision]:
    """Play the hand of a task with strong bots and study some of its decisions."""
    rules = rules_named(task.game)
    seed = derived_seed(task.seed, "choices", task.game, task.number)
    rng = Stream(seed, "judge")
    player = Strong()
    table = deal(FAMILY.play, rules, seed, task.number % SEATS)
    found = []
    for seat, seen in decisions(FAMILY.play, table):
        if len(seen.legal) > 1 and forced_move(seen, seen.legal, "bot.strong") is None and not rng.below(ONE_IN):
            rated = player.evaluator(rules).ranked(Afterstates(seen), seen.legal)
            close = [one for one in rated[:MOST] if rated[0].value - one.value <= CLOSE]
            if len(close) > 1:
                found.append(_studied(task, seen, close, rng))
        FAMILY.play.step(table, seat, _choice(player, seen), None)
    return found


def _choice(player: Strong, seen: Observation) -> Action:
    if len(seen.legal) == 1:
        return seen.legal[0]
    return player.decide(seen, seen.legal, Budget(explain=False), Stream("", "")).action


def _studied(task: Task, seen: Observation, close: Sequence[RatedAction], rng: Stream) -> StudiedDecision:
    belief, player = Belief(seen), Strong()
    scores: list[list[int]] = [[] for _ in close]
    for _ in range(task.worlds):
        world = belief.sample_world(rng)
        for one, of_choice in zip(close, scores, strict=True):
            table = world.clone()
            play_choice(table, seen.seat, one.action, one.discard)
            for seat, view in decisions(FAMILY.play, table):
                FAMILY.play.step(table, seat, _choice(player, view), None)
            assert table.result is not None
            of_choice.append(table.result.scores[seen.seat])
    shared = [fmean(of_world) for of_world in zip(*scores, strict=True)]
    alone = [[one - mean for one, mean in zip(of_choice, shared, strict=True)] for of_choice in scores]
    studied = StudiedDecision(task.game, list(map(fmean, scores)), fmean(map(variance, alone)) / task.worlds)
    for name in task.bots:
        budget = Budget(task.nodes, explain=False)
        ranking = dict(LADDER.named(name).decide(seen, seen.legal, budget, rng).ranking)
        studied.values[name] = [ranking[one.action] for one in close]
    studied.values["evaluator"] = [one.value for one in close]
    return studied


def correlation(studied: Sequence[StudiedDecision], bot: str) -> float:
    """Return the correlation of a bot's values with the true values within decisions; 0 if there is only noise."""
    points = [one for decision in studied for one in _centred(decision.points)]
    values = [one for decision in studied for one in _centred(decision.values[bot])]
    noise = fmean([decision.noise for decision in studied for _ in decision.points])
    known = fmean(one * one for one in points) - noise
    spread = known * fmean(one * one for one in values)
    return fmean(a * b for a, b in zip(points, values, strict=True)) / math.sqrt(spread) if spread > 0 else 0.0


def gained(studied: Sequence[StudiedDecision], bot: str) -> tuple[float, float]:
    """Return the points per decision that the bot's choice gains over the evaluator's, and half a 95 % interval."""
    more = [decision.points[_first(decision.values[bot])] - decision.points[0] for decision in studied]
    return fmean(more), Z * math.sqrt(variance(more) / len(more))


def _centred(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [one - mean for one in values]


def _first(values: Sequence[float]) -> int:
    """Return the place of the first largest value."""
    return max(range(len(values)), key=values.__getitem__)


def main(arguments: Sequence[str] | None = None) -> None:
    """Study and print a table."""
    parser = study_arguments("calibrate_choices", bots="regular,strong,expert", hands=100, seed="choices")
    parser.add_argument("--worlds", type=int, default=20, help="worlds in which each choice is played out")
    parser.add_argument("--nodes", type=int, default=0, help="the budget of searching bots; 0 is their default")
    chosen = parser.parse_args(arguments)
    names, bots = chosen.games.split(","), tuple(chosen.bots.split(","))
    tasks = [
        Task(game, bots, chosen.seed, number, chosen.worlds, chosen.nodes)
        for game in names
        for number in range(chosen.hands)
    ]
    studied = [one for _, found in sorted(jobs.run(study, tasks, jobs=chosen.jobs)) for one in found]
    for game in names:
        of_game = [one for one in studied if one.game == game]
        for bot in ("evaluator", *bots):
            if len(of_game) > 1:
                more, half = gained(of_game, bot)
                goes = correlation(of_game, bot)
                print(f"{game:15} {bot:10} correlation {goes:.2f}  points {more:+.3f} ± {half:.3f}  of {len(of_game)}")


if __name__ == "__main__":
    main()
