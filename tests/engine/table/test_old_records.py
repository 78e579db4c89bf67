"""Records of other versions and options: read as they were meant, or refused with everything that is wrong.

The files in ``tests/fixtures/records`` were written by the version in their name, or by an early build of it, and are
never changed.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hupai.registry import games
from hupai.session import Session, match_from_record
from hupai.table.errors import CorruptRecord
from hupai.table.game import fingerprint
from hupai.table.match import Match
from hupai.table.record import format_record, parse_record
from hupai.version import __version__
from tests.engine.facade_client import Client, new_match
from tests.engine.table.test_records import sealed

OLD = sorted((Path(__file__).parents[2] / "fixtures" / "records").glob("*.record"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_is_played_as_it_was_meant(path: Path) -> None:
    """Every action applies, every score comes out, and options of later versions are as it was played before them."""
    text = path.read_text()
    record = parse_record(text)
    assert record.engine == path.stem.split("-")[0]
    match = match_from_record(text)
    game = games[record.game]
    options = game.options_of(match.rules)
    assert {name: options[name] for name in record.options} == record.options
    later = {option.name: option.unnamed for option in game.options if option.name not in record.options}
    assert {name: options[name] for name in later} == later
    again = match.record(__version__)
    assert [(hand.deck, hand.actions, hand.score) for hand in again.played] == [
        (hand.deck, hand.actions, hand.score) for hand in record.played
    ]
    saved = format_record(again)
    assert format_record(match_from_record(saved).record(__version__)) == saved


def test_older_games_have_records_that_lack_options() -> None:
    """There are records to read, and all of them lack options that exist now."""
    records = [parse_record(path.read_text()) for path in OLD]
    mahjong = {"yongzhou-mahjong", "kawuxing", "yibin"}
    assert {record.game for record in records} == {"yongzhou", "yongzhou-plain", "yuanjiang"} | mahjong
    assert all(set(record.options) < {option.name for option in games[record.game].options} for record in records)


def test_a_record_keeps_what_was_played_before_a_default_changed() -> None:
    """宜宾's 根 took any number of wilds before 0.4.0: by today's default the same hands would score otherwise."""
    for path in OLD:
        record = parse_record(path.read_text())
        if record.game == "yibin":
            assert match_from_record(path.read_text()).rules.gen_wilds == "any"
            usual = games["yibin"].rules(**record.options)
            assert usual.gen_wilds == "one"
            with pytest.raises(CorruptRecord) as refused:
                Match.replay(record, games["yibin"], usual)
            assert refused.value.code == "wrong_score"


def test_a_record_is_played_without_questions_that_a_mended_rule_would_ask() -> None:
    """卡五星's 明牌: a revealed hand was not asked about a 杠 beside tiles of which it held all four."""
    path = next(path for path in OLD if path.stem == "0.3.0-kawuxing")
    match = match_from_record(path.read_text())
    assert match.rules.waits_in_vain
    mended = replace(match.rules, waits_in_vain=False)
    with pytest.raises(CorruptRecord) as refused:
        Match._replayed(parse_record(path.read_text()), games["kawuxing"], mended)
    assert refused.value.code == "illegal_in_record"


OPTIONS_LINE, RULES_LINE = 3, 4
"""Index of the two header lines with the agreed options and their fingerprint."""


def spoilt(
    options: dict[str, Any],
    *,
    without: tuple[str, ...] = (),
    engine: str = __version__,
    rules: str = "",
    game: str = "yongzhou",
) -> str:
    """Return a record with other options and a correct checksum; ``rules`` replaces the correct fingerprint."""
    lines = OLD_TEXT.split("\n")
    all_options = {**games[game].options_of(games[game].rules()), **options}
    written = {name: value for name, value in all_options.items() if name not in without}
    lines[1:3] = [f"engine {engine}", f"game {game}"]
    lines[OPTIONS_LINE] = "options " + json.dumps(written, sort_keys=True)
    lines[RULES_LINE] = "rules " + (rules or fingerprint(game, written))
    return sealed("\n".join(lines))


OLD_TEXT = next(path for path in OLD if path.stem.endswith("yongzhou")).read_text()


def refused(text: str) -> CorruptRecord:
    """The error a record is refused with."""
    with pytest.raises(CorruptRecord) as error:
        match_from_record(text)
    return error.value


def test_everything_wrong_with_a_header_is_reported_at_once() -> None:
    """Unknown option, value out of range, contradiction, missing option, wrong fingerprint, both versions."""
    options = {"banana": 1, "min_huxi": 16, "red_to_dot": 14, "red_to_black": 13}
    text = spoilt({**options, "self_draw": "2"}, without=("xing",), engine="0.9.7", rules="0" * 16)
    error = refused(text)
    assert error.code == "wrong_header"
    assert error.position == OPTIONS_LINE + 1
    assert (error.facts["engine"], error.facts["version"]) == ("0.9.7", __version__)
    problems = [(problem["code"], problem.get("option")) for problem in error.facts["problems"]]
    assert sorted(problems, key=str) == sorted(
        [
            ("unknown_option", "banana"),
            ("value_not_allowed", "min_huxi"),
            ("value_not_allowed", "red_to_black"),
            ("value_not_allowed", "self_draw"),
            ("missing_option", "xing"),
            ("wrong_rules_hash", None),
        ],
        key=str,
    )


def test_contradictory_options_are_reported_with_the_other_problems() -> None:
    """A contradiction is one of the problems; the others follow."""
    options = {"fang_wei": True, "wei_hidden": True, "hands_per_session": 7}
    error = refused(spoilt(options, without=("haidi",), game="leiyang"))
    problems = [problem["code"] for problem in error.facts["problems"]]
    assert sorted(problems) == ["missing_option", "options_conflict", "value_not_allowed"]


def test_a_missing_option_that_the_writing_version_had_is_refused() -> None:
    """The fingerprint fits, but an option that existed then is missing: refused by name."""
    for engine in ("0.1.0", "0.1.9", __version__, "0.9.9", "golden", "٣.1.0"):
        error = refused(spoilt({}, without=("self_draw",), engine=engine))
        assert error.facts["problems"] == [{"code": "missing_option", "option": "self_draw"}]


def test_only_versions_without_an_option_may_leave_it_out() -> None:
    """0.1.0 had no ``wei_hidden`` and 0.2.0 no ``guo_zhang``; a record of a later version without it is refused.

    A build of the version in which an option came may be older than the option.
    """
    first = {option.name: option.since for option in games["yongzhou"].options if option.since != "0.1.0"}
    assert first["wei_hidden"] == "0.2.0" and first["guo_zhang"] == "0.3.0"
    usual = games["yongzhou"].rules()
    for engine in ("0.1.0", "0.2.0", __version__):
        lacking = tuple(name for name, since in first.items() if since >= engine)
        assert match_from_record(spoilt({}, without=lacking, engine=engine)).rules == usual
        error = refused(spoilt({}, without=(*lacking, "min_huxi"), engine=engine))
        assert error.facts["problems"] == [{"code": "missing_option", "option": "min_huxi"}]
    for engine in ("0.3.0", __version__):
        error = refused(spoilt({}, without=tuple(first), engine=engine))
        missing = [name for name, since in first.items() if since < engine]
        assert [problem["option"] for problem in error.facts["problems"]] == missing
        assert {problem["code"] for problem in error.facts["problems"]} == {"missing_option"}


def test_a_wrong_fingerprint_is_reported_with_its_line() -> None:
    """Options edited by hand, everything else unchanged."""
    error = refused(spoilt({"tianhu": 2}, rules="0123456789abcdef"))
    assert error.position == RULES_LINE + 1
    assert error.facts["problems"] == [{"code": "wrong_rules_hash", "rules": "0123456789abcdef"}]


def test_an_action_that_another_version_allowed_is_refused_with_both_versions() -> None:
    """The line, the reason, and that the rules may have changed between the versions."""
    for engine, facts in (("0.9.9", ("0.9.9", __version__)), (__version__, (None, None))):
        text = spoilt({}, engine=engine)
        at = text.index("\n0 discard ")
        error = refused(sealed(text[:at] + "\n0 discard k" + text[at:]))
        assert error.code == "illegal_in_record"
        assert (error.facts.get("engine"), error.facts.get("version")) == facts


def test_options_with_odd_json_values_are_refused() -> None:
    """Nested, huge or odd values give one typed error."""
    nested: Any = 1
    for _ in range(200):
        nested = [nested]
    for value in (nested, None, 1.5, float("nan"), "x" * 10_000, {"a": [1]}, 10**400):
        assert refused(spoilt({"tianhu": value})).code == "wrong_header"


def test_the_sentence_names_every_problem_and_both_versions() -> None:
    """What a person reads if a save is refused, in both languages."""
    text = spoilt({"banana": 1, "tianhu": 9}, without=("xing",), engine="0.9.7", rules="0" * 16)
    answer = json.loads(Session().handle(json.dumps({"do": "load", "record": text})))
    assert answer["ok"] is False and answer["error"]["code"] == "wrong_header"
    assert all(problem["text"]["zh"] and problem["text"]["en"] for problem in answer["error"]["facts"]["problems"])
    for language in ("zh", "en"):
        sentence = answer["error"]["text"][language]
        for named in ("banana", "9", "0.9.7", __version__):
            assert named in sentence, (named, sentence)
        assert "wrong_header" not in sentence and "{" not in sentence


@pytest.mark.parametrize("player", ["-x", "<b>", "x" * 41])
def test_a_record_with_an_invalid_player_name_is_refused(player: str) -> None:
    """Text that cannot be a name."""
    text = sealed(new_match(seed="guest").record.replace("human beginner random", f"human beginner {player}"))
    assert Client().refused(do="load", record=text)["code"] == "bad_line"


def test_a_save_of_an_earlier_version_can_be_continued() -> None:
    """An unfinished match of 0.1.0 loads, and the next save is one of this version."""
    path = next(path for path in OLD if path.stem == "0.1.0-yongzhou-options")
    session = Session()
    state = json.loads(session.handle(json.dumps({"do": "load", "record": path.read_text()})))
    assert state["ok"], state
    assert state["result"]["hand"] == 4
    assert state["result"]["setup"]["options"]["wei_hidden"] is True
    saved = json.loads(session.handle('{"do": "save"}'))["result"]["record"]
    assert saved.splitlines()[1] == f"engine {__version__}"
    assert json.loads(Session().handle(json.dumps({"do": "load", "record": saved})))["ok"]
