"""Two at a table of character cards: what does not fit three, and what names that two play."""

from __future__ import annotations

import pytest

import hupai
from hupai.session import match_from_record
from hupai.session.sharing import link_of, shared
from hupai.table.chance import shuffled
from hupai.table.errors import EngineError, InvalidRules
from hupai.table.hand import Hand
from hupai.table.json_object import Facts
from hupai.table.match import Match
from hupai.table.record import format_record
from tests.engine.zipai.games.misfits import assert_misfit
from tests.rows import each_row

ASIDE = {"yongzhou": 20, "yuanjiang": 19, "nanxian": 20}
"""The most cards that lie aside in each game that two may play."""

each_game = pytest.mark.parametrize("game", ASIDE)


def test_every_game_that_two_may_play_is_tried() -> None:
    assert set(ASIDE) == {
        game.id for game in hupai.games.values() for option in game.options if option.name == "buried"
    }


@each_game
def test_three_lay_no_cards_aside(game: str) -> None:
    """The error names both options, and its sentences say what to do."""
    played = hupai.games[game]
    for buried in (10, ASIDE[game]):
        with pytest.raises(InvalidRules) as refused:
            played.rules(buried=buried)
        (problem,) = refused.value.facts["problems"]
        assert (problem["code"], problem["option"], problem["other"]) == ("options_conflict", "buried", "seats")
        said = played.family.vocabulary().error_sentence(refused.value)
        assert "改成两个人打" in said["zh"] and "let two play" in said["en"]


def record_of_two(game: str) -> str:
    """A match of one hand between two bots, as its record."""
    rules = hupai.games[game].rules(seats=2, buried=ASIDE[game])
    match: Match = Match(hupai.games[game], rules, ("random", "beginner"), 1, "duel")
    while not match.over:
        seat = match.hand.to_act[0]
        match.act(seat, match.hand.legal(seat)[-1])
    return format_record(match.record("0.4.0"))


@each_game
@each_row(
    "options, players, code",
    {
        "read by a table of three": ({"seats": 3, "buried": 0}, 2, "wrong_seats"),
        "three and cards laid aside": ({"seats": 3}, 3, "options_conflict"),
        "with a third player": ({}, 3, "wrong_seats"),
        "a number of cards that nobody lays aside": ({"buried": 15}, 2, "value_not_allowed"),
    },
)
def test_a_record_of_two_seats_that_does_not_fit_is_refused(game: str, options: Facts, players: int, code: str) -> None:
    assert_misfit(record_of_two(game), 2, options, players, code)


@each_game
def test_a_position_and_a_link_of_a_duel_are_read_again(game: str) -> None:
    """Each names the two options; without them the same cards are those of three."""
    family, rules = hupai.games[game].family, hupai.games[game].rules(seats=2, buried=ASIDE[game])
    seen = Hand(family, rules, shuffled(family.play.deck(rules), "again"), 0, "again").view(0)
    text = family.notation.format_position(seen)
    assert "seats=2" in text and f"buried={ASIDE[game]}" in text
    assert family.notation.parse_position(text) == seen
    with pytest.raises(EngineError):
        family.notation.parse_position(text.replace("seats=2", "seats=3"))
    match = match_from_record(record_of_two(game))
    link = link_of(match, 1, 0, 1)
    assert "buried" in link and shared(link).match.hand.deck == match.hand.deck
