"""耒阳字牌: ten 胡息 or none at all, wins on discards, doublings of the 胡息 itself (S2)."""

from __future__ import annotations

from dataclasses import replace

from hupai.zipai.claim import BY_DEAL, BY_SELF, HAIDI, JU_SHOU, Price, WinFacts
from hupai.zipai.fans import Fan, colour_fans, together
from hupai.zipai.games import family
from hupai.zipai.options import Option
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import priced

ID = "leiyang"


def leiyang_tun(huxi: int) -> int:
    """Return the 囤 of that many 胡息: 11–15 make 1, 16–20 make 2, 21 make 3, every three more one more (S2 3.9)."""
    if huxi >= 21:
        return (huxi - 21) // 3 + 3
    return 2 if huxi >= 16 else 1


def counted_huxi(rules: ZipaiRules, huxi: int) -> int:
    """Return the 胡息 that count: 无胡 21, 小卡胡 10 as 16, 大卡胡 20 as 24 (S2 4.5–4.7)."""
    if huxi == 0:
        return 21
    if rules.ka_hu:
        return {10: 16, 20: 24}.get(huxi, huxi)
    return huxi


def leiyang_price(rules: ZipaiRules, facts: WinFacts) -> Price:
    """Return what each loser pays: 名堂 double the 胡息, these make 囤, 自摸 doubles the 囤 (S2 名堂)."""
    doubling: list[Fan] = colour_fans(rules, facts.red)
    if facts.by == BY_DEAL and rules.tianhu > 1:
        doubling.append(("tianhu", rules.tianhu))
    if JU_SHOU in facts.calls:
        doubling.append(("ju_shou", 2))
    if HAIDI in facts.calls and rules.haidi > 1:
        doubling.append(("haidi", rules.haidi))
    fans: list[Fan] = []
    if facts.by in (BY_SELF, BY_DEAL) and rules.self_draw > 1:
        fans.append(("self_draw", rules.self_draw))
    counted = counted_huxi(rules, facts.huxi)
    tun = leiyang_tun(counted * together(rules, doubling))
    return priced(rules, counted, tun, fans, facts.xing, huxi_fans=doubling)


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
    price=leiyang_price,
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
)
