"""Why a 碰, 杠, 飞 or 吃 of the lying tile is refused."""

from __future__ import annotations

from hupai.mahjong.actions import CLAIM_FEI, CLAIM_GANG, CLAIM_PENG, Action, is_ti, tile_of
from hupai.mahjong.melds import PENG
from hupai.mahjong.rules.wilds import plays_as, printed_as, wilds_in
from hupai.mahjong.state import PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import COPIES, RED, Kind, code, codes, is_honour, kinds_in
from hupai.mahjong.turn.finish import seats_after
from hupai.mahjong.turn.seat_tiles import open_kinds, waits_of
from hupai.mahjong.why.refused_wins import unclaimable_wild, wild_name
from hupai.table.reason import Reason
from hupai.table.seats import Seat


def why_no_claim(t: Table, seat: Seat, action: Action) -> Reason:
    """Return why the seat may not claim the lying tile with this 碰, 杠, 飞 or 吃, which the game has."""
    refused = _why_no_claim_at_all(t, seat)
    if refused is not None:
        return refused
    if action == CLAIM_PENG:
        return _why_no_peng(t, seat)
    last = _why_last(t)
    if last is not None:
        return last
    if action == CLAIM_GANG:
        return _why_no_gang(t, seat)
    if action == CLAIM_FEI:
        return _why_no_fei(t, seat)
    return _why_no_eater(t, seat) or _why_not_this_run(t, seat, tile_of(action))


def why_no_run(t: Table, seat: Seat) -> Reason:
    """Return why the seat may not 吃 in any way."""
    refused = _why_no_claim_at_all(t, seat) or _why_last(t) or _why_no_eater(t, seat)
    return refused or Reason("no_run", "claim.chi", {"tile": code(t.live)})


def _why_no_claim_at_all(t: Table, seat: Seat) -> Reason | None:
    """Return why the seat may form no meld now, whatever it holds."""
    if t.dead[seat]:
        return Reason("hand_dead", "wild.discard")
    if t.phase not in (PHASE_CLAIM, PHASE_ROB):
        wild = unclaimable_wild(t)
        if wild >= 0:
            return Reason("wild_not_claimed", "wild.discard", {"tile": code(wild), "name": wild_name(t.rules)})
        return Reason("no_tile_lies", "turn.window")
    facts = {"tile": code(t.live)}
    if seat == t.live_seat:
        return Reason("own_tile", "turn.window", facts)
    if t.phase == PHASE_ROB:
        rule = "wild.ti_win" if is_ti(t.robbed) else "kong.rob"
        return Reason("only_won", rule, {**facts, "from": t.live_seat})
    return None


def _why_last(t: Table) -> Reason | None:
    """Return why nobody may form a meld of the lying tile: it is the last discard, and the wall is empty."""
    if not t.wall_left and not t.rules.claim_last:
        return Reason("last_discard", "claim.last", {"tile": code(t.live)})
    return None


def _why_no_peng(t: Table, seat: Seat) -> Reason:
    facts = {"tile": code(t.live)}
    # What the hand lacks comes first: the player sees it at a glance.
    if t.hands[seat][t.live] < 2:
        return Reason("no_pair", "claim.peng", {**facts, "held": t.hands[seat][t.live]})
    return _why_last(t) or Reason("revealed_no_peng", "reveal.bound")


def _why_no_gang(t: Table, seat: Seat) -> Reason:
    kind = t.live
    facts = {"tile": code(kind)}
    if any(meld.group == PENG and meld.kind == kind for meld in t.melds[seat]):
        return Reason("peng_grows_by_draw", "kong.kinds", facts)
    if t.hands[seat][kind] < COPIES - 1:
        return Reason("no_three", "kong.kinds", facts)
    if not t.wall_left:
        return Reason("nothing_replaces", "claim.last", facts)
    return kong_changes_waits(t, seat, kind)


def kong_changes_waits(t: Table, seat: Seat, kind: Kind) -> Reason:
    """Return that a revealed hand would wait for something else after a 杠 of this kind."""
    waits = codes(kinds_in(open_kinds(t, seat, waits_of(t, seat))))
    return Reason("kong_changes_waits", "reveal.bound", {"tile": code(kind), "waits": waits})


def _why_no_fei(t: Table, seat: Seat) -> Reason:
    facts = {"tile": code(t.live)}
    if not t.hands[seat][t.live]:
        return Reason("fei_needs_tile", "wild.fei", facts)
    assert not wilds_in(t.hands[seat], t.wilds), "one tile and a wild make a 飞"
    return Reason("fei_needs_wild", "wild.fei", {"name": wild_name(t.rules)})


def _why_no_eater(t: Table, seat: Seat) -> Reason | None:
    """Return why the seat may not eat the tile in any run, or None."""
    facts = {"tile": code(t.live)}
    if seat != seats_after(t, t.live_seat)[0]:
        return Reason("not_next_seat", "claim.chi", {**facts, "from": t.live_seat})
    if is_honour(plays_as(t.rules, t.wilds, t.live)):
        return Reason("honours_no_run", "claim.chi", facts)
    return None


def _why_not_this_run(t: Table, seat: Seat, first: Kind) -> Reason:
    """Return what is wrong with this run: it lacks the lying tile, or the hand lacks one of its others."""
    taken = plays_as(t.rules, t.wilds, t.live)
    if not first <= taken < first + 3:
        run = codes(range(first, first + 3))
        return Reason("run_without_tile", "claim.chi", {"tile": code(t.live), "tiles": run})
    for kind in range(first, first + 3):
        printed = printed_as(t.rules, t.wilds, kind)
        if kind == taken or (printed >= 0 and t.hands[seat][printed]):
            continue
        if kind in t.wilds and t.hands[seat][kind]:
            return Reason("wild_in_no_run", "wild.claims", {"name": wild_name(t.rules), "tile": code(kind)})
        if printed == RED != kind:
            return Reason("stand_in_not_held", "wild.stand_in", {"tile": code(kind)})
        return Reason("tile_not_held", "claim.chi", {"tile": code(kind)})
    raise AssertionError("a run of tiles that the hand holds is offered")
