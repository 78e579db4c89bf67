"""Facts about the position before a choice: the first step of a hint, which suggests nothing."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import PASS, is_discard
from hupai.zipai.bots.choice_waits import discard_waits, ends_play
from hupai.zipai.cards import KINDS, KING, code, format_cards
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import Waits, own_table, standing_huxi, waits_of

THREATENING = 4
"""A seat with this many groups is worth a warning."""

NEARLY_EMPTY = 6
"""The wall is mentioned when this many cards or fewer are left."""


def situation(seen: Observation) -> list[Reason]:
    """Return facts that the deciding seat can see, its own hand first; they suggest no choice."""
    t = own_table(seen)
    seat = seen.seat
    live = unseen_copies(seen)
    found = [_huxi(seen, standing_huxi(t, seat))]
    if any(map(is_discard, seen.legal)):
        found += _chances(seen, live)
    elif not ends_play(seen, PASS):
        found += _waits(waits_of(t, seat), live, kings=bool(seen.hand[KING]))
    if 0 <= seen.live < KINDS and not any(map(is_discard, seen.legal)):
        found.append(Reason("seen_copies", "deck.cards", {"card": code(seen.live), "live": live[seen.live]}))
    if seen.quads[seat]:
        found.append(Reason("seen_jiang", "win.shape", {"count": seen.hand[:KINDS].count(2)}))
    for other in sorted(seen.others):
        if seen.raised[other]:
            found.append(Reason("seen_raised", "win.raise", {"from": other}))
        elif len(seen.melds[other]) >= THREATENING and not seen.dead[other]:
            facts = {"from": other, "huxi": seen.huxi[other], "count": len(seen.melds[other])}
            found.append(Reason("seen_threat", "huxi.sets", facts))
    if seen.wall_left <= NEARLY_EMPTY:
        found.append(Reason("seen_wall", "turn.end", {"count": seen.wall_left}))
    return found


def _huxi(seen: Observation, huxi: int) -> Reason:
    """Return how many 胡息 the melds and the finished groups of the hand have, and how many a win needs."""
    least = seen.rules.min_huxi
    if seen.rules.wu_hu and not huxi:
        return Reason("seen_no_huxi", "win.zero", {"min": least})
    return Reason("seen_huxi", "win.minimum", {"huxi": huxi, "min": least, "lacking": max(0, least - huxi)})


def _waits(waits: Waits, live: list[int], *, kings: bool) -> list[Reason]:
    """Return what the hand waits for, which of it is all seen, and which of these cards win by an own flip only."""
    kinds, own = sorted((*waits[0], *waits[1])), waits[1]
    if not kinds:
        return []
    gone = [kind for kind in kinds if not live[kind]]
    facts = {"card": format_cards(kinds), "live": sum(live[kind] for kind in kinds)}
    if 0 < len(gone) < len(kinds):
        found = [Reason("seen_waits_partly", "win.shape", {**facts, "gone": format_cards(gone)})]
    else:
        found = [Reason("seen_waits", "win.shape", facts)]
    if own and not kings:
        found.append(Reason("seen_own_flip", "win.shape", {"card": format_cards(own)}))
    return found


def _chances(seen: Observation, live: list[int]) -> list[Reason]:
    """Return how many discards leave the hand waiting, and for how many copies at best, but not which discards."""
    copies = [waits.copies for waits in discard_waits(seen, live)]
    if not copies:
        return []
    return [Reason("seen_chances", "win.shape", {"count": len(copies), "live": max(copies)})]
