"""The end of a hand: the winner's best reading and what it pays, or the 荒庄."""

from __future__ import annotations

from hupai.guihuzi.hand.waits import win_claim_of
from hupai.guihuzi.hand.winning import best_win
from hupai.guihuzi.rules.settlement import win_payments
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_NAMES, BY_WAI
from hupai.guihuzi.state import PHASE_OVER, HandResult, Table
from hupai.table.events import Emit, Event
from hupai.table.payments import totals
from hupai.zipai.cards import code


def finish_won(t: Table, seat: int, by: int, emit: Emit | None) -> None:
    """End the hand with the seat's win, on the lying card unless its cards win as they are."""
    placed = -1 if by in (BY_WAI, BY_DEAL) else t.live
    card = None if by == BY_DEAL else t.last
    claim = win_claim_of(t, seat, by, placed)
    win = best_win(t.rules, claim)
    if win is None:
        raise AssertionError("a 胡 was offered that the exact search refuses")
    source = -1 if by == BY_DEAL else t.live_seat
    payments = tuple(win_payments(t.rules, seat, win.price.pay_each))
    if emit:
        facts = {
            "seat": seat,
            "card": None if card is None else code(card),
            "by": BY_NAMES[by],
            "from": None if source < 0 else source,
        }
        if win.facts.pairs:
            facts["special"] = f"{win.facts.pairs}_pairs"
        emit(Event("won", facts))
    scores = totals(payments, t.rules.seats)
    _close(t, HandResult(seat, by, source, card, win, payments, scores, _last_drawer(t), claim), emit)


def finish_exhausted(t: Table, emit: Emit | None) -> None:
    """End the hand as a 荒庄: the wall is empty and nobody won (``turn.end``)."""
    if emit:
        emit(Event("exhausted", {}))
    _close(t, HandResult(None, None, -1, None, None, (), (0,) * t.rules.seats, _last_drawer(t)), emit)


def _last_drawer(t: Table) -> int | None:
    return t.live_seat if t.wall and not t.wall_left else None


def _close(t: Table, result: HandResult, emit: Emit | None) -> None:
    t.phase = PHASE_OVER
    t.pending = []
    t.live = -1
    t.result = result
    if emit:
        emit(Event("settled", {"scores": list(result.scores)}))
