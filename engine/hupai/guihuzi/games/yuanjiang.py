"""沅江鬼胡子: five 硬息 and something more, 名堂 that multiply, a cap (common practice)."""

from __future__ import annotations

from dataclasses import replace

from hupai.guihuzi.games import base as family
from hupai.table.duel import DUEL_END
from hupai.table.options import Option

ID = "yuanjiang"
NAME = ("沅江鬼胡子", "Yuanjiang guihuzi")
ABOUT = (
    "没有绞牌，最后一门只要半句；五个硬息还要有坎、有歪有溜或者有名堂才能胡，名堂相乘，封顶。",
    "No mixed threes, and the last group is only half a group. Five xi need a kan, a wai or a feat besides; feats "
    "multiply, up to a cap.",
)

RULES = replace(family.BASE, game=ID, needs_merit=True, piao=True, eat_limit=2, wuxiping=True, jiuduiban=True, cap=100)

OPTIONS = (
    family.SEATS,
    replace(family.BURIED, choices=(0, 10, 19)),
    Option("cap", (100, 200, 0), 100, "pay.cap"),
    Option("piao", (True, False), True, "turn.piao"),
    Option("wuxiping", (True, False), True, "win.flat"),
    Option("jiuduiban", (True, False), True, "win.nine_pairs"),
    Option("diaodiaoshou", (False, True), False, "pay.one_card"),
    Option("combine", ("multiply", "add"), "multiply", "pay.several"),
    Option("eat_limit", (2, 0), 2, "chi.limit"),
    family.SESSION,
    *DUEL_END,
)
