"""Facts about the position before a choice: the first step of a hint, which suggests nothing."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import discarded, is_discard
from hupai.zipai.cards import KINDS, KING, code, format_cards
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation, limit_after
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import own_table, standing_huxi, waits_of

THREATENING = 4
"""A seat with this many groups is worth a warning."""

NEARLY_EMPTY = 6
"""The wall is mentioned when this many cards or fewer are left."""


def situation(seen: Observation) -> list[Reason]:
    """Return facts that the deciding seat can see, its own hand first; they suggest no choice."""
    t = own_table(seen)
    seat = seen.seat
    live = unseen_copies(seen)
    huxi = standing_huxi(t, seat)
    least = seen.rules.min_huxi
    found = [Reason("seen_huxi", "win.minimum", {"huxi": huxi, "min": least, "lacking": max(0, least - huxi)})]
    if any(map(is_discard, seen.legal)):
        found += _chances(seen, t, live)
    else:
        found += _waits(waits_of(t, seat)[0], live)
    if 0 <= seen.live < KINDS and not any(map(is_discard, seen.legal)):
        found.append(Reason("seen_copies", "deck.cards", {"card": code(seen.live), "live": live[seen.live]}))
    if seen.quads[seat]:
        found.append(Reason("seen_jiang", "win.shape", {"count": seen.hand[:KINDS].count(2)}))
    for other in range(SEATS):
        if other == seat:
            continue
        if seen.raised[other]:
            found.append(Reason("seen_raised", "win.raise", {"from": other}))
        elif len(seen.melds[other]) >= THREATENING and not seen.dead[other]:
            facts = {"from": other, "huxi": seen.huxi[other], "count": len(seen.melds[other])}
            found.append(Reason("seen_threat", "huxi.sets", facts))
    if seen.wall_left <= NEARLY_EMPTY:
        found.append(Reason("seen_wall", "turn.end", {"count": seen.wall_left}))
    return found


def _waits(kinds: tuple[int, ...], live: list[int]) -> list[Reason]:
    if not kinds:
        return []
    facts = {"card": format_cards(kinds), "live": sum(live[kind] for kind in kinds)}
    return [Reason("seen_waits", "win.shape", facts)]


def _chances(seen: Observation, t: Table, live: list[int]) -> list[Reason]:
    """Return how many discards leave the hand waiting, and for how many copies at best, but not which discards.

    ``t`` has the seat's own cards; it is left unchanged.
    """
    seat = seen.seat
    by = BY_SELF if t.hands[seat][KING] else BY_OTHER
    copies = []
    for kind in (discarded(action) for action in seen.legal if is_discard(action)):
        with WithoutCard(t, seat, kind, limit_after(seen, kind)):
            found = waits(t, seat, by)
        if found:
            copies.append(sum(live[card] for card in found))
    if not copies:
        return []
    return [Reason("seen_chances", "win.shape", {"count": len(copies), "live": max(copies)})]
