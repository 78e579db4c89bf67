"""How much the play so far speaks for a hidden hand: a whole number, thousandths of a natural logarithm.

A hand is read as sets of kinds in bits (held, held twice, three times), so that what it could eat or what
stands alone in it takes a few operations on whole numbers. What speaks for it is a sum of features times weights
fitted to self-play. Features of the copies of one kind are added up once per position into a table; those of
several kinds together are worked out for every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from hupai.bots.past import Past
from hupai.zipai.cards import COPIES, IS_RED, KINDS, NUMBERS, Kind, is_big
from hupai.zipai.melds import CHI, PARTNERS, meld_cards
from hupai.zipai.observation import Observation

COPY_FEATURES = (
    "one", "two", "three", "red", "two_big", "three_big",
    "two_let_go_lately", "two_let_go", "one_played", "beside_last_played", "beside_played",
    "one_of_two", "one_of_one", "two_of_two",
)  # fmt: skip
"""Of the copies of one kind; ``one_of_two`` is one copy where all but two lie open."""
HAND_FEATURES = (
    "could_eat_lately", "could_eat_lately_holding", "could_eat", "could_eat_holding", "fits_played",
    "alone", "in_runs", "in_mixed", "scoring", "half_scoring",
)  # fmt: skip
"""Of several kinds together."""
FEATURES = COPY_FEATURES + HAND_FEATURES
PHASES = 4
"""A hand is read by how often its seat has played a card: never, once, twice, more often."""
MOST = COPIES - 1

_SMALL = (1 << NUMBERS) - 1
_STARTS = _SMALL >> 2 | _SMALL >> 2 << NUMBERS
"""Kinds with which a run begins."""
_NEXT = _SMALL >> 1 | _SMALL >> 1 << NUMBERS
"""Kinds that have a next one of their size."""
_FIRST, _REDS = 0b111, 0b1001000010
"""一二三 and 二七十."""
_RED = _REDS | _REDS << NUMBERS
_SCORING_KINDS = _RED | _FIRST | _FIRST << NUMBERS
_BESIDE = tuple(
    sum({1 << card for _, *others in PARTNERS[kind] for card in others if card != kind}) for kind in range(KINDS)
)
"""The kinds that could stand in a shape with each kind."""


def _groups(cards: int) -> tuple[int, int, int, int]:
    """Return for a set of scoring kinds: how many 一二三 and 二七十 are whole, and half; for 二七十, what would
    finish one, and what stands beside another card of one."""
    whole = half = wants = beside = 0
    for group in (_FIRST, _FIRST << NUMBERS, _REDS, _REDS << NUMBERS):
        missing = group & ~cards
        whole += not missing
        half += missing.bit_count() == 1
        if group & _RED == group and missing.bit_count() < 2:
            wants |= missing or group
            beside |= group & cards
    return whole, half, wants, beside


def _subsets(mask: int) -> list[int]:
    found, subset = [0], mask
    while subset:
        found.append(subset)
        subset = subset - 1 & mask
    return found


_GROUPS = {subset: _groups(subset) for subset in _subsets(_SCORING_KINDS)}


class Reading:
    """One seat's hidden hand as the play reads it: how much speaks for given cards."""

    __slots__ = ("copies", "eaten_lately", "eaten_old", "played", "row")

    def __init__(self, seen: Observation, past: Past, weights: Sequence[Sequence[int]]) -> None:
        """``weights`` has a row for each of PHASES, a whole number for each of FEATURES."""
        row = tuple(weights[phase(past)])
        lying = open_copies(seen)
        self.copies = tuple(
            tuple(sum(map(mul, row, copy_features(past, lying[kind], kind, count))) for count in range(MOST + 1))
            for kind in range(KINDS)
        ) + ((0,) * (MOST + 1),)
        """For each kind, kings last, how much so many copies of it speak."""
        self.row: tuple[int, ...] = row[len(COPY_FEATURES) :]
        self.played = past.played
        self.eaten_lately = past.not_eaten & past.lately
        self.eaten_old = past.not_eaten & ~past.lately

    def score(self, hand: Sequence[int]) -> int:
        """Return how much speaks for the hand, in thousandths of a natural logarithm."""
        copies = sum(self.copies[kind][hand[kind]] for kind in range(KINDS))
        return copies + self.together(*free_kinds(hand))

    def together(self, one: int, two: int) -> int:
        """Return what the HAND_FEATURES of free cards speak: kinds held once or twice, and those held twice."""
        speaks: int = sum(map(mul, self.row, self.hand_features(one, two)))
        return speaks

    def hand_features(self, one: int, two: int) -> tuple[int, ...]:
        """Return the HAND_FEATURES of free cards."""
        other = (one & _SMALL) << NUMBERS | one >> NUMBERS
        both = one & other
        next_to, apart = one & one >> 1 & _NEXT, one & one >> 2 & _STARTS
        run = next_to & apart
        whole, half, wants, beside = _GROUPS[one & _SCORING_KINDS]
        other_two = (two & _SMALL) << NUMBERS | two >> NUMBERS
        eats = apart << 1 | (next_to & _STARTS) << 2 | next_to >> 1 & _STARTS | both | other_two | wants
        near = next_to | next_to << 1 | apart | apart << 2 | both | two | beside
        old, lately = eats & self.eaten_old, eats & self.eaten_lately
        return (
            (lately & ~one).bit_count(),
            (lately & one).bit_count(),
            (old & ~one).bit_count(),
            (old & one).bit_count(),
            (eats & self.played).bit_count(),
            (one & ~near).bit_count(),
            (run | run << 1 | run << 2).bit_count(),
            (two & other | one & other_two).bit_count(),
            whole,
            half,
        )


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
