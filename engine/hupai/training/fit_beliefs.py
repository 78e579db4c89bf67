"""What the others' play says about their hands, learned from hands whose cards are known.

At some decisions of self-play the true deal is set beside others that chance made and that fit what the seat
saw. The weights are those with which the true deal stands out most: the logarithm of its share among them, each
weighing as its features say (a conditional logit), is the greatest. One set serves every game: fitted to the games
one by one, none came out better. ``python -m hupai.training.fit_beliefs`` plays, fits and prints
:mod:`hupai.bots.belief_weights` as it should be; how well it does on hands kept apart goes to standard error.
"""

from __future__ import annotations

import argparse
import math
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul

from hupai import jobs
from hupai.bots.base import Budget
from hupai.bots.ladder import bot_named
from hupai.bots.past import Past, pasts
from hupai.bots.plausible import (
    COPY_FEATURES,
    FEATURES,
    HAND_FEATURES,
    MOST,
    PHASES,
    Reading,
    copy_features,
    free_kinds,
    open_copies,
    phase,
)
from hupai.registry import game_named, games
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.zipai.cards import KINDS, full_deck
from hupai.zipai.evidence import evidence
from hupai.zipai.observation import Observation, observe
from hupai.zipai.sampling import sample
from hupai.zipai.state import OVER, SEATS
from hupai.zipai.turn import begin, step

OTHERS = 15
"""Deals made by chance beside each true one."""
ONE_IN = 4
"""Decisions of which one is looked at."""
CHUNK = 20
"""Hands in one task."""
ROUNDS, STEP, DECAY = 8, 0.1, 1e-4
"""How often all is gone through, how far each step goes at first, how strongly weights are drawn to nothing."""

Hidden = tuple[int, Sequence[int]]
"""One hidden hand: the row of weights it is read by, and its features in the true deal and in each of the others."""
Moment = tuple[Hidden, ...]
"""The hidden hands at one decision."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Hands for one task."""

    game: str
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int


def watch(task: Lesson) -> list[Moment]:
    """Play the task's hands and return what could be looked at."""
    rules = game_named(task.game).rules()
    found: list[Moment] = []
    for number in range(task.first, task.first + task.count):
        seed = derived_seed(task.seed, "beliefs", task.game, number)
        rng = Stream(seed, "watch")
        players = [bot_named(rng.choice(task.bots)) for _ in range(SEATS)]
        t = begin(rules, shuffled(full_deck(rules.kings), seed), number % SEATS)
        while t.phase != OVER:
            seat = t.pending[0]
            seen = observe(t, seat)
            if len(seen.legal) > 1 and not rng.below(ONE_IN):
                deals = [t.hands] + [sample(seen, rng).hands for _ in range(OTHERS)]
                found.append(moment(seen, deals))
            step(t, seat, players[seat].decide(seen, seen.legal, Budget(explain=False), rng).action)
    return found


def moment(seen: Observation, deals: Sequence[Sequence[Sequence[int]]]) -> Moment:
    """Return the features of both hidden hands in each of these deals."""
    past = pasts(seen, evidence(seen))
    lying = open_copies(seen)
    hidden = []
    for seat in range(SEATS):
        if seat != seen.seat:
            copies, readings = _copies(past[seat], lying), _unit_readings(seen, past[seat])
            row = array("b")
            for hands in deals:
                row.extend(_features(hands[seat], copies, readings))
            hidden.append((phase(past[seat]), row))
    return tuple(hidden)


def _copies(past: Past, lying: Sequence[int]) -> list[list[tuple[int, ...]]]:
    return [[copy_features(past, lying[kind], kind, count) for count in range(MOST + 1)] for kind in range(KINDS)]


def _unit_readings(seen: Observation, past: Past) -> list[Reading]:
    """Return a reading for each of HAND_FEATURES that sees nothing else: so nothing is worked out in two ways."""
    first = len(COPY_FEATURES)
    units = [[int(at == first + one) for at in range(len(FEATURES))] for one in range(len(HAND_FEATURES))]
    return [Reading(seen, past, [unit] * PHASES) for unit in units]


def _features(
    hand: Sequence[int], copies: Sequence[Sequence[tuple[int, ...]]], readings: Sequence[Reading]
) -> list[int]:
    of_copies = map(sum, zip(*(copies[kind][hand[kind]] for kind in range(KINDS)), strict=True))
    free = free_kinds(hand)
    return [*of_copies, *(reading.together(*free) for reading in readings)]


def shares(moment: Moment, weights: Sequence[Sequence[float]]) -> list[float]:
    """Return the share of each deal of a moment, the true one first, each weighing as its features say."""
    size = len(FEATURES)
    speaks = [0.0] * (OTHERS + 1)
    for row, features in moment:
        for deal in range(OTHERS + 1):
            speaks[deal] += sum(map(mul, weights[row], features[deal * size : (deal + 1) * size]))
    most = max(speaks)
    shares = [math.exp(one - most) for one in speaks]
    total = sum(shares)
    return [one / total for one in shares]


def loss(moments: Sequence[Moment], weights: Sequence[Sequence[float]]) -> float:
    """Return the mean of minus the logarithm of the true deal's share; that of chance is log(16) = 2.77."""
    return -sum(math.log(max(1e-12, shares(one, weights)[0])) for one in moments) / max(1, len(moments))


def fit(moments: Sequence[Moment], seed: str) -> list[list[float]]:
    """Return the weights with which the true deals stand out most (stochastic gradients, each weight its own step)."""
    size = len(FEATURES)
    weights = [[0.0] * size for _ in range(PHASES)]
    squares = [[1.0] * size for _ in range(PHASES)]
    mean = [[0.0] * size for _ in range(PHASES)]
    order = list(range(len(moments)))
    rng = Stream(seed, "fit")
    for turn in range(ROUNDS):
        rng.shuffle(order)
        for at in order:
            parts = shares(moments[at], weights)
            parts[0] -= 1.0
            for row, features in moments[at]:
                for one in range(size):
                    slope = sum(map(mul, parts, features[one::size])) + DECAY * weights[row][one]
                    if slope:
                        squares[row][one] += slope * slope
                        weights[row][one] -= STEP * slope / math.sqrt(squares[row][one])
            if turn >= ROUNDS // 2:
                for row in range(PHASES):
                    mean[row] = [old + new for old, new in zip(mean[row], weights[row], strict=True)]
    count = max(1, len(order) * (ROUNDS - ROUNDS // 2))
    return [[one / count for one in row] for row in mean]


def module(weights: Sequence[Sequence[float]], how: str) -> str:
    """Return the text of :mod:`hupai.bots.belief_weights`."""
    columns = zip(FEATURES, zip(*weights, strict=True), strict=True)
    rows = "\n".join(f'    "{name}": {tuple(round(1000 * one) for one in by_phase)},' for name, by_phase in columns)
    return f'''"""What the others' play says about their hands: printed by :mod:`hupai.training.fit_beliefs`.

{how}
"""

WEIGHTS: dict[str, tuple[int, ...]] = {{
{rows}
}}
"""For each feature, by how often a seat has played: thousandths of a natural logarithm."""
'''


def _watched(names: Sequence[str], bots: tuple[str, ...], seed: str, hands: int, at_once: int) -> Iterator[Moment]:
    tasks = [
        Lesson(game, bots, seed, first, min(CHUNK, hands - first)) for game in names for first in range(0, hands, CHUNK)
    ]
    results = sorted(jobs.run(watch, tasks, jobs=at_once))
    for _, found in results:
        yield from found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the module."""
    parser = argparse.ArgumentParser(prog="python -m hupai.training.fit_beliefs", description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(games), help="games, with commas")
    parser.add_argument("--bots", default="regular,beginner", help="players, drawn for each seat, with commas")
    parser.add_argument("--hands", type=int, default=300, help="hands of each game")
    parser.add_argument("--seed", default="beliefs")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one a core")
    chosen = parser.parse_args(arguments)
    names, bots = chosen.games.split(","), tuple(chosen.bots.split(","))
    moments = list(_watched(names, bots, chosen.seed, chosen.hands, chosen.jobs))
    apart = list(_watched(names, bots, chosen.seed + "-apart", max(1, chosen.hands // 5), chosen.jobs))
    weights = fit(moments, chosen.seed)
    told = f"{len(moments)} moments of {chosen.hands} hands a game, {chosen.bots}, seed {chosen.seed};"
    chance = math.log(OTHERS + 1)
    figure = f"log loss {loss(apart, weights):.3f} on {len(apart)} kept apart, where chance has {chance:.3f}."
    print(told, figure, file=sys.stderr)
    print(module(weights, f"{told}\n{figure}"), end="")


if __name__ == "__main__":
    main()
