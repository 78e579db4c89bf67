"""How much the play so far speaks for a hidden hand: a whole number, thousandths of a natural logarithm.

A hand is read as sets of kinds in bits (held, held twice, three times), so that what it could eat or what
stands alone in it takes a few operations on whole numbers. What speaks for it is a sum of features times weights
fitted to self-play. Features of the copies of one kind are added up once per position into a table; those of
several kinds together are worked out for every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from hupai.bots.past import Past
from hupai.zipai.cards import COPIES, IS_RED, KINDS, NUMBERS, Kind, is_big
from hupai.zipai.melds import CHI, PARTNERS, SHAPES, meld_cards
from hupai.zipai.observation import Observation

COPY_FEATURES = (
    "one", "two", "three", "red", "two_big", "three_big",
    "two_let_go_lately", "two_let_go", "one_played", "beside_last_played", "beside_played",
    "one_of_two", "one_of_one", "two_of_two",
)  # fmt: skip
"""Of the copies of one kind; ``one_of_two`` is one copy where all but two lie open."""
HAND_FEATURES = (
    "in_groups", "scoring", "half_scoring", "alone", "in_mixed",
    "could_eat_lately", "could_eat_lately_holding", "could_eat", "could_eat_holding", "fits_played",
    "two_left", "five_left",
)  # fmt: skip
"""Of several kinds together; ``five_left``: at most five free cards stand in no group of their size."""
FEATURES = COPY_FEATURES + HAND_FEATURES
PHASES = 4
"""A hand is read by how often its seat has played a card: never, once, twice, more often."""
MOST = COPIES - 1

_SIZE = (1 << NUMBERS) - 1
"""The kinds of one size."""
_TWICE = 1 | 1 << NUMBERS
"""Times a set of numbers: these numbers in both sizes."""
_BESIDE = tuple(
    sum({1 << card for _, *others in PARTNERS[kind] for card in others if card != kind}) for kind in range(KINDS)
)
"""The kinds that could stand in a shape with each kind."""
_GROUPS = tuple(
    (sum(1 << card for card in found.cards), found.huxi)
    for found in SHAPES
    if found is not None and found.cards[0] < found.cards[1] < found.cards[2] < NUMBERS
)
"""The runs and the 二七十 of small cards, as sets, and whether they score."""

_Size = tuple[int, int, int, int]
"""Of the free kinds of one size: what they could eat, what has company, what their groups speak, and how many kinds
stand in no group when as many as can do."""


@lru_cache(maxsize=16)
def _sizes(in_groups: int, scoring: int, half_scoring: int) -> tuple[_Size, ...]:
    """Return for every set of numbers of one size what it could eat, what has company, what its groups speak,
    and how many stand apart."""
    return tuple(_size(cards, in_groups, scoring, half_scoring) for cards in range(_SIZE + 1))


def _size(cards: int, in_groups: int, scoring: int, half_scoring: int) -> _Size:
    eats = company = runs = speaks = 0
    for group, huxi in _GROUPS:
        missing = group & ~cards
        if not missing:
            eats |= group
            company |= group
            runs |= group
            speaks += scoring if huxi else 0
        elif missing & missing - 1 == 0:
            eats |= missing
            company |= group & cards
            speaks += half_scoring if huxi else 0
    return eats, company, speaks + in_groups * runs.bit_count(), _apart(cards)


def _apart(cards: int) -> int:
    """Return how many of these kinds of one size stand in no group when as many as can do."""
    whole = [group for group, _ in _GROUPS if not group & ~cards]
    return min((_apart(cards & ~group) for group in whole), default=cards.bit_count())


class Reading:
    """One seat's hidden hand as the play reads it: how much speaks for given cards."""

    __slots__ = ("copies", "lately", "not_eaten", "played", "row", "sizes")

    def __init__(self, seen: Observation, past: Past, weights: Sequence[Sequence[int]]) -> None:
        """``weights`` has a row for each of PHASES, a whole number for each of FEATURES."""
        row = tuple(weights[phase(past)])
        lying = open_copies(seen)
        self.copies = tuple(
            tuple(sum(map(mul, row, copy_features(past, lying[kind], kind, count))) for count in range(MOST + 1))
            for kind in range(KINDS)
        ) + ((0,) * (MOST + 1),)
        """For each kind, kings last, how much so many copies of it speak."""
        groups, scoring, half, *rest = row[len(COPY_FEATURES) :]
        self.row, self.sizes = tuple(rest), _sizes(groups, scoring, half)
        self.played, self.not_eaten, self.lately = past.played, past.not_eaten, past.lately

    def score(self, hand: Sequence[int]) -> int:
        """Return how much speaks for the hand, in thousandths of a natural logarithm."""
        copies: int = sum(self.copies[kind][hand[kind]] for kind in range(KINDS))
        return copies + self.together(*free_kinds(hand))

    def together(self, one: int, two: int) -> int:
        """Return what the HAND_FEATURES of free cards speak: kinds held once or twice, and those held twice."""
        alone, mixed, lately, lately_holding, old, old_holding, fits, done, close = self.row
        sizes = self.sizes
        small, big = one & _SIZE, one >> NUMBERS
        eats, company, speaks, left = sizes[small]
        big_eats, big_company, big_speaks, big_left = sizes[big]
        left += big_left + two.bit_count()
        if left < 6:
            speaks += close if left > 2 else done + close
        both = (small & big) * _TWICE
        eats |= big_eats << NUMBERS | both
        company |= big_company << NUMBERS | both | two
        speaks += big_speaks + alone * (one & ~company).bit_count()
        if two:
            other_two = (two & _SIZE) << NUMBERS | two >> NUMBERS
            eats |= other_two
            if both:
                speaks += mixed * (both & (two | other_two)).bit_count()
        passed = eats & self.not_eaten
        if passed:
            late = passed & self.lately
            if late:
                speaks += lately * (late & ~one).bit_count() + lately_holding * (late & one).bit_count()
                passed ^= late
            speaks += old * (passed & ~one).bit_count() + old_holding * (passed & one).bit_count()
        if eats & self.played:
            speaks += fits * (eats & self.played).bit_count()
        return speaks


def free_kinds(hand: Sequence[int]) -> tuple[int, int]:
    """Return the kinds held once or twice, and those held twice, as sets in bits."""
    one = two = 0
    for kind in range(KINDS):
        if 0 < hand[kind] < MOST:
            one |= 1 << kind
            if hand[kind] == 2:
                two |= 1 << kind
    return one, two


def phase(past: Past) -> int:
    """Return the row of weights a hand is read by."""
    return min(past.plays, PHASES - 1)


def copy_features(past: Past, lying: int, kind: Kind, count: int) -> tuple[int, ...]:
    """Return the COPY_FEATURES of ``count`` copies of a kind of which ``lying`` lie open for all to see."""
    bit = 1 << kind
    two_gone = count == 2 and bool(past.not_paired & bit)
    beside_last = count > 0 and bool(_beside(past.last_played) & bit)
    beside = count > 0 and bool(_beside(past.played & ~past.last_played) & bit)
    return (
        int(count == 1),
        int(count == 2),
        int(count == MOST),
        count * IS_RED[kind],
        int(count == 2 and is_big(kind)),
        int(count == MOST and is_big(kind)),
        int(two_gone and bool(past.lately & bit)),
        int(two_gone and not past.lately & bit),
        int(count > 0 and bool(past.played & bit)),
        int(beside_last),
        int(beside),
        int(count == 1 and lying == 2),
        int(count == 1 and lying == MOST),
        int(count == 2 and lying == 2),
    )


def _beside(kinds: int) -> int:
    found = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            found |= _BESIDE[kind]
    return found


def open_copies(seen: Observation) -> list[int]:
    """Return how many copies of each kind lie open for all to see."""
    lying = [0] * KINDS
    if seen.live >= 0:
        lying[seen.live] += 1
    for cards in seen.discards:
        for kind, _ in cards:
            lying[kind] += 1
    for laid in seen.melds:
        for meld in laid:
            if meld[0] == CHI or meld[1] >= 0:
                for kind in meld_cards(meld):
                    lying[kind] += 1
    return lying
