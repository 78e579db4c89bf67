"""南县鬼胡子: five 硬息 are enough, ten pairs win, and everything is added (common practice of one server)."""

from __future__ import annotations

from dataclasses import replace

from hupai.guihuzi.games import base as family
from hupai.guihuzi.rules.prices import nanxian_price
from hupai.table.options import Option

ID = "nanxian"

RULES = replace(family.BASE, game=ID, ten_pairs=True, price=nanxian_price)

OPTIONS = (
    family.SEATS,
    Option("table", ("small", "big"), "small", "pay.table"),
    Option("shouqianshou", (False, True), False, "pay.neighbours"),
    Option("beikaobei", (False, True), False, "pay.twins"),
    Option("eat_limit", (0, 2), 0, "chi.limit"),
    Option("buried", (0, 10, 20), 0, "deal.buried"),
    family.SESSION,
)
