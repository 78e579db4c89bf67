"""卡五星: three seats, 条, 筒 and dragons, hands that may be revealed, and worths that multiply."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.games import base as family
from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.value.kawuxing import VALUATION
from hupai.table.options import Option

ID = "kawuxing"
NAME = ("卡五星", "Ka Wu Xing")
ABOUT = (
    "三个人，只有条、筒和中发白。听牌可以明牌，和自己有关的输赢翻倍；胡别人的牌要够倍数，几样都有就相乘。",
    "Three players, only bamboo, dots and dragons. A waiting hand may be revealed to double its wins and "
    "losses, a win on a discard needs a multiplier, and what a hand has is multiplied.",
)

RULES = replace(
    family.BASE,
    game=ID,
    seats=3,
    tiles=84,
    shapes=WinShapes(seven_pairs=True),
    valuation=VALUATION,
    guo_hu="more",
    min_discard=2,
    kong_points="at_once",
    kong_on_draw="keep",
    reveal=True,
    draw_penalty="first_revealer",
)

OPTIONS = (
    Option("min_discard", (2, 1), 2, "win.min_discard"),
    Option("cap", (0, 8, 16, 32), 0, "pay.cap"),
    Option("sigui", ("last_tile", "any", "strict", "revealed_is_ming"), "last_tile", "worth.sigui"),
    Option("both_revealed", (2, 4), 2, "pay.revealed"),
    Option("feed_rule", ("free", "no_feed_revealed", "feeder_pays_all"), "free", "reveal.feed"),
    Option(
        "draw_penalty",
        ("first_revealer", "all_revealed", "suizhou", "xiaogan", "none"),
        "first_revealer",
        "pay.exhausted",
    ),
    Option("draw_dealer", ("stays", "last_drawer"), "stays", "deal.next"),
    Option("profile", ("seed", "xiangyang"), "seed", "worth.profile"),
    Option("guo_hu", ("more", "paid", "strict", "off"), "more", "win.guo_hu"),
    Option("reveal_wins", ("must", "may"), "must", "reveal.must_win", since="0.4.0"),
    Option("added_kong", ("any", "drawn"), "any", "kong.kinds", since="0.4.0"),
    family.SESSION,
)
