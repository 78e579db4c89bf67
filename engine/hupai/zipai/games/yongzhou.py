"""永州双王扯胡子: 82 cards, two kings that stand for anything and win by own flip only (S0 永州双王扯胡子规则)."""

from __future__ import annotations

from hupai.zipai.options import Option
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import kings_pay, pays_each, price, winner_or_next

ID = "yongzhou"

RULES = ZipaiRules(
    game=ID,
    kings=2,
    min_huxi=15,
    base_bonus=0,
    win_on_discard=False,
    xing="fan",
    xing_offset=1,
    xing_value=1,
    red_min=10,
    red_to_dot=0,
    red_to_black=0,
    self_draw=2,
    tianhu=1,
    king_draw_penalty=5,
    cap_per_loser=0,
    hands_per_session=8,
    wei_hidden=True,
    price=price,
    pays=pays_each,
    exhausted=kings_pay,
    next_dealer=winner_or_next,
)

COMMON_OPTIONS = (
    Option("min_huxi", (15, 18, 21), 15, "win.minimum"),
    Option("base_bonus", (0, 1), 0, "pay.base_bonus"),
    Option("win_on_discard", (False, True), False, "win.discard"),
    Option("xing_offset", (1, 0, -1), 1, "xing.turned"),
    Option("xing_value", (1, 2, 3), 1, "xing.value"),
    Option("red_min", (10, 11, 12, 13), 10, "fan.red"),
    Option("red_to_dot", (0, 13, 14), 0, "fan.red_to_dot"),
    Option("red_to_black", (0, 15, 16), 0, "fan.red_to_black"),
    Option("self_draw", (1, 2, 3), 2, "fan.self_draw"),
    Option("tianhu", (1, 2), 1, "fan.tianhu"),
    Option("cap_per_loser", (0, 100, 300, 600), 0, "pay.cap"),
    Option("hands_per_session", (1, 2, 4, 8, 9, 10, 16, 20, 30), 8, "session.length"),
)
"""What both Yongzhou games let players choose."""

OPTIONS = (
    Option("xing", ("fan", "gen", "off"), "fan", "xing.when"),
    *COMMON_OPTIONS,
    Option("king_draw_penalty", (0, 5, 10, 15), 5, "pay.kings"),
)
