"""The fan of a hand of 宜宾麻将: every wild is replaced by every tile, and every way to lay the tiles is counted.

A meld is (name, tile), the name as in `peng`, `gang`, `angang`, `jiagang` or `fei`.
"""

from functools import lru_cache
from itertools import chain, combinations_with_replacement, product

from .tiles import ALL_TILES, RUNS

SUITED = [tile for tile in ALL_TILES if tile[1] != "z"]
LAID = {"peng": 3, "fei": 3, "gang": 4, "angang": 4, "jiagang": 4}


def wild_tiles(indicator, number):
    """The tiles that are wild: the number after the indicator, and with 8 or 12 wilds those after that."""
    rank = int(indicator[0])
    return [f"{(rank + step) % 9 + 1}{indicator[1]}" for step in range(number // 4)]


def yibin_fan(
    tiles,
    melds,
    indicator,
    *,
    wilds=4,
    long_qidui=4,
    min_fan=1,
    gen_wilds="one",
    ben_jin="triplet",
    wild_fan="once",
    discarded=0,
    enough=None,
    **events,
):
    """The most fan of fourteen tiles (a meld counts as three), None if they do not win.

    `discarded`: how many 本金 the winner had and discarded. `enough`: so many fan, no fewer than `min_fan`, end the
    search where nobody asks whether there are more; the ways to replace seven wilds are millions.
    """
    if len(tiles) + 3 * len(melds) != 14:
        return None
    wild = wild_tiles(indicator, wilds)
    natural = [tile for tile in tiles if tile not in wild]
    suits = {tile[1] for tile in natural} | {tile[1] for _, tile in melds}
    if len(suits) > 2:
        return None
    found = []
    for chosen in replacements(natural, len(tiles) - len(natural)):
        for shape in shapes(sorted([*natural, *chosen]), melds):
            fan = of_shape(shape, natural, chosen, melds, indicator, long_qidui, gen_wilds, ben_jin == "triplet")
            if ben_jin == "drawn" and (("peng", indicator) in melds or natural.count(indicator) + discarded == 3):
                fan += 1
            used = len(chosen) + [name for name, _ in melds].count("fei")
            fan += 2 * (len(suits) == 1) + (used == 0) + of_events(melds, **events)
            if wild_fan == "each":
                # One is lost as the fan for no wild already.
                fan = max(fan - max(used - 1, 0), 1)
            found.append(fan)
            if enough is not None and fan >= enough:
                return fan
    most = max(found, default=0)
    return most if found and most >= min_fan else None


def yibin_multiplier(fan, cap):
    """What the fan come to: 1, 2, 4 … up to the cap."""
    return 2 ** (min(fan, cap if cap else fan) - 1)


def replacements(natural, number):
    """Every choice of tiles for so many wilds that leaves nothing over in a suit; any other makes no shape."""
    for numbers in product(range(number + 1), repeat=3):
        if sum(numbers) == number:
            suits = [tuple(sorted(tile for tile in natural if tile[1] == suit)) for suit in "msp"]
            for chosen in product(*map(filled, suits, "msp", numbers)):
                yield [*chain.from_iterable(chosen)]


@lru_cache(100_000)
def filled(tiles, suit, number):
    """Every choice of so many further tiles of a suit with which all its tiles are laid or are pairs."""
    found = []
    for chosen in combinations_with_replacement([tile for tile in SUITED if tile[1] == suit], number):
        whole = tuple(sorted([*tiles, *chosen]))
        if laid_out(whole) or with_pair(whole) or all(whole.count(tile) % 2 == 0 for tile in whole):
            found.append(chosen)
    return found


def shapes(tiles, melds):
    """Every shape that the tiles have: 'pairs', or the list of melds in the hand."""
    if not melds and all(tiles.count(tile) % 2 == 0 for tile in tiles):
        yield "pairs"
    suits = [tuple(tile for tile in tiles if tile[1] == suit) for suit in "msp"]
    for paired in range(3):
        parts = [with_pair(suit) if place == paired else laid_out(suit) for place, suit in enumerate(suits)]
        for chosen in product(*parts):
            yield [*chain.from_iterable(chosen)]


@lru_cache(100_000)
def with_pair(tiles):
    """Every way to lay the tiles that is left when a pair is taken away."""
    found = []
    for pair in sorted(set(tiles)):
        if tiles.count(pair) > 1:
            rest = list(tiles)
            rest.remove(pair)
            rest.remove(pair)
            found += laid_out(tuple(rest))
    return found


@lru_cache(100_000)
def laid_out(tiles):
    """Every way to lay ascending tiles as runs and triplets: the first tile is in one of the two."""
    if not tiles:
        return [[]]
    found = []
    for group in [[tiles[0]] * 3, *(run for run in RUNS if run[0] == tiles[0])]:
        rest = list(tiles)
        for tile in group:
            if tile not in rest:
                break
            rest.remove(tile)
        else:
            found += [[group, *others] for others in laid_out(tuple(rest))]
    return found


def of_shape(shape, natural, chosen, melds, indicator, long_qidui, gen_wilds, ben_jin_counts):
    """The fan of the shape, of 根, of 金钩吊 and, where a triplet of it counts, of 本金."""
    everything, wild_ones = [*natural, *chosen], list(chosen)
    for name, tile in melds:
        everything += [tile] * LAID[name]
        wild_ones += [tile] * (name == "fei")
    fours = [tile for tile in set(everything) if everything.count(tile) > 3]
    if gen_wilds == "one":
        fours = [tile for tile in fours if everything.count(tile) - wild_ones.count(tile) >= 3]
    gen = len(fours)
    if shape == "pairs":
        return 2 + gen + (long_qidui - 4 if gen else 0)
    ben_jin = ben_jin_counts and ("peng", indicator) in melds
    if ben_jin_counts and [indicator] * 3 in shape and natural.count(indicator) == 3:
        ben_jin = True
    triplets = all(group[0] == group[1] for group in shape)
    return (2 if triplets else 1) + gen + ben_jin + (len(melds) == 4)


def of_events(melds, *, by="self", after_kong=False, first_round=False, single=False, zimo_bonus=0, jingoupao=0):
    """The fan for how the last tile came; `single`: the discarder has one tile left."""
    fan = 0
    if by == "deal":
        fan += 4
    elif by == "self":
        fan += zimo_bonus
        if after_kong:
            fan += 1
        elif first_round and not melds:
            fan += 4
    elif by == "discard":
        fan += after_kong + (jingoupao if single else 0) + (4 if first_round and not melds else 0)
    else:
        fan += 1
    return fan
