"""What a hand of 卡五星 is worth, read a second time from the rules: every division is tried, nothing is clever.

Tiles are strings such as `5p`. A laid meld is a word and its tile: `("peng", "5p")`, or `gang`, `angang`, `jiagang`.
"""

from math import prod

from .tiles import RUNS, TRIPLETS

DRAGONS = ["5z", "6z", "7z"]
QI_DUI = {0: 4, 1: 8, 2: 32, 3: 128}
"""七对 by the number of fours."""


def multiplier(
    hand,
    melds,
    last,
    by,
    *,
    sigui="last_tile",
    profile="seed",
    cap=0,
    revealed=False,
    after_kong=False,
    last_of_wall=False,
):
    """How many stakes the hand wins, 0 if it does not. `last` is None for a win with the deal.

    `by` is `self`, `discard`, `rob` or `deal`.
    """
    for_any_shape = []
    if by == "rob":
        for_any_shape.append(2)
    if after_kong and by in ("self", "discard", "deal"):
        for_any_shape.append(2)
    if last_of_wall and profile == "xiangyang":
        for_any_shape.append(2)
    suits = {tile[1] for tile in hand} | {tile[1] for _, tile in melds}
    if suits in ({"s"}, {"p"}):
        for_any_shape.append(4)

    worths = []
    if is_seven_pairs(hand, melds):
        worths.append(prod([seven_pairs_worth(hand), *for_any_shape]))
    for pair, groups in divisions(hand, 4 - len(melds)):
        for with_last in [[], *groups]:
            if with_last and last not in with_last:
                continue
            factors = list(for_any_shape)
            if len(melds) == 4:
                factors.append(4)
            elif all(group in TRIPLETS for group in groups):
                factors.append(2)
            if last in ("5s", "5p") and with_last in RUNS and with_last[1] == last:
                factors.append(2)
            factors += fours(hand, melds, last, sigui, revealed, groups, with_last)
            if profile == "xiangyang":
                factors.append(dragons_worth(pair, groups, melds))
            worths.append(prod(factors))
    best = max(worths, default=0)
    return min(best, cap) if cap else best


def is_seven_pairs(hand, melds):
    """Whether nothing is laid and every tile has its like."""
    return melds == [] and len(hand) == 14 and all(hand.count(tile) in (2, 4) for tile in hand)


def seven_pairs_worth(hand):
    """The rank of seven pairs, or 三元七对 if that is higher."""
    rank = QI_DUI[len([tile for tile in set(hand) if hand.count(tile) == 4])]
    return max(rank, 32) if all(dragon in hand for dragon in DRAGONS) else rank


def divisions(hand, melds):
    """Every division of the tiles into a pair and so many melds, as (pair, melds)."""
    if len(hand) != 3 * melds + 2:
        return
    for tile in sorted(set(hand)):
        if hand.count(tile) >= 2:
            for groups in all_melds(without(hand, [tile, tile])):
                yield [tile, tile], groups


def all_melds(tiles):
    """Every division of the tiles into melds."""
    if not tiles:
        yield []
        return
    lowest = min(tiles, key=lambda tile: (tile[1], tile[0]))
    for meld in TRIPLETS + RUNS:
        if meld[0] == lowest and all(tiles.count(tile) >= meld.count(tile) for tile in meld):
            for others in all_melds(without(tiles, meld)):
                yield [meld, *others]


def without(tiles, taken):
    """The tiles less the taken ones."""
    rest = list(tiles)
    for tile in taken:
        rest.remove(tile)
    return rest


def fours(hand, melds, last, sigui, revealed, groups, with_last):
    """The factors of 明四归 and 暗四归; the last tile lies in the meld `with_last`, or in the pair if that is empty."""
    if sigui == "any":
        concealed = [4 for tile in set(hand) if hand.count(tile) == 4]
        return concealed + [2 for tile in set(hand) if ("peng", tile) in melds]
    if ("peng", last) in melds:
        return [2]
    if hand.count(last) != 4:
        return []
    if sigui == "strict" and ([last] * 3 not in groups or with_last == [last] * 3):
        return []
    return [2] if sigui == "revealed_is_ming" and revealed else [4]


def dragons_worth(pair, groups, melds):
    """8 for 大三元, 4 for 小三元, otherwise 1."""
    triplets = [dragon for dragon in DRAGONS if [dragon] * 3 in groups or dragon in [tile for _, tile in melds]]
    if len(triplets) == 3:
        return 8
    return 4 if len(triplets) == 2 and pair[0] in DRAGONS else 1
