"""The value of loose cards: what each forms or could form with the other cards of the hand.

It must be cheap, because a rollout asks for it thousands of times per decision; so kinds are sets in bits. It ignores
the cards that are gone and what the others want. Values are integers, so they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.actions import CLAIM_PENG, Action, eaten_way
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import PARTNERS, PENG, set_huxi, shape

LAID_GROUP = 1800
"""Value of a laid group."""
LAID_HUXI = 280
"""Value of each 胡息 laid. In the hand, 胡息 count for each card that helps to form the group."""
WHOLE_SHAPE, WHOLE_HUXI = 90, 47
"""Value of a card for each shape that two others complete, and for each 胡息 of that shape."""
HALF_SHAPE, HALF_HUXI = 25, 12
"""The same if the hand holds one of the two others."""
PAIR, PAIR_HUXI = 340, 47
"""Value of each card of a pair, which may become a 碰 or 偎."""

_Row = tuple[int, int, int]
"""The other cards of a shape as a set in bits, its value with all of them, its value with one of them."""


def _rows(kind: Kind) -> tuple[tuple[_Row, ...], tuple[_Row, ...], tuple[_Row, ...]]:
    """Return the shapes with two other kinds, with a second card of the kind, and with another kind twice."""
    two: list[_Row] = []
    again: list[_Row] = []
    twice: list[_Row] = []
    for number, a, b in PARTNERS[kind]:
        huxi = shape(number).huxi
        values = WHOLE_SHAPE + WHOLE_HUXI * huxi, HALF_SHAPE + HALF_HUXI * huxi
        if kind in (a, b):
            again.append((1 << (b if a == kind else a), *values))
        elif a == b:
            twice.append((1 << a, *values))
        else:
            two.append((1 << a | 1 << b, *values))
    return tuple(two), tuple(again), tuple(twice)


_ROWS = tuple(_rows(kind) for kind in range(KINDS))
_PAIRS = tuple(PAIR + PAIR_HUXI * set_huxi(PENG, kind) for kind in range(KINDS))


def loose_kinds(hand: Sequence[int]) -> tuple[int, int]:
    """Return the loose kinds of the hand and those it holds twice, as sets in bits."""
    single = double = 0
    bit = 1
    for count in hand[:KINDS]:
        if 0 < count < 3:
            single |= bit
            if count == 2:
                double |= bit
        bit <<= 1
    return single, double


def card_value(kind: Kind, single: int, double: int) -> int:
    """Return the value of one loose card beside the others of these loose kinds."""
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


def hand_value(hand: Sequence[int]) -> tuple[int, int]:
    """Return the sum of the values of all loose cards, and the smallest of them (0 if there are none)."""
    single, double = loose_kinds(hand)
    values = []
    total = 0
    for kind in range(KINDS):
        if single >> kind & 1:
            value = card_value(kind, single, double)
            values.append(value)
            total += 2 * value if double >> kind & 1 else value
    return total, min(values, default=0)


def least_useful(hand: Sequence[int], kinds: Sequence[Kind], most: int) -> Sequence[Kind]:
    """Return the ``most`` least valuable of these loose kinds; of equal ones the first."""
    if len(kinds) <= most:
        return kinds
    single, double = loose_kinds(hand)
    return sorted(kinds, key=lambda kind: card_value(kind, single, double))[:most]


def claim_value(hand: Sequence[int], live: Kind, action: Action) -> int:
    """Return the value after a 碰 or 吃 of ``live``: the groups laid, and the hand without its least useful card."""
    left = list(hand)
    laid = 0
    if action == CLAIM_PENG:
        left[live] -= 2
        laid = LAID_GROUP + LAID_HUXI * set_huxi(PENG, live)
    else:
        left[live] += 1
        for number in way_shapes(eaten_way(action)):
            found = shape(number)
            for card in found.cards:
                left[card] -= 1
            laid += LAID_GROUP + LAID_HUXI * found.huxi
    total, least = hand_value(left)
    return laid + total - least
