"""King substitutions: the quick search finds the best outcome that listing every choice finds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.zipai.hand.automaton import IMPOSSIBLE, LOAD_TRIPLE, Outcome, best_huxi
from hupai.zipai.hand.king_walks import walk_with_kings, walks_with_kings
from tests.engine.amounts import examples

LOADS = st.sampled_from([0, 0, 0, 1, 1, 2, *range(LOAD_TRIPLE + 1)])
"""What a kind can have before kings join it."""
LETTERS = st.lists(st.tuples(LOADS, LOADS).map(lambda loads: loads[0] * 16 + loads[1]), min_size=10, max_size=10)


def best_of_all(letters: Sequence[int], kings: int) -> Outcome:
    """The best outcome over all choices, listed one by one."""
    best = IMPOSSIBLE
    for _, made in walks_with_kings(letters, kings):
        plain, paired, quad = best_huxi(made)
        best = (max(best[0], plain), max(best[1], paired), max(best[2], quad))
    return best


@examples(20)
@given(LETTERS, st.integers(1, 3))
def test_the_quick_search_finds_the_best_of_all_choices(letters: list[int], kings: int) -> None:
    assert walk_with_kings(letters, kings) == best_of_all(letters, kings)


def small(*numbers: int) -> list[int]:
    """The letters of one small card of each of these numbers."""
    return [16 * (number in numbers) for number in range(1, 11)]


@pytest.mark.parametrize(
    ("held", "kings", "stand_for"),
    [((1, 2), 1, (2,)), ((1, 2, 8, 10), 2, (2, 8))],
)
def test_a_king_becomes_the_missing_card(held: tuple[int, ...], kings: int, stand_for: tuple[int, ...]) -> None:
    """一二 lacks 三, and 八十 beside it lacks 九; no other division exists, and the runs keep their usual value."""
    found = list(walks_with_kings(small(*held), kings))
    assert [choice for choice, _ in found] == [stand_for]
    assert walk_with_kings(small(*held), kings) == (3, -1, -1)
