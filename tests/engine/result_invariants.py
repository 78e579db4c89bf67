"""What must hold of the end of a hand: who may win, and that every point paid has a reason."""

from __future__ import annotations

from collections import Counter
from math import prod

from hupai.zipai.cards import COPIES, KINDS, KING, is_big
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, KA_HU_WIN, RED_WIN, WU_HU_WIN, Win
from hupai.zipai.melds import TI
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_SHOWN
from hupai.zipai.state import HandResult, Table

RED = (1, 6, 9, 11, 16, 19)


def check_result(t: Table) -> None:
    """Raise AssertionError if the rules do not allow this end of the hand."""
    result = t.result
    assert result is not None
    _check_scores(result)
    _check_long(t, result)
    if result.winner is None:
        assert result.win is None and not t.wall_left
        assert not [payment for payment in result.payments if payment.why == "win"]
        return
    assert result.win is not None
    assert not [payment for payment in result.payments if payment.why == "king"]
    _check_groups(t, result.winner, result.win)
    _check_may_win(t, result, result.winner, result.win)
    _check_price(t, result.win)
    _check_win_payments(t, result, result.winner, result.win)


def _check_scores(result: HandResult) -> None:
    """The scores are the payments, and they add up to zero."""
    scores = [0] * len(result.scores)
    for payment in result.payments:
        assert payment.payer != payment.payee
        assert payment.why in ("win", "king", "long")
        scores[payment.payer] -= payment.points
        scores[payment.payee] += payment.points
    assert tuple(scores) == result.scores
    assert sum(scores) == 0


def _check_long(t: Table, result: HandResult) -> None:
    """Every laid 提 takes its points from each opponent, whoever wins: 龙."""
    due = Counter(
        (other, owner, t.rules.long_value * (2 if is_big(kind) else 1))
        for owner in range(t.rules.seats)
        for group, kind, _, _ in t.melds[owner]
        if group == TI and t.rules.long_value
        for other in range(t.rules.seats)
        if other != owner
    )
    paid = Counter((p.payer, p.payee, p.points) for p in result.payments if p.why == "long")
    assert paid == due


def _check_groups(t: Table, winner: int, win: Win) -> None:
    """Seven groups, one of them a pair exactly if there is a quad; every card of the hand once."""
    assert win.huxi == sum(group.huxi for group in win.groups)
    cards = [kind for group in win.groups for kind in group.cards]
    quads = sum(len(group.cards) == COPIES and group.name != "loose" for group in win.groups)
    assert sum(group.kings for group in win.groups) == t.hands[winner][KING]
    assert win.red == sum(kind in RED for kind in cards)
    assert all(cards.count(kind) <= COPIES + t.rules.kings for kind in range(KINDS))
    if win.special:
        assert win.special == "three_ti_five_kan"
        assert t.rules.three_ti_five_kan and winner == t.dealer and not t.drawn
        kan = sum(group.name == "kan" for group in win.groups)
        assert quads >= 3 or kan >= 5
        assert [group.name for group in win.groups].count("loose") == 1
        assert len(cards) == 21
        return
    assert len(win.groups) == 7
    assert all(group.name != "loose" for group in win.groups)
    assert len(cards) == (20 + quads if quads else 21)
    assert sum(group.name == "jiang" for group in win.groups) == (quads > 0)


def _check_may_win(t: Table, result: HandResult, winner: int, win: Win) -> None:
    """Enough 胡息 or none; nothing that the seat did or passed forbids the win; the card could be won."""
    rules = t.rules
    assert win.special or win.huxi >= rules.min_huxi or (rules.wu_hu and win.huxi == 0)
    assert not t.dead[winner]
    if t.limits[winner] != -1 and not win.special:
        assert named(t, win) & t.limits[winner]
    assert not t.above[winner] or win.price.pay_each > t.above[winner]
    if result.by == BY_DISCARD:
        assert rules.win_on_discard and result.source not in (-1, winner)
    if result.by == BY_SHOWN:
        assert rules.dihu and winner != t.dealer and not t.drawn
        assert result.card == t.shown and result.source == t.dealer
    if result.by == BY_DEAL:
        assert winner == t.dealer and not t.drawn and result.card is None


def named(t: Table, win: Win) -> int:
    """The named wins that a hand is: colour of all cards, exactly 0, exactly 10 or 20 胡息."""
    rules, found = t.rules, 0
    if win.red >= rules.red_min:
        found |= RED_WIN
    if win.red == 0:
        found |= BLACK_WIN
    if win.red == 1 and rules.yi_dian_hong:
        found |= DOT_WIN
    if win.huxi == 0 and rules.wu_hu:
        found |= WU_HU_WIN
    if win.huxi in (10, 20) and rules.ka_hu:
        found |= KA_HU_WIN
    return found


def _check_price(t: Table, win: Win) -> None:
    """The itemised price adds up to what each loser pays."""
    rules, price = t.rules, win.price
    for fans, times in ((price.huxi_fans, price.huxi_times), (price.fans, price.multiplier)):
        factors = [factor for _, factor in fans]
        assert all(factor > 1 for factor in factors)
        assert times == (prod(factors) if rules.ming_tang == "multiply" else sum(factors) or 1)
    assert len({name for name, _ in price.huxi_fans + price.fans}) == len(price.huxi_fans + price.fans)
    if price.counted != win.huxi:
        known = {0: 21} if not rules.ka_hu else {0: 21, 10: 16, 20: 24}
        assert price.counted == known[win.huxi]
    full = (price.tun + win.xing * rules.xing_value) * price.multiplier
    cap = rules.cap_per_loser
    assert price.pay_each == (min(full, cap) if cap else full)
    assert price.capped == bool(cap and full > cap)
    assert price.pay_each > 0


def _check_win_payments(t: Table, result: HandResult, winner: int, win: Win) -> None:
    """Each loser pays; the discarder of the winning card pays for all."""
    paid = Counter((p.payer, p.payee, p.points) for p in result.payments if p.why == "win")
    each = win.price.pay_each
    if result.by == BY_DISCARD:
        assert paid == Counter({(result.source, winner, (t.rules.seats - 1) * each): 1})
    else:
        assert paid == Counter({(seat, winner, each): 1 for seat in range(t.rules.seats) if seat != winner})
