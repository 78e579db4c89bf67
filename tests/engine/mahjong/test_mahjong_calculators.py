"""The mahjong calculators beside the worked hands: the best other reading, waits, and what the page asks."""

from __future__ import annotations

import json
from typing import Any

import hupai
from hupai.session import Session
from tests.engine.mahjong.worked_hands import KAWUXING, YIBIN, YONGZHOU


def waits(game: str, hand: str, laid: str = "", by: str | None = None, **more: Any) -> dict[str, Any]:
    """What the calculator says about a waiting hand."""
    return hupai.waits(game, laid, hand, more.pop("options", None), by, **more)


def test_the_best_other_reading_says_why_it_lost() -> None:
    found = hupai.score(KAWUXING, "", "112233445566s 7z", "7z", "self")
    assert (found["names"], found["multiplier"]) == (["qi_dui"], 4)
    assert found["alternative"]["names"] == ["pi_hu"] and found["alternative"]["why"]["code"].startswith("alt_less")
    alone = hupai.score(KAWUXING, "", "123456p 456s 666z 7z", "7z", "self")
    assert alone["alternative"] is None


# --- waits -----------------------------------------------------------------------------------------------


def test_copies_left_are_those_not_in_hand_melds_indicator_or_seen() -> None:
    found = waits(YONGZHOU, "23s 678s 9p 5p 123m", "peng:111s", indicator="4p", seen="4s4s 9p")
    left = {row["tile"]: row["left"] for row in found["waits"]}
    assert left == {"1s": 1, "4s": 2, "5p": 3, "9p": 2}
    assert found["left"] == 8


def test_a_wait_whose_tiles_are_all_seen_is_told_and_one_that_is_all_held_is_none() -> None:
    assert [(row["tile"], row["left"]) for row in waits(KAWUXING, "111222333p 1112s", seen="3333s")["waits"]] == [
        ("2s", 3),
        ("3s", 0),
    ]
    assert waits(KAWUXING, "5555z 222p 333s 777z") == {"waits": [], "left": 0}


def test_waits_by_one_way_only() -> None:
    hand = "7755z 123p 222s 666z"
    assert all(row["discard"] is row["why_not"] is None for row in waits(KAWUXING, hand, by="self")["waits"])
    assert waits(KAWUXING, hand, by="discard") == {"waits": [], "left": 0}
    revealed = waits(KAWUXING, hand, by="discard", seats_state="me:revealed")["waits"]
    assert [(row["tile"], row["self"], row["discard"]["pay_each"]) for row in revealed] == [
        ("5z", None, 2),
        ("7z", None, 2),
    ]


# --- through the session -----------------------------------------------------------------------------------


def test_the_page_asks_through_the_session() -> None:
    session = Session()

    def answer(**message: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(session.handle(json.dumps(message)))
        return found

    hand = {"game": YIBIN, "hand": "123456789s 2234p", "indicator": "1m", "seats_state": "me:piao"}
    scored = answer(do="score", **hand, win="5p", by="self", calls=["first_round"])
    assert scored["result"] == hupai.score(
        YIBIN, "", hand["hand"], "5p", "self", indicator="1m", seats_state="me:piao", calls=["first_round"]
    )
    waited = answer(do="waits", **hand, seen="5p5p")
    assert waited["result"] == hupai.waits(YIBIN, "", hand["hand"], indicator="1m", seats_state="me:piao", seen="5p5p")
    refused = answer(do="score", **{**hand, "hand": "1s"}, win="5p", by="self")["error"]
    assert (refused["code"], refused["position"]) == ("wrong_tile_count", 2) and "手牌张数" in refused["text"]["zh"]
    assert answer(do="waits", **{**hand, "seats_state": 3})["error"]["code"] == "wrong_argument"
    assert answer(do="score", **hand, win="5p", by="self", turned="1m")["error"]["code"] == "wrong_argument"
