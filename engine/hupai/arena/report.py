"""The figures of played deals: the score and how often it stands above another's, hands won and lost, speed."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.arena.deal import DealResult, MatchUp, Setting
from hupai.arena.play import DecisionStats, display_name
from hupai.arena.statistics import bootstrap_interval, standard_deviation
from hupai.registry import game_named
from hupai.table.json_object import Json


def report(setting: Setting, match_up: MatchUp, deals: Sequence[DealResult]) -> Json:
    """Return the figures of a match-up's deals.

    ``ev``, ``low`` and ``high`` are those of :func:`score_interval`; ``sigma`` is the standard deviation of the
    candidate's score per hand. ``above`` and its kin are those of :func:`above_interval`. ``won``, ``lost`` and
    ``drawn`` count hands. ``mean_huxi`` (the family's first figure) is over the hands that the candidate won.
    ``decisions``, ``illegal`` and ``ms_per_move`` (milliseconds) are the candidate's, and with ``against_`` those of
    its opponents.
    """
    seats = len(match_up.others) + 1
    hands = seats * len(deals)
    sigma = standard_deviation([score for deal in deals for score in deal.scores])
    won, lost = sum(deal.won for deal in deals), sum(deal.lost for deal in deals)
    mine, theirs = _sum([deal.mine for deal in deals]), _sum([deal.theirs for deal in deals])
    others = [display_name(other) for other in match_up.others]
    figures = game_named(setting.game).family.figures[:1]
    return {
        "game": setting.game,
        "options": dict(setting.options),
        "candidate": display_name(match_up.candidate),
        "against": others[0] if len(set(others)) == 1 else ",".join(others),
        "deals": len(deals),
        "sigma": round(sigma, 4),
        **score_interval([sum(deal.scores) for deal in deals], sigma, setting.seed, seats),
        **above_interval(deals, setting.seed, seats),
        "won": won,
        "lost": lost,
        "drawn": hands - won - lost,
        **{f"mean_{name}": round(sum(deal.figure for deal in deals) / won, 3) if won else None for name in figures},
        **_speed("", mine),
        **_speed("against_", theirs),
        "seed": setting.seed,
        "sealed": setting.sealed,
        "nodes": setting.nodes,
        "against_nodes": setting.against_nodes,
    }


def score_interval(sums: Sequence[int], sigma: float, seed: str, seats: int) -> Json:
    """Return the mean per hand ``ev`` and its 95 % interval ``low`` to ``high``, in points and in σ (``ev_sigma`` …).

    ``sums`` has for each deal the sum over its hands, one hand per seat: the interval resamples whole deals.
    """
    low, high = bootstrap_interval(sums, seed)
    points = {"ev": sum(sums) / len(sums) / seats, "low": low / seats, "high": high / seats}
    return {
        **{name: round(value, 4) for name, value in points.items()},
        **{f"{name}_sigma": round(value / sigma, 4) if sigma else 0.0 for name, value in points.items()},
    }


def above_interval(deals: Sequence[DealResult], seed: str, seats: int) -> Json:
    """Return how often the candidate's points in a hand stand above another seat's, an equal number counting half.

    ``above`` is that share of all others in all hands, ``above_low`` to ``above_high`` its 95 % interval over whole
    deals, ``equal`` the share of equal numbers. ``above_sigma`` is the standard deviation of one hand's share: how far
    one hand says who plays better. Ratings of the levels are made of it.
    """
    pairs = seats * (seats - 1)
    halves = [[2 * above + equal for above, equal in zip(deal.above, deal.equal, strict=True)] for deal in deals]
    sums = [sum(hands) for hands in halves]
    low, high = bootstrap_interval(sums, seed)
    shares = {"above": sum(sums) / len(sums), "above_low": low, "above_high": high}
    spread = standard_deviation([hand for hands in halves for hand in hands])
    return {
        **{name: round(value / 2 / pairs, 4) for name, value in shares.items()},
        "above_sigma": round(spread / 2 / (seats - 1), 4),
        "equal": round(sum(sum(deal.equal) for deal in deals) / len(deals) / pairs, 4),
    }


def _sum(stats: Sequence[DecisionStats]) -> DecisionStats:
    return DecisionStats(
        sum(play.decisions for play in stats),
        sum(play.illegal for play in stats),
        sum(play.nanoseconds for play in stats),
    )


def _speed(whose: str, play: DecisionStats) -> Json:
    return {
        f"{whose}decisions": play.decisions,
        f"{whose}illegal": play.illegal,
        f"{whose}ms_per_move": round(play.nanoseconds / play.decisions / 1e6, 3) if play.decisions else None,
    }
