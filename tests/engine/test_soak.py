"""Many whole hands, every invariant checked after every step; the long run plays the issue's numbers."""

from __future__ import annotations

import pytest

from hupai.registry import games
from tests.engine.soak import play_chunk, soak

SORTS = [("random", 400), ("beginner", 60)]


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(("bot", "hands"), SORTS)
def test_hands_between_bots_break_no_invariant(game: str, bot: str, hands: int) -> None:
    """Cards, books, sizes, offers and payments hold after every step of every hand."""
    totals = play_chunk((game, (bot,) * 3, "short", 0, hands))
    assert totals["hands"] == hands
    assert totals["won"] > 0


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(("bot", "hands"), [("random", 100_000), ("beginner", 10_000)])
def test_a_hundred_thousand_random_and_ten_thousand_beginner_hands(game: str, bot: str, hands: int) -> None:
    """The long run; ``python -m tests.engine.soak`` prints its figures."""
    assert soak(game, (bot,) * 3, hands, "long", 2)["hands"] == hands
