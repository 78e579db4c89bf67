"""The turn: what each action leads to, as one state machine (the ``turn.`` rules of the rule book).

:func:`begin` deals and runs to the first decision, :func:`step` takes one answer and runs to the next. Both
change the table in place and report what happened to ``emit`` if given; play-outs give none. ``step`` trusts its
caller that the action is among the offers; :class:`hupai.table.hand.Hand` checks.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.events import Emit, Event
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, Action, discard, discarded, eaten_way
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.hand.king_calls import king_call, wins_as_announced
from hupai.zipai.hand.seat_cards import add_to_hand, set_cards, take_loose
from hupai.zipai.hand.waits import pass_win, wins_now
from hupai.zipai.hand.win_claim import NO_LIMIT, win_names
from hupai.zipai.rules.ruleset import DEALT, ZipaiRules
from hupai.zipai.rules.sitting import in_turn
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, PLAYED, Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.turn.claim_window import lay_for_all, lying_card_came_by, open_window, resolve_window
from hupai.zipai.turn.finish import finish_exhausted, finish_won
from hupai.zipai.turn.laying import lay_chi, lay_dealt_quad, lay_pao, lay_peng, lay_ti, lay_wei
from hupai.zipai.turn.opening import open_hand, resolve_opening

_DISCARDS = tuple(discard(kind) for kind in range(KINDS))


def begin(rules: ZipaiRules, deck: Sequence[Kind], dealer: int, emit: Emit | None = None) -> Table:
    """Deal the deck and return the table at its first decision (``deal.hands``, ``turn.opening``).

    The deck's first twenty cards are the dealer's, the next twenty the next player's, and so on. The next card is the
    shown card 亮张; the deck's last cards are buried, and those between are the wall.
    """
    t = Table(rules, dealer)
    order = in_turn(rules, dealer)
    for index, seat in enumerate(order):
        dealt = deck[index * DEALT : (index + 1) * DEALT]
        counts = [0] * (KINDS + 1)
        for kind in dealt:
            counts[kind] += 1
        set_cards(t, seat, counts)
        if emit:
            cards = [code(kind) for kind in sorted(dealt)]
            emit(Event("dealt", {"seat": seat, "cards": cards, "count": DEALT}, ("cards",), seat))
    for seat in order:
        for kind in range(KINDS):
            if t.hands[seat][kind] == COPIES:
                lay_dealt_quad(t, seat, kind, emit)
    shown = t.shown = deck[rules.players * DEALT]
    add_to_hand(t, dealer, shown)
    t.kings_shown[dealer] = int(shown == KING)
    t.wall = list(deck[rules.players * DEALT + 1 : rules.deck_size - rules.buried])
    t.buried = list(deck[rules.deck_size - rules.buried :])
    if emit:
        emit(Event("shown", {"seat": dealer, "card": code(shown)}))
    if shown != KING and t.hands[dealer][shown] == COPIES:
        lay_dealt_quad(t, dealer, shown, emit)
    for seat in order:
        t.skips[seat] = max(0, t.quads[seat] - 1)
    if not open_hand(t):
        _ask_for_discard(t, dealer, True, emit)
    return t


def step(t: Table, seat: int, action: Action, emit: Emit | None = None) -> None:
    """Apply one legal answer and run on to the next decision or the end."""
    phase = t.phase
    if phase == PHASE_CLAIM:
        t.answers[seat] = action
        t.pending.remove(seat)
        _resolve(t, emit)
        return
    if phase == PHASE_OPENING:
        t.answers[seat] = action
        t.pending.remove(seat)
        if not t.pending and resolve_opening(t, emit):
            _ask_for_discard(t, t.dealer, HU not in t.offers[t.dealer], emit)
        return
    t.pending = []
    if phase == PHASE_DISCARD:
        if action == HU:
            _win_as_is(t, seat, emit)
            return
        if HU in t.offers[seat]:
            pass_win(t, seat, _last_card_came_by(t, seat), None)
        if action == PASS:
            _go_on_without_discard(t, seat, emit)
        else:
            _discard(t, seat, discarded(action), emit)
    elif phase == PHASE_DECLARE:
        if action == DECLARE:
            t.declared = king_call(t, seat)
            if emit:
                emit(Event("declared", {"seat": seat, "name": t.declared}))
        _flip(t, seat, emit)


# --- owing a discard ---------------------------------------------------------------------------


def _ask_for_discard(t: Table, seat: int, may_win: bool, emit: Emit | None) -> None:
    """Ask the seat for a discard, or move on where it makes none (``turn.discard``).

    ``may_win`` says whether the hand just changed in a way that entitles it to 胡: the deal, a drawn king, or a
    提, 偎, 跑 on a flipped card (``win.flip``).
    """
    t.turn = seat
    t.live = -1
    if t.skips[seat]:
        t.skips[seat] -= 1
        _skip_discard(t, seat, emit)
        return
    wins = may_win and wins_now(t, seat, _last_card_came_by(t, seat))
    t.phase = PHASE_DISCARD
    if t.drawn == len(t.wall):
        # The last card was flipped: it wins now or the hand is drawn, 黄庄 (``turn.last_card``).
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            finish_exhausted(t, emit)
        return
    if t.dead[seat]:
        _draw(t, t.others[seat][0], emit)
        return
    if not t.loose[seat]:
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            _go_on_without_discard(t, seat, emit)
        return
    hand = t.hands[seat]
    forbidden = chi_bian_after(t.rules, t.eaten, t.eaten_way).forbidden if t.eaten >= 0 else 0
    offers = [HU] if wins else []
    offers += [_DISCARDS[kind] for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
    _ask(t, seat, offers)


def _ask(t: Table, seat: int, offers: list[Action]) -> None:
    t.offers[seat] = offers
    t.pending = [seat]


def _skip_discard(t: Table, seat: int, emit: Emit | None) -> None:
    """Skip the seat's discard, as after a second quad (``turn.second_quad``; S0 八块); the next seat draws."""
    t.eaten = -1
    _pass_turn(t, seat)
    if emit:
        emit(Event("skip", {"seat": seat}))
    _lower_hand(t, seat, emit)
    _draw(t, t.others[seat][0], emit)


def _go_on_without_discard(t: Table, seat: int, emit: Emit | None) -> None:
    """Go on without a discard: the seat has none and its hand is dead (``dead.hand``), or the wall is empty."""
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.dead[seat] = True
    _pass_turn(t, seat)
    if emit:
        emit(Event("dead", {"seat": seat}))
    _lower_hand(t, seat, emit)
    _draw(t, t.others[seat][0], emit)


def _discard(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Play a card from the hand; its kind is 臭牌 for the seat from now on (``past.discard``)."""
    take_loose(t, seat, kind)
    t.shown_played |= seat == t.dealer and kind == t.shown
    t.no_chi[seat] |= 1 << kind
    t.no_peng[seat] |= 1 << kind
    lay_for_all(t, seat, kind, PLAYED)
    if emit:
        emit(Event("discarded", {"seat": seat, "card": code(kind)}))
    _lower_hand(t, seat, emit)
    _note_discard_cost(t, seat, kind, emit)
    open_window(t)
    _resolve(t, emit)


def _lower_hand(t: Table, seat: int, emit: Emit | None) -> None:
    """End 举手: the seat took a card and did not win with it (``win.raise``)."""
    if t.raised[seat] and not t.rules.ju_shou_kept:
        t.raised[seat] = False
        if emit:
            emit(Event("lowered", {"seat": seat}))


def _note_discard_cost(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Note what the discard costs for the rest of the hand: 放偎 (``past.fang_wei``), 吃边打边 (``chi.edge``)."""
    if t.rules.fang_wei and not t.barred[seat]:
        bit = 1 << kind
        if any(t.wei_mask[other] & bit for other in range(t.rules.seats) if other != seat):
            t.barred[seat] = True
            if emit:
                emit(Event("barred", {"seat": seat, "card": code(kind)}))
    if t.eaten < 0:
        return
    limit = chi_bian_after(t.rules, t.eaten, t.eaten_way).limits.get(kind, NO_LIMIT)
    t.eaten = -1
    if limit != NO_LIMIT:
        t.limits[seat] &= limit
        if emit:
            wins = win_names(t.limits[seat])
            emit(Event("limited", {"seat": seat, "card": code(kind), "wins": wins}))


# --- drawing -----------------------------------------------------------------------------------


def _pass_turn(t: Table, seat: int) -> None:
    """Let it be the next seat's turn, if there is a card left for it to draw."""
    if t.drawn < len(t.wall):
        t.turn = t.others[seat][0]


def _draw(t: Table, seat: int, emit: Emit | None) -> None:
    """Let the seat draw; a hand with kings that any card completes may announce that first (``king.call``)."""
    t.live = -1
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.turn = seat
    if t.hands[seat][KING] and king_call(t, seat):
        t.phase = PHASE_DECLARE
        _ask(t, seat, [PASS, DECLARE])
        return
    _flip(t, seat, emit)


def _flip(t: Table, seat: int, emit: Emit | None) -> None:
    """Turn the next wall card for the seat: a king, an announced win, 提, 偎, or a window (``turn.flip``)."""
    kind = t.wall[t.drawn]
    t.drawn += 1
    t.last, t.live_seat, t.live_from = kind, seat, FLIP
    hand = t.hands[seat]
    if kind == KING:
        t.kings_shown[seat] += 1
        wins = bool(t.declared) and wins_as_announced(t, seat, KING)
        if emit:
            emit(Event("king", {"seat": seat, "card": code(KING)}))
        if wins:
            finish_won(t, seat, BY_SELF, KING, KING, emit)
        else:
            t.declared = ""
        add_to_hand(t, seat, KING)
        if not wins:
            _ask_for_discard(t, seat, True, emit)
        return
    if t.declared:
        if wins_as_announced(t, seat, kind):
            t.live = kind
            if emit:
                emit(Event("flipped", {"seat": seat, "card": code(kind)}))
            t.live = -1
            finish_won(t, seat, BY_SELF, kind, kind, emit)
            return
        t.declared = ""
    if hand[kind] == 3 or t.wei_mask[seat] >> kind & 1:
        lay_ti(t, seat, kind, emit)
        _after_quad(t, seat, True, emit)
    elif hand[kind] == 2:
        lay_wei(t, seat, kind, emit)
        _ask_for_discard(t, seat, True, emit)
    else:
        t.live = kind
        if emit:
            emit(Event("flipped", {"seat": seat, "card": code(kind)}))
        open_window(t)
        _resolve(t, emit)


def _after_quad(t: Table, seat: int, may_win: bool, emit: Emit | None) -> None:
    """Ask for a discard after the first quad only; from the second on none follows (``turn.second_quad``)."""
    if t.quads[seat] > 1 and not t.dead[seat]:
        t.turn = seat
        _skip_discard(t, seat, emit)
    else:
        _ask_for_discard(t, seat, may_win, emit)


# --- a card lies -------------------------------------------------------------------------------


def _resolve(t: Table, emit: Emit | None) -> None:
    """Carry out what the answers decide about the lying card, once no open answer can change it."""
    done, winner = resolve_window(t)
    if not done:
        return
    if winner >= 0:
        _carry_out_claim(t, winner, t.answers[winner], emit)
    elif t.pao_seat >= 0:
        _carry_out_pao(t, t.pao_seat, emit)
    else:
        _leave_unclaimed(t, emit)


def _carry_out_claim(t: Table, seat: int, action: Action, emit: Emit | None) -> None:
    """Carry out the claim that won the lying card: 胡, 碰 or 吃."""
    if action == HU:
        finish_won(t, seat, lying_card_came_by(t, seat), t.live, t.live, emit)
        return
    if action == CLAIM_PENG:
        lay_peng(t, seat, emit)
    else:
        t.eaten, t.eaten_way = t.live, eaten_way(action)
        lay_chi(t, seat, t.eaten_way, emit)
    _ask_for_discard(t, seat, False, emit)


def _carry_out_pao(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out the compulsory 跑; only on a flipped card may the hand win with it (``win.after_quad``)."""
    own_or_kingless = seat == t.live_seat or not t.hands[seat][KING]
    may_win = t.live_from == FLIP and own_or_kingless
    lay_pao(t, seat, emit)
    _after_quad(t, seat, may_win, emit)


def _leave_unclaimed(t: Table, emit: Emit | None) -> None:
    """Leave the unclaimed card before its seat; the next seat draws."""
    seat, kind = t.live_seat, t.live
    t.discards[seat].append((kind, t.live_from))
    t.live = -1
    _pass_turn(t, seat)
    if emit:
        emit(Event("unclaimed", {"seat": seat, "card": code(kind)}))
    _draw(t, t.others[seat][0], emit)


def _win_as_is(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out a 胡 with everything in place: the deal, a drawn king, or a 提, 偎, 跑 just laid."""
    by = _last_card_came_by(t, seat)
    finish_won(t, seat, by, None, None if by == BY_DEAL else t.last, emit)


def _last_card_came_by(t: Table, seat: int) -> int:
    """Return how the last card of a hand with everything in place came."""
    if not t.drawn:
        return BY_DEAL
    return BY_SELF if t.live_seat == seat else BY_OTHER
