"""What each choice leads to, as far as the seat can tell: the position after it, as features.

A 吃 or 碰 is followed by a discard of one's own, so it is as good as the best position after that.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.features import BARRED, KEPT, LET_GO, LIMITED, PLAYED, Features, Outlook, features, holds
from hupai.bots.waiting import NOT_WAITING, Waiting, waiting
from hupai.bots.worth import least_useful
from hupai.zipai.actions import (
    HU,
    PENG,
    Action,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.cards import IS_RED, KINDS, KING, Kind
from hupai.zipai.claim import NO_LIMIT
from hupai.zipai.eating import way_shapes
from hupai.zipai.edges import after_chi
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.melds import SHAPES, set_huxi, shape
from hupai.zipai.observation import Observation, bars, limit_after
from hupai.zipai.readiness import changed, lone_hand
from hupai.zipai.state import CLAIM


class Choices:
    """The choices of one seat at one moment, each with the positions it may lead to.

    ``most`` is how many discards are looked at after a claim: those of the least useful cards.
    """

    __slots__ = ("_most", "_no_chi", "_no_peng", "_red", "_table", "_view", "seen")

    def __init__(self, seen: Observation, most: int = KINDS) -> None:
        self.seen = seen
        self._most = most
        self._view = Outlook(seen)
        seat = seen.seat
        self._table = lone_hand(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
        self._table.limits[seat] = seen.limits[seat]
        self._table.dead[seat] = seen.dead[seat]
        self._no_chi, self._no_peng = seen.no_chi, seen.no_peng
        self._red = self._view.colours

    def positions(self, action: Action) -> list[tuple[Kind, Features]]:
        """Return the positions the action may lead to, as (card then played or -1, features); none after 胡."""
        seen = self.seen
        if is_discard(action):
            kind = discarded(action)
            return [(kind, self._played(kind, limit_after(seen, kind), self._no_chi, self._no_peng, self._red))]
        if action == PENG:
            return self._claimed([(seen.live, 2)], set_huxi(PENG_GROUP, seen.live), 0)
        if is_chi(action):
            return self._eaten(action)
        if action == HU:
            return []
        return [(-1, self._let_go())]

    def _let_go(self) -> Features:
        """Return the position after a pass: what could have been taken is then 臭."""
        seen = self.seen
        no_chi, no_peng = self._no_chi, self._no_peng
        if seen.phase == CLAIM:
            bit = 1 << seen.live
            if PENG in seen.legal:
                no_peng |= bit
            if is_chi(seen.legal[-1]):
                no_chi |= bit
        return self._after(LET_GO, -1, no_chi, no_peng, self._red, self._bound(NO_LIMIT, False))

    def _played(self, kind: Kind, limit: int, no_chi: int, no_peng: int, red: int) -> Features:
        """Return the position after playing ``kind`` from the hand as it lies in the table now."""
        seat, t = self.seen.seat, self._table
        t.hands[seat][kind] -= 1
        t.loose[seat] -= 1
        before = t.limits[seat]
        t.limits[seat] = before & limit
        changed(t, seat)
        bit = 1 << kind
        bound = self._bound(t.limits[seat], bars(self.seen, kind))
        found = self._after(PLAYED, kind, no_chi | bit, no_peng | bit, red - IS_RED[kind], bound)
        t.hands[seat][kind] += 1
        t.loose[seat] += 1
        t.limits[seat] = before
        changed(t, seat)
        return found

    def _eaten(self, action: Action) -> list[tuple[Kind, Features]]:
        """Return the positions after eating in this way, one for each discard that may follow."""
        seen = self.seen
        used: dict[Kind, int] = {seen.live: -1}
        huxi = 0
        way = eaten_way(action)
        for number in way_shapes(way):
            found = shape(number)
            huxi += found.huxi
            for card in found.cards:
                used[card] = used.get(card, 0) + 1
        return self._claimed(list(used.items()), huxi, way)

    def _claimed(self, used: list[tuple[Kind, int]], huxi: int, way: int) -> list[tuple[Kind, Features]]:
        """Return the positions after a claim that takes these cards from the hand, one for each discard."""
        seen, t = self.seen, self._table
        seat = seen.seat
        hand = t.hands[seat]
        taken = sum(count for _, count in used)
        for kind, count in used:
            hand[kind] -= count
        t.laid_huxi[seat] += huxi
        t.loose[seat] -= taken
        changed(t, seat)
        edges = after_chi(seen.rules, seen.live, way) if way else None
        no_peng = self._no_peng | (1 << seen.live if way and PENG in seen.legal else 0)
        red = self._red + IS_RED[seen.live]
        found: list[tuple[Kind, Features]] = []
        if t.skips[seat]:
            found.append((-1, self._after(KEPT, -1, self._no_chi, no_peng, red, self._bound(NO_LIMIT, False))))
        else:
            forbidden = edges.forbidden if edges else 0
            plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
            for kind in least_useful(hand, plays, self._most):
                limit = edges.limits.get(kind, NO_LIMIT) if edges else NO_LIMIT
                found.append((kind, self._played(kind, limit, self._no_chi, no_peng, red)))
        for kind, count in used:
            hand[kind] += count
        t.laid_huxi[seat] -= huxi
        t.loose[seat] += taken
        changed(t, seat)
        return found

    def _bound(self, limit: int, barred: bool) -> int:
        """Return whether the hand is limited or barred then, in bits."""
        seat = self.seen.seat
        return (LIMITED if limit != NO_LIMIT else 0) | (BARRED if barred or self.seen.barred[seat] else 0)

    def _waiting(self) -> Waiting:
        """Return what the hand as it lies in the table waits for."""
        seat, t = self.seen.seat, self._table
        if too_loose(t.hands[seat], t.quads[seat]):
            return NOT_WAITING
        return waiting(t, seat, self._view.live, self.seen.wall_left)

    def _after(self, how: int, out: Kind, no_chi: int, no_peng: int, red: int, bound: int) -> Features:
        seat, t = self.seen.seat, self._table
        return features(
            self._view,
            t.hands[seat],
            huxi=t.laid_huxi[seat] + t.kan_huxi[seat],
            red=red,
            no_chi=no_chi,
            no_peng=no_peng,
            how=how,
            out=out,
            ready=self._waiting(),
            bound=bound,
        )


def too_loose(hand: Sequence[int], quads: int) -> bool:
    """Whether too few cards lie in finished shapes for one card more, and the kings, to complete the hand.

    A quick yes, never a wrong one: each card that comes in finishes one group at most (a quad's pair another), the
    others must be there already.
    """
    kings = hand[KING]
    fills = kings + 1
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    whole = (sum(loose) + fills) // 3 - fills - (quads > 0 or kings > 0)
    if whole <= 0:
        return False
    covered: set[Kind] = set()
    for x, y, z in _CARDS:
        if holds(loose, x, y, z):
            covered.update((x, y, z))
    return sum(loose[kind] for kind in covered) < 3 * whole


_CARDS = tuple(shape(number).cards for number in range(1, len(SHAPES)))
"""The cards of every shape."""
