"""The end of a hand: the winner's best division, 省 and payments, or the 黄庄 and what king holders owe."""

from __future__ import annotations

from hupai.table.events import Emit, Event
from hupai.table.payments import totals
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.hand.waits import win_claim_of
from hupai.zipai.hand.winning import best_win, xing_kind
from hupai.zipai.rules.settlement import long_payments
from hupai.zipai.rules.sitting import sitter_payments
from hupai.zipai.rules.win_facts import BY_NAMES
from hupai.zipai.state import PHASE_OVER, HandResult, Table


def finish_won(t: Table, seat: int, by: int, card: Kind | None, last: Kind | None, emit: Emit | None) -> None:
    """End the hand with the seat's win. ``card`` is still to be placed (or None), ``last`` is the winning card."""
    turned: Kind | None = None
    if t.rules.xing == "fan" and t.wall_left:
        turned = t.wall[t.drawn]
    xing = xing_kind(t.rules, last, turned, wall_empty=not t.wall_left)
    claim = win_claim_of(t, seat, by, card, xing, declared=t.declared)
    win = best_win(t.rules, claim)
    if win is None:
        raise AssertionError("a 胡 was offered that the exact search refuses")
    source = t.live_seat if last is not None else -1
    payments = t.rules.win_payments(t.rules, seat, t.others[seat], source, win.price.pay_each, by)
    payers = [payment.payer for payment in payments]
    payments += sitter_payments(t.rules, t.dealer, seat, payers, win.price, win.xing * t.rules.xing_value)
    payments += long_payments(t.rules, t.melds)
    if emit:
        facts = {
            "seat": seat,
            "card": None if last is None else code(last),
            "by": BY_NAMES[by],
            "from": None if source < 0 else source,
        }
        if win.special:
            facts["special"] = win.special
        emit(Event("won", facts))
        if turned is not None:
            emit(Event("turned", {"card": code(turned)}))
    _close(
        t,
        HandResult(
            winner=seat,
            by=by,
            source=source,
            card=last,
            turned=turned,
            declared=t.declared,
            win=win,
            payments=tuple(payments),
            scores=totals(payments, t.rules.seats),
            claim=claim,
        ),
        emit,
    )


def finish_exhausted(t: Table, emit: Emit | None) -> None:
    """End the hand as a 黄庄: the wall is empty and nobody won (``turn.end``); 龙 is still paid (``pay.long``)."""
    payments = t.rules.draw_payments(t.rules, t.dealer, [hand[KING] for hand in t.hands])
    payments += long_payments(t.rules, t.melds)
    if emit:
        emit(Event("exhausted", {}))
    _close(
        t,
        HandResult(
            winner=None,
            by=None,
            source=-1,
            card=None,
            turned=None,
            declared="",
            win=None,
            payments=tuple(payments),
            scores=totals(payments, t.rules.seats),
        ),
        emit,
    )


def _close(t: Table, result: HandResult, emit: Emit | None) -> None:
    t.result = result
    t.phase = PHASE_OVER
    t.pending = []
    t.offers = [[] for _ in range(t.rules.seats)]
    if emit:
        emit(Event("settled", {"scores": list(result.scores)}))
