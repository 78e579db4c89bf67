"""Whether a described hand wins, what that is worth, what each payer owes, and what the hand waits for.

The hand is laid on a table of its own, with the winner in seat 0, and the table is asked as in play.
"""

from __future__ import annotations

from hupai.mahjong.actions import jiagang
from hupai.mahjong.described.hand import DescribedHand
from hupai.mahjong.described.seats_state import ME, SeatsState
from hupai.mahjong.described.win import FIRST_ROUND, LAST_TILE, ONE_LEFT, THREE_BEN_JIN, DescribedWin
from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.melds import PENG, Meld
from hupai.mahjong.rules.settlement import win_payments
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_ROB, WinClaim, WinValue
from hupai.mahjong.state import LYING, PHASE_CLAIM, PHASE_ROB, PHASE_TURN, Table
from hupai.mahjong.tiles import COPIES, Kind, code
from hupai.mahjong.turn.wins import claimed_win, dealt_win, own_win, win_claim
from hupai.mahjong.why.readiness import winning_tiles
from hupai.mahjong.why.refused_wins import why_no_hu, wild_name
from hupai.table.payments import Payment
from hupai.table.reason import Reason
from hupai.table.seats import next_seat

_SOME_TILE: Kind = 0
"""Stands for tiles that are only counted."""


def judged(win: DescribedWin) -> WinValue | Reason:
    """Return what the hand is worth with its last tile, or the reason why it does not win."""
    t, by, tile = _winning_table(win), win.way.by, win.tile
    if win.way.is_anothers:
        if tile in win.hand.wilds:
            return Reason("wild_not_won", "wild.discard", {"tile": code(tile), "name": wild_name(t.rules)})
        value = claimed_win(t, ME, by)
    else:
        value = dealt_win(t, ME) if by == BY_DEAL else own_win(t, ME)
    return why_no_hu(t, ME) if value is None else value


def judged_claim(win: DescribedWin) -> WinClaim:
    """Return the hand as it is judged."""
    return win_claim(_winning_table(win), ME, win.way.by, win.tile)


def payments(win: DescribedWin, value: WinValue) -> list[Payment]:
    """Return what the payers owe the winner for a win of this worth."""
    seats = win.seats
    source = seats.source if win.way.is_anothers else None
    return win_payments(win.hand.rules, ME, win.way.by, value, source, seats.standings, seats.supplier)


def waited_kinds(hand: DescribedHand, seats: SeatsState) -> tuple[Kind, ...]:
    """Return the kinds that win when they are drawn, ascending; none of which the hand has every tile itself."""
    t = _waiting_table(hand, seats)
    t.turn = next_seat(ME, t.seats)
    return winning_tiles(t, ME)


def _waiting_table(hand: DescribedHand, seats: SeatsState) -> Table:
    """Return a table with the winner's hand before the last tile, in the middle of a hand."""
    t = Table(hand.rules, ME, ())
    t.hands[ME] = list(hand.counts)
    t.melds[ME] = list(hand.melds)
    t.turned = [hand.indicator] if hand.indicator >= 0 else []
    t.wilds = hand.wilds
    t.wall = [_SOME_TILE] * hand.rules.wall_size
    t.playing = [standing.playing for standing in seats.standings]
    t.revealed = [standing.revealed for standing in seats.standings]
    t.piao = [standing.piao for standing in seats.standings]
    t.claimed = True
    return t


def _winning_table(win: DescribedWin) -> Table:
    """Return the table at the moment at which the winner may win."""
    t, way, tile = _waiting_table(win.hand, win.seats), win.way, win.tile
    t.after_kong = way.after_kong
    t.pending = [ME]
    if LAST_TILE in win.calls:
        t.wall = []
    if FIRST_ROUND in win.calls:
        t.claimed, t.dealer = False, next_seat(ME, t.seats)
    if THREE_BEN_JIN in win.calls:
        came = win.hand.counts[t.indicator] + (tile == t.indicator)
        t.rivers[ME] = [LYING[t.indicator]] * (COPIES - 1 - came)
    if not way.is_anothers:
        t.phase, t.turn, t.taken = PHASE_TURN, ME, tile
        if tile >= 0:
            t.hands[ME][tile] += 1
        return t
    t.phase = PHASE_ROB if way.by == BY_ROB else PHASE_CLAIM
    t.robbed = jiagang(tile) if way.by == BY_ROB else -1
    t.live = tile
    t.live_seat = t.turn = next_seat(ME, t.seats) if win.seats.source is None else win.seats.source
    t.discards = 1
    if ONE_LEFT in win.calls:
        t.melds[t.live_seat] = [Meld(PENG, _SOME_TILE)] * MELDS
    return t
