"""What holds for every hand: waits, distances and divisions fit together."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.mahjong.hand.divisions import Division, divisions, group_kinds, pair_divisions
from hupai.mahjong.hand.shapes import WinShapes, completing_kinds, tiles_to_ready, waits
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import COPIES, KINDS, RANKS, SUITED, counts_of
from tests.engine.amounts import amount, examples
from tests.engine.mahjong.complete_hands import is_complete
from tests.engine.mahjong.random_hands import random_hands

pytestmark = pytest.mark.more

SHAPES = (WinShapes(thirteen_orphans=True, scattered_gap=3), WinShapes(), WinShapes(seven_pairs=False))

EVERY_SHAPE = pytest.mark.parametrize("shapes", SHAPES, ids=["yongzhou", "seven pairs", "standard"])

RUNS = [(kind, kind + 1, kind + 2) for kind in range(KINDS) if is_run_start(kind)]
MELDS = [*RUNS, *((kind,) * 3 for kind in range(KINDS))]


@st.composite
def won_hands(draw: st.DrawFn) -> tuple[list[int], int, int]:
    """Complete hands as (counts, wilds, laid melds)."""
    laid = draw(st.integers(0, 4))
    melds = draw(st.lists(st.sampled_from(MELDS), min_size=4 - laid, max_size=4 - laid))
    pair = draw(st.integers(0, KINDS - 1))
    kinds = draw(st.permutations([*(kind for meld in melds for kind in meld), pair, pair]))
    wilds = draw(st.integers(0, min(8, len(kinds) - 1)))
    counts = counts_of(kinds[wilds:])
    # Fifth copies are wilds.
    over = [max(0, count - COPIES) for count in counts]
    return [count - more for count, more in zip(counts, over, strict=True)], wilds + sum(over), laid


def plus(counts: list[int], kind: int, number: int = 1) -> list[int]:
    """The counts with that many more tiles of a kind."""
    changed = list(counts)
    changed[kind] += number
    return changed


@examples(40, 1000)
@given(won_hands())
def test_without_one_of_its_tiles_a_won_hand_waits_for_it(hand: tuple[list[int], int, int]) -> None:
    counts, wilds, laid = hand
    for shapes in SHAPES:
        assert is_complete(counts, wilds, laid, shapes)
        for kind in range(KINDS):
            if counts[kind]:
                left = plus(counts, kind, -1)
                assert kind in waits(left, wilds, laid, shapes)
                assert tiles_to_ready(left, wilds, laid, shapes) == 0


@examples(40, 1000)
@given(won_hands())
def test_a_won_hand_of_another_size_is_none(hand: tuple[list[int], int, int]) -> None:
    counts, wilds, laid = hand
    for shapes in SHAPES:
        assert not is_complete(counts, wilds + 1, laid, shapes)
        assert not completing_kinds(counts, wilds, laid, shapes)


@examples(40, 1000)
@given(won_hands(), st.permutations(range(3)), st.booleans(), st.permutations(range(SUITED, KINDS)))
def test_suits_change_places_and_ranks_count_down_without_a_difference(
    hand: tuple[list[int], int, int], suits: list[int], down: bool, honours: list[int]
) -> None:
    counts, wilds, laid = hand
    mirrored: list[int] = []
    for suit in suits:
        ranks = counts[suit * RANKS : suit * RANKS + RANKS]
        mirrored += ranks[::-1] if down else ranks
    mirrored += [counts[kind] for kind in honours]
    for kind in range(KINDS):
        if counts[kind]:
            counts = plus(counts, kind, -1)
            mirrored_kind = honours.index(kind) + SUITED if kind >= SUITED else None
            if mirrored_kind is None:
                rank = kind % RANKS
                mirrored_kind = suits.index(kind // RANKS) * RANKS + (RANKS - 1 - rank if down else rank)
            mirrored = plus(mirrored, mirrored_kind, -1)
            break
    for shapes in SHAPES:
        there = completing_kinds(mirrored, wilds, laid, shapes)
        assert there.bit_count() == completing_kinds(counts, wilds, laid, shapes).bit_count()
        assert tiles_to_ready(mirrored, wilds, laid, shapes) == tiles_to_ready(counts, wilds, laid, shapes)


@EVERY_SHAPE
def test_a_hand_is_ready_exactly_when_it_waits(shapes: WinShapes) -> None:
    given_answers: Counter[bool] = Counter()
    for counts, wilds, laid in random_hands("ready", amount(400, 5000), size=13):
        ready = tiles_to_ready(counts, wilds, laid, shapes) == 0
        assert ready == bool(waits(counts, wilds, laid, shapes)), (counts, wilds, laid)
        if wilds:
            assert ready == bool(completing_kinds(counts, wilds, laid, shapes))
        given_answers[ready] += 1
    assert min(given_answers.values()) > 40


@EVERY_SHAPE
def test_the_distance_is_minus_one_exactly_for_a_complete_hand(shapes: WinShapes) -> None:
    for counts, wilds, laid in random_hands("complete", amount(400, 5000)):
        assert (tiles_to_ready(counts, wilds, laid, shapes) == -1) == is_complete(counts, wilds, laid, shapes)


@EVERY_SHAPE
def test_the_best_discard_keeps_the_distance(shapes: WinShapes) -> None:
    """The distance of fourteen tiles is the least that a discard leaves."""
    for counts, wilds, laid in random_hands("discards", amount(80, 1000)):
        away = tiles_to_ready(counts, wilds, laid, shapes)
        left = [tiles_to_ready(plus(counts, kind, -1), wilds, laid, shapes) for kind in range(KINDS) if counts[kind]]
        left += [tiles_to_ready(counts, wilds - 1, laid, shapes)] if wilds else []
        assert min(left) == max(away, 0)


@EVERY_SHAPE
def test_the_best_draw_brings_a_hand_one_tile_nearer(shapes: WinShapes) -> None:
    for counts, wilds, laid in random_hands("draws", amount(80, 1000), size=13):
        away = tiles_to_ready(counts, wilds, laid, shapes)
        drawn = [
            tiles_to_ready(plus(counts, kind), wilds, laid, shapes) for kind in range(KINDS) if counts[kind] < COPIES
        ]
        assert min(drawn) == away - 1
        assert tiles_to_ready(counts, wilds + 1, laid, shapes) <= away - 1


def is_whole(division: Division, counts: list[int], wilds: int) -> bool:
    """Whether the groups use all natural tiles and as many wilds as there are."""
    used = counts_of(kind for group in division for kind in group_kinds(group))
    stood_for = [kind for group in division for kind in group.wilds]
    for kind in stood_for:
        used[kind] -= 1
    return used == counts and len(stood_for) == wilds


def test_divisions_use_every_tile_and_come_once() -> None:
    seen = 0
    for counts, wilds, laid in random_hands("whole", amount(60, 600)):
        for found in (divisions(counts, wilds, 4 - laid), pair_divisions(counts, wilds) if not laid else ()):
            some = list(islice(found, 3000))
            assert len({tuple(sorted(division)) for division in some}) == len(some)
            assert all(is_whole(division, counts, wilds) for division in some)
            seen += len(some)
    assert seen > 1000
