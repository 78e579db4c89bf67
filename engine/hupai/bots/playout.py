"""A quick player for play-outs: sensible, and cheap enough to be asked ten thousand times a decision.

It plays like the beginner, by what the loose cards form or could form, with sets of kinds in bits. It looks at
nothing but the cards its seat holds: a play-out runs on a table made up to fit what the deciding seat has seen, and
there each seat plays from its own hand.
"""

from __future__ import annotations

from hupai.bots.beginner import (
    HALF_HUXI,
    HALF_SHAPE,
    LAID_GROUP,
    LAID_HUXI,
    PAIR,
    PAIR_HUXI,
    WHOLE_HUXI,
    WHOLE_SHAPE,
)
from hupai.zipai.actions import DECLARE, HU, PASS, PENG, RAISE, Action, discarded, eaten_way, is_discard
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import PARTNERS, set_huxi, shape
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.state import OVER, Table
from hupai.zipai.turn import step

_Row = tuple[int, int, int]
"""The other two cards of a shape as a set in bits, its worth whole, its worth with one of them."""


def _rows(kind: Kind) -> tuple[tuple[_Row, ...], tuple[_Row, ...], tuple[_Row, ...]]:
    """Return the shapes with two other kinds, those with the kind itself again, those with another kind twice."""
    found: tuple[list[_Row], list[_Row], list[_Row]] = ([], [], [])
    for number, a, b in PARTNERS[kind]:
        huxi = shape(number).huxi
        whole, half = WHOLE_SHAPE + WHOLE_HUXI * huxi, HALF_SHAPE + HALF_HUXI * huxi
        if kind in (a, b):
            found[1].append((1 << (b if a == kind else a), whole, half))
        elif a == b:
            found[2].append((1 << a, whole, half))
        else:
            found[0].append((1 << a | 1 << b, whole, half))
    return tuple(found[0]), tuple(found[1]), tuple(found[2])


_ROWS = tuple(_rows(kind) for kind in range(KINDS))
_PAIRS = tuple(PAIR + PAIR_HUXI * set_huxi(PENG_GROUP, kind) for kind in range(KINDS))
_SURE = (HU, DECLARE, RAISE)


def play_on(t: Table) -> None:
    """Let quick players finish the hand."""
    while t.phase != OVER:
        seat = t.pending[0]
        step(t, seat, quick_action(t, seat))


def quick_action(t: Table, seat: int) -> Action:
    """Return what a quick player at ``seat`` does, from its own hand alone."""
    offers = t.offers[seat]
    if len(offers) == 1:
        return offers[0]
    for action in _SURE:
        if action in offers:
            return action
    hand = t.hands[seat]
    if is_discard(offers[-1]):
        return _least_useful(hand, offers)
    best, most = PASS, _worth(hand)[0]
    live = t.live
    for action in offers[1:]:
        left = list(hand)
        if action == PENG:
            left[live] -= 2
            laid = LAID_GROUP + LAID_HUXI * set_huxi(PENG_GROUP, live)
        else:
            left[live] += 1
            laid = 0
            for number in way_shapes(eaten_way(action)):
                found = shape(number)
                for card in found.cards:
                    left[card] -= 1
                laid += LAID_GROUP + LAID_HUXI * found.huxi
        worth, least = _worth(left)
        if laid + worth - least > most:
            best, most = action, laid + worth - least
    return best


def _least_useful(hand: list[int], offers: list[Action]) -> Action:
    """Return the discard that costs the hand least."""
    single, double = _kinds(hand)
    best, least = PASS, 1 << 30
    for action in offers:
        kind = discarded(action)
        if kind < 0:
            continue
        value = _card(kind, single, double)
        if value < least:
            best, least = action, value
    return best


def _worth(hand: list[int]) -> tuple[int, int]:
    """Return the sum of what the loose cards are worth, and the least of any."""
    single, double = _kinds(hand)
    total, least = 0, 1 << 30
    for kind in range(KINDS):
        if single >> kind & 1:
            value = _card(kind, single, double)
            total += 2 * value if double >> kind & 1 else value
            if value < least:
                least = value
    return total, least if total or least < 1 << 30 else 0


def _kinds(hand: list[int]) -> tuple[int, int]:
    """Return the kinds that lie loose, and those that lie twice, as sets in bits."""
    single = double = 0
    bit = 1
    for count in hand[:KINDS]:
        if 0 < count < 3:
            single |= bit
            if count == 2:
                double |= bit
        bit <<= 1
    return single, double


def _card(kind: Kind, single: int, double: int) -> int:
    """Return what one card of the kind is worth beside the others."""
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
