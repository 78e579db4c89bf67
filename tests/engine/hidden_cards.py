"""Tables that differ from a given one in all that a seat cannot see."""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.zipai.cards import KING
from hupai.zipai.state import PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, Table
from hupai.zipai.turn.claim_window import open_pao
from hupai.zipai.view.observation import HIDDEN_TI, HIDDEN_WEI, observe


def hide_and_shuffle(t: Table, seat: int, chance: Stream) -> Table:
    """Return a table that differs in all that ``seat`` cannot see: hands, hidden groups, wall, secrets of others."""
    copy = t.clone()
    unseen: list[int] = [*copy.wall[copy.drawn :], *copy.buried]
    others = [other for other in range(t.rules.seats) if other != seat]
    sizes = {other: sum(copy.hands[other]) for other in others}
    for other in others:
        unseen += [kind for kind, count in enumerate(copy.hands[other]) for _ in range(count)]
    chance.shuffle(unseen)
    for other in others:
        mine, unseen = unseen[: sizes[other]], unseen[sizes[other] :]
        copy.hands[other] = [mine.count(kind) for kind in range(KING + 1)]
        seen = observe(t, seat).melds[other]
        copy.melds[other] = [
            (meld[0], chance.below(20), -1, other) if shown in (HIDDEN_WEI, HIDDEN_TI) else meld
            for meld, shown in zip(copy.melds[other], seen, strict=True)
        ]
        copy.no_chi[other], copy.no_peng[other] = chance.below(1 << 20), chance.below(1 << 20)
        copy.above[other] = chance.below(50)
        copy.offers[other] = [] if chance.below(2) else [0, 1]
        copy.answers[other] = chance.below(3) - 1
        copy.loose[other], copy.kan_huxi[other] = chance.below(20), chance.below(12)
        copy.prefixes[other], copy.calls[other], copy.potentials[other] = None, None, -1
    buried = len(unseen) - len(copy.buried)
    copy.wall, copy.buried = copy.wall[: copy.drawn] + unseen[:buried], unseen[buried:]
    copy.pending = [s for s in copy.pending if s == seat] + [s for s in others if chance.below(2)]
    if t.phase == PHASE_CLAIM and t.pao_seat != seat and not open_pao(t):
        copy.pao_seat = -1
    if seat not in (t.turn, *t.pending) and t.phase in (PHASE_DISCARD, PHASE_DECLARE, PHASE_OPENING):
        # Whether another seat decides on a discard or on announcing its king, or is asked before the first card, is
        # hidden as well; a seat knows of itself what it has answered there.
        begins = t.last < 0 and t.answers[seat] < 0
        copy.phase = chance.choice((PHASE_DISCARD, PHASE_OPENING if begins else PHASE_DECLARE))
    return copy
