"""The learned weights: files that fit, features that the fit and the evaluator count alike, and self-play."""

from __future__ import annotations

import pytest

from hupai.bots.linear_evaluator import AMOUNT, LinearEvaluator
from hupai.bots.weights import format_weights
from hupai.mahjong.bots.features import SCHEMA, SIZE, stage_of
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.weights import FALLBACK, weights_of
from hupai.mahjong.games import GAMES
from hupai.mahjong.training.learning import LEARNING
from hupai.training.fit import Examples
from hupai.training.selfplay import SelfPlayTask, play_task

each_game = pytest.mark.parametrize("game", [module.ID for module in GAMES])
GRADED = 11
"""Graded features of each position."""


def lesson(game: str, **changes: object) -> SelfPlayTask:
    fields = {"game": game, "options": {}, "weights": None, "teacher": "regular", "explore": 100, "seed": "l"}
    return SelfPlayTask(**{**fields, "first": 0, "count": 2, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["yongzhou-mahjong", "yibin"])
def test_shipped_weights_say_how_they_were_made_and_measured(game: str):
    found = weights_of(game)
    assert found.game == game == found.made["game"] and len(found.values) == SIZE and any(found.values)
    assert found.made["hands"] >= 3000 and found.made["teacher"] == "regular"
    assert found.strength["against"] == "regular" and found.strength["sealed"] and found.strength["deals"] >= 1000
    assert found.strength["low_sigma"] < found.strength["ev_sigma"] < found.strength["high_sigma"]


@pytest.mark.parametrize("game", ["yongzhou-mahjong", "yibin"])
def test_weights_that_proved_better_than_the_regular_bot(game: str):
    assert weights_of(game).strength["low_sigma"] > 0


def test_a_game_with_hands_that_are_revealed_ships_no_weights():
    """What the strong bot reckons there proved better."""
    assert weights_of("kawuxing").game == FALLBACK


@pytest.mark.parametrize("name", ["no-such-game", "../weights/yibin", ""])
def test_a_game_without_weights_uses_those_of_the_plainest_game(name: str):
    assert weights_of(name).game == FALLBACK


def test_weights_from_a_file_play():
    text = format_weights("yibin", SCHEMA, [0] * SIZE, {}, {})
    assert LADDER.parse_weights is not None
    bot = LADDER.with_weights("strong", "mine", LADDER.parse_weights(text))
    assert bot.name == "mine" and {"strong", "expert"} == LADDER.learned


@each_game
def test_self_play_records_positions_that_the_evaluator_counts_as_the_fit_does(game: str):
    weights = [(number * 37) % 101 - 50 for number in range(SIZE)]
    evaluator = LinearEvaluator(weights)
    batch = play_task(lesson(game))
    found = Examples([batch], size=SIZE, amount=AMOUNT)
    assert batch["hands"] == 2 and len(found.points) > 20 and found.rows.shape[1] == SIZE
    for row, worth in zip(found.rows, found.rows @ weights, strict=True):
        held, graded = row.indices[:-GRADED], row.indices[-GRADED:]
        amounts = [(number, round(row.data[at - GRADED] * AMOUNT)) for at, number in enumerate(graded)]
        assert abs(evaluator.value((list(held), tuple(amounts))) - worth) <= GRADED


def test_self_play_depends_on_the_seed_alone():
    found = play_task(lesson("kawuxing"))
    assert found == play_task(lesson("kawuxing"))
    assert found != play_task(lesson("kawuxing", seed="m")) and found != play_task(lesson("kawuxing", explore=0))
    own = lesson("kawuxing", weights=tuple(weights_of(FALLBACK).values))
    assert play_task(own) == play_task(own)


def test_training_finds_the_weights_of_the_family():
    assert (LEARNING.schema, LEARNING.size, LEARNING.amount) == (SCHEMA, SIZE, AMOUNT)
    assert LEARNING.weights == "hupai.mahjong.bots.weights"


def test_a_hand_goes_through_the_stages():
    stages = [stage_of(turns, rounds) for rounds, turns in enumerate(range(18, -1, -1))]
    assert stages == sorted(stages, reverse=True) and {*stages} == {*range(6)}
