"""永州扯胡子: the same game without kings, 80 cards, no 省 unless asked for (S0 永州扯胡子规则资料讲解)."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family
from hupai.zipai.games import yongzhou

ID = "yongzhou-plain"
NAME = ("永州扯胡子", "Yongzhou without kings")
ABOUT = (
    "八十张牌，没有王，不另选就不带醒（省），其余和双王扯胡子一样。",
    "Eighty cards, no kings and, unless you ask for them, no bonus cards; all else is as with two kings.",
)

RULES = replace(family.BASE, game=ID)

OPTIONS = (Option("xing", ("off", "fan", "gen"), "off", "xing.when"), *yongzhou.COMMON_OPTIONS)
