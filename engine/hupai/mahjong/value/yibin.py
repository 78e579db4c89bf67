"""What a hand of 宜宾麻将 is worth: fan are added up, and each fan after the first doubles the stake.

Readings of this list where the rules leave room:

- A 根 is a kind of which hand and melds together have four or more, each wild as what it stands for. A kind counts
  once. The wild of a 飞 counts as the kind of the 飞.
- 本金 needs three natural tiles, as 碰 or as a triplet in the hand: a 飞 does not count, nor a triplet with a wild.
- 无听用 needs fourteen tiles without a wild, laid melds included.
- Wilds have no suit, whatever they stand for: neither 缺门 nor 清一色 looks at them.
- A robbed tile (``BY_ROB``) is the fourth of a 补杠. A tile that 提 puts down counts as discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hupai.mahjong.hand.divisions import RUN, TRIPLET, Division, divisions, group_kinds, pair_divisions
from hupai.mahjong.hand.shapes import COMPLETE, MELDS, completing_kinds
from hupai.mahjong.melds import CHI, FEI, PENG, Meld, meld_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
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
from hupai.mahjong.tiles import COPIES, KINDS, SUITED, SUITS, Kind, is_honour, kinds_in, next_in_order, suit_of
from hupai.mahjong.value.yibin_groups import HandTiles, best_melds, best_pairs

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


def wild_kinds(rules: MahjongRules, indicator: Kind) -> tuple[Kind, ...]:
    """Return the kinds that are wild when this indicator is turned up: the next number, with more wilds the next ones.

    Without an indicator (-1) no kind is wild.
    """
    kinds: list[Kind] = []
    for _ in range(rules.wilds // COPIES if indicator >= 0 else 0):
        kinds.append(next_in_order(kinds[-1] if kinds else indicator))
    return tuple(kinds)


def three_suits(hand: Sequence[int], melds: Sequence[Meld], wilds: Sequence[Kind]) -> bool:
    """Whether hand and melds show three suits, wilds not counted: 花猪, and a hand that cannot win."""
    return len(_suits(_without(hand, wilds), melds)) == SUITS


def best_value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Return the highest worth over all readings of the hand, None if it is no win."""
    tiles = _tiles(rules, claim)
    if tiles is None:
        return None
    best: WinValue | None = None
    for shape, groups in ((STANDARD, best_melds(tiles)), (SEVEN_PAIRS, _pairs(rules, claim, tiles))):
        if groups is not None:
            value = _value(rules, claim, tiles, Reading(shape, groups))
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


def best_wait(rules: MahjongRules, hand: Sequence[int], melds: tuple[Meld, ...], wild: Kind, indicator: Kind) -> int:
    """Return the highest multiplier that a hand of thirteen tiles waits for, 0 if it is not ready.

    It is that of an ordinary win, without fan for how the last tile came. A kind counts if the seat does not hold all
    of its tiles itself. A wild counts too: it completes every hand that anything completes.
    """
    wild_set = wild_kinds(rules, indicator)
    natural = _without(hand, wild_set)
    complete = completing_kinds(natural, sum(hand) - sum(natural), len(melds), rules.shapes)
    if not complete:
        return 0
    best = 0
    for kind in {*kinds_in(complete), *wild_set}:
        if is_honour(kind) or _held(hand, melds, kind) + (kind == indicator) >= COPIES:
            continue
        filled = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
        value = best_value(rules, WinClaim(filled, melds, kind, BY_DISCARD, wild, indicator))
        best = max(best, value.multiplier if value else 0)
    return best


def _tiles(rules: MahjongRules, claim: WinClaim) -> HandTiles | None:
    """Return the tiles to divide, None if they are too many or too few, or of three suits."""
    kinds = wild_kinds(rules, claim.indicator)
    if sum(claim.hand) != COMPLETE - 3 * len(claim.melds) or any(claim.hand[SUITED:]):
        return None
    if rules.two_suits and three_suits(claim.hand, claim.melds, kinds):
        return None
    natural = _without(claim.hand, kinds)
    laid = [0] * KINDS
    for meld in claim.melds:
        for kind in _read_as(meld):
            laid[kind] += 1
    wilds = sum(claim.hand) - sum(natural)
    return HandTiles(natural, wilds, MELDS - len(claim.melds), tuple(laid), claim.indicator)


def _pairs(rules: MahjongRules, claim: WinClaim, tiles: HandTiles) -> Division | None:
    """Return the best seven pairs, None if the hand is not seven pairs or the game does not have them."""
    return best_pairs(tiles) if rules.shapes.seven_pairs and not claim.melds else None


def _if_it_wins(rules: MahjongRules, claim: WinClaim, tiles: HandTiles, reading: Reading) -> Iterator[WinValue]:
    """Yield the worth of a reading of enough fan; no wild stands for an honour, which the game does not have."""
    if not any(is_honour(group.kind) for group in reading.groups):
        value = _value(rules, claim, tiles, reading)
        if _fan(value) >= rules.min_fan:
            yield value


def _value(rules: MahjongRules, claim: WinClaim, tiles: HandTiles, reading: Reading) -> WinValue:
    """Return the worth of the hand in this reading."""
    items = (
        *_of_groups(rules, claim, tiles, reading),
        *_of_tiles(claim, tiles),
        *_of_the_last_tile(rules, claim),
    )
    fan = sum([item.amount for item in items])
    return WinValue(items, fan, 2 ** (min(fan, rules.cap or fan) - 1), reading)


def _fan(value: WinValue) -> int:
    return value.fan or 0


def _of_groups(rules: MahjongRules, claim: WinClaim, tiles: HandTiles, reading: Reading) -> Iterator[ValueItem]:
    """Yield what depends on how the hand is divided."""
    gen = _gen(tiles, reading.groups)
    if reading.shape == SEVEN_PAIRS and gen and rules.long_qidui == FIXED_LONG_QI_DUI:
        # 龙七对 contains its first 根, and 无听用 is added to it as to every hand.
        yield ValueItem("long_qi_dui", FIXED_LONG_QI_DUI - WU_TING_YONG.amount)
        gen -= 1
    elif reading.shape == SEVEN_PAIRS:
        yield AN_QI_DUI
    elif any(group.group == RUN for group in reading.groups) or _chi(claim):
        yield PING_HU
    else:
        yield DUI_DUI_HU
    if gen:
        yield ValueItem("gen", gen)
    if _ben_jin(claim, reading.groups):
        yield BEN_JIN


def _of_tiles(claim: WinClaim, tiles: HandTiles) -> Iterator[ValueItem]:
    """Yield what follows from the tiles alone."""
    if len(claim.melds) == MELDS and not _chi(claim):
        yield JIN_GOU_DIAO
    if len(_suits(tiles.natural, claim.melds)) == 1:
        yield QING_YI_SE
    if not tiles.wilds and not any(meld.group == FEI for meld in claim.melds):
        yield WU_TING_YONG


def _of_the_last_tile(rules: MahjongRules, claim: WinClaim) -> Iterator[ValueItem]:
    """Yield what follows from how the last tile came."""
    if claim.by == BY_DEAL:
        yield TIAN_HU
    if _di_hu(claim):
        yield DI_HU
    if claim.by == BY_SELF and claim.after_kong:
        yield GANG_KAI
    if claim.by == BY_DISCARD and claim.after_kong:
        yield GANG_SHANG_PAO
    if claim.by == BY_ROB:
        yield QIANG_GANG
    if claim.by == BY_SELF and rules.zimo_bonus:
        yield ValueItem("zi_mo", rules.zimo_bonus)
    if claim.by == BY_DISCARD and claim.discarder_holds_one and rules.jingoupao:
        yield ValueItem("jin_gou_pao", rules.jingoupao)


def _di_hu(claim: WinClaim) -> bool:
    """Whether the hand wins with its own first tile drawn or with the dealer's first discard."""
    first_tile = claim.by == BY_DISCARD or (claim.by == BY_SELF and not claim.after_kong)
    return claim.first_round and not claim.melds and first_tile


def _gen(tiles: HandTiles, groups: Division) -> int:
    """Return how many kinds there are four times or more in the laid melds and these groups."""
    copies = list(tiles.laid)
    for group in groups:
        for kind in group_kinds(group):
            copies[kind] += 1
    return sum([count >= COPIES for count in copies])


def _ben_jin(claim: WinClaim, groups: Division) -> bool:
    """Whether the 本金 is a 碰, or a triplet of natural tiles among the groups."""
    in_hand = any(group == (TRIPLET, claim.indicator, ()) for group in groups)
    return in_hand or any(meld.group == PENG and meld.kind == claim.indicator for meld in claim.melds)


def _chi(claim: WinClaim) -> bool:
    return any(meld.group == CHI for meld in claim.melds)


def _read_as(meld: Meld) -> tuple[Kind, ...]:
    """Return the tiles of a meld, the wild of a 飞 as what it stands for."""
    return (meld.kind,) * 3 if meld.group == FEI else meld_tiles(meld)


def _without(hand: Sequence[int], wilds: Sequence[Kind]) -> tuple[int, ...]:
    """Return the natural tiles of a hand."""
    return tuple([0 if kind in wilds else count for kind, count in enumerate(hand)])


def _suits(natural: Sequence[int], melds: Sequence[Meld]) -> set[int]:
    """Return the suits of the natural tiles in the hand and in the melds; every 飞 has two natural tiles."""
    held = {suit_of(kind) for kind in range(SUITED) if natural[kind]}
    return held | {suit_of(meld.kind) for meld in melds}


def _held(hand: Sequence[int], melds: Sequence[Meld], kind: Kind) -> int:
    """Return how many tiles printed with a kind are in the hand and the melds."""
    return hand[kind] + sum([meld_tiles(meld).count(kind) for meld in melds])
