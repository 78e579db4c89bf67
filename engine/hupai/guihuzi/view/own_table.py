"""A table with what one seat sees: previews, facts and bots ask it what they would ask the real one.

The hands of other seats are empty in it, and so is the wall.
"""

from __future__ import annotations

from hupai.guihuzi.state import PHASE_CLAIM, PHASE_DISCARD, Table
from hupai.guihuzi.turn.bans import locked_by
from hupai.guihuzi.view.observation import WAIT, Observation
from hupai.zipai.cards import KINDS


def own_table(seen: Observation) -> Table:
    """Return a table with the seat's own cards and everything that is public; it may be changed.

    ``wall_left`` is right, the cards in the wall are not. A phase that the seat is not told is that of what it sees: a
    card lies, or it is somebody's turn.
    """
    t = Table(seen.rules, seen.dealer)
    seat = seen.seat
    if seat >= 0:
        t.hands[seat] = list(seen.hand)
        t.no_chi[seat], t.no_peng[seat], t.dead_pairs[seat] = seen.no_chi, seen.no_peng, seen.dead_pairs
        t.answers[seat] = seen.answer
        t.offers[seat] = list(seen.legal)
    t.melds = [list(laid) for laid in seen.melds]
    t.discards = [list(pile) for pile in seen.discards]
    t.played = list(seen.played)
    t.locked = [locked_by(laid) for laid in seen.melds]
    t.dead, t.untouched = list(seen.dead), list(seen.untouched)
    t.wall = [KINDS] * seen.wall_left
    t.turn, t.last = seen.turn, seen.last
    t.live, t.live_seat, t.live_from = seen.live, seen.live_seat, seen.live_from
    t.phase = seen.phase if seen.phase != WAIT else PHASE_CLAIM if seen.live >= 0 else PHASE_DISCARD
    t.laid_last = seen.laid_wai
    t.pending = [seat] if seen.legal else []
    return t
