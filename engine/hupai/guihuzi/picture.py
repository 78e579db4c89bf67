"""The cards of the family for pictures: those of zipai without the king, in the groups of this family."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hupai.guihuzi.calculators import MELD_NAMES
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.melds import CHI, GROUP_NAMES, SET_SIZE, SHAPE_TEXTS
from hupai.guihuzi.position_reader import OPTIONAL, REQUIRED
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.signs import SIGNS
from hupai.picture.deck import Material
from hupai.zipai.cards import COPIES, KINDS, code, format_cards
from hupai.zipai.picture import DECK as ZIPAI


def _melds(group: int) -> list[str]:
    """Return the cards of every meld of a sort."""
    if group == CHI:
        return list(SHAPE_TEXTS)
    return [format_cards([kind] * SET_SIZE[group]) for kind in range(KINDS)]


def _material(rules: GuihuziRules) -> Material:
    copies = {code(kind): COPIES for kind in range(KINDS)}
    return Material(copies, {name: _melds(GROUP_NAMES.index(name)) for name in MELD_NAMES}, False)


DECK: Final = replace(
    ZIPAI,
    family="guihuzi",
    cards={code(kind): ZIPAI.cards[code(kind)] for kind in range(KINDS)},
    groups=NAMES["group_short"],
    signs=SIGNS,
    copies={code(kind): COPIES for kind in range(KINDS)},
    material=_material,
    position=replace(
        ZIPAI.position,
        required=REQUIRED,
        optional=OPTIONAL,
        marks={"dealer": ("庄", "dealer"), "turn": ("轮到", "on turn"), "dead": ("死手", "dead hand")},
        turned={},
        hidden={"liu": 4},
        example="19,19,20",
    ),
)
