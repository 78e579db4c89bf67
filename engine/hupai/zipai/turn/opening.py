"""Before the dealer's first card: 天胡, 三提五坎, 地胡 on the shown card and 举手 (``turn.opening``).

Each seat entitled to something owes one answer, in any order. When all have answered, the first 胡 in seat order
from the dealer wins; if nobody won, the answers of those who raised their hands take effect.
"""

from __future__ import annotations

from hupai.table.events import Emit, Event
from hupai.zipai.actions import HU, PASS, RAISE, Action
from hupai.zipai.cards import KING
from hupai.zipai.hand.seat_cards import take_from_hand
from hupai.zipai.hand.waits import pass_win, waits, win_claim_of, wins_now, wins_on
from hupai.zipai.hand.winning import three_ti_five_kan
from hupai.zipai.rules.sitting import in_turn
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.state import PHASE_OPENING, Table
from hupai.zipai.turn.finish import finish_won


def open_hand(t: Table) -> bool:
    """Note what each seat may answer before the first card is played; return whether anybody is asked."""
    if not (t.rules.dihu or t.rules.three_ti_five_kan or t.rules.ju_shou):
        return False
    offers: list[list[Action]] = [[] for _ in range(t.rules.seats)]
    dealer, *others = in_turn(t.rules, t.dealer)
    if t.rules.dihu and t.shown != KING and t.hands[dealer][t.shown]:
        for seat in others:
            if wins_on(t, seat, t.shown, BY_SHOWN):
                offers[seat].append(HU)
    # The dealer comes first. Where 地胡 is played the dealer is asked about any 天胡 here, whether or not somebody
    # waits for the shown card: otherwise the question would give that away.
    special = three_ti_five_kan(t.rules, win_claim_of(t, dealer, BY_DEAL, None))
    if special or (t.rules.dihu and wins_now(t, dealer, BY_DEAL)):
        offers[dealer].append(HU)
    for seat in others:
        if t.rules.ju_shou and is_waiting(t, seat):
            offers[seat].append(RAISE)
    t.phase = PHASE_OPENING
    t.answers = [-1] * t.rules.seats
    t.pending = [seat for seat in (dealer, *others) if offers[seat]]
    t.offers = [[PASS, *offered] if offered else [] for offered in offers]
    return bool(t.pending)


def is_waiting(t: Table, seat: int) -> bool:
    """Whether the seat would win on some card, flipped by another or by itself."""
    return any(waits(t, seat, by) for by in (BY_OTHER, BY_SELF))


def resolve_opening(t: Table, emit: Emit | None) -> bool:
    """Carry out the answers once all are given; return whether the hand goes on."""
    for seat in in_turn(t.rules, t.dealer):
        if t.answers[seat] == HU:
            _win(t, seat, emit)
            return False
    for seat in in_turn(t.rules, t.dealer):
        if HU in t.offers[seat]:
            dealt = seat == t.dealer
            pass_win(t, seat, BY_DEAL if dealt else BY_SHOWN, None if dealt else t.shown)
        if t.answers[seat] == RAISE:
            t.raised[seat] = True
            if emit:
                emit(Event("raised", {"seat": seat}))
    return True


def _win(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out the dealer's win with the deal, or another's on the shown card, which then leaves the dealer's hand."""
    if seat == t.dealer:
        finish_won(t, seat, BY_DEAL, None, None, emit)
        return
    kind = t.shown
    take_from_hand(t, t.dealer, kind)
    t.live = t.last = kind
    t.live_seat = t.dealer
    finish_won(t, seat, BY_SHOWN, kind, kind, emit)
