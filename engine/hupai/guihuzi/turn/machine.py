"""The turn as a state machine: :func:`begin` deals, :func:`step` applies an answer and runs to the next decision.

Flips never enter a hand. Whoever lays 吃, 碰 or 歪 discards; after a 溜 or 飘 the next seat draws (``turn.flip``).
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    HU,
    PASS,
    Action,
    discard,
    eaten_shape,
    is_discard,
    is_liu,
    kind_of,
    liu,
)
from hupai.guihuzi.hand.waits import wins_now
from hupai.guihuzi.hand.winning import pair_count
from hupai.guihuzi.rules.ruleset import DEALT, GuihuziRules
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_WAI
from hupai.guihuzi.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, PLAYED, Table
from hupai.guihuzi.turn.bans import discards_in, liu_in, neighbours_for
from hupai.guihuzi.turn.claim_window import lay_for_all, open_window, resolve_window
from hupai.guihuzi.turn.finish import finish_exhausted, finish_won
from hupai.guihuzi.turn.laying import lay_chi, lay_liu, lay_peng, lay_piao, lay_wai
from hupai.table.events import Emit, Event
from hupai.table.seats import next_seat, order_from
from hupai.zipai.cards import KINDS, Kind, code


def begin(rules: GuihuziRules, deck: Sequence[Kind], dealer: int, emit: Emit | None = None) -> Table:
    """Deal the deck and return the table at its first decision (``deal.hands``, ``turn.opening``).

    The deck's first twenty cards are the dealer's, then nineteen for each other seat in turn order, then the wall; its
    last cards are buried where the rules say so.
    """
    t = Table(rules, dealer)
    at = 0
    for seat in order_from(dealer, rules.seats):
        count = DEALT + (seat == dealer)
        dealt = sorted(deck[at : at + count])
        at += count
        for kind in dealt:
            t.hands[seat][kind] += 1
        if emit:
            facts = {"seat": seat, "cards": [code(kind) for kind in dealt], "count": count}
            emit(Event("dealt", facts, ("cards",), seat))
    end = len(deck) - rules.buried
    t.wall, t.buried = list(deck[at:end]), list(deck[end:])
    _ask_before_the_first_card(t, emit)
    return t


def step(t: Table, seat: int, action: Action, emit: Emit | None = None) -> None:
    """Apply one legal answer and run on to the next decision or the end."""
    t.pending.remove(seat)
    if t.phase == PHASE_CLAIM:
        t.answers[seat] = action
        _resolve(t, emit)
    elif t.phase == PHASE_OPENING:
        t.answers[seat] = action
        if not t.pending:
            _resolve_opening(t, emit)
    elif action == HU:
        finish_won(t, seat, BY_WAI, emit)
    elif action == PASS:
        _go_on_without_discard(t, seat, emit)
    elif is_liu(action):
        lay_liu(t, seat, kind_of(action), emit)
        _draw(t, next_seat(seat, t.rules.seats), emit)
    else:
        _discard(t, seat, kind_of(action), emit)


# --- before the first card ---------------------------------------------------------------------


def _ask_before_the_first_card(t: Table, emit: Emit | None) -> None:
    """Ask who may win as dealt: the dealer with 天胡, anybody with 九对半; then the dealer discards (``win.deal``)."""
    t.phase = PHASE_OPENING
    t.answers = [-1] * t.rules.seats
    for seat in order_from(t.dealer, t.rules.seats):
        nine = t.rules.jiuduiban and pair_count(t.hands[seat]) >= 9
        if nine or (seat == t.dealer and wins_now(t, seat, BY_DEAL)):
            t.pending.append(seat)
            t.offers[seat] = [PASS, HU]
    if not t.pending:
        _ask_for_discard(t, t.dealer, emit)


def _resolve_opening(t: Table, emit: Emit | None) -> None:
    for seat in order_from(t.dealer, t.rules.seats):
        if t.answers[seat] == HU:
            finish_won(t, seat, BY_DEAL, emit)
            return
    _ask_for_discard(t, t.dealer, emit)


# --- owing a discard ---------------------------------------------------------------------------


def _ask_for_discard(t: Table, seat: int, emit: Emit | None, *, laid_wai: bool = False) -> None:
    """Ask the seat for a discard or a 溜; after a 歪 it may win, and without any card to play its hand is dead."""
    t.turn = seat
    t.live = -1
    t.phase = PHASE_DISCARD
    t.laid_last = laid_wai
    wins = laid_wai and wins_now(t, seat, BY_WAI)
    offers: list[Action] = [HU] if wins else []
    if t.wall_left:
        offers += [discard(kind) for kind in discards_in(t.hands[seat], t.locked[seat])]
        offers += [liu(kind) for kind in liu_in(t.hands[seat], t.melds[seat])]
    if offers in ([], [HU]):
        # The last card was flipped, or the hand is dead: it wins now or not at all.
        if not wins:
            _go_on_without_discard(t, seat, emit)
            return
        offers = [PASS, HU]
    t.offers[seat] = offers
    t.pending = [seat]


def _go_on_without_discard(t: Table, seat: int, emit: Emit | None) -> None:
    """Go on without a discard: the wall is empty, or the seat has none and its hand is dead (``dead.hand``)."""
    if not t.wall_left:
        finish_exhausted(t, emit)
        return
    t.dead[seat] = True
    if emit:
        emit(Event("dead", {"seat": seat}))
    _draw(t, next_seat(seat, t.rules.seats), emit)


def _discard(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Play a card from the hand; the seat may not eat or 碰 its kind any more (``past.discard``)."""
    opening = seat == t.dealer and t.last < 0
    t.untouched[seat] &= opening
    t.hands[seat][kind] -= 1
    bit = 1 << kind
    t.played[seat] |= bit
    t.no_chi[seat] |= bit
    t.no_peng[seat] |= bit
    t.dead_pairs[seat] |= neighbours_for(t.hands[seat], kind)
    lay_for_all(t, seat, kind, PLAYED)
    if emit:
        emit(Event("discarded", {"seat": seat, "card": code(kind)}))
    open_window(t)
    _resolve(t, emit)


# --- drawing -----------------------------------------------------------------------------------


def _draw(t: Table, seat: int, emit: Emit | None) -> None:
    """Turn the next wall card for the seat, for everybody to see (``turn.flip``)."""
    t.live = -1
    if not t.wall_left:
        finish_exhausted(t, emit)
        return
    t.turn = seat
    kind = t.wall[t.drawn]
    t.drawn += 1
    lay_for_all(t, seat, kind, FLIP)
    if emit:
        emit(Event("flipped", {"seat": seat, "card": code(kind)}))
    open_window(t)
    _resolve(t, emit)


# --- a card lies -------------------------------------------------------------------------------


def _resolve(t: Table, emit: Emit | None) -> None:
    """Carry out what the answers decide about the lying card, once no open answer can change it."""
    done, winner = resolve_window(t)
    if not done:
        return
    if winner >= 0:
        _carry_out_claim(t, winner, t.answers[winner], emit)
    else:
        _leave_unclaimed(t, emit)


def _carry_out_claim(t: Table, seat: int, action: Action, emit: Emit | None) -> None:
    """Carry out the claim that won the lying card."""
    if action == HU:
        finish_won(t, seat, BY_SELF if seat == t.live_seat else BY_OTHER, emit)
    elif action == CLAIM_PIAO:
        lay_piao(t, seat, emit)
        _draw(t, next_seat(seat, t.rules.seats), emit)
    elif is_liu(action):
        lay_liu(t, seat, t.live, emit)
        _draw(t, next_seat(seat, t.rules.seats), emit)
    elif action == CLAIM_WAI:
        lay_wai(t, seat, emit)
        _ask_for_discard(t, seat, emit, laid_wai=True)
    else:
        if action == CLAIM_PENG:
            lay_peng(t, seat, emit)
        else:
            lay_chi(t, seat, eaten_shape(action), emit)
        _ask_for_discard(t, seat, emit)


def _leave_unclaimed(t: Table, emit: Emit | None) -> None:
    """Leave the unclaimed card before its seat; the next seat draws."""
    seat, kind = t.live_seat, t.live
    t.discards[seat].append((kind, t.live_from))
    t.live = -1
    if t.wall_left:
        t.turn = next_seat(seat, t.rules.seats)
    if emit:
        emit(Event("unclaimed", {"seat": seat, "card": code(kind)}))
    _draw(t, next_seat(seat, t.rules.seats), emit)


def owes_openly(t: Table) -> bool:
    """Whether everybody can see who decides now: a seat owes a discard."""
    return t.phase == PHASE_DISCARD and any(is_discard(action) or is_liu(action) for action in t.offers[t.pending[0]])


assert KINDS < 32
