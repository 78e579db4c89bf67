"""Tournaments at tables of four of Yongzhou, where one sits out each hand (坐醒)."""

from __future__ import annotations

import json

import pytest

from hupai.arena.tournaments import play_tournament
from hupai.registry import games
from hupai.session import Session
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.plan import check_plan, parse_plan, plan_json
from hupai.tournament.presets import PRESETS, plan_named
from hupai.tournament.replays import replayed_hand
from hupai.tournament.tournament import Tournament
from hupai.zipai.rules.sitting import sitter

SITTING = {"seats": 4, "kings": 4}
RULES = games["yongzhou"].rules(**SITTING)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played_at_tables_of_four(preset: str) -> None:
    plan = plan_named(preset, "yongzhou", SITTING)
    check_plan(plan)
    assert plan.seats == 4 and plan.entrants % 4 == 0
    assert parse_plan(plan_json(plan)) == plan


def test_every_hand_has_one_who_sits_and_never_wins_or_deals_next_and_points_add_up() -> None:
    """Whoever sits is opposite the dealer, earns or gets nothing; the points of each stage sum to zero."""
    cup = Tournament(plan_named("quick", "yongzhou", SITTING), Population({"beginner": 100}), "four")
    play_tournament(cup)
    assert cup.over and [len(stage.entrants) for stage in cup.stages] == [64, 16, 4]
    won = 0
    for number, stage in enumerate(cup.stages, 1):
        for hands in stage.played.values():
            dealers = [hand.dealer for hand in hands]
            for hand, following in zip(hands, [*dealers[1:], None], strict=True):
                out = sitter(RULES, hand.dealer)
                assert out is not None and out not in hand.winners and out != following
                assert sum(hand.scores) == 0 and (hand.scores[out] >= 0 or not hand.winners)
                won += hand.scores[out] > 0
        assert sum(line.points for line in cup.ranking(number)) == 0
    assert won > 10 and format_log(parse_log(format_log(cup))) == format_log(cup)


def test_where_all_get_the_same_deals_everybody_sits_in_turn() -> None:
    cup = Tournament(plan_named("duplicate", "yongzhou", SITTING), Population({"beginner": 100}), "four")
    table = cup.open_tables()[0]
    dealers = [replayed_hand(cup, table, number).dealer for number in range(1, 5)]
    assert sorted(dealers) == sorted(sitter(RULES, dealer) or 0 for dealer in dealers) == [0, 1, 2, 3]


def test_a_person_at_a_table_of_four_gets_the_match_that_the_plan_says() -> None:
    """The match has four seats and the plan's house rules, so that the person sits out as the others do."""
    asked = {"do": "cup", "preset": "quick", "game": "yongzhou", "options": SITTING, "seed": "four"}
    own = json.loads(Session().handle(json.dumps(asked)))["result"]["own"]
    assert len(own["seats"]) == 4 == len(own["match"]["seats"]) and own["match"]["options"] == SITTING
