"""Every reading of a complete hand as groups, each wild with the kind it stands for: the exact, slow half of the check.

A reading also says where the wilds lie. The natural 5 in 456 with a wild 5 in the pair, and the wild 5 in 456 with the
natural 5 in the pair, are two readings. So a wild that stands for the kind it is printed with can be found (王归位):
look for that kind among the ``wilds`` of a run.

Readings are made one by one. With four wilds a hand has thousands of them, with eight far more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from hupai.mahjong.hand.pairs import PAIRS
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import KINDS, RANKS, Kind, is_honour

RUN, TRIPLET, PAIR = range(3)
"""Kinds of group in a hand."""


class Group(NamedTuple):
    """A group of a complete hand."""

    group: int
    """RUN, TRIPLET or PAIR."""
    kind: Kind
    """The kind of its equal tiles, or the lowest kind of the run."""
    wilds: tuple[Kind, ...]
    """The kinds that its wilds stand for, ascending."""


def group_kinds(group: Group) -> tuple[Kind, ...]:
    """Return the kinds of a group's tiles, wilds as what they stand for."""
    if group.group == RUN:
        return (group.kind, group.kind + 1, group.kind + 2)
    return (group.kind,) * (2 if group.group == PAIR else 3)


Division = tuple[Group, ...]
"""Groups that are the whole hand. Those with natural tiles come first, by their lowest one; then those of wilds."""

_Choice = tuple[Group, tuple[Kind, ...]]
"""A group and its natural tiles, ascending."""


def divisions(counts: Sequence[int], wilds: int, melds: int) -> Iterator[Division]:
    """Yield every division into this many melds and one pair that uses all tiles and wilds, each once.

    ``counts`` are the natural tiles, 34 numbers; ``melds`` does not count those on the table.
    """
    if sum(counts) + wilds == 3 * melds + 2:
        yield from _divide(list(counts), wilds, melds, 1, 0, 0, ())


def pair_divisions(counts: Sequence[int], wilds: int) -> Iterator[Division]:
    """Yield every division of fourteen tiles, wilds included, into seven pairs, each once."""
    if sum(counts) + wilds == 2 * PAIRS:
        yield from _divide(list(counts), wilds, 0, PAIRS, 0, 0, ())


@cache
def _choices(kind: Kind) -> tuple[_Choice, ...]:
    """Return every group whose lowest natural tile is of this kind."""
    found: list[_Choice] = []
    for group, size in ((PAIR, 2), (TRIPLET, 3)):
        for natural in range(1, size + 1):
            found.append((Group(group, kind, (kind,) * (size - natural)), (kind,) * natural))
    for first in range(kind - 2, kind + 1):
        if is_honour(kind) or first // RANKS != kind // RANKS or not is_run_start(first):
            continue
        above = range(kind + 1, first + 3)
        for chosen in range(1 << len(above)):
            natural_above = tuple(other for place, other in enumerate(above) if chosen >> place & 1)
            by_wilds = tuple(other for other in range(first, first + 3) if other != kind and other not in natural_above)
            found.append((Group(RUN, first, by_wilds), (kind, *natural_above)))
    return tuple(found)


@cache
def _of_wilds(melds: int, pairs: int) -> tuple[Division, ...]:
    """Return every choice of this many melds and pairs that are wilds alone, each choice once."""
    triplets = [Group(TRIPLET, kind, (kind,) * 3) for kind in range(KINDS)]
    runs = [Group(RUN, kind, (kind, kind + 1, kind + 2)) for kind in range(KINDS) if is_run_start(kind)]
    couples = [Group(PAIR, kind, (kind, kind)) for kind in range(KINDS)]
    return tuple(
        (*chosen, *paired)
        for chosen in combinations_with_replacement([*triplets, *runs], melds)
        for paired in combinations_with_replacement(couples, pairs)
    )


def _divide(
    counts: list[int], wilds: int, melds: int, pairs: int, kind: Kind, first: int, done: Division
) -> Iterator[Division]:
    """Cover the lowest natural tile left with each group that has it; choices of one kind are taken in order."""
    while kind < KINDS and not counts[kind]:
        kind, first = kind + 1, 0
    if kind == KINDS:
        for rest in _of_wilds(melds, pairs):
            yield (*done, *rest)
        return
    choices = _choices(kind)
    for index in range(first, len(choices)):
        group, natural = choices[index]
        is_pair = group.group == PAIR
        left = wilds - len(group.wilds)
        if left < 0 or not (pairs if is_pair else melds):
            continue
        for tile in natural:
            counts[tile] -= 1
        if min([counts[tile] for tile in natural]) >= 0:
            yield from _divide(counts, left, melds - (not is_pair), pairs - is_pair, kind, index, (*done, group))
        for tile in natural:
            counts[tile] += 1
