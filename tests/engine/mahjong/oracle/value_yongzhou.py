"""What a hand of 永州麻将 is worth, read a second time from the rule book: every reading is made, nothing is clever.

Tiles are strings such as `5p`. A laid meld is a word and its tiles: `("peng", ["5p", "5p", "5p"])`. A group in the hand
is a list of (tile it plays as, whether a wild plays it).
"""

from dataclasses import dataclass, replace
from itertools import product

from .shapes import scattered, thirteen_orphans
from .tiles import ALL_TILES, BESIDE, RUNS

HONOURS = ALL_TILES[27:]
RED = "7z"


@dataclass(frozen=True)
class Read:
    """What the lists of worths look at, for one reading of the hand."""

    by: str
    gang: bool
    """Drawn after a 杠."""
    four_wilds: bool
    no_wild: bool
    one_suit: bool
    one_suit_and_honours: bool
    concealed: bool
    all_melds_out: bool
    shape: str = ""
    """`melds`, `pairs`, `lan`, `winds` or `orphans`."""
    diao: bool = False
    chuang: bool = False
    drew_wild: bool = False
    guiwei: int = 0
    triplets: bool = False
    four_alike: bool = False


def points(hand, melds, last, by, wild, options, after_kong=False):
    """The most that the hand is worth, 0 if it does not win; `last` is None for a win with the deal.

    `by` is `self`, `discard`, `rob` or `deal`.
    """
    worths = [0]
    if options["four_wild_deal"] and by == "deal" and hand.count(wild) == 4:
        worths.append(8)
    if len(hand) + 3 * len(melds) == 14:
        reads = all_readings(hand, melds, last, by, wild, options, after_kong)
        worths += map(LISTS[options["score"]], reads)
    return max(worths)


def all_readings(hand, melds, last, by, wild, options, after_kong):
    """Every reading of the hand."""
    plain = [tile for tile in hand if tile != wild]
    out = [tile for _, tiles in melds for tile in tiles]
    suits = {plays(tile, wild)[1] for tile in plain + out}
    common = Read(
        by=by,
        gang=after_kong and by == "self",
        four_wilds=hand.count(wild) == 4,
        no_wild=wild not in hand,
        one_suit=suits in ({"m"}, {"s"}, {"p"}),
        one_suit_and_honours=suits in ({"m", "z"}, {"s", "z"}, {"p", "z"}),
        concealed=by in ("self", "deal") and all(word == "angang" for word, _ in melds),
        all_melds_out=len(melds) == 4 and all(word != "angang" for word, _ in melds),
        drew_wild=last == wild,
    )
    for groups, wang in in_melds(hand, 4 - len(melds), last, by, wild):
        yield replace(
            common,
            shape="melds",
            diao=wang == "diao",
            chuang=wang == "chuang",
            guiwei=sum(came_home(group, wild, options["guiwei"]) for group in groups),
            triplets=not any(is_run(group) for group in groups) and all(word != "chi" for word, _ in melds),
        )
    if melds:
        return
    for kinds, wang in in_pairs(hand, last, by, wild):
        alike = {kind for kind in kinds if kinds.count(kind) > 1}
        if options["long_natural_only"]:
            alike = {kind for kind in alike if [plays(tile, wild) for tile in plain].count(kind) == 4}
        one_suit = common.one_suit and options["qing_qi_dui"]
        yield replace(common, shape="pairs", diao=wang == "diao", four_alike=bool(alike), one_suit=one_suit)
    if options["tiles"] == 136:
        for shape in without_groups(hand, wild, options):
            yield replace(common, shape=shape)


def plays(tile, wild):
    """红中 plays as the wild's kind, unless it is the wild."""
    return wild if tile == RED else tile


def less(tiles, *taken):
    """The tiles without the taken ones."""
    rest = list(tiles)
    for tile in taken:
        rest.remove(tile)
    return rest


def natural(tiles, wild):
    """The tiles that are not wild, as they play, in order."""
    return sorted([plays(tile, wild) for tile in tiles if tile != wild], key=ALL_TILES.index)


def in_melds(hand, melds, last, by, wild):
    """Every division into melds and a pair, and whether it is `diao` or `chuang`."""
    for groups in divided(natural(hand, wild), hand.count(wild), melds, 1, wild):
        yield groups, ""
    before = less(hand, last) if by == "self" else []
    if before.count(wild) >= 1:
        # Melds without the left-over wild.
        rest = less(before, wild)
        for groups in divided(natural(rest, wild), rest.count(wild), melds, 0, wild):
            yield groups, "diao"
    if before.count(wild) >= 2 and melds:
        rest = less(before, wild, wild)
        for groups in divided(natural(rest, wild), rest.count(wild), melds - 1, 1, wild):
            for meld in with_two_wilds(last, wild):
                yield [*groups, meld], "chuang"


def with_two_wilds(last, wild):
    """The melds of the last tile and two wilds."""
    if last == wild:
        return of_wilds(wild)
    tile = plays(last, wild)
    return [[(tile, False), *((other, True) for other in others)] for others in BESIDE[tile]]


def of_wilds(wild):
    """Melds of three wilds: three alike, and a run, which has the wild's own kind in it if there is such a run."""
    run = next((run for run in RUNS if wild in run), RUNS[0])
    return [[(wild, True)] * 3, [(tile, True) for tile in run]]


def divided(tiles, wilds, melds, pairs, wild):
    """Every division of the tiles, ascending, into so many melds and pairs: put the first tile into every group."""
    if len(tiles) + wilds != 3 * melds + 2 * pairs:
        return
    if not tiles:
        for groups in product(of_wilds(wild), repeat=melds):
            yield [*groups, *[[(wild, True)] * 2] * pairs]
        return
    first = tiles[0]
    ways = [(others, 1, 0) for others in BESIDE[first]] if melds else []
    if pairs:
        ways.append(([first], 0, 1))
    for others, meld, pair in ways:
        for rest, left, filled in filled_up(tiles[1:], wilds, others):
            for groups in divided(rest, left, melds - meld, pairs - pair, wild):
                yield [[(first, False), *filled], *groups]


def filled_up(tiles, wilds, places):
    """Every way to fill the places of a group, each with the tile itself or with a wild."""
    if not places:
        yield tiles, wilds, []
        return
    place, later = places[0], places[1:]
    if place in tiles:
        for rest, left, filled in filled_up(less(tiles, place), wilds, later):
            yield rest, left, [(place, False), *filled]
    if wilds:
        for rest, left, filled in filled_up(tiles, wilds - 1, later):
            yield rest, left, [(place, True), *filled]


def is_run(group):
    """Whether the group has different tiles."""
    return len({tile for tile, _ in group}) == 3


def came_home(group, wild, guiwei):
    """Whether the group is a run in which a wild stands for its own kind, or with `loose` for any."""
    return is_run(group) and any(by_wild and (guiwei == "loose" or tile == wild) for tile, by_wild in group)


def in_pairs(hand, last, by, wild):
    """Every division into seven pairs, as what they are pairs of, and whether it is `diao`."""
    for kinds in paired(natural(hand, wild), hand.count(wild)):
        yield kinds, ""
    before = less(hand, last) if by == "self" else []
    if before.count(wild) >= 1:
        rest = less(before, wild)
        for kinds in paired(natural(rest, wild), rest.count(wild)):
            for kind in ALL_TILES if last == wild else [plays(last, wild)]:
                yield [*kinds, kind], "diao"


def paired(tiles, wilds):
    """Every division of the tiles into pairs; wilds that are left are pairs of anything."""
    if not tiles:
        if wilds % 2 == 0:
            yield from map(list, product(ALL_TILES, repeat=wilds // 2))
        return
    first = tiles[0]
    for rest, left, _ in filled_up(tiles[1:], wilds, [first]):
        for kinds in paired(rest, left):
            yield [first, *kinds]


def without_groups(hand, wild, options):
    """Which of 下三烂, 七风到位 and 十三幺 the hand is."""
    face = options["scatter_wild"] == "face"
    gap = options["lan_gap"]
    if face:
        readings = [(hand, 0)]
    else:
        plain = [tile for tile in hand if tile != wild]
        others, reds = [tile for tile in plain if tile != RED], plain.count(RED)
        readings = [
            ([*others, *[RED] * faces, *[wild] * (reds - faces)], hand.count(wild)) for faces in range(reds + 1)
        ]
    if any(scattered(tiles, gap) for tiles, _ in readings):
        yield "lan"
    if any(thirteen_orphans(tiles, wilds) for tiles, wilds in readings):
        yield "orphans"
    if all(honour in hand for honour in HONOURS):
        # The printed honours are themselves; of the seven other tiles a wild is anything.
        others = less(hand, *HONOURS)
        if not face:
            others = natural(others, wild)
        if scattered([*HONOURS, *others], gap):
            yield "winds"


def highest(read):
    """The list of the seed: one category counts."""
    return max(
        1,
        8 * read.four_wilds,
        4 * (read.by == "deal"),
        (8 if read.drew_wild else 4) * (read.diao or read.chuang),
        {0: 0, 1: 4}.get(read.guiwei, 8),
        4 * (read.one_suit and read.shape in ("melds", "pairs")),
        {"melds": 1, "pairs": 8 if read.no_wild else 4 if read.four_alike else 2, "lan": 2, "winds": 4, "orphans": 8}[
            read.shape
        ],
    )


def closed(read):
    """不开放."""
    if read.chuang:
        return 8 if read.drew_wild else 4
    if read.diao:
        return 4 if read.drew_wild else 2
    return 1


def half(read):
    """半开放."""
    total = 2 * read.gang + 2 * (read.guiwei > 0) + 3 * (read.shape in ("lan", "winds"))
    total += (12 if read.drew_wild else 6) * read.chuang + (6 if read.drew_wild else 3) * read.diao
    if read.shape == "pairs":
        total += 12 if read.no_wild else 1
    return max(total, 1)


def fully_open(read):
    """全开放."""
    total = 2 * (read.guiwei > 0) + 3 * read.triplets
    total += {"melds": 0, "pairs": 12 if read.no_wild else 3, "lan": 3, "winds": 6, "orphans": 0}[read.shape]
    if read.one_suit and read.shape in ("melds", "pairs"):
        total += 3
    if read.gang and (read.chuang or read.diao):
        total += 12 if read.chuang else 6
    else:
        total += (12 if read.drew_wild else 6) * read.chuang + (6 if read.drew_wild else 3) * read.diao
        total += 2 * read.gang
    return max(total, 1)


def double(read):
    """The list that doubles."""
    total = 1
    if read.by != "discard":
        total *= 2
    if read.triplets:
        total *= 2
    if read.shape == "pairs":
        total *= 4 if read.four_alike else 2
    return total * kings(read)


def daozhou(read):
    """道州."""
    total = kings(read) * 2**read.guiwei
    total *= {"melds": 1, "pairs": 2, "lan": 2, "winds": 4, "orphans": 1}[read.shape]
    if read.shape in ("melds", "pairs"):
        total *= 8 if read.one_suit else 2 if read.one_suit_and_honours else 1
    if read.shape == "melds":
        total *= 2 ** (read.concealed + read.all_melds_out + read.triplets)
    total *= 2 ** (read.four_wilds + read.gang)
    return total * 3 // 2 if read.by == "discard" else total


def kings(read):
    """The factor of 王钓 and 王闯 where they double."""
    if read.chuang:
        return 8 if read.drew_wild else 4
    if read.diao:
        return 4 if read.drew_wild else 2
    return 1


LISTS = {"highest": highest, "closed": closed, "half": half, "open": fully_open, "double": double, "daozhou": daozhou}
