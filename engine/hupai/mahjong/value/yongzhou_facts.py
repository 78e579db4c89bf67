"""What counts in one reading of a 永州麻将 hand, as ranks for the list of worths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.melds import ANGANG
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_ROB,
    BY_SELF,
    ORPHANS,
    SCATTERED,
    SEVEN_PAIRS,
    SEVEN_WINDS,
    STANDARD,
    WinClaim,
)
from hupai.mahjong.tiles import COPIES
from hupai.mahjong.value.yongzhou_scores import GUI_WEI, Rank, Scale
from hupai.mahjong.value.yongzhou_tiles import Played, one_suit

NO_WANG, WANG_DIAO, WANG_CHUANG = range(3)
"""What the wilds that were left over before the draw made of the hand."""

_WANG_NAMES = ("", "wang_diao", "wang_chuang")

_OF_SHAPES: dict[str, tuple[Rank, ...]] = {
    SEVEN_WINDS: (("qi_feng", "xia_san_lan"),),
    SCATTERED: (("xia_san_lan",),),
    ORPHANS: (("shi_san_yao",),),
}


class Facts(NamedTuple):
    """What a reading of a complete hand decides."""

    shape: str
    wang: int = NO_WANG
    """NO_WANG, WANG_DIAO or WANG_CHUANG."""
    home_runs: int = 0
    """王归位: runs with a wild at home."""
    triplets: bool = False
    """Whether all melds are triplets."""
    four_alike: bool = False
    """龙巧对: whether two of the seven pairs are alike."""


def ranks_of_win(claim: WinClaim) -> list[Rank]:
    """Return what counts however the hand is read."""
    found: list[Rank] = []
    if claim.wild >= 0 and claim.hand[claim.wild] == COPIES:
        found.append(("si_da_tian_wang",))
    if claim.by == BY_DEAL:
        found.append(("tian_hu",))
    if claim.by in (BY_SELF, BY_DEAL):
        found.append(("zi_mo",))
    if claim.by == BY_ROB:
        found.append(("qiang_gang",))
    return found


def ranks_of_reading(rules: MahjongRules, claim: WinClaim, tiles: Played, facts: Facts, scale: Scale) -> Iterator[Rank]:
    """Yield what counts in this reading."""
    if facts.shape != STANDARD:
        yield from _OF_SHAPES.get(facts.shape, ())
    if facts.shape == SEVEN_PAIRS:
        yield (
            *(() if tiles.wilds else ("ying_qiao_dui",)),
            *(("long_qiao_dui",) if facts.four_alike else ()),
            "qi_qiao_dui",
        )
    if facts.home_runs:
        yield GUI_WEI[-facts.home_runs :]
    if facts.triplets:
        yield ("peng_peng_hu",)
    if facts.shape == STANDARD and "men_qing" in scale.worth:
        yield from _of_laid_melds(claim)
    if facts.shape in (STANDARD, SEVEN_PAIRS) and ("qing_yi_se" in scale.worth):
        suited = one_suit(rules, claim, tiles)
        if suited and (suited != "qing_yi_se" or facts.shape == STANDARD or rules.qing_qi_dui):
            yield (suited,)
    yield from _of_last_tile(claim, tiles, facts.wang, scale)


def _of_laid_melds(claim: WinClaim) -> Iterator[Rank]:
    """Yield 门清 and 全求人."""
    concealed = [meld.group == ANGANG for meld in claim.melds]
    if all(concealed) and claim.by in (BY_SELF, BY_DEAL):
        yield ("men_qing",)
    if len(concealed) == MELDS and not any(concealed):
        yield ("quan_qiu_ren",)


def _of_last_tile(claim: WinClaim, tiles: Played, wang: int, scale: Scale) -> Iterator[Rank]:
    """Yield 王钓, 王闯 and 杠开; a list that has 杠上王钓 counts it in place of both."""
    after_kong = claim.after_kong and claim.by == BY_SELF
    name = _WANG_NAMES[wang]
    if wang and after_kong and f"gang_shang_{name}" in scale.worth:
        yield (f"gang_shang_{name}",)
        return
    if wang:
        yield (f"{name}_wang", name) if tiles.last_wild else (name,)
    if after_kong:
        yield ("gang_kai",)
