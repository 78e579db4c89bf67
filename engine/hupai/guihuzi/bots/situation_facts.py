"""Facts that the deciding seat can see; they suggest no choice."""

from __future__ import annotations

from hupai.guihuzi.turn.bans import locked_by
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import own_xi, waits_of
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, code, codes


def situation(seen: Observation) -> list[Reason]:
    """Return what the seat has and what is left."""
    t, seat = own_table(seen), seen.seat
    found = [Reason("fact_xi", "xi.groups", {"xi": own_xi(t, seat), "min": seen.rules.min_xi})]
    if seen.live >= 0:
        unseen = unseen_copies(seen)
        on_any, only_own = waits_of(t, seat)
        for name, waiting in (("fact_waits", on_any), ("fact_own_flip", only_own)):
            if waiting:
                facts = {"wanted": codes(waiting), "live": sum(unseen[kind] for kind in waiting)}
                found.append(Reason(name, "win.flip", facts))
    locked = locked_by(seen.melds[seat])
    held = [kind for kind in range(KINDS) if seen.hand[kind] and locked >> kind & 1]
    if held:
        found.append(Reason("fact_locked", "past.lock", {"locked": codes(held)}))
    dead = [low for low in range(KINDS) if seen.dead_pairs >> low & 1 and seen.hand[low] and seen.hand[low + 1]]
    if dead:
        found.append(Reason("fact_dead_pairs", "past.pair", {"pairs": [code(low) + code(low + 1) for low in dead]}))
    return [*found, Reason("fact_wall", "turn.flip", {"n": seen.wall_left})]
