"""永州双王扯胡子: 82 cards, two kings that stand for anything and win by own flip only (S0 永州双王扯胡子规则)."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family

ID = "yongzhou"
NAME = ("永州双王扯胡子", "Yongzhou with two kings")
ABOUT = (
    "八十二张牌，两张王可以当任何牌，手里有王只能自摸。",
    "Eighty-two cards; the two kings stand for any card, and whoever holds one wins only on their own flip.",
)

RULES = replace(family.BASE, game=ID, kings=2, xing="fan", king_draw_penalty=5)

COMMON_OPTIONS = (
    family.MIN_HUXI,
    family.BASE_BONUS,
    family.WIN_ON_DISCARD,
    family.XING_OFFSET,
    family.XING_VALUE,
    family.RED_MIN,
    family.RED_TO_DOT,
    family.RED_TO_BLACK,
    family.SELF_DRAW,
    Option("tianhu", (1, 2), 1, "fan.tianhu"),
    family.CAP,
    family.SESSION,
    family.WEI_HIDDEN,
    family.TI_HIDDEN,
    family.GUO_ZHANG,
    family.FIRST_DEALER,
)
"""What both Yongzhou games let players choose."""

OPTIONS = (
    Option("xing", ("fan", "gen", "off"), "fan", "xing.when"),
    *COMMON_OPTIONS,
    Option("king_draw_penalty", (5, 0, 10, 15), 5, "pay.kings"),
    Option("wang_chuang", ("sure", "open"), "sure", "king.call", since="0.3.0"),
)
