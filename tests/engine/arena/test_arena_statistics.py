"""Intervals contain the truth as often as stated, and a sequential test errs no more often than allowed."""

from __future__ import annotations

import math
import random

import pytest

from hupai.arena.statistics import MIN_DEALS, Hypotheses, SequentialTest, bootstrap_interval, standard_deviation

# Like the scores of hands: mostly a small loss, sometimes a large win.
SCORES = [-12, -8, -8, -4, -4, -4, 0, 0, 8, 16, 24]
MEAN = sum(SCORES) / len(SCORES)


def deals(chance, number, shift=0):
    """Return that many deals of three hands each; the luck of the hands of a deal is correlated."""
    found = []
    for _ in range(number):
        shared = chance.choice(SCORES)
        found.append([shared + shift, chance.choice(SCORES) + shift, chance.choice(SCORES) + shift])
    return found


def test_an_interval_contains_the_truth_about_as_often_as_stated():
    chance = random.Random("coverage")
    held = 0
    for number in range(300):
        sums = [sum(deal) for deal in deals(chance, 60)]
        low, high = bootstrap_interval(sums, str(number), resamples=400)
        held += low <= 3 * MEAN <= high
    assert 0.91 <= held / 300 <= 0.98


def test_an_interval_has_the_width_that_theory_predicts():
    sums = [sum(deal) for deal in deals(random.Random("wide"), 1000)]
    low, high = bootstrap_interval(sums, "seed", resamples=4000)
    mean, error = sum(sums) / len(sums), standard_deviation(sums) / math.sqrt(len(sums))
    assert high - mean == pytest.approx(1.96 * error, rel=0.08)
    assert mean - low == pytest.approx(1.96 * error, rel=0.08)


def test_an_interval_depends_on_the_seed_and_not_on_the_order():
    sums = [sum(deal) for deal in deals(random.Random("order"), 50)]
    assert bootstrap_interval(sums, "a", 500) == bootstrap_interval(sums[::-1], "a", 500)
    assert bootstrap_interval(sums, "a", 500) != bootstrap_interval(sums, "b", 500)


def test_equal_deals_give_an_interval_of_width_zero():
    assert bootstrap_interval([5] * 20, "seed", 100) == (5, 5)
    assert bootstrap_interval([5], "seed", 100) == (5, 5)
    assert standard_deviation([3, 3, 3]) == standard_deviation([3]) == standard_deviation([]) == 0
    assert standard_deviation([1, 2, 3, 4]) == pytest.approx(1.2909944)


def decided(shift, hypotheses, seed, most=3000):
    """Return the verdict on deals that are better by ``shift``, and how many it needed."""
    test = SequentialTest(hypotheses)
    chance = random.Random(seed)
    while test.deals < most and not test.add(deals(chance, 1, shift)[0]):
        pass
    return test.verdict, test.deals


SIGMA = math.sqrt(sum(score * score for score in SCORES) / len(SCORES) - MEAN * MEAN)


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "h1"), (0.2, "h0")])
def test_a_sequential_test_errs_no_more_often_than_allowed(truth, wrong):
    hypotheses = Hypotheses(h0=0.0, h1=0.2, alpha=0.05, beta=0.05)
    verdicts = [decided(truth * SIGMA - MEAN, hypotheses, f"{truth}:{n}") for n in range(300)]
    errors = sum(verdict == wrong for verdict, _ in verdicts)
    assert errors / 300 <= 0.08
    assert not any(verdict == "open" for verdict, _ in verdicts)
    # Far fewer deals than the fixed number of the same power: (1.645 + 1.645)² / 0.2² × the variance of a deal's mean.
    assert sum(number for _, number in verdicts) / 300 < 75


def test_a_sequential_test_decides_surely_if_the_truth_is_far_from_both_hypotheses():
    hypotheses = Hypotheses(h0=0.0, h1=0.2)
    assert decided(0.6 * SIGMA - MEAN, hypotheses, "far") == ("h1", MIN_DEALS)
    assert decided(-0.6 * SIGMA - MEAN, hypotheses, "far") == ("h0", MIN_DEALS)


def test_a_sequential_test_needs_enough_deals_and_some_variance():
    test = SequentialTest(Hypotheses(h0=0.0, h1=0.2))
    assert not any(test.add([9, 9, 9]) for _ in range(100))
    assert test.llr == 0 and test.verdict == "open"
    test = SequentialTest(Hypotheses(h0=0.0, h1=0.2))
    assert not any(test.add([40 + n % 2, 40, 40]) for n in range(MIN_DEALS - 1))
    assert test.add([40, 40, 40]) and test.verdict == "h1"


def test_the_bounds_are_those_of_wald():
    low, high = Hypotheses(alpha=0.05, beta=0.10).bounds
    assert low == pytest.approx(math.log(0.1 / 0.95)) and high == pytest.approx(math.log(0.9 / 0.05))
