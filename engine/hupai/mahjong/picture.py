"""The tiles of mahjong for pictures."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.wording import tile_words
from hupai.mahjong.melds import CHI, FEI, MELD_NAMES, Meld, is_run_start, meld_tiles
from hupai.mahjong.notation import format_tiles
from hupai.mahjong.position_text import OPTIONAL, REQUIRED
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.signs import SIGNS
from hupai.mahjong.tiles import COPIES, KINDS, SUITED, Kind, code, name_en, rank_of
from hupai.picture.deck import CardShape, Material, PictureDeck, PositionForm, PrintedCard

_CORNERS: Final = ("E", "S", "W", "N", "", "G", "R")
"""What stands in the corner of an honour, for readers of English: the winds, then white, green and red."""


def _printed(kind: Kind) -> PrintedCard:
    index = _CORNERS[kind - SUITED] if kind >= SUITED else str(rank_of(kind))
    said = tile_words(kind, "zh"), tile_words(kind, "en")
    return PrintedCard(index, "ink", (said[0], name_en(kind)), said)


def _melds(rules: MahjongRules, group: int) -> list[str]:
    """Return the tiles of every meld of a sort that the deck has; none of a 飞, whose wild the turned tile decides."""
    if group == FEI or (group == CHI and not rules.chi):
        return []
    deck = deck_of_rules(rules)
    melds = [Meld(group, kind) for kind in range(KINDS) if group != CHI or is_run_start(kind)]
    found = map(meld_tiles, melds)
    return [format_tiles(tiles) for tiles in found if all(deck[tile] >= tiles.count(tile) for tile in tiles)]


def _material(rules: MahjongRules) -> Material:
    deck = deck_of_rules(rules)
    melds = {name: _melds(rules, group) for group, name in enumerate(MELD_NAMES)}
    copies = {code(kind): deck[kind] for kind in range(KINDS)}
    return Material(copies, {name: found for name, found in melds.items() if found}, rules.indicator)


_POSITION: Final = PositionForm(
    required=REQUIRED,
    optional=OPTIONAL,
    counts="tiles",
    counted=("{count}张", "{count} tiles"),
    wall=("墙上{count}张", "wall: {count}"),
    marks={
        "dealer": ("庄", "dealer"),
        "turn": ("轮到", "on turn"),
        "piao": ("飘", "飘"),
        "revealed": ("明牌", "revealed"),
        "dead": ("停胡", "dead hand"),
        "wins": ("已胡", "has won"),
    },
    turned={"turned": ("翻开", "turned up"), "birds": ("扎鸟", "birds")},
    lying={
        "": ("{name}打出", "discarded by {name}"),
        "jiagang": ("{name}补杠", "added to a peng by {name}"),
        "ti": ("{name}提", "put down by {name} for a wild"),
    },
    discard_marks={"~": True, "!": False},
    hidden={},
    opens="open",
    opened=("亮出的手牌", "open hand"),
    example="10,10,8,7",
    example_by_seat="-/peng:111m@0/-/-",
    example_cards="123m77z",
    live_example="7m@3",
)
DECK: Final = PictureDeck(
    family="mahjong",
    fact="tile",
    shape=CardShape(45, 60, 0, "translate(8 9) scale(.11)", "translate(4.5 6) scale(.12)", (4, 12), 5),
    faces=("picture", "plain"),
    cards={code(kind): _printed(kind) for kind in range(KINDS)},
    groups=NAMES["group_short"],
    signs=SIGNS,
    copies={code(kind): COPIES for kind in range(KINDS)},
    material=_material,
    position=_POSITION,
)
