"""From 胡息 to points: 囤, 省, fans, who pays whom, and who deals next (rule book §8.3, §9.1, §10, §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hupai.table.seats import next_seat
from hupai.zipai.claim import BY_DEAL, BY_SELF, Price, WinFacts
from hupai.zipai.fans import WANG_FANS, Fan, colour_fans

if TYPE_CHECKING:
    from hupai.zipai.rules import ZipaiRules

SEATS = 3


@dataclass(frozen=True, slots=True)
class Payment:
    """``points`` that ``payer`` gives ``payee``; ``why`` is ``win`` or ``king``."""

    payer: int
    payee: int
    points: int
    why: str


def tun_of(rules: ZipaiRules, huxi: int) -> int:
    """Return the 囤 of a win: one third of the 胡息, less four, plus 带底 (S0 省; rule book §8.3).

    15 胡息 make 1, every three more make one more; the scale stays when the minimum is raised.
    """
    return huxi // 3 - 4 + rules.base_bonus


def price(rules: ZipaiRules, facts: WinFacts) -> Price:
    """Return what each loser pays: (囤 + 省) × the product of the fans, capped (S0 永州扯胡子特殊规则)."""
    fans: list[Fan] = colour_fans(rules, facts.red)
    if facts.king_fan:
        fans.append((facts.king_fan, WANG_FANS[facts.king_fan]))
    elif facts.by in (BY_SELF, BY_DEAL) and rules.self_draw > 1:
        fans.append(("self_draw", rules.self_draw))
    if facts.by == BY_DEAL and rules.tianhu > 1:
        fans.append(("tianhu", rules.tianhu))
    multiplier = 1
    for _, times in fans:
        multiplier *= times
    tun = tun_of(rules, facts.huxi)
    full = (tun + facts.xing * rules.xing_value) * multiplier
    capped = bool(rules.cap_per_loser) and full > rules.cap_per_loser
    return Price(
        tun=tun,
        fans=tuple(fans),
        multiplier=multiplier,
        pay_each=rules.cap_per_loser if capped else full,
        capped=capped,
    )


def pays_each(
    rules: ZipaiRules, winner: int, source: int, pay_each: int, source_pays_all: bool
) -> list[Payment]:
    """Return the payments of a win: every loser pays; after 点炮 the discarder pays for both."""
    losers = [seat for seat in range(SEATS) if seat != winner]
    if source_pays_all:
        return [Payment(source, winner, pay_each * len(losers), "win")]
    return [Payment(seat, winner, pay_each, "win") for seat in losers]


def kings_pay(rules: ZipaiRules, kings: Sequence[int]) -> list[Payment]:
    """Return the payments of a 黄庄: each king costs its holder for everyone with fewer (rule book §7.6)."""
    return [
        Payment(holder, other, rules.king_draw_penalty * (mine - theirs), "king")
        for holder, mine in enumerate(kings)
        for other, theirs in enumerate(kings)
        if mine > theirs and rules.king_draw_penalty
    ]


def winner_or_next(dealer: int, winner: int | None, drawn_in_a_row: int) -> int:
    """Return the next dealer: the winner, or after a 黄庄 the dealer's 下家 (S0 永州扯胡子规则资料讲解)."""
    return next_seat(dealer, SEATS) if winner is None else winner
