"""Positions as text: every observation reads back unchanged, and an impossible text is refused with its place."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.games import yibin
from hupai.mahjong.position import format_position, parse_position
from hupai.mahjong.position_text import OPTIONAL
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.state import PHASE_NAMES
from hupai.mahjong.tiles import tiles_of
from hupai.mahjong.turn.machine import begin
from hupai.mahjong.view.observation import Observation, observe
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.preview import preview_action
from hupai.table.chance import Stream
from hupai.table.errors import EngineError, InvalidNotation
from tests.engine.amounts import examples
from tests.engine.damaged_positions import Damage, check_error, refused
from tests.engine.mahjong.random_positions import moments
from tests.engine.mahjong.turn.test_mahjong_random_play import GAMES, everything
from tests.engine.mahjong.wrong_positions import FOUR_WILDS, POSITION, REVEALED, ROB, ROBBED, TURN, WRONG
from tests.rows import each_row

OLD = (Path(__file__).parents[2] / "fixtures" / "positions" / "mahjong-1.txt").read_text().splitlines()
"""Positions that 0.3.0 wrote. They are permanent: add new ones, change none."""


@each_row("text", OLD)
def test_a_position_of_an_earlier_version_is_read_as_it_was_meant(text: str) -> None:
    """宜宾's 根 takes any number of wilds there; a hand of 卡五星 lacks what it may do only since."""
    seen = parse_position(text)
    assert format_position(seen) == text
    assert (seen.rules.gen_wilds == "any") == (seen.rules.game == "yibin")


def test_a_position_of_today_names_how_many_wilds_a_gen_takes() -> None:
    seen = observe(begin(yibin.RULES, tiles_of(deck_of_rules(yibin.RULES)), 0), 0)
    assert " options:gen_wilds=one " in format_position(seen)
    assert " options:" not in format_position(replace(seen, rules=replace(yibin.RULES, gen_wilds="any")))


def test_every_observation_reads_back_unchanged_and_every_field_occurs() -> None:
    """One line of ASCII, written the same again, in hands of every game or in texts of rare ones."""
    missing = {*OPTIONAL, *(f"phase:{name}" for name in ("wait", *PHASE_NAMES))}
    for text in (FOUR_WILDS, ROB, ROBBED):
        assert format_position(parse_position(text)) == text
        missing -= named(text) & {"phase:opening", "phase:rob", "robbed"}
    for number in range(100):
        for game in GAMES:
            for hand in moments(game, f"fields {number}", 1):
                for seat in range(hand.table.seats):
                    seen = observe(hand.table, seat)
                    text = format_position(seen)
                    if missing & named(text) or number == 0:
                        assert text.isascii() and text.isprintable() and "  " not in text and len(text) < 1500
                        assert parse_position(text) == seen
                        assert format_position(parse_position(text)) == text
                        missing -= named(text)
        if not missing:
            return
    raise AssertionError(missing)


def named(text: str) -> set[str]:
    """The words of a position and the names of its fields."""
    words = text.split()
    return {*words, *(word.partition(":")[0] for word in words)}


def test_fields_may_come_in_any_order_and_tiles_as_people_write_them() -> None:
    """The first field says what the text is; the others may be in any order, and tiles may be in 汉字."""
    first, *others = POSITION.split()
    assert parse_position(" ".join([first, *reversed(others)])) == parse_position(POSITION)
    written = POSITION.replace("live:7m", "live:七万").replace("turned:2s", "turned:二条")
    assert written != POSITION and parse_position(f"  {written}\n") == parse_position(POSITION)


def test_a_position_of_4000_characters_is_read_and_a_longer_one_is_none() -> None:
    assert parse_position(POSITION.rjust(4000)) == parse_position(POSITION)
    with pytest.raises(InvalidNotation, match="not_a_position"):
        parse_position(POSITION.rjust(4001))


def test_the_example_in_the_documentation_is_a_position() -> None:
    """It is the position that these tests damage."""
    blocks = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8").split("```")
    example = next(" ".join(block.split()) for block in blocks if block.lstrip().startswith("mahjong:1"))
    assert example == POSITION == format_position(parse_position(example))


# --- impossible positions -----------------------------------------------------------------------------


@each_row("text, code", WRONG)
def test_an_impossible_position_is_refused(text: str, code: str) -> None:
    """Each case has its own code, its place and a sentence in both languages."""
    error = refused(parse_position, text, VOCABULARY)
    assert error.code == code, error


def test_the_other_positions_that_are_damaged_are_whole() -> None:
    """So each of those cases is refused for the damage alone."""
    for text in (ROB, REVEALED, ROBBED, FOUR_WILDS):
        assert format_position(parse_position(text)) == text
    assert refused(parse_position, TURN, VOCABULARY).code == "position_action_missing"


def test_an_error_has_the_place_of_the_mistake() -> None:
    """The place is an index into the whole text, exact to the character within tiles."""
    for text, wrong in (
        (POSITION.replace("77788m2", "77788x2"), "77788x2"),
        (POSITION.replace("77788m2", "7778x8m2"), "7778x8m2"),
        (POSITION.replace("22789p", "2278p1z"), "1z melds"),
        (POSITION.replace("gang:1111m@1", "gang:111m@1"), "gang:111m@1"),
        (POSITION.replace("jingoupao=1", "jingoupao=3"), "jingoupao=3"),
        (POSITION.replace("8s~,1m~", "8s~,x~"), "x~"),
        (POSITION.replace("turn:3", "turn:9"), "9 wall"),
        (POSITION.replace("wins:2.self", "wins:7.self"), "7.self"),
        (POSITION.replace("1.2.4.zimo", "1.2.x.zimo"), "x.zimo"),
        (POSITION.replace("peng,gang", "peng,gong"), "gong"),
    ):
        assert text != POSITION
        error = refused(parse_position, text, VOCABULARY)
        assert text[error.position :].startswith(wrong), error


def test_what_a_text_leaves_out_is_worked_out_again() -> None:
    """The wilds, the worth of a win, its payments and the worth of the win that is offered."""
    seen = parse_position(POSITION)
    (won,) = seen.wins
    assert seen.wilds == (11,) and won.claim.last == 11 and won.value.multiplier == 1
    assert [payment.points for payment in won.payments] == [2, 4, 2]
    assert parse_position(ROB).worth >= 2 and parse_position(REVEALED).open_taken == 16
    assert parse_position(FOUR_WILDS).worth > 0 and parse_position(ROBBED).discards == 8


# --- damaged text -------------------------------------------------------------------------------------


@cache
def pool() -> tuple[str, ...]:
    """Positions to damage."""
    found = [
        format_position(observe(hand.table, seat))
        for game in GAMES
        for hand in moments(game, "pool", 1)
        for seat in range(hand.table.seats)
    ]
    return (POSITION, ROB, REVEALED, ROBBED, FOUR_WILDS, *found[::5])


@examples(150, 4000)
@given(number=st.integers(0, 10**9), times=st.integers(1, 3))
def test_damaged_text_is_refused_or_read(number: int, times: int) -> None:
    """Only typed errors are raised, and a text that reads can be written, looked at and previewed."""
    text = Damage(pool(), "0123456789mspz-~!@.,+/:=?xZ 中三\x00\ud800🀄").damaged(Stream(str(number), "damage"), times)
    try:
        seen = parse_position(text)
    except EngineError as error:
        check_error(error, text, VOCABULARY)
        return
    look_at(seen)


def look_at(seen: Observation) -> None:
    """A position that was read is good for all that is done with an observation."""
    assert parse_position(format_position(seen)) == seen
    assert min(unseen_copies(seen)) >= 0
    assert everything(own_table(seen)) == everything(own_table(seen))
    for action in seen.legal:
        preview_action(seen, action)
