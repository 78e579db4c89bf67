"""The fast hand checks agree with the slow oracle on random hands with 0 to 8 wilds."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from hupai.mahjong.hand.divisions import divisions, pair_divisions
from hupai.mahjong.hand.shapes import WinShapes, completing_kinds, tiles_to_ready, waits
from hupai.mahjong.tiles import COPIES, code, kinds_in
from tests.engine.amounts import each_part, few_or_many
from tests.engine.mahjong.complete_hands import is_complete
from tests.engine.mahjong.oracle import complete, complete_by_trying, most_held, oracle_waits
from tests.engine.mahjong.random_hands import names, random_hands

SHAPES = {
    "yongzhou": (WinShapes(thirteen_orphans=True, scattered_gap=3), {"orphans": True, "gap": 3}),
    "yongzhou, near tiles": (WinShapes(thirteen_orphans=True, scattered_gap=2), {"orphans": True, "gap": 2}),
    "seven pairs": (WinShapes(), {}),
    "standard": (WinShapes(seven_pairs=False), {"pairs": False}),
}
"""What a game allows, for the engine and for the oracle."""


def compare_wins(seed: str, number: int, only: str | None = None) -> Counter[tuple[str, bool]]:
    """Compare complete hands of every game, or of one; return how often each answer was given."""
    given: Counter[tuple[str, bool]] = Counter()
    for place, (counts, wilds, laid) in enumerate(random_hands(seed, number)):
        name = only or list(SHAPES)[place // 5 % len(SHAPES)]
        ours, theirs = SHAPES[name]
        expected = complete(names(counts), wilds, laid, **theirs)
        assert is_complete(counts, wilds, laid, ours) == expected, (names(counts), wilds, laid, name)
        given[name, expected] += 1
    return given


def compare_waits(seed: str, number: int) -> int:
    """Compare waits; return how many hands wait."""
    waiting = 0
    for place, (counts, wilds, laid) in enumerate(random_hands(seed, number, size=13)):
        name = list(SHAPES)[place // 5 % len(SHAPES)]
        ours, theirs = SHAPES[name]
        expected = oracle_waits(names(counts), wilds, laid, **theirs)
        found = completing_kinds(counts, wilds, laid, ours)
        assert [code(kind) for kind in kinds_in(found)] == expected, (names(counts), wilds, laid, name)
        assert waits(counts, wilds, laid, ours) == [kind for kind in kinds_in(found) if counts[kind] < COPIES]
        waiting += bool(expected)
    return waiting


def test_a_hand_is_complete_when_the_oracle_says_so() -> None:
    given = compare_wins("wins", 600)
    assert all(given[name, answer] > 12 for name in SHAPES for answer in (True, False)), given


@few_or_many("number", 25, 2000)
def test_a_hand_waits_for_what_the_oracle_says(number: int) -> None:
    assert compare_waits("waits", number) > number // 3


@pytest.mark.long
@each_part()
@pytest.mark.parametrize("name", SHAPES)
def test_ten_thousand_hands_of_a_game_agree_with_the_oracle(name: str, part: int) -> None:
    given = compare_wins(f"many wins {part}", 10_000, name)
    assert min(given[name, True], given[name, False]) > 1000


def test_the_oracle_agrees_with_trying_every_tile_for_every_wild() -> None:
    checked = Counter()
    for place, (counts, wilds, laid) in enumerate(random_hands("trying", 150)):
        if wilds > 1 + (laid > 1):
            continue
        _, theirs = SHAPES[list(SHAPES)[place // 5 % len(SHAPES)]]
        tiles = names(counts)
        expected = complete_by_trying(tiles, wilds, laid, **theirs)
        assert complete(tiles, wilds, laid, **theirs) == expected, (tiles, wilds, laid)
        checked[expected] += 1
    assert min(checked[True], checked[False]) > 10


def test_a_hand_has_a_division_exactly_when_it_is_complete() -> None:
    standard = pairs = 0
    for counts, wilds, laid in random_hands("divisions", 400):
        found = any(True for _ in divisions(counts, wilds, 4 - laid))
        assert found == complete(names(counts), wilds, laid, pairs=False), (names(counts), wilds, laid)
        standard += found
        if not laid and not found:
            paired = any(True for _ in pair_divisions(counts, wilds))
            assert paired == complete(names(counts), wilds, laid)
            pairs += paired
    assert standard > 40 and pairs > 10


@pytest.mark.parametrize("laid, number", [(3, 25), (2, 2), pytest.param(2, 300, marks=pytest.mark.long)])
def test_the_distance_is_what_the_nearest_complete_hand_lacks(laid: int, number: int) -> None:
    hands = (hand for hand in random_hands(f"distance {laid}", 100 * number) if hand[2] == laid)
    checked = 0
    for counts, wilds, _ in islice(hands, number):
        missing = 14 - 3 * laid - wilds - most_held(names(counts), 4 - laid, COPIES if not wilds else 6)
        assert tiles_to_ready(counts, wilds, laid, WinShapes()) == missing - 1, (names(counts), wilds)
        checked += 1
    assert checked == number
