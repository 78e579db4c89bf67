"""What somebody sees who stands at the table and has no seat: what is public, and no hand."""

from __future__ import annotations

from typing import Final

from hupai.zipai.cards import KINDS
from hupai.zipai.melds import meld_huxi
from hupai.zipai.state import Table
from hupai.zipai.view.observation import WAIT, Observation, meld_as_seen, shown_held

ONLOOKER: Final = -1
"""The seat of an onlooker's observation."""
NOTHING: Final = (0,) * (KINDS + 1)


def onlook(t: Table) -> Observation:
    """Return what an onlooker may see of the table now; once the hand is over, the groups that lay face down too."""
    over = t.result is not None
    melds = tuple(tuple(laid if over else [meld_as_seen(t.rules, meld) for meld in laid]) for laid in t.melds)
    return Observation(
        rules=t.rules,
        seat=ONLOOKER,
        dealer=t.dealer,
        phase=t.phase if over else WAIT,
        turn=t.turn,
        hand=NOTHING,
        legal=(),
        cards=tuple(map(sum, t.hands)),
        melds=melds,
        discards=tuple(map(tuple, t.discards)),
        huxi=tuple(sum(meld_huxi(meld) for meld in laid if meld[1] >= 0) for laid in melds),
        quads=tuple(t.quads),
        kings_shown=tuple(t.kings_shown),
        dead=tuple(t.dead),
        skips=tuple(t.skips),
        wall_left=t.wall_left,
        live=t.live,
        live_seat=t.live_seat,
        live_from=t.live_from,
        last=-1,
        shown=t.shown,
        shown_held=shown_held(t, ONLOOKER, melds[t.dealer]),
        declared=t.declared,
        raised=tuple(t.raised),
        barred=tuple(t.barred),
        limits=tuple(t.limits),
        no_chi=0,
        no_peng=0,
        above=0,
        answer=-1,
        eaten=-1,
        eaten_way=0,
    )
