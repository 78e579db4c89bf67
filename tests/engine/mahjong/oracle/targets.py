"""How many tiles of a hand a complete hand can share with it: every complete hand is made and compared."""

from itertools import chain, combinations_with_replacement

from .tiles import ALL_TILES, PAIRS, RUNS, TRIPLETS


def most_held(tiles, melds, copies):
    """The most tiles shared with any melds and pair that have no tile more often than `copies`."""
    held = {tile: tiles.count(tile) for tile in ALL_TILES}
    best = 0
    for groups in combinations_with_replacement(TRIPLETS + RUNS, melds):
        for pair in PAIRS:
            wanted = {}
            for tile in [*chain.from_iterable(groups), *pair]:
                wanted[tile] = wanted.get(tile, 0) + 1
            if max(wanted.values()) <= copies:
                best = max(best, sum(min(number, held[tile]) for tile, number in wanted.items()))
    return best
