"""跑胡子, the common game: no kings, fifteen 胡息, 天胡, 地胡 and 三提五坎 (S0 跑胡子规则; S1)."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family

ID = "paohuzi"
NAME = ("跑胡子", "Paohuzi")
ABOUT = (
    "八十张牌，十五胡息起胡；庄家的亮张闲家也能胡，三提五坎直接胡，黄庄由庄家接着坐庄。",
    "Eighty cards, fifteen huxi to win; others may win on the dealer's shown card, three ti or five kan win "
    "outright, and after a drawn hand the dealer stays.",
)

RULES = replace(family.BASE, game=ID, tianhu=2, dihu=2, three_ti_five_kan=True, dealer_after_draw="stay")

OPTIONS = (
    family.MIN_HUXI,
    family.BASE_BONUS,
    family.WIN_ON_DISCARD,
    Option("three_ti_five_kan", (True, False), True, "win.three_five"),
    Option("dihu", (2, 0, 1, 4), 2, "fan.dihu"),
    Option("tianhu", (2, 1, 4), 2, "fan.tianhu"),
    family.SELF_DRAW,
    family.RED_MIN,
    Option("red_times", (2, 1, 3, 4), 2, "fan.red"),
    Option("dot_times", (3, 1, 2, 4, 6), 3, "fan.dot"),
    Option("black_times", (4, 1, 2, 5, 8), 4, "fan.black"),
    family.RED_TO_DOT,
    family.RED_TO_BLACK,
    Option("ming_tang", ("multiply", "add"), "multiply", "fan.ming_tang"),
    Option("xing", ("off", "fan", "gen"), "off", "xing.when"),
    family.XING_OFFSET,
    family.XING_VALUE,
    Option("dealer_after_draw", ("stay", "next"), "stay", "deal.next"),
    family.CAP,
    family.SESSION,
    family.WEI_HIDDEN,
    family.TI_HIDDEN,
    family.GUO_ZHANG,
    family.FIRST_DEALER,
    Option("three_five_cards", ("all", "dealt", "shown"), "all", "win.three_five", since="0.3.0"),
)
