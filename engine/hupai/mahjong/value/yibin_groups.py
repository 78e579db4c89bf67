"""The groups of a hand of 宜宾麻将 that are worth most, wilds included, found suit by suit.

Only three things depend on how a hand is divided: whether all melds are triplets, how many kinds are there four times
(根), and whether the 本金 is a triplet of natural tiles. The last two are sums over the suits. So each suit is solved
alone, once with runs and once without, for every number of melds and pairs, and the suits are then added up. What a
suit was found to have is kept in a table.

Wilds stand for tiles of the suits that the natural tiles show. A group of wilds alone would not be worth more in
another suit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hupai.mahjong.hand.cover import Pattern
from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET, Division, Group, group_kinds
from hupai.mahjong.hand.kept import Kept
from hupai.mahjong.hand.pairs import seven_pairs
from hupai.mahjong.hand.standard import melds_and_pair
from hupai.mahjong.tiles import COPIES, KINDS, RANKS, SUITED, Kind, suit_of

SAME_RUNS = 2
"""The most equal runs that are tried: three are three triplets, of the same tiles and worth no less."""
SAME_TRIPLETS = 2
"""The most triplets of one kind that are tried: a third would be wilds alone, and another kind serves as well."""

ALL_TRIPLETS = 1
"""What a hand of triplets is worth above one with runs: 对对胡 is 2 fan, 平胡 1."""


class HandTiles(NamedTuple):
    """The tiles of a hand that is to be divided."""

    natural: tuple[int, ...]
    """The natural tiles in the hand: 34 numbers."""
    wilds: int
    """The wilds in the hand."""
    melds: int
    """The melds that the hand still has to hold."""
    laid: tuple[int, ...]
    """The tiles of the laid melds, each wild as what it stands for: 34 numbers."""
    ben_jin: Kind
    """The kind of the 本金, -1 where none is."""

    @property
    def suits(self) -> list[int]:
        """The suits of the natural tiles and the laid melds, ascending."""
        shown = (suit_of(kind) for kind in range(SUITED) if self.natural[kind] or self.laid[kind])
        return sorted(set(shown))


class _Suit(NamedTuple):
    """What the best groups of one suit depend on."""

    tiles: Pattern
    """The natural tiles in the hand, by rank."""
    needed: Pattern
    """How many tiles in the hand make each rank a 根; 0 where the laid melds are one already."""
    ben_jin: int
    """The rank of which a triplet is the 本金, -1 if the hand does not have three of it in this suit."""
    melds: int
    """The most melds."""
    wilds: int
    """The most wilds."""
    runs: bool
    """Whether runs are allowed."""


class _Laid(NamedTuple):
    """What was laid at a rank, and what was laid before."""

    before: _Laid | None
    rank: int
    runs: int
    """How many runs begin at this rank."""
    triplets: int
    pairs: int


class _Found(NamedTuple):
    """The best groups with a given number of melds and pairs."""

    melds: int
    pairs: int
    gain: int
    """The fan of the 根 that they add and of the 本金."""
    laid: _Laid | None


_Open = tuple[int, int, int, int]
"""Runs that need this rank and no more, runs that need two; the melds and the pairs laid so far."""

_Way = tuple[int, int, _Laid | None]
"""The wilds left, the gain so far, what was laid."""


def best_melds(hand: HandTiles) -> Division | None:
    """Return the melds and the pair that are worth most, None if the hand cannot be divided so."""
    if not melds_and_pair(hand.natural, hand.melds):
        return None
    with_runs = _best(hand, runs=True)
    triplets = _best(hand, runs=False)
    if triplets is not None and (with_runs is None or triplets[0] + ALL_TRIPLETS >= with_runs[0]):
        return _division(hand.natural, triplets[1])
    return None if with_runs is None else _division(hand.natural, with_runs[1])


def best_pairs(hand: HandTiles) -> Division | None:
    """Return the seven pairs with the most kinds four times, None if the hand is not seven pairs.

    Wilds first pair the single tiles. Two that are left make a pair four alike.
    """
    if not seven_pairs(hand.natural, hand.wilds):
        return None
    tiles = [count + count % 2 for count in hand.natural]
    for kind in _to_double(tiles, hand.suits)[: (2 * 7 - sum(tiles)) // 2]:
        tiles[kind] += 2
    return _division(hand.natural, [(PAIR, kind) for kind, count in enumerate(tiles) for _ in range(count // 2)])


def _to_double(tiles: Sequence[int], suits: Sequence[int]) -> list[Kind]:
    """Return the kinds that get another pair, first those of which it makes four alike, then new ones twice."""
    new = [kind for suit in suits for kind in range(suit * RANKS, (suit + 1) * RANKS) if not tiles[kind]]
    return [kind for kind, count in enumerate(tiles) if count == 2] + [kind for kind in new for _ in range(2)]


def _best(hand: HandTiles, *, runs: bool) -> tuple[int, list[tuple[int, Kind]]] | None:
    """Return the highest gain of a division and its groups as (group, kind), None if there is no division."""
    ways: dict[tuple[int, int], tuple[int, tuple[_Laid | None, ...]]] = {(0, 0): (0, ())}
    suits = hand.suits
    for suit in suits:
        before, ways = ways, {}
        for (melds, pairs), (gain, laid) in before.items():
            for found in _BEST_IN_SUIT[_suit(hand, suit, runs=runs)]:
                sizes = (melds + found.melds, pairs + found.pairs)
                total = gain + found.gain
                if sizes[0] <= hand.melds and sizes[1] <= 1 and (sizes not in ways or ways[sizes][0] < total):
                    ways[sizes] = (total, (*laid, found.laid))
    if (hand.melds, 1) not in ways:
        return None
    gain, laid = ways[hand.melds, 1]
    return gain, [group for suit, last in zip(suits, laid, strict=True) for group in _groups(suit, last)]


def _suit(hand: HandTiles, suit: int, *, runs: bool) -> _Suit:
    """Return what the best groups of a suit depend on."""
    first = suit * RANKS
    kinds = slice(first, first + RANKS)
    here = hand.ben_jin >= 0 and suit_of(hand.ben_jin) == suit and hand.natural[hand.ben_jin] >= 3
    return _Suit(
        tiles=hand.natural[kinds],
        needed=tuple([max(COPIES - laid, 0) for laid in hand.laid[kinds]]),
        ben_jin=hand.ben_jin - first if here else -1,
        melds=hand.melds,
        wilds=hand.wilds,
        runs=runs,
    )


def _best_in_suit(suit: _Suit) -> tuple[_Found, ...]:
    """Return the best groups for each number of melds and pairs that uses all natural tiles of the suit."""
    ways: dict[_Open, _Way] = {(0, 0, 0, 0): (suit.wilds, 0, None)}
    for rank in range(RANKS):
        before, ways = ways, {}
        for opened, way in before.items():
            for reached, next_way in _steps(suit, rank, opened, way):
                # The runs and melds of a state tell how many wilds it has used, so only the gain can differ.
                if reached not in ways or ways[reached][1] < next_way[1]:
                    ways[reached] = next_way
    return tuple(_Found(melds, pairs, gain, laid) for (_, _, melds, pairs), (_, gain, laid) in ways.items())


def _steps(suit: _Suit, rank: int, opened: _Open, way: _Way) -> Iterator[tuple[_Open, _Way]]:
    """Yield everything that may be laid at a rank."""
    ending, going, melds, pairs = opened
    wilds, gain, laid = way
    natural, needed = suit.tiles[rank], suit.needed[rank]
    room = suit.melds - melds
    most = natural + wilds - ending - going
    most_runs = min(SAME_RUNS, room, most) if suit.runs and rank <= RANKS - 3 else 0
    for runs in range(most_runs + 1):
        for triplets in range(min(SAME_TRIPLETS, room - runs, (most - runs) // 3) + 1):
            for pair in range(1 if pairs or runs + 3 * triplets + 2 > most else 2):
                tiles = ending + going + runs + 3 * triplets + 2 * pair
                if tiles < natural:
                    continue
                more = (0 < needed <= tiles) + (triplets > 0 and rank == suit.ben_jin)
                step = _Laid(laid, rank, runs, triplets, pair) if runs or triplets or pair else laid
                reached = (going, runs, melds + runs + triplets, pairs + pair)
                yield reached, (wilds - (tiles - natural), gain + more, step)


_BEST_IN_SUIT: Kept[_Suit, tuple[_Found, ...]] = Kept(_best_in_suit)


def _groups(suit: int, laid: _Laid | None) -> Iterator[tuple[int, Kind]]:
    """Yield the groups of a suit as (group, kind)."""
    while laid is not None:
        kind = suit * RANKS + laid.rank
        yield from [(TRIPLET, kind)] * laid.triplets + [(PAIR, kind)] * laid.pairs + [(RUN, kind)] * laid.runs
        laid = laid.before


def _division(natural: Sequence[int], laid: Sequence[tuple[int, Kind]]) -> Division:
    """Return the groups with a wild wherever no natural tile is left.

    Triplets take their natural tiles first, so that the 本金 is a natural one, then the pairs.
    """
    left = list(natural)
    groups: list[Group] = []
    for group, kind in sorted(laid, key=lambda each: (each[0] == RUN, each)):
        wilds: list[Kind] = []
        for tile in group_kinds(Group(group, kind, ())):
            if left[tile]:
                left[tile] -= 1
            else:
                wilds.append(tile)
        groups.append(Group(group, kind, tuple(wilds)))
    return tuple(sorted(groups, key=_lowest_natural))


def _lowest_natural(group: Group) -> Kind:
    """Return the lowest kind of the group that a natural tile has; groups of wilds come last."""
    kinds = list(group_kinds(group))
    for wild in group.wilds:
        kinds.remove(wild)
    return min(kinds, default=KINDS)
