"""The figures of deals that were played: scores with their interval, hands won and lost, legality, speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hupai.arena.deal import Deal, MatchUp, Setting
from hupai.arena.play import Play, called
from hupai.arena.statistics import deviation, interval
from hupai.zipai.state import SEATS

Json = dict[str, Any]


def report(setting: Setting, match_up: MatchUp, deals: Sequence[Deal]) -> Json:
    """Return the figures of a match-up's deals.

    ``ev``, ``low`` and ``high`` as :func:`scores` has them; ``sigma`` is the deviation of the candidate's score in one
    hand. ``won``, ``lost`` and ``drawn`` count hands, ``mean_huxi`` is over the candidate's wins, ``decisions``,
    ``illegal`` and ``ms_per_move`` (milliseconds) are the candidate's and, with ``against_``, the two others'.
    """
    hands = SEATS * len(deals)
    sigma = deviation([score for deal in deals for score in deal.scores])
    won, lost = sum(deal.won for deal in deals), sum(deal.lost for deal in deals)
    mine, theirs = _together([deal.mine for deal in deals]), _together([deal.theirs for deal in deals])
    first, second = map(called, match_up.others)
    return {
        "game": setting.game,
        "options": dict(setting.options),
        "candidate": called(match_up.candidate),
        "against": first if first == second else f"{first},{second}",
        "deals": len(deals),
        "sigma": round(sigma, 4),
        **scores([sum(deal.scores) for deal in deals], sigma, setting.seed),
        "won": won,
        "lost": lost,
        "drawn": hands - won - lost,
        "mean_huxi": round(sum(deal.huxi for deal in deals) / won, 3) if won else None,
        **_speed("", mine),
        **_speed("against_", theirs),
        "seed": setting.seed,
        "sealed": setting.sealed,
        "nodes": setting.nodes,
        "against_nodes": setting.against_nodes,
    }


def scores(sums: Sequence[int], sigma: float, seed: str) -> Json:
    """Return the mean of a hand ``ev`` and its 95 % interval ``low`` to ``high``, in points and in σ (``ev_sigma`` …).

    ``sums`` holds the sum of the three hands of each deal: the deal is the unit.
    """
    low, high = interval(sums, seed)
    points = {"ev": sum(sums) / len(sums) / SEATS, "low": low / SEATS, "high": high / SEATS}
    return {
        **{name: round(value, 4) for name, value in points.items()},
        **{f"{name}_sigma": round(value / sigma, 4) if sigma else 0.0 for name, value in points.items()},
    }


def _together(plays: Sequence[Play]) -> Play:
    return Play(
        sum(play.decisions for play in plays),
        sum(play.illegal for play in plays),
        sum(play.nanoseconds for play in plays),
    )


def _speed(whose: str, play: Play) -> Json:
    return {
        f"{whose}decisions": play.decisions,
        f"{whose}illegal": play.illegal,
        f"{whose}ms_per_move": round(play.nanoseconds / play.decisions / 1e6, 3) if play.decisions else None,
    }
