"""Tournaments between bots give the same log wherever they are played, and go on from a ledger."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.arena.tournaments import play_tournament
from hupai.bots.base import Budget
from hupai.registry import game_named
from hupai.table.chance import Stream
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.match import Match
from hupai.tournament.draw import TableId
from hupai.tournament.entrants import Population
from hupai.tournament.hands import levels_at, play_table
from hupai.tournament.log import format_log
from hupai.tournament.plan import Plan, Stage
from hupai.tournament.presets import plan_named
from hupai.tournament.progress import hands_played
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament
from tests.engine.amounts import examples

SMALL = Plan("small", "yongzhou", 9, (Stage("first", hands=2, advance=3), Stage("second", hands=2)))


def small(seed: str = "small") -> Tournament:
    """A tournament of eight hands."""
    return Tournament(SMALL, Population({"beginner": 2, "regular": 1}), seed)


def test_one_process_and_two_play_the_same_tournament() -> None:
    here, there = small(), small()
    told: list[tuple[int, int]] = []
    play_tournament(here, progress=lambda done, total: told.append((done, total)))
    play_tournament(there, jobs=2)
    assert format_log(here) == format_log(there)
    assert hands_played(here) == (8, 8)
    assert told[0] == (2, 8) and told[-1] == (8, 8)


@st.composite
def short_plans(draw: st.DrawFn) -> Plan:
    """Plans of a few hands for both families, and for tables of three and of four."""
    game, seats = draw(st.sampled_from([("yongzhou", 3), ("leiyang", 3), ("kawuxing", 3), ("yibin", 4)]))
    first = Stage("first", hands=2, advance=seats, scoring=draw(st.sampled_from(["points", "duplicate"])))
    second = Stage("second", hands=1, carry=draw(st.booleans()))
    return Plan("short", game, draw(st.integers(2 * seats, 3 * seats)), (first, second))


@pytest.mark.long
@examples(2)
@given(plan=short_plans(), seed=st.text("abc", min_size=1, max_size=4), beginners=st.integers(0, 2))
def test_any_tournament_is_the_same_in_one_process_and_in_two(plan: Plan, seed: str, beginners: int) -> None:
    """The same log and so the same champion; at every table the points add up to zero."""
    population = Population({"beginner": beginners, "random": 1})
    here, there = (play_tournament(Tournament(plan, population, seed), jobs=jobs) for jobs in (1, 2))
    assert format_log(here) == format_log(there)
    assert here.over and here.final_ranking() == there.final_ranking()
    for stage in here.stages:
        assert all(len(stage.played[table]) == stage.stage.hands for table in stage.tables)
        assert not any(sum(hand.scores) for hands in stage.played.values() for hand in hands)


def test_a_table_is_played_as_a_match_of_the_same_seed_is() -> None:
    """The deals, the dealers and the scores are those of a match, which a record can hold."""
    tournament = small()
    (table, *_) = tournament.open_tables()
    levels = levels_at(table, tournament.entrants)
    played = play_table(SMALL, table.seed, levels, 2)
    game = game_named("yongzhou")
    match = Match(game, game.rules(), levels, 2, table.seed)
    bots = [game.family.bots.named(level) for level in levels]
    found = []
    for number in (1, 2):
        streams = [Stream(match.hand.seed, f"bot{seat}") for seat in range(3)]
        while not match.hand.over:
            seat = match.hand.to_act[0]
            seen = match.hand.view(seat)
            action = bots[seat].decide(seen, match.hand.table.offers[seat], Budget(explain=False), streams[seat]).action
            match.act(seat, game.family.notation.format_action(action))
        found.append(HandScore(match.dealer, match.hand.result.winners, match.hand.result.scores))
        if number == 1:
            match.next()
    assert found == played


def test_every_table_of_a_duplicate_round_has_the_same_deals_and_dealers() -> None:
    plan = Plan("same", "yongzhou", 6, (Stage("same", hands=3, scoring="duplicate"),))
    tournament = Tournament(plan, Population({"beginner": 1}), "same")
    play_tournament(tournament)
    first, second = ([hand.dealer for hand in hands] for hands in tournament.stage.played.values())
    assert first == second == [0, 1, 2]
    scores = list(tournament.stage.played.values())
    assert scores[0] == scores[1], "equal bots do the same with the same deals"
    assert not any(line.points for line in tournament.ranking())


def test_an_interrupted_tournament_goes_on_from_its_ledger(tmp_path: Path) -> None:
    ledger = tmp_path / "cup.log"

    class Stopped(Exception):
        """The run was interrupted."""

    def stop(done: int, _: int) -> None:
        if done >= 4:
            raise Stopped

    with pytest.raises(Stopped):
        play_tournament(small(), ledger=ledger, progress=stop)
    half = small()
    for number in (1, 2):
        table = half.table(TableId(1, 1, 1, number))
        for hand in play_table(SMALL, table.seed, levels_at(table, half.entrants), number):
            half.add(table.id, hand)
    ledger.write_text(format_log(half), "utf-8")
    went_on = play_tournament(small(), ledger=ledger)
    assert went_on.hands_of(TableId(1, 1, 1, 2))[0] == half.hands_of(TableId(1, 1, 1, 2))[0]
    assert went_on.over and ledger.read_text("utf-8") == format_log(went_on)
    again = play_tournament(small(), ledger=ledger)
    assert format_log(again) == format_log(went_on)


def with_another_hand(played: Tournament) -> Tournament:
    """The same tournament, as if its first hand had come out differently."""
    again = small()
    where = TableId(1, 1, 1, 1)
    hand = played.hands_of(where)[0]
    again.add(where, replace(hand, scores=tuple(-points for points in hand.scores)))
    return again


def test_a_ledger_of_another_tournament_or_a_damaged_one_is_left_alone(tmp_path: Path) -> None:
    ledger = tmp_path / "cup.log"
    play_tournament(small(), ledger=ledger)
    before = ledger.read_text("utf-8")
    with pytest.raises(InvalidRequest) as refused:
        play_tournament(small("other"), ledger=ledger)
    assert refused.value.code == "wrong_ledger"
    named = Tournament(replace(SMALL, options={"xing": "fan"}), small().population, "small")
    assert play_tournament(named, ledger=ledger).over, "the default, which may be named or not"
    ledger.write_text(format_log(with_another_hand(play_tournament(small()))), "utf-8")
    with pytest.raises(InvalidRequest) as refused:
        play_tournament(small(), ledger=ledger)
    assert refused.value.code == "hand_differs", "another program has played it"
    ledger.write_text(before[:-40], "utf-8")
    with pytest.raises(CorruptRecord):
        play_tournament(small(), ledger=ledger)
    assert ledger.read_text("utf-8") == before[:-40]


@pytest.mark.parametrize("seed", ["", "x ", "a\nb", "\N{ZERO WIDTH SPACE}x", "x\N{VARIATION SELECTOR-16}"])
def test_a_seed_that_no_ledger_could_be_read_again_with_is_refused(tmp_path: Path, seed: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        play_tournament(small(seed), ledger=tmp_path / "cup.log")
    assert (refused.value.code, refused.value.facts["name"]) == ("wrong_argument", "seed")
    assert not list(tmp_path.iterdir())


def test_bots_do_not_play_for_a_person() -> None:
    with pytest.raises(InvalidRequest) as refused:
        play_tournament(Tournament(plan_named("quick"), Population(people=1), "me"))
    assert refused.value.code == "has_person"
