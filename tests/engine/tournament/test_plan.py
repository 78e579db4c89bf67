"""Plans and populations: the presets, their text, and what is refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hupai.registry import games
from hupai.table.errors import EngineError, InvalidRequest, InvalidRules
from hupai.tournament.entrants import Population, check_population, entrants_of, parse_population, population_json
from hupai.tournament.plan import Plan, Stage, check_plan, parse_plan, plan_json
from hupai.tournament.presets import PRESETS, plan_named, usual_shares
from tests.rows import each_row

GOOD = plan_named("quick")


@each_row("game", list(games))
@each_row("preset", list(PRESETS))
def test_every_preset_fits_every_game_and_can_be_written_and_read(preset: str, game: str) -> None:
    plan = plan_named(preset, game)
    check_plan(plan)
    check_population(Population(usual_shares(preset)), plan)
    assert parse_plan(plan_json(plan)) == plan


def test_the_cup_of_2015_is_played_as_its_notice_says() -> None:
    """900 entrants in three sessions of 300, tables of three, nine hands; 300 go on, then three."""
    plan = plan_named("2015")
    qualifying, semi_final, final = plan.stages
    assert (plan.game, plan.entrants, plan.seats) == ("yongzhou", 900, 3)
    assert (qualifying.sessions, qualifying.hands, qualifying.advance) == (3, 9, 300)
    assert (semi_final.advance, final.advance) == (3, 0)
    assert not any(stage.carry for stage in plan.stages)


def test_a_knock_out_is_of_duels_where_a_game_has_them() -> None:
    """16, 8, 4 and 2 in Yongzhou; 27, 9 and 3 in Leiyang; the seats are a house rule of the plan."""
    duels, others = plan_named("knockout"), plan_named("knockout", "leiyang")
    assert (duels.seats, duels.entrants, [stage.advance for stage in duels.stages]) == (2, 16, [8, 4, 2, 0])
    assert (others.seats, others.entrants, [stage.advance for stage in others.stages]) == (3, 27, [9, 3, 0])
    assert '"options":{"seats":2}' in plan_json(duels) and "options" not in plan_json(others)
    assert plan_named("knockout", "yongzhou", {"seats": 3, "kings": 4}).entrants == 27
    assert plan_named("quick", "yongzhou", {"seats": 2}).entrants == 8
    assert [stage.knock_out for stage in duels.stages] == [True, True, True, False]


WRONG_PLANS: list[tuple[dict[str, Any], str]] = [
    ({"game": "no-such"}, "unknown_game"),
    ({"entrants": 2}, "entrants"),
    ({"entrants": 10_001}, "entrants"),
    ({"entrants": True}, "entrants"),
    ({"stages": ()}, "stages"),
    ({"stages": (Stage("only", hands=0),)}, "stages.1.hands"),
    ({"stages": (Stage("only", hands=1, advance=3),)}, "stages.1.advance"),
    ({"stages": (Stage("only", hands=1, sessions=10),)}, "stages.1.sessions"),
    ({"stages": (Stage("only", hands=1, rounds=0),)}, "stages.1.rounds"),
    ({"entrants": 10_000, "stages": (Stage("only", hands=1, rounds=31),)}, "stages.1.rounds"),
    ({"entrants": 101, "stages": (Stage("only", hands=1, rounds=0, seating="meet"),)}, "stages.1.seating"),
    ({"stages": (Stage("only", hands=1, carry=True),)}, "stages.1.carry"),
    ({"stages": (Stage("only", hands=1, seating="age"),)}, "stages.1.seating"),
    ({"stages": (Stage("only", hands=1, scoring="style"),)}, "stages.1.scoring"),
    ({"stages": (Stage("only", hands=1, joined=("genius",)),)}, "stages.1.joined"),
    ({"stages": (Stage("a", hands=1, advance=8, knock_out=True), Stage("b", hands=1))}, "stages.1.knock_out"),
    ({"stages": (Stage("a", hands=1, rounds=2, advance=9, knock_out=True), Stage("b", hands=1))}, "stages.1.knock_out"),
    ({"stages": (Stage("a", hands=1, advance=28), Stage("b", hands=1))}, "stages.1.advance"),
    ({"stages": (Stage("a", hands=1, advance=2), Stage("b", hands=1))}, "stages.1.advance"),
    ({"stages": (Stage("a", hands=1, advance=9), Stage("b", hands=1, sessions=4))}, "stages.2.sessions"),
]


@each_row("change, named", WRONG_PLANS)
def test_a_plan_that_cannot_be_played_is_refused_by_the_name_of_its_wrong_part(
    change: dict[str, Any], named: str
) -> None:
    with pytest.raises(EngineError) as refused:
        check_plan(replace(GOOD, **change))
    assert named in (refused.value.code, refused.value.facts.get("name"))


def test_house_rules_of_a_plan_are_checked() -> None:
    with pytest.raises(InvalidRules):
        check_plan(replace(GOOD, options={"no_such": 1}))


@each_row(
    "text, named",
    [
        ("", "not_json"),
        ("[" * 100_000, "not_json"),
        ("[]", "plan"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[],"more":1}', "plan"),
        ('{"id":1,"game":"yongzhou","entrants":9,"stages":[]}', "id"),
        ('{"id":"x","game":[],"entrants":9,"stages":[]}', "game"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":{}}', "stages"),
        ('{"id":"x","game":"yongzhou","entrants":"9","stages":[{"id":"a","hands":1}]}', "entrants"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[{"id":"a","hands":1,"joined":"x"}]}', "stages.1.joined"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[{"id":"a","hands":1,"carry":1}]}', "stages.1.carry"),
        (
            '{"id":"x","game":"yongzhou","entrants":9,"stages":[{"id":"a","hands":1,"knock_out":1}]}',
            "stages.1.knock_out",
        ),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[7]}', "stages.1"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[{"id":"a","hands":"1"}]}', "stages.1.hands"),
        ('{"id":"x","game":"yongzhou","entrants":9,"stages":[{"id":"a","hands":1}],"options":[]}', "options"),
    ],
)
def test_a_plan_in_a_text_is_checked_as_well(text: str, named: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        parse_plan(text)
    assert named in (refused.value.code, refused.value.facts.get("name"))


def test_shares_hold_as_exactly_as_whole_entrants_allow() -> None:
    everybody = entrants_of(Population(), plan_named("2015"), "shares")
    assert Counter(one.level for one in everybody) == {"beginner": 630, "regular": 225, "strong": 45}
    few = entrants_of(Population({"beginner": 1, "regular": 1}), plan_named("quick"), "few")
    assert Counter(one.level for one in few) == {"beginner": 14, "regular": 13}


def test_names_differ_and_the_person_has_none() -> None:
    everybody = entrants_of(Population(people=1, late=5), plan_named("2015"), "names")
    assert [one.number for one in everybody] == list(range(1, 901))
    assert everybody[0].level == "" and everybody[0].name == ("", "") and not everybody[0].late
    assert len({one.name for one in everybody[1:]}) == 899
    assert sum(one.late for one in everybody) == 5


def test_the_same_seed_gives_the_same_entrants_and_another_seed_others() -> None:
    plan = plan_named("quick")
    assert entrants_of(Population(), plan, "a") == entrants_of(Population(), plan, "a")
    assert entrants_of(Population(), plan, "a") != entrants_of(Population(), plan, "b")


@each_row(
    "population, named",
    [
        (Population({}), "shares"),
        (Population({"genius": 1}), "shares"),
        (Population({"beginner": 0}), "shares"),
        (Population({"beginner": -1, "regular": 5}), "shares"),
        (Population({"beginner": True}), "shares"),
        (Population(late=19), "late"),
        (Population(late=-1), "late"),
        (Population(people=-1), "people"),
        (Population(people=4), "people"),
        (Population(people=True), "people"),
    ],
)
def test_a_population_that_cannot_enter_is_refused(population: Population, named: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        check_population(population, GOOD)
    assert refused.value.facts["name"] == named


def test_people_have_the_first_numbers_and_are_never_late() -> None:
    everybody = entrants_of(Population(people=3, late=5), plan_named("quick"), "three")
    assert [one.level == "" for one in everybody] == [True] * 3 + [False] * 24
    assert all(one.name == ("", "") and not one.late for one in everybody[:3])
    assert sum(one.late for one in everybody) == 5


@each_row(
    "people, written",
    [
        (0, '{"shares":{"regular":2,"strong":1},"person":false,"late":3}'),
        (1, '{"shares":{"regular":2,"strong":1},"person":true,"late":3}'),
        (2, '{"shares":{"regular":2,"strong":1},"people":2,"late":3}'),
        (3, '{"shares":{"regular":2,"strong":1},"people":3,"late":3}'),
    ],
)
def test_a_population_is_read_as_it_was_written(people: int, written: str) -> None:
    """What earlier versions wrote of nobody and of one person is written still."""
    population = Population({"regular": 2, "strong": 1}, people, late=3)
    assert population_json(population) == written
    assert parse_population(written, GOOD) == population


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"shares":[],"person":false,"late":0}',
        '{"shares":{"beginner":1},"person":1,"late":0}',
        '{"shares":{"beginner":1},"person":true,"people":2,"late":0}',
        '{"shares":{"beginner":1},"late":0}',
        *(
            f'{{"shares":{{"beginner":1}},"people":{people},"late":0}}'
            for people in ("true", "1", "0", "4", '"2"', "2.0")
        ),
    ],
)
def test_a_text_that_is_no_population_is_refused(text: str) -> None:
    with pytest.raises(InvalidRequest):
        parse_population(text, GOOD)


def test_a_plan_of_ones_own_may_have_any_size() -> None:
    check_plan(Plan("own", "kawuxing", 3, (Stage("only", hands=1),)))
    check_plan(Plan("own", "kawuxing", 100, (Stage("only", hands=1, rounds=0, seating="meet"),)))
    check_plan(Plan("own", "kawuxing", 10_000, (Stage("only", hands=1, rounds=30),)))
