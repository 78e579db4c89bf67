"""What the mahjong calculators refuse: one typed error each, with its place, and a sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.mahjong.explain.calculator_texts import CALCULATOR
from hupai.registry import game_named, vocabulary_of
from hupai.table.errors import EngineError, InvalidNotation, InvalidRequest, InvalidRules
from tests.engine.amounts import examples
from tests.engine.mahjong.worked_hands import KAWUXING, YIBIN, YONGZHOU
from tests.rows import each_row

HAND = "123456m 234678s 9p"
"""Waits for 9p; with indicator 4p it has no wild."""

SCORES = [
    # What is asked besides, the code, its place.
    ("a fifth copy in the hand", {"hand": "11111m 234678s 9p"}, "too_many_copies", 4),
    ("a fifth copy beside the melds", {"laid": "peng:111m", "hand": "11m 234678s 99p"}, "too_many_copies", 1),
    ("a fifth copy with the indicator", {"indicator": "9p", "hand": "123456m 234s 999p 1z", "win": "9p"},
     "too_many_copies", 0),
    ("a fifth copy as the winning tile", {"hand": "3456m 234678s 999p", "indicator": "9p", "win": "9p"},
     "too_many_copies", 0),
    ("a meld of the indicator's four", {"laid": "peng:777s gang:4444p", "hand": "123456m 9p"}, "too_many_copies", 10),
    ("one tile too many", {"hand": "123456m 234678s 99p"}, "wrong_tile_count", 17),
    ("one tile too few", {"hand": "123456m 234678s"}, "wrong_tile_count", 15),
    ("tiles of melds left in the hand", {"laid": "peng:111z"}, "wrong_tile_count", 12),
    ("no hand", {"hand": ""}, "wrong_tile_count", 0),
    ("all fourteen and a winning tile", {"by": "deal", "hand": "123456m 234678s 99p"}, "tile_at_deal", 0),
    ("thirteen tiles dealt", {"by": "deal", "win": ""}, "wrong_tile_count", 18),
    ("no indicator", {"indicator": None}, "indicator_missing", None),
    ("an empty indicator", {"indicator": ""}, "one_tile_expected", 0),
    ("two indicators", {"indicator": "4p5p"}, "one_tile_expected", 2),
    ("an indicator the deck lacks", {"indicator": "1z", "options": {"tiles": 112}}, "not_in_deck", 0),
    ("an honour where another tile is turned", {"indicator": " 1z", "options": {"honour_flip": "reflip"}},
     "honour_indicator", 1),
    ("an indicator in a game without", {"game": KAWUXING, "hand": "234678s 1234567p"}, "indicator_unused", 0),
    ("a tile that the game lacks", {"game": KAWUXING, "indicator": None}, "not_in_deck", 0),
    ("a winning tile that the game lacks", {"game": YIBIN, "win": " 1z"}, "not_in_deck", 1),
    ("no winning tile", {"win": ""}, "one_tile_expected", 0),
    ("two winning tiles", {"win": "9p 8p"}, "one_tile_expected", 3),
    ("no tile at all", {"hand": "123456m 234678s x"}, "unknown_tile", 16),
    ("a suit without digits", {"win": "p"}, "suit_alone", 0),
    ("an unknown meld", {"laid": "pong:111m"}, "unknown_meld_kind", 0),
    ("a meld that cannot be", {"laid": "peng:222z peng:112m"}, "wrong_meld", 10),
    ("a run of honours", {"laid": "chi:123z", "options": {"chi": True}}, "wrong_meld", 0),
    ("chi where nobody may", {"laid": "peng:111z chi:123m", "hand": "234678s 9p"}, "meld_not_in_game", 10),
    ("fei where nobody may", {"laid": "fei:11m+5p"}, "meld_not_in_game", 0),
    ("a wild in a peng", {"laid": "peng:555p"}, "wild_in_meld", 0),
    ("four wilds as a kong", {"laid": "peng:111z angang:5555p"}, "wild_in_meld", 10),
    ("a wild in a run that nothing stands in for",
     {"laid": "chi:567z", "options": {"chi": True}, "indicator": "5z"}, "wrong_meld", 0),
    ("a fei without a wild", {"game": YIBIN, "laid": "fei:11s+6p", "hand": "123456m 9p 222p"}, "fei_without_wild", 8),
    ("a fei of wilds", {"game": YIBIN, "laid": "fei:55p+5p"}, "wrong_meld", 0),
    ("a fei of three natural tiles", {"game": YIBIN, "laid": "fei:111m"}, "wrong_meld", 0),
    ("five melds", {"laid": "peng:111z peng:222z peng:333z peng:444z peng:555z", "hand": "9p"}, "too_many_melds", 40),
    ("a win with the deal and melds", {"by": "deal", "laid": " peng:111z", "hand": "123456m 234s 99p",
     "win": ""}, "melds_at_deal", 1),
    ("a replacement without a kong", {"by": "kong", "laid": "peng:111z", "hand": "123456m 234s 9p"},
     "kong_not_laid", 9),
    ("a robbed tile that is held", {"by": "rob"}, "robbed_tile_held", 0),
    ("a robbed tile that is laid",
     {"by": "rob", "laid": "peng:333z", "hand": "123456m 234s 9p", "win": "3z"}, "robbed_tile_held", 0),
    ("text without end", {"hand": "1m" * 600}, "text_too_long", 1000),
    ("marks without a colon", {"seats_state": "next"}, "seat_word", 0),
    ("a seat without marks", {"seats_state": "next:"}, "seat_word", 0),
    ("a seat the table lacks", {"seats_state": " north:won"}, "unknown_place", 1),
    ("the fourth seat of three",
     {"game": KAWUXING, "indicator": None, "hand": "234678s 1234567p", "seats_state": "opposite:revealed"},
     "unknown_place", 0),
    ("a seat twice", {"by": "discard", "seats_state": "next:discarder next:discarder"}, "place_twice", 15),
    ("an unknown mark", {"seats_state": "next:sleepy"}, "unknown_mark", 5),
    ("an empty mark", {"game": YIBIN, "seats_state": "next:piao,,won"}, "unknown_mark", 10),
    ("a mark twice", {"game": YIBIN, "seats_state": "next:piao,piao"}, "mark_twice", 10),
    ("revealing in a game without", {"seats_state": "me:revealed"}, "mark_not_in_game", 3),
    ("飘 in a game without", {"seats_state": "next:piao"}, "mark_not_in_game", 5),
    ("飘 switched off", {"game": YIBIN, "seats_state": "next:piao", "options": {"piao": "off"}}, "mark_not_in_game", 5),
    ("a winner where the first win ends the hand", {"seats_state": "next:won"}, "mark_not_in_game", 5),
    ("a supplier without the option", {"by": "discard", "seats_state": "next:supplier"}, "mark_not_in_game", 5),
    ("the winner as an earlier winner", {"game": YIBIN, "seats_state": "me:won"}, "mark_impossible", 3),
    ("the winner as discarder", {"by": "discard", "seats_state": "me:discarder"}, "mark_impossible", 3),
    ("a discarder of a drawn tile", {"seats_state": "next:discarder"}, "mark_impossible", 5),
    ("two discarders", {"by": "discard", "seats_state": "next:discarder previous:discarder"}, "mark_impossible", 24),
    ("a discarder who has won", {"game": YIBIN, "by": "discard", "seats_state": "next:won,discarder"},
     "mark_impossible", 9),
    ("a supplier of no kong", {"game": YIBIN, "by": "discard", "seats_state": "next:supplier",
     "options": {"gangpao_payer": "supplier"}}, "mark_impossible", 5),
    ("everybody has won", {"game": YIBIN, "seats_state": "next:won opposite:won previous:won"}, "too_many_won", 31),
    ("nobody knows whose tile it was", {"game": YIBIN, "by": "discard", "seats_state": "next:piao "},
     "discarder_missing", 9),
    ("an unknown way", {"by": "magic"}, "unknown_by", None),
    ("an unknown call", {"calls": ["luck"]}, "unknown_call", None),
    ("地胡 after a claim", {"laid": "peng:111z", "hand": "123456m 234s 9p", "calls": ["first_round"]},
     "call_impossible", None),
    ("one tile left of a drawn win", {"calls": ["discarder_holds_one"]}, "call_impossible", None),
    ("the last tile with the deal", {"by": "deal", "hand": "123456m 234678s 99p", "win": "", "calls": ["last_tile"]},
     "call_impossible", None),
]  # fmt: skip

WAITS = [
    ("too many tiles", {"hand": "123456m 234678s 99p"}, "wrong_tile_count", 17),
    ("a fifth copy among the seen ones", {"seen": "1234z 9999p"}, "too_many_copies", 9),
    ("a seen tile that the game lacks", {"game": KAWUXING, "indicator": None, "hand": "234678s 1234567p", "seen": "1m"},
     "not_in_deck", 0),
    ("no tile at all", {"seen": "1"}, "suit_missing", 0),
    ("a way that is no wait's", {"by": "kong"}, "unknown_by", None),
    ("a seat the table lacks", {"seats_state": "left:won"}, "unknown_place", 0),
    ("a discarder of drawn tiles", {"by": "self", "seats_state": "next:discarder"}, "mark_impossible", 5),
]  # fmt: skip


def asked(changed: dict[str, Any], *, scored: bool) -> Any:
    """Ask a calculator about a hand that is right but for what is changed."""
    base: dict[str, Any] = {"laid": "", "hand": HAND, "indicator": "4p", "game": YONGZHOU}
    arguments = {**base, **({"win": "9p", "by": "self"} if scored else {}), **changed}
    arguments = {name: value for name, value in arguments.items() if value is not None}
    return (hupai.score if scored else hupai.waits)(**arguments)


def test_the_base_of_the_refused_hands_is_right() -> None:
    assert asked({}, scored=True)["wins"] and asked({}, scored=False)["left"] == 7


@each_row("_, changed, code, position, scored", [(*row, True) for row in SCORES] + [(*row, False) for row in WAITS])
def test_what_is_wrong_is_one_error_with_its_place(
    _: str, changed: dict[str, Any], code: str, position: int | None, scored: bool
) -> None:
    with pytest.raises(EngineError) as caught:
        asked(changed, scored=scored)
    error = caught.value
    assert (error.code, error.position) == (code, position)
    assert isinstance(error, InvalidNotation | InvalidRequest)
    assert error.family == "mahjong"
    sentence = vocabulary_of("mahjong").error_sentence(error)
    for text in sentence.values():
        assert text and "reason code" not in text and "原因代码" not in text and "{" not in text


def test_every_sentence_of_the_calculators_is_used_by_a_test() -> None:
    named = {code for _, _, code, _ in (*SCORES, *WAITS)}
    assert set(CALCULATOR) - named == {"wild_not_won"}, "a reason, not an error: see the tests of the calculators"


@each_row(
    "game, options", [(YONGZHOU, {"cap": 6}), (KAWUXING, {"wilds": 4}), (YIBIN, {"chi": True}), (YIBIN, {"min_fan": 3})]
)
def test_an_option_that_the_game_lacks_is_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(InvalidRules) as caught:
        asked({"game": game, "options": options}, scored=True)
    assert [problem["option"] for problem in caught.value.facts["problems"]] == list(options)


@each_row(
    "game, more",
    [
        (YONGZHOU, {"turned": "4p"}),
        (YONGZHOU, {"declared": True}),
        (YONGZHOU, {"seen": "1m"}),
        ("leiyang", {"indicator": "4p"}),
        ("leiyang", {"seats_state": "me:revealed"}),
    ],
)
def test_circumstances_of_another_family_are_refused(game: str, more: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest) as caught:
        hupai.score(game, "", HAND, "9p", "self", **more)
    assert caught.value.code == "wrong_argument" and caught.value.facts["name"] == next(iter(more))


@each_row("game, more", [(YONGZHOU, {"calls": []}), ("leiyang", {"indicator": "4p"}), ("leiyang", {"seen": "1s"})])
def test_waits_too_refuse_what_the_family_does_not_know(game: str, more: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest) as caught:
        hupai.waits(game, "", HAND, **more)
    assert caught.value.code == "wrong_argument"


PIECES = st.sampled_from(
    [
        *("1m", "123m", "456p", "789s", "11z", "7z", "55p", "999m", "x", " ", ":", "+", ",", "peng:", "gang:1111s"),
        *("fei:", "chi:123s", "angang:", "next:", "me:", "won", "piao", "revealed", "discarder", "一万", "红中", "9z"),
        *("\u202e", "王", "\x00", "5" * 40, "1m" * 30, "\ud800", "🀄", "m", "０１ｍ", "：", "，"),
    ]
)
TEXTS = st.lists(PIECES, max_size=8).map("".join) | st.text(max_size=30)
NEARLY = st.sampled_from(["123456m 234678s 9p", "9p", "4p", "", "peng:111z", "me:piao", "1112345678999s"])
ARGUMENT = NEARLY | TEXTS


@examples(40, 1000)
@given(
    game=st.sampled_from([YONGZHOU, KAWUXING, YIBIN]),
    laid=ARGUMENT,
    hand=ARGUMENT,
    win=ARGUMENT,
    by=st.sampled_from(["self", "discard", "rob", "kong", "kong_discard", "deal"]) | ARGUMENT,
    indicator=st.none() | ARGUMENT,
    seats_state=ARGUMENT,
    seen=ARGUMENT,
    calls=st.lists(st.sampled_from(["first_round", "last_tile", "discarder_holds_one"]) | ARGUMENT, max_size=2),
)
def test_hostile_text_raises_nothing_but_typed_errors(
    game: str, laid: str, hand: str, win: str, by: str, indicator: str | None, seats_state: str, seen: str, calls: Any
) -> None:
    shown = {} if indicator is None else {"indicator": indicator}
    for ask in (
        lambda: hupai.score(game, laid, hand, win, by, seats_state=seats_state, calls=calls, **shown),
        lambda: hupai.waits(game, laid, hand, None, by, seats_state=seats_state, seen=seen, **shown),
    ):
        try:
            found = ask()
        except EngineError as error:
            sentence = game_named(game).family.vocabulary().error_sentence(error)
            assert sentence["zh"] and sentence["en"]
        else:
            assert found["waits"] is not None
