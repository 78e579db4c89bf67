"""永州麻将: 136 tiles, the turned-up tile names the wild 王霸, and 红中 plays as the wild's own kind."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.games import base as family
from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.value.yongzhou import VALUATION
from hupai.table.options import Option

ID = "yongzhou-mahjong"
NAME = ("永州麻将", "Yongzhou mahjong")
ABOUT = (
    "四个人，一百三十六张牌。发完牌翻一张，下一张就是王霸，可以当任何牌；红中顶王霸那种牌用。"
    "王钓、王闯、王归位都有分。",
    "Four players, 136 tiles. The tile after the one turned up is wild, and the red dragon takes its natural "
    "place; hands that use the wilds well are worth most.",
)

RULES = replace(
    family.BASE,
    game=ID,
    shapes=WinShapes(thirteen_orphans=True, scattered_gap=3),
    valuation=VALUATION,
    indicator=True,
    stand_in=True,
    wilds=4,
    guo_hu="strict",
    first_dealer="host",
    draw_dealer="last_drawer",
    kong_points="at_end",
    robbed_pays_all=True,
    claim_last=False,
)

OPTIONS = (
    Option("score", ("highest", "closed", "half", "open", "double", "daozhou"), "highest", "worth.score"),
    Option("tiles", (136, 112), 136, "deal.tiles"),
    Option("scatter_wild", ("joker", "face"), "joker", "win.scatter_wild"),
    Option("lan_gap", (3, 2), 3, "win.lan_gap"),
    Option("guiwei", ("natural", "loose"), "natural", "worth.gui_wei"),
    Option("long_natural_only", (False, True), False, "worth.long"),
    Option("honour_flip", ("ring", "reflip"), "ring", "deal.indicator"),
    Option("chi", (False, True), False, "claim.chi"),
    Option("self_draw_only", (False, True), False, "win.self_draw_only"),
    Option("wild_hand_self_draw_only", (False, True), False, "win.wild_hand"),
    Option("kong_points", ("at_end", "none"), "at_end", "pay.kong"),
    Option("kong_on_draw", ("void", "keep"), "void", "pay.kong_on_draw"),
    Option("birds", (0, 1, 2, 3, 4, 6), 0, "pay.birds"),
    Option("four_wild_deal", (False, True), False, "win.four_wild_deal"),
    Option("first_dealer", ("host", "lot"), "host", "deal.dealer_first"),
    Option("qing_qi_dui", (True, False), True, "worth.qing_yi_se", since="0.4.0"),
    Option("multi_win", (True, False), True, "win.several", since="0.4.0"),
    Option("several_winners_dealer", ("discarder", "nearest"), "discarder", "deal.several", since="0.4.0"),
    family.SESSION,
)
