"""The options of the mahjong games in words: every option and every value has some, and no words are left over."""

from __future__ import annotations

import re

import pytest

from hupai.explain.shared import extended
from hupai.mahjong.explain.option_names import COUNTED, HELPS, OPTIONS, VALUES
from hupai.mahjong.games import kawuxing, yibin, yongzhou

GAMES = {game.ID: game for game in (yongzhou, kawuxing, yibin)}
VOCABULARY = extended(
    texts={}, names={"game": {}}, show={}, options=OPTIONS, option_helps=HELPS, option_values=VALUES,
    option_units=COUNTED,
)  # fmt: skip
CHOICES = {(option.name, value) for game in GAMES.values() for option in game.OPTIONS for value in option.choices}


@pytest.mark.parametrize("name", GAMES)
def test_every_mahjong_option_has_words_for_itself_and_its_values(name):
    for option in GAMES[name].OPTIONS:
        row = VOCABULARY.option_row(option)
        assert row["help"]["zh"].endswith("。") and row["help"]["en"].endswith(".")
        for lang in ("zh", "en"):
            words = [choice["label"][lang] for choice in row["choices"]]
            assert len(set(words)) == len(words) and all(words), (option.name, words)
            assert row["label"][lang]


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_mahjong_game_have_different_labels(name):
    for lang in ("zh", "en"):
        labels = [VOCABULARY.label("option", option.name)[lang] for option in GAMES[name].OPTIONS]
        assert len(set(labels)) == len(labels)


def test_the_default_of_a_mahjong_option_comes_first_and_is_what_the_game_plays():
    for game in GAMES.values():
        for option in game.OPTIONS:
            assert option.default == option.choices[0] or option.name == "hands_per_session"
            assert getattr(game.RULES, option.name) == option.default, option.name


def test_no_words_are_left_over():
    names = {name for name, _ in CHOICES}
    assert set(OPTIONS) == set(HELPS) == names
    for name, value in VALUES:
        assert any(name == known and value == choice and type(value) is type(choice) for known, choice in CHOICES)
    counted = {name for name, value in CHOICES if type(value) is int and (name, value) not in VALUES}
    assert set(COUNTED) == counted


def test_the_english_words_have_no_chinese_punctuation():
    texts = [*OPTIONS.values(), *HELPS.values(), *VALUES.values(), *COUNTED.values()]
    for zh, en in texts:
        assert zh != en
        assert not re.search("[，。；：、（）“”！？]", en), en
        assert not re.search("[,;:?!()]", zh.replace("{n:", "")), zh
