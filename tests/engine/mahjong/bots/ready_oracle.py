"""How far a hand is from waiting and what it waits for, by the oracles: exact, slow, and without the engine's code.

A choice of melds and a pair in a suit is laid rank by rank; it uses a tile for each place that the hand has one for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code
from hupai.mahjong.turn.turn_offers import allowed_discards
from tests.engine.mahjong.oracle.tiles import ALL_TILES
from tests.engine.mahjong.why import judge
from tests.engine.mahjong.why.distances import Counts, Uses, joining, nearest

RED = judge.RED
_KEPT: dict[tuple[object, ...], list[str]] = {}


def deck_tiles(t: Table) -> list[str]:
    """The tiles of the deck, each once."""
    return [code(kind) for kind, copies in enumerate(deck_of_rules(t.rules)) if copies]


def waits(t: Table, seat: int) -> list[str]:
    """What the hand of thirteen tiles waits for; what the seat holds all of itself does not count."""
    if t.dead[seat]:
        return []
    tiles = tuple(judge.held(t, seat))
    key = (t.rules, tuple(t.turned), tuple(t.melds[seat]), tiles, t.revealed[seat] > 0)
    if key not in _KEPT:
        if len(_KEPT) > 20_000:
            _KEPT.clear()
        _KEPT[key] = judge.waits(t, seat, tiles, _completing(t, seat, tiles))
    return _KEPT[key]


def _completing(t: Table, seat: int, tiles: Sequence[str]) -> set[str]:
    """The tiles that may complete the hand, by the quicker count: those that leave nothing missing."""
    near = least(t, seat, tiles)
    if near is None or near > 1 or near > _may_be_less(t, seat, tiles):
        return set()
    each = deck_tiles(t) if near < 1 else judge.wilds_of(t)  # a natural tile brings the hand nearer by one at most
    with_each = {tile: least(t, seat, [*tiles, tile]) for tile in each}
    return {tile for tile, missing in with_each.items() if missing is not None and missing < 0}


def ready_after_some_discard(t: Table, seat: int) -> bool:
    """Whether some discard leaves the hand of fourteen tiles waiting."""
    kept = judge.wilds_of(t) if t.rules.wild_discard == "dead_hand" else []
    tiles = [tile for tile in map(code, allowed_discards(t, seat)) if tile not in kept]
    return not t.dead[seat] and any(waits(without(t, seat, tile), seat) for tile in tiles)


def ready_discards(t: Table, seat: int) -> dict[str, list[str]]:
    """What the hand of fourteen tiles waits for after each discard that leaves it waiting."""
    found = {}
    kept = judge.wilds_of(t) if t.rules.wild_discard == "dead_hand" else []
    for tile in [] if t.dead[seat] else map(code, allowed_discards(t, seat)):
        if tile not in kept:
            then = without(t, seat, tile)
            if waiting := waits(then, seat):
                found[tile] = waiting
    return found


def without(t: Table, seat: int, tile: str) -> Table:
    """A copy in which the seat does not hold this tile."""
    copy = t.clone()
    copy.hands[seat][ALL_TILES.index(tile)] -= 1
    copy.taken = -1
    return copy


def distance(t: Table, seat: int) -> int | None:
    """How many tiles must be exchanged until the hand of 13 or 14 tiles waits; None if it cannot win."""
    tiles = judge.held(t, seat)
    near = least(t, seat, tiles)
    if t.dead[seat] or near is None:
        return None
    if near > 1 or near > _may_be_less(t, seat, tiles):
        return near
    ready = ready_after_some_discard(t, seat) if len(tiles) % 3 == 2 else bool(waits(t, seat))
    return 0 if ready else 1


def _may_be_less(t: Table, seat: int, tiles: Sequence[str]) -> int:
    """1 where a drawn wild may be the fifth copy of a tile, which a hand without wilds is not allowed, else 0."""
    wilds = judge.wilds_of(t)
    if not wilds or any(tile in wilds for tile in tiles):
        return 0
    return int(least(t, seat, tiles) != least(t, seat, tiles, most=14))


def least(t: Table, seat: int, tiles: Sequence[str], most: int = 4) -> int | None:
    """The distance by the shapes alone, below 0 for a complete hand.

    Without a wild, a hand has so many copies of a tile at most.
    """
    wilds = judge.wilds_of(t)
    natural = [tile for tile in tiles if tile not in wilds]
    hands = [natural]
    if t.rules.two_suits:
        free = set("msp") - {suit for _, (_, suit) in judge.laid(t, seat)}
        hands = [[tile for tile in natural if tile[1] != suit] for suit in sorted(free)]
    if t.rules.stand_in and wilds[0] != RED:
        for number in range(1, natural.count(RED) + 1):
            others = [tile for tile in natural if tile != RED]
            hands.append([*others, *[wilds[0]] * number, *[RED] * (natural.count(RED) - number)])
    gap = t.rules.lan_gap if t.rules.shapes.scattered_gap else 0
    jokers, melds = len(tiles) - len(natural), len(t.melds[seat])
    orphans = t.rules.shapes.thirteen_orphans
    found = [_nearest(tuple(sorted(hand)), jokers, melds, 14 if jokers else most, orphans, gap) for hand in hands]
    return min(found, default=None)


@lru_cache(100_000)
def _nearest(hand: tuple[str, ...], jokers: int, melds: int, most: int, orphans: bool, gap: int) -> int:
    return nearest(hand, jokers, melds, _uses_of_all[most], orphans=orphans, gap=gap)


def _uses(counts: Counts, most: int) -> Uses:
    """The most tiles used of a suit or an honour, of which a complete hand may have so many copies."""
    if len(counts) > 1:
        return _suit_uses(counts, most)
    count = counts[0]
    uses = {(0, 0): 0, (1, 0): min(count, 3), (0, 1): min(count, 2)}
    return uses if most < 5 else {**uses, (1, 1): count}


_uses_of_all = {most: joining(partial(_uses, most=most)) for most in (4, 14)}


@lru_cache(100_000)
def _suit_uses(counts: Counts, most: int) -> Uses:
    """The most tiles used by each (number of melds, number of pairs)."""
    best: Uses = {}
    for (_, _, melds, pairs), used in _laid_so_far(counts, most).items():
        best[melds, pairs] = max(best.get((melds, pairs), 0), used)
    return best


@lru_cache(100_000)
def _laid_so_far(counts: Counts, most: int) -> dict[tuple[int, int, int, int], int]:
    """The most tiles used of the lowest ranks; a run is laid where it begins.

    The keys are the runs that began two ranks ago and one rank ago, the melds and the pairs.
    """
    if not counts:
        return {(0, 0, 0, 0): 0}
    rank, count = len(counts) - 1, counts[-1]
    following: dict[tuple[int, int, int, int], int] = {}
    for (ends, goes, melds, pairs), used in _laid_so_far(counts[:-1], most).items():
        for runs in range(3 if rank < 7 else 1):
            for triplet in range(2):
                for pair in range(2 - pairs):
                    others = ends + goes + runs
                    wanted = others + 3 * triplet + 2 * pair
                    idle = (triplet or pair) and count <= others  # it would get no tile
                    laid = melds + runs + triplet
                    if wanted <= most and laid <= 4 and not idle:
                        key = (goes, runs, laid, pairs + pair)
                        following[key] = max(following.get(key, 0), used + min(wanted, count))
    return following
