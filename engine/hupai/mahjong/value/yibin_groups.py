"""The groups of a hand of 宜宾麻将 that are worth most, wilds included.

Only three things depend on how a hand is divided: whether all melds are triplets, how many kinds are there four times
(根), and whether the 本金 is a triplet of natural tiles. A wild that stands for a kind of which three are there makes
four of it, so the hand then has one natural tile more; and it is known how few melds cover any tiles. So no group has
to be laid to find the best: a choice of kinds that become four is possible if the melds cover the tiles with its wilds.
By the rules one wild at most may be among the four, or any number.

Wilds stand for tiles of the suits that the natural tiles show. A group of wilds alone would not be worth more in
another suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hupai.mahjong.hand.cover import cover_by_triplets
from hupai.mahjong.hand.cover_groups import covering_melds, covering_triplets, saved_by_pair
from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET, Division, Group
from hupai.mahjong.hand.tally import SUIT_TALLY, Tally, cover_tally, covered, kinds_in
from hupai.mahjong.tiles import COPIES, KINDS, RANKS, Kind

ALL_TRIPLETS = 1
"""What a hand of triplets is worth above one with runs: 对对胡 is 2 fan, 平胡 1."""


class HandTiles(NamedTuple):
    """The tiles of a hand that is to be divided."""

    natural: bytes
    """The natural tiles in the hand, a byte for each of the 34 kinds: in bytes a number is found fastest."""
    wilds: int
    """The wilds in the hand."""
    melds: int
    """The melds that the hand still has to hold."""
    laid: Sequence[int]
    """The tiles of the laid melds, each wild as what it stands for: 34 numbers, or none without melds."""
    ben_jin: Kind
    """The kind of the 本金, -1 where no triplet of it counts."""
    wilds_of_four: int
    """How many of the four alike of a 根 may be wilds."""
    fei: Sequence[Kind]
    """The kinds of the laid 飞, of which one tile is a wild."""

    suits: Sequence[int]
    """The suits that natural tiles and melds show, ascending."""
    tally: Tally
    """The tally of the natural tiles."""

    def kinds_not_in(self, held: Sequence[int]) -> list[Kind]:
        """Return the kinds of these suits of which there is no tile among ``held``."""
        kinds = (kind for suit in self.suits for kind in range(suit * RANKS, (suit + 1) * RANKS))
        return [kind for kind in kinds if not held[kind]]


_Lacking = tuple[int, Kind]
"""How many tiles a kind lacks to be there four times, and the kind."""


class Plan(NamedTuple):
    """What the best groups of a hand have."""

    triplets: bool
    """Whether the hand is divided into triplets alone."""
    gen: int
    """How many kinds hand and laid melds have four times, wilds as what they stand for."""
    ben_jin: bool
    """Whether the 本金 is a triplet of natural tiles in the hand."""
    tiles: Sequence[int]
    """The natural tiles, and the wilds that make four of a kind: 34 numbers."""


def best_melds(hand: HandTiles) -> Plan | None:
    """Return what the melds and the pair that are worth most have, None if the hand cannot be divided so.

    Of equal worths triplets come first.
    """
    if not covered(hand.tally, hand.melds):
        return None
    already, lacking = _fours(hand)
    has_ben_jin = hand.ben_jin >= 0 and hand.natural[hand.ben_jin] >= 3
    # Each triplet, and the pair, is of one kind.
    may_be_triplets = kinds_in(hand.tally) <= hand.melds + 1
    if not (has_ben_jin or may_be_triplets):
        return _most_fours(hand, already, lacking)
    ways = [(True, has_ben_jin)] if may_be_triplets else []
    ways += [(False, True), (False, False)] if has_ben_jin else [(False, False)]
    best, best_rank = None, -1
    for number in range(_most_kinds(lacking, hand.wilds), -1, -1):
        if _rank(may_be_triplets, number, has_ben_jin) <= best_rank:
            break
        for chosen in _choices(lacking, number, hand.wilds):
            for triplets, ben_jin in ways:
                rank = _rank(triplets, number, ben_jin)
                if rank > best_rank and (_by_triplets(hand, chosen) if triplets else _by_melds(hand, chosen, ben_jin)):
                    tiles = _with_wilds(hand.natural, chosen)
                    best, best_rank = Plan(triplets, already + number, ben_jin, tiles), rank
    return best


def _most_fours(hand: HandTiles, already: int, lacking: Sequence[_Lacking]) -> Plan:
    """Return the plan with the most kinds four times for a hand in which nothing else can be worth more."""
    if not lacking:
        return Plan(False, already, False, hand.natural)
    for number in range(_most_kinds(lacking, hand.wilds), 1, -1):
        for chosen in _choices(lacking, number, hand.wilds):
            if _by_melds(hand, chosen, False):
                return Plan(False, already + number, False, _with_wilds(hand.natural, chosen))
    return Plan(False, already + 1, False, _with_wilds(hand.natural, lacking[:1]))


def _rank(triplets: bool, fours: int, ben_jin: bool) -> int:
    """Return twice what these are worth, more by 1 for triplets."""
    return 2 * (fours + ben_jin + ALL_TRIPLETS * triplets) + triplets


def lay_melds(hand: HandTiles, plan: Plan) -> Division:
    """Return groups that have what the plan says; wilds that are left fill them up, or are groups of their own."""
    laid: list[tuple[int, Kind]] = []
    tiles = plan.tiles
    if plan.ben_jin and not plan.triplets:
        laid.append((TRIPLET, hand.ben_jin))
        tiles = _without_triplet(tiles, hand.ben_jin)
    lowest, paired = hand.suits[0] * RANKS, False
    for suit in hand.suits:
        first = suit * RANKS
        pattern = tuple(tiles[first : first + RANKS])
        saves = not paired and saved_by_pair(pattern, plan.triplets)
        covering = covering_triplets if plan.triplets else covering_melds
        laid += [(group, first + rank) for group, rank in covering(pattern, saves)]
        paired = paired or saves
    if not paired:
        laid.append((PAIR, lowest))
    laid += [(TRIPLET, lowest)] * (hand.melds + 1 - len(laid))
    return _filled(hand.natural, laid)


def lay_pairs(hand: HandTiles) -> Division:
    """Return the seven pairs of a hand with the most kinds four times.

    Wilds first pair the single tiles. Two that are left make a pair four alike, if as many wilds may be among four.
    """
    tiles = [count + count % 2 for count in hand.natural]
    new = hand.kinds_not_in(tiles)
    for kind in (new if hand.wilds_of_four == 1 else _to_double(tiles, new))[: (2 * 7 - sum(tiles)) // 2]:
        tiles[kind] += 2
    return _filled(hand.natural, [(PAIR, kind) for kind, count in enumerate(tiles) for _ in range(count // 2)])


def _to_double(tiles: Sequence[int], new: Sequence[Kind]) -> list[Kind]:
    """Return the kinds that get another pair, first those of which it makes four alike, then new ones twice."""
    return [kind for kind, count in enumerate(tiles) if count == 2] + [kind for kind in new for _ in range(2)]


def _fours(hand: HandTiles) -> tuple[int, list[_Lacking]]:
    """Return how many kinds are there four times, and each that wilds can make four, those that lack least first."""
    held, already = hand.natural, hand.natural.count(COPIES)
    if hand.laid:
        held = bytes([count + laid for count, laid in zip(hand.natural, hand.laid, strict=True)])
        # With the wild of a 飞 a kind may be there more than four times.
        already = sum([count >= COPIES for count in held])
    lacking: list[_Lacking] = []
    for lacks in range(1, min(hand.wilds, hand.wilds_of_four) + 1):
        # If no wild is left and all four are in the hand, one of them lies in a run with two natural tiles.
        in_a_run = lacks == hand.wilds and not hand.laid
        for kind in _kinds_there(held, COPIES - lacks) if lacks < COPIES else hand.kinds_not_in(held):
            if hand.wilds_of_four == 1 and kind in hand.fei:
                # Two natural tiles and the wild of the 飞: the fourth would be the second wild.
                continue
            if (not in_a_run or _in_a_run(hand.natural, kind)) and _joins(hand, lacks, kind):
                lacking.append((lacks, kind))
    return already, lacking


def _kinds_there(held: bytes, times: int) -> list[Kind]:
    """Return the kinds of which exactly this many tiles are there."""
    kinds: list[Kind] = []
    kind = held.find(times)
    while kind >= 0:
        kinds.append(kind)
        kind = held.find(times, kind + 1)
    return kinds


def _in_a_run(natural: Sequence[int], kind: Kind) -> bool:
    """Whether a run has this kind and two natural tiles."""
    rank = kind % RANKS
    below, beside = rank > 0 and natural[kind - 1] > 0, rank < RANKS - 1 and natural[kind + 1] > 0
    if below and (beside or (rank > 1 and natural[kind - 2] > 0)):
        return True
    return beside and rank < RANKS - 2 and natural[kind + 2] > 0


def _most_kinds(lacking: Sequence[_Lacking], wilds: int) -> int:
    """Return how many of these kinds, which lack the least first, the wilds suffice for at most."""
    for number, (lacks, _) in enumerate(lacking):
        if lacks > wilds:
            return number
        wilds -= lacks
    return len(lacking)


def _choices(lacking: Sequence[_Lacking], number: int, wilds: int) -> Iterable[tuple[_Lacking, ...]]:
    """Return every choice of that many kinds that these wilds suffice for; those that lack least come first."""
    if number < 2:
        # None of the kinds lacks more than the wilds.
        return [(kind,) for kind in lacking] if number else [()]
    return [
        (lacking[place], *others)
        for place in range(len(lacking))
        if lacking[place][0] * number <= wilds
        for others in _choices(
            [kind for kind in lacking[place + 1 :] if kind[0] + lacking[place][0] <= wilds],
            number - 1,
            wilds - lacking[place][0],
        )
    ]


def _with_wilds(natural: Sequence[int], chosen: Iterable[_Lacking]) -> list[int]:
    """Return the tiles with the wilds that make the chosen kinds four."""
    tiles = list(natural)
    for lacks, kind in chosen:
        tiles[kind] += lacks
    return tiles


def _joins(hand: HandTiles, lacks: int, kind: Kind) -> bool:
    """Whether the melds that the hand still has to hold, and a pair, cover its tiles with so many more of the kind."""
    first = kind - kind % RANKS
    before = hand.natural[first : first + RANKS]
    after = bytearray(before)
    after[kind - first] += lacks
    return covered(hand.tally - SUIT_TALLY[before] + cover_tally(after), hand.melds)


def _by_melds(hand: HandTiles, chosen: Sequence[_Lacking], ben_jin: bool) -> bool:
    """Whether the melds that the hand still has to hold, and a pair, cover its tiles with these wilds.

    Without wilds they do. With ``ben_jin`` one of the melds is the triplet of that kind.
    """
    tiles = _with_wilds(hand.natural, chosen)
    changed = {kind // RANKS for _, kind in chosen}
    if ben_jin:
        tiles[hand.ben_jin] -= 3
        changed.add(hand.ben_jin // RANKS)
    tally = hand.tally
    for suit in changed:
        ranks = slice(suit * RANKS, (suit + 1) * RANKS)
        tally += cover_tally(tiles[ranks]) - cover_tally(hand.natural[ranks])
    return covered(tally, hand.melds - ben_jin)


def _by_triplets(hand: HandTiles, chosen: Sequence[_Lacking]) -> bool:
    """Whether triplets and a pair cover the tiles with these wilds."""
    return cover_by_triplets(_with_wilds(hand.natural, chosen))[1] <= hand.melds


def _without_triplet(tiles: Sequence[int], kind: Kind) -> list[int]:
    rest = list(tiles)
    rest[kind] -= 3
    return rest


def _filled(natural: Sequence[int], laid: Sequence[tuple[int, Kind]]) -> Division:
    """Return the groups with a wild wherever no natural tile is left, those of wilds alone last.

    Triplets take their natural tiles first, so that the 本金 is a natural one, then the pairs.
    """
    left = list(natural)
    groups: list[tuple[Kind, Group]] = []
    for group, kind in sorted(laid, key=_runs_last):
        wilds: list[Kind] = []
        lowest = KINDS
        for tile in (kind, kind + 1, kind + 2) if group == RUN else (kind,) * (3 if group == TRIPLET else 2):
            if left[tile]:
                left[tile] -= 1
                lowest = min(lowest, tile)
            else:
                wilds.append(tile)
        groups.append((lowest, Group(group, kind, tuple(wilds))))
    groups.sort(key=_lowest)
    return tuple([group for _, group in groups])


def _runs_last(laid: tuple[int, Kind]) -> tuple[bool, tuple[int, Kind]]:
    return laid[0] == RUN, laid


def _lowest(placed: tuple[Kind, Group]) -> Kind:
    """Return the lowest kind of which the group has a natural tile."""
    return placed[0]
