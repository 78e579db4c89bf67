"""南县鬼胡子: five 硬息 are enough, ten pairs win, and everything is added (common practice of one server)."""

from __future__ import annotations

from dataclasses import replace

from hupai.guihuzi.games import base as family
from hupai.guihuzi.rules.prices import nanxian_price
from hupai.table.duel import DUEL_END
from hupai.table.options import Option

ID = "nanxian"
NAME = ("南县鬼胡子", "Nanxian guihuzi")
ABOUT = (
    "没有绞牌，最后一门只要半句；五个硬息就能胡，十对也能胡，所有的分都相加。这里的分数表只有一个来源。",
    "No mixed threes, and the last group is only half a group. Five xi win, ten pairs win, and all points are added. "
    "The table of points rests on a single source.",
)

RULES = replace(family.BASE, game=ID, ten_pairs=True, price=nanxian_price)

OPTIONS = (
    family.SEATS,
    family.BURIED,
    Option("table", ("small", "big"), "small", "pay.table"),
    Option("shouqianshou", (False, True), False, "pay.neighbours"),
    Option("beikaobei", (False, True), False, "pay.twins"),
    Option("eat_limit", (0, 2), 0, "chi.limit"),
    family.SESSION,
    *DUEL_END,
)
