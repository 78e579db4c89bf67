"""Who may win now, what the win is worth, and what passing it costs (``win.`` rules, 过胡)."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.rules.pair_factors import revealed_factor, wins_on_discard
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.waiting import worth_waited_for
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim, WinValue
from hupai.mahjong.state import NO_LIMIT, NO_WIN, Discard, Table
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
        ben_jin_discarded=ben_jin_discarded(t.rules, t.rivers[seat], t.indicator),
    )


def ben_jin_discarded(rules: MahjongRules, river: Sequence[Discard], indicator: Kind) -> int:
    """Return how many 本金 a seat with this river has discarded, 0 where they do not count (``worth.ben_jin``)."""
    return sum([discard.kind == indicator for discard in river]) if rules.ben_jin == "drawn" else 0


def own_win(t: Table, seat: Seat) -> WinValue | None:
    """Return the worth of the hand with the tile just drawn, None if it is no win or was not drawn."""
    if t.taken < 0 or t.dead[seat] or not may_complete(t, seat, t.taken):
        return None
    return t.rules.worth_of(win_claim(t, seat, BY_SELF, t.taken))


def dealt_win(t: Table, seat: Seat) -> WinValue | None:
    """Return the worth of the hand as it was dealt, None if it is no win."""
    return t.rules.worth_of(win_claim(t, seat, BY_DEAL, -1))


def claimed_win(t: Table, seat: Seat, by: int) -> WinValue | None:
    """Return the worth of the hand with the lying tile, None if the seat may not win it."""
    rules = t.rules
    if t.dead[seat] or rules.self_draw_only or not may_complete(t, seat, t.live):
        return None
    if rules.wild_hand_self_draw_only and wilds_in(t.hands[seat], t.wilds):
        return None
    value = rules.worth_of(win_claim(t, seat, by, t.live))
    revealed = t.revealed[seat] > 0 or t.revealed[t.live_seat] > 0
    if value is None or not wins_on_discard(rules, value, revealed):
        return None
    return value if worth(t, seat, value) > t.passed[seat] or is_last_tiles(t) else None


def must_win(t: Table, seat: Seat) -> bool:
    """Whether the seat takes every possible win by itself: it has revealed and must, or the last tiles are played."""
    return is_bound(t, seat) or is_last_tiles(t)


def is_bound(t: Table, seat: Seat) -> bool:
    """Whether the seat has revealed its hand and so takes every win (``reveal.must_win``)."""
    return t.revealed[seat] > 0 and t.rules.reveal_wins == "must"


def is_last_tiles(t: Table) -> bool:
    """Whether so few tiles are left in the wall that no win is passed."""
    return t.wall_left < t.rules.forced_last


def worth(t: Table, seat: Seat, value: WinValue) -> int:
    """Return what wins are compared by after 过胡: the fan, or the multiplier in a game without fan.

    By option it is what is paid, with 明牌: by the seat whose tile lies, or by the one that owes most for a drawn tile.
    """
    if value.fan is not None:
        return value.fan
    if t.rules.guo_hu != "paid":
        return value.multiplier
    payers = [t.live_seat] if t.live >= 0 else [other for other in range(t.seats) if other != seat and t.playing[other]]
    standing = [SeatStanding(revealed=place) for place in t.revealed]
    factor = max([revealed_factor(t.rules, standing[seat], standing[payer]) for payer in payers])
    paid = value.multiplier * factor
    return min(paid, t.rules.cap) if t.rules.cap else paid


def pass_win(t: Table, seat: Seat) -> None:
    """Note that the seat passed the win it was offered: until its next draw it may not win a discard, or only higher.

    Where several wins were passed, a win must be worth more than the highest.
    """
    if t.rules.guo_hu == "strict":
        t.passed[seat] = NO_WIN
    elif t.rules.guo_hu in ("more", "paid"):
        t.passed[seat] = max(t.passed[seat], t.worths[seat])


def best_wait(t: Table, seat: Seat) -> int:
    """Return the highest multiplier of the wins that the seat waits for, 0 if it is not ready (查叫)."""
    revealed = t.revealed[seat] > 0
    thrown = ben_jin_discarded(t.rules, t.rivers[seat], t.indicator)
    return worth_waited_for(
        t.rules, t.wilds, t.hands[seat], t.melds[seat], t.turned, revealed=revealed, ben_jin_discarded=thrown
    )


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
