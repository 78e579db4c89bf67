"""What a choice promises: the unseen cards that would win after it, or how well its cards fit together."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_WAI,
    Action,
    is_chi,
    is_discard,
    kind_of,
)
from hupai.guihuzi.bots.choices import claim_leads, discard_worths, lacking_xi, worth_of
from hupai.guihuzi.bots.prospects import prospects
from hupai.guihuzi.bots.taste import Taste
from hupai.guihuzi.bots.waiting import winning_cards
from hupai.guihuzi.state import Table
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import table_after
from hupai.zipai.cards import Kind

_WAITING = 2_000
"""What a hand that waits is worth before its cards are counted."""
_MOST_PAY = 60
"""No win counts for more from each loser."""
_TRIED = 5
"""How many discards after a claim, and how many choices of a discard, are looked at closely."""


class Outlook:
    """Rates the choices of one observation."""

    def __init__(self, seen: Observation, taste: Taste) -> None:
        self.seen = seen
        self._taste = taste
        self._t = own_table(seen)
        self._unseen = unseen_copies(seen)
        self._close = self._closest_discards()

    def of(self, action: Action) -> int:
        """Return what a choice other than 胡 promises."""
        t, seat = self._t, self.seen.seat
        plain = worth_of(t, seat, action, self._taste)
        if is_discard(action):
            if kind_of(action) not in self._close:
                return plain
            return max(
                plain + self._next(t.hands[seat], kind_of(action), 0, t.locked[seat]), self._waiting(t, kind_of(action))
            )
        if is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI):
            after = table_after(t, seat, action)
            hand, locked, xi = claim_leads(t, seat, action)
            xi_worth = self._taste.worth_of_xi(lacking_xi(t, seat) - xi)
            rows = discard_worths(hand, locked, xi_worth, t.dead_pairs[seat])
            best = sorted(rows, key=lambda row: (-row[1], row[0]))[:_TRIED]
            bonus = plain - (best[0][1] if best else 0)
            worths = [bonus + worth + self._next(hand, kind, xi, locked) for kind, worth in best]
            return max([plain, *worths, *(self._waiting(after, kind) for kind, _ in best)])
        after = table_after(t, seat, action)
        hand = list(after.hands[seat])
        ahead = prospects(self.seen, hand, -1, lacking_xi(after, seat), after.locked[seat], self._unseen, self._taste)
        return max(plain + ahead, self._waiting(after, None))

    def _next(self, hand: list[int], kind: Kind, xi: int, locked: int) -> int:
        """Return what the next cards promise once ``kind`` is discarded from the hand."""
        lacking = lacking_xi(self._t, self.seen.seat) - xi
        hand[kind] -= 1
        found = prospects(self.seen, hand, kind, lacking, locked, self._unseen, self._taste)
        hand[kind] += 1
        return found

    def _closest_discards(self) -> Sequence[Kind]:
        """Return the discards that leave the best-fitting cards; only these are looked at closely."""
        t, seat = self._t, self.seen.seat
        kinds = [kind_of(action) for action in self.seen.legal if is_discard(action)]
        xi_worth = self._taste.worth_of_xi(lacking_xi(t, seat))
        rows = discard_worths(list(t.hands[seat]), 0, xi_worth, t.dead_pairs[seat], kinds)
        return [kind for kind, _ in sorted(rows, key=lambda row: (-row[1], row[0]))[: _TRIED + 3]]

    def _waiting(self, t: Table, kind: Kind | None) -> int:
        """Return what the hand is worth if it waits, ``kind`` discarded; -1 if it does not."""
        seat = self.seen.seat
        hand = t.hands[seat]
        if kind is not None:
            hand[kind] -= 1
        worth = winning_worth(t, seat, self._unseen)
        if kind is not None:
            hand[kind] += 1
        return _WAITING + worth if worth else -1


def winning_worth(t: Table, seat: int, unseen: Sequence[int]) -> int:
    """Return the points that the unseen cards would win, added up: each copy by own flip once, by others' twice."""
    return sum(
        copies * (min(own, _MOST_PAY) + (t.rules.seats - 1) * min(other, _MOST_PAY))
        for copies, own, other in winning_cards(t, seat, unseen)
    )
