"""Many whole hands, every invariant checked after every step; the long run plays the issue's numbers."""

from __future__ import annotations

import pytest

from hupai.registry import games
from tests.engine.soak import DEFAULTS, RANDOM, play_chunk, report, soak

SORTS = [("random", 250), ("beginner", 50)]


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(("bot", "hands"), SORTS)
def test_hands_between_bots_break_no_invariant(game: str, bot: str, hands: int) -> None:
    """Cards, books, sizes, offers, bans and payments hold after every step of every hand."""
    totals = play_chunk((game, (bot,) * 3, "short", 0, hands, False))
    assert totals["hands"] == hands
    assert totals["won"] > 0


@pytest.mark.parametrize("game", sorted(games))
def test_hands_under_options_drawn_anew_break_none_either(game: str) -> None:
    """Six sets of options, forty hands each."""
    hands = sum(play_chunk((game, ("random",) * 3, f"options{at}", at, 40, True))["hands"] for at in range(6))
    assert hands == 240


def test_the_shares_add_up() -> None:
    """Every win came one way; what is a share of all hands is no share of the won ones."""
    sums = play_chunk(("leiyang", ("beginner",) * 3, "shares", 0, 60, False))
    told = report("leiyang", ("beginner",) * 3, DEFAULTS, sums, 1.0)
    shares = told["shares_of_won"]
    assert isinstance(shares, dict)
    assert sum(share for name, share in shares.items() if name.startswith("by_")) == pytest.approx(1, abs=1e-3)
    assert told["drawn"] == 60 - sums["won"]


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(
    ("bot", "hands", "options"),
    [("random", 100_000, DEFAULTS), ("random", 20_000, RANDOM), ("beginner", 10_000, DEFAULTS)],
)
def test_a_hundred_thousand_random_and_ten_thousand_beginner_hands(
    game: str, bot: str, hands: int, options: str
) -> None:
    """The long run; ``python -m tests.engine.soak`` prints its figures."""
    assert soak(game, (bot,) * 3, hands, "long", 2, options)["hands"] == hands
