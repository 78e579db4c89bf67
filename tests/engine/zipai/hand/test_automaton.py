"""The cache of the win check: bounded, and without influence on results."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hupai.zipai.hand import automaton
from tests.engine.playing import random_hand
from tests.engine.zipai_games import games

FEW = 150


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Empty the cache before and after the test."""
    automaton.forget_states()
    yield
    automaton.forget_states()


def results(game: str) -> list[tuple[int, ...]]:
    """The scores of some random hands."""
    found = []
    for number in range(8):
        result = random_hand(games[game].base, f"memory{number}").result
        assert result is not None
        found.append(result.scores)
    return found


@pytest.mark.parametrize("game", sorted(games))
def test_clearing_the_cache_bounds_it_and_changes_no_result(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for a few states only, the same hands win the same points."""
    roomy = results(game)
    assert FEW < automaton.known_states() <= automaton.MAX_STATES
    automaton.forget_states()
    monkeypatch.setattr(automaton, "MAX_STATES", FEW)
    assert results(game) == roomy
    assert automaton.known_states() <= FEW
