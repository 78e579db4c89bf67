"""Two candidates against the same others over the same deals: which is better, counted deal by deal."""

from __future__ import annotations

from itertools import islice
from typing import Any, Unpack

from hupai.arena.deal import MatchUp
from hupai.arena.measurement import How, measurement
from hupai.arena.play import Player
from hupai.arena.report import report, scores

Json = dict[str, Any]


def compare(
    game: str,
    candidate: Player,
    baseline: Player,
    against: Player | tuple[Player, Player],
    deals: int,
    **how: Unpack[How],
) -> Json:
    """Return by how much ``candidate`` scores more than ``baseline`` in the same seats of the same deals.

    ``candidate`` and ``baseline`` of the answer are their reports; ``difference`` has the mean of a hand ``ev``, its
    95 % interval ``low`` to ``high``, and the three in σ of the baseline's hand. Luck that both share cancels out, so
    the interval is narrower than two duels would leave it.
    """
    others = against if isinstance(against, tuple) else (against, against)
    match_ups = [MatchUp(candidate, others), MatchUp(baseline, others)]
    with measurement("compare", game, match_ups, deals, how) as running:
        setting = running.setting
        first, second = (list(islice(running.played, deals)) for _ in match_ups)
        reports = [report(setting, *played) for played in zip(match_ups, (first, second), strict=True)]
        more = [sum(one.scores) - sum(other.scores) for one, other in zip(first, second, strict=True)]
        running.found |= {"game": game, "options": dict(setting.options), "deals": deals}
        running.found |= {"seed": setting.seed, "sealed": setting.sealed}
        running.found["difference"] = scores(more, reports[1]["sigma"], setting.seed)
        running.found |= {"candidate": reports[0], "baseline": reports[1]}
    return running.found
