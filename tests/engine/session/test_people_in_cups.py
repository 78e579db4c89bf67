"""Several people enter one tournament from one device: at one table or at several, which are played one by one."""

from __future__ import annotations

from typing import Any

import pytest

from hupai.session.matches import match_from_record
from tests.engine.facade_client import Client
from tests.engine.session.test_cups import play_bots

TWO: dict[str, Any] = {"do": "cup", "preset": "knockout", "shares": {"random": 1}, "people": 2}
TOGETHER, APART = "10", "1"
"""Seeds by whose lot the two first entrants of the knock-out play each other, and other entrants."""


class Device(Client):
    """A device at which people play in turn: whoever is called sits down."""

    def step(self) -> None:
        if self.state["waiting"] == "seat":
            self.ask(do="rise")
            self.ask(do="sit", seat=self.state["called"])
        else:
            super().step()


def play_own(device: Device, state: dict[str, Any]) -> dict[str, Any]:
    """Play the next table with people to its end, hand by hand; return the state of the tournament then."""
    table = state["own"]["table"]
    device.ask(do="new", **state["own"]["match"])
    while device.state["waiting"] != "end":
        device.step()
        if device.state["waiting"] in ("next", "end"):
            state = device.ask(do="cup_take", match="main")
    assert state["own"] is None or state["own"]["table"] != table
    return state


def persons(table: dict[str, Any]) -> list[int]:
    """The people at a table, by seat."""
    return [seat["entrant"] for seat in table["seats"] if not seat["level"]]


def test_two_people_sit_at_one_table_and_hide_their_hands() -> None:
    device = Device()
    state = device.ask(**TWO, seed=TOGETHER)
    assert (state["person"], state["people"], state["playing"], state["in_stage"]) == (True, 2, [1, 2], True)
    assert sorted(persons(state["own"])) == [1, 2] and state["own"]["match"]["seats"] == ["human", "human"]
    (own,) = state["own_tables"]
    assert own == {"table": state["own"]["table"], "people": persons(state["own"]), "done": 0}
    begun = device.ask(do="new", **state["own"]["match"])
    assert begun["waiting"] == "seat" and begun["view"]["seat"] is None
    sealed = device.ask(do="save")["record"]
    assert "\nsealed " in sealed and "\ndeck " not in sealed
    state = play_own(device, state)
    assert state["own"] is None and state["own_tables"][0]["done"] == 4
    lines = device.ask(do="cup_ranking", stage=1, most=16)
    assert [line["entrant"] for line in lines["people"]] == [1, 2]
    assert lines["own"] == lines["people"][0] and lines["people"][0]["points"] == -lines["people"][1]["points"]
    assert all(line in lines["lines"] for line in lines["people"])


def test_two_people_at_two_tables_play_one_after_the_other() -> None:
    """The tables come by the order of the draw, and the next stage only when both are over."""
    device, worker = Device(), Client()
    state = device.ask(**TWO, seed=APART)
    first, second = state["own_tables"]
    assert first["table"] < second["table"] and sorted(first["people"] + second["people"]) == [1, 2]
    assert state["own"]["table"] == first["table"] and persons(state["own"]) == first["people"]
    assert len([table for table in device.ask(do="cup_tables")["tables"] if not all(table["levels"])]) == 2
    state = play_bots(device, worker)
    assert state["own"]["match"]["seats"].count("human") == 1
    state = play_own(device, state)
    assert len(state["stages"]) == 1 and state["own"]["table"] == second["table"]
    state = play_own(device, state)
    assert len(state["stages"]) == 2
    # Whoever has won plays on, and is the only one who is asked for.
    lines = device.ask(do="cup_ranking", stage=1, most=16)["people"]
    assert [line["entrant"] for line in lines] == [1, 2]
    assert state["in_stage"] == bool(state["playing"]) == bool(state["own_tables"])
    assert sorted(one for table in state["own_tables"] for one in table["people"]) == state["playing"]
    while not state["over"]:
        state = play_own(device, state) if state["own"] else state
        state = play_bots(device, worker) or state
    last = device.ask(do="cup_ranking")
    assert [line["entrant"] for line in last["people"]] == [one for one in (1, 2) if one in state["playing"]]
    assert last["own"] is None or last["own"]["entrant"] == 1


def test_the_match_of_another_table_is_not_taken() -> None:
    device = Device()
    device.ask(**TWO, seed=APART)
    other = next(table for table in device.ask(do="cup_tables")["tables"][::-1] if not all(table["levels"]))
    seats = [level or "human" for level in other["levels"]]
    device.ask(do="new", game="yongzhou", options={"seats": 2}, seats=seats, seed=other["seed"], hands=4)
    assert device.refused(do="cup_take", match="main")["code"] == "wrong_match"


@pytest.mark.parametrize("seed", [TOGETHER, APART])
def test_a_log_of_several_people_goes_on_and_their_records_are_checked(seed: str) -> None:
    device, later = Device(), Device()
    state = device.ask(**TWO, seed=seed)
    table = state["own"]["table"]
    device.ask(do="new", **state["own"]["match"])
    device.until_over()
    state = device.ask(do="cup_take", match="main")
    log, record = device.ask(do="cup_log")["log"], device.ask(do="save")["record"]
    assert '\npopulation {"shares":{"random":1},"people":2,"late":0}\n' in log
    assert later.ask(do="cup_open", log=log) == state
    assert later.ask(do="cup_log")["log"] == log
    assert Client().ask(do="cup_check_own", log=log, table=table, record=record)["hands"] == 1
    assert match_from_record(record).players.count("human") == len(persons(state["own"]))
    assert later.refused(do="cup_watch", table=table, hand=1)["code"] == "person_at_table"
    foreign = Client(game="yongzhou", options={"seats": 2}, seats=state["own"]["match"]["seats"], hands=4, seed="mine")
    assert later.refused(do="cup_check_own", table=table, record=foreign.record)["code"] == "wrong_match"


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"people": 4}, "people"),
        ({"people": -1}, "people"),
        ({"people": True}, "people"),
        ({"people": "2"}, "people"),
        ({"people": None}, "people"),
        ({"people": 3, "preset": "ladder", "options": {"seats": 2}}, "people"),
        ({"people": 2, "late": 15}, "late"),
    ],
)
def test_people_who_cannot_enter_are_refused_and_nothing_changes(asked: dict[str, Any], named: str) -> None:
    client = Client()
    client.ask(**TWO, seed="before")
    before = client.ask(do="cup_log")
    refused = client.refused(**TWO | asked, seed="s")
    assert (refused["code"], refused["facts"]["name"]) == ("wrong_argument", named)
    assert client.ask(do="cup_log") == before


@pytest.mark.parametrize(
    ("asked", "people"),
    [({}, 1), ({"person": True}, 1), ({"person": False}, 0), *(({"people": many}, many) for many in (0, 1, 3))],
    ids=str,
)
def test_one_person_enters_unless_another_number_is_said(asked: dict[str, Any], people: int) -> None:
    client = Client()
    state = client.ask(do="cup", preset="quick", seed="s", **asked)
    assert (state["people"], state["person"], state["playing"]) == (people, people > 0, list(range(1, people + 1)))
    assert sum(len(table["people"]) for table in state["own_tables"]) == people
    lines = client.ask(do="cup_ranking")
    assert [line["entrant"] for line in lines["people"]] == state["playing"]
    assert lines["own"] == (lines["people"][0] if people else None)


def test_three_people_are_a_whole_table_of_the_ladder() -> None:
    """Whoever wins it meets the next level; no bot was at the first table."""
    device = Device()
    state = device.ask(**TWO | {"preset": "ladder", "people": 3}, seed="s")
    assert state["own"]["match"]["seats"] == ["human"] * 3
    state = play_own(device, state)
    assert len(state["stages"]) == 2 and len(state["playing"]) == 1
    assert state["own"]["match"]["seats"].count("human") == 1
