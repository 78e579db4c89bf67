"""From 胡息 to points: 囤, 省, fans, who pays whom, and who deals next (the ``pay.`` rules, ``deal.next``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.table.duel import DUEL
from hupai.table.payments import Payment
from hupai.table.results import Result
from hupai.zipai.cards import Kind, is_big
from hupai.zipai.melds import TI, Meld
from hupai.zipai.rules.fans import KING_FANS, Fan, colour_fans, combined_factor
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import in_turn, kings_against_dealer, others_in_turn, owed_to_sitter, sitter_payments
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_SELF, BY_SHOWN, HAIDI, JU_SHOU, Price, WinFacts


def usual_tun(rules: ZipaiRules, huxi: int) -> int:
    """Return the 囤 of that many 胡息: one third of them, less four (``pay.tun``; S0 省).

    15 胡息 make 1 and every three more make one more, whatever the minimum is.
    """
    return huxi // rules.tun_step - 4


def plain_tun(rules: ZipaiRules, huxi: int) -> int:
    """Return the 囤 of that many 胡息 where nothing is taken off; a remainder counts nothing (common practice)."""
    return huxi // rules.tun_step


def price(rules: ZipaiRules, facts: WinFacts) -> Price:
    """Return what each loser pays: (囤 + 省) × fans, capped (``pay.each``; S0 永州扯胡子特殊规则).

    Where fans multiply 胡息, the product makes the 囤; 自摸 multiplies 囤 in any case (``fan.huxi``; S2 名堂).
    """
    colours, drawn, dealt = colour_fans(rules, facts.red), _drawn_fans(rules, facts), _other_fans(rules, facts)
    if rules.fans_on == "huxi":
        huxi_fans, fans = (*colours, *dealt), tuple(drawn)
    else:
        huxi_fans, fans = (), (*colours, *drawn, *dealt)
    counted = counted_huxi(rules, facts.huxi)
    huxi_times, multiplier = combined_factor(rules, huxi_fans), combined_factor(rules, fans)
    added = _added_tun(rules, facts)
    tun = rules.tun_from_huxi(rules, counted * huxi_times) + sum(units for _, units in added)
    pay_each, capped = _pay_each(rules, tun, facts.xing * rules.xing_value, multiplier)
    return Price(
        counted=counted,
        huxi_fans=huxi_fans,
        huxi_times=huxi_times,
        added=added,
        tun=tun,
        fans=fans,
        multiplier=multiplier,
        pay_each=pay_each,
        capped=capped,
    )


def with_xing(rules: ZipaiRules, price: Price, xing: int) -> Price:
    """Return the price of the same win if its 醒 are worth ``xing`` 囤."""
    pay_each, capped = _pay_each(rules, price.tun, xing, price.multiplier)
    return replace(price, pay_each=pay_each, capped=capped)


def _pay_each(rules: ZipaiRules, tun: int, xing: int, multiplier: int) -> tuple[int, bool]:
    """Return what each loser pays the winner, and whether the cap lowered it; a sitter's 醒 count under the cap too."""
    full = (tun + xing) * multiplier
    capped = bool(rules.cap_per_loser) and full + owed_to_sitter(rules, xing, multiplier) > rules.cap_per_loser
    return (rules.cap_per_loser if capped else full), capped


def before_cap(price: Price, xing: int) -> int:
    """Return what each loser would pay the winner without a cap (``pay.each``); ``xing`` are the 囤 of the 醒."""
    return (price.tun + xing) * price.multiplier


def counted_huxi(rules: ZipaiRules, huxi: int) -> int:
    """Return the 胡息 that count: 无胡 as 21, 小卡胡 10 as 16, 大卡胡 20 as 24 (``pay.ka_hu``, ``pay.wu_hu``)."""
    if huxi == 0 and rules.wu_hu:
        return 21
    return {10: 16, 20: 24}.get(huxi, huxi) if rules.ka_hu else huxi


def _drawn_fans(rules: ZipaiRules, facts: WinFacts) -> list[Fan]:
    """Return the fan of 自摸, or the announced king fan that replaces it."""
    if facts.king_fan:
        return [(facts.king_fan, KING_FANS[facts.king_fan])]
    if facts.by in (BY_SELF, BY_DEAL) and rules.self_draw > 1:
        return [("self_draw", rules.self_draw)]
    return []


def _other_fans(rules: ZipaiRules, facts: WinFacts) -> list[Fan]:
    """Return the fans for when and how a hand was won; 举手 always doubles (``fan.ju_shou``; S2 4.9)."""
    found: list[Fan] = []
    if facts.by == BY_DEAL and rules.tianhu > 1:
        found.append(("tianhu", rules.tianhu))
    if facts.by == BY_SHOWN and rules.dihu > 1:
        found.append(("dihu", rules.dihu))
    if JU_SHOU in facts.calls:
        found.append(("ju_shou", 2))
    if HAIDI in facts.calls and rules.haidi > 1:
        found.append(("haidi", rules.haidi))
    return found


def _added_tun(rules: ZipaiRules, facts: WinFacts) -> tuple[tuple[str, int], ...]:
    """Return the 囤 added to those of the 胡息, by name: 带底 for every win, and those for 自摸."""
    added: list[tuple[str, int]] = []
    if rules.base_bonus:
        added.append(("base_bonus", rules.base_bonus))
    if rules.self_draw_tun and facts.by in (BY_SELF, BY_DEAL):
        added.append(("self_draw_tun", rules.self_draw_tun))
    return tuple(added)


def pays_for_both(rules: ZipaiRules, by: int | None) -> bool:
    """Return whether the discarder of the winning card pays for both losers (``pay.discard``; S2 4.10)."""
    return by == BY_DISCARD and rules.players > DUEL


def discarder_pays(rules: ZipaiRules, by: int, pay_each: int) -> int | None:
    """Return the points a discarder pays for both losers, None where each loser pays (``pay.discard``)."""
    return pay_each * (rules.players - 1) if pays_for_both(rules, by) else None


def win_payments(
    rules: ZipaiRules, winner: int, losers: Sequence[int], source: int, pay_each: int, by: int
) -> list[Payment]:
    """Return the payments of a win: every loser pays; after 点炮 the discarder pays for both."""
    alone = discarder_pays(rules, by, pay_each)
    if alone is not None:
        return [Payment(source, winner, alone, "win")]
    return [Payment(seat, winner, pay_each, "win") for seat in losers]


def winners_take(rules: ZipaiRules, dealer: int, winner: int, price: Price, xing: int) -> int:
    """Return what a win brings its winner: what the losers pay, less what a sitter gets of that (``pay.sitter``).

    ``xing`` are the 囤 of the 醒.
    """
    losers = others_in_turn(rules.seats, dealer)[winner]
    shared = sitter_payments(rules, dealer, winner, losers, price, xing)
    return price.pay_each * len(losers) - sum(payment.points for payment in shared if payment.payer == winner)


def king_payments(rules: ZipaiRules, dealer: int, kings: Sequence[int]) -> list[Payment]:
    """Return the payments of a 黄庄: each king costs its holder points to every player with fewer (``pay.kings``)."""
    if rules.sitter_huangzhuang == "dealer":
        return kings_against_dealer(rules, dealer, kings)
    players = sorted(in_turn(rules, dealer))
    return [
        Payment(holder, other, rules.king_draw_penalty * (kings[holder] - kings[other]), "king")
        for holder in players
        for other in players
        if kings[holder] > kings[other] and rules.king_draw_penalty
    ]


def long_points(rules: ZipaiRules, kind: Kind) -> int:
    """Return the points a 提 of ``kind`` takes from each opponent as 龙, twice as many for a big one (``pay.long``)."""
    return rules.long_value * (2 if is_big(kind) else 1)


def long_payments(rules: ZipaiRules, melds: Sequence[Sequence[Meld]]) -> list[Payment]:
    """Return the payments of 龙: every laid 提 takes its points from each opponent, whoever wins (``pay.long``)."""
    return [
        Payment(other, owner, long_points(rules, kind), "long")
        for owner in range(rules.seats)
        for group, kind, _, _ in melds[owner]
        if group == TI and rules.long_value
        for other in range(rules.seats)
        if other != owner
    ]


def first_dealer(rules: ZipaiRules) -> int | None:
    """Return who deals the first hand, None where the lot decides (``deal.dealer_first``)."""
    return 0 if rules.first_dealer == "host" else None


def next_dealer(rules: ZipaiRules, dealer: int, result: Result, drawn_in_a_row: int) -> int:
    """Return the next dealer: the winner, or after a 黄庄 the next seat or the same dealer (``deal.next``).

    A dealer who stays gives way after every third 黄庄 in a row (S0 永州扯胡子规则资料讲解; S0 跑胡子规则 定庄).
    """
    if result.winners:
        return result.winners[0]
    if rules.dealer_after_draw == "stay" and drawn_in_a_row % 3:
        return dealer
    return others_in_turn(rules.seats, dealer)[dealer][0]
