"""Lets a table with sampled hands ask what the observed one asks, and finds out whether it can."""

from __future__ import annotations

from hupai.mahjong.state import NO_LIMIT, PHASE_OVER, PHASE_TURN, Table
from hupai.mahjong.turn.claim_window import lay_for_all, open_window, resolve
from hupai.mahjong.turn.finish import result_so_far, standings
from hupai.mahjong.turn.opening import ask_for_dealt_wilds, ask_for_piao
from hupai.mahjong.turn.turn_offers import turn_offers
from hupai.mahjong.turn.wins import dealt_win, must_win, own_win, worth
from hupai.mahjong.view.observation import WAIT, Observation


def ask_as_seen(t: Table, seen: Observation) -> bool:
    """Bring the table to the question that is open; return whether these hands can have led to what the seat sees.

    Only certain things count: who is asked and who is not, and wins that are taken without asking. What another seat
    passed before proves nothing about its hand.
    """
    if seen.phase == PHASE_OVER:
        _end(t)
        return True
    if not any(seen.tiles):
        _ask_for_piao(t, seen)
        return True
    if seen.live >= 0:
        return _open_again(t, seen)
    if seen.phase != WAIT:
        return True
    if at_start(seen) and seen.rules.four_wild_deal:
        if ask_for_dealt_wilds(t) and t.pending != [seen.seat]:
            return True
        if seen.seat == seen.dealer:
            return False
    return _ask_on_turn(t)


def at_start(seen: Observation) -> bool:
    """Whether the tiles are dealt and nobody has done anything with them."""
    return any(seen.tiles) and not (seen.discards or seen.drew or seen.claimed)


def waits_for_dealt_wilds(seen: Observation) -> bool:
    """Whether the dealer waits before the first turn: another seat was dealt four wilds (``win.four_wild_deal``)."""
    return seen.phase == WAIT and seen.seat == seen.dealer and at_start(seen)


def _end(t: Table) -> None:
    """Give the table a result with what was won and paid; the hands that nobody showed are as they were drawn."""
    exhausted = len(t.wins) < t.rules.wins_to_end and sum(t.playing) > 1
    t.result = result_so_far(t, standings(t, with_waits=exhausted), exhausted=exhausted)


def _ask_for_piao(t: Table, seen: Observation) -> None:
    """Ask every seat for 飘 but this one if it has chosen; what the others have chosen is not known."""
    ask_for_piao(t)
    if seen.answer >= 0:
        t.answers[seen.seat] = seen.answer
        t.pending.remove(seen.seat)


def _open_again(t: Table, seen: Observation) -> bool:
    """Let the tile lie again: the seat must be asked what it is asked, and while it waits, somebody else must be."""
    lay_for_all(t, seen.live_seat, seen.live, seen.robbed)
    open_window(t)
    if seen.phase == WAIT:
        if seen.seat in t.pending and seen.answer >= 0:
            t.answers[seen.seat] = seen.answer
            t.pending.remove(seen.seat)
        if t.answers[seen.seat] != seen.answer:
            return False
    return (seen.seat in t.pending) == (seen.phase != WAIT) and not resolve(t)[0]


def _ask_on_turn(t: Table) -> bool:
    """Ask another seat what it does on its turn; return False if it would have won without being asked."""
    seat = t.turn
    if t.taken >= 0:
        value = own_win(t, seat)
    else:
        value = None if t.discards else dealt_win(t, seat)
    if value is not None and t.taken >= 0 and must_win(t, seat):
        return False
    t.phase = PHASE_TURN
    t.worths[seat] = NO_LIMIT if value is None else worth(t, seat, value)
    t.offers[seat] = turn_offers(t, seat, may_win=value is not None)
    t.pending = [seat]
    return True
