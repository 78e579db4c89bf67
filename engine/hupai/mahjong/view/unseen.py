"""How many copies of each kind a seat has not seen: what may still come."""

from __future__ import annotations

from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.state import LAID
from hupai.mahjong.view.observation import Observation


def unseen_copies(seen: Observation) -> list[int]:
    """Return, for each of the 34 kinds, the copies in the wall and in hands that the seat does not see.

    It has seen its own hand, open hands, melds, rivers, the turned tiles, birds, and the tile that may be robbed.
    """
    unseen = list(deck_of_rules(seen.rules))
    for seat, tiles in enumerate(seen.open_hands):
        for kind, count in enumerate(seen.hand if seat == seen.seat else tiles):
            unseen[kind] -= count
    for kind in (*seen.turned, *seen.birds):
        unseen[kind] -= 1
    for river in seen.rivers:
        for discard in river:
            # A claimed tile is counted in its meld, a won one in its river: the winning hand does not hold it.
            if discard.fate != LAID:
                unseen[discard.kind] -= 1
    for laid in seen.melds:
        for meld in laid:
            for kind in laid_tiles(seen.rules, seen.wilds, meld):
                unseen[kind] -= 1
    if seen.robbed >= 0 and seen.live_seat != seen.seat and not seen.open_hands[seen.live_seat]:
        unseen[seen.live] -= 1
    return unseen
