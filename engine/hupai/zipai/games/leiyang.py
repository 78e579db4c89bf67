"""耒阳字牌: ten 胡息 or none at all, wins on discards, doublings of the 胡息 itself (S2)."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family
from hupai.zipai.rules.ruleset import ZipaiRules

ID = "leiyang"
NAME = ("耒阳字牌", "Leiyang")
ABOUT = (
    "十胡息起胡，没有胡息也能胡；打出的牌可以胡，名堂翻的是胡息，举手、放偎、吃边打边都有规矩。",
    "Ten huxi to win, or none at all; discards may be won, fan multiply the huxi, and some discards bind a "
    "player for the rest of the hand.",
)


def leiyang_tun(rules: ZipaiRules, huxi: int) -> int:
    """Return the 囤 of that many 胡息: 11–15 make 1, 16–20 make 2, 21 make 3, every three more one more (S2 3.9)."""
    if huxi >= 21:
        return (huxi - 21) // 3 + 3
    return 2 if huxi >= 16 else 1


RULES = replace(
    family.BASE,
    game=ID,
    min_huxi=10,
    wu_hu=True,
    win_on_discard=True,
    guo_hu="more",
    ju_shou=True,
    fang_wei=True,
    chi_bian_da_bian=True,
    red_min=13,
    dot_times=2,
    black_times=2,
    tianhu=2,
    ka_hu=True,
    long_value=1,
    wei_hidden=False,
    fans_on="huxi",
    tun_from_huxi=leiyang_tun,
)

OPTIONS = (
    Option("wu_hu", (True, False), True, "win.zero"),
    Option("ka_hu", (True, False), True, "pay.ka_hu"),
    Option("yi_dian_hong", (True, False), True, "fan.dot"),
    Option("ju_shou", (True, False), True, "win.raise"),
    Option("fang_wei", (True, False), True, "past.fang_wei"),
    Option("chi_bian_da_bian", (True, False), True, "chi.edge"),
    Option("chi_bian_red", (True, False), True, "chi.edge_red"),
    Option("guo_hu", ("more", "free"), "more", "win.guo_hu"),
    Option("win_on_discard", (True, False), True, "win.discard"),
    Option("red_min", (13, 10, 11, 12), 13, "fan.red"),
    Option("ming_tang", ("multiply", "add"), "multiply", "fan.ming_tang"),
    Option("self_draw", (2, 1, 3), 2, "fan.self_draw"),
    Option("tianhu", (2, 1), 2, "fan.tianhu"),
    Option("haidi", (1, 2), 1, "fan.haidi"),
    Option("long_value", (1, 0, 2), 1, "pay.long"),
    Option("dealer_after_draw", ("next", "stay"), "next", "deal.next"),
    family.CAP,
    family.SESSION,
    Option("wei_hidden", (False, True), False, "wei.compulsory"),
    family.TI_HIDDEN,
    family.GUO_ZHANG,
    family.FIRST_DEALER,
    Option("ju_shou_kept", (False, True), False, "win.raise", since="0.3.0"),
)
