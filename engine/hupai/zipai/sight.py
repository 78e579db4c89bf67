"""What an observation says about the cards that lie unseen: how many of each kind may still come."""

from __future__ import annotations

from hupai.zipai.cards import COPIES, KINDS
from hupai.zipai.melds import meld_cards
from hupai.zipai.observation import Observation


def live_copies(seen: Observation) -> list[int]:
    """Return, for each of the 21 kinds, the copies that lie in the wall, in another hand or face down.

    The own hand, all discards, all open groups and the lying card are seen; the rest is live.
    """
    live = [COPIES] * KINDS + [seen.rules.kings]
    for kind, count in enumerate(seen.hand):
        live[kind] -= count
    if seen.live >= 0:
        live[seen.live] -= 1
    for cards in seen.discards:
        for kind, _ in cards:
            live[kind] -= 1
    for laid in seen.melds:
        for meld in laid:
            if meld[1] >= 0:
                for kind in meld_cards(meld):
                    live[kind] -= 1
    return live
