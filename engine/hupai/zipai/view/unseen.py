"""How many copies of each kind a seat has not seen: what may still come."""

from __future__ import annotations

from hupai.zipai.cards import COPIES, KINDS
from hupai.zipai.melds import meld_cards
from hupai.zipai.view.observation import Observation


def unseen_copies(seen: Observation) -> list[int]:
    """Return, for each of the 21 kinds, the copies in the wall, in other hands or face down.

    The seat has seen its own hand, all discards, all open melds and the lying card.
    """
    unseen = [COPIES] * KINDS + [seen.rules.kings]
    for kind, count in enumerate(seen.hand):
        unseen[kind] -= count
    if seen.live >= 0:
        unseen[seen.live] -= 1
    for cards in seen.discards:
        for kind, _ in cards:
            unseen[kind] -= 1
    for laid in seen.melds:
        for meld in laid:
            if meld[1] >= 0:
                for kind in meld_cards(meld):
                    unseen[kind] -= 1
    return unseen
