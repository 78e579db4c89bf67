"""The mahjong calculators: why a hand does not win, who pays, and what hands wait for."""

from __future__ import annotations

import json
from typing import Any

import pytest

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


# --- hands that do not win ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "hand", "win", "by", "more", "code", "rule"),
    [
        (YONGZHOU, "123456m 234678s 9p", "8p", "self", {"indicator": "4p"}, "not_waited_for", "win.shapes"),
        (YONGZHOU, "1122m 58s 369p 1234z", "1m", "self", {"indicator": "1p"}, "not_ready", "win.shapes"),
        (YONGZHOU, "123456m 234678s 5p", "9p", "discard", {"indicator": "4p", "options": {"self_draw_only": True}},
         "self_draw_only", "win.self_draw_only"),
        (YONGZHOU, "123456m 234678s 5p", "9p", "rob",
         {"indicator": "4p", "options": {"wild_hand_self_draw_only": True}}, "wild_hand_draws", "win.wild_hand"),
        (YONGZHOU, "123456m 234678s 9p", "5p", "discard", {"indicator": "4p"}, "wild_not_won", "wild.discard"),
        (KAWUXING, "123456p 456s 666z 7z", "7z", "discard", {}, "below_minimum", "win.min_discard"),
        (YIBIN, "123m 456s 789p 3344p", "4p", "self", {"indicator": "5m"}, "three_suits", "win.two_suits"),
        (YIBIN, "12456789s 2m 2234p", "5p", "self", {"indicator": "1m", "options": {"min_fan": 2}},
         "too_few_fan", "win.min_fan"),
    ],
)  # fmt: skip
def test_a_hand_that_does_not_win_says_why(
    game: str, hand: str, win: str, by: str, more: dict[str, Any], code: str, rule: str
) -> None:
    found = (
        hupai.score(game, "", hand, win, by, more.get("options"), indicator=more["indicator"])
        if more
        else (hupai.score(game, "", hand, win, by))
    )
    assert found["wins"] is False
    assert (found["why"]["code"], found["why"]["rule"]) == (code, rule)
    assert not any("reason code" in text or "原因代码" in text for text in found["why"]["text"].values())


def test_revealing_or_an_after_kong_discard_lifts_a_plain_hand_over_the_minimum() -> None:
    hand = ("", "123456p 456s 666z 7z", "7z")
    assert not hupai.score(KAWUXING, *hand, "discard")["wins"]
    for by, state in (("discard", "me:revealed"), ("discard", "next:revealed,discarder"), ("kong_discard", "")):
        found = hupai.score(KAWUXING, *hand, by, seats_state=state)
        assert (found["wins"], found["pay_each"]) == (True, 2), (by, state)
    assert not hupai.score(KAWUXING, *hand, "discard", seats_state="next:revealed previous:discarder")["wins"]


# --- who pays ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "state", "options", "paid", "payers"),
    [
        ("self", "", {}, {"next": 2, "opposite": 2, "previous": 2}, "all"),
        ("self", "next:piao", {}, {"next": 4, "opposite": 2, "previous": 2}, "all"),
        ("self", "me:piao next:piao previous:won", {}, {"next": 8, "opposite": 4}, "all"),
        ("self", "next:won previous:won", {}, {"opposite": 2}, "all"),
        ("self", "", {"piao": "fixed"}, {"next": 8, "opposite": 8, "previous": 8}, "all"),
        ("discard", "opposite:discarder,piao", {}, {"opposite": 4}, "discarder"),
        ("discard", "自己:飘 下家：点炮，飘", {}, {"next": 8}, "discarder"),
        ("discard", "previous:won", {}, {"opposite": 2}, "discarder"),
        ("kong_discard", "next:discarder", {}, {"next": 4}, "discarder"),
        ("kong_discard", "next:discarder previous:supplier", {"gangpao_payer": "supplier"}, {"previous": 4},
         "supplier"),
        ("kong_discard", "next:discarder me:supplier", {"gangpao_payer": "supplier"}, {"next": 4}, "discarder"),
        ("kong_discard", "next:discarder previous:supplier,won", {"gangpao_payer": "supplier"}, {"next": 4},
         "discarder"),
    ],
)  # fmt: skip
def test_how_the_seats_stand_decides_who_pays_what(
    by: str, state: str, options: dict[str, Any], paid: dict[str, int], payers: str
) -> None:
    found = hupai.score(YIBIN, "", "123456789s 2234p", "5p", by, options, indicator="1m", seats_state=state)
    assert {row["seat"]: row["points"] for row in found["pays"]} == paid
    assert found["payers"] == payers
    assert found["pay_each"] == (next(iter(paid.values())) if len(set(paid.values())) == 1 else None)


@pytest.mark.parametrize(
    ("call", "game", "by", "more", "names"),
    [
        ("first_round", YIBIN, "self", {}, "ping_hu wu_ting_yong di_hu"),
        ("first_round", YIBIN, "discard", {}, "ping_hu wu_ting_yong di_hu"),
        ("discarder_holds_one", YIBIN, "discard", {"jingoupao": 1}, "ping_hu wu_ting_yong jin_gou_pao"),
        ("last_tile", KAWUXING, "self", {"profile": "xiangyang"}, "hai_di"),
    ],
)
def test_what_no_tile_shows_is_told_by_a_call(call: str, game: str, by: str, more: dict[str, Any], names: str) -> None:
    hand, win, shown = ("123456789s 2234p", "5p", {"indicator": "1m"}) if game == YIBIN else (
        "123456p 456s 666z 7z", "7z", {}
    )  # fmt: skip
    with_call = hupai.score(game, "", hand, win, by, more, calls=[call], **shown)
    assert " ".join(with_call["names"]) == names
    without = hupai.score(game, "", hand, win, by, more, **shown)
    assert without["multiplier"] < with_call["multiplier"]


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
