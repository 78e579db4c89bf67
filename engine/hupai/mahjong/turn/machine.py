"""The turn: what each action leads to, as one state machine (the ``turn.`` rules of the rule book).

:func:`begin` deals and runs to the first decision, :func:`step` takes one answer and runs to the next. Both change the
table in place and report what happened to ``emit`` if given; play-outs give none. ``step`` trusts its caller that the
action is among the offers; :class:`hupai.table.hand.Hand` checks.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    Action,
    is_angang,
    is_discard,
    is_jiagang,
    is_reveal,
    tile_of,
)
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import WinValue
from hupai.mahjong.state import (
    LAID,
    LYING,
    NO_LIMIT,
    PHASE_CLAIM,
    PHASE_OPENING,
    PHASE_PIAO,
    PHASE_ROB,
    PHASE_TURN,
    Discard,
    Table,
)
from hupai.mahjong.tiles import Kind, code
from hupai.mahjong.turn.claim_window import lay_for_all, lying_tile_comes_by, open_window, resolve
from hupai.mahjong.turn.finish import finish, seats_after, win_lying, win_own
from hupai.mahjong.turn.kongs import announce_added_kong, lay_added_kong, lay_claimed_kong, lay_concealed_kong
from hupai.mahjong.turn.opening import ask_for_dealt_wilds, ask_for_piao, deal, settle_piao
from hupai.mahjong.turn.revealing import show_hand
from hupai.mahjong.turn.seat_tiles import take_discard
from hupai.mahjong.turn.taking import lay_chi, lay_peng
from hupai.mahjong.turn.turn_offers import turn_offers
from hupai.mahjong.turn.wild_claims import announce_swap, lay_fei, note_wild_discard, swap
from hupai.mahjong.turn.wins import claimed_win, dealt_win, forget_passed_win, must_win, own_win, pass_win, worth
from hupai.table.events import Emit, Event
from hupai.table.seats import Seat


def begin(rules: MahjongRules, deck: Sequence[Kind], dealer: Seat, emit: Emit | None = None) -> Table:
    """Return the table of a new hand at its first decision: 飘 where it is chosen, otherwise after the deal.

    The deck's first thirteen tiles are the dealer's, then come those of the next seats in turn order, the dealer's
    fourteenth, the indicator if the game has one, and the wall.
    """
    t = Table(rules, dealer, deck)
    if rules.piao == "choose":
        ask_for_piao(t)
        return t
    if rules.piao == "fixed":
        settle_piao(t, emit)
    _deal(t, emit)
    return t


def step(t: Table, seat: Seat, action: Action, emit: Emit | None = None) -> None:
    """Apply one legal answer and run on to the next decision or the end."""
    if t.phase == PHASE_TURN:
        t.pending = []
        _act(t, seat, action, emit)
        return
    t.answers[seat] = action
    t.pending.remove(seat)
    if t.phase in (PHASE_CLAIM, PHASE_ROB):
        _resolve(t, emit)
    elif t.phase == PHASE_PIAO and not t.pending:
        settle_piao(t, emit)
        _deal(t, emit)
    elif t.phase == PHASE_OPENING:
        _answer_dealt_wilds(t, seat, action, emit)


# --- the first turn ------------------------------------------------------------------------------


def _deal(t: Table, emit: Emit | None) -> None:
    deal(t, emit)
    if not ask_for_dealt_wilds(t):
        _begin_first_turn(t)


def _answer_dealt_wilds(t: Table, seat: Seat, action: Action, emit: Emit | None) -> None:
    if action == HU:
        _win_with_own_tile(t, seat, emit)
    else:
        pass_win(t, seat)
        _begin_first_turn(t)


def _begin_first_turn(t: Table) -> None:
    _ask(t, t.dealer, dealt_win(t, t.dealer))


# --- the own turn --------------------------------------------------------------------------------


def _ask(t: Table, seat: Seat, win: WinValue | None) -> None:
    """Ask the seat what it does on its turn; ``win`` is the worth of its hand where it may win."""
    t.turn = seat
    t.phase = PHASE_TURN
    t.live = t.live_seat = t.robbed = -1
    t.worths[seat] = NO_LIMIT if win is None else worth(t, seat, win)
    t.offers[seat] = turn_offers(t, seat, may_win=win is not None)
    t.pending = [seat]


def _act(t: Table, seat: Seat, action: Action, emit: Emit | None) -> None:
    """Carry out what a seat does on its turn."""
    if action == HU:
        _win_with_own_tile(t, seat, emit)
        return
    if t.worths[seat] != NO_LIMIT:
        pass_win(t, seat)
    kind = tile_of(action)
    if is_discard(action):
        _discard(t, seat, kind, emit)
    elif is_reveal(action):
        show_hand(t, seat, kind, emit)
        _discard(t, seat, kind, emit)
    elif is_angang(action):
        lay_concealed_kong(t, seat, kind, emit)
        _draw(t, seat, emit, replaces=True)
    else:
        lay_for_all(t, seat, kind, action)
        announce = announce_added_kong if is_jiagang(action) else announce_swap
        announce(t, seat, kind, emit)
        open_window(t)
        _resolve(t, emit)


def _win_with_own_tile(t: Table, seat: Seat, emit: Emit | None) -> None:
    value = own_win(t, seat) if t.taken >= 0 else dealt_win(t, seat)
    if value is None:
        raise AssertionError("a win was offered that is none")
    win_own(t, seat, value, emit)
    _go_on_after_wins(t, seat, emit)


def _discard(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Discard a tile and ask who claims it."""
    take_discard(t, seat, kind)
    t.taken = -1
    t.discards += 1
    t.rivers[seat].append(LYING[kind])
    lay_for_all(t, seat, kind)
    if emit:
        emit(Event("discarded", {"seat": seat, "tile": code(kind)}))
    if kind in t.wilds:
        note_wild_discard(t, seat, emit)
    if open_window(t):
        _resolve(t, emit)
    else:
        _draw(t, seats_after(t, seat)[0], emit)


# --- drawing -------------------------------------------------------------------------------------


def _draw(t: Table, seat: Seat, emit: Emit | None, *, replaces: bool = False) -> None:
    """Let the seat draw; a draw that replaces no tile of a 杠 ends what followed the last one (``turn.draw``)."""
    left = len(t.wall) - t.drawn
    if not left:
        finish(t, emit, exhausted=True)
        return
    t.after_kong = replaces
    if not replaces:
        t.chain, t.supplier = 0, None
    forget_passed_win(t, seat)
    t.live = -1
    kind = t.taken = t.wall[t.drawn]
    t.drawn += 1
    t.turn = seat
    t.hands[seat][kind] += 1
    if left == 1:
        t.last_drawer = seat
    if emit:
        facts = {"seat": seat, "tile": code(kind), "left": t.wall_left, "replaces": replaces}
        emit(Event("drew", facts, () if t.revealed[seat] else ("tile",), seat))
    _take_or_ask(t, seat, emit)


def _take_or_ask(t: Table, seat: Seat, emit: Emit | None) -> None:
    """Let the seat win with the tile it has drawn if it must, otherwise ask it what it does."""
    value = own_win(t, seat)
    if value is not None and must_win(t, seat):
        win_own(t, seat, value, emit)
        _go_on_after_wins(t, seat, emit)
    else:
        _ask(t, seat, value)


# --- a tile lies ---------------------------------------------------------------------------------


def _resolve(t: Table, emit: Emit | None) -> None:
    """Carry out what the answers decide about the lying tile, once no open answer can change it."""
    done, seats = resolve(t)
    if not done:
        return
    if seats and t.answers[seats[0]] == HU:
        _win_lying_tile(t, seats, emit)
    elif seats:
        _carry_out_claim(t, seats[0], t.answers[seats[0]], emit)
    elif t.phase == PHASE_ROB:
        _carry_out_robbable(t, t.live_seat, t.robbed, emit)
    else:
        _draw(t, seats_after(t, t.live_seat)[0], emit)


def _win_lying_tile(t: Table, seats: Sequence[Seat], emit: Emit | None) -> None:
    """Carry out the wins on the lying tile; a robbed 杠 stays a 碰, and a robbed 提 stays a 飞."""
    by = lying_tile_comes_by(t)
    winners = [(seat, value) for seat in seats if (value := claimed_win(t, seat, by)) is not None]
    win_lying(t, winners, by, emit)
    _go_on_after_wins(t, seats[-1], emit)


def _carry_out_claim(t: Table, seat: Seat, action: Action, emit: Emit | None) -> None:
    """Carry out a 杠, 碰, 飞 or 吃 with the lying discard; the seat then replaces a tile or discards."""
    t.rivers[t.live_seat][-1] = Discard(t.live, LAID)
    if action == CLAIM_GANG:
        lay_claimed_kong(t, seat, emit)
        _draw(t, seat, emit, replaces=True)
        return
    t.after_kong, t.chain, t.supplier = False, 0, None
    if action == CLAIM_PENG:
        lay_peng(t, seat, emit)
    elif action == CLAIM_FEI:
        lay_fei(t, seat, emit)
    else:
        lay_chi(t, seat, tile_of(action), emit)
    _ask(t, seat, None)


def _carry_out_robbable(t: Table, seat: Seat, action: Action, emit: Emit | None) -> None:
    """Carry out a 补杠 or 提 that nobody robbed."""
    kind = tile_of(action)
    if is_jiagang(action):
        lay_added_kong(t, seat, kind, emit)
        _draw(t, seat, emit, replaces=True)
    else:
        swap(t, seat, kind, emit)
        _take_or_ask(t, seat, emit)


def _go_on_after_wins(t: Table, last_winner: Seat, emit: Emit | None) -> None:
    """End the hand if enough seats have won; otherwise the next one after the last winner draws."""
    following = seats_after(t, last_winner)
    if len(t.wins) >= t.rules.wins_to_end or len(following) < 2:
        finish(t, emit, exhausted=False)
    else:
        _draw(t, following[0], emit)
