"""What each choice leads to, as far as the seat can tell: the position after it, as features.

A 吃 or 碰 is followed by a discard of one's own, so it is as good as the best position after that.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import lru_cache

from hupai.bots.features import BARRED, KEPT, LET_GO, LIMITED, PLAYED, Features, Outlook, features
from hupai.bots.waiting import Waiting, waiting
from hupai.bots.worth import least_useful
from hupai.zipai.actions import (
    HU,
    PASS,
    PENG,
    Action,
    chi,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.cards import IS_RED, KINDS, Kind
from hupai.zipai.claim import NO_LIMIT
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.edges import after_chi
from hupai.zipai.foresight import above_then
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.melds import set_huxi, shape
from hupai.zipai.observation import Observation, bars, limit_after
from hupai.zipai.readiness import changed, lone_hand
from hupai.zipai.state import CLAIM


@dataclass(frozen=True, slots=True)
class _Claim:
    """A card that is taken, and what goes with it."""

    live: Kind
    used: tuple[tuple[Kind, int], ...]
    """Cards that leave the hand; the eaten kind counts one less."""
    taken: int
    """How many they are."""
    huxi: int
    way: int
    """How it is eaten, 0 for 碰."""


@lru_cache(maxsize=4096)
def _claim(action: Action, live: Kind) -> _Claim:
    """Return what taking ``live`` by this 吃 or 碰 uses."""
    if action == PENG:
        return _Claim(live, ((live, 2),), 2, set_huxi(PENG_GROUP, live), 0)
    used: dict[Kind, int] = {live: -1}
    huxi = 0
    way = eaten_way(action)
    for number in way_shapes(way):
        found = shape(number)
        huxi += found.huxi
        for card in found.cards:
            used[card] = used.get(card, 0) + 1
    return _Claim(live, tuple(used.items()), sum(used.values()), huxi, way)


class Choices:
    """The choices of one seat at one moment, each with the positions it may lead to.

    ``most`` is how many discards are looked at after a claim: those of the least useful cards.
    """

    __slots__ = ("_barred", "_most", "_no_chi", "_no_peng", "_red", "_table", "_view", "seen")

    def __init__(self, seen: Observation, most: int = KINDS) -> None:
        self.seen = seen
        self._most = most
        self._view = Outlook(seen)
        seat = seen.seat
        self._table = lone_hand(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
        self._table.limits[seat] = seen.limits[seat]
        self._table.dead[seat] = seen.dead[seat]
        self._table.above[seat] = above_then(seen)
        self._barred = seen.barred[seat]
        self._no_chi, self._no_peng = seen.no_chi, seen.no_peng
        self._red = self._view.colours

    @property
    def unseen(self) -> int:
        """Cards the seat has not seen, kings left out."""
        return sum(self._view.live[:KINDS])

    def positions(self, action: Action) -> list[tuple[Kind, Features]]:
        """Return the positions the action may lead to, as (card played after a claim or -1, features); 胡: none."""
        seen = self.seen
        if is_discard(action):
            kind = discarded(action)
            return [(-1, self._played(kind, limit_after(seen, kind), self._no_chi, self._no_peng, self._red))]
        if action == PENG or is_chi(action):
            return self._claimed(_claim(action, seen.live), self._most, PENG in seen.legal)
        if action == HU:
            return []
        return [(-1, self._let_go())]

    def _let_go(self) -> Features:
        """Return the position after a pass: what could have been taken is then 臭."""
        return self._after(LET_GO, -1, *self._stale_after(PASS), self._red, self._bound(NO_LIMIT, False))

    def _stale_after(self, action: Action) -> tuple[int, int]:
        """Return the kinds the seat may then no longer eat, and no longer 碰, the card it plays left out."""
        seen, no_chi, no_peng = self.seen, self._no_chi, self._no_peng
        if seen.phase == CLAIM:
            bit = 1 << seen.live
            if PENG in seen.legal and action != PENG:
                no_peng |= bit
            if is_chi(seen.legal[-1]) and action == PASS:
                no_chi |= bit
        return no_chi, no_peng

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

    def _claimed(self, claim: _Claim, most: int, beside: bool) -> list[tuple[Kind, Features]]:
        """Return the positions after a claim, one for each of ``most`` discards that may follow.

        ``beside``: the card could have been taken by 碰 as well.
        """
        seen, t = self.seen, self._table
        self._move(claim, 1)
        edges = after_chi(seen.rules, claim.live, claim.way) if claim.way else None
        no_peng = self._no_peng | (1 << claim.live if claim.way and beside else 0)
        hand = t.hands[seen.seat]
        found: list[tuple[Kind, Features]] = []
        if t.skips[seen.seat]:
            bound = self._bound(NO_LIMIT, False)
            found.append((-1, self._after(KEPT, -1, self._no_chi, no_peng, self._red, bound)))
        else:
            forbidden = edges.forbidden if edges else 0
            plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
            for kind in least_useful(hand, plays, most):
                limit = edges.limits.get(kind, NO_LIMIT) if edges else NO_LIMIT
                found.append((kind, self._played(kind, limit, self._no_chi, no_peng, self._red)))
        self._move(claim, -1)
        return found

    def _move(self, claim: _Claim, times: int) -> None:
        """Take a claim's cards from the hand and lay them, or put all back (``times`` -1)."""
        seat, t = self.seen.seat, self._table
        for kind, count in claim.used:
            t.hands[seat][kind] -= times * count
        t.laid_huxi[seat] += times * claim.huxi
        t.loose[seat] -= times * claim.taken
        self._red += times * IS_RED[claim.live]
        changed(t, seat)

    def after(self, action: Action, out: Kind) -> Choices:
        """Return what the seat has to choose from after this choice; ``out`` is the card played after a claim, or -1.

        The seat has seen nothing new by then. ``action`` is a discard, a claim or a pass.
        """
        seen, seat = self.seen, self.seen.seat
        made = copy(self)
        t = made._table = self._table.clone()
        made._no_chi, made._no_peng = self._stale_after(action)
        if action == PENG or is_chi(action):
            claim = _claim(action, seen.live)
            made._move(claim, 1)
            if claim.way:
                t.limits[seat] &= after_chi(seen.rules, claim.live, claim.way).limits.get(out, NO_LIMIT)
        played = out
        if is_discard(action):
            played = discarded(action)
            t.limits[seat] &= limit_after(seen, played)
        if played >= 0:
            t.hands[seat][played] -= 1
            t.loose[seat] -= 1
            changed(t, seat)
            made._barred = self._barred or bars(seen, played)
            made._red -= IS_RED[played]
            made._no_chi |= 1 << played
            made._no_peng |= 1 << played
        return made

    def next_claims(self) -> list[tuple[Kind, int, list[Features]]]:
        """Return what the next card may be taken for: (its kind, how many of them, the positions to choose from).

        Counted are the unseen copies, those of a pair twice where 碰 and 偎 take them; a card that may be eaten too
        comes a second time. A position is that without the least useful card. What the seat makes of a card by
        winning or by itself (提, 跑) is left out.
        """
        seat, t = self.seen.seat, self._table
        hand, loose = t.hands[seat], t.loose[seat]
        bound = t.dead[seat] or self._barred
        found = []
        for kind, copies in enumerate(self._view.live[:KINDS]):
            if not copies or hand[kind] == 3 or loose < 3:
                continue
            pair = hand[kind] == 2
            peng = pair and not (bound or self._no_peng >> kind & 1)
            if pair:
                found.append((kind, copies * (1 + peng), self._kept_best(_claim(PENG, kind), False)))
            if not (bound or self._no_chi >> kind & 1):
                claims = [_claim(chi(way), kind) for way in eatings(hand, kind)]
                made = [row for one in claims if one.taken < loose for row in self._kept_best(one, peng)]
                found.append((kind, copies, made))
        return found

    def _kept_best(self, claim: _Claim, beside: bool) -> list[Features]:
        return [found for _, found in self._claimed(claim, 1, beside)]

    def _bound(self, limit: int, barred: bool) -> int:
        """Return whether the hand is limited or barred then, in bits."""
        return (LIMITED if limit != NO_LIMIT else 0) | (BARRED if barred or self._barred else 0)

    def _waiting(self) -> Waiting:
        """Return what the hand as it lies in the table waits for."""
        return waiting(self._table, self.seen.seat, self._view.live, self.seen.wall_left)

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
