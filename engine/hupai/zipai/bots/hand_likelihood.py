"""The log-likelihood of a hidden hand, given the play so far, in thousandths of a natural logarithm.

It is a sum of features times weights that were fitted to self-play. Features of single kinds are summed once per
position into a table; features of several kinds together (joint features) are computed for every hand. Hands are sets
of kinds in bits, so what a hand could eat, or which of its cards fit no other, takes a few integer operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from hupai.zipai.bots.discard_history import SeatHistory
from hupai.zipai.cards import IS_RED, KINDS, NUMBERS, Kind, is_big
from hupai.zipai.determinize.evidence import MAX_HELD
from hupai.zipai.melds import CHI, PARTNERS, SHAPES, meld_cards
from hupai.zipai.view.observation import Observation

COPY_FEATURES = (
    "one", "two", "three", "red", "two_big", "three_big",
    "two_let_go_lately", "two_let_go", "one_played", "beside_last_played", "beside_played",
    "one_of_two", "one_of_one", "two_of_two",
)  # fmt: skip
"""Features of single kinds; ``one_of_two`` is one copy of a kind of which two lie open."""
HAND_FEATURES = (
    "in_groups", "scoring", "half_scoring", "alone", "in_mixed",
    "could_eat_lately", "could_eat_lately_holding", "could_eat", "could_eat_holding", "fits_played",
    "two_left", "five_left",
)  # fmt: skip
"""Joint features; ``five_left``: at most five free cards belong to no group of one size."""
FEATURES = COPY_FEATURES + HAND_FEATURES
WEIGHT_ROWS = 4
"""There is a row of weights for each number of cards that a seat has played: none, one, two, more."""

_SIZE = (1 << NUMBERS) - 1
"""The set of the kinds of one size."""
_TWICE = 1 | 1 << NUMBERS
"""Multiplied by a set of numbers, this gives the set of these numbers in both sizes."""
_BESIDE = tuple(
    sum({1 << card for _, *others in PARTNERS[kind] for card in others if card != kind}) for kind in range(KINDS)
)
"""For each kind, the other kinds that share a shape with it."""
_GROUPS = tuple(
    (sum(1 << card for card in found.cards), found.huxi)
    for found in SHAPES
    if found is not None and found.cards[0] < found.cards[1] < found.cards[2] < NUMBERS
)
"""The runs and the 二七十 of one size, as sets of numbers, and their 胡息."""

_Size = tuple[int, int, int, int]
"""Of the free kinds of one size: what they could eat, which of them fit another card, the log-likelihood of their
groups, and the least number of kinds left outside groups."""


@lru_cache(maxsize=16)
def _sizes(in_groups: int, scoring: int, half_scoring: int) -> tuple[_Size, ...]:
    """Return the :data:`_Size` of every set of numbers."""
    return tuple(_size(cards, in_groups, scoring, half_scoring) for cards in range(_SIZE + 1))


def _size(cards: int, in_groups: int, scoring: int, half_scoring: int) -> _Size:
    eats = company = runs = total = 0
    for group, huxi in _GROUPS:
        missing = group & ~cards
        if not missing:
            eats |= group
            company |= group
            runs |= group
            total += scoring if huxi else 0
        elif missing & missing - 1 == 0:
            eats |= missing
            company |= group & cards
            total += half_scoring if huxi else 0
    return eats, company, total + in_groups * runs.bit_count(), _left_over(cards)


def _left_over(cards: int) -> int:
    """Return the least number of these kinds of one size that are left outside groups."""
    whole = [group for group, _ in _GROUPS if not group & ~cards]
    return min((_left_over(cards & ~group) for group in whole), default=cards.bit_count())


class HandLikelihood:
    """The log-likelihood of the hidden hand of one seat."""

    __slots__ = ("copies", "not_eaten", "played", "recent", "row", "sizes")

    def __init__(self, seen: Observation, history: SeatHistory, weights: Sequence[Sequence[int]]) -> None:
        """``weights`` has WEIGHT_ROWS rows with an integer for each of FEATURES."""
        row = tuple(weights[weight_row(history)])
        lying = open_copies(seen)
        self.copies = tuple(
            tuple(sum(map(mul, row, copy_features(history, lying[kind], kind, count))) for count in range(MAX_HELD + 1))
            for kind in range(KINDS)
        ) + ((0,) * (seen.rules.kings + 1),)
        """The log-likelihood of each number of copies of each kind, kings last."""
        groups, scoring, half, *rest = row[len(COPY_FEATURES) :]
        self.row, self.sizes = tuple(rest), _sizes(groups, scoring, half)
        self.played, self.not_eaten, self.recent = history.played, history.not_eaten, history.recent

    def log_likelihood(self, hand: Sequence[int]) -> int:
        """Return the log-likelihood of the hand, in thousandths."""
        copies: int = sum(self.copies[kind][hand[kind]] for kind in range(KINDS))
        return copies + self.joint(*free_kinds(hand))

    def joint(self, one: int, two: int) -> int:
        """Return the log-likelihood of the joint features.

        ``one`` has the kinds held once or twice, ``two`` those held twice.
        """
        alone, mixed, lately, lately_holding, old, old_holding, fits, done, close = self.row
        sizes = self.sizes
        small, big = one & _SIZE, one >> NUMBERS
        eats, company, total, left = sizes[small]
        big_eats, big_company, big_total, big_left = sizes[big]
        left += big_left + two.bit_count()
        if left < 6:
            total += close if left > 2 else done + close
        both = (small & big) * _TWICE
        eats |= big_eats << NUMBERS | both
        company |= big_company << NUMBERS | both | two
        total += big_total + alone * (one & ~company).bit_count()
        if two:
            other_two = (two & _SIZE) << NUMBERS | two >> NUMBERS
            eats |= other_two
            if both:
                total += mixed * (both & (two | other_two)).bit_count()
        passed = eats & self.not_eaten
        if passed:
            late = passed & self.recent
            if late:
                total += lately * (late & ~one).bit_count() + lately_holding * (late & one).bit_count()
                passed ^= late
            total += old * (passed & ~one).bit_count() + old_holding * (passed & one).bit_count()
        if eats & self.played:
            total += fits * (eats & self.played).bit_count()
        return total


def free_kinds(hand: Sequence[int]) -> tuple[int, int]:
    """Return the kinds held once or twice, and those held twice, as sets in bits."""
    one = two = 0
    for kind in range(KINDS):
        if 0 < hand[kind] < MAX_HELD:
            one |= 1 << kind
            if hand[kind] == 2:
                two |= 1 << kind
    return one, two


def weight_row(history: SeatHistory) -> int:
    """Return the row of weights for a seat's hand."""
    return min(history.plays, WEIGHT_ROWS - 1)


def copy_features(history: SeatHistory, lying: int, kind: Kind, count: int) -> tuple[int, ...]:
    """Return the COPY_FEATURES of ``count`` copies of a kind, when ``lying`` copies lie open."""
    bit = 1 << kind
    two_gone = count == 2 and bool(history.not_paired & bit)
    beside_last = count > 0 and bool(_beside(history.last_played) & bit)
    beside = count > 0 and bool(_beside(history.played & ~history.last_played) & bit)
    return (
        int(count == 1),
        int(count == 2),
        int(count == MAX_HELD),
        count * IS_RED[kind],
        int(count == 2 and is_big(kind)),
        int(count == MAX_HELD and is_big(kind)),
        int(two_gone and bool(history.recent & bit)),
        int(two_gone and not history.recent & bit),
        int(count > 0 and bool(history.played & bit)),
        int(beside_last),
        int(beside),
        int(count == 1 and lying == 2),
        int(count == 1 and lying == MAX_HELD),
        int(count == 2 and lying == 2),
    )


def _beside(kinds: int) -> int:
    found = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            found |= _BESIDE[kind]
    return found


def open_copies(seen: Observation) -> list[int]:
    """Return how many copies of each kind lie open."""
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
