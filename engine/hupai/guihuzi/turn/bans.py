"""What a seat may no longer do: dead cards 臭牌, dead pairs 臭门子 and locked cards 锁牌 (``past.chi``, ``past.pair``,
``past.lock``).

Neighbours are the only two cards that can eat at two ends, so only they are ever dead while one of their cards is not.
They are named by the lower of the two. A hand only shrinks, so a pair of kinds says exactly which cards are meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.guihuzi.melds import CHI, PENG, PIAO, RED_SHAPES, SHAPES, SHAPES_WITH, WAI, Meld, fragment, other_completion
from hupai.zipai.cards import COPIES, KINDS, NUMBERS, Kind


def neighbours_for(hand: Sequence[int], kind: Kind) -> int:
    """Return the neighbours in the hand that ``kind`` would complete, each by its lower card, as a set in bits."""
    number = kind % NUMBERS
    found = 0
    if number >= 2 and hand[kind - 2] and hand[kind - 1]:
        found |= 1 << kind - 2
    if number < NUMBERS - 2 and hand[kind + 1] and hand[kind + 2]:
        found |= 1 << kind + 1
    return found


def lower_of(shape: int, card: Kind) -> Kind | None:
    """Return the lower of the neighbours with which ``card`` makes the shape; None where they are no neighbours."""
    if shape in RED_SHAPES:
        return None
    low, high = fragment(shape, card)
    return low if high - low == 1 else None


def is_dead_pair(dead_pairs: int, shape: int, card: Kind) -> bool:
    """Whether the two cards that would eat ``card`` to this shape are a dead pair."""
    low = lower_of(shape, card)
    return low is not None and bool(dead_pairs >> low & 1)


def locked_by_chi(shape: int, card: Kind) -> int:
    """Return the kinds that eating ``card`` to this shape locks: the card, and the run's other end if it has one."""
    other = other_completion(shape, card)
    return 1 << card | (0 if other is None else 1 << other)


def locked_by(melds: Sequence[Meld]) -> int:
    """Return the kinds that a seat may not discard, by what lies before it."""
    locked = 0
    for group, what, claimed, _ in melds:
        if group == CHI:
            locked |= locked_by_chi(what, claimed)
        elif group in (PENG, PIAO, WAI):
            locked |= 1 << what
    return locked


def eaten_runs(melds: Sequence[Meld]) -> int:
    """Return how many runs without 硬息 a seat has eaten (``chi.limit``)."""
    return sum(meld[0] == CHI and meld[1] not in RED_SHAPES for meld in melds)


def shapes_in_hand(hand: Sequence[int], card: Kind) -> Iterator[int]:
    """Yield the shapes that the hand could eat ``card`` to, bans aside."""
    for shape in SHAPES_WITH[card]:
        if all(hand[kind] for kind in SHAPES[shape] if kind != card):
            yield shape


def discards_in(hand: Sequence[int], locked: int) -> list[Kind]:
    """Return the kinds in the hand that may be discarded, ascending."""
    return [kind for kind in range(KINDS) if hand[kind] and not locked >> kind & 1]


def liu_in(hand: Sequence[int], melds: Sequence[Meld]) -> list[Kind]:
    """Return the kinds of which the hand may lay a 溜 in place of a discard, ascending (``turn.liu``)."""
    wai = {meld[1] for meld in melds if meld[0] == WAI}
    return [kind for kind in range(KINDS) if hand[kind] == COPIES or (hand[kind] and kind in wai)]
