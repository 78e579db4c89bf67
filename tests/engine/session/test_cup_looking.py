"""Other tables of a tournament: their hands are looked into and watched, and checked by playing them again."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from hupai.table.chance import Stream
from tests.engine.facade_client import Client

QUICK: dict[str, Any] = {"do": "cup", "preset": "quick", "shares": {"beginner": 2, "random": 1}, "seed": "look"}
GAMES = ("yongzhou", "leiyang", "kawuxing", "yibin")
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def played(game: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The first tables of bots of a cup, and what was played there."""
    client = Client()
    client.ask(**QUICK | {"game": game})
    found = client.ask(do="cup_tables")
    bots = [table for table in found["tables"] if all(table["levels"])][:2]
    asked = [{name: table[name] for name in ("table", "seed", "levels")} for table in bots]
    return bots, [client.ask(do="cup_play", plan=found["plan"], **table) for table in asked]


def begun(game: str) -> tuple[Client, list[dict[str, Any]]]:
    """A cup with a person in which the first tables of bots are over, and these tables."""
    client = Client()
    client.ask(**QUICK | {"game": game})
    bots, results = played(game)
    for result in results:
        client.ask(do="cup_add", **result)
    return client, bots


def watched(client: Client, table: list[int], hand: int) -> list[dict[str, Any]]:
    """A whole hand as an onlooker sees it, moment by moment."""
    found = [client.ask(do="cup_watch", table=table, hand=hand)]
    while not found[-1]["over"]:
        found.append(client.ask(do="cup_watch", table=table, hand=hand, at=len(found)))
    return found


@each_game
def test_the_hands_of_an_entrant_are_those_of_the_log(game: str) -> None:
    client, (table, *_) = begun(game)
    one = table["seats"][1]
    found = client.ask(do="cup_hands", entrant=one["entrant"])
    assert found["entrant"] == one
    (seated,) = found["tables"]
    assert seated["seats"] == table["seats"] and seated["seat"] == 1
    line = next(line for line in client.ask(do="cup_ranking", most=100)["lines"] if line["entrant"] == one["entrant"])
    assert sum(hand["scores"][1] for hand in seated["hands"]) == line["points"]
    assert sum(1 in hand["winners"] for hand in seated["hands"]) == line["wins"]


@each_game
def test_a_hand_of_another_table_opens_as_a_link(game: str) -> None:
    """The link shows the hand whose result the log has, from the seat that was asked for."""
    client, (table, *_) = begun(game)
    entrant = table["seats"][0]["entrant"]
    known = client.ask(do="cup_hands", entrant=entrant)["tables"][0]["hands"]
    reader = Client()
    for number, hand in enumerate(known, 1):
        link = client.ask(do="cup_link", table=table["table"], hand=number, seat=1)["link"]
        opened = reader.ask(do="read", link=link)
        assert opened["seat"] == 1
        result = reader.ask(do="result", record=opened["record"], hand=1)
        assert result["result"]["scores"] == hand["scores"] and result["dealer"] == hand["dealer"]


@each_game
def test_a_watched_hand_shows_no_hand_before_it_is_over(game: str) -> None:
    client, (table, *_) = begun(game)
    known = client.ask(do="cup_hands", entrant=table["seats"][0]["entrant"])["tables"][0]["hands"]
    moments = watched(client, table["table"], 2)
    assert len(moments) > 4
    for moment in moments[:-1]:
        view = moment["view"]
        assert view["seat"] is None and view["open"] is None and view["result"] is None
        assert moment["scores"] is None
        assert {"hand", "columns", "waits", "legal", "seed"} & view.keys() == set()
    assert moments[-1]["view"]["open"] and moments[-1]["scores"] == known[1]["scores"]
    names = [one["name"]["zh"] for one in table["seats"]]
    told = "".join(text["zh"] for moment in moments for text in moment["events"])
    assert any(name in told for name in names) and not re.search("你|上家|下家|对家", told)


@each_game
def test_all_hands_of_a_played_hand_can_be_looked_into(game: str) -> None:
    client, (table, *_) = begun(game)
    seen = watched(client, table["table"], 2)
    for at, moment in list(enumerate(seen))[::4]:
        opened = client.ask(do="cup_watch", table=table["table"], hand=2, at=at, revealed=True)
        assert opened["events"] == moment["events"] and opened["moments"] == len(seen)
        for row, held in zip(opened["view"]["seats"], opened["view"]["open"], strict=True):
            cards = held if game in ("kawuxing", "yibin") else [card for column in held for card in column]
            assert len(cards) == row.get("cards", row.get("tiles"))


def test_the_first_hand_is_watched_where_none_is_named() -> None:
    client, (table, *_) = begun("yongzhou")
    first = client.ask(do="cup_watch", table=table["table"])
    assert first == client.ask(do="cup_watch", table=table["table"], hand=1)
    assert first != client.ask(do="cup_watch", table=table["table"], hand=2)


def test_a_hand_that_the_tournament_does_not_have_yet_is_watched_as_it_will_be() -> None:
    client, worker = Client(), Client()
    client.ask(**QUICK)
    found = client.ask(do="cup_tables")
    table = next(table for table in found["tables"] if all(table["levels"]))
    assert client.refused(do="cup_watch", table=table["table"], hand=3, revealed=True)["code"] == "wrong_argument"
    last = watched(client, table["table"], 3)[-1]
    asked = {name: table[name] for name in ("table", "seed", "levels")}
    rows = worker.ask(do="cup_play", plan=found["plan"], **asked)["rows"]
    assert last["scores"] == rows[2][2]


def test_what_cannot_be_looked_at_is_refused() -> None:
    client, (table, *_) = begun("yongzhou")
    own = client.ask(do="cup_open", log=client.ask(do="cup_log")["log"])["own"]["table"]
    assert client.refused(do="cup_watch", table=own, hand=1)["code"] == "person_at_table"
    for hand in (0, 4):
        assert client.refused(do="cup_watch", table=table["table"], hand=hand)["code"] == "wrong_argument"
        assert client.refused(do="cup_link", table=table["table"], hand=hand)["code"] == "wrong_argument"
    for request in ({"do": "cup_link"}, {"do": "cup_link", "hand": 1}, {"do": "cup_watch", "revealed": True}):
        refused = client.refused(table=[1, 1, 1, 9], **request)
        assert refused["code"] == "wrong_argument", f"not played yet: {request}"
    assert client.refused(do="cup_watch", table=table["table"], hand=1, at=999)["code"] == "wrong_argument"
    assert client.refused(do="cup_watch", table=[3, 1, 1, 1], hand=1)["code"] == "no_such_table"
    for entrant in (0, 28):
        assert client.refused(do="cup_hands", entrant=entrant)["code"] == "wrong_argument"


@each_game
def test_a_check_names_the_hand_that_was_changed(game: str) -> None:
    client, _ = begun(game)
    worker = Client()
    found = client.ask(do="cup_played")
    rng = Stream("changes", game)
    for table in found["tables"]:
        assert worker.ask(do="cup_check", plan=found["plan"], **table) == {"table": table["table"], "hands": 3}
        place = rng.below(3)
        dealer, winners, scores = table["rows"][place]
        for wrong in (
            [dealer, winners, [scores[0] + 1, scores[1] - 1, *scores[2:]]],
            [(dealer + 1) % len(scores), winners, scores],
            [dealer, [] if winners else [0], scores],
        ):
            rows = [*table["rows"][:place], wrong, *table["rows"][place + 1 :]]
            refused = worker.refused(do="cup_check", plan=found["plan"], **{**table, "rows": rows})
            assert (refused["code"], refused["facts"]["hand"]) == ("hand_differs", place + 1)


def played_own() -> tuple[Client, dict[str, Any], str]:
    """A cup in which the person has played two hands, their table, and its record."""
    client = Client()
    own = client.ask(**QUICK)["own"]
    client.ask(do="new", **own["match"])
    while len(client.ask(do="tally")["tally"]) < 2:
        client.step()
    client.ask(do="cup_take", match="main")
    return client, own, client.ask(do="save")["record"]


def test_the_record_of_the_persons_table_is_checked_deal_by_deal() -> None:
    client, own, record = played_own()
    log, table = client.ask(do="cup_log")["log"], own["table"]
    other = Client()
    assert other.ask(do="cup_check_own", log=log, table=table, record=record) == {"table": table, "hands": 2}
    assert client.ask(do="cup_check_own", table=table, record=record)["hands"] == 2
    foreign = Client(game="yongzhou", seats=own["match"]["seats"], hands=3, seed="mine").ask(do="save")["record"]
    assert other.refused(do="cup_check_own", log=log, table=table, record=foreign)["code"] == "wrong_match"
    assert other.refused(do="cup_check_own", log=log, table=table, record="x")["code"] == "not_a_record"


def test_a_record_with_another_deal_or_other_results_is_refused_with_its_hand() -> None:
    """A deck of one's own, sealed and scored as it should be, is not the deal of the seed."""
    client, own, _ = played_own()
    log = client.ask(do="cup_log")["log"]
    cheat = Client()
    cheat.ask(do="new", **own["match"])
    other = Client()
    match = cheat.session.matches["main"].match
    hand = match.hand
    deck = [*hand.deck[:5], *reversed(hand.deck[5:])]
    match.redeal(hand.family.notation.format_cards(deck), hand.seed)
    while len(cheat.ask(do="tally")["tally"]) < 1:
        cheat.step()
    refused = other.refused(do="cup_check_own", log=log, table=own["table"], record=cheat.ask(do="save")["record"])
    assert (refused["code"], refused["facts"]["hand"]) == ("wrong_deal", 1)

    again = Client()
    again.ask(do="new", **own["match"])
    while len(again.ask(do="tally")["tally"]) < 1:
        again.step()
    refused = other.refused(do="cup_check_own", log=log, table=own["table"], record=again.ask(do="save")["record"])
    assert (refused["code"], refused["facts"]["hand"]) == ("hand_differs", 2)
