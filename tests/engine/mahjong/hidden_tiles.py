"""Tables that differ from a given one in all that a seat cannot see."""

from __future__ import annotations

from random import Random

from hupai.mahjong.state import PHASE_OPENING, PHASE_OVER, PHASE_PIAO, PHASE_TURN, Table
from hupai.mahjong.tiles import KINDS, counts_of, held_kinds


def hide_and_shuffle(t: Table, seat: int, rng: Random) -> Table:
    """Return a table that differs in all that ``seat`` cannot see: hidden hands, wall, secrets of others, who is asked.

    It need not be one that a game could come to.
    """
    copy = t.clone()
    others = [other for other in range(t.seats) if other != seat]
    hidden = [other for other in others if t.playing[other] and not t.revealed[other]]
    sizes = {other: sum(t.hands[other]) for other in hidden}
    unseen = [*t.wall[t.drawn :], *(kind for other in hidden for kind in held_kinds(t.hands[other]))]
    rng.shuffle(unseen)
    for other in hidden:
        copy.hands[other] = counts_of(unseen[: sizes[other]])
        unseen = unseen[sizes[other] :]
        if t.turn == other and t.taken >= 0:
            copy.taken = rng.choice(held_kinds(copy.hands[other]))
    copy.wall = [*t.wall[: t.drawn], *unseen]
    for other in others:
        copy.late[other] = rng.getrandbits(KINDS)
        copy.passed[other] = rng.randrange(-1, 9)
        copy.worths[other] = rng.randrange(-1, 9)
        copy.first[other] = counts_of(rng.choices(range(KINDS), k=5)) if t.dead[other] else []
        copy.waits[other] = rng.getrandbits(KINDS)
        copy.answers[other] = rng.choice((-1, 0, 1, 2, 5, 6))
        copy.offers[other] = rng.choice(([], [0, 1], [0, 2]))
    if t.phase != PHASE_OVER:
        copy.pending = [*(each for each in t.pending if each == seat), *(each for each in others if rng.random() < 0.5)]
        if seat not in (t.turn, *t.pending) and t.phase in (PHASE_OPENING, PHASE_TURN):
            # Whether the dealer acts or another seat is asked about its four wilds is hidden as well.
            copy.phase = rng.choice((PHASE_OPENING, PHASE_TURN))
    if t.phase == PHASE_PIAO:
        # What the others have chosen is noted in their answers until all have chosen.
        assert not any(t.piao)
    return copy
