"""A seat's tiles after an action, worked out by hand: the table a preview is compared with."""

from __future__ import annotations

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    Action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, JIAGANG, PENG, Meld
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import RED, Kind


def tried(t: Table, seat: int, action: Action) -> Table:
    """Return a copy in which the seat has done this and nothing else has happened; no tile counts as just drawn."""
    copy = t.clone()
    kind = tile_of(action) if tile_of(action) >= 0 else t.live
    if is_discard(action) or is_reveal(action):
        _take(copy, seat, kind)
    elif action == CLAIM_PENG:
        _lay(copy, seat, Meld(PENG, kind), kind, kind)
    elif action == CLAIM_GANG:
        _lay(copy, seat, Meld(GANG, kind), kind, kind, kind)
    elif action == CLAIM_FEI:
        wild = next(wild for wild in t.wilds if t.hands[seat][wild])
        _lay(copy, seat, Meld(FEI, kind, wild), kind, wild)
    elif is_chi(action):
        run = [RED if tile in t.wilds else tile for tile in range(kind, kind + 3)]
        run.remove(t.live)
        _lay(copy, seat, Meld(CHI, kind), *run)
    elif is_angang(action):
        _lay(copy, seat, Meld(ANGANG, kind), *[kind] * 4)
    elif is_jiagang(action):
        copy.melds[seat].remove(Meld(PENG, kind))
        _lay(copy, seat, Meld(JIAGANG, kind), kind)
    elif is_ti(action):
        fei = next(meld for meld in t.melds[seat] if meld.group == FEI and meld.kind == kind)
        copy.melds[seat].remove(fei)
        _lay(copy, seat, Meld(PENG, kind), kind)
        copy.hands[seat][fei.wild] += 1
    copy.taken = -1
    return copy


def _take(t: Table, seat: int, *kinds: Kind) -> None:
    for kind in kinds:
        t.hands[seat][kind] -= 1
        assert t.hands[seat][kind] >= 0


def _lay(t: Table, seat: int, meld: Meld, *kinds: Kind) -> None:
    _take(t, seat, *kinds)
    t.melds[seat].append(meld)


def hidden_copies(t: Table, seat: int) -> list[int]:
    """Return how many copies of each kind are in the wall and in hands that the seat does not see."""
    copies = [0] * len(t.hands[seat])
    for kind in t.wall[t.drawn :]:
        copies[kind] += 1
    for other in range(t.seats):
        if other != seat and t.playing[other] and not t.revealed[other]:
            copies = [one + more for one, more in zip(copies, t.hands[other], strict=True)]
            if t.robbed >= 0 and t.live_seat == other:
                copies[t.live] -= 1
    return copies
