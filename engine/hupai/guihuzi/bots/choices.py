"""What each choice of a seat leads to, by how its cards fit together: what the bots below a search compare.

Everything here looks at one seat's cards and at what lies on the table; it is asked of the seat's own table, or of a
table in a play-out, and reads no other hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    Action,
    eaten_shape,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
)
from hupai.guihuzi.bots.shape_worth import WHOLE, hand_worth
from hupai.guihuzi.bots.taste import Taste, worth_of_laying
from hupai.guihuzi.hand.winning import laid_xi
from hupai.guihuzi.melds import RED_SHAPES, SHAPES
from hupai.guihuzi.state import Table
from hupai.guihuzi.turn.bans import discards_in, locked_by_chi, neighbours_for
from hupai.zipai.cards import Kind

_DEAD_PAIR = 25
"""What a pair that a discard makes dead is worth."""
_FOUR = 120
"""What four equal cards are worth beyond a group."""


def lacking_xi(t: Table, seat: int) -> int:
    """Return how many 硬息 the seat's laid groups are short of a win."""
    return t.rules.min_xi - sum(laid_xi(t.rules, meld) for meld in t.melds[seat])


def claim_leads(t: Table, seat: int, action: Action) -> tuple[list[int], int, int]:
    """Return the hand after a claim, the kinds locked then, and the 硬息 that it lays."""
    hand = list(t.hands[seat])
    kind = t.live
    if is_chi(action):
        shape = eaten_shape(action)
        for card in SHAPES[shape]:
            hand[card] -= card != kind
        return hand, t.locked[seat] | locked_by_chi(shape, kind), int(shape in RED_SHAPES)
    if action in (CLAIM_PENG, CLAIM_WAI):
        hand[kind] -= 2
        return hand, t.locked[seat] | 1 << kind, 1
    if is_liu(action):
        hand[kind_of(action)] = 0
    return hand, t.locked[seat], 0 if action == CLAIM_PIAO else 1


def discard_worths(
    hand: list[int], locked: int, xi: int, dead_pairs: int, kinds: Sequence[Kind] | None = None
) -> Iterator[tuple[Kind, int]]:
    """Yield each discard with what the hand is worth after it, a 硬息 being worth ``xi``; ``hand`` stays as it was."""
    for kind in discards_in(hand, locked) if kinds is None else kinds:
        hand[kind] -= 1
        pairs = neighbours_for(hand, kind) & ~dead_pairs
        yield kind, hand_worth(hand, xi) - _DEAD_PAIR * pairs.bit_count()
        hand[kind] += 1


def worth_of(t: Table, seat: int, action: Action, taste: Taste) -> int:
    """Return what the seat's cards are worth after a choice other than 胡, with its best discard where one follows."""
    lacking = lacking_xi(t, seat)
    xi_worth = taste.worth_of_xi(lacking)
    hand = list(t.hands[seat])
    if is_discard(action):
        kind = kind_of(action)
        return next(worth for _, worth in discard_worths(hand, 0, xi_worth, t.dead_pairs[seat], (kind,)))
    if not (is_chi(action) or is_liu(action) or action in (CLAIM_PENG, CLAIM_WAI, CLAIM_PIAO)):
        return hand_worth(hand, xi_worth)
    after, locked, xi = claim_leads(t, seat, action)
    laid = WHOLE + (_FOUR if is_liu(action) or action == CLAIM_PIAO else 0)
    if action == CLAIM_PIAO or (is_liu(action) and t.hands[seat][kind_of(action)] < 3):
        laid -= WHOLE  # it adds to a group that lies already
    if is_chi(action):
        laid -= taste.eating
    xi_worth = taste.worth_of_xi(lacking - xi)  # fewer are lacking now
    if is_liu(action) or action == CLAIM_PIAO:
        return laid + hand_worth(after, xi_worth)
    worths = [worth for _, worth in discard_worths(after, locked, xi_worth, t.dead_pairs[seat])]
    return laid + worth_of_laying(xi, lacking) + max(worths, default=-WHOLE)
