"""What loose cards are worth beside each other: by what each forms or could form with the others of the hand.

Sets of kinds in bits make this cheap: the beginner asks it once a choice, the quick players of one who looks ahead
thousands of times a decision. It counts neither the cards that are gone nor what others want. All worths are whole
numbers, so that every Python adds alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.actions import PENG, Action, eaten_way
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import PARTNERS, set_huxi, shape
from hupai.zipai.melds import PENG as PENG_GROUP

LAID_GROUP = 1800
"""Worth of three cards out of the hand and done."""
LAID_HUXI = 280
"""Worth of each 胡息 laid; in the hand it counts for each card that helps to form the group."""
WHOLE_SHAPE, WHOLE_HUXI = 90, 47
"""Worth to a card of two others that complete a shape with it, and of each 胡息 of that shape."""
HALF_SHAPE, HALF_HUXI = 25, 12
"""The same with one of the two."""
PAIR, PAIR_HUXI = 340, 47
"""Worth to each card of a pair, which may become a 碰 or 偎."""

_Row = tuple[int, int, int]
"""Other cards of a shape as a set in bits, its worth whole, its worth with one of them."""


def _rows(kind: Kind) -> tuple[tuple[_Row, ...], tuple[_Row, ...], tuple[_Row, ...]]:
    """Return the shapes with two other kinds, those with the kind itself again, those with another kind twice."""
    two: list[_Row] = []
    again: list[_Row] = []
    twice: list[_Row] = []
    for number, a, b in PARTNERS[kind]:
        huxi = shape(number).huxi
        worths = WHOLE_SHAPE + WHOLE_HUXI * huxi, HALF_SHAPE + HALF_HUXI * huxi
        if kind in (a, b):
            again.append((1 << (b if a == kind else a), *worths))
        elif a == b:
            twice.append((1 << a, *worths))
        else:
            two.append((1 << a | 1 << b, *worths))
    return tuple(two), tuple(again), tuple(twice)


_ROWS = tuple(_rows(kind) for kind in range(KINDS))
_PAIRS = tuple(PAIR + PAIR_HUXI * set_huxi(PENG_GROUP, kind) for kind in range(KINDS))


def loose_kinds(hand: Sequence[int]) -> tuple[int, int]:
    """Return the kinds that lie loose in the hand, and those that lie there twice, as sets in bits."""
    single = double = 0
    bit = 1
    for count in hand[:KINDS]:
        if 0 < count < 3:
            single |= bit
            if count == 2:
                double |= bit
        bit <<= 1
    return single, double


def card_worth(kind: Kind, single: int, double: int) -> int:
    """Return what one loose card of the kind is worth beside the others of these loose kinds."""
    two, again, twice = _ROWS[kind]
    value = 0
    for mask, whole, half in two:
        held = single & mask
        if held:
            value += whole if held == mask else half
    if double >> kind & 1:
        value += _PAIRS[kind]
        for mask, whole, half in again:
            value += whole if single & mask else half
    else:
        for mask, _, half in again:
            if single & mask:
                value += half
    for mask, whole, half in twice:
        if single & mask:
            value += whole if double & mask else half
    return value


def hand_worth(hand: Sequence[int]) -> tuple[int, int]:
    """Return the sum of what the loose cards are worth, each copy counted, and the least of any (0: there is none)."""
    single, double = loose_kinds(hand)
    worths = []
    total = 0
    for kind in range(KINDS):
        if single >> kind & 1:
            value = card_worth(kind, single, double)
            worths.append(value)
            total += 2 * value if double >> kind & 1 else value
    return total, min(worths, default=0)


def least_useful(hand: Sequence[int], kinds: Sequence[Kind], most: int) -> Sequence[Kind]:
    """Return at most so many of these loose kinds: those worth least beside the others, the first of equals."""
    if len(kinds) <= most:
        return kinds
    single, double = loose_kinds(hand)
    return sorted(kinds, key=lambda kind: card_worth(kind, single, double))[:most]


def claim_worth(hand: Sequence[int], live: Kind, action: Action) -> int:
    """Return what a 碰 or 吃 of ``live`` leaves: the groups laid, and the hand without its least useful card."""
    left = list(hand)
    laid = 0
    if action == PENG:
        left[live] -= 2
        laid = LAID_GROUP + LAID_HUXI * set_huxi(PENG_GROUP, live)
    else:
        left[live] += 1
        for number in way_shapes(eaten_way(action)):
            found = shape(number)
            for card in found.cards:
                left[card] -= 1
            laid += LAID_GROUP + LAID_HUXI * found.huxi
    total, least = hand_worth(left)
    return laid + total - least
