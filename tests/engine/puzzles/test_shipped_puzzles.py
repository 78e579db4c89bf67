"""What is shipped: enough puzzles for every game, all kinds that it has, answers that still hold."""

from __future__ import annotations

from collections import Counter

import pytest

from hupai.puzzles import KINDS
from hupai.puzzles.mining.check import bad_end_comes, check, drill_is_right
from hupai.puzzles.mining.run import mine, near_key
from hupai.puzzles.puzzle import DECISIONS, DRILLS
from tests.engine.amounts import few_or_many, richest
from tests.engine.puzzles.shipped import FILES, puzzles_of

ENOUGH = 20
DECISIONS_AT_LEAST = 4
DISCARDS_AT_LEAST = 40
EVERY = 6
"""Of so many decisions one is played out again in a short run."""


@pytest.mark.parametrize("game", richest(FILES))
def test_every_game_has_enough_puzzles_in_their_order(game: str) -> None:
    puzzles = puzzles_of(game)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert len(puzzles) >= ENOUGH and sum(kinds[kind] for kind in DECISIONS) >= DECISIONS_AT_LEAST
    assert all(kinds[kind] for kind in ("claim", "count", "waits", "why"))
    assert kinds["discard"] >= DISCARDS_AT_LEAST
    assert list(puzzles) == sorted(puzzles, key=lambda one: (KINDS.index(one.kind), one.hard, one.id))
    assert len({near_key(puzzle) for puzzle in puzzles}) == len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.hard for puzzle in puzzles}) > 2


@pytest.mark.parametrize("game", FILES)
def test_no_answer_is_right_too_often(game: str) -> None:
    claims = [puzzle.answer[0].partition(" ")[0] for puzzle in puzzles_of(game) if puzzle.kind == "claim"]
    reasons = [puzzle.answer[0] for puzzle in puzzles_of(game) if puzzle.kind == "why"]
    assert len(set(claims)) > 1 and len(set(reasons)) > 1


@few_or_many("every", 3, 1)
@pytest.mark.parametrize("game", FILES)
def test_every_drill_has_the_answer_of_the_engine(game: str, every: int) -> None:
    assert all(map(drill_is_right, [puzzle for puzzle in puzzles_of(game) if puzzle.kind in DRILLS][::every]))


@pytest.mark.parametrize("game", FILES)
def test_the_gap_of_a_decision_exceeds_its_interval(game: str) -> None:
    for puzzle in puzzles_of(game):
        if puzzle.kind in DECISIONS:
            assert puzzle.gap is not None and puzzle.gap[0] > puzzle.gap[1] > 0
            assert puzzle.rest[0][1] == puzzle.gap[0]
            assert all(loss > 0 for _, loss in puzzle.rest)


@pytest.mark.parametrize("game", richest(FILES))
def test_the_bad_ends_come_as_stated(game: str) -> None:
    decisions = [puzzle for puzzle in puzzles_of(game) if puzzle.kind in DECISIONS]
    assert all(map(bad_end_comes, decisions[::EVERY]))


@pytest.mark.long
def test_the_documented_command_makes_the_shipped_puzzles() -> None:
    assert tuple(mine("shaoyang", len(puzzles_of("shaoyang")), jobs=2)) == puzzles_of("shaoyang")


@pytest.mark.long
@pytest.mark.parametrize("game", FILES)
def test_fresh_deals_leave_no_answer_in_doubt(game: str) -> None:
    assert check(puzzles_of(game), "test")["passed"]
