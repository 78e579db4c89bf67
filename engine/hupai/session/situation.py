"""What a player could see before choosing: the first step of a hint, which suggests nothing."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import discarded, is_discard
from hupai.zipai.cards import KINDS, KING, code, format_cards
from hupai.zipai.claim import BY_OTHER, BY_SELF
from hupai.zipai.foresight import known_table, standing_huxi, waits_of
from hupai.zipai.observation import Observation, limit_after
from hupai.zipai.readiness import changed, waits
from hupai.zipai.sight import live_copies
from hupai.zipai.state import SEATS, Table

THREATENING = 4
"""Groups that lie before another seat from which on it is worth a warning."""

NEARLY_EMPTY = 6
"""Cards in the wall from which on their number is worth telling."""


def situation(seen: Observation) -> list[Reason]:
    """Return what the deciding seat could see of its position, own hand first; nothing of it tells what to do."""
    t = known_table(seen)
    seat = seen.seat
    live = live_copies(seen)
    huxi = standing_huxi(t, seat)
    least = seen.rules.min_huxi
    told = [Reason("seen_huxi", "win.minimum", {"huxi": huxi, "min": least, "lacking": max(0, least - huxi)})]
    if any(map(is_discard, seen.legal)):
        told += _chances(seen, t, live)
    else:
        told += _waits(waits_of(t, seat)[0], live)
    if 0 <= seen.live < KINDS and not any(map(is_discard, seen.legal)):
        told.append(Reason("seen_copies", "deck.cards", {"card": code(seen.live), "live": live[seen.live]}))
    if seen.quads[seat]:
        told.append(Reason("seen_jiang", "win.shape", {"count": seen.hand[:KINDS].count(2)}))
    for other in range(SEATS):
        if other == seat:
            continue
        if seen.raised[other]:
            told.append(Reason("seen_raised", "win.raise", {"from": other}))
        elif len(seen.melds[other]) >= THREATENING and not seen.dead[other]:
            facts = {"from": other, "huxi": seen.huxi[other], "count": len(seen.melds[other])}
            told.append(Reason("seen_threat", "huxi.sets", facts))
    if seen.wall_left <= NEARLY_EMPTY:
        told.append(Reason("seen_wall", "turn.end", {"count": seen.wall_left}))
    return told


def _waits(kinds: tuple[int, ...], live: list[int]) -> list[Reason]:
    if not kinds:
        return []
    facts = {"card": format_cards(kinds), "live": sum(live[kind] for kind in kinds)}
    return [Reason("seen_waits", "win.shape", facts)]


def _chances(seen: Observation, t: Table, live: list[int]) -> list[Reason]:
    """Return how many of the discards leave the hand waiting, and for how many copies at best: not which they are.

    ``t`` holds the seat's own cards and is left as it was.
    """
    seat, limit = seen.seat, t.limits[seen.seat]
    hand = t.hands[seat]
    by = BY_SELF if hand[KING] else BY_OTHER
    ready = []
    for kind in (discarded(action) for action in seen.legal if is_discard(action)):
        hand[kind] -= 1
        t.limits[seat] = limit & limit_after(seen, kind)
        changed(t, seat)
        found = waits(t, seat, by)
        if found:
            ready.append(sum(live[card] for card in found))
        hand[kind] += 1
    t.limits[seat] = limit
    changed(t, seat)
    if not ready:
        return []
    return [Reason("seen_chances", "win.shape", {"count": len(ready), "live": max(ready)})]
