"""The risk of a discard: a 碰 for anybody, a 吃 for the next player, and a 胡 if discards can be won."""

from __future__ import annotations

from hupai.zipai.cards import Kind
from hupai.zipai.determinize.evidence import evidence_of
from hupai.zipai.melds import PARTNERS
from hupai.zipai.view.observation import Observation

PENG_COST = 24
"""Cost for each seat that may 碰 the card."""
CHI_COST = 3
"""Cost for each pair of unseen cards with which the next player may 吃 the card; at most four per shape."""
WIN_COST = 10
"""The same for a 胡 on the discard, if the rules allow it, for each laid group of another seat beyond the third."""


class DiscardRisk:
    """What the others could do with each kind, from what one seat has seen."""

    __slots__ = ("_known", "_live", "_seen", "_threats")

    def __init__(self, seen: Observation, live: list[int]) -> None:
        self._seen = seen
        self._live = live
        self._known = evidence_of(seen)
        self._threats = 0
        if seen.rules.win_on_discard:
            self._threats = sum(
                4 if seen.raised[seat] else max(0, len(seen.melds[seat]) - 3)
                for seat in seen.others
                if not seen.dead[seat]
            )

    def takers(self, kind: Kind) -> int:
        """Return in how many ways (碰 by each seat, 吃 by the next) the kind could be claimed; 0 is safe."""
        return self.pengs(kind) + (self.chi_ways(kind) > 0)

    def pengs(self, kind: Kind) -> int:
        """Return how many seats may be able to 碰 the kind."""
        return sum(self._may_peng(seat, kind) for seat in self._seen.others)

    def cost(self, kind: Kind) -> int:
        """Return the cost of discarding the kind."""
        ways = self._ways(kind)
        cost = CHI_COST * self.chi_ways(kind) + PENG_COST * self.pengs(kind)
        if self._threats:
            pairs = max(most[kind] for most in self._known.most) > 1 and self._live[kind] > 1
            # A seat may win on a card that it may not claim. Everybody declined a kind that has passed: half the cost.
            cost += WIN_COST * self._threats * (ways + 2 * pairs) // (2 if self._known.passed >> kind & 1 else 1)
        return cost

    def _may_peng(self, seat: int, kind: Kind) -> bool:
        seen, known = self._seen, self._known
        if seen.dead[seat] or seen.barred[seat] or known.no_peng[seat] >> kind & 1:
            return False
        return self._live[kind] > 1 and known.most[seat][kind] > 1

    def chi_ways(self, kind: Kind) -> int:
        """Return with how many pairs of unseen cards the next player could eat the kind."""
        seen, known = self._seen, self._known
        following = seen.others[0]
        if seen.dead[following] or seen.barred[following] or known.no_chi[following] >> kind & 1:
            return 0
        return self._ways(kind)

    def chi_shapes(self, kind: Kind) -> int:
        """Return how many shapes the next player could form by eating the kind with unseen cards."""
        live = self._live
        if not self.chi_ways(kind):
            return 0
        return sum(live[a] > 1 if a == b else live[a] > 0 and live[b] > 0 for _, a, b in PARTNERS[kind])

    def _ways(self, kind: Kind) -> int:
        """Return how many pairs of unseen cards complete a shape with the kind, at most four per shape."""
        live = self._live
        ways = 0
        for _, a, b in PARTNERS[kind]:
            ways += min(4, live[a] * (live[a] - 1) // 2 if a == b else live[a] * live[b])
        return ways
