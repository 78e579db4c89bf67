"""The turn: what each action leads to, as one state machine (rule book §4–§7).

:func:`begin` deals and runs to the first decision, :func:`step` takes one answer and runs to the next. Both
change the table in place and report what happened to ``emit`` when given one; play-outs give none. ``step``
trusts its caller that the action is among the offers: :class:`hupai.zipai.game.Hand` checks.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.events import Emit, Event
from hupai.table.seats import next_seat, order_from
from hupai.zipai.actions import DECLARE as DECLARE_ACTION
from hupai.zipai.actions import HU, PASS, PENG, Action, discard, discarded, eaten_way
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.claim import BY_DEAL, BY_OTHER, BY_SELF, NO_LIMIT, win_names
from hupai.zipai.claims import claimed_by, open_window, settled
from hupai.zipai.edges import after_chi
from hupai.zipai.finish import finish_exhausted, finish_won
from hupai.zipai.laying import lay_chi, lay_dealt_quad, lay_pao, lay_peng, lay_ti, lay_wei
from hupai.zipai.opening import open_hand, settle_opening
from hupai.zipai.readiness import changed, king_call, pass_win, take_stock, wins_now
from hupai.zipai.rules import DEALT, ZipaiRules
from hupai.zipai.state import CLAIM, DECLARE, DISCARD, FLIP, OPENING, PLAYED, SEATS, Table

_DISCARDS = tuple(discard(kind) for kind in range(KINDS))


def begin(
    rules: ZipaiRules, deck: Sequence[Kind], dealer: int, emit: Emit | None = None
) -> Table:
    """Deal the deck and return the table at its first decision (rule book §4.1).

    The deck's first twenty cards are the dealer's, the next twenty its 下家's, then the third seat's; the
    next is the shown card 亮张, the rest the wall.
    """
    t = Table(rules, dealer)
    order = order_from(dealer, SEATS)
    for index, seat in enumerate(order):
        hand = t.hands[seat]
        for kind in deck[index * DEALT : (index + 1) * DEALT]:
            hand[kind] += 1
        if emit:
            cards = [
                code(kind) for kind in sorted(deck[index * DEALT : (index + 1) * DEALT])
            ]
            emit(Event("dealt", {"seat": seat, "cards": cards, "count": DEALT}, ("cards",), seat))
    for seat in order:
        for kind in range(KINDS):
            if t.hands[seat][kind] == COPIES:
                lay_dealt_quad(t, seat, kind, emit)
    shown = t.shown = deck[SEATS * DEALT]
    t.hands[dealer][shown] += 1
    t.kings_shown[dealer] = int(shown == KING)
    t.wall = list(deck[SEATS * DEALT + 1 :])
    if emit:
        emit(Event("shown", {"seat": dealer, "card": code(shown)}))
    if shown != KING and t.hands[dealer][shown] == COPIES:
        lay_dealt_quad(t, dealer, shown, emit)
    for seat in order:
        take_stock(t, seat)
        t.skips[seat] = max(0, t.quads[seat] - 1)
    if not open_hand(t):
        _owe_discard(t, dealer, True, emit)
    return t


def step(t: Table, seat: int, action: Action, emit: Emit | None = None) -> None:
    """Apply one legal answer and run on to the next decision or the end."""
    phase = t.phase
    if phase == CLAIM:
        t.answers[seat] = action
        t.pending.remove(seat)
        _settle(t, emit)
        return
    if phase == OPENING:
        t.answers[seat] = action
        t.pending.remove(seat)
        if not t.pending and settle_opening(t, emit):
            _owe_discard(t, t.dealer, HU not in t.offers[t.dealer], emit)
        return
    t.pending = []
    if phase == DISCARD:
        if action == HU:
            _win_as_is(t, seat, emit)
            return
        if HU in t.offers[seat]:
            pass_win(t, seat, _came_by(t, seat), None)
        if action == PASS:
            _stop_playing(t, seat, emit)
        else:
            _discard(t, seat, discarded(action), emit)
    elif phase == DECLARE:
        if action == DECLARE_ACTION:
            t.declared = king_call(t, seat)
            if emit:
                emit(Event("declared", {"seat": seat, "name": t.declared}))
        _flip(t, seat, emit)


# --- owing a discard ---------------------------------------------------------------------------


def _owe_discard(t: Table, seat: int, may_win: bool, emit: Emit | None) -> None:
    """Ask the seat for a discard, or move on where it makes none (rule book §4.4).

    ``may_win`` says the hand just changed in a way that entitles it to 胡: the deal, a king drawn, or a
    提, 偎, 跑 on a flipped card.
    """
    t.turn = seat
    t.live = -1
    if t.skips[seat]:
        t.skips[seat] -= 1
        _skip(t, seat, emit)
        return
    wins = may_win and wins_now(t, seat, _came_by(t, seat))
    t.phase = DISCARD
    if t.drawn == len(t.wall):
        # The last card was flipped: it wins now or the hand is a 黄庄 (rule book §4.3).
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            finish_exhausted(t, emit)
        return
    if t.dead[seat]:
        _draw(t, next_seat(seat, SEATS), emit)
        return
    if not t.loose[seat]:
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            _stop_playing(t, seat, emit)
        return
    hand = t.hands[seat]
    forbidden = after_chi(t.rules, t.eaten, t.eaten_way).forbidden if t.eaten >= 0 else 0
    offers = [HU] if wins else []
    offers += [_DISCARDS[kind] for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
    _ask(t, seat, offers)


def _ask(t: Table, seat: int, offers: list[Action]) -> None:
    t.offers[seat] = offers
    t.pending = [seat]


def _skip(t: Table, seat: int, emit: Emit | None) -> None:
    """Let the seat keep its cards, as after a second quad (重跑, S0 八块); its 下家 draws."""
    t.eaten = -1
    if emit:
        emit(Event("skip", {"seat": seat}))
    _lower(t, seat, emit)
    _draw(t, next_seat(seat, SEATS), emit)


def _stop_playing(t: Table, seat: int, emit: Emit | None) -> None:
    """The seat owes a discard and has none: 死手 (rule book §7.5), or the wall is empty and it let 胡 go."""
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.dead[seat] = True
    if emit:
        emit(Event("dead", {"seat": seat}))
    _lower(t, seat, emit)
    _draw(t, next_seat(seat, SEATS), emit)


def _discard(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Play a card from the hand; its kind is 臭 for this seat from now on (rule book §5)."""
    t.hands[seat][kind] -= 1
    t.loose[seat] -= 1
    changed(t, seat)
    t.no_chi[seat] |= 1 << kind
    t.no_peng[seat] |= 1 << kind
    if emit:
        emit(Event("discarded", {"seat": seat, "card": code(kind)}))
    _lower(t, seat, emit)
    _pay_for_discard(t, seat, kind, emit)
    open_window(t, seat, kind, PLAYED)
    _settle(t, emit)


def _lower(t: Table, seat: int, emit: Emit | None) -> None:
    """举手 is over: the seat took a card and did not win with it (rule book §11)."""
    if t.raised[seat]:
        t.raised[seat] = False
        if emit:
            emit(Event("lowered", {"seat": seat}))


def _pay_for_discard(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Note what the discard costs for the rest of the hand: 放偎 (S2 1.10), 吃边打边 (S2 2.13)."""
    if t.rules.fang_wei and not t.barred[seat]:
        bit = 1 << kind
        if any(t.wei_mask[other] & bit for other in range(SEATS) if other != seat):
            t.barred[seat] = True
            if emit:
                emit(Event("barred", {"seat": seat, "card": code(kind)}))
    if t.eaten < 0:
        return
    limit = after_chi(t.rules, t.eaten, t.eaten_way).limits.get(kind, NO_LIMIT)
    t.eaten = -1
    if limit != NO_LIMIT:
        t.limits[seat] &= limit
        if emit:
            wins = win_names(t.limits[seat])
            emit(Event("limited", {"seat": seat, "card": code(kind), "wins": wins}))


# --- drawing -----------------------------------------------------------------------------------


def _draw(t: Table, seat: int, emit: Emit | None) -> None:
    """Let the seat draw; who waits with kings for any card may announce it first (rule book §7.4)."""
    t.live = -1
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.turn = seat
    if t.hands[seat][KING] and king_call(t, seat):
        t.phase = DECLARE
        _ask(t, seat, [PASS, DECLARE_ACTION])
        return
    _flip(t, seat, emit)


def _flip(t: Table, seat: int, emit: Emit | None) -> None:
    """Turn the next wall card for the seat: king, announced win, 提, 偎, or a window (rule book §4.3)."""
    kind = t.wall[t.drawn]
    t.drawn += 1
    t.last, t.live_seat, t.live_from = kind, seat, FLIP
    hand = t.hands[seat]
    if kind == KING:
        t.kings_shown[seat] += 1
        if emit:
            emit(Event("king", {"seat": seat, "card": code(KING)}))
        if t.declared:
            finish_won(t, seat, BY_SELF, KING, KING, emit)
            hand[KING] += 1
            return
        hand[KING] += 1
        changed(t, seat)
        _owe_discard(t, seat, True, emit)
        return
    if t.declared:
        if emit:
            emit(Event("flipped", {"seat": seat, "card": code(kind)}))
        finish_won(t, seat, BY_SELF, kind, kind, emit)
        return
    if hand[kind] == 3 or t.wei_mask[seat] >> kind & 1:
        lay_ti(t, seat, kind, emit)
        _after_quad(t, seat, True, emit)
    elif hand[kind] == 2:
        lay_wei(t, seat, kind, emit)
        _owe_discard(t, seat, True, emit)
    else:
        if emit:
            emit(Event("flipped", {"seat": seat, "card": code(kind)}))
        open_window(t, seat, kind, FLIP)
        _settle(t, emit)


def _after_quad(t: Table, seat: int, may_win: bool, emit: Emit | None) -> None:
    """Ask for a discard after the first quad only: from the second on none follows (重跑, S0 八块)."""
    if t.quads[seat] > 1 and not t.dead[seat]:
        t.turn = seat
        _skip(t, seat, emit)
    else:
        _owe_discard(t, seat, may_win, emit)


# --- a card lies for all to see ----------------------------------------------------------------


def _settle(t: Table, emit: Emit | None) -> None:
    """Carry out what became of the lying card, once no open answer can change it."""
    done, winner = settled(t)
    if not done:
        return
    if winner >= 0:
        _take(t, winner, t.answers[winner], emit)
    elif t.pao_seat >= 0:
        _pao(t, t.pao_seat, emit)
    else:
        _leave(t, emit)


def _take(t: Table, seat: int, action: Action, emit: Emit | None) -> None:
    """Carry out the claim that won the window: 胡, 碰 or 吃."""
    if action == HU:
        finish_won(t, seat, claimed_by(t, seat), t.live, t.live, emit)
        return
    if action == PENG:
        lay_peng(t, seat, emit)
    else:
        t.eaten, t.eaten_way = t.live, eaten_way(action)
        lay_chi(t, seat, t.eaten_way, emit)
    _owe_discard(t, seat, False, emit)


def _pao(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out the compulsory 跑; only on a flipped card may the hand win with it (rule book §4.2)."""
    own_or_kingless = seat == t.live_seat or not t.hands[seat][KING]
    may_win = t.live_from == FLIP and own_or_kingless
    lay_pao(t, seat, emit)
    _after_quad(t, seat, may_win, emit)


def _leave(t: Table, emit: Emit | None) -> None:
    """Nobody wants the card: it stays before its seat, whose 下家 draws."""
    seat = t.live_seat
    t.discards[seat].append((t.live, t.live_from))
    if emit:
        emit(Event("unclaimed", {"seat": seat, "card": code(t.live)}))
    _draw(t, next_seat(seat, SEATS), emit)


def _win_as_is(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out a 胡 with everything in place: the deal, a drawn king, or a 提, 偎, 跑 just laid."""
    by = _came_by(t, seat)
    finish_won(t, seat, by, None, None if by == BY_DEAL else t.last, emit)


def _came_by(t: Table, seat: int) -> int:
    """Return how the last card of a hand with everything in place came."""
    if not t.drawn:
        return BY_DEAL
    return BY_SELF if t.live_seat == seat else BY_OTHER
