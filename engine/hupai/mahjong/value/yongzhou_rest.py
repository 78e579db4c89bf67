"""A part of a hand that is still to be divided: can melds cover it, how many runs can have a wild, and its groups.

Every question is answered by :func:`hupai.mahjong.hand.standard.melds_and_pair` or ``melds_only``: take a group away,
and see whether the remaining melds still cover the rest. So a group that leads nowhere is given up at once.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET, Division, Group, group_kinds
from hupai.mahjong.hand.standard import melds_and_pair, melds_only
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import KINDS, RANKS, Kind


class Rest(NamedTuple):
    """Tiles that are to be divided into melds, with a pair or without; their number must fit."""

    counts: tuple[int, ...]
    """The natural tiles, 34 numbers."""
    wilds: int
    melds: int
    pairs: int
    """1 with a pair, 0 without."""


def natural_tiles(group: Group) -> tuple[Kind, ...]:
    """Return the natural tiles of a group, ascending."""
    if group.group == RUN:
        return tuple(kind for kind in group_kinds(group) if kind not in group.wilds)
    return group_kinds(group)[len(group.wilds) :]


def covered(rest: Rest) -> bool:
    """Whether the melds, and the pair if there is one, cover the tiles."""
    return melds_and_pair(rest.counts, rest.melds) if rest.pairs else melds_only(rest.counts, rest.melds)


def all_triplets(rest: Rest) -> bool:
    """Whether triplets, and the pair if there is one, cover the tiles."""
    triplets = sum([(count + 2) // 3 for count in rest.counts])
    pair_saves_one = rest.pairs and any(count % 3 for count in rest.counts)
    return triplets - bool(pair_saves_one) <= rest.melds


def most_runs(rest: Rest, wild: Kind, enough: int) -> tuple[Division, Rest]:
    """Return the most runs with wilds that a division can have, at most ``enough``, and what they leave.

    In each of them a wild stands for ``wild``, its own kind; with -1, for any kind. The rest must be covered.
    """
    return _most_runs(rest, _runs_with_wilds(wild), 0, enough)


def run_with(natural: tuple[Kind, ...], wild: Kind) -> Group | None:
    """Return a run of these natural tiles and wilds, None if there is none; ``wild`` as in :func:`most_runs`."""
    return next((group for group, tiles in _runs_with_wilds(wild) if tiles == natural), None)


def divide(rest: Rest, triplets: bool, wild: Kind) -> Division:
    """Return groups that use all tiles of a covered rest, those of wilds alone as the kind ``wild``.

    With ``triplets``, the melds are triplets; then these must cover the rest.
    """
    found: list[Group] = []
    counts, melds, pairs = list(rest.counts), rest.melds, rest.pairs
    kind = 0
    while kind < KINDS:
        if not counts[kind]:
            kind += 1
            continue
        for group, natural in _with_lowest(counts, kind, melds, pairs, triplets):
            for tile in natural:
                counts[tile] -= 1
            is_pair = group.group == PAIR
            left = Rest(tuple(counts), 0, melds - (not is_pair), pairs - is_pair)
            if all_triplets(left) if triplets else covered(left):
                found.append(group)
                melds, pairs = left.melds, left.pairs
                break
            for tile in natural:
                counts[tile] += 1
    found += [Group(TRIPLET, wild, (wild,) * 3)] * melds
    found += [Group(PAIR, wild, (wild,) * 2)] * pairs
    return tuple(found)


_Choice = tuple[Group, tuple[Kind, ...]]
"""A group and its natural tiles."""

_EQUAL: dict[tuple[int, Kind, int], _Choice] = {
    (group, kind, natural): (Group(group, kind, (kind,) * (size - natural)), (kind,) * natural)
    for group, size in ((PAIR, 2), (TRIPLET, 3))
    for kind in range(KINDS)
    for natural in range(1, size + 1)
}
"""Pairs and triplets by their kind and their number of natural tiles."""

_RUN_STARTS: tuple[tuple[Kind, ...], ...] = tuple(
    tuple(first for first in range(kind - 2, kind + 1) if first // RANKS == kind // RANKS and is_run_start(first))
    for kind in range(KINDS)
)
"""By kind: the lowest kinds of the runs that have it."""


@cache
def _runs_with_wilds(wild: Kind) -> tuple[_Choice, ...]:
    """Return every run in which a wild stands for ``wild``, or for any kind with -1; fewest wilds first."""
    found: list[_Choice] = []
    for first in filter(is_run_start, range(KINDS)):
        run = range(first, first + 3)
        for chosen in range(1, 8):
            by_wilds = tuple(kind for place, kind in enumerate(run) if chosen >> place & 1)
            if wild in by_wilds or wild < 0:
                found.append((Group(RUN, first, by_wilds), tuple(kind for kind in run if kind not in by_wilds)))
    return tuple(sorted(found, key=_wilds_used))


def _most_runs(rest: Rest, choices: tuple[_Choice, ...], first: int, enough: int) -> tuple[Division, Rest]:
    """Take runs in the order of ``choices`` from ``first`` on, as long as the rest stays covered."""
    enough = min(enough, rest.wilds, rest.melds)
    best: tuple[Division, Rest] = (), rest
    for index in range(first, len(choices) if enough > 0 else 0):
        run, natural = choices[index]
        if len(run.wilds) > rest.wilds or not all(rest.counts[kind] for kind in natural):
            continue
        left = _without(rest, run, natural)
        if covered(left):
            runs, left = _most_runs(left, choices, index, enough - 1)
            if len(runs) >= len(best[0]):
                best = (run, *runs), left
            if len(best[0]) == enough:
                break
    return best


def _without(rest: Rest, run: Group, natural: tuple[Kind, ...]) -> Rest:
    """Return what is left if a run with these natural tiles is taken away."""
    counts = list(rest.counts)
    for kind in natural:
        counts[kind] -= 1
    return Rest(tuple(counts), rest.wilds - len(run.wilds), rest.melds - 1, rest.pairs)


def _with_lowest(counts: list[int], kind: Kind, melds: int, pairs: int, triplets: bool) -> list[_Choice]:
    """Return each group that has the lowest tile and all other natural tiles that it can, fewest wilds first."""
    choices: list[_Choice] = []
    count = counts[kind]
    if pairs:
        choices.append(_EQUAL[PAIR, kind, min(count, 2)])
    if melds:
        choices.append(_EQUAL[TRIPLET, kind, min(count, 3)])
        for first in () if triplets else _RUN_STARTS[kind]:
            run = (first, first + 1, first + 2)
            by_wilds = tuple([other for other in run if not counts[other]])
            choices.append((Group(RUN, first, by_wilds), tuple([other for other in run if counts[other]])))
    choices.sort(key=_wilds_used)
    return choices


def _wilds_used(choice: _Choice) -> int:
    return len(choice[0].wilds)
