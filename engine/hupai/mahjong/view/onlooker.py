"""What somebody sees who stands at the table and has no seat: what is public, and no hand that does not lie open."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.state import NO_LIMIT, Table
from hupai.mahjong.tiles import KINDS
from hupai.mahjong.view.observation import WAIT, Observation, open_hands

ONLOOKER: Final = -1
"""The seat of an onlooker's observation."""
NOTHING: Final = (0,) * KINDS


def onlook(t: Table) -> Observation:
    """Return what an onlooker may see of the table now."""
    lying_open = open_hands(t)
    return Observation(
        rules=t.rules,
        seat=ONLOOKER,
        dealer=t.dealer,
        phase=t.phase if t.result is not None else WAIT,
        turn=t.turn,
        drew=t.taken >= 0,
        hand=NOTHING,
        taken=-1,
        open_taken=t.taken if lying_open[t.turn] else -1,
        legal=(),
        tiles=tuple(map(sum, t.hands)),
        open_hands=lying_open,
        melds=tuple(map(tuple, t.melds)),
        meld_from=tuple(map(tuple, t.meld_from)),
        rivers=tuple(map(tuple, t.rivers)),
        wall_left=t.wall_left,
        turned=tuple(t.turned),
        wilds=t.wilds,
        birds=tuple(t.birds),
        live=t.live,
        live_seat=t.live_seat if t.live >= 0 else -1,
        robbed=t.robbed if t.live >= 0 else -1,
        playing=tuple(t.playing),
        wins=tuple(t.wins),
        piao=tuple(t.piao),
        revealed=tuple(t.revealed),
        open_waits=tuple(t.open_waits),
        dead=tuple(t.dead),
        first=(),
        passed=0,
        worth=NO_LIMIT,
        late=0,
        claimed=t.claimed,
        discards=t.discards,
        last_drawer=t.last_drawer,
        after_kong=t.after_kong,
        supplier=t.supplier,
        chain=t.chain,
        payments=tuple(t.payments),
        due=tuple(t.due),
        answer=-1,
    )
