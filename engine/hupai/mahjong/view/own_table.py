"""A table with what one seat sees: previews, facts and bots ask it what they would ask the real one.

The hands of other seats that do not lie open are empty in it, and so is the wall.
"""

from __future__ import annotations

from hupai.mahjong.state import PHASE_CLAIM, PHASE_PIAO, PHASE_ROB, PHASE_TURN, Table
from hupai.mahjong.tiles import KINDS
from hupai.mahjong.view.observation import WAIT, Observation


def own_table(seen: Observation) -> Table:
    """Return a table with the seat's own tiles and everything that is public; it may be changed.

    ``wall_left`` is right, the tiles in the wall are not. A phase that the seat is not told is that of what it sees:
    nothing is dealt yet, a tile lies, or it is somebody's turn.
    """
    t = Table(seen.rules, seen.dealer, ())
    t.hands = [list(tiles) if tiles else [0] * KINDS for tiles in seen.open_hands]
    t.hands[seen.seat] = list(seen.hand)
    t.melds = [list(laid) for laid in seen.melds]
    t.meld_from = [list(sources) for sources in seen.meld_from]
    t.rivers = [list(river) for river in seen.rivers]
    t.wall = [0] * seen.wall_left
    t.turned, t.wilds, t.birds = list(seen.turned), seen.wilds, list(seen.birds)
    t.phase = seen.phase if seen.phase != WAIT else _phase_in_sight(seen)
    t.turn, t.taken = seen.turn, seen.taken if seen.turn == seen.seat else seen.open_taken
    t.live, t.live_seat, t.robbed = seen.live, seen.live_seat, seen.robbed
    t.pending = [seen.seat] if seen.legal else []
    t.offers[seen.seat] = list(seen.legal)
    t.answers[seen.seat] = seen.answer
    t.worths[seen.seat] = seen.worth
    t.playing, t.wins, t.piao = list(seen.playing), list(seen.wins), list(seen.piao)
    t.revealed, t.open_waits, t.dead = list(seen.revealed), list(seen.open_waits), list(seen.dead)
    t.first[seen.seat] = list(seen.first)
    t.passed[seen.seat], t.late[seen.seat] = seen.passed, seen.late
    t.claimed, t.discards, t.last_drawer = seen.claimed, seen.discards, seen.last_drawer
    t.after_kong, t.supplier, t.chain = seen.after_kong, seen.supplier, seen.chain
    t.payments, t.due = list(seen.payments), list(seen.due)
    return t


def _phase_in_sight(seen: Observation) -> int:
    if not any(seen.tiles):
        return PHASE_PIAO
    if seen.live < 0:
        return PHASE_TURN
    return PHASE_CLAIM if seen.robbed < 0 else PHASE_ROB
