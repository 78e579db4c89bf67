"""Before the dealer's first card: 地胡 on the shown card, the dealer's 三提五坎, and 举手 (rule book §4.1).

Everybody entitled owes one answer, in any order; when all have answered, the first 胡 in seat order from
the dealer wins, else those who raised their hand have done so.
"""

from __future__ import annotations

from hupai.table.events import Emit, Event
from hupai.table.seats import order_from
from hupai.zipai.actions import HU, PASS, RAISE, Action
from hupai.zipai.cards import KING
from hupai.zipai.claim import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.finish import finish_won
from hupai.zipai.melds import KAN, set_huxi
from hupai.zipai.readiness import changed, claim_of, pass_win, waits, wins_now, wins_on
from hupai.zipai.state import OPENING, SEATS, Table
from hupai.zipai.winning import three_or_five


def open_hand(t: Table) -> bool:
    """Note what each seat may answer before the first card is played; return whether anybody is asked."""
    if not (t.rules.dihu or t.rules.three_ti_five_kan or t.rules.ju_shou):
        return False
    offers: list[list[Action]] = [[] for _ in range(SEATS)]
    dealer, *others = order_from(t.dealer, SEATS)
    if t.rules.dihu and t.shown != KING and t.hands[dealer][t.shown]:
        for seat in others:
            if wins_on(t, seat, t.shown, BY_SHOWN):
                offers[seat].append(HU)
    # The dealer comes first, and is asked here about any 天胡 where the shown card can be won at all: only then
    # does the question not tell whether somebody else waits for it.
    if three_or_five(t.rules, claim_of(t, dealer, BY_DEAL, None)) or (t.rules.dihu and wins_now(t, dealer, BY_DEAL)):
        offers[dealer].append(HU)
    for seat in others:
        if t.rules.ju_shou and waits_for_a_card(t, seat):
            offers[seat].append(RAISE)
    t.phase = OPENING
    t.answers = [-1] * SEATS
    t.pending = [seat for seat in (dealer, *others) if offers[seat]]
    t.offers = [[PASS, *offered] if offered else [] for offered in offers]
    return bool(t.pending)


def waits_for_a_card(t: Table, seat: int) -> bool:
    """Whether the seat would win on some card, flipped by another or by itself."""
    return any(waits(t, seat, by) for by in (BY_OTHER, BY_SELF))


def settle_opening(t: Table, emit: Emit | None) -> bool:
    """Carry out the answers, all given by now; return whether the hand goes on."""
    for seat in order_from(t.dealer, SEATS):
        if t.answers[seat] == HU:
            _win(t, seat, emit)
            return False
    for seat in order_from(t.dealer, SEATS):
        if HU in t.offers[seat]:
            dealt = seat == t.dealer
            pass_win(t, seat, BY_DEAL if dealt else BY_SHOWN, None if dealt else t.shown)
        if t.answers[seat] == RAISE:
            t.raised[seat] = True
            if emit:
                emit(Event("raised", {"seat": seat}))
    return True


def _win(t: Table, seat: int, emit: Emit | None) -> None:
    """Settle a 胡 with the deal, or another's on the shown card, which leaves the dealer's hand for it."""
    if seat == t.dealer:
        finish_won(t, seat, BY_DEAL, None, None, emit)
        return
    kind, hand = t.shown, t.hands[t.dealer]
    hand[kind] -= 1
    if hand[kind] == 2:
        t.kan_huxi[t.dealer] -= set_huxi(KAN, kind)
        t.loose[t.dealer] += 2
    else:
        t.loose[t.dealer] -= 1
    changed(t, t.dealer)
    t.live = t.last = kind
    t.live_seat = t.dealer
    finish_won(t, seat, BY_SHOWN, kind, kind, emit)
