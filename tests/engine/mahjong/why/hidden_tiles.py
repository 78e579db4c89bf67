"""Tables that differ from a given one in all that a seat cannot see."""

from __future__ import annotations

from random import Random

from hupai.mahjong.state import NO_LIMIT, Table
from hupai.mahjong.tiles import KINDS, counts_of, held_kinds


def exchanged(t: Table, seat: int, rng: Random) -> Table:
    """Return a table with other tiles in the wall and in every hand that does not lie open, and other secrets.

    A tile that may be robbed stays with its owner.
    """
    copy = t.clone()
    hidden = [other for other in range(t.seats) if other != seat and t.playing[other] and not t.revealed[other]]
    shown = {other: [t.live] if t.robbed >= 0 and t.live_seat == other else [] for other in hidden}
    unseen = list(copy.wall[copy.drawn :])
    for other in hidden:
        unseen += held_kinds(copy.hands[other])
        for kind in shown[other]:
            unseen.remove(kind)
    rng.shuffle(unseen)
    for other in hidden:
        size = sum(copy.hands[other]) - len(shown[other])
        copy.hands[other] = counts_of([*unseen[:size], *shown[other]])
        unseen = unseen[size:]
        copy.waits[other] = -1
        copy.passed[other] = rng.choice((NO_LIMIT, 1, 8))
        copy.worths[other] = rng.choice((NO_LIMIT, 2))
        copy.answers[other] = rng.choice((-1, 0, 1))
        copy.late[other] = rng.getrandbits(KINDS)
        copy.offers[other] = rng.choice(([], [0, 1]))
    copy.wall = copy.wall[: copy.drawn] + unseen
    copy.pending = [asked for asked in t.pending if asked == seat] + [other for other in hidden if rng.random() < 0.5]
    return copy
