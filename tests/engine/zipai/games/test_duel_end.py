"""What two players of Yongzhou may agree for the end of their match: the worked rows, records, a tournament."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import pytest

import hupai
from hupai.session import Session, match_from_record
from hupai.session.matches import bot_action
from hupai.session.sharing import link_of, shared
from hupai.table.duel import ends_match, match_extras
from hupai.table.errors import CorruptRecord, IllegalAction, InvalidRequest, InvalidRules
from hupai.table.json_object import Facts
from hupai.table.match import Match
from hupai.table.match_end import Extra
from hupai.table.payments import totals
from hupai.table.record import format_record, parse_record
from hupai.tournament.plan import Plan, Stage, check_plan
from hupai.zipai.rules.ruleset import ZipaiRules
from tests.rows import each_row

GAME = hupai.games["yongzhou"]
LOW_BONUS = {"low_bonus": 20, "low_bonus_below": 50}
SMALL = {"low_double": 4, "low_double_below": 100, "low_bonus": 50, "low_bonus_below": 100}


def duel(**options: Any) -> ZipaiRules:
    """Yongzhou's rules with these options, for two."""
    rules: ZipaiRules = GAME.rules(seats=2, **options)
    return rules


def at_the_end(rules: ZipaiRules, points: Sequence[int]) -> tuple[int, ...]:
    """The points of a match with these points of its hands."""
    paid = totals((extra.payment for extra in match_extras(rules, points)), 2)
    return tuple(map(sum, zip(points, paid, strict=True)))


@each_row(
    "options, points, ends",
    {
        "C11 a match that is won with 36 points": (LOW_BONUS, (36, -36), (56, -56)),
        "C11 a match that is won with 50 points": (LOW_BONUS, (-50, 50), (-50, 50)),
        "C11 a match that nobody wins": (LOW_BONUS, (0, 0), (0, 0)),
        "C13 a win of 64 beyond the cap": ({"session_cap": 400}, (444, -444), (400, -400)),
        "C13 just to the cap": ({"session_cap": 400}, (-400, 400), (-400, 400)),
        "C13 below the cap": ({"session_cap": 400}, (399, -399), (399, -399)),
        "doubled": ({"low_double": 2}, (-36, 36), (-72, 72)),
        "not doubled": ({"low_double": 2}, (50, -50), (50, -50)),
        "doubled, and no longer small": ({"low_double": 2, **LOW_BONUS}, (36, -36), (72, -72)),
        "doubled, and small even so": ({"low_double": 2, **LOW_BONUS}, (12, -12), (44, -44)),
        "doubled beyond the cap": ({**SMALL, "session_cap": 400}, (99, -99), (396, -396)),
        "a bonus beyond the cap": ({**SMALL, "low_double": 1, "session_cap": 400}, (99, -99), (149, -149)),
    },
)
def test_what_a_match_pays_at_its_end(options: Facts, points: tuple[int, ...], ends: tuple[int, ...]) -> None:
    assert at_the_end(duel(**options), points) == ends


def test_c13_the_match_ends_at_the_cap_whatever_hands_are_left() -> None:
    """Totals +380 and -380, the next win is 64: the match is over at +400 and -400."""
    rules = duel(session_cap=400)
    assert not ends_match(rules, (380, -380)) and ends_match(rules, (444, -444))
    assert not ends_match(duel(), (9999, -9999))


def played(hands: int, other: str = "beginner", **options: Any) -> Match:
    """A match between a beginner and another, as far as it goes."""
    match = Match(GAME, duel(**options), ("beginner", other), hands, "to the end")
    while not match.over:
        if match.hand.over:
            match.next()
            continue
        seat = match.hand.to_act[0]
        match.act(seat, bot_action(match, seat))
    return match


def test_c13_a_match_that_ends_early_says_so_in_its_record() -> None:
    match = played(100, "random", session_cap=400, base_bonus=4, self_draw=3, xing_value=3)
    assert match.number < 100 and max(match.points) >= 400 == max(match.scores)
    (extra,) = match.extras
    assert extra.reason.facts["points"] == max(match.points) - 400
    with pytest.raises(IllegalAction, match="match_over"):
        match.next()
    text = format_record(match.record("0.4.0"))
    assert f"end {match.scores[0]} {match.scores[1]}\n" in text
    again = match_from_record(text)
    assert (again.over, again.scores, again.tally) == (True, match.scores, match.tally)


def test_c11_taking_a_decision_back_takes_the_bonus_back() -> None:
    match = played(1, **SMALL)
    assert match.extras and match.scores != match.points and match.record("0.4.0").end == match.scores
    match.rewind(len(match.hand.actions) - 1)
    assert not match.over and not match.extras and match.scores == (0, 0) and match.record("0.4.0").end is None


@each_row(
    "change",
    {
        "another end": lambda record: setattr(record, "end", (1, -1)),
        "no end": lambda record: setattr(record, "end", None),
        "an end of three": lambda record: setattr(record, "end", (1, -1, 0)),
    },
)
def test_a_record_with_a_wrong_end_is_refused(change: Any) -> None:
    record = parse_record(format_record(played(1, **SMALL).record("0.4.0")))
    change(record)
    with pytest.raises(CorruptRecord) as refused:
        match_from_record(format_record(record))
    assert refused.value.code == "wrong_end" and refused.value.position
    assert all(GAME.family.vocabulary().error_sentence(refused.value).values())


def test_a_record_that_goes_on_after_its_end_is_refused() -> None:
    """A second hand behind the end of a match of one."""
    lines = format_record(played(2, **SMALL).record("0.4.0")).splitlines()[:-1]
    (ended,) = (line for line in lines if line.startswith("end "))
    second = next(nth for nth, line in enumerate(lines) if line.startswith("hand 2 "))
    text = "\n".join([*lines[:second], ended, *lines[second:]]).replace("\nhands 2\n", "\nhands 1\n")
    summed = f"{text}\nsum {hashlib.sha256(text.encode()).hexdigest()[:16]}\n"
    with pytest.raises(CorruptRecord) as refused:
        match_from_record(summed)
    assert refused.value.code in ("bad_line", "unfinished_hand") and refused.value.position


@each_row("option, value", {name: (name, value) for name, value in (*SMALL.items(), ("session_cap", 400))})
def test_what_ends_a_duel_is_refused_where_three_play_and_in_a_tournament(option: str, value: int) -> None:
    with pytest.raises(InvalidRules) as refused:
        GAME.rules(**{option: value})
    (problem,) = refused.value.facts["problems"]
    assert (problem["code"], problem["option"], problem["other"]) == ("options_conflict", option, "seats")
    assert "两个人" in GAME.family.vocabulary().error_sentence(refused.value)["zh"]
    plan = Plan("own", "yongzhou", 2, (Stage("final", hands=2),), {"seats": 2, option: value})
    with pytest.raises(InvalidRequest) as denied:
        check_plan(plan)
    assert (denied.value.code, denied.value.facts["option"]) == ("only_in_a_match", option)
    assert "tournament" in GAME.family.vocabulary().error_sentence(denied.value)["en"]


def test_a_link_shows_one_hand_and_names_nothing_that_acts_at_the_end_of_a_match() -> None:
    match = played(1, session_cap=400, **SMALL)
    link = link_of(match, 1, 0, 0)
    assert "low_" not in link and "session_cap" not in link
    assert shared(link).match.scores == match.points


def test_a_session_says_what_is_paid_and_why_once_the_match_is_over() -> None:
    """In both languages, from the person's seat; each reason names a rule of the book in force."""
    session, match = Session(), played(1, **SMALL)

    def asked(**request: Any) -> Any:
        return json.loads(session.handle(json.dumps(request)))["result"]

    state = asked(do="load", record=format_record(match.record("0.4.0")))
    assert state["waiting"] == "end" and state["scores"] == list(match.scores)
    assert [extra["facts"]["points"] for extra in state["extras"]] == [e.payment.points for e in match.extras]
    book = {row["id"] for row in GAME.family.rulebook().rows(match.rules)}
    assert all(all(extra["text"].values()) and extra["rule"] in book for extra in state["extras"])
    new = {"game": "yongzhou", "options": {"seats": 2, **SMALL}, "seats": ["human", "random"], "seed": "x"}
    assert "extras" not in asked(do="new", match="new", **new)


@each_row(
    "options, points, zh, en",
    {
        "a bonus": (LOW_BONUS, (36, -36), "赢家不到50分，再加20分", "gets 20 points more"),
        "doubled": ({"low_double": 2}, (36, -36), "这一场×2", "counts ×2"),
        "beyond the cap": ({"session_cap": 400}, (444, -444), "多的44分不算", "44 points above that do not count"),
        "just to the cap": ({"session_cap": 400}, (400, -400), "正好到了400分", "At 400 points the match is over"),
    },
)
def test_what_is_said_of_the_end_of_a_match(options: Facts, points: tuple[int, ...], zh: str, en: str) -> None:
    (extra,) = match_extras(duel(**options), points)
    assert isinstance(extra, Extra)
    said = GAME.family.vocabulary().sentence(extra.reason.code, extra.reason.facts)
    assert zh in said["zh"] and en in said["en"]
