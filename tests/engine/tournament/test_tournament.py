"""Tournaments with any results: who goes on, what is counted, and what the log says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.saved_lines import summed
from hupai.tournament.draw import TableId
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.plan import Plan, Stage
from hupai.tournament.presets import PRESETS, plan_named, usual_shares
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament
from tests.engine.amounts import examples
from tests.engine.tournament.results import any_hand, play_through, recounted
from tests.rows import each_row


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Plans of one to three stages for tables of three and of four."""
    game = draw(st.sampled_from(["yongzhou", "leiyang", "kawuxing", "yibin"]))
    seats = 4 if game == "yibin" else 3
    entering = entrants = draw(st.integers(2 * seats, 40))
    stages = []
    last = draw(st.integers(1, 3))
    for number in range(1, last + 1):
        joined = ("regular",) * draw(st.integers(0, 2))
        entering += len(joined)
        advance = 0 if number == last else draw(st.integers(seats, entering))
        stage = Stage(
            f"stage{number}",
            hands=draw(st.integers(1, 3)),
            sessions=draw(st.integers(1, entering // seats)),
            rounds=draw(st.integers(1, 2)),
            advance=advance,
            carry=number > 1 and draw(st.booleans()),
            seating=draw(st.sampled_from(["lot", "meet"])),
            scoring=draw(st.sampled_from(["points", "duplicate"])),
            joined=joined,
        )
        stages.append(stage)
        entering = advance
    return Plan("any", game, entrants, tuple(stages))


@examples(30, 1000)
@given(plan=plans(), seed=st.text("abc", min_size=1, max_size=4), part=st.integers(0, 200))
def test_standings_are_what_a_slow_recount_of_the_log_gives(plan: Plan, seed: str, part: int) -> None:
    """After any number of hands and at the end: everybody plays what the stages say, and the best go on."""
    tournament = Tournament(plan, Population(), seed)
    play_through(tournament, seed, part)
    for hands in (0, 1_000_000):
        play_through(tournament, seed, hands)
        for number, stage in enumerate(tournament.stages, 1):
            found = tournament.ranking(number)
            counted = recounted(tournament, number)
            assert {line.entrant: (line.points, line.wins, line.hands) for line in found} == counted
            assert [line.rank for line in found] == list(range(1, len(found) + 1))
            order = [(-line.points, -line.wins) for line in found]
            assert order == sorted(order)
            assert not sum(points for points, _, _ in counted.values()) or stage.stage.carry
    assert tournament.over and len(tournament.stages) == len(plan.stages)
    for before, after in zip(tournament.stages, tournament.stages[1:], strict=False):
        best = [line.entrant for line in tournament.ranking(before.number)][: before.stage.advance]
        assert set(best) <= set(after.entrants)
        assert len(after.entrants) == len(best) + len(after.stage.joined)
        assert all(len(after.played[where]) == after.stage.hands for where in after.tables)
    assert len(tournament.final_ranking()) == len(tournament.entrants)


@examples(30, 1000)
@given(plan=plans(), seed=st.text("abc", min_size=1, max_size=4), part=st.integers(0, 60))
def test_a_log_gives_the_same_tournament_byte_for_byte(plan: Plan, seed: str, part: int) -> None:
    first = plan.stages[0]
    late = int(plan.entrants + len(first.joined) > max(plan.seats * first.sessions, first.advance))
    tournament = Tournament(plan, Population(late=late), seed)
    play_through(tournament, seed, part)
    log = format_log(tournament)
    again = parse_log(log)
    assert format_log(again) == log
    assert again.open_tables() == tournament.open_tables()
    play_through(tournament, "rest")
    play_through(again, "rest")
    assert format_log(again) == format_log(tournament)


def test_the_order_in_which_tables_finish_does_not_matter() -> None:
    logs = set()
    for order in ("first", "last", "mixed"):
        tournament = Tournament(plan_named("quick"), Population(), "order")
        rng = Random(order)
        while not tournament.over:
            open_tables = tournament.open_tables()
            table = {"first": open_tables[0], "last": open_tables[-1], "mixed": rng.choice(open_tables)}[order]
            number = len(tournament.hands_of(table.id))
            tournament.add(table.id, any_hand(3, Random(f"{table.id} {number}")))
        logs.add(format_log(tournament))
    assert len(logs) == 1


def test_of_equal_points_more_wins_are_first_and_then_the_lot_decides() -> None:
    tournament = Tournament(Plan("one", "yongzhou", 3, (Stage("only", hands=2),)), Population(), "ties")
    (table,) = tournament.open_tables()
    by_lot = [line.entrant for line in tournament.ranking()]
    tournament.add(table.id, HandScore(0, (), (0, 0, 0)))
    assert [line.entrant for line in tournament.ranking()] == by_lot, "the lot does not change"
    tournament.add(table.id, HandScore(0, (table.seats.index(by_lot[2]),), (0, 0, 0)))
    assert [line.entrant for line in tournament.ranking()] == [by_lot[2], by_lot[0], by_lot[1]]


def test_who_comes_late_is_not_drawn_and_ranks_last() -> None:
    tournament = Tournament(plan_named("quick"), Population(late=4), "late")
    late = {one.number for one in tournament.entrants if one.late}
    assert len(late) == 4 and not late & set(tournament.stage.entrants)
    assert len(tournament.stage.draw.byes) == 23 % 3
    play_through(tournament, "late")
    assert set(tournament.final_ranking()[-4:]) == late


def test_on_the_ladder_the_winner_of_a_table_meets_the_next_level() -> None:
    tournament = Tournament(plan_named("ladder"), Population(usual_shares("ladder"), people=1), "ladder")
    play_through(tournament, "ladder")
    levels = []
    for before, after in zip(tournament.stages, tournament.stages[1:], strict=False):
        first = tournament.ranking(before.number)[0].entrant
        assert first in after.entrants
        levels.append({tournament.entrants[one - 1].level for one in after.entrants if one != first})
    assert levels == [{"regular"}, {"strong"}, {"expert"}]
    assert tournament.final_ranking()[0] in tournament.stages[-1].entrants


@each_row("late", [0, 1, 5])
def test_in_a_knock_out_the_first_of_each_table_goes_on(late: int) -> None:
    """Of equal points the lot decides between the two; who found no seat goes on, and losers fill what is free."""
    tournament = Tournament(plan_named("knockout"), Population(late=late), "duels")
    rng = Random("drawn duels")
    while not tournament.over:
        table = tournament.open_tables()[0]
        points = rng.choice([0, 0, 3, -5])
        tournament.add(table.id, HandScore(0, (), (points, -points)))
    for before, after in zip(tournament.stages, tournament.stages[1:], strict=False):
        place = [line.entrant for line in tournament.ranking(before.number)]
        firsts = {min(table.seats, key=place.index) for table in before.tables.values()}
        assert firsts | {entrant for _, entrant in before.draw.byes} <= set(after.entrants)
        assert len(after.entrants) == before.stage.advance
    assert len(tournament.stages) == 4 and len(tournament.stage.tables) == 1


def test_points_may_be_carried_into_the_next_stage() -> None:
    stages = (Stage("first", hands=1, advance=3), Stage("second", hands=1, carry=True))
    tournament = Tournament(Plan("carried", "yongzhou", 6, stages), Population(), "carry")
    for table in tournament.open_tables():
        tournament.add(table.id, HandScore(0, (0,), (7, -3, -4)))
    before = {line.entrant: line.points for line in tournament.ranking(1)}
    assert {line.entrant: line.points for line in tournament.ranking()} == {
        entrant: before[entrant] for entrant in tournament.stage.entrants
    }


WRONG_HANDS = [
    HandScore(0, (), (1, 1, 1)),
    HandScore(3, (), (0, 0, 0)),
    HandScore(0, (3,), (0, 0, 0)),
    HandScore(0, (), (0, 0)),
]


@each_row("hand", WRONG_HANDS)
def test_a_result_that_cannot_be_changes_nothing(hand: HandScore) -> None:
    tournament = Tournament(plan_named("quick"), Population(), "wrong")
    before = format_log(tournament)
    with pytest.raises(InvalidRequest) as refused:
        tournament.add(TableId(1, 1, 1, 1), hand)
    assert refused.value.code == "wrong_result"
    assert format_log(tournament) == before


def test_a_table_that_is_not_there_or_is_over_takes_no_result() -> None:
    tournament = Tournament(plan_named("quick"), Population(), "none")
    hand = HandScore(0, (), (0, 0, 0))
    for where in (TableId(2, 1, 1, 1), TableId(1, 1, 1, 10), TableId(0, 1, 1, 1)):
        with pytest.raises(InvalidRequest) as refused:
            tournament.add(where, hand)
        assert refused.value.code == "no_such_table"
    for _ in range(3):
        tournament.add(TableId(1, 1, 1, 1), hand)
    with pytest.raises(InvalidRequest) as refused:
        tournament.add(TableId(1, 1, 1, 1), hand)
    assert refused.value.code == "table_over"
    with pytest.raises(InvalidRequest) as refused:
        tournament.ranking(2)
    assert refused.value.code == "no_such_stage"


def edited(log: str, *changes: tuple[str, str]) -> str:
    """The log with changes, and a checksum that fits them."""
    for old, new in changes:
        assert old in log
        log = log.replace(old, new, 1)
    lines = log.rstrip("\n").split("\n")[:-1]
    return summed(lines)


def played_log() -> str:
    tournament = Tournament(plan_named("quick"), Population(), "log")
    for _ in range(3):
        tournament.add(TableId(1, 1, 1, 1), HandScore(1, (2,), (-3, -3, 6)))
    return format_log(tournament)


WRONG_LOGS: list[tuple[Any, str, int]] = [
    (lambda log: "", "not_a_tournament", 1),
    (lambda log: 7, "not_a_tournament", 1),
    (lambda log: log.replace("hupai-tournament 1", "hupai-tournament 2", 1), "unknown_version", 1),
    (lambda log: log[:-30], "bad_sum", 8),
    (lambda log: log.replace("-3 -3 6", "-3 -4 7", 1), "bad_sum", 9),
    (lambda log: edited(log, ("seed log", "dees log")), "missing_field", 3),
    (lambda log: edited(log, ('"entrants":27', '"entrants":2')), "wrong_tournament", 4),
    (lambda log: edited(log, ('"late":0', '"late":99')), "wrong_tournament", 5),
    (lambda log: edited(log, ("hand 1 1 1 1 1 dealer 1", "hand 1 1 1 1 1 dealer x")), "bad_line", 6),
    (lambda log: edited(log, ("hand 1 1 1 1 2", "hand 1 1 1 1 3")), "bad_line", 7),
    (lambda log: edited(log, ("hand 1 1 1 1 2", "hand 1 1 1 12 1")), "wrong_tournament", 7),
    (lambda log: edited(log, ("scores -3 -3 6", "scores -3 -3 7")), "wrong_tournament", 6),
    (lambda log: edited(log, ("dealer 1", "dealer 9")), "wrong_tournament", 6),
]


@each_row("change, code, line", WRONG_LOGS)
def test_a_damaged_log_is_refused_with_its_line(change: Any, code: str, line: int) -> None:
    with pytest.raises(CorruptRecord) as refused:
        parse_log(change(played_log()))
    assert (refused.value.code, refused.value.position) == (code, line)


@examples(50, 1000)
@given(data=st.data())
def test_a_log_with_any_letter_changed_is_refused_or_means_the_same(data: st.DataObject) -> None:
    log = played_log()
    place = data.draw(st.integers(0, len(log) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    try:
        found = parse_log(log[:place] + letter + log[place + 1 :])
    except CorruptRecord as error:
        assert error.position is not None
    else:
        assert format_log(found) == log


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_to_its_end(preset: str) -> None:
    tournament = Tournament(plan_named(preset), Population(usual_shares(preset)), "end")
    play_through(tournament, "end")
    everybody = tournament.final_ranking()
    assert tournament.over and len(set(everybody)) == len(tournament.entrants)
