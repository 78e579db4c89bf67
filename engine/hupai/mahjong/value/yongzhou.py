"""What a hand of 永州麻将 is worth: the list of the option ``score``, applied to the reading that is worth the most.

How the rules are read where they leave room:

- Every complete hand wins; if nothing in the list applies, it wins as 基础.
- 王钓 and 王闯 belong to a reading. For 王钓 the left-over wild and the drawn tile are the pair, or one of the seven
  pairs. For 王闯 the two left-over wilds and the drawn tile are a meld, which may itself be a 王归位. After a 杠 the
  list ``open`` counts them as 杠上王钓 and 杠上王闯, and nothing more for the 杠 or for a wild as the drawn tile.
- 清一色 is a matter of the natural tiles, in melds as in seven pairs; what the wilds stand for does not matter.
- A wild that is printed as an honour is that honour for 七风到位.
- 门清 is a drawn win in melds with nothing laid but 暗杠. For 全求人 four melds are laid, none of them 暗杠.
- In the list ``daozhou`` a discard costs half as much again, rounded down to whole stakes; a robbed tile does not.
- 起手四王 needs no complete hand, and is worth the same in every list.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from hupai.mahjong.hand.divisions import PAIR, RUN, Division, Group, divisions, pair_divisions
from hupai.mahjong.melds import CHI
from hupai.mahjong.rules.ruleset import POINTS, TIMES, MahjongRules, Valuation
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_SELF, SEVEN_PAIRS, STANDARD, Reading, WinClaim, WinValue
from hupai.mahjong.tiles import COPIES
from hupai.mahjong.value.yongzhou_facts import (
    NO_WANG,
    WANG_CHUANG,
    WANG_DIAO,
    Facts,
    ranks_of_reading,
    ranks_of_win,
)
from hupai.mahjong.value.yongzhou_plans import Plan, groups_of, home_kind, plans
from hupai.mahjong.value.yongzhou_rest import natural_tiles
from hupai.mahjong.value.yongzhou_scores import PRODUCT, QI_SHOU_SI_WANG, SCALES, Worth, scored
from hupai.mahjong.value.yongzhou_tiles import Played, played, scattered_shapes

FOUR_WILDS = "four_wilds"
"""The shape of the reading for 起手四王."""

_FOUR_WILDS_VALUE = WinValue((QI_SHOU_SI_WANG,), None, QI_SHOU_SI_WANG.amount, Reading(FOUR_WILDS, ()))


def best_value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Return the highest worth over all readings of the hand, None if it is no win."""
    tiles = played(rules, claim)
    best = None if tiles is None else _best_complete(rules, claim, tiles)
    if _four_wilds_dealt(rules, claim) and (best is None or best.multiplier < QI_SHOU_SI_WANG.amount):
        return _FOUR_WILDS_VALUE
    return best


def readings(rules: MahjongRules, claim: WinClaim) -> Iterator[WinValue]:
    """Yield every reading of the hand with its worth; slow, for proofs."""
    tiles = played(rules, claim)
    if tiles is not None:
        for division in divisions(tiles.counts, tiles.wilds, tiles.melds):
            yield _value(rules, claim, tiles, _facts_of_melds(rules, claim, tiles, division), division)
        for pairs in () if claim.melds else pair_divisions(tiles.counts, tiles.wilds):
            yield _value(rules, claim, tiles, _facts_of_pairs(rules, claim, tiles, pairs), pairs)
        for shape in scattered_shapes(rules, claim, tiles):
            yield _value(rules, claim, tiles, Facts(shape), ())
    if _four_wilds_dealt(rules, claim):
        yield _FOUR_WILDS_VALUE


def _best_complete(rules: MahjongRules, claim: WinClaim, tiles: Played) -> WinValue | None:
    """Return the highest worth of a hand with the tiles of a complete one, None if it is not complete."""
    best: tuple[Plan, Worth] | None = None
    for plan in plans(rules, claim, tiles, SCALES[rules.score]):
        worth = _worth(rules, claim, tiles, plan.facts)
        if best is None or worth.multiplier > best[1].multiplier:
            best = plan, worth
            if worth.multiplier == SCALES[rules.score].top:
                break
    if best is None:
        return None
    plan, worth = best
    return WinValue(worth.items, None, worth.multiplier, Reading(plan.facts.shape, lay=partial(groups_of, tiles, plan)))


def _worth(rules: MahjongRules, claim: WinClaim, tiles: Played, facts: Facts) -> Worth:
    """Return the worth of a reading of which these facts hold."""
    scale = SCALES[rules.score]
    ranks = (*ranks_of_win(claim), *ranks_of_reading(rules, claim, tiles, facts, scale))
    return scored(scale, ranks, claim.by)


def _value(rules: MahjongRules, claim: WinClaim, tiles: Played, facts: Facts, groups: Division) -> WinValue:
    """Return the worth of a reading with its groups."""
    worth = _worth(rules, claim, tiles, facts)
    return WinValue(worth.items, None, worth.multiplier, Reading(facts.shape, groups))


def _four_wilds_dealt(rules: MahjongRules, claim: WinClaim) -> bool:
    """Whether the hand wins as 起手四王."""
    return rules.four_wild_deal and claim.by == BY_DEAL and claim.wild >= 0 and claim.hand[claim.wild] == COPIES


def _facts_of_melds(rules: MahjongRules, claim: WinClaim, tiles: Played, division: Division) -> Facts:
    """Return what a division into melds and a pair decides."""
    home = home_kind(rules, tiles)
    at_home = [group.group == RUN and group.wilds != () and (home in group.wilds or home < 0) for group in division]
    only_triplets = all(group.group != RUN for group in division) and all(meld.group != CHI for meld in claim.melds)
    return Facts(STANDARD, _wang_of(claim, tiles, division), sum(at_home), only_triplets)


def _facts_of_pairs(rules: MahjongRules, claim: WinClaim, tiles: Played, pairs: Division) -> Facts:
    """Return what a division into seven pairs decides."""
    kinds = [group.kind for group in pairs]
    alike = {kind for kind in kinds if kinds.count(kind) > 1}
    if rules.long_natural_only:
        alike = {kind for kind in alike if tiles.counts[kind] == COPIES}
    return Facts(SEVEN_PAIRS, _wang_of(claim, tiles, pairs), four_alike=bool(alike))


def _wang_of(claim: WinClaim, tiles: Played, division: Division) -> int:
    """Return whether a group consists of the drawn tile and left-over wilds: a meld for 王闯, a pair for 王钓."""
    if claim.by != BY_SELF:
        return NO_WANG
    found = [group.group == PAIR for group in division if _is_last_and_wilds(tiles, group)]
    if not found:
        return NO_WANG
    return WANG_DIAO if all(found) else WANG_CHUANG


def _is_last_and_wilds(tiles: Played, group: Group) -> bool:
    """Whether the group is the last tile and wilds; if the last tile is one of them, wilds alone."""
    return natural_tiles(group) == (() if tiles.last_wild else (tiles.last,))


def _counted(rules: MahjongRules) -> str:
    return TIMES if SCALES[rules.score].counts == PRODUCT else POINTS


VALUATION = Valuation(best=best_value, readings=readings, whole="worth.score", counts=_counted)
