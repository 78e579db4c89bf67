"""Seasons of cups: counts that a slow recount confirms, intervals, and the same answer however they are played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hupai.arena.seasons import play_season
from hupai.arena.tournaments import play_tournament
from hupai.table.errors import InvalidRequest
from hupai.tournament.entrants import Population
from hupai.tournament.presets import plan_named
from hupai.tournament.season import Chance, cup_seed, row_of, season_of
from hupai.tournament.tournament import Tournament

PLAN = plan_named("quick")
PEOPLE = Population({"random": 2, "beginner": 1}, late=2)


def cup(number: int) -> Tournament:
    return play_tournament(Tournament(PLAN, PEOPLE, cup_seed("s", number)))


def test_a_row_counts_who_came_how_far() -> None:
    played = cup(1)
    row = row_of(played)
    assert json.loads(json.dumps(row)) == row
    for level, counted in row.items():
        ours = {one.number for one in played.entrants if one.level == level}
        assert counted["entrants"] == len(ours)
        stages = [len(ours & {line.entrant for line in played.ranking(number)}) for number in (1, 2, 3)]
        assert counted["reached"] == [*stages, int(played.final_ranking()[0] in ours)]
        lines = [line for line in played.ranking(1) if line.entrant in ours]
        assert counted["points"] == sum(line.points for line in lines)
        assert counted["hands"] == sum(line.hands for line in lines) > 0
    reached = zip(*(counted["reached"] for counted in row.values()), strict=True)
    assert [sum(column) for column in reached] == [25, 9, 3, 1]
    assert sum(counted["squares"] for counted in row.values()) > 0 == sum(c["points"] for c in row.values())


def test_a_season_is_the_sum_of_its_cups_however_it_is_played(tmp_path: Path) -> None:
    ledger = tmp_path / "season.jsonl"
    alone = play_season(PLAN, PEOPLE, "s", 2)
    assert list(alone) == ["random", "beginner"]
    assert alone == season_of(row_of(cup(number)) for number in (1, 2))
    assert alone == play_season(PLAN, PEOPLE, "s", 2, jobs=2, ledger=ledger)
    kept = ledger.read_text("utf-8").splitlines(keepends=True)
    ledger.write_text("".join(kept[:-1]), "utf-8")
    seen: list[tuple[int, int]] = []
    assert alone == play_season(PLAN, PEOPLE, "s", 2, ledger=ledger, progress=lambda *at: seen.append(at))
    assert seen[-1] == (2, 2)
    assert alone != play_season(PLAN, PEOPLE, "other", 2)


def test_a_season_has_no_person() -> None:
    with pytest.raises(InvalidRequest, match="has_person"):
        play_season(PLAN, Population(people=1), "s", 1)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (50, 1000, 0.0381, 0.0653)],
)
def test_intervals_are_those_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    assert Chance(hits, of).interval == pytest.approx((low, high), abs=1e-4)
