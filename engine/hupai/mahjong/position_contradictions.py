"""The pairs of fields of a position that contradict each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from hupai.mahjong.actions import is_jiagang
from hupai.mahjong.determinize.hidden_hands import still_first
from hupai.mahjong.determinize.questions import at_start, waits_for_dealt_wilds
from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, GANGS, JIAGANG, MELD_NAMES, PENG
from hupai.mahjong.position_reader import Win
from hupai.mahjong.rules.waiting import completing_tiles
from hupai.mahjong.rules.wilds import laid_tiles, wilds_in
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_SELF
from hupai.mahjong.state import (
    LAID,
    LIES,
    NO_LIMIT,
    NO_WIN,
    PHASE_CLAIM,
    PHASE_OPENING,
    PHASE_OVER,
    PHASE_PIAO,
    PHASE_ROB,
    PHASE_TURN,
    WON,
    Discard,
)
from hupai.mahjong.tiles import is_honour, kinds_in
from hupai.mahjong.view.observation import WAIT, Observation
from hupai.table.seats import Seat

Pairs = Iterator[tuple[str, str]]
"""Names of two fields that contradict each other."""

WIN_REASONS = frozenset({"win", "zimo", "bird"})
"""Why a winner is paid."""
END_REASONS = frozenset({"reveal", "cha_jiao", "hua_zhu"})
"""Why seats pay after an exhausted wall."""
KONG_REASONS = frozenset({MELD_NAMES[group] for group in GANGS})


def contradictions(seen: Observation, wins: Sequence[Win]) -> Pairs:
    """Yield the pairs of fields that contradict each other; the sizes of hands and melds are right already."""
    for found in (_of_the_deal, _of_hands, _of_the_turn, _of_the_lying_tile, _of_claimed_tiles, _of_seats, _of_past):
        yield from found(seen)
    yield from _of_wins(seen, wins)
    yield from _of_payments(seen)


def _of_the_deal(seen: Observation) -> Pairs:
    rules, dealt = seen.rules, any(seen.tiles)
    if not dealt:
        chooses = seen.phase == PHASE_PIAO or (seen.phase == WAIT and seen.answer >= 0)
        if not chooses or rules.piao != "choose":
            yield "phase", "tiles"
        if seen.wall_left != rules.tiles:
            yield "wall", "tiles"
    elif seen.phase == PHASE_PIAO:
        yield "phase", "tiles"
    if bool(seen.turned) != (rules.indicator and dealt):
        yield "turned", "game"
    again = rules.honour_flip == "reflip"
    fits = all(map(is_honour, seen.turned[:-1])) and not (again and seen.turned and is_honour(seen.turned[-1]))
    if not fits or (len(seen.turned) > 1 and not again):
        yield "turned", "options"
    if any(seen.piao) and not (dealt and rules.piao != "off"):
        yield "piao", "tiles" if rules.piao != "off" else "game"
    if rules.piao == "fixed" and not all(seen.piao):
        yield "piao", "options"


def _of_hands(seen: Observation) -> Pairs:
    if sum(seen.hand) != seen.tiles[seen.seat]:
        yield "hand", "tiles"
    if seen.drew:
        own = seen.turn == seen.seat
        tiles, taken = (seen.hand, seen.taken) if own else (seen.open_hands[seen.turn], seen.open_taken)
        if bool(tiles) != (taken >= 0) or (tiles and not tiles[taken]):
            yield "taken", "hand" if own else "open"
    for seat, tiles in enumerate(seen.open_hands):
        if bool(tiles) != (seen.revealed[seat] > 0 or not seen.playing[seat]):
            yield "open", "revealed" if seen.playing[seat] else "wins"
        elif tiles and sum(tiles) != seen.tiles[seat]:
            yield "open", "tiles"
        elif tiles and seen.playing[seat] and seen.open_waits[seat] & ~_waits_of(seen, seat, tiles):
            yield "revealed", "open"


def _waits_of(seen: Observation, seat: Seat, tiles: Sequence[int]) -> int:
    """Return the kinds that complete an open hand, as a set in bits."""
    counts = list(tiles)
    if seen.drew and seen.turn == seat:
        counts[seen.taken if seat == seen.seat else seen.open_taken] -= 1
    return completing_tiles(seen.rules, seen.wilds, counts, len(seen.melds[seat]))


def _of_the_turn(seen: Observation) -> Pairs:
    phase, dealt = seen.phase, any(seen.tiles)
    started = seen.drew or seen.claimed or seen.discards > 0
    own_turn = seen.turn == seen.seat
    waits_first = waits_for_dealt_wilds(seen) and seen.rules.four_wild_deal and not wilds_in(seen.hand, seen.wilds)
    pairs = (
        ("legal", "phase", bool(seen.legal) != (phase not in (WAIT, PHASE_OVER))),
        ("answer", "phase", seen.answer >= 0 and (phase != WAIT or (dealt and seen.live < 0))),
        ("turn", "phase", phase == PHASE_TURN and not own_turn),
        ("turn", "phase", phase == WAIT and own_turn and dealt and seen.live < 0 and not waits_first),
        ("turn", "dealer", not started and seen.turn != seen.dealer),
        ("turn", "wins", phase != PHASE_OVER and not seen.playing[seen.turn]),
        ("phase", "wins", phase not in (WAIT, PHASE_OVER) and not seen.playing[seen.seat]),
        ("phase", "game", phase == PHASE_OPENING and not seen.rules.four_wild_deal),
        ("phase", "dealer", phase == PHASE_OPENING and seen.seat == seen.dealer),
        ("phase", "discards", phase == PHASE_OPENING and not at_start(seen)),
        ("taken", "tiles", seen.drew and not dealt),
        ("taken", "phase", seen.drew and phase == PHASE_OVER),
        ("taken", "live", seen.drew and seen.live >= 0 and seen.robbed < 0),
    )
    for field, other, contradict in pairs:
        if contradict:
            yield field, other


def _of_the_lying_tile(seen: Observation) -> Pairs:
    kind, owner, phase = seen.live, seen.live_seat, seen.phase
    asked = -1 if kind < 0 else PHASE_CLAIM if seen.robbed < 0 else PHASE_ROB
    if phase != WAIT and asked != (phase if phase in (PHASE_CLAIM, PHASE_ROB) else -1):
        yield "live", "phase"
    if kind < 0:
        return
    if owner != seen.turn:
        yield "live", "turn"
    if owner == seen.seat and phase != WAIT:
        yield "live", "seat"
    if seen.robbed < 0:
        if seen.rivers[owner][-1:] != (Discard(kind, LIES),):
            yield "live", "discards"
        return
    grown = PENG if is_jiagang(seen.robbed) else FEI
    if not any(meld.group == grown and meld.kind == kind for meld in seen.melds[owner]):
        yield "live", "melds"
    tiles = seen.hand if owner == seen.seat else seen.open_hands[owner]
    if tiles and not tiles[kind]:
        yield "live", "hand" if owner == seen.seat else "open"


def _of_claimed_tiles(seen: Observation) -> Pairs:
    """Yield melds and discards that do not fit: every claimed tile is in one meld, and the other way round."""
    for seat, river in enumerate(seen.rivers):
        left = Counter(discard.kind for discard in river if discard.fate == LAID)
        runs = []
        for owner, laid in enumerate(seen.melds):
            for meld, source in zip(laid, seen.meld_from[owner], strict=True):
                if source != seat or meld.group == ANGANG:
                    continue
                if meld.group == CHI:
                    runs.append(laid_tiles(seen.rules, seen.wilds, meld))
                else:
                    left[meld.kind] -= 1
        claimed = list(left.elements())
        fits = all(any(kind in run for run in runs) for kind in claimed)
        if min(left.values(), default=0) < 0 or len(claimed) != len(runs) or not fits:
            yield "melds", "discards"
    won = sum(discard.fate == WON for river in seen.rivers for discard in river)
    if not 0 <= sum(map(len, seen.rivers)) - seen.discards <= won:
        yield "robbed", "discards"


def _of_seats(seen: Observation) -> Pairs:
    rules = seen.rules
    if any(seen.revealed) and not rules.reveal:
        yield "revealed", "game"
    deadly = rules.wild_discard == "dead_hand"
    for dead, river in zip(seen.dead, seen.rivers, strict=True):
        if dead != (deadly and any(discard.kind in seen.wilds for discard in river)):
            yield "dead", "discards" if deadly else "game"
            return
    if bool(seen.first) != seen.dead[seen.seat]:
        yield "first", "dead"
    elif seen.first:
        held = all(map(int.__le__, seen.first, seen.hand))
        if not held or sum(seen.first) != still_first(seen, seen.seat):
            yield "first", "hand"
    laid = {meld.kind for meld in seen.melds[seen.seat] if meld.group in (PENG, JIAGANG)}
    if not laid.issuperset(kinds_in(seen.late)):
        yield "late", "melds"
    barred = {"off": (), "strict": (NO_WIN,), "more": range(1, NO_WIN), "paid": range(1, NO_WIN)}
    if seen.passed != NO_LIMIT and seen.passed not in barred[rules.guo_hu]:
        yield "passed", "game"


def _of_past(seen: Observation) -> Pairs:
    """Yield what cannot have happened before: 杠 that followed each other, the last drawn tile, birds."""
    laid = [meld for melds in seen.melds for meld in melds if meld.group in GANGS]
    claimed = {
        source
        for sources, melds in zip(seen.meld_from, seen.melds, strict=True)
        for source, meld in zip(sources, melds, strict=True)
        if meld.group == GANG
    }
    if seen.chain > len(laid) or (seen.supplier is not None and not (seen.chain and seen.supplier in claimed)):
        yield "kongs", "melds"
    if seen.last_drawer is not None and seen.wall_left:
        yield "last", "wall"
    if seen.last_drawer is None and not seen.wall_left and not seen.birds:
        yield "wall", "last"
    if len(seen.birds) > seen.rules.birds:
        yield "birds", "options"


def _of_wins(seen: Observation, wins: Sequence[Win]) -> Pairs:
    rules = seen.rules
    if seen.birds and not wins:
        yield "birds", "wins"
    if len({win.seat for win in wins}) != len(wins):
        yield "wins", "seat"
        return
    over = len(wins) >= rules.wins_to_end or sum(seen.playing) < 2
    if over and seen.phase != PHASE_OVER:
        yield "phase", "wins"
    lying = [Counter(discard.kind for discard in river if discard.fate == WON) for river in seen.rivers]
    before: Win | None = None
    for win in wins:
        same = before is not None and before.moment == win.moment
        if same and before is not None and (win.source is None or win[1:4] != before[1:4]):
            yield "wins", "discards"
        if win.source == win.seat or (win.by == BY_SELF and not seen.open_hands[win.seat][win.tile]):
            yield "wins", "open"
        if win.by == BY_DEAL and win.seat != seen.dealer and not rules.four_wild_deal:
            yield "wins", "dealer"
        if win.source is not None and not same:
            lying[win.source][win.tile] -= 1
        before = win
    if any(left for counter in lying for left in counter.values()):
        yield "wins", "discards"


def _of_payments(seen: Observation) -> Pairs:
    known = KONG_REASONS | WIN_REASONS | (END_REASONS if seen.phase == PHASE_OVER else frozenset())
    for payment in seen.payments:
        if payment.why not in known:
            yield "paid", "phase"
        if payment.why in WIN_REASONS and seen.playing[payment.payee]:
            yield "paid", "wins"
    if any(payment.payer == payment.payee or not payment.points for payment in (*seen.payments, *seen.due)):
        yield "paid", "seat"
    if seen.due and (seen.rules.kong_points != "at_end" or any(each.why not in KONG_REASONS for each in seen.due)):
        yield "due", "options"
