"""What a hand of 卡五星 is worth: everything that applies is multiplied.

Three parts of the worth depend on how the hand is divided: 碰碰胡, 卡五星 and, where 四归 is strict, 暗四归. All others
follow from the tiles, the shape and how the last tile came. So :func:`best_value` only asks whether there is a division
with the groups that those three need, and :func:`readings` is the proof that no other division is worth more.

明牌 is not among the items: it may double for one payer and not for another, so it belongs to the settlement.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from math import prod
from typing import NamedTuple

from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET, Division, Group, divisions, group_kinds, pair_divisions
from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.hand.standard import melds_and_pair
from hupai.mahjong.hand.tally import covered, singles_in, tally_of, tiles_in
from hupai.mahjong.melds import PENG, is_run_start
from hupai.mahjong.rules.ruleset import TIMES, MahjongRules, Valuation
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

DRAGONS: tuple[Kind, ...] = (WHITE, GREEN, RED)
FIVES: tuple[Kind, ...] = (RANKS + 4, 2 * RANKS + 4)
"""5条 and 5筒."""


class _Melds(NamedTuple):
    """What counts of a division into melds and a pair."""

    triplets: bool = False
    """Whether all melds in the hand are triplets."""
    around_five: bool = False
    """Whether the last tile, a 5, is the middle of a run."""
    three_kept: bool = False
    """Whether three of the last tile's kind are a triplet."""


def best_value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Return the highest worth over all readings of the hand, None if it is no win."""
    hand, melds = claim.hand, MELDS - len(claim.melds)
    tally = tally_of(hand)
    if tiles_in(tally) != 3 * melds + 2:
        return None
    best: WinValue | None = None
    if melds == MELDS and not singles_in(tally):
        best = _value(rules, claim, Reading(SEVEN_PAIRS, lay=partial(_lay_pairs, hand)), _of_pairs(claim))
    if covered(tally, melds):
        wanted, facts = _best_melds(rules, claim, melds)
        reading = Reading(STANDARD, lay=partial(_lay_melds, wanted, hand))
        value = _value(rules, claim, reading, _of_melds(rules, claim, facts))
        if best is None or _product(value.items) > _product(best.items):
            best = value
    return best


def readings(rules: MahjongRules, claim: WinClaim) -> Iterator[WinValue]:
    """Yield every reading of the hand with its worth; slow, for proofs."""
    for pairs in pair_divisions(claim.hand, 0):
        yield _value(rules, claim, Reading(SEVEN_PAIRS, pairs), _of_pairs(claim))
    for division in divisions(claim.hand, 0, MELDS - len(claim.melds)):
        facts = _Melds(
            triplets=all(group.group != RUN for group in division),
            around_five=claim.last in FIVES and Group(RUN, claim.last - 1, ()) in division,
            three_kept=Group(TRIPLET, claim.last, ()) in division,
        )
        yield _value(rules, claim, Reading(STANDARD, division), _of_melds(rules, claim, facts))


def _product(items: tuple[ValueItem, ...]) -> int:
    """Return what the items make without the cap."""
    return prod([item.amount for item in items])


def _value(rules: MahjongRules, claim: WinClaim, reading: Reading, of_groups: Iterable[ValueItem]) -> WinValue:
    """Return the worth of the hand in this reading, whose groups are worth these items."""
    items = (*of_groups, *([QING_YI_SE] if _one_suit(claim) else ()), *_of_the_last_tile(rules, claim))
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


def _of_melds(rules: MahjongRules, claim: WinClaim, facts: _Melds) -> Iterator[ValueItem]:
    """Yield what the groups of a standard hand are worth."""
    if len(claim.melds) == MELDS:
        yield SHOU_ZHUA_YI
    elif facts.triplets:
        yield PENG_PENG_HU
    if facts.around_five:
        yield KA_WU_XING
    yield from _si_gui(rules, claim, facts.three_kept)
    if rules.profile == "xiangyang":
        yield from _san_yuan(claim)


def _si_gui(rules: MahjongRules, claim: WinClaim, three_kept: bool) -> Iterator[ValueItem]:
    """Yield 明四归 and 暗四归: four of a kind of which one lies in a run."""
    if not claim.melds and COPIES not in claim.hand:
        return
    laid = {meld.kind for meld in claim.melds if meld.group == PENG}
    for kind in range(KINDS) if rules.sigui == "any" else [claim.last] if claim.last >= 0 else []:
        if kind in laid and claim.hand[kind]:
            yield MING_SI_GUI
        elif claim.hand[kind] == COPIES:
            if rules.sigui == "revealed_is_ming" and claim.revealed:
                yield MING_SI_GUI
            elif rules.sigui != "strict" or three_kept:
                yield AN_SI_GUI


def _san_yuan(claim: WinClaim) -> Iterator[ValueItem]:
    """Yield 大三元 for triplets of all dragons, 小三元 for two and a pair of the third; they form no runs."""
    laid = {meld.kind for meld in claim.melds}
    tiles = [3 if kind in laid else claim.hand[kind] for kind in DRAGONS]
    if min(tiles) == 3:
        yield DA_SAN_YUAN
    elif min(tiles) == 2:
        yield XIAO_SAN_YUAN


def _one_suit(claim: WinClaim) -> bool:
    """Whether all tiles are of one suit. Dragons alone make no complete hand, so they need no test of their own."""
    hand = claim.hand
    shown = [place for place, first in enumerate(range(0, KINDS, RANKS)) if any(hand[first : first + RANKS])]
    return len({*shown, *[suit_of(meld.kind) for meld in claim.melds]}) == 1


def _of_the_last_tile(rules: MahjongRules, claim: WinClaim) -> Iterator[ValueItem]:
    """Yield what counts for how the last tile came. A robbed tile is no discard, so it is not 杠上炮."""
    if claim.by == BY_ROB:
        yield QIANG_GANG
    elif claim.after_kong:
        yield GANG_SHANG_PAO if claim.by == BY_DISCARD else GANG_KAI
    if claim.last_of_wall and rules.profile == "xiangyang":
        yield HAI_DI


def _lay_pairs(hand: tuple[int, ...]) -> Division:
    """Return the seven pairs of a hand."""
    return next(pair_divisions(hand, 0))


def _best_melds(rules: MahjongRules, claim: WinClaim, melds: int) -> tuple[Division, _Melds]:
    """Return groups of the division that is worth the most, and what counts of it; the hand has a division.

    Those that add the most are tried first. 碰碰胡 is worth as much as 卡五星, and a hand that may be divided into
    triplets has no four of a kind.
    """
    hand, last = claim.hand, claim.last
    if hand.count(3) == melds and hand.count(2) == 1:
        return tuple([Group(TRIPLET, kind, ()) for kind, count in enumerate(hand) if count == 3]), _Melds(triplets=True)
    around = (Group(RUN, last - 1, ()),) if last in FIVES else ()
    if rules.sigui == "strict" and last >= 0 and hand[last] == COPIES:
        three = Group(TRIPLET, last, ())
        if around and _may_have((three, *around), hand, melds):
            return (three, *around), _Melds(around_five=True, three_kept=True)
        if _may_have((three,), hand, melds):
            return (three,), _Melds(three_kept=True)
    if around and _may_have(around, hand, melds):
        return around, _Melds(around_five=True)
    return (), _Melds()


def _may_have(groups: Division, hand: tuple[int, ...], melds: int) -> bool:
    """Whether some division of the hand has these melds."""
    rest = _without(groups, hand)
    return min(rest) >= 0 and melds_and_pair(rest, melds - len(groups))


def _without(groups: Division, hand: tuple[int, ...]) -> list[int]:
    rest = list(hand)
    for group in groups:
        for kind in group_kinds(group):
            rest[kind] -= 1
    return rest


def _lay_melds(wanted: Division, hand: tuple[int, ...]) -> Division:
    """Return a division of the hand that has these melds: the lowest pair that is possible, triplets before runs."""
    rest = _without(wanted, hand)
    for kind, count in enumerate(rest):
        melds = _melds_without_pair(rest, kind) if count >= 2 else None
        if melds is not None:
            return tuple(sorted((*wanted, Group(PAIR, kind, ()), *melds), key=_place))
    raise AssertionError("the hand has no such division")


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


VALUATION = Valuation(best=best_value, readings=readings, whole="worth.product", counts=lambda rules: TIMES)
