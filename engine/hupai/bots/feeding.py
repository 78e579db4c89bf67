"""What a discard may give the others: a 碰 for anybody, a 吃 for the next player, a 胡 where discards are won."""

from __future__ import annotations

from hupai.table.seats import next_seat
from hupai.zipai.cards import Kind
from hupai.zipai.evidence import evidence
from hupai.zipai.melds import PARTNERS
from hupai.zipai.observation import Observation
from hupai.zipai.state import SEATS

PENG_FED = 24
"""Cost of a card that another seat may 碰, for each of them."""
CHI_FED = 3
"""Cost of a card the next player may 吃, for each two unseen cards that make a shape with it, four at most a shape."""
WIN_FED = 10
"""The same for a 胡 on it, where that is allowed, for each seat and each group that lies before it beyond three."""


class Feeding:
    """What others could do with each kind, by all that one seat saw."""

    __slots__ = ("_known", "_live", "_seen", "_threats")

    def __init__(self, seen: Observation, live: list[int]) -> None:
        self._seen = seen
        self._live = live
        self._known = evidence(seen)
        others = [seat for seat in range(SEATS) if seat != seen.seat]
        self._threats = 0
        if seen.rules.win_on_discard:
            self._threats = sum(
                4 if seen.raised[seat] else max(0, len(seen.melds[seat]) - 3) for seat in others if not seen.dead[seat]
            )

    def takers(self, kind: Kind) -> int:
        """Return how many seats could take a discard of the kind by 碰 or 吃, for all that was seen: 0 feeds nobody."""
        return sum(self._may_peng(seat, kind) for seat in range(SEATS)) + (self._chi_ways(kind) > 0)

    def cost(self, kind: Kind) -> int:
        """Return what giving the kind away costs."""
        ways = self._ways(kind)
        cost = CHI_FED * self._chi_ways(kind)
        cost += PENG_FED * sum(self._may_peng(seat, kind) for seat in range(SEATS))
        if self._threats:
            pairs = max(most[kind] for most in self._known.most) > 1 and self._live[kind] > 1
            # Who wins on a card need not have been free to 吃 or 碰 it; what lay before all was let pass by all.
            cost += WIN_FED * self._threats * (ways + 2 * pairs) // (2 if self._known.passed >> kind & 1 else 1)
        return cost

    def _may_peng(self, seat: int, kind: Kind) -> bool:
        seen, known = self._seen, self._known
        if seat == seen.seat or seen.dead[seat] or seen.barred[seat] or known.no_peng[seat] >> kind & 1:
            return False
        return self._live[kind] > 1 and known.most[seat][kind] > 1

    def _chi_ways(self, kind: Kind) -> int:
        """Return in how many ways the next player could eat the kind."""
        seen, known = self._seen, self._known
        following = next_seat(seen.seat, SEATS)
        if seen.dead[following] or seen.barred[following] or known.no_chi[following] >> kind & 1:
            return 0
        return self._ways(kind)

    def _ways(self, kind: Kind) -> int:
        """Return how many two unseen cards complete a shape with the kind, four at most a shape."""
        live = self._live
        ways = 0
        for _, a, b in PARTNERS[kind]:
            ways += min(4, live[a] * (live[a] - 1) // 2 if a == b else live[a] * live[b])
        return ways


