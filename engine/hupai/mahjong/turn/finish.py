"""Wins and the end of a hand: what is won and paid, who has left, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hupai.mahjong.result import HandResult, WonHand
from hupai.mahjong.rules.settlement import (
    SeatStanding,
    bird_hits,
    bird_payments,
    exhausted_payments,
    kongs_at_end,
    win_payments,
)
from hupai.mahjong.rules.wilds import three_suits
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_NAMES, BY_SELF, WinValue
from hupai.mahjong.state import NO_LIMIT, PHASE_OVER, WON, Discard, Table
from hupai.mahjong.tiles import Kind, code, held_kinds
from hupai.mahjong.turn.seat_tiles import take_tiles
from hupai.mahjong.turn.wins import best_wait, is_bound, is_last_tiles, win_claim
from hupai.table.events import Emit, Event
from hupai.table.payments import Payment, totals
from hupai.table.seats import Seat

Winner = tuple[Seat, WinValue]


def win_own(t: Table, seat: Seat, value: WinValue, emit: Emit | None) -> None:
    """Carry out the seat's win with the tile it drew, or with the deal."""
    _win(t, [(seat, value)], BY_DEAL if t.taken < 0 else BY_SELF, None, t.taken, emit)


def win_lying(t: Table, winners: Sequence[Winner], by: int, emit: Emit | None) -> None:
    """Carry out the wins of one or several seats on the lying tile, in turn order."""
    _win(t, winners, by, t.live_seat, t.live, emit)


def standings(t: Table, *, with_waits: bool = False) -> tuple[SeatStanding, ...]:
    """Return how the seats stand; what they wait for takes time and counts only when the wall is exhausted."""
    return tuple(
        SeatStanding(
            playing=t.playing[seat],
            revealed=t.revealed[seat],
            piao=t.piao[seat],
            dead=t.dead[seat],
            dead_pays=t.rules.dead_flower_pig,
            three_suits=three_suits(t.hands[seat], t.melds[seat], t.wilds),
            best_wait=best_wait(t, seat) if with_waits and t.playing[seat] and not t.dead[seat] else 0,
        )
        for seat in range(t.seats)
    )


def pay(t: Table, payments: Iterable[Payment], emit: Emit | None) -> None:
    """Make these payments and tell everybody."""
    for payment in payments:
        t.payments.append(payment)
        if emit:
            facts = {"from": payment.payer, "to": payment.payee, "points": payment.points, "cause": payment.why}
            emit(Event("paid", facts))


def finish(t: Table, emit: Emit | None, *, exhausted: bool) -> None:
    """End the hand: enough seats have won, or the wall is exhausted; 杠 that are paid at the end are paid now."""
    standing = standings(t, with_waits=exhausted)
    t.live = t.taken = -1
    if exhausted:
        if emit:
            emit(Event("exhausted", {}))
        pay(t, exhausted_payments(t.rules, standing), emit)
    pay(t, kongs_at_end(t.rules, t.due, bool(t.wins)), emit)
    t.result = result_so_far(t, standing, exhausted=exhausted)
    t.phase = PHASE_OVER
    t.pending = []
    t.offers = [[] for _ in range(t.seats)]
    t.worths = [NO_LIMIT] * t.seats
    if emit:
        emit(Event("hand_over", {"scores": list(t.result.scores)}))


def result_so_far(t: Table, standing: tuple[SeatStanding, ...], *, exhausted: bool) -> HandResult:
    """Return the result of a hand that ends now, with nothing more to pay."""
    return HandResult(
        wins=tuple(t.wins),
        exhausted=exhausted,
        last_drawer=t.last_drawer,
        payments=tuple(t.payments),
        scores=totals(t.payments, t.seats),
        standings=standing,
    )


def _win(t: Table, winners: Sequence[Winner], by: int, source: Seat | None, tile: Kind, emit: Emit | None) -> None:
    """Note the wins on one tile and their payments; winners lay their hands open and leave (``end.blood_battle``)."""
    standing = standings(t)
    moment = t.wins[-1].moment + 1 if t.wins else 1
    claims = [win_claim(t, seat, by, tile) for seat, _ in winners]
    _move_won_tile(t, source, tile, emit)
    birds = t.wall[t.drawn : t.drawn + t.rules.birds]
    winning = {seat for seat, _ in winners}
    for (seat, value), claim in zip(winners, claims, strict=True):
        # Who wins on the same tile pays for nobody else's win.
        supplier = t.supplier if claim.after_kong and t.supplier not in winning else None
        earned = win_payments(t.rules, seat, by, value, source, standing, supplier)
        hits = bird_hits(t.rules, seat, birds)
        earned += bird_payments(t.rules, seat, by, hits, source, standing, supplier)
        t.wins.append(WonHand(seat, by, source, tile, moment, value, claim, tuple(earned)))
        t.playing[seat] = False
        if emit:
            shown = code(tile) if tile >= 0 else None
            hand = [code(kind) for kind in held_kinds(t.hands[seat])]
            forced = "reveal" if is_bound(t, seat) else "last" if is_last_tiles(t) else None
            facts = {"seat": seat, "tile": shown, "by": BY_NAMES[by], "from": source, "tiles": hand, "forced": forced}
            emit(Event("won", facts))
    _turn_birds(t, birds, emit)
    for won in t.wins[-len(winners) :]:
        pay(t, won.payments, emit)
    t.claimed = True


def _move_won_tile(t: Table, source: Seat | None, tile: Kind, emit: Emit | None) -> None:
    """Mark a won discard in its river, or lay a robbed tile there: a robbed 杠 stays a 碰, a robbed 提 stays a 飞."""
    t.taken = -1
    if source is None:
        return
    if t.robbed < 0:
        t.rivers[source][-1] = Discard(tile, WON)
        return
    take_tiles(t, source, tile)
    t.rivers[source].append(Discard(tile, WON))
    t.live = -1
    if emit:
        emit(Event("robbed", {"seat": source, "tile": code(tile)}))


def _turn_birds(t: Table, birds: list[Kind], emit: Emit | None) -> None:
    """Turn the birds (扎鸟), the next tiles of the wall, as many as there are left (``pay.birds``)."""
    t.drawn += len(birds)
    t.birds = t.birds + birds
    if emit and birds:
        emit(Event("birds", {"tiles": [code(kind) for kind in birds]}))


def seats_after(t: Table, seat: Seat) -> Sequence[Seat]:
    """Return the seats that still play, in turn order from the one after ``seat``."""
    others = _OTHERS[t.rules.seats][seat]
    return [other for other in others if t.playing[other]] if False in t.playing else others


_OTHERS = tuple(
    tuple(tuple((seat + place) % seats for place in range(1, seats)) for seat in range(seats)) for seats in range(5)
)
"""For each number of seats and each seat: the others in turn order."""
