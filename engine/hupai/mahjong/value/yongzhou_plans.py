"""The ways to read a complete 永州麻将 hand among which the best one is, found without making every division.

A list of worths counts more for more 王归位, and for 王钓, 王闯 and triplets. So it is enough to ask, with and without
王钓 and 王闯, how many runs can have a wild at home, and whether all melds can be triplets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hupai.mahjong.hand import tally
from hupai.mahjong.hand.divisions import PAIR, TRIPLET, Division, Group
from hupai.mahjong.hand.pairs import completing_pairs, fours
from hupai.mahjong.hand.standard import ANY_KIND
from hupai.mahjong.hand.tally import singles_in
from hupai.mahjong.melds import CHI
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_SELF, SEVEN_PAIRS, STANDARD, WinClaim
from hupai.mahjong.tiles import COPIES, Kind
from hupai.mahjong.value.yongzhou_facts import NO_WANG, WANG_CHUANG, WANG_DIAO, Facts
from hupai.mahjong.value.yongzhou_rest import Rest, all_triplets, covered, divide, most_runs, natural_tiles, run_with
from hupai.mahjong.value.yongzhou_scores import HIGHEST, Scale
from hupai.mahjong.value.yongzhou_tiles import Played, scattered_shapes


class Plan(NamedTuple):
    """A way to read a complete hand, and what its groups are made of."""

    facts: Facts
    chosen: Division = ()
    """The groups that are already chosen."""
    rest: Rest | None = None
    """Of a standard hand: what is still to be divided."""


def plans(rules: MahjongRules, claim: WinClaim, tiles: Played, scale: Scale) -> Iterator[Plan]:
    """Yield ways to read the hand, one that is worth the most in this list among them; none if it is not complete."""
    yield from _standard_plans(rules, claim, tiles, scale)
    if not claim.melds and singles_in(tiles.tally) <= tiles.wilds:
        wang = WANG_DIAO if claim.by == BY_SELF and _waits_for_any_pair(tiles) else NO_WANG
        four_alike = max(tiles.counts) == COPIES if rules.long_natural_only else fours(tiles.counts, tiles.wilds) > 0
        yield Plan(Facts(SEVEN_PAIRS, wang, four_alike=four_alike))
    for shape in scattered_shapes(rules, claim, tiles):
        yield Plan(Facts(shape))


def groups_of(tiles: Played, plan: Plan) -> Division:
    """Return groups of the hand that fit the plan; none for a shape without groups."""
    if plan.rest is not None:
        found = (*plan.chosen, *divide(plan.rest, plan.facts.triplets, tiles.wild))
    elif plan.facts.shape == SEVEN_PAIRS:
        found = tuple(_pairs(tiles, plan.facts.wang))
    else:
        return ()
    return tuple(sorted(found, key=_place))


def home_kind(rules: MahjongRules, tiles: Played) -> Kind:
    """Return the kind that a wild must stand for in a 王归位, -1 for any."""
    return tiles.wild if rules.guiwei == "natural" else -1


def _standard_plans(rules: MahjongRules, claim: WinClaim, tiles: Played, scale: Scale) -> Iterator[Plan]:
    """Yield plans for melds and a pair: with 王闯, with 王钓, and without; by triplets, and by the most 王归位."""
    home = home_kind(rules, tiles)
    may_be_triplets = "peng_peng_hu" in scale.worth and all(meld.group != CHI for meld in claim.melds)
    for wang, rest in _rests(claim, tiles):
        if may_be_triplets and all_triplets(rest):
            yield Plan(Facts(STANDARD, wang, triplets=True), _last_group(tiles, wang, None), rest)
        # Where only the highest item counts, 王归位 need not come together with 王钓 or 王闯.
        enough = 0 if scale.counts == HIGHEST and wang else scale.runs
        last_run = run_with(_natural_last(tiles), home) if enough and wang == WANG_CHUANG else None
        runs, left = most_runs(rest, home, enough) if enough and rest.wilds else ((), rest)
        facts = Facts(STANDARD, wang, len(runs) + (last_run is not None))
        yield Plan(facts, (*_last_group(tiles, wang, last_run), *runs), left)


def _rests(claim: WinClaim, tiles: Played) -> Iterator[tuple[int, Rest]]:
    """Yield what is to be divided besides the group of the last tile, for 王闯, for 王钓, and without them."""
    if not tally.covered(tiles.tally, tiles.melds):
        return
    if claim.by == BY_SELF and tiles.wilds > tiles.last_wild:
        counts, wilds = _before(tiles)
        for wang, rest in (
            (WANG_CHUANG, Rest(counts, wilds - 2, tiles.melds - 1, 1)),
            (WANG_DIAO, Rest(counts, wilds - 1, tiles.melds, 0)),
        ):
            if covered(rest):
                yield wang, rest
    yield NO_WANG, Rest(tuple(tiles.counts), tiles.wilds, tiles.melds, 1)


def _before(tiles: Played) -> tuple[tuple[int, ...], int]:
    """Return the natural tiles and the wilds before the last tile was drawn."""
    counts = list(tiles.counts)
    if not tiles.last_wild:
        counts[tiles.last] -= 1
    return tuple(counts), tiles.wilds - tiles.last_wild


def _natural_last(tiles: Played) -> tuple[Kind, ...]:
    """Return the last tile, or nothing if it is a wild."""
    return () if tiles.last_wild else (tiles.last,)


def _last_group(tiles: Played, wang: int, run: Group | None) -> Division:
    """Return the group of the last tile and the left-over wilds: for 王钓 the pair, for 王闯 the run or a triplet."""
    if wang == NO_WANG:
        return ()
    if run is not None:
        return (run,)
    group, size = (PAIR, 2) if wang == WANG_DIAO else (TRIPLET, 3)
    return (Group(group, tiles.last, (tiles.last,) * (size - len(_natural_last(tiles)))),)


def _waits_for_any_pair(tiles: Played) -> bool:
    """Whether the thirteen tiles before the last one are six pairs and a wild."""
    return completing_pairs(*_before(tiles)) == ANY_KIND


def _pairs(tiles: Played, wang: int) -> Iterator[Group]:
    """Yield seven pairs, with 王钓 that of the last tile and the left-over wild among them."""
    counts, wilds = (tiles.counts, tiles.wilds) if wang == NO_WANG else _before(tiles)
    wilds -= wang != NO_WANG
    held = [kind for kind, count in enumerate(counts) if count]
    for kind in held:
        for _ in range(counts[kind] // 2):
            yield Group(PAIR, kind, ())
        if counts[kind] % 2:
            wilds -= 1
            yield Group(PAIR, kind, (kind,))
    # Wilds that are left make four alike.
    for _ in range(wilds // 2):
        yield Group(PAIR, held[0], (held[0],) * 2)
    if wang:
        kind = held[0] if tiles.last_wild else tiles.last
        yield Group(PAIR, kind, (kind,) * (2 - len(_natural_last(tiles))))


def _place(group: Group) -> tuple[bool, Kind]:
    """Return where a group stands: by its lowest natural tile, those of wilds alone last."""
    natural = natural_tiles(group)
    return not natural, natural[0] if natural else group.kind
