"""A candidate against two others over duplicate deals: by how much it wins, and how sure that is."""

from __future__ import annotations

from typing import Any, Unpack

from hupai.arena.deal import Deal, MatchUp
from hupai.arena.measurement import How, measurement
from hupai.arena.play import Player
from hupai.arena.report import report
from hupai.arena.statistics import Hypotheses, SequentialTest

Json = dict[str, Any]


def duel(
    game: str,
    candidate: Player,
    against: Player | tuple[Player, Player],
    deals: int,
    *,
    test: Hypotheses | None = None,
    **how: Unpack[How],
) -> Json:
    """Return what the candidate scores against two copies of ``against``, or against these two, as a report.

    Every deal is played with the candidate in all three seats. With a ``test`` the run ends as soon as that is decided:
    ``deals`` says how many were played, ``test`` the verdict and the log-likelihood ratio; an interval looked at in
    just that moment flatters a little.
    """
    match_up = MatchUp(candidate, against if isinstance(against, tuple) else (against, against))
    sequential = SequentialTest(test) if test else None
    with measurement("duel", game, [match_up], deals, how, test=_asked(test)) as running:
        counted: list[Deal] = []
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
