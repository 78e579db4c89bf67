"""Tournaments through the façade: a person plays at one table, workers play the others, and a log goes on anywhere."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from hupai.arena.tournaments import play_tournament
from hupai.tournament.entrants import Population, in_order
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.engine.facade_client import Client

SHARES = {"beginner": 2, "random": 1}
CUP: dict[str, Any] = {"do": "cup", "preset": "quick", "shares": SHARES, "seed": "s"}


def play_bots(client: Client, worker: Client, most: int = 1000) -> dict[str, Any]:
    """Play tables of bots in another session and give the results to the first one; return the last state."""
    state: dict[str, Any] = {}
    found = client.ask(do="cup_tables")
    for table in [one for one in found["tables"] if all(one["levels"])][:most]:
        wanted = {name: table[name] for name in ("table", "seed", "levels", "done")}
        played = worker.ask(do="cup_play", plan=found["plan"], **wanted)
        state = client.ask(do="cup_add", **played)
    return state


def play_own(client: Client, state: dict[str, Any]) -> dict[str, Any]:
    """Play the person's next table to its end, hand by hand, and return the state."""
    client.ask(do="new", **state["own"]["match"])
    while client.state["waiting"] != "end":
        client.step()
        if client.state["waiting"] in ("next", "end"):
            state = client.ask(do="cup_take", match="main")
    return state


def test_workers_play_the_cup_that_the_command_line_plays() -> None:
    client, worker = Client(), Client()
    state = client.ask(**CUP, person=False)
    while not state["over"]:
        state = play_bots(client, worker)
    alone = play_tournament(Tournament(plan_named("quick"), Population(in_order(SHARES)), "s"))
    assert client.ask(do="cup_log")["log"] == format_log(alone)
    assert state["hands"] == {"done": 39, "all": 39} and state["own"] is None


def test_a_person_plays_until_out_of_the_cup() -> None:
    client, worker = Client(), Client()
    state = client.ask(**CUP)
    assert [one["entrant"] for one in state["own"]["seats"]].count(1) == 1
    assert state["own"]["match"]["seats"].count("human") == 1
    while not state["over"]:
        if state["own"]:
            state = play_own(client, state)
        state = play_bots(client, worker) or state
    ranking = client.ask(do="cup_ranking", stage=1, most=27)
    points = [line["points"] for line in ranking["lines"]]
    assert ranking["of"] == 27 and points == sorted(points, reverse=True) and sum(points) == 0
    assert all(isinstance(point, int) for point in points), "whole points are written as such"
    assert ranking["own"] in ranking["lines"] and ranking["own"]["hands"] == 3
    assert client.ask(do="cup_ranking", stage=1, first=5, most=2)["lines"] == ranking["lines"][4:6]


def test_a_person_has_the_deals_of_all_tables_in_a_duplicate_cup() -> None:
    """The seats deal in turn at the person's table too, and the record of its match says so."""
    client, worker = Client(), Client()
    state = client.ask(**CUP | {"preset": "duplicate"})
    assert state["own"]["match"]["dealing"] == "in-turn" and state["stages"][0]["scoring"] == "duplicate"
    state = play_own(client, state)
    record = client.ask(do="save")["record"]
    play_bots(client, worker, 4)
    rows = [line.split() for line in client.ask(do="cup_log")["log"].splitlines() if line.startswith("hand 1 1 1 ")]
    tables = {tuple(row[7] for row in rows if row[4] == table) for table in {row[4] for row in rows}}
    assert tables == {("0", "1", "2") * 3}
    assert "\ndealing in-turn\nhands 9\n" in record
    again = Client()
    assert again.ask(do="load", record=record)["setup"]["hands"] == 9
    assert again.ask(do="save")["record"] == record


def test_a_match_with_other_dealers_is_not_the_persons() -> None:
    client = Client()
    state = client.ask(**CUP | {"preset": "duplicate"})
    client.ask(do="new", **state["own"]["match"] | {"dealing": "by-rules"})
    assert client.refused(do="cup_take", match="main")["code"] == "wrong_match"


def test_a_log_goes_on_where_it_stopped() -> None:
    client, worker, later = Client(), Client(), Client()
    client.ask(**CUP)
    play_bots(client, worker, 3)
    log = client.ask(do="cup_log")["log"]
    assert later.ask(do="cup_open", log=log)["hands"] == {"done": 9, "all": 39}
    assert play_bots(later, worker) == play_bots(client, worker)
    parse_log(later.ask(do="cup_log")["log"])


def test_what_cannot_be_leaves_the_cup_as_it_was() -> None:
    client, worker = Client(), Client()
    assert client.refused(do="cup_tables")["code"] == "no_cup"
    state = client.ask(**CUP)
    before = client.ask(do="cup_log")
    own = state["own"]
    free = next(one for one in client.ask(do="cup_tables")["tables"] if all(one["levels"]))
    good = worker.ask(
        do="cup_play", plan=client.ask(do="cup_tables")["plan"], **{n: free[n] for n in ("table", "seed", "levels")}
    )
    for rows, code in (
        ([*good["rows"][:2], [0, [0], [1, 0, 0]]], "wrong_result"),
        (good["rows"] * 2, "table_over"),
        ([[0, [0], "x"]], "wrong_argument"),
        ([[0, [0]]], "wrong_argument"),
    ):
        assert client.refused(do="cup_add", table=free["table"], rows=rows)["code"] == code
    assert client.refused(do="cup_add", table=[1, 1, 1, 99], rows=[])["code"] == "no_such_table"
    client.ask(do="new", **{**own["match"], "seed": "mine"})
    assert client.refused(do="cup_take", match="main")["code"] == "wrong_match"
    assert client.refused(do="cup_open", log=before["log"][:-4])["code"] == "bad_sum"
    for wrong in (
        {"preset": "2016"},
        *({"seed": seed} for seed in ("", "a b", "\n", "❤\N{VARIATION SELECTOR-16}", "x" * 201)),
    ):
        assert client.refused(**{**CUP, **wrong})["code"] == "wrong_argument"
    assert client.ask(do="cup_log") == before
    assert client.ask(**{**CUP, "seed": "x" * 200})


def test_the_rules_of_the_cup_have_their_topics() -> None:
    found = Client().ask(do="cup_rules")
    assert found["rules"] and {row["topic"] for row in found["rules"]} == set(found["topics"])


def test_a_build_without_tournaments_does_not_know_their_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hupai.session.cups", None)
    assert Client().refused(**CUP)["code"] == "unknown_request"
