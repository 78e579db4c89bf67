"""Seasons of tournaments between bots: in this process, in several, or on a cluster, and resumed from a ledger."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hupai.arena.tournaments import play_tournament
from hupai.jobs import Progress, run
from hupai.table.errors import InvalidRequest
from hupai.tournament.entrants import Population, check_population
from hupai.tournament.plan import Plan, check_plan, plan_json
from hupai.tournament.season import Level, Row, cup_seed, row_of, season_of
from hupai.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class _Cup:
    plan: Plan
    population: Population
    seed: str


def _play_cup(cup: _Cup) -> Row:
    return row_of(play_tournament(Tournament(cup.plan, cup.population, cup.seed)))


def play_season(
    plan: Plan,
    population: Population,
    seed: str,
    cups: int,
    *,
    jobs: int = 1,
    cluster: str = "",
    ledger: str | Path | None = None,
    progress: Progress | None = None,
) -> Mapping[str, Level]:
    """Play so many cups and return what the entrants of each level did, weakest level first.

    ``jobs``, ``cluster`` and ``ledger`` are those of :func:`hupai.jobs.run`; a task is a whole cup. ``progress`` is
    called with the number of cups played and that of all.

    Raises what :class:`~hupai.tournament.tournament.Tournament` and :func:`hupai.jobs.run` raise; InvalidRequest
    ``has_person`` where a person is among the entrants.
    """
    check_plan(plan)
    check_population(population, plan)
    if population.people:
        raise InvalidRequest("has_person")
    tasks = [_Cup(plan, population, cup_seed(seed, number)) for number in range(1, cups + 1)]
    job = {"season": seed, "plan": plan_json(plan), "shares": dict(population.shares), "late": population.late}
    rows: dict[int, Row] = {}
    with closing(run(_play_cup, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job)) as finished:
        for number, row in finished:
            rows[number] = row
            if progress:
                progress(len(rows), cups)
    return season_of(rows[number] for number in sorted(rows))
