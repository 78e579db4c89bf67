"""The cards of zipai for pictures."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.picture.deck import CardShape, Material, PictureDeck, PositionForm, PrintedCard
from hupai.zipai.calculators import MELD_NAMES
from hupai.zipai.cards import (
    COPIES,
    IS_RED,
    KINDS,
    KING,
    NUMBERS,
    Kind,
    code,
    format_cards,
    hanzi,
    is_big,
)
from hupai.zipai.explain.card_words import card_words
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.melds import CHI, GROUP_NAMES, SET_SIZE, SHAPE_BY_TEXT
from hupai.zipai.position_reader import OPTIONAL, REQUIRED
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.signs import SIGNS

_ENGLISH: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _name(kind: Kind) -> Text:
    if kind == KING:
        return hanzi(kind), "king"
    size = ("大", "big") if is_big(kind) else ("小", "small")
    return size[0] + hanzi(kind), f"{size[1]} {_ENGLISH[kind % NUMBERS]}"


def _said(kind: Kind) -> Text:
    return card_words(kind, "zh"), card_words(kind, "en")


def _printed(kind: Kind) -> PrintedCard:
    if kind == KING:
        return PrintedCard("", "gold", _name(kind), _said(kind))
    return PrintedCard(str(kind % NUMBERS + 1), "red" if IS_RED[kind] else "ink", _name(kind), _said(kind))


def _melds(group: int) -> list[str]:
    """Return the cards of every meld of a sort."""
    if group == CHI:
        return list(SHAPE_BY_TEXT)
    return [format_cards([kind] * SET_SIZE[group]) for kind in range(KINDS)]


def _material(rules: ZipaiRules) -> Material:
    copies = {code(kind): COPIES for kind in range(KINDS)} | {code(KING): rules.kings}
    melds = {name: _melds(GROUP_NAMES.index(name)) for name in MELD_NAMES}
    return Material(copies, melds, rules.xing == "fan")


_POSITION: Final = PositionForm(
    required=REQUIRED,
    optional=OPTIONAL,
    counts="cards",
    counted=("{count}张", "{count} cards"),
    wall=("墩上{count}张", "wall: {count}"),
    marks={
        "dealer": ("庄", "dealer"),
        "turn": ("轮到", "on turn"),
        "dead": ("死手", "dead hand"),
        "raised": ("举手", "raised"),
    },
    turned={"shown": ("亮张", "dealer's last card")},
    lying={"": ("{name}翻出", "flipped by {name}"), "!": ("{name}打出", "played by {name}")},
    discard_marks={"!": False},
    hidden={"ti": 4, "wei": 3},
    opens="",
    opened=("", ""),
    example="20,20,21",
    example_by_seat="-/chi:123s/-",
    example_cards="123s270b",
    live_example="8b@1",
)
DECK: Final = PictureDeck(
    family="zipai",
    fact="card",
    shape=CardShape(46, 56, 38, "translate(10 11.5) scale(.2708)", "translate(5.7 3) scale(.36)", (4, 11), 4),
    faces=("song", "kai"),
    cards={code(kind): _printed(kind) for kind in (*range(KINDS), KING)},
    groups=NAMES["group_short"],
    signs=SIGNS,
    copies={code(kind): COPIES for kind in (*range(KINDS), KING)},
    material=_material,
    position=_POSITION,
)
