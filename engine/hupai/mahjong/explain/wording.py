"""Facts of the family in words: how a tile, a list of tiles, an action or the name of the wilds reads in a sentence.

A tile is 三条 in Chinese and "3 of bamboo (三条)" in English. In a list the numbers of a suit stand together:
一四七条、红中, "1-4-7 of bamboo (一四七条), red dragon (红中)". Of tiles that a hand waits for one is wanted, so they
are "1, 4 or 7 of bamboo". A value of another type than its name implies is shown unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import groupby
from typing import Final

from hupai.explain.language import LANGUAGES, Text
from hupai.explain.wording import JOIN, NOTHING, Show, named, plain
from hupai.mahjong.actions import is_discard, is_reveal, parse_action, tile_of, verb
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.tiles import (
    RANK_NAMES,
    SUIT_NAMES,
    SUITED,
    SUITS,
    Kind,
    is_honour,
    name_en,
    name_zh,
    rank_of,
    suit_of,
)
from hupai.table.errors import EngineError

_HONOURS: Final = ("东风", "南风", "西风", "北风", "白板", "发财", "红中")
"""The winds and dragons as players say them; a single character would be lost in a sentence."""

WILD_NAMES: Final[Mapping[str, Text]] = {
    "wang_ba": ("王霸", "wild (王霸)"),
    "ting_yong": ("听用", "wild (听用)"),
}
"""What the wilds are called in 永州 and in 宜宾."""


def tile_words(kind: Kind, lang: str) -> str:
    """Return one tile as a person of that language reads it: 三条, or "3 of bamboo (三条)"."""
    chinese = _HONOURS[kind - SUITED] if is_honour(kind) else name_zh(kind)
    return chinese if lang == "zh" else f"{name_en(kind)} ({chinese})"


def tiles_words(kinds: list[Kind], lang: str, *, one_of: bool = False) -> str:
    """Return tiles with the numbers of a suit together, in their order; ``one_of``: only one of them is meant."""
    parts: list[str] = []
    for suit, same in groupby(kinds, key=suit_of):
        group = list(same)
        parts += [_numbers(group, lang, one_of=one_of)] if suit < SUITS else [tile_words(kind, lang) for kind in group]
    return JOIN[lang].join(parts) or NOTHING[lang]


def _numbers(kinds: list[Kind], lang: str, *, one_of: bool) -> str:
    """Return tiles of one suit: 一四七条, "1-4-7 of bamboo (一四七条)", or "1, 4 or 7 of bamboo (一四七条)"."""
    chinese = "".join(RANK_NAMES[rank_of(kind) - 1] for kind in kinds) + SUIT_NAMES[suit_of(kinds[0])]
    if lang == "zh":
        return chinese
    ranks = [str(rank_of(kind)) for kind in kinds]
    if one_of and len(ranks) > 1:
        ranks = [", ".join(ranks[:-1]) + f" or {ranks[-1]}"]
    _, _, suit = name_en(kinds[0]).partition(" ")
    return f"{'-'.join(ranks)} {suit} ({chinese})"


def action_words(text: str, lang: str) -> str:
    """Return an action in words: 打三条, "discard the 3 of bamboo (三条)"; other text as it is."""
    try:
        action = parse_action(text)
    except EngineError:
        return f"“{text}”"
    word = ACTION_WORDS[verb(action)][LANGUAGES.index(lang)]
    if tile_of(action) < 0:
        return word
    tiles = parse_tiles(text.partition(" ")[2])
    if lang == "zh":
        return f"{word}打{tiles_words(tiles, lang)}" if is_reveal(action) else word + tiles_words(tiles, lang)
    if is_discard(action) or is_reveal(action):
        return f"{word} the {tiles_words(tiles, lang)}"
    return f"{word} {tiles_words(tiles, lang)}"


ACTION_WORDS: Final[Mapping[str, Text]] = {
    "pass": ("过", "pass"),
    "hu": ("胡", "win (hu)"),
    "peng": ("碰", "peng"),
    "gang": ("杠", "kong"),
    "fei": ("飞", "fei"),
    "chi": ("吃", "chi"),
    "discard": ("打", "discard"),
    "reveal": ("明牌", "reveal with"),
    "angang": ("暗杠", "concealed kong of"),
    "jiagang": ("补杠", "added kong of"),
    "ti": ("提", "ti of"),
    "piao": ("飘", "piao"),
    "nopiao": ("不飘", "no piao"),
}
"""The first words of actions, as they stand before the tile or alone."""


def _tile(value: object, lang: str) -> object:
    """Return a tile in words; a text that names several is a list of tiles."""
    if not isinstance(value, str):
        return plain(value, lang)
    kinds = parse_tiles(value)
    return tile_words(kinds[0], lang) if len(kinds) == 1 else tiles_words(kinds, lang)


def _tiles(value: object, lang: str, *, one_of: bool = False) -> object:
    """Return a list of tiles, or a text that names them, in words; a number of tiles stays a number."""
    if isinstance(value, str):
        return tiles_words(parse_tiles(value), lang, one_of=one_of)
    if not isinstance(value, list | tuple):
        return plain(value, lang)
    return tiles_words([parse_tile(item) for item in value], lang, one_of=one_of)


SUIT_WORDS: Final[Mapping[str, Text]] = {
    "m": ("万", "characters (万)"),
    "s": ("条", "bamboo (条)"),
    "p": ("筒", "dots (筒)"),
}

_NAMES: Final = {"wild": WILD_NAMES, "verb": ACTION_WORDS, "suit": SUIT_WORDS}

SHOW: Final[Mapping[str, Show]] = {
    "tile": _tile,
    "wild": _tile,
    "discard": _tile,
    "kept": _tile,
    "tiles": _tiles,
    "waits": partial(_tiles, one_of=True),
    "wilds": _tiles,
    "action": action_words,
    "instead": action_words,
    "name": named(_NAMES, "wild"),
    "suit": named(_NAMES, "suit"),
    "mine": named(_NAMES, "verb"),
    "taken": named(_NAMES, "verb"),
}
"""How the facts of these names read in this family."""
