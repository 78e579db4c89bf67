"""Is a hand complete? Groups are laid one after the other, wilds fill what a group lacks, and nothing is remembered."""

from itertools import combinations, combinations_with_replacement

from .tiles import ALL_TILES, BESIDE, ORPHANS, PAIRS


def complete(tiles, wilds, laid, *, pairs=True, orphans=False, gap=0):
    """Whether the hand is complete in one of the shapes."""
    if len(tiles) + wilds != 14 - 3 * laid:
        return False
    tiles = sorted(tiles, key=ALL_TILES.index)
    if standard(tiles, wilds):
        return True
    if laid:
        return False
    return (
        (pairs and seven_pairs(tiles, wilds))
        or (orphans and thirteen_orphans(tiles, wilds))
        or (gap > 0 and scattered(tiles, gap))
    )


def complete_by_trying(tiles, wilds, laid, **shapes):
    """The same, with every wild replaced by every tile."""
    return any(
        complete(tiles + list(chosen), 0, laid, **shapes) for chosen in combinations_with_replacement(ALL_TILES, wilds)
    )


def oracle_waits(tiles, wilds, laid, **shapes):
    """The tiles that complete the hand, in ascending order, whether or not the hand has all four."""
    return [tile for tile in ALL_TILES if complete([*tiles, tile], wilds, laid, **shapes)]


def standard(tiles, wilds):
    """Whether the tiles are melds and one pair."""
    for pair in PAIRS:
        for rest, left in without(tiles, wilds, pair):
            if all_melds(rest, left):
                return True
    return False


def all_melds(tiles, wilds):
    """Whether the tiles, ascending, are melds: put the first tile into every meld that can have it."""
    if not tiles:
        return wilds % 3 == 0
    for others in BESIDE[tiles[0]]:
        for rest, left in without(tiles[1:], wilds, others):
            if all_melds(rest, left):
                return True
    return False


def without(tiles, wilds, group):
    """Every way to take a group away: for each of its tiles, the tile itself or a wild."""
    if not group:
        yield tiles, wilds
        return
    tile, later = group[0], group[1:]
    if tile in tiles:
        rest = list(tiles)
        rest.remove(tile)
        yield from without(rest, wilds, later)
    if wilds:
        yield from without(tiles, wilds - 1, later)


def seven_pairs(tiles, wilds):
    """Whether the tiles are seven pairs: take pair after pair from the lowest tile on."""
    if not tiles:
        return wilds % 2 == 0
    if tiles.count(tiles[0]) > 1:
        return seven_pairs(tiles[2:], wilds)
    return wilds > 0 and seven_pairs(tiles[1:], wilds - 1)


def thirteen_orphans(tiles, wilds):
    """Whether the tiles fit into the thirteen orphans and one of them again."""
    for twice in ORPHANS:
        wanted = [*ORPHANS, twice]
        if all(tiles.count(tile) <= wanted.count(tile) for tile in tiles):
            return len(tiles) + wilds == 14
    return False


def scattered(tiles, gap):
    """Whether fourteen different tiles, no two of a suit nearer than the gap, contain these."""
    if len(set(tiles)) != len(tiles):
        return False
    room = 7
    for suit in "msp":
        held = {int(tile[0]) for tile in tiles if tile[1] == suit}
        sizes = [
            size
            for size in range(10)
            for ranks in combinations(range(1, 10), size)
            if held <= set(ranks) and all(high - low >= gap for low, high in combinations(ranks, 2))
        ]
        if not sizes:
            return False
        room += max(sizes)
    return room >= 14
