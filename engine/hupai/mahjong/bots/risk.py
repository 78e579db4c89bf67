"""What a discard may be expected to cost because a hidden hand wins it, in thousandths of a point.

The cost is a product: a usual cost, and a factor for each sign (:mod:`hupai.mahjong.bots.risk_signs`). The factors were
counted in self-play in which all hands were known (:mod:`hupai.mahjong.training.fit_risk`). What revealed hands wait
for is seen, so it is left out here (:mod:`hupai.mahjong.bots.revealed_price`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.mahjong.bots.risk_factors import FACTORS
from hupai.mahjong.bots.risk_signs import FACTOR, SIGNS, SeatSigns
from hupai.mahjong.bots.standings import standings
from hupai.mahjong.rules.pair_factors import piao_factor
from hupai.mahjong.tiles import Kind
from hupai.mahjong.view.observation import Observation

FALLBACK: Final = "yongzhou-mahjong"
"""The game whose factors serve a game without its own."""
MOST: Final = 64_000
"""The most that one seat's win may be expected to cost, in thousandths of a point."""


_FLAT: Final = {
    game: (usual, tuple(factor for sign in SIGNS for factor in factors.get(sign, ())))
    for game, (usual, factors) in FACTORS.items()
}
if any(usual and [*map(len, factors.values())] != [*SIGNS.values()] for usual, factors in FACTORS.values()):
    raise ImportError("risk_factors was fitted to other signs: run hupai.mahjong.training.fit_risk")


class Risk:
    """What discards cost one seat at one decision."""

    __slots__ = ("_costs", "_factor", "_live", "_mean", "_others", "_seen")

    def __init__(self, seen: Observation, live: Sequence[int]) -> None:
        """``live`` are the copies of each kind that the seat has not seen."""
        self._seen = seen
        self._live = live
        self._mean = -1
        self._costs: dict[Kind, int] = {}
        usual, self._factor = _FLAT.get(seen.rules.game, _FLAT[FALLBACK])
        stands = standings(seen)
        self._others = [
            (SeatSigns(seen, other), usual * piao_factor(seen.rules, stands[other], stands[seen.seat]))
            for other, playing in enumerate(seen.playing)
            if usual and playing and other != seen.seat and not seen.dead[other] and not seen.revealed[other]
        ]

    def cost(self, kind: Kind) -> int:
        """Return what discarding this kind may be expected to cost."""
        found = self._costs.get(kind)
        if found is None:
            found = self._costs[kind] = 0 if kind in self._seen.wilds else self._reckoned(kind)
        return found

    @property
    def mean(self) -> int:
        """Return what the discard of a random unseen tile may be expected to cost."""
        if self._mean < 0:
            copies = sum(self._live)
            self._mean = sum([self.cost(kind) * held for kind, held in enumerate(self._live) if held]) // max(1, copies)
        return self._mean

    def _reckoned(self, kind: Kind) -> int:
        factors, total = self._factor, 0
        for signs, usual in self._others:
            cost = usual
            for case in signs.of(kind, self._live[kind]):
                cost = cost * factors[case] // FACTOR
            total += min(cost // FACTOR, MOST)
        return total
