"""What an allowed action causes for the rest of the hand or the round, each stated only where it is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.state import NO_LIMIT, PHASE_ROB, Table
from hupai.mahjong.tiles import COPIES, SUITS, Kind, code, codes
from hupai.mahjong.why.readiness import Waits, laid_suits
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.reason import Reason
from hupai.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Change:
    """A choice of a seat, with its own table before and after."""

    action: Action
    before: Table
    """The table as the seat sees it."""
    after: Table
    """The same table after the action, if no other claim comes first."""
    waited: Waits
    """What the hand waited for before, the tile just drawn left out."""
    waits: bool
    """Whether it waits afterwards, or does so after a discard that it owes."""
    in_fan: bool
    """Whether the win that is offered is counted in fan."""


def effects_of(change: Change, seat: Seat) -> Iterator[Reason]:
    """Yield what the action causes, in the order it happens."""
    t, action = change.before, change.action
    if action in (PIAO, NO_PIAO):
        yield Reason("piao_doubles" if action == PIAO else "no_piao", "pay.piao")
    elif action == HU:
        if t.rules.wins_to_end > 1:
            yield Reason("hu_leaves", "end.blood_battle")
    else:
        if HU in t.offers[seat] and not change.after.dead[seat]:
            yield _win_given_up(change, seat)
        if is_reveal(action):
            yield from _reveals(t)
        if is_discard(action) or is_reveal(action):
            yield from _of_discard(t, seat, tile_of(action))
        elif action != PASS:
            yield from _of_meld(change, seat)
        if change.waited and not change.waits and not change.after.dead[seat]:
            yield Reason("breaks_ready", "win.shapes", {"waits": codes(change.waited)})


def _win_given_up(change: Change, seat: Seat) -> Reason:
    """Return what letting a win go costs: nothing, or wins on other seats' tiles until the next draw (过胡), or all."""
    t, limit = change.before, change.after.passed[seat]
    ends = change.action == PASS or is_discard(change.action) or is_reveal(change.action)
    if not t.wall_left and ends and t.phase != PHASE_ROB and not t.rules.claim_last:
        return Reason("last_win_given_up", "end.wall")
    if t.rules.self_draw_only:
        return Reason("win_given_up", "win.self_draw_only")
    if limit == NO_LIMIT:
        return Reason("win_given_up", "win.guo_hu")
    if t.rules.guo_hu == "strict":
        return Reason("no_discard_win", "win.guo_hu")
    return Reason("next_must_be_higher", "win.guo_hu", {"fan" if change.in_fan else "multiplier": limit})


def _reveals(t: Table) -> Iterator[Reason]:
    """Yield what revealing the hand binds the seat to (``reveal.`` rules)."""
    yield Reason("reveal_binds", "reveal.bound", {"free": True} if t.rules.reveal_wins == "may" else {})
    yield Reason("reveal_doubles", "pay.revealed")
    first = not any(t.revealed)
    if t.rules.draw_penalty == "all_revealed" or (t.rules.draw_penalty == "first_revealer" and first):
        yield Reason("revealer_pays_draw", "pay.exhausted")


def _of_discard(t: Table, seat: Seat, kind: Kind) -> Iterator[Reason]:
    """Yield what discarding the tile causes."""
    if kind in t.wilds:
        name = {"name": wild_name(t.rules)}
        if t.rules.wild_discard == "dead_hand" and not t.dead[seat]:
            yield Reason("kills_hand", "wild.discard", name)
        yield Reason("wild_given_up", "wild.discard", {"tile": code(kind), **name})
        return
    forced = len(t.offers[seat]) == 1
    yield from _fed(t, seat, kind, "must_feed_revealed" if forced else "feeds_revealed_hand")


def _fed(t: Table, seat: Seat, kind: Kind, said: str) -> Iterator[Reason]:
    """Yield whose revealed hand waits for the tile, and that its feeder pays for all where that is so."""
    others = [other for other in range(t.seats) if other != seat and t.playing[other]]
    waiting = [other for other in others if t.open_waits[other] >> kind & 1]
    for other in waiting:
        yield Reason(said, "reveal.feed", {"tile": code(kind), "to": other})
    if waiting and t.rules.feed_rule == "feeder_pays_all" and not t.revealed[seat]:
        yield Reason("feeder_pays_all", "pay.feeder")


def _of_meld(change: Change, seat: Seat) -> Iterator[Reason]:
    """Yield what laying this meld, or changing one, causes."""
    t, action = change.before, change.action
    if action == CLAIM_PENG and t.rules.kong_points == "at_end" and t.hands[seat][t.live] == COPIES - 1:
        yield Reason("late_kong_unpaid", "pay.kong_late", {"tile": code(t.live)})
    if action == CLAIM_PENG and t.rules.added_kong == "drawn" and t.hands[seat][t.live] == COPIES - 1:
        yield Reason("fourth_adds_nothing", "kong.kinds", {"tile": code(t.live)})
    if (is_jiagang(action) or is_ti(action)) and not t.rules.self_draw_only:
        yield from _robbed(t, seat, action)
    claims = action in (CLAIM_PENG, CLAIM_GANG, CLAIM_FEI) or is_chi(action) or is_angang(action)
    if t.rules.two_suits and claims and _newly_all_suits(change, seat):
        yield Reason("melds_bar_win", "win.two_suits")


def _robbed(t: Table, seat: Seat, action: Action) -> Iterator[Reason]:
    """Yield that the tile of a 补杠 or 提 may be won by others, if any of them still may."""
    kind = tile_of(action)
    others = [other for other in range(t.seats) if other != seat and t.playing[other] and not t.dead[other]]
    if any(not t.revealed[other] or t.open_waits[other] >> kind & 1 for other in others):
        facts = {"tile": code(kind)}
        if is_ti(action):
            yield Reason("ti_may_be_won", "wild.ti_win", facts)
        else:
            yield Reason("may_be_robbed", "kong.rob", facts)
    yield from _fed(t, seat, kind, "feeds_revealed_hand")


def _newly_all_suits(change: Change, seat: Seat) -> bool:
    """Whether the laid melds have all three suits now and did not before."""
    laid = laid_suits(change.after.melds[seat])
    return len(laid) == SUITS > len(laid_suits(change.before.melds[seat]))
