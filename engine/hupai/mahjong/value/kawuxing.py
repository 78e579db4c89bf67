"""What a hand of 卡五星 is worth: everything that applies is multiplied.

Three parts of the worth depend on how the hand is divided: 碰碰胡, 卡五星 and, where 四归 is strict, 暗四归. All others
follow from the tiles, the shape and how the last tile came. So :func:`best_value` looks only for divisions with the
groups that those three need, and :func:`readings` is the proof that no other division is worth more.

明牌 is not among the items: it may double for one payer and not for another, so it belongs to the settlement.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET, Division, Group, divisions, group_kinds, pair_divisions
from hupai.mahjong.hand.shapes import COMPLETE, MELDS
from hupai.mahjong.hand.standard import melds_and_pair
from hupai.mahjong.melds import PENG, is_run_start
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import (
    BY_DISCARD,
    BY_ROB,
    SEVEN_PAIRS,
    STANDARD,
    Reading,
    ValueItem,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import COPIES, GREEN, KINDS, RANKS, RED, WHITE, Kind, held_kinds, suit_of

PI_HU = ValueItem("pi_hu", 1)
"""屁胡: nothing else applies."""
PENG_PENG_HU = ValueItem("peng_peng_hu", 2)
KA_WU_XING = ValueItem("ka_wu_xing", 2)
MING_SI_GUI = ValueItem("ming_si_gui", 2)
AN_SI_GUI = ValueItem("an_si_gui", 4)
SHOU_ZHUA_YI = ValueItem("shou_zhua_yi", 4)
"""手抓一 contains 碰碰胡."""
QING_YI_SE = ValueItem("qing_yi_se", 4)
PAIRS_BY_FOURS = (
    ValueItem("qi_dui", 4),
    ValueItem("hao_hua", 8),
    ValueItem("chao_hao_hua", 32),
    ValueItem("chao_chao_hao_hua", 128),
)
"""七对 by how many kinds are there four times."""
SAN_YUAN_QI_DUI = ValueItem("san_yuan_qi_dui", 32)
XIAO_SAN_YUAN = ValueItem("xiao_san_yuan", 4)
DA_SAN_YUAN = ValueItem("da_san_yuan", 8)
GANG_KAI = ValueItem("gang_kai", 2)
GANG_SHANG_PAO = ValueItem("gang_shang_pao", 2)
QIANG_GANG = ValueItem("qiang_gang", 2)
HAI_DI = ValueItem("hai_di", 2)

REVEALED_FACTOR = 2
"""明牌, for a payer where the winner or the payer is revealed."""

DRAGONS: tuple[Kind, ...] = (WHITE, GREEN, RED)
FIVES: tuple[Kind, ...] = (RANKS + 4, 2 * RANKS + 4)
"""5条 and 5筒."""


def best_value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Return the highest worth over all readings of the hand, None if it is no win."""
    found = [
        _value(rules, claim, reading)
        for reading in (_reading_as_pairs(claim), _reading_as_melds(rules, claim))
        if reading is not None
    ]
    return max(found, key=lambda value: _product(value.items), default=None)


def readings(rules: MahjongRules, claim: WinClaim) -> Iterator[WinValue]:
    """Yield every reading of the hand with its worth; slow, for proofs."""
    for pairs in pair_divisions(claim.hand, 0):
        yield _value(rules, claim, Reading(SEVEN_PAIRS, pairs))
    for division in divisions(claim.hand, 0, MELDS - len(claim.melds)):
        yield _value(rules, claim, Reading(STANDARD, division))


def wins_on_discard(rules: MahjongRules, value: WinValue, revealed: bool) -> bool:
    """Whether the hand is worth enough to win on a discard; ``revealed``: the winner or the discarder has revealed.

    Robbing a 杠 doubles, so a robbed tile is always worth enough.
    """
    return value.multiplier * (REVEALED_FACTOR if revealed else 1) >= rules.min_discard


def _product(items: tuple[ValueItem, ...]) -> int:
    """Return what the items make without the cap."""
    return prod([item.amount for item in items])


def _value(rules: MahjongRules, claim: WinClaim, reading: Reading) -> WinValue:
    """Return the worth of the hand in this reading."""
    items = (
        *(_of_pairs(claim) if reading.shape == SEVEN_PAIRS else _of_melds(rules, claim, reading.groups)),
        *([QING_YI_SE] if _one_suit(claim) else []),
        *_of_the_last_tile(rules, claim),
    )
    product = _product(items)
    return WinValue(
        items=items or (PI_HU,),
        fan=None,
        multiplier=min(product, rules.cap) if rules.cap else product,
        reading=reading,
    )


def _of_pairs(claim: WinClaim) -> Iterator[ValueItem]:
    """Yield what seven pairs are worth: the rank by the fours, or 三元七对 if that is no less."""
    rank = PAIRS_BY_FOURS[claim.hand.count(COPIES)]
    dragons = all(claim.hand[kind] for kind in DRAGONS)
    yield SAN_YUAN_QI_DUI if dragons and SAN_YUAN_QI_DUI.amount >= rank.amount else rank


def _of_melds(rules: MahjongRules, claim: WinClaim, groups: Division) -> Iterator[ValueItem]:
    """Yield what the groups of a standard hand are worth."""
    if len(claim.melds) == MELDS:
        yield SHOU_ZHUA_YI
    elif all(group.group != RUN for group in groups):
        yield PENG_PENG_HU
    if claim.last in FIVES and Group(RUN, claim.last - 1, ()) in groups:
        yield KA_WU_XING
    yield from _si_gui(rules, claim, groups)
    if rules.profile == "xiangyang":
        yield from _san_yuan(claim, groups)


def _si_gui(rules: MahjongRules, claim: WinClaim, groups: Division) -> Iterator[ValueItem]:
    """Yield 明四归 and 暗四归: four of a kind of which one lies in a run."""
    laid = {meld.kind for meld in claim.melds if meld.group == PENG}
    for kind in range(KINDS) if rules.sigui == "any" else [claim.last] if claim.last >= 0 else []:
        if kind in laid and claim.hand[kind]:
            yield MING_SI_GUI
        elif claim.hand[kind] == COPIES:
            if rules.sigui == "revealed_is_ming" and claim.revealed:
                yield MING_SI_GUI
            elif rules.sigui != "strict" or Group(TRIPLET, kind, ()) in groups:
                yield AN_SI_GUI


def _san_yuan(claim: WinClaim, groups: Division) -> Iterator[ValueItem]:
    """Yield 大三元 for triplets of all dragons, 小三元 for two and a pair of the third."""
    triplets = {meld.kind for meld in claim.melds} | {group.kind for group in groups if group.group == TRIPLET}
    pairs = {group.kind for group in groups if group.group == PAIR}
    if triplets.issuperset(DRAGONS):
        yield DA_SAN_YUAN
    elif (triplets | pairs).issuperset(DRAGONS):
        yield XIAO_SAN_YUAN


def _one_suit(claim: WinClaim) -> bool:
    """Whether all tiles are of one suit. Dragons alone make no complete hand, so they need no test of their own."""
    kinds = [kind for kind, count in enumerate(claim.hand) if count]
    return len({suit_of(kind) for kind in (*kinds, *(meld.kind for meld in claim.melds))}) == 1


def _of_the_last_tile(rules: MahjongRules, claim: WinClaim) -> Iterator[ValueItem]:
    """Yield what counts for how the last tile came. A robbed tile is no discard, so it is not 杠上炮."""
    if claim.by == BY_ROB:
        yield QIANG_GANG
    elif claim.after_kong:
        yield GANG_SHANG_PAO if claim.by == BY_DISCARD else GANG_KAI
    if claim.last_of_wall and rules.profile == "xiangyang":
        yield HAI_DI


def _reading_as_pairs(claim: WinClaim) -> Reading | None:
    """Return the reading as seven pairs, None if the hand is not that; all fourteen tiles must be in the hand."""
    if sum(claim.hand) != COMPLETE or any(count & 1 for count in claim.hand):
        return None
    return Reading(SEVEN_PAIRS, next(pair_divisions(claim.hand, 0)))


def _reading_as_melds(rules: MahjongRules, claim: WinClaim) -> Reading | None:
    """Return the reading as melds and a pair that is worth the most, None if the hand is not that."""
    melds = MELDS - len(claim.melds)
    if sum(claim.hand) != COMPLETE - 3 * len(claim.melds) or not melds_and_pair(claim.hand, melds):
        return None
    choices = (_division_with(wanted, claim.hand) for wanted in _wanted_groups(rules, claim, melds))
    return Reading(STANDARD, next(division for division in choices if division is not None))


def _wanted_groups(rules: MahjongRules, claim: WinClaim, melds: int) -> Iterator[Division]:
    """Yield the groups that make a division worth more, those that add the most first, and no groups last.

    碰碰胡 is worth as much as 卡五星, and a hand that may be divided into triplets has no four of a kind.
    """
    triplets = tuple(Group(TRIPLET, kind, ()) for kind, count in enumerate(claim.hand) if count == 3)
    if len(triplets) == melds:
        yield triplets
    around = (Group(RUN, claim.last - 1, ()),) if claim.last in FIVES else ()
    if rules.sigui == "strict" and claim.last >= 0 and claim.hand[claim.last] == COPIES:
        three = Group(TRIPLET, claim.last, ())
        if around:
            yield (three, *around)
        yield (three,)
    if around:
        yield around
    yield ()


def _division_with(wanted: Division, hand: tuple[int, ...]) -> Division | None:
    """Return a division of the hand that has these melds among its groups, None if there is none."""
    rest = list(hand)
    for group in wanted:
        for kind in group_kinds(group):
            rest[kind] -= 1
    if min(rest) < 0:
        return None
    for kind, count in enumerate(rest):
        if count >= 2:
            melds = _melds_without_pair(rest, kind)
            if melds is not None:
                return tuple(sorted((*wanted, Group(PAIR, kind, ()), *melds), key=_place))
    return None


def _melds_without_pair(counts: list[int], pair: Kind) -> list[Group] | None:
    """Return melds that use all tiles but a pair of this kind, None if there are none.

    Three of the lowest kind may always be a triplet: three runs from them are as well three triplets.
    """
    left = list(counts)
    left[pair] -= 2
    found = []
    for kind in held_kinds(left):
        if left[kind] >= 3:
            left[kind] -= 3
            found.append(Group(TRIPLET, kind, ()))
        elif left[kind]:
            if not (is_run_start(kind) and left[kind + 1] and left[kind + 2]):
                return None
            for other in range(kind, kind + 3):
                left[other] -= 1
            found.append(Group(RUN, kind, ()))
    return found


def _place(group: Group) -> tuple[Kind, int]:
    """Return where the group stands in a division: by its lowest tile, pairs before triplets before runs."""
    return group.kind, -group.group
