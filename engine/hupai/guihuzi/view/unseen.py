"""How many copies of each kind a seat has not seen: what may still come."""

from __future__ import annotations

from hupai.guihuzi.melds import meld_cards
from hupai.guihuzi.view.observation import Observation
from hupai.zipai.cards import COPIES, KINDS


def unseen_copies(seen: Observation) -> list[int]:
    """Return, for each of the 20 kinds, the copies in the wall, in other hands, buried or face down."""
    unseen = [COPIES - count for count in seen.hand]
    if seen.live >= 0:
        unseen[seen.live] -= 1
    for pile in seen.discards:
        for kind, _ in pile:
            unseen[kind] -= 1
    for laid in seen.melds:
        for meld in laid:
            for kind in meld_cards(meld) if meld[1] >= 0 else ():
                unseen[kind] -= 1
    assert len(unseen) == KINDS
    return unseen
