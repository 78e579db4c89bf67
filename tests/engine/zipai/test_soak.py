"""Many whole hands with every invariant checked after every step; the long run plays the full numbers."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from hupai.zipai.bots.ladder import LADDER
from tests.engine.amounts import each_part
from tests.engine.soak import Task, play_chunk
from tests.engine.zipai_games import games

each_game = pytest.mark.parametrize("game", sorted(games))


@each_game
@pytest.mark.parametrize(("bot", "hands"), [("random", 15), ("beginner", 5)])
def test_hands_between_bots_break_no_invariant(game: str, bot: str, hands: int) -> None:
    """Cards, sums, sizes, offers, bans and payments hold after every step of every hand."""
    totals = play_chunk(Task(game, (bot,) * 3, "short", 0, hands, random_options=False))
    assert totals["hands"] == hands
    assert totals["won"] > 0


@each_game
def test_hands_under_random_options_break_no_invariant(game: str) -> None:
    """Six sets of options, three hands each."""
    hands = sum(play_chunk(Task(game, ("random",) * 4, f"options{at}", at, 3, True))["hands"] for at in range(6))
    assert hands == 18


def test_every_combination_of_three_bots_plays() -> None:
    """One hand each: all of them decide, and nobody does anything illegal."""
    tables = len(LADDER) ** 3
    task = Task("leiyang", (), "mixed", 0, tables, random_options=True, nodes=8)
    assert {task.seated(number) for number in range(tables)} == set(product(LADDER, repeat=3))
    totals = play_chunk(replace(task, count=min(tables, 12)))
    assert all(totals[bot] for bot in LADDER) and sum(totals[bot] for bot in LADDER) > 200


@pytest.mark.long
@each_part()
@each_game
def test_every_mix_of_bots_plays_legally(game: str, part: int) -> None:
    """About three thousand decisions of all bots in a part, each hand with other options."""
    for number in range(part * 40, part * 40 + 40):
        assert play_chunk(Task(game, (), "mixed", number, 1, random_options=True))["hands"] == 1


@pytest.mark.long
@each_part()
@each_game
@pytest.mark.parametrize(
    ("bot", "hands", "random_options"), [("random", 10_000, False), ("random", 2000, True), ("beginner", 1000, False)]
)
def test_many_hands_break_no_invariant(game: str, bot: str, hands: int, random_options: bool, part: int) -> None:
    """Some under random options, which change after a hundred hands."""
    for first in range(part * hands, part * hands + hands, 100):
        play_chunk(Task(game, (bot,) * 3, "long", first, 100, random_options))
