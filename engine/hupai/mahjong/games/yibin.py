"""宜宾麻将: 听用 that stand for any tile, 飞 and 提, fan that double, and a hand that goes on until three have won."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.games import base as family
from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.value.yibin import VALUATION
from hupai.table.options import Option

ID = "yibin"
NAME = ("宜宾麻将", "Yibin mahjong")
ABOUT = (
    "四个人打血战：胡了的离桌，别人接着打。翻牌定听用，听用可以飞、可以提，开局先选飘不飘；缺一门才能胡，"
    "番数越多翻得越大。",
    "Four players in a blood battle: winners leave and the others play on. Wilds help to claim tiles, "
    "everybody chooses whether to double, a hand must lack a suit, and each fan doubles.",
)

RULES = replace(
    family.BASE,
    game=ID,
    tiles=108,
    shapes=WinShapes(seven_pairs=True),
    valuation=VALUATION,
    indicator=True,
    wilds=4,
    wild_discard="dead_hand",
    fei=True,
    guo_hu="more",
    min_fan=1,
    two_suits=True,
    forced_last=4,
    wins_to_end=3,
    draw_dealer="first_winner",
    kong_on_draw="keep",
    cap=6,
    draw_penalty="blood",
    piao="choose",
)

OPTIONS = (
    Option("cap", (6, 4, 5, 7, 0), 6, "pay.cap"),
    Option("long_qidui", (4, 5), 4, "worth.long_qi_dui"),
    Option("wilds", (4, 8, 12), 4, "wild.number"),
    Option("min_fan", (1, 2), 1, "win.min_fan"),
    Option("zimo_bonus", (0, 1), 0, "worth.zi_mo"),
    Option("jingoupao", (0, 1), 0, "worth.jin_gou_pao"),
    Option("gangpao_payer", ("discarder", "supplier"), "discarder", "pay.gang_shang_pao"),
    Option("piao", ("choose", "off", "fixed"), "choose", "pay.piao"),
    Option("piao_on_draw", (False, True), False, "pay.piao"),
    Option("kong_points", ("none", "sichuan"), "none", "pay.kong"),
    Option("draw_dealer", ("first_winner", "stays"), "first_winner", "deal.next"),
    Option("wild_discard", ("dead_hand", "forbid"), "dead_hand", "wild.discard"),
    Option("gen_wilds", ("one", "any"), "one", "worth.gen", since="0.4.0", before="any"),
    Option("ben_jin", ("triplet", "drawn"), "triplet", "worth.ben_jin", since="0.4.0"),
    Option("wild_fan", ("once", "each"), "once", "worth.wu_ting_yong", since="0.4.0"),
    Option("dead_flower_pig", (False, True), False, "pay.flower_pig", since="0.4.0"),
    Option("self_draw_only", (False, True), False, "win.self_draw_only", since="0.4.0"),
    family.SESSION,
)
