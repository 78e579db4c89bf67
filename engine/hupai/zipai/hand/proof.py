"""The score as a proof: every decomposition of a won hand, the best one that lost, and lines that add up.

Exact but slower than :mod:`hupai.zipai.hand.winning`, which finds only the best: it runs when a result is shown,
never in a play-out. A *decomposition* says what the kings stand for, how the cards are grouped, and which announced
king win that is. Two that differ only in which group holds a king count as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hupai.table.json_object import Json
from hupai.table.payments import Payment
from hupai.table.reason import Reason
from hupai.zipai.cards import Kind, code, format_cards
from hupai.zipai.hand.king_readings import king_readings
from hupai.zipai.hand.win_claim import NO_XING, Win, WinClaim, WonGroup, win_names
from hupai.zipai.hand.win_groups import complete_divisions, groups_of
from hupai.zipai.hand.winning import (
    KING_LIMIT,
    LIMITED,
    TOO_FEW,
    reading_rank,
    refusal,
    three_ti_five_kan,
    win_facts_of,
)
from hupai.zipai.melds import CHI, JIANG
from hupai.zipai.rules import settlement
from hupai.zipai.rules.fans import Fan, least_factor
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import owed_to_sitter
from hupai.zipai.rules.win_facts import BY_ANOTHER, Price, WinFacts

Cards = tuple[tuple[Kind, ...], ...]
"""Groups as bare cards, in a canonical order."""
Valued = tuple[tuple[tuple[Kind, ...], int], ...]
"""The same with the 胡息 of each."""


@dataclass(frozen=True, slots=True)
class Decomposition:
    """One complete division of a hand: its groups, what it pays or would pay, and why it may not win."""

    groups: tuple[WonGroup, ...]
    facts: WinFacts
    price: Price
    refused: str
    """TOO_FEW, LIMITED, NO_MORE or KING_LIMIT (see :mod:`hupai.zipai.hand.winning`), or an empty text if it may win."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """The best other decomposition of a won hand and why it lost."""

    decomposition: Decomposition
    why: Reason


@dataclass(frozen=True, slots=True)
class Line:
    """One step of the proof: its name, the rule it follows and its numbers."""

    name: str
    rule: str
    facts: Json


SIZE = 7
"""Groups of a finished hand, the pair included."""


def grouping(groups: Sequence[WonGroup]) -> Cards:
    """Return the cards of each group, sorted: two groupings are the same if these are."""
    return tuple(sorted(group.cards for group in groups))


def decompositions(rules: ZipaiRules, claim: WinClaim) -> list[Decomposition]:
    """Return every decomposition of the claim's cards once, whether it may win or not.

    The same cards may count otherwise: a laid 碰 that the flip completes to a 跑, beside three kings as a 坎 of its
    kind, or the 碰 and a 提 of the flip and the kings.
    """
    found: dict[tuple[Valued, str], Decomposition] = {}
    for groups, facts in _finished(claim):
        key = tuple(sorted((group.cards, group.huxi) for group in groups)), facts.king_fan
        if key not in found:
            found[key] = _priced(rules, claim, groups, facts)
    return list(found.values())


def _finished(claim: WinClaim) -> Iterator[tuple[tuple[WonGroup, ...], WinFacts]]:
    """Yield the groups and facts of every decomposition, some of them several times."""
    if claim.kings and claim.by in BY_ANOTHER:
        return
    for reading, _ in king_readings(claim):
        for division in complete_divisions(claim, reading):
            groups = groups_of(claim, reading, division)
            # Seven groups, or six and the pair that quads require (``win.shape``).
            if len(groups) == SIZE:
                yield groups, win_facts_of(claim, reading, groups)


def _priced(rules: ZipaiRules, claim: WinClaim, groups: tuple[WonGroup, ...], facts: WinFacts) -> Decomposition:
    price = settlement.price(rules, facts)
    return Decomposition(groups, facts, price, refusal(rules, claim, facts, price))


def best_alternative(rules: ZipaiRules, claim: WinClaim, win: Win) -> Alternative | None:
    """Return the best decomposition that groups the cards differently and why it lost; None if there is no other.

    The best one pays most, even if this hand may not win with it, since players ask about that one. Decompositions
    with too few 胡息 pay nothing and come last.
    """
    chosen = grouping(win.groups)
    found = [*decompositions(rules, claim), *_dealt(rules, claim)]
    others = [other for other in found if grouping(other.groups) != chosen]
    if not others:
        return None
    best = max(others, key=lambda other: _standing(rules, claim, other))
    return Alternative(best, _why_lost(rules, claim, win, best))


def _dealt(rules: ZipaiRules, claim: WinClaim) -> list[Decomposition]:
    """Return the 三提五坎 of the dealt cards, if there is one: it wins although its groups are not complete."""
    win = three_ti_five_kan(rules, claim)
    if win is None:
        return []
    facts = WinFacts(win.huxi, win.red, win.xing, claim.by, "", 0, claim.calls)
    return [Decomposition(win.groups, facts, win.price, "")]


def _standing(rules: ZipaiRules, claim: WinClaim, found: Decomposition) -> tuple[int, int, int]:
    """Return what decompositions are ordered by: the rank of their readings, those with too few 胡息 last."""
    brings, huxi, full = reading_rank(rules, claim, found.price, found.facts.huxi, found.facts.xing)
    return -1 if found.refused == TOO_FEW else brings, huxi, full


def _why_lost(rules: ZipaiRules, claim: WinClaim, win: Win, other: Decomposition) -> Reason:
    pays, huxi = other.price.pay_each, other.facts.huxi
    if other.refused == TOO_FEW:
        return Reason("alt_not_enough", "win.minimum", {"huxi": huxi, "min": rules.min_huxi})
    if other.refused == LIMITED:
        return Reason("alt_not_allowed", "chi.edge", {"wins": win_names(claim.limit)})
    if other.refused == KING_LIMIT:
        return _why_kings(rules, claim.kings, other.price.multiplier)
    if pays < win.price.pay_each:
        return Reason("alt_pays_less", "win.division", {"pay_each": pays, "other": win.price.pay_each})
    brings, _, full = reading_rank(rules, claim, other.price, huxi, other.facts.xing)
    most, _, uncapped = reading_rank(rules, claim, win.price, win.huxi, win.xing)
    if brings < most:
        return Reason("alt_brings_less", "win.division", {"points": brings, "other": most})
    if huxi < win.huxi:
        return Reason("alt_fewer_huxi", "win.division", {"huxi": huxi, "other": win.huxi})
    if full < uncapped:
        return Reason("alt_less_uncapped", "win.division", {"points": full, "other": uncapped})
    return Reason("alt_same", "win.division")


def _why_kings(rules: ZipaiRules, kings: int, times: int) -> Reason:
    """Return why the kings forbid a decomposition with this factor (``king.limit``)."""
    if rules.limits_kings_by == "shape":
        return Reason("alt_kings_call", "king.limit", {"count": kings})
    facts = {"count": kings, "least": least_factor(rules, kings), "times": times}
    return Reason("alt_kings", "king.limit", facts)


def proof_lines(rules: ZipaiRules, win: Win) -> list[Line]:
    """Return the steps from the groups to what each loser pays; adding them up gives the payment.

    A loser owes a sitter something beside it, which the cap counts too (``pay.sitter``).
    """
    price = win.price
    found = [_group_line(group) for group in win.groups]
    found.append(Line("huxi", "win.division", {"huxi": win.huxi}))
    if win.special:
        found.append(Line("special", "win.three_five", {"name": win.special}))
    if price.counted != win.huxi:
        found.append(_counted_line(win))
    found += _fan_lines(rules, "huxi_fan", price.huxi_fans, price.huxi_times)
    huxi = price.counted * price.huxi_times
    if price.huxi_times > 1:
        found.append(Line("doubled", "fan.huxi", {"counted": price.counted, "times": price.huxi_times, "huxi": huxi}))
    added = sum(units for _, units in price.added)
    found.append(Line("tun", "pay.tun", {"huxi": huxi, "tun": price.tun - added}))
    found += [Line(name, f"pay.{name}", {"tun": units}) for name, units in price.added]
    extra = win.xing * rules.xing_value
    if win.xing_kind != NO_XING:
        facts = {"card": code(win.xing_kind), "count": win.xing, "tun_each": rules.xing_value, "tun": extra}
        found.append(Line("xing", "xing.value", facts))
    found += _fan_lines(rules, "fan", price.fans, price.multiplier)
    full = settlement.before_cap(price, extra)
    found.append(Line("pay", "pay.each", {"tun": price.tun + extra, "times": price.multiplier, "pay_each": full}))
    owed = owed_to_sitter(rules, extra, price.multiplier)
    if owed:
        found.append(Line("sitter", "pay.sitter", {"points": owed}))
    if price.capped:
        found.append(Line("cap", "pay.cap", {"cap": price.pay_each}))
    return found


def _group_line(group: WonGroup) -> Line:
    if group.name == "loose":
        rule = "win.three_five"
    else:
        rule = "huxi.shapes" if group.group in (CHI, JIANG) else "huxi.sets"
    return Line(
        "group",
        rule,
        {
            "cards": format_cards(group.cards),
            "kind": group.name,
            "huxi": group.huxi,
            "where": "laid" if group.laid else "hand",
        },
    )


def _counted_line(win: Win) -> Line:
    """Return the line of 卡胡 or 无胡: 胡息 that count as another number."""
    name = {0: "wu_hu", 10: "xiao_ka_hu", 20: "da_ka_hu"}[win.huxi]
    rule = "pay.ka_hu" if win.huxi else "pay.wu_hu"
    return Line("counted", rule, {"huxi": win.huxi, "counted": win.price.counted, "name": name})


def _fan_lines(rules: ZipaiRules, name: str, fans: Sequence[Fan], times: int) -> list[Line]:
    """Return a line for each fan and, where there are several, one for their combined factor."""
    found = [Line(name, f"fan.{fan}", {"id": fan, "times": factor}) for fan, factor in fans]
    if len(fans) > 1:
        found.append(Line("together", "fan.ming_tang", {"times": times, "how": rules.ming_tang}))
    return found


def payment_lines(payments: Sequence[Payment], for_both: bool) -> list[Line]:
    """Return the lines that say who paid whom in a finished hand, and why.

    ``for_both`` says that one player pays what both losers owe.
    """
    return [
        Line(
            "payment",
            _PAYMENT_RULES.get(payment.why) or ("pay.discard" if for_both else "pay.each"),
            payment.facts(),
        )
        for payment in payments
    ]


_PAYMENT_RULES = {
    "king": "pay.kings",
    "long": "pay.long",
    "sitter": "pay.sitter",
    "sitter_dealer": "pay.sitter_dealer",
    "sitter_floor": "pay.sitter_floor",
}
"""The rules of payments that are not the win's own."""
