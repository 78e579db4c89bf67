"""Random hands of 宜宾麻将 with their rules: most are built to win, some of those then lose a tile for another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hupai.mahjong.games.yibin import RULES
from hupai.mahjong.melds import ANGANG, FEI, GANG, GANGS, JIAGANG, PENG, Meld, is_run_start, meld_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim
from hupai.mahjong.tiles import COPIES, RANKS, SUITED, counts_of, next_in_order

Hand = tuple[MahjongRules, WinClaim]


def yibin_hands(seed: str, number: int, most_wilds: int = 3) -> Iterator[Hand]:
    """That many hands of fourteen tiles, with at most so many wilds in the hand."""
    rng = Random(seed)
    for _ in range(number):
        most = min(rng.choice((0, 0, 0, 1, 1, 1, 2, 2, 3, 12)), most_wilds)
        hand = None
        while hand is None:
            hand = _hand(rng, most)
        yield hand


def _hand(rng: Random, most_wilds: int) -> Hand | None:
    """A hand, or None where the deck does not have its tiles."""
    rules = _rules(rng)
    indicator = rng.randrange(SUITED)
    wild = [next_in_order(indicator)]
    while len(wild) < rules.wilds // COPIES:
        wild.append(next_in_order(wild[-1]))
    # Few kinds, the 本金 and its neighbours often among them, make equal tiles frequent.
    suits = rng.choice(([0], [1], [0, 1], [0, 2], [1, 2], [0, 1], [1, 2], [0, 1, 2]))
    near = [kind for kind in range(indicator - 2, indicator + 3) if 0 <= kind < SUITED and kind // RANKS in suits]
    kinds = rng.sample([kind for kind in range(SUITED) if kind // RANKS in suits], rng.choice((6, 8, 9))) + near
    melds: list[Meld] = []
    if rng.random() < 0.25:
        tiles = [kind for _ in range(7) for kind in [rng.choice(kinds)] * 2]
    else:
        melds = [_meld(rng, kinds, wild) for _ in range(rng.choice((0, 0, 1, 2, 2, 3, 3, 4, 4, 4)))]
        tiles = [rng.choice(kinds)] * 2
        for _ in range(4 - len(melds)):
            tiles += _group(rng, kinds)
    tiles = _with_wilds(rng, tiles, wild, rng.choice((0, 1, 2, 3, 4, 6)), most_wilds)
    if rng.random() < 0.4:
        tiles[rng.randrange(len(tiles))] = rng.randrange(SUITED)
    laid = [tile for meld in melds for tile in meld_tiles(meld)]
    if max(counts_of([*tiles, *laid, indicator])) > COPIES or any(meld.kind in wild for meld in melds):
        return None
    if sum(tile in wild for tile in tiles) > most_wilds:
        return None
    claim = _claim(rng, tiles, melds, wild[0], indicator)
    if rules.ben_jin == "drawn":
        came = (*tiles, *laid).count(indicator)
        claim = replace(claim, ben_jin_discarded=rng.randrange(COPIES - came))
    return rules, claim


def _rules(rng: Random) -> MahjongRules:
    """The rules with options that change the worth of a hand, the usual ones most often."""
    return replace(
        RULES,
        wilds=rng.choice((4, 4, 8, 12)),
        cap=rng.choice((6, 6, 4, 5, 7, 0)),
        long_qidui=rng.choice((4, 5)),
        min_fan=rng.choice((1, 1, 2)),
        zimo_bonus=rng.choice((0, 1)),
        jingoupao=rng.choice((0, 1)),
        gen_wilds=rng.choice(("one", "any")),
        ben_jin=rng.choice(("triplet", "triplet", "drawn")),
        wild_fan=rng.choice(("once", "once", "each")),
    )


def _meld(rng: Random, kinds: list[int], wild: list[int]) -> Meld:
    group = rng.choice((PENG, PENG, GANG, ANGANG, JIAGANG, FEI, FEI))
    return Meld(group, rng.choice(kinds), rng.choice(wild) if group == FEI else -1)


def _group(rng: Random, kinds: list[int]) -> list[int]:
    kind = rng.choice(kinds)
    return [kind, kind + 1, kind + 2] if is_run_start(kind) and rng.random() < 0.5 else [kind] * 3


def _with_wilds(rng: Random, tiles: list[int], wild: list[int], more: int, most_wilds: int) -> list[int]:
    """The tiles with some of them replaced by wilds, first those of which there are too many."""
    rng.shuffle(tiles)
    room = most_wilds - sum(tile in wild for tile in tiles)
    extra = [place for place, tile in enumerate(tiles) if tiles[:place].count(tile) >= COPIES]
    for place in [*extra, *rng.sample(range(len(tiles)), min(more, len(tiles)))][: max(room, 0)]:
        tiles[place] = rng.choice(wild)
    return tiles


def _claim(rng: Random, tiles: list[int], melds: list[Meld], wild: int, indicator: int) -> WinClaim:
    by = rng.choice((BY_SELF, BY_DISCARD, BY_ROB)) if melds else rng.choice((BY_SELF, BY_DISCARD, BY_ROB, BY_DEAL))
    kong_laid = any(meld.group in GANGS for meld in melds)
    return WinClaim(
        hand=tuple(counts_of(tiles)),
        melds=tuple(melds),
        last=-1 if by == BY_DEAL else rng.choice(tiles),
        by=by,
        wild=wild,
        indicator=indicator,
        after_kong=(by == BY_DISCARD or kong_laid) and by in (BY_SELF, BY_DISCARD) and rng.random() < 0.3,
        first_round=by in (BY_SELF, BY_DISCARD) and not melds and rng.random() < 0.2,
        discarder_holds_one=by == BY_DISCARD and rng.random() < 0.2,
    )
