"""What a hand of 宜宾麻将 is worth: fan are added up, and each fan after the first doubles the stake.

Readings of this list where the rules leave room:

- A 根 is a kind of which hand and melds together have four or more, each wild as what it stands for. One wild at most
  is needed for the four, by option any number. A kind counts once. The wild of a 飞 counts as the kind of the 飞.
- 本金 needs three natural tiles, as 碰 or as a triplet in the hand: a 飞 does not count, nor a triplet with a wild. By
  option three that came in the course of the hand are enough, however they lie and even if some were discarded.
- 无听用 needs fourteen tiles without a wild, laid melds included. By option each further wild costs a fan, but one
  fan is always left.
- Wilds have no suit, whatever they stand for: neither 缺门 nor 清一色 looks at them.
- A robbed tile (``BY_ROB``) is the fourth of a 补杠. A tile that 提 puts down counts as discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from hupai.mahjong.hand.divisions import RUN, TRIPLET, Division, divisions, group_kinds, pair_divisions
from hupai.mahjong.hand.pairs import fours
from hupai.mahjong.hand.shapes import COMPLETE, MELDS
from hupai.mahjong.hand.tally import singles_in, tally_of, tiles_in
from hupai.mahjong.melds import CHI, FEI, PENG, Meld, meld_tiles
from hupai.mahjong.rules.ruleset import FAN, MahjongRules, Valuation
from hupai.mahjong.rules.wilds import shown_suits, wild_kinds, without_wilds
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    SEVEN_PAIRS,
    STANDARD,
    Reading,
    ValueItem,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import COPIES, KINDS, SUITED, SUITS, is_honour
from hupai.mahjong.value.yibin_groups import HandTiles, best_melds, lay_melds, lay_pairs

PING_HU: Final = ValueItem("ping_hu", 1)
DUI_DUI_HU: Final = ValueItem("dui_dui_hu", 2)
AN_QI_DUI: Final = ValueItem("an_qi_dui", 2)
JIN_GOU_DIAO: Final = ValueItem("jin_gou_diao", 1)
QING_YI_SE: Final = ValueItem("qing_yi_se", 2)
WU_TING_YONG: Final = ValueItem("wu_ting_yong", 1)
BEN_JIN: Final = ValueItem("ben_jin", 1)
TIAN_HU: Final = ValueItem("tian_hu", 4)
DI_HU: Final = ValueItem("di_hu", 4)
GANG_KAI: Final = ValueItem("gang_kai", 1)
"""杠上花."""
GANG_SHANG_PAO: Final = ValueItem("gang_shang_pao", 1)
QIANG_GANG: Final = ValueItem("qiang_gang", 1)

FIXED_LONG_QI_DUI: Final = 5
"""The choice of ``long_qidui`` with which 龙七对 is worth more than its parts."""
_WILDS_OF_FOUR: Final = {"one": 1, "any": COPIES}
"""How many of the four alike of a 根 may be wilds, by the option ``gen_wilds``."""


def best_value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Return the highest worth over all readings of the hand, None if it is no win."""
    tiles = _tiles(rules, claim)
    if tiles is None:
        return None
    best: WinValue | None = None
    plan = best_melds(tiles)
    if plan is not None:
        reading = Reading(STANDARD, lay=partial(lay_melds, tiles, plan))
        best = _value(rules, claim, tiles, reading, _of_melds(claim, plan.triplets, plan.gen, plan.ben_jin))
    if rules.shapes.seven_pairs and not claim.melds and singles_in(tiles.tally) <= tiles.wilds:
        reading = Reading(SEVEN_PAIRS, lay=partial(lay_pairs, tiles))
        value = _value(rules, claim, tiles, reading, _of_pairs(rules, _fours_of_pairs(tiles)))
        if best is None or _fan(value) > _fan(best):
            best = value
    return best if best is not None and _fan(best) >= rules.min_fan else None


def readings(rules: MahjongRules, claim: WinClaim) -> Iterator[WinValue]:
    """Yield every reading of the hand that wins, with its worth; slow, for proofs."""
    tiles = _tiles(rules, claim)
    if tiles is None:
        return
    for groups in divisions(tiles.natural, tiles.wilds, tiles.melds):
        yield from _if_it_wins(rules, claim, tiles, Reading(STANDARD, groups))
    if rules.shapes.seven_pairs and not claim.melds:
        for groups in pair_divisions(tiles.natural, tiles.wilds):
            yield from _if_it_wins(rules, claim, tiles, Reading(SEVEN_PAIRS, groups))


def _tiles(rules: MahjongRules, claim: WinClaim) -> HandTiles | None:
    """Return the tiles to divide, None if they are too many or too few, or of three suits."""
    melds = claim.melds
    counts, wilds = without_wilds(claim.hand, wild_kinds(rules, claim.indicator))
    natural = bytes(counts)
    tally = tally_of(natural)
    if tiles_in(tally) + wilds != COMPLETE - 3 * len(melds) or any(natural[SUITED:]):
        return None
    suits = shown_suits(natural, melds)
    if rules.two_suits and len(suits) == SUITS:
        return None
    return HandTiles(
        natural=natural,
        wilds=wilds,
        melds=MELDS - len(melds),
        laid=_laid(melds),
        ben_jin=claim.indicator if rules.ben_jin == "triplet" else -1,
        wilds_of_four=_WILDS_OF_FOUR[rules.gen_wilds],
        fei=[meld.kind for meld in melds if meld.group == FEI],
        suits=suits,
        tally=tally,
    )


def _laid(melds: Sequence[Meld]) -> Sequence[int]:
    """Return the tiles of the laid melds, the wild of a 飞 as what it stands for; nothing where no meld is laid."""
    laid = [0] * KINDS if melds else []
    for meld in melds:
        for kind in (meld.kind,) * 3 if meld.group == FEI else meld_tiles(meld):
            laid[kind] += 1
    return laid


def _if_it_wins(rules: MahjongRules, claim: WinClaim, tiles: HandTiles, reading: Reading) -> Iterator[WinValue]:
    """Yield the worth of a reading of enough fan; no wild stands for an honour, which the game does not have."""
    groups = reading.groups
    if any(is_honour(group.kind) for group in groups):
        return
    gen = _gen(tiles, groups)
    if reading.shape == SEVEN_PAIRS:
        items = _of_pairs(rules, gen)
    else:
        triplets = all(group.group != RUN for group in groups)
        items = _of_melds(claim, triplets, gen, (TRIPLET, tiles.ben_jin, ()) in groups)
    value = _value(rules, claim, tiles, reading, items)
    if _fan(value) >= rules.min_fan:
        yield value


def _value(
    rules: MahjongRules, claim: WinClaim, tiles: HandTiles, reading: Reading, of_groups: list[ValueItem]
) -> WinValue:
    """Return the worth of the hand in this reading, whose groups are worth these items."""
    items = (*of_groups, *_of_tiles(rules, claim, tiles), *_of_the_last_tile(rules, claim))
    fan = sum([item.amount for item in items])
    if rules.wild_fan == "each":
        wilds = tiles.wilds + len(tiles.fei)
        less = min(wilds - 1, fan - 1)
        if less > 0:
            items, fan = (*items, ValueItem("ting_yong", -less)), fan - less
    return WinValue(items, fan, stakes(rules, fan), reading)


def stakes(rules: MahjongRules, fan: int) -> int:
    """Return the stakes that so many fan are worth: one for the first, doubled by each further one (``pay.stake``)."""
    return 1 << (min(fan, rules.cap or fan) - 1)


def _fan(value: WinValue) -> int:
    return value.fan or 0


def _of_pairs(rules: MahjongRules, gen: int) -> list[ValueItem]:
    """Return what seven pairs with this number of kinds four times are worth."""
    if not gen:
        return [AN_QI_DUI]
    if rules.long_qidui != FIXED_LONG_QI_DUI:
        return [AN_QI_DUI, ValueItem("gen", gen)]
    # 龙七对 contains its first 根, and 无听用 is added to it as to every hand.
    long_qi_dui = ValueItem("long_qi_dui", FIXED_LONG_QI_DUI - WU_TING_YONG.amount)
    return [long_qi_dui, ValueItem("gen", gen - 1)] if gen > 1 else [long_qi_dui]


def _of_melds(claim: WinClaim, triplets: bool, gen: int, ben_jin: bool) -> list[ValueItem]:
    """Return what melds are worth: all in the hand triplets, kinds four times, a natural triplet of the 本金."""
    groups = {meld.group for meld in claim.melds} if claim.melds else ()
    items = [DUI_DUI_HU if triplets and CHI not in groups else PING_HU]
    if gen:
        items.append(ValueItem("gen", gen))
    if ben_jin or (PENG in groups and Meld(PENG, claim.indicator) in claim.melds):
        items.append(BEN_JIN)
    return items


def _fours_of_pairs(tiles: HandTiles) -> int:
    """Return how many kinds seven pairs have four times. Each kind that is there once or three times takes one wild."""
    if tiles.wilds_of_four == 1:
        return tiles.natural.count(3) + tiles.natural.count(COPIES)
    return fours(tiles.natural, tiles.wilds)


def _of_tiles(rules: MahjongRules, claim: WinClaim, tiles: HandTiles) -> list[ValueItem]:
    """Return what follows from the tiles alone."""
    items = []
    groups = {meld.group for meld in claim.melds} if claim.melds else ()
    if len(claim.melds) == MELDS and CHI not in groups:
        items.append(JIN_GOU_DIAO)
    if len(tiles.suits) == 1:
        items.append(QING_YI_SE)
    if not tiles.wilds and FEI not in groups:
        items.append(WU_TING_YONG)
    if rules.ben_jin == "drawn" and tiles.natural[claim.indicator] + claim.ben_jin_discarded == COPIES - 1:
        items.append(BEN_JIN)
    return items


def _of_the_last_tile(rules: MahjongRules, claim: WinClaim) -> list[ValueItem]:
    """Return what follows from how the last tile came."""
    items = []
    if claim.by == BY_DEAL:
        items.append(TIAN_HU)
    if claim.first_round and _di_hu(claim):
        items.append(DI_HU)
    if claim.by == BY_ROB:
        items.append(QIANG_GANG)
    elif claim.after_kong and claim.by != BY_DEAL:
        items.append(GANG_KAI if claim.by == BY_SELF else GANG_SHANG_PAO)
    if claim.by == BY_SELF and rules.zimo_bonus:
        items.append(ValueItem("zi_mo", rules.zimo_bonus))
    if claim.by == BY_DISCARD and claim.discarder_holds_one and rules.jingoupao:
        items.append(ValueItem("jin_gou_pao", rules.jingoupao))
    return items


def _di_hu(claim: WinClaim) -> bool:
    """Whether a hand of the first round wins with its own first tile drawn or with the dealer's first discard."""
    first_tile = claim.by == BY_DISCARD or (claim.by == BY_SELF and not claim.after_kong)
    return not claim.melds and first_tile


def _gen(tiles: HandTiles, groups: Division) -> int:
    """Return how many kinds the laid melds and these groups have four times or more, with enough natural tiles."""
    copies = list(tiles.laid) or [0] * KINDS
    natural = [laid + held for laid, held in zip(copies, tiles.natural, strict=True)]
    for kind in tiles.fei:
        natural[kind] -= 1
    for group in groups:
        for kind in group_kinds(group):
            copies[kind] += 1
    enough = COPIES - tiles.wilds_of_four
    return sum([count >= COPIES and own >= enough for count, own in zip(copies, natural, strict=True)])


VALUATION = Valuation(best=best_value, readings=readings, whole="worth.fan", counts=lambda rules: FAN)
