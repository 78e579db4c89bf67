"""How many copies of each kind a seat has not seen, and how many lie where it cannot look: what may still come."""

from __future__ import annotations

from hupai.zipai.cards import COPIES, KINDS, KING
from hupai.zipai.melds import meld_cards
from hupai.zipai.view.observation import Observation


def unseen_copies(seen: Observation) -> list[int]:
    """Return, for each of the 21 kinds, the copies that the seat has not seen.

    It has seen its own hand, all discards, all open melds, the lying card, and of the other hands what all saw go into
    them: the dealer's shown card and flipped kings.
    """
    unseen = hidden_copies(seen)
    if seen.shown_held:
        unseen[seen.shown] = max(0, unseen[seen.shown] - 1)
    kings = sum(count for seat, count in enumerate(seen.kings_shown) if seat != seen.seat)
    unseen[KING] = max(0, unseen[KING] - kings)
    return unseen


def hidden_copies(seen: Observation) -> list[int]:
    """Return, for each of the 21 kinds, the copies in the wall, in other hands or face down, seen before or not."""
    hidden = [COPIES] * KINDS + [seen.rules.kings]
    for kind, count in enumerate(seen.hand):
        hidden[kind] -= count
    if seen.live >= 0:
        hidden[seen.live] -= 1
    for cards in seen.discards:
        for kind, _ in cards:
            hidden[kind] -= 1
    for laid in seen.melds:
        for meld in laid:
            if meld[1] >= 0:
                for kind in meld_cards(meld):
                    hidden[kind] -= 1
    return hidden
