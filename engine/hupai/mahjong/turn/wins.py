"""Who may win now, what the win is worth, and what passing it costs (``win.`` rules, 过胡)."""

from __future__ import annotations

from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.rules.pair_factors import wins_on_discard
from hupai.mahjong.rules.waiting import worth_waited_for
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim, WinValue
from hupai.mahjong.state import NO_LIMIT, NO_WIN, Table
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.seat_tiles import may_complete
from hupai.table.seats import Seat


def win_claim(t: Table, seat: Seat, by: int, tile: Kind) -> WinClaim:
    """Return the hand with which the seat would win, ``tile`` included; ``tile`` is -1 for a win with the deal."""
    hand = list(t.hands[seat])
    if by in (BY_DISCARD, BY_ROB):
        hand[tile] += 1
    return WinClaim(
        hand=tuple(hand),
        melds=tuple(t.melds[seat]),
        last=tile,
        by=by,
        wild=t.wilds[0] if t.wilds else -1,
        indicator=t.indicator,
        after_kong=t.after_kong and by in (BY_SELF, BY_DISCARD),
        first_round=_first_round(t, seat, by),
        last_of_wall=not t.wall_left,
        discarder_holds_one=by == BY_DISCARD and _holds_one(t, t.live_seat),
        revealed=t.revealed[seat] > 0,
    )


def own_win(t: Table, seat: Seat) -> WinValue | None:
    """Return the worth of the hand with the tile just drawn, None if it is no win or was not drawn."""
    if t.taken < 0 or t.dead[seat] or not may_complete(t, seat, t.taken):
        return None
    return t.rules.value(t.rules, win_claim(t, seat, BY_SELF, t.taken))


def dealt_win(t: Table, seat: Seat) -> WinValue | None:
    """Return the worth of the hand as it was dealt, None if it is no win."""
    return t.rules.value(t.rules, win_claim(t, seat, BY_DEAL, -1))


def claimed_win(t: Table, seat: Seat, by: int) -> WinValue | None:
    """Return the worth of the hand with the lying tile, None if the seat may not win it."""
    rules = t.rules
    if t.dead[seat] or rules.self_draw_only or not may_complete(t, seat, t.live):
        return None
    if rules.wild_hand_self_draw_only and wilds_in(t.hands[seat], t.wilds):
        return None
    value = rules.value(rules, win_claim(t, seat, by, t.live))
    revealed = t.revealed[seat] > 0 or t.revealed[t.live_seat] > 0
    if value is None or not wins_on_discard(rules, value, revealed):
        return None
    return value if worth(value) > t.passed[seat] or is_last_tiles(t) else None


def must_win(t: Table, seat: Seat) -> bool:
    """Whether the seat takes every possible win by itself: it has revealed, or the last tiles are played."""
    return t.revealed[seat] > 0 or is_last_tiles(t)


def is_last_tiles(t: Table) -> bool:
    """Whether so few tiles are left in the wall that no win is passed."""
    return t.wall_left < t.rules.forced_last


def worth(value: WinValue) -> int:
    """Return what wins are compared by after 过胡: the fan, or the multiplier in a game without fan."""
    return value.multiplier if value.fan is None else value.fan


def pass_win(t: Table, seat: Seat) -> None:
    """Note that the seat passed the win it was offered: until its next draw it may not win a discard, or only higher.

    Where several wins were passed, a win must be worth more than the highest.
    """
    if t.rules.guo_hu == "strict":
        t.passed[seat] = NO_WIN
    elif t.rules.guo_hu == "more":
        t.passed[seat] = max(t.passed[seat], t.worths[seat])


def best_wait(t: Table, seat: Seat) -> int:
    """Return the highest multiplier of the wins that the seat waits for, 0 if it is not ready (查叫)."""
    revealed = t.revealed[seat] > 0
    return worth_waited_for(t.rules, t.wilds, t.hands[seat], t.melds[seat], t.turned, revealed=revealed)


def forget_passed_win(t: Table, seat: Seat) -> None:
    """Lift 过胡: the seat draws."""
    t.passed[seat] = NO_LIMIT


def _holds_one(t: Table, seat: Seat) -> bool:
    """Whether the seat whose tile lies has one tile left: everything else is laid."""
    return len(t.melds[seat]) == MELDS


def _first_round(t: Table, seat: Seat, by: int) -> bool:
    """Whether this is the seat's first drawn tile or the dealer's first discard, and nobody has laid or won a tile."""
    if t.claimed or seat == t.dealer:
        return by == BY_DEAL
    return not t.rivers[seat] if by == BY_SELF else by == BY_DISCARD and t.discards == 1
