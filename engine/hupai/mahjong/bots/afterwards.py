"""The seat's own tiles and melds right after an action, before it sees anything new."""

from __future__ import annotations

from typing import NamedTuple

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
from hupai.mahjong.rules.wilds import plays_as, printed_as
from hupai.mahjong.tiles import Kind
from hupai.mahjong.view.observation import Observation

STAYS, OWES, DRAWS = range(3)
"""What follows: nothing, a discard of the seat, or a drawn tile in place of one."""


class After(NamedTuple):
    """Hand and melds after an action."""

    hand: tuple[int, ...]
    melds: tuple[Meld, ...]
    then: int
    """STAYS, OWES or DRAWS."""


def after(seen: Observation, action: Action) -> After:
    """Return the tiles after an action of the seat; 胡, 飘 and a pass leave them as they are."""
    hand, melds, live = list(seen.hand), seen.melds[seen.seat], seen.live
    kind = tile_of(action)
    if is_discard(action) or is_reveal(action):
        hand[kind] -= 1
        return After(tuple(hand), melds, STAYS)
    if action == CLAIM_PENG:
        hand[live] -= 2
        return After(tuple(hand), (*melds, Meld(PENG, live)), OWES)
    if action == CLAIM_GANG:
        hand[live] -= 3
        return After(tuple(hand), (*melds, Meld(GANG, live)), DRAWS)
    if action == CLAIM_FEI:
        wild = next(each for each in seen.wilds if hand[each])
        hand[live] -= 1
        hand[wild] -= 1
        return After(tuple(hand), (*melds, Meld(FEI, live, wild)), OWES)
    if is_chi(action):
        taken = plays_as(seen.rules, seen.wilds, live)
        for each in range(kind, kind + 3):
            if each != taken:
                hand[printed_as(seen.rules, seen.wilds, each)] -= 1
        return After(tuple(hand), (*melds, Meld(CHI, kind)), OWES)
    if is_angang(action):
        hand[kind] -= 4
        return After(tuple(hand), (*melds, Meld(ANGANG, kind)), DRAWS)
    if is_jiagang(action):
        hand[kind] -= 1
        return After(tuple(hand), _changed(melds, Meld(PENG, kind), Meld(JIAGANG, kind)), DRAWS)
    if is_ti(action):
        fei = next(meld for meld in melds if meld.group == FEI and meld.kind == kind)
        hand[kind] -= 1
        hand[fei.wild] += 1
        return After(tuple(hand), _changed(melds, fei, Meld(PENG, kind)), OWES)
    return After(tuple(hand), melds, STAYS)


def without(hand: tuple[int, ...], kind: Kind) -> tuple[int, ...]:
    """Return the hand without one tile of a kind."""
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def _changed(melds: tuple[Meld, ...], old: Meld, new: Meld) -> tuple[Meld, ...]:
    place = melds.index(old)
    return (*melds[:place], new, *melds[place + 1 :])
