"""Weights files: read back as written, refused with the fault, one that fits for every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hupai
from hupai.bots.weights import MAX_WEIGHT, format_weights
from hupai.table.errors import InvalidWeights
from hupai.zipai.bots import weights
from hupai.zipai.bots.features import SCHEMA, SIZE
from hupai.zipai.bots.weights import FALLBACK, WEIGHTS, names_of, parse_weights, weights_of
from hupai.zipai.explain.vocabulary import VOCABULARY
from tests.engine.zipai_games import games
from tests.rows import each_row

SHIPPED = Path(weights.__file__).parent
VALUES = [number % 7 - 3 for number in range(SIZE)]
TEXT = format_weights("leiyang", SCHEMA, VALUES, {"hands": 5}, {"ev_sigma": 0.1})


def changed(**fields):
    """The text with these fields of the file changed."""
    return json.dumps({**json.loads(TEXT), **fields})


def test_a_file_reads_back_as_it_was_written():
    found = parse_weights(TEXT)
    assert (found.game, list(found.values)) == ("leiyang", VALUES)
    assert (found.made, found.strength) == ({"hands": 5}, {"ev_sigma": 0.1})
    assert format_weights(found.game, SCHEMA, found.values, found.made, found.strength) == TEXT


@each_row(
    "text, code, position",
    [
        ("", "not_weights", None),
        ("[]", "not_weights", None),
        ("[" * 100_000, "not_weights", None),
        ('{"weights": []}', "not_weights", None),
        (TEXT[:-20], "not_weights", None),
        (changed(schema="0123456789abcdef"), "other_features", None),
        (changed(schema=None), "other_features", None),
        (changed(weights=VALUES[1:]), "wrong_number", None),
        (changed(weights=None), "wrong_number", None),
        (changed(weights=[*VALUES[:9], 0.5, *VALUES[10:]]), "wrong_weight", 9),
        (changed(weights=[*VALUES[:9], True, *VALUES[10:]]), "wrong_weight", 9),
        (changed(weights=[*VALUES[:-1], MAX_WEIGHT + 1]), "wrong_weight", SIZE - 1),
        (changed(weights=[*VALUES[:-1], "<b>"]), "wrong_weight", SIZE - 1),
    ],
)
def test_an_invalid_file_is_refused_with_the_fault(text, code, position):
    with pytest.raises(InvalidWeights) as error:
        parse_weights(text)
    assert (error.value.code, error.value.position) == (code, position)
    said = VOCABULARY.error_sentence(error.value)
    assert said["zh"] and said["en"] and "{" not in said["zh"] + said["en"]


@pytest.mark.parametrize("game", sorted(games))
def test_every_game_has_weights_for_these_features(game):
    found = weights_of(hupai.games[game].rules())
    assert found.game in (game, FALLBACK) and len(found.values) == SIZE and any(found.values)


@pytest.mark.parametrize("name", ["no-such-game", "../weights/leiyang", ""])
def test_a_game_without_weights_uses_those_of_the_plainest_game(name):
    assert WEIGHTS.of(name).game == FALLBACK


@pytest.mark.parametrize("file", sorted(SHIPPED.glob("*.json")), ids=lambda file: file.stem)
def test_a_file_is_called_after_the_rules_it_was_made_for(file):
    found = parse_weights(file.read_text("utf-8"))
    rules = hupai.games[found.game].rules(**found.made["options"])
    assert names_of(rules)[0] == file.stem and weights_of(rules).values == found.values


def test_a_variant_with_weights_of_its_own_plays_by_them():
    game = hupai.games["yongzhou"]
    usual = weights_of(game.rules())
    for options in ({"seats": 2}, {"seats": 2, "kings": 4}, {"seats": 2, "buried": 20}):
        found = weights_of(game.rules(**options))
        assert found.values != usual.values and found.made["options"]["seats"] == 2
    assert weights_of(game.rules(kings=4)) == weights_of(game.rules(seats=4)) == usual


def test_the_file_contains_the_measurements():
    found = WEIGHTS.of(FALLBACK)
    assert found.made["game"] == FALLBACK and found.made["hands"] >= 1000
    assert found.strength["low_sigma"] > 0 and found.strength["deals"] >= 1000
    assert SCHEMA in format_weights("x", SCHEMA, VALUES, {}, {})
