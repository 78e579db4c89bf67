"""A candidate against opponents over duplicate deals: how much it scores, with an interval."""

from __future__ import annotations

from typing import Unpack

from hupai.arena.deal import DealResult, MatchUp
from hupai.arena.measurement import RunOptions, measurement, opponents
from hupai.arena.play import Player
from hupai.arena.report import report
from hupai.arena.statistics import Hypotheses, SequentialTest
from hupai.table.json_object import Json


def duel(
    game: str,
    candidate: Player,
    against: Player | tuple[Player, ...],
    deals: int,
    *,
    test: Hypotheses | None = None,
    **run_options: Unpack[RunOptions],
) -> Json:
    """Return the report of a candidate against copies of ``against`` in all other seats, or against a tuple of others.

    Every deal is played once with the candidate in each seat. With a ``test`` the run ends as soon as the test is
    decided: ``deals`` is then the number played, and ``test`` has the verdict and the log-likelihood ratio. Stopping
    like that makes the interval slightly optimistic.
    """
    match_up = MatchUp(candidate, opponents(game, against, run_options.get("options")))
    sequential = SequentialTest(test) if test else None
    with measurement("duel", game, [match_up], deals, run_options, test=_asked(test)) as running:
        counted: list[DealResult] = []
        for deal in running.played:
            counted.append(deal)
            if sequential and sequential.add(deal.scores):
                break
        running.found |= report(running.setting, match_up, counted)
        if sequential:
            running.found["test"] = {
                **_asked(test),
                "llr": round(sequential.llr, 3),
                "verdict": sequential.verdict,
            }
    return running.found


def _asked(test: Hypotheses | None) -> Json:
    """Return the test as JSON."""
    if test is None:
        return {}
    low, high = test.bounds
    return {
        "h0": test.h0,
        "h1": test.h1,
        "alpha": test.alpha,
        "beta": test.beta,
        "lower": round(low, 3),
        "upper": round(high, 3),
    }
