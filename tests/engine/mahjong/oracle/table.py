"""What a seat may do and owes at the table, read a second time from the rule book.

Tiles are strings such as `5p`. A laid meld is a word and its tile: `("peng", "5p")`, or `fei`, `gang`, `angang` …
"""

from functools import lru_cache

from .shapes import complete
from .tiles import ALL_TILES


def copies(hand, melds, tile):
    """How many of a tile the seat holds and has laid."""
    laid = {"peng": 3, "fei": 2, "gang": 4, "angang": 4, "jiagang": 4}
    return hand.count(tile) + sum(laid[word] for word, kind in melds if kind == tile)


def waits(hand, melds):
    """What a hand of thirteen tiles without wilds waits for; nothing of which the seat has all four."""
    return [tile for tile in completing(tuple(sorted(hand)), len(melds)) if copies(hand, melds, tile) < 4]


@lru_cache(100_000)
def completing(hand, laid):
    """The tiles that complete a hand of thirteen tiles."""
    return [tile for tile in ALL_TILES if complete([*hand, tile], 0, laid)]


def less(hand, tile, number):
    """The hand without so many of the tile."""
    rest = list(hand)
    for _ in range(number):
        rest.remove(tile)
    return rest


def reveals(hand, melds, fed):
    """The discards with which a hidden hand may be revealed; `fed` are the tiles that revealed hands wait for."""
    return [tile for tile in sorted(set(hand)) if tile not in fed and waits(less(hand, tile, 1), melds)]


def own_kongs(hand, melds, drawn, *, revealed, held_at_peng, fed=()):
    """The 暗杠 and 补杠 that follow this drawn tile, as words and tiles.

    `held_at_peng` are tiles of which the fourth may not be added, `fed` those that may not be given away.
    """
    found = []
    for tile in sorted(set(hand)):
        if hand.count(tile) == 4:
            found.append(("angang", tile, 4, [*melds, ("angang", tile)]))
        if ("peng", tile) in melds and tile not in held_at_peng and tile not in fed:
            others = [meld for meld in melds if meld != ("peng", tile)]
            found.append(("jiagang", tile, 1, [*others, ("jiagang", tile)]))
    if revealed:
        every = [tile for tile in ALL_TILES if copies(hand, melds, tile) == 4]
        before = {*waits(less(hand, drawn, 1), melds)} - {*every}
        found = [row for row in found if {*waits(less(hand, row[1], row[2]), row[3])} - {*every} == before]
    return sorted((word, tile) for word, tile, _, _ in found)


def flower_pigs(seats, *, dead_pays):
    """Who pays as 花猪; a seat is (won, dead, its tiles and melds' tiles without wilds)."""
    found = []
    for place, (won, dead, tiles) in enumerate(seats):
        if not won and (dead_pays or not dead) and len({tile[1] for tile in tiles}) == 3:
            found.append(place)
    return found


def may_win(value, passed, rule):
    """Whether 过胡 lets a seat win another's tile; `passed` are the worths of the wins passed since its last draw."""
    return rule == "off" or not passed or (rule != "strict" and value > max(passed))


def winners_of(claims, source, seats, *, all_win):
    """Which of the seats that say 胡 to a tile of `source` win it, in turn order."""
    order = [(source + step) % seats for step in range(1, seats)]
    found = [seat for seat in order if seat in claims]
    return found if all_win else found[:1]


def deals_after(winners, source, *, nearest):
    """Who deals after these wins on one tile of `source`, the nearest winner first; None for an own draw."""
    return winners[0] if len(winners) == 1 or nearest else source
