"""The end of a hand: the winner's best reading, 省, payments; or the 黄庄 and what king holders owe."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.events import Emit, Event
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.claim import BY_NAMES
from hupai.zipai.readiness import claim_of
from hupai.zipai.settlement import Payment, long_pays
from hupai.zipai.state import OVER, SEATS, HandResult, Table
from hupai.zipai.winning import best_win, xing_kind


def finish_won(
    t: Table, seat: int, by: int, card: Kind | None, last: Kind | None, emit: Emit | None
) -> None:
    """Settle the seat's 胡. ``card`` is still to be placed (or None), ``last`` the card that decided."""
    turned: Kind | None = None
    if t.rules.xing == "fan" and t.wall_left:
        turned = t.wall[t.drawn]
    xing = xing_kind(t.rules, last, turned, wall_empty=not t.wall_left)
    claim = claim_of(t, seat, by, card, xing, declared=t.declared)
    win = best_win(t.rules, claim)
    if win is None:
        raise AssertionError("a 胡 was offered that the exact search refuses")
    source = t.live_seat if last is not None else -1
    payments = t.rules.pays(t.rules, seat, source, win.price.pay_each, by)
    payments += long_pays(t.rules, t.melds)
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
            scores=_scores(payments),
            claim=claim,
        ),
        emit,
    )


def finish_exhausted(t: Table, emit: Emit | None) -> None:
    """Settle a 黄庄: the wall is empty and nobody won (S0 黄庄); 龙 counts all the same (S2 3.8)."""
    payments = t.rules.exhausted(t.rules, [hand[KING] for hand in t.hands]) + long_pays(t.rules, t.melds)
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
            scores=_scores(payments),
        ),
        emit,
    )


def _scores(payments: Sequence[Payment]) -> tuple[int, ...]:
    scores = [0] * SEATS
    for payment in payments:
        scores[payment.payer] -= payment.points
        scores[payment.payee] += payment.points
    return tuple(scores)


def _close(t: Table, result: HandResult, emit: Emit | None) -> None:
    t.result = result
    t.phase = OVER
    t.pending = []
    t.offers = [[] for _ in range(SEATS)]
    if emit:
        emit(Event("settled", {"scores": list(result.scores)}))


