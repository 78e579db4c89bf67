"""Which of two candidates is better against the same opponents, deal by deal over the same deals."""

from __future__ import annotations

from itertools import islice
from typing import Unpack

from hupai.arena.deal import MatchUp
from hupai.arena.measurement import RunOptions, measurement, opponents
from hupai.arena.play import Player
from hupai.arena.report import report, score_interval
from hupai.table.json_object import Json


def compare(
    game: str,
    candidate: Player,
    baseline: Player,
    against: Player | tuple[Player, ...],
    deals: int,
    **run_options: Unpack[RunOptions],
) -> Json:
    """Return how much more ``candidate`` scores than ``baseline`` in the same seats of the same deals.

    ``candidate`` and ``baseline`` of the answer are their reports. ``difference`` has the mean per hand ``ev``, its
    95 % interval ``low`` to ``high``, and these three in σ of the baseline's hands. Luck that both candidates share
    cancels out, so the interval is narrower than that of two duels.
    """
    others = opponents(game, against, run_options.get("options"))
    match_ups = [MatchUp(candidate, others), MatchUp(baseline, others)]
    with measurement("compare", game, match_ups, deals, run_options) as running:
        setting = running.setting
        first, second = (list(islice(running.played, deals)) for _ in match_ups)
        reports = [report(setting, *played) for played in zip(match_ups, (first, second), strict=True)]
        more = [sum(one.scores) - sum(other.scores) for one, other in zip(first, second, strict=True)]
        running.found |= {"game": game, "options": dict(setting.options), "deals": deals}
        running.found |= {"seed": setting.seed, "sealed": setting.sealed}
        running.found["difference"] = score_interval(more, reports[1]["sigma"], setting.seed, len(others) + 1)
        running.found |= {"candidate": reports[0], "baseline": reports[1]}
    return running.found
