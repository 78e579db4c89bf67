"""邵阳字牌: ten 胡息, flips only, five 胡息 a 囤, and a red or a black win doubles the 胡息 (common practice).

No seed document describes it; the rules are those that public game servers and clients of the county agree on.
"""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family
from hupai.zipai.rules.settlement import plain_tun

ID = "shaoyang"
NAME = ("邵阳字牌", "Shaoyang")
ABOUT = (
    "十胡息起胡，五胡息一囤；红胡、黑胡翻的是胡息，自摸不加番，有放偎。",
    "Ten huxi to win, five to a unit; red and black wins double the huxi, winning on one's own flip adds "
    "nothing, and whoever discards what another laid as a wei loses chi and peng.",
)

RULES = replace(
    family.BASE,
    game=ID,
    min_huxi=10,
    tun_step=5,
    fang_wei=True,
    wei_hidden=False,
    red_min=13,
    black_times=2,
    yi_dian_hong=False,
    self_draw=1,
    hands_per_session=10,
    fans_on="huxi",
    tun_from_huxi=plain_tun,
)

OPTIONS = (
    Option("min_huxi", (10, 15), 10, "win.minimum"),
    Option("tun_step", (5, 3, 1), 5, "pay.tun"),
    Option("red_min", (13, 10, 11, 12), 13, "fan.red"),
    Option("red_times", (2, 1), 2, "fan.red"),
    Option("black_times", (2, 1), 2, "fan.black"),
    Option("self_draw", (1, 2), 1, "fan.self_draw"),
    Option("self_draw_tun", (0, 1), 0, "pay.self_draw_tun"),
    family.WIN_ON_DISCARD,
    Option("fang_wei", (True, False), True, "past.fang_wei"),
    Option("dealer_after_draw", ("next", "stay"), "next", "deal.next"),
    family.CAP,
    replace(family.SESSION, default=10),
    Option("wei_hidden", (False, True), False, "wei.compulsory"),
    family.TI_HIDDEN,
    family.FIRST_DEALER,
)
