"""Why a discard, 明牌, an own 杠 or a 提 is refused: what a seat does on its turn."""

from __future__ import annotations

from hupai.mahjong.actions import Action, is_angang, is_discard, is_jiagang, is_reveal, tile_of
from hupai.mahjong.melds import FEI, PENG
from hupai.mahjong.rules.waiting import completing_tiles
from hupai.mahjong.state import PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import COPIES, Kind, code, codes, kinds_in
from hupai.mahjong.turn.kongs import may_grow
from hupai.mahjong.turn.revealing import revealed_waits, waits_after
from hupai.mahjong.turn.turn_offers import has_drawn
from hupai.mahjong.why.refused_claims import kong_changes_waits
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.reason import Reason
from hupai.table.seats import Seat


def why_no_move(t: Table, seat: Seat, action: Action) -> Reason:
    """Return why the seat may not do this, which belongs to its own turn and which the game has."""
    kind = tile_of(action)
    lacking = _why_lacking(t, seat, action, kind)
    if lacking is not None:
        return lacking
    if t.dead[seat] and not is_discard(action):
        return Reason("hand_dead", "wild.discard")
    if is_reveal(action) and t.revealed[seat]:
        return Reason("already_revealed", "reveal.when")
    if seat not in t.pending:
        if t.phase in (PHASE_CLAIM, PHASE_ROB):
            return Reason("tile_unsettled", "turn.window", {"tile": code(t.live)})
        return Reason("not_your_turn", "turn.order", {"turn": t.turn})
    if t.phase in (PHASE_CLAIM, PHASE_ROB):
        return Reason("answer_first", "turn.window", {"tile": code(t.live)})
    if is_discard(action):
        return _why_no_discard(t, seat, kind)
    if is_reveal(action):
        return _why_no_reveal(t, seat, kind)
    return _why_no_kong(t, seat, action, kind)


def _why_lacking(t: Table, seat: Seat, action: Action, kind: Kind) -> Reason | None:
    """Return which tile or meld of its own the seat lacks for this, None if it has what is needed."""
    facts = {"tile": code(kind)}
    groups = {meld.group for meld in t.melds[seat] if meld.kind == kind}
    held = t.hands[seat][kind]
    if is_angang(action):
        if kind in t.wilds:
            return Reason("wild_in_no_kong", "wild.claims", {"name": wild_name(t.rules)})
        return Reason("no_four", "kong.kinds", facts) if held < COPIES else None
    if is_jiagang(action) and PENG not in groups:
        if FEI in groups:
            return Reason("fei_grows_not", "wild.claims", {**facts, "name": wild_name(t.rules)})
        return Reason("no_peng_laid", "kong.kinds", facts)
    if not (is_discard(action) or is_reveal(action) or is_jiagang(action)) and FEI not in groups:
        return Reason("no_fei_laid", "wild.ti", facts)
    return None if held else Reason("tile_not_held", "turn.discard", facts)


def _why_no_discard(t: Table, seat: Seat, kind: Kind) -> Reason:
    """Return what binds the seat to other discards (``turn.discard``)."""
    if t.revealed[seat]:
        return Reason("revealed_discards_drawn", "reveal.bound", {"tile": code(t.taken)})
    if t.dead[seat]:
        return Reason("old_tiles_first", "wild.discard", {"tile": code(kind)})
    if kind in t.wilds:
        return Reason("wild_kept", "wild.discard", {"name": wild_name(t.rules)})
    return _feeds(t, seat, kind, "reveal.feed")


def _feeds(t: Table, seat: Seat, kind: Kind, rule: str) -> Reason:
    """Return whose revealed hand waits for the tile; of several the next in turn order."""
    order = [(seat + step) % t.seats for step in range(1, t.seats)]
    other = next(other for other in order if t.playing[other] and t.open_waits[other] >> kind & 1)
    return Reason("feeds_revealed", rule, {"tile": code(kind), "to": other})


def _why_no_reveal(t: Table, seat: Seat, kind: Kind) -> Reason:
    """Return why the seat may not reveal with this discard."""
    left = t.hands[seat][:]
    left[kind] -= 1
    waits = completing_tiles(t.rules, t.wilds, left, len(t.melds[seat]))
    facts = {"tile": code(kind)}
    if not waits:
        return Reason("not_waiting_after", "reveal.when", facts)
    if not waits_after(t, seat, kind):
        held = codes(kinds_in(waits))
        return Reason("reveal_all_held", "reveal.when", {**facts, "waits": held})
    assert revealed_waits(t, seat) >> kind & 1, "a waiting hand may reveal"
    return _feeds(t, seat, kind, "reveal.discard")


def _why_no_kong(t: Table, seat: Seat, action: Action, kind: Kind) -> Reason:
    """Return why the seat, which has the tiles for it, may not lay this 杠 now."""
    if not has_drawn(t, seat):
        return Reason("kong_needs_draw", "kong.own")
    if not t.wall_left:
        return Reason("nothing_replaces", "kong.last", {"tile": code(kind)})
    if is_jiagang(action) and not may_grow(t, seat, kind):
        return Reason("fourth_was_held", "kong.kinds", {"tile": code(kind)})
    if is_jiagang(action) and t.rules.feed_rule == "no_feed_revealed" and revealed_waits(t, seat) >> kind & 1:
        return _feeds(t, seat, kind, "reveal.feed")
    return kong_changes_waits(t, seat, kind)
