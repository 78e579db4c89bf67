"""The view of a mahjong table: what a page draws, and what it does not get to see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hupai.mahjong.as_json.why_rows import sorts, why_rows
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.family import FAMILY
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.tiles import tiles_of
from hupai.table.hand import Hand
from hupai.table.seats import Reader
from tests.engine.mahjong.as_json.hands import (
    GAMES,
    dealt_hand,
    finished_hands,
    play,
    play_on,
    positions,
    stacked_hand,
    view_of,
)

Json = dict[str, Any]

each_game = pytest.mark.parametrize("game_id", GAMES)


def row(hand: Hand, seat: int, action: str) -> Json:
    """The row of a legal action."""
    (found,) = [entry for entry in view_of(hand, seat)["legal"] if entry["action"] == action]
    return found


@each_game
def test_the_tiles_of_a_mahjong_view_add_up_to_the_deck(game_id: str) -> None:
    """At every decision: hands, melds, rivers, turned tiles, birds and the wall; what is unseen is the rest."""
    for hand in positions(game_id):
        for seat in range(hand.seats):
            check_tiles(hand, seat, view_of(hand, seat), len(tiles_of(deck_of_rules(hand.rules))))


def check_tiles(hand: Hand, seat: int, view: Json, deck: int) -> None:
    assert json.loads(json.dumps(view)) == view
    own = view["hand"] + ([view["taken"]] if view["taken"] else [])
    assert len(own) == view["seats"][seat]["tiles"]
    shown = [tile for place in view["seats"] for meld in place["melds"] for tile in meld["tiles"]]
    rivers = [tile for place in view["seats"] for tile in place["river"] if tile["fate"] != "laid"]
    hidden = sum(place["tiles"] for place in view["seats"] if place["seat"] != seat)
    table = len(shown) + len(rivers) + len(view["turned"]) + len(view["birds"])
    assert len(own) + hidden + table + view["wall"] == deck
    opened = sum(len(place["open"]) for place in view["seats"] if place["open"] and place["seat"] != seat)
    lying = view["live"] is not None and view["live"]["from"] != "discard" and view["live"]["seat"] != seat
    seen_of_live = lying and view["seats"][view["live"]["seat"]]["open"] is None
    assert sum(view["unseen"].values()) == view["wall"] + hidden - opened - seen_of_live
    assert set(view["left"]) == set(view["waits"]) and all(
        view["left"][tile] == view["unseen"][tile] for tile in view["waits"]
    )
    assert sum(view["points"]) == 0 and view["open"] is None
    assert [entry["action"] for entry in view["legal"]] == hand.legal(seat)
    for place in view["seats"]:
        assert (place["open"] is None) == (not place["revealed"] and place["won"] is None)
        assert (place["waits"] is None) == (not place["revealed"])
        assert place["playing"] == (place["won"] is None)


@each_game
def test_a_mahjong_view_waits_for_the_tiles_that_win(game_id: str) -> None:
    """Whoever draws a tile of the waits may win, and whoever may win has waited for the tile."""
    drawn = 0
    for number in range(10):
        hand, rng = dealt_hand(game_id, number)
        while not hand.over:
            start = len(hand.log)
            play_on(hand, rng)
            special = hand.rules.min_fan > 1  # a first draw or a replacement tile adds fan
            if special or hand.over or len(hand.log) == start or hand.log[-1].type != "drew":
                continue
            drawer = hand.table.turn
            view = view_of(hand, drawer)
            assert ("hu" in hand.legal(drawer)) == (view["taken"] in view["waits"]), (hand.rules, view)
            drawn += view["taken"] in view["waits"]
    assert drawn


def test_all_hands_are_shown_only_where_that_is_asked_for() -> None:
    hand = stacked_hand("kawuxing", "123s", "456s", "789s")
    assert view_of(hand, 0)["open"] is None
    shown = view_of(hand, 0, revealed=True)["open"]
    assert [len(tiles) for tiles in shown] == [14, 13, 13]
    assert all(tile in shown[1] for tile in ("4s", "5s", "6s"))


def test_the_wilds_are_named_with_the_tile_that_turned_them_up() -> None:
    hand = stacked_hand("yongzhou-mahjong", shown="4p")
    view = view_of(hand, 2)
    assert (view["indicator"], view["turned"], view["wilds"], view["stand_in"]) == ("4p", ["4p"], ["5p"], "7z")
    white = view_of(stacked_hand("yongzhou-mahjong", shown="5z"), 2)
    assert (white["wilds"], white["stand_in"]) == (["7z"], None)
    assert view_of(stacked_hand("kawuxing"), 0)["wilds"] == []
    assert view_of(stacked_hand("yibin", shown="9m", piao="off", wilds=8), 0)["wilds"] == ["1m", "2m"]


def test_piao_is_hidden_until_all_have_chosen() -> None:
    """飘: before the deal no seat shows anything, not even the own choice; afterwards all do."""
    hand = stacked_hand("yibin", shown="1m")
    hand.act(0, "piao")
    assert [seat["piao"] for seat in view_of(hand, 0)["seats"]] == [None] * 4
    assert view_of(hand, 0)["phase"] == "wait" and view_of(hand, 1)["phase"] == "piao"
    for seat in (1, 2, 3):
        hand.act(seat, "nopiao")
    assert [seat["piao"] for seat in view_of(hand, 3)["seats"]] == [True, False, False, False]
    assert [seat["piao"] for seat in view_of(stacked_hand("kawuxing"), 0)["seats"]] == [None] * 3


def test_melds_show_whose_tile_was_claimed_and_which_is_the_wild() -> None:
    hand = stacked_hand("yibin", "5s 8p", "55s", "8p 2m", "", shown="1m", piao="off")
    play(hand, "0 discard 5s", "1 peng", "1 " + hand_discard(hand, 1))
    (laid,) = view_of(hand, 3)["seats"][1]["melds"]
    assert laid == {"kind": "peng", "tiles": ["5s"] * 3, "from": 0, "claimed": 2, "wild": None}
    flown = play(stacked_hand("yibin", "8p", "", "8p 2m", "", shown="1m", piao="off"), "0 discard 8p", "2 fei")
    (fei,) = view_of(flown, 0)["seats"][2]["melds"]
    assert fei == {"kind": "fei", "tiles": ["8p", "8p", "2m"], "from": 0, "claimed": 1, "wild": 2}
    eaten = stacked_hand("yongzhou-mahjong", "4s", "35s", shown="9p", chi=True)
    (run,) = view_of(play(eaten, "0 discard 4s", "1 chi 345s"), 2)["seats"][1]["melds"]
    assert run == {"kind": "chi", "tiles": ["3s", "4s", "5s"], "from": 0, "claimed": 1, "wild": None}


def hand_discard(hand: Hand, seat: int) -> str:
    """A discard of a seat that owes one after a 碰: its last."""
    tiles = view_of(hand, seat)["hand"]
    return f"discard {tiles[-1]}"


def test_a_run_with_a_stand_in_shows_the_red_dragon() -> None:
    """The wild is 5p and 红中 plays it: 4p 6p and a discarded 红中."""
    hand = stacked_hand("yongzhou-mahjong", "7z", "46p", shown="4p", chi=True)
    (run,) = view_of(play(hand, "0 discard 7z", "1 chi 456p"), 0)["seats"][1]["melds"]
    assert (run["tiles"], run["claimed"]) == (["4p", "7z", "6p"], 1)


def test_a_discard_says_what_the_hand_then_waits_for_and_whether_it_binds() -> None:
    """卡五星 with a ready hand: the discard of the odd tile leaves 3s 6s; revealing with it binds."""
    hand = stacked_hand("kawuxing", "111p 222p 333p 45s 77s 9p")
    discard, reveal = row(hand, 0, "discard 9p"), row(hand, 0, "reveal 9p")
    assert (discard["waits"], discard["left"], discard["distance"]) == (["3s", "6s"], 8, 0)
    assert discard["binds"] is False and reveal["binds"] is True and reveal["waits"] == discard["waits"]
    assert row(hand, 0, "discard 4s")["distance"] == 1


def test_discarding_a_wild_that_kills_the_hand_leaves_no_waits() -> None:
    hand = stacked_hand("yibin", "123s 456s 789s 55p 7p 8p 2m", shown="1m", piao="off")
    killed = row(hand, 0, "discard 2m")
    assert killed["binds"] is True and killed["waits"] == [] and killed["distance"] is None
    assert row(hand, 0, "discard 7p")["waits"]
    assert row(stacked_hand("yongzhou-mahjong", "5p", shown="4p"), 0, "discard 5p")["binds"] is False


def test_a_win_says_what_each_payer_owes() -> None:
    """明牌 doubles for one payer only: ``pay_each`` is null where they owe different sums."""
    tiles = "111p 222p 333p 45s 77s"
    hand = stacked_hand("kawuxing", tiles + " 9p", "123p 456p 789p 88s 8s", wall="9s 9s 6s")
    hand = play(hand, "0 discard 9p", "1 discard 9s", "2 discard 9s")
    assert row(hand, 0, "hu")["worth"]["pay_each"] is not None
    assert {pays["from"] for pays in row(hand, 0, "hu")["worth"]["pays"]} == {1, 2}


def test_a_claim_says_how_far_the_hand_is_then() -> None:
    hand = stacked_hand("yibin", "5s", "55s 789s 234s 66s 8s 1p 9p", shown="1m", piao="off")
    play(hand, "0 discard 5s")
    peng = row(hand, 1, "peng")
    assert (peng["tile"], peng["tiles"]) == ("5s", ["5s"] * 3) and peng["distance"] is not None
    assert "waits" not in peng


def test_the_suit_that_a_hand_lacks_is_named() -> None:
    """缺门, wilds apart: 万 with 听用 2m is lacking all the same."""
    lacking = stacked_hand("yibin", "123s 456s 789s 55p 7p 2m 9p", shown="1m", piao="off")
    assert view_of(lacking, 0)["missing_suit"] == "m"
    assert view_of(stacked_hand("yibin", "1s 1p 5m", shown="1m", piao="off"), 0)["missing_suit"] is None
    assert view_of(stacked_hand("kawuxing"), 0)["missing_suit"] is None


@each_game
def test_why_rows_of_mahjong_say_for_each_sort_of_action_whether_it_may_be_done(game_id: str) -> None:
    """Either it is legal, or there is a reason with a rule of the book; a single legal action is named."""
    for hand in positions(game_id):
        for seat in range(hand.seats):
            answer = why_rows(hand.table, seat, Reader(seat, hand.seats))
            assert [each["verb"] for each in answer["rows"]] == sorts(hand.rules)
            for each in answer["rows"]:
                of_sort = [action for action in hand.legal(seat) if action.split()[0] == each["verb"]]
                assert each["legal"] == bool(of_sort) == (each["reason"] is None)
                assert each.get("action") == (of_sort[0] if len(of_sort) == 1 else None)
                assert each["reason"] is None or each["reason"]["rule"] in RULEBOOK


@each_game
def test_every_mahjong_event_has_a_sentence_and_a_caption_for_every_reader(game_id: str) -> None:
    """For each seat and for nobody: filled in, in both languages, without braces."""
    for hand in finished_hands(game_id, 12):
        for viewer in (None, *range(hand.seats)):
            reader = None if viewer is None else Reader(viewer, hand.seats)
            for event in FAMILY.as_json.events(hand, viewer, 0, None, reader):
                for text in (VOCABULARY.narrate(event, reader=reader), VOCABULARY.caption(event, reader=reader)):
                    for words in (text or {}).values():
                        assert words and not set("{}") & set(words) and "None" not in words, (event, words)
                if "why" in event:
                    assert event["why"]["rule"] in RULEBOOK


@each_game
def test_a_mahjong_view_says_which_discard_was_the_last(game_id: str) -> None:
    """Whoever looks is told the same: the seat, and the place in its river. Before the first discard there is none."""
    for hand in positions(game_id):
        laid = [event.facts for event in hand.log if event.type == "discarded"]
        for seat in range(hand.seats):
            view = view_of(hand, seat)
            last = view["last_discard"]
            if not laid:
                assert last is None
                continue
            river = view["seats"][last["seat"]]["river"]
            assert (last["seat"], river[last["index"]]["tile"]) == (laid[-1]["seat"], laid[-1]["tile"])
            assert all(tile["fate"] == "won" for tile in river[last["index"] + 1 :])


def test_a_robbed_tile_is_not_the_last_discard() -> None:
    """It lies in a river, but nobody has discarded it."""
    hands = ("5s 9p", "55s 9p", "34s 111p 234p 888p 77z")
    hand = stacked_hand("kawuxing", *hands, wall="9s 1p 5s")
    for line in ("0 discard 5s", "1 peng", "1 discard 9p", "2 discard 9s", "0 discard 1p", "1 jiagang 5s", "2 hu"):
        play(hand, line)
    view = view_of(hand, 0)
    assert view["seats"][1]["river"][-1] == {"tile": "5s", "fate": "won"}
    assert view["last_discard"] == {"seat": 0, "index": 1}
