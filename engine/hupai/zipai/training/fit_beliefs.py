"""Fits the weights of hidden hands (:mod:`hupai.zipai.bots.hand_likelihood`) to self-play with all cards known.

At some decisions the true deal is put among random deals that fit what the seat saw. The weights maximise the
log-likelihood of the true deal among them (a conditional logit). One set of weights serves every game: sets fitted per
game were no better. ``python -m hupai.zipai.training.fit_beliefs`` plays, fits and prints the module
:mod:`hupai.zipai.bots.belief_weights`; the loss on held-out hands goes to standard error.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Sequence
from operator import mul

from hupai import jobs
from hupai.table.chance import Stream
from hupai.zipai.bots.discard_history import SeatHistory, seat_histories
from hupai.zipai.bots.hand_likelihood import (
    COPY_FEATURES,
    FEATURES,
    HAND_FEATURES,
    WEIGHT_ROWS,
    HandLikelihood,
    copy_features,
    free_kinds,
    open_copies,
    weight_row,
)
from hupai.zipai.cards import KINDS
from hupai.zipai.determinize.evidence import MAX_HELD, evidence_of
from hupai.zipai.determinize.sample import sample
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.training.watching import WatchTask, study_arguments, watch_tasks, watched
from hupai.zipai.view.observation import Observation

OTHERS = 15
"""Random deals beside each true one."""
ONE_IN = 4
"""One in this many decisions is used."""
CHUNK = 20
"""Hands per task."""
ROUNDS, STEP, DECAY = 8, 0.1, 1e-4
"""Passes over the examples, the first step size, and the weight decay."""

HiddenHand = tuple[int, Sequence[int]]
"""A hidden hand: its row of weights, and its features in the true deal followed by those in each random deal."""
Example = tuple[HiddenHand, ...]
"""The hidden hands at one decision."""


def examples_of(task: WatchTask) -> list[Example]:
    """Play the hands of a task and return the examples from their decisions."""
    found: list[Example] = []
    for table, seen, rng in watched(task, "beliefs", "watch", ONE_IN):
        deals = [table.hands] + [sample(seen, rng).hands for _ in range(OTHERS)]
        found.append(example(seen, deals))
    return found


def example(seen: Observation, deals: Sequence[Sequence[Sequence[int]]]) -> Example:
    """Return the features of both hidden hands in each of these deals."""
    histories = seat_histories(seen, evidence_of(seen))
    lying = open_copies(seen)
    hidden = []
    for seat in range(SEATS):
        if seat != seen.seat:
            history = histories[seat]
            copies, joint = _copy_features(history, lying), _joint_features(seen, history)
            row = array("b")
            for hands in deals:
                row.extend(_features(hands[seat], copies, joint))
            hidden.append((weight_row(history), row))
    return tuple(hidden)


def _copy_features(history: SeatHistory, lying: Sequence[int]) -> list[list[tuple[int, ...]]]:
    counts = range(MAX_HELD + 1)
    return [[copy_features(history, lying[kind], kind, count) for count in counts] for kind in range(KINDS)]


def _joint_features(seen: Observation, history: SeatHistory) -> list[HandLikelihood]:
    """Return for each joint feature a likelihood that counts it alone: features are implemented only once."""
    first = len(COPY_FEATURES)
    units = [[int(at == first + one) for at in range(len(FEATURES))] for one in range(len(HAND_FEATURES))]
    return [HandLikelihood(seen, history, [unit] * WEIGHT_ROWS) for unit in units]


def _features(
    hand: Sequence[int], copies: Sequence[Sequence[tuple[int, ...]]], joint: Sequence[HandLikelihood]
) -> list[int]:
    of_copies = map(sum, zip(*(copies[kind][hand[kind]] for kind in range(KINDS)), strict=True))
    free = free_kinds(hand)
    return [*of_copies, *(one.joint(*free) for one in joint)]


def shares(example: Example, weights: Sequence[Sequence[float]]) -> list[float]:
    """Return the probability of each deal of an example under these weights, the true deal first."""
    size = len(FEATURES)
    logits = [0.0] * (OTHERS + 1)
    for row, features in example:
        for deal in range(OTHERS + 1):
            logits[deal] += sum(map(mul, weights[row], features[deal * size : (deal + 1) * size]))
    most = max(logits)
    odds = [math.exp(one - most) for one in logits]
    total = sum(odds)
    return [one / total for one in odds]


def loss(examples: Sequence[Example], weights: Sequence[Sequence[float]]) -> float:
    """Return the mean negative log-probability of the true deal; random guessing gives log(16) = 2.77."""
    return -sum(math.log(max(1e-12, shares(one, weights)[0])) for one in examples) / max(1, len(examples))


def fit(examples: Sequence[Example], seed: str) -> list[list[float]]:
    """Return the weights that minimise the loss: stochastic gradient descent with adaptive steps, averaged."""
    size = len(FEATURES)
    weights = [[0.0] * size for _ in range(WEIGHT_ROWS)]
    squares = [[1.0] * size for _ in range(WEIGHT_ROWS)]
    mean = [[0.0] * size for _ in range(WEIGHT_ROWS)]
    order = list(range(len(examples)))
    rng = Stream(seed, "fit")
    for turn in range(ROUNDS):
        rng.shuffle(order)
        for at in order:
            errors = shares(examples[at], weights)
            errors[0] -= 1.0
            for row, features in examples[at]:
                for one in range(size):
                    slope = sum(map(mul, errors, features[one::size])) + DECAY * weights[row][one]
                    if slope:
                        squares[row][one] += slope * slope
                        weights[row][one] -= STEP * slope / math.sqrt(squares[row][one])
            if turn >= ROUNDS // 2:
                for row in range(WEIGHT_ROWS):
                    mean[row] = [old + new for old, new in zip(mean[row], weights[row], strict=True)]
    count = max(1, len(order) * (ROUNDS - ROUNDS // 2))
    return [[one / count for one in row] for row in mean]


def module(weights: Sequence[Sequence[float]], how: str) -> str:
    """Return the text of :mod:`hupai.zipai.bots.belief_weights`."""
    columns = zip(FEATURES, zip(*weights, strict=True), strict=True)
    rows = "\n".join(f'    "{name}": {tuple(round(1000 * one) for one in column)},' for name, column in columns)
    return f'''"""The fitted weights of hidden hands, printed by :mod:`hupai.zipai.training.fit_beliefs`.

{how}
"""

WEIGHTS: dict[str, tuple[int, ...]] = {{
{rows}
}}
"""For each feature and each number of cards a seat has played: thousandths of a natural logarithm."""
'''


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the module."""
    chosen = study_arguments("fit_beliefs", bots="regular,beginner", hands=300, seed="beliefs").parse_args(arguments)

    def play(seed: str, hands: int) -> list[Example]:
        bots = chosen.bots.split(",")
        tasks = [task for game in chosen.games.split(",") for task in watch_tasks(game, bots, seed, hands, CHUNK)]
        return [one for _, found in sorted(jobs.run(examples_of, tasks, jobs=chosen.jobs)) for one in found]

    examples = play(chosen.seed, chosen.hands)
    held_out = play(chosen.seed + "-apart", max(1, chosen.hands // 5))
    weights = fit(examples, chosen.seed)
    source = f"{len(examples)} decisions from {chosen.hands} hands per game, bots {chosen.bots}, seed {chosen.seed};"
    chance = math.log(OTHERS + 1)
    held = f"{len(held_out)} held-out decisions, random guessing {chance:.3f}"
    figure = f"log loss {loss(held_out, weights):.3f} on {held}."
    print(source, figure, file=sys.stderr)
    print(module(weights, f"{source}\n{figure}"), end="")


if __name__ == "__main__":
    main()
