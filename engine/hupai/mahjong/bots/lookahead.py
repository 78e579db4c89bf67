"""How good a hand will be after the next useful tile: the second step of a look ahead.

Of two hands that the same number of tiles bring nearer, one may be left with good waits and the other with bad ones.
So each useful tile is added, the best discard after it is found, and the tiles that would be useful then are counted.
"""

from __future__ import annotations

from hupai.mahjong.bots.aims import HOME, MELDS, SPARE, Aim
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import KINDS, Kind

_LOOKED_AT = (MELDS, HOME, SPARE)
"""Shapes of which the next step is looked at; in the others all useful tiles are much alike."""


def next_copies(outlook: Outlook, hand: tuple[int, ...], melds: tuple[Meld, ...], aim: Aim) -> int | None:
    """Return how many unseen tiles are useful after the next useful one, in hundredths; None if it is not looked at.

    The hand has thirteen tiles and does not wait yet.
    """
    if aim.shape not in _LOOKED_AT:
        return None
    reach = outlook.held(hand, melds).reach(aim)
    total = weight = 0
    for kind in outlook.printed_kinds(reach.nearer, aim):
        copies = outlook.live[kind]
        total += copies * _best_after(outlook, (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :]), melds, aim,
                                      reach.distance - 1)
        weight += copies
    return 100 * total // weight if weight else None


def _best_after(
    outlook: Outlook, hand: tuple[int, ...], melds: tuple[Meld, ...], aim: Aim, distance: int
) -> int:
    """Return the most tiles that are useful to a hand of fourteen tiles after a discard that keeps its distance."""
    best = 0
    for kind in range(KINDS):
        if hand[kind] and kind not in outlook.wilds:
            held = outlook.held(_without(hand, kind), melds)
            if held.distance(aim) == distance:
                best = max(best, outlook.copies(held.reach(aim).nearer, aim))
    return best


def _without(hand: tuple[int, ...], kind: Kind) -> tuple[int, ...]:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])
