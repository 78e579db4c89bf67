"""The answers of the mahjong lessons, computed again by the oracles, which share no code with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from hupai.mahjong.games.yongzhou import OPTIONS
from hupai_learn.lessons import lessons
from hupai_learn.mahjong.lesson_wilds import READY
from hupai_learn.mahjong.table import KAWUXING, YIBIN, YONGZHOU, deal
from hupai_learn.text import YOU
from tests.engine.mahjong.oracle import ALL_TILES, complete, oracle_waits
from tests.engine.mahjong.oracle import read as read_words
from tests.engine.mahjong.oracle.shapes import all_melds
from tests.engine.mahjong.oracle.value_kawuxing import divisions, multiplier
from tests.engine.mahjong.oracle.value_yibin import wild_tiles, yibin_fan, yibin_multiplier
from tests.engine.mahjong.oracle.value_yongzhou import points
from tests.rows import each_row

USUAL = {option.name: option.default for option in OPTIONS}


def read(text: str) -> list[str]:
    """Return the tiles of a text such as `123m45p`."""
    tiles: list[str] = read_words(re.sub("([mspz])", r"\1 ", text))
    return tiles


@cache
def steps() -> dict[str, list[dict[str, Any]]]:
    """Return the steps of the lessons."""
    return {lesson["id"]: lesson["steps"] for lesson in lessons() if lesson["family"] == "mahjong"}


def counted_steps() -> list[tuple[str, dict[str, Any]]]:
    """Return the steps that ask for a number of a hand, each with its lesson's name."""
    every = [(name, step) for name, lesson in steps().items() for step in lesson]
    return [(name, step) for name, step in every if step["kind"] == "count" and step["asked"]]


def step(lesson: str, title: str) -> dict[str, Any]:
    """Return the step with this English title."""
    return next(one for one in steps()[lesson] if one["title"]["en"] == title)


def drawn(row: dict[str, Any]) -> list[str]:
    """Return the tiles of a row, or of an option."""
    return [tile for pile in row["piles"] for tile in pile["cards"]]


def rights(asked: dict[str, Any]) -> list[bool]:
    """Return which options are right, in their order."""
    return [option["right"] for option in asked["options"]]


def laid_melds(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the laid melds of a question as (word, tiles)."""
    for word in text.split():
        name, _, tiles = word.partition(":")
        yield name, read(tiles)


def in_yongzhou(tiles: list[str], last: str, by: str = "self", wild: str = "5p") -> int:
    """Return what a hand of 永州 is worth with its last tile."""
    found: int = points([*tiles, last], [], last, by, wild, USUAL)
    return found


# --- what a hand is made of ------------------------------------------------------------------------------------------


def test_the_decks_of_the_lesson_have_four_of_each_tile() -> None:
    """永州 has every tile, 宜宾 the three suits, 卡五星 two suits and the dragons."""
    suits = [tile for tile in ALL_TILES if tile[1] != "z"]
    fewest = [tile for tile in ALL_TILES if tile[1] in "sp" or tile in ("5z", "6z", "7z")]
    told = step("sets", "The tiles")
    for text in told["text"].values():
        for tiles in (ALL_TILES, suits, fewest):
            assert str(4 * len(tiles)) in text
    assert sorted(tile for row in told["scene"] for tile in drawn(row)) == sorted(ALL_TILES)


@pytest.mark.parametrize("game", [KAWUXING, YIBIN, YONGZHOU])
def test_everybody_holds_thirteen_tiles_and_the_dealer_one_more(game: str) -> None:
    """The dealer has to discard; the next player then draws a fourteenth."""
    seen = deal(game, shown="" if game == KAWUXING else "1m", dealer=YOU).view(YOU)
    assert list(seen.tiles) == [14, *[13] * (len(seen.tiles) - 1)]
    told = step("sets", "Draw one, discard one")["text"]
    assert "thirteen tiles; the dealer has one more" in told["en"] and "每人十三张，庄家多一张" in told["zh"]


def test_every_two_tiles_are_judged_like_a_search_for_four_melds() -> None:
    """The lesson has all twos of its tiles; right are those equal ones that leave four melds."""
    asked = step("sets", "Which two are the pair?")
    judged = {tuple(answer["cards"]): answer["right"] for answer in asked["answers"]}
    assert judged.keys() == {tuple(sorted(two)) for two in combinations(asked["cards"], 2)}
    for two, right in judged.items():
        rest = sorted(asked["cards"], key=ALL_TILES.index)
        for tile in two:
            rest.remove(tile)
        assert right == (two[0] == two[1] and all_melds(rest, 0)), two
    assert sum(judged.values()) == 1


def test_the_oracle_finds_the_same_hands_complete() -> None:
    asked = step("sets", "Which hands are complete?")
    for option in asked["options"]:
        laid = [pile for pile in option["piles"] if pile["name"]]
        held = [tile for pile in option["piles"] if not pile["name"] for tile in pile["cards"]]
        assert len(held) == 14 - 3 * len(laid)
        assert option["right"] == complete(held, 0, len(laid)), held


def test_the_oracle_waits_for_the_same_tiles() -> None:
    asked = step("sets", "What do you wait for?")
    found = oracle_waits(drawn(asked["scene"][0]), 0, 0)
    (answer,) = asked["answers"]
    assert set(answer["cards"]) == set(found) <= set(asked["cards"])
    assert set(asked["notes"]) == set(asked["cards"]) - set(found)


def left(hand: list[str], seen: list[str] | None = None) -> int:
    """Return how many tiles that complete the hand are neither in it nor seen."""
    return sum(4 - [*hand, *(seen or [])].count(tile) for tile in oracle_waits(hand, 0, 0))


def test_the_widest_wait_of_the_lesson_is_the_widest() -> None:
    """The others wait for fewer tiles, and each explanation names the number."""
    asked = step("sets", "Which waits for the most tiles?")
    numbers = [left([*drawn(asked["scene"][0]), *drawn(option)]) for option in asked["options"]]
    assert rights(asked) == [number == max(numbers) for number in numbers]
    for number, option in zip(numbers, asked["options"], strict=True):
        assert all(f"{number}" in text for text in option["why"].values())


def test_a_discard_is_claimed_with_two_or_three_like_it() -> None:
    """碰 takes a pair and 杠 three; there is no 吃, and a hand so far apart is not complete."""
    asked = step("sets", "The previous player discards the 9 of dots")
    (tile,), held = drawn(asked["scene"][0]), drawn(asked["scene"][1])
    like = held.count(tile)
    names = [option["text"]["en"].partition(":")[0] for option in asked["options"]]
    assert names == ["Peng", "Chi", "Kong", "Win (hu)", "Pass"]
    assert rights(asked) == [like >= 2, False, like >= 3, False, True]


def test_a_kong_is_four_of_a_kind_and_a_peng_grows_by_an_own_draw() -> None:
    asked = step("sets", "Four of a kind: a kong")
    four = {"Three in your hand; another": 3, "Four in your hand": 4, "Two in your hand": 2}
    for option in asked["options"]:
        words = option["text"]["en"]
        if words.startswith("A peng"):
            wanted = "you draw" in words
        else:
            held = next(number for start, number in four.items() if words.startswith(start))
            wanted = held + ("discards" in words) == 4
        assert option["right"] == wanted, words


# --- wilds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "shown", "wild"), [("A tile names the wilds", 0, "5p"), ("Wilds that claim: fei and ti", 0, "2m")]
)
def test_the_next_number_is_wild(title: str, shown: int, wild: str) -> None:
    told = step("wilds", title)
    (turned,) = drawn(told["scene"][shown])
    assert wild_tiles(turned, 4) == [wild]
    assert wild in drawn(told["scene"][1])


def test_one_follows_nine() -> None:
    asked = step("wilds", "The 9 of bamboo is turned up")
    (turned,) = drawn(asked["scene"][0])
    assert rights(asked) == [drawn(option) == wild_tiles(turned, 4) for option in asked["options"]]


def test_a_hand_with_a_wild_waits_for_the_same_tiles() -> None:
    asked = step("wilds", "What do you wait for with a wild?")
    held = drawn(asked["scene"][0])
    found = {tile for tile in ALL_TILES if in_yongzhou(held, tile)}
    (answer,) = asked["answers"]
    assert set(answer["cards"]) == found <= set(asked["cards"])
    assert set(asked["notes"]) == set(asked["cards"]) - found


def test_the_red_dragon_is_an_ordinary_tile_in_the_wilds_place() -> None:
    """It completes a run there and no other one; it is no wild, which would be worth more there."""
    asked = step("wilds", "What may a red dragon do?")
    between, anywhere, peng, with_wild = rights(asked)
    hand = read("123456m 678s 46p 9s")
    assert between == bool(in_yongzhou([*hand, "7z"], "9s"))
    assert anywhere == bool(in_yongzhou(read("123456m 23s 678s 9p 7z"), "9p"))
    assert in_yongzhou([*hand, "5p"], "9s") > in_yongzhou([*hand, "7z"], "9s")
    # A peng takes two equal tiles and a third; wilds form none.
    assert (peng, with_wild) == (True, False)


def test_every_tile_wins_with_wild_bait() -> None:
    asked = step("wilds", "Wild bait (王钓)")
    held = drawn(asked["scene"][0])
    found = [tile for tile in ALL_TILES if in_yongzhou(held, tile)]
    assert found == ALL_TILES
    assert [option["text"]["en"] for option in asked["options"] if option["right"]] == ["Whatever I draw"]
    assert all(str(len(found)) in text for option in asked["options"] for text in option["why"].values())


def test_wild_bait_is_a_plain_hand_on_a_discard() -> None:
    told = step("wilds", "What does it pay?")
    held, win = read(told["asked"]["hand"]), told["asked"]["win"]
    drawn_one, discarded = in_yongzhou(held, win), in_yongzhou(held, win, "discard")
    assert (drawn_one, discarded) == (4, 1)
    assert f"算{drawn_one}分" in told["text"]["zh"] and f"只算{discarded}分" in told["text"]["zh"]
    assert f"worth {drawn_one} points" in told["text"]["en"] and f"only {discarded} point," in told["text"]["en"]


def test_a_fei_takes_one_like_it_and_a_wild() -> None:
    asked = step("wilds", "The previous player discards the 3 of characters")
    (tile,), held = drawn(asked["scene"][0]), drawn(asked["scene"][1])
    like, wild = held.count(tile), held.count("2m")
    assert [option["text"]["en"].partition(":")[0] for option in asked["options"]] == ["Fei", "Peng", "Kong", "Pass"]
    assert rights(asked) == [like >= 1 and wild >= 1, like >= 2, like >= 3, True]


def test_the_next_player_of_the_lesson_does_wait_for_the_tile_of_the_ti() -> None:
    """A player who can win on it may, so the wild may be lost again."""
    waiting = [*read(READY), "4m"]
    waiting.remove("1s")
    wins = yibin_fan([*waiting, "3m"], [], "1m", by="discard") is not None
    asked = step("wilds", "When you swap it back")
    assert rights(asked) == [not wins, wins, False]
    assert wins


def test_a_discarded_wild_of_yibin_costs_a_win_and_a_peng() -> None:
    """The hand that is shown waits for the discard and has a pair of it; still nothing may be claimed."""
    asked = step("wilds", "Discarding a wild")
    ((tile,), (wild,), held) = (drawn(row) for row in asked["scene"])
    assert wild_tiles("1m", 4) == [wild]
    assert yibin_fan([*held, tile], [], "1m", by="discard") is not None and held.count(tile) == 2
    right = [option["text"]["en"] for option in asked["options"] if option["right"]]
    assert right == ["Claim nothing"]


# --- what pays -------------------------------------------------------------------------------------------------------


def test_ka_wu_xing_is_a_five_between_four_and_six() -> None:
    """In some division of the open tiles the last one is the middle of 4-5-6."""
    asked = step("pay", "Which of these are ka wu xing?")
    for option in asked["options"]:
        before, (win,) = (pile["cards"] for pile in option["piles"])
        ways = list(divisions([*before, win], (len(before) - 1) // 3))
        assert ways
        found = win in ("5s", "5p") and any(["4" + win[1], win, "6" + win[1]] in groups for _, groups in ways)
        assert option["right"] == found, before


def test_the_factors_that_are_told_are_those_of_the_oracle() -> None:
    """A plain hand, the middle of a run, and a fourth to three in the hand."""
    plain = multiplier([*read("234s678s123p456p9p"), "9p"], [], "9p", "self")
    middle = multiplier([*read("123p777p999s4688s"), "5s"], [], "5s", "self")
    fourth = multiplier([*read("22234s567s123p77p"), "2s"], [], "2s", "self")
    assert (plain, middle, fourth) == (1, 2, 4)
    begin, multiply = step("pay", "Ka wu xing")["text"], step("pay", "Multiply them all")["text"]
    assert f"{plain}倍，就是1分" in begin["zh"] and f"is ×{plain}: 1 point." in begin["en"]
    assert f"也叫卡五星，{middle}倍" in begin["zh"] and f"(卡五星): ×{middle}." in begin["en"]
    assert f"是卡五星，{middle}倍" in multiply["zh"] and f"叫暗四归，{fourth}倍" in multiply["zh"]
    assert f"ka wu xing, ×{middle}" in multiply["en"] and f"暗四归, ×{fourth}" in multiply["en"]


def test_a_discard_of_ka_wu_xing_needs_a_factor_of_two() -> None:
    """Doubled where winner or discarder has revealed; an own draw has no minimum."""
    asked = step("pay", "May you win?")
    (held,) = (drawn(row) for row in asked["scene"])
    worth = multiplier([*held, "9p"], [], "9p", "discard")
    after_kong = multiplier([*held, "9p"], [], "9p", "discard", after_kong=True)
    assert worth == 1
    expected = {
        "You draw the 9 of dots": True,
        "Another player discards it": worth >= 2,
        "It is discarded, and your hand is revealed": 2 * worth >= 2,
        "It is discarded, and the third player's hand is revealed": worth >= 2,
        "It is discarded right after a kong (杠上炮)": after_kong >= 2,
    }
    assert {option["text"]["en"]: option["right"] for option in asked["options"]} == expected


@each_row("lesson, counted", counted_steps)
def test_the_oracle_counts_the_same_number(lesson: str, counted: dict[str, Any]) -> None:
    assert counted["answer"] == COUNTS[lesson, counted["title"]["en"]](counted["asked"])


def count_left(asked: dict[str, Any]) -> int:
    """Tiles that nobody has seen of those that the hand waits for."""
    return left(read(asked["waits"]["hand"]), read(asked["waits"]["seen"]))


def count_bait(asked: dict[str, Any]) -> int:
    """What three players pay for a self-drawn win of 永州."""
    return 3 * in_yongzhou(read(asked["hand"]), asked["win"], asked["by"])


def count_product(asked: dict[str, Any]) -> int:
    """The multiplier of a win of 卡五星."""
    found: int = multiplier([*read(asked["hand"]), asked["win"]], [], asked["win"], asked["by"])
    return found


def count_revealed(asked: dict[str, Any]) -> int:
    """Two players pay; the next one, who has revealed, twice as much."""
    assert asked["seats_state"] == "next:revealed"
    return count_product(asked) * (2 + 1)


def count_fan(asked: dict[str, Any]) -> int:
    """The fan of a win of 宜宾."""
    melds = [(word, tiles[0]) for word, tiles in laid_melds(asked["laid"])]
    found: int = yibin_fan([*read(asked["hand"]), asked["win"]], melds, asked["indicator"], by=asked["by"])
    return found


COUNTS = {
    ("sets", "How many are left?"): count_left,
    ("wilds", "What does it pay?"): count_bait,
    ("pay", "Multiply them all"): count_product,
    ("pay", "Revealed hands double"): count_revealed,
    ("pay", "Count the fan"): count_fan,
}


def test_a_kong_on_a_kong_is_paid_double() -> None:
    """Two for each of the two others, then four for each."""
    asked = step("pay", "Kongs are paid, too")
    assert asked["answer"] == 2 * (2 + 2 * 2)
    assert len(asked["proof"]) == 4
    assert "2 points for a concealed kong" in asked["text"]["en"] and "付2分" in asked["text"]["zh"]


def test_the_plain_hand_of_the_blood_battle_has_the_fan_that_is_told() -> None:
    told = step("pay", "Blood battle in Yibin")
    fan = yibin_fan(drawn(told["scene"][0]), [], "1m", by="self")
    assert f"{fan} fan, ×{yibin_multiplier(fan, 6)}." in told["text"]["en"]
    assert f"{fan}番，{yibin_multiplier(fan, 6)}倍" in told["text"]["zh"]


def test_only_those_who_have_not_won_pay() -> None:
    asked = step("pay", "Who pays?")
    tiles = [*drawn(asked["scene"][1]), *drawn(asked["scene"][0])]
    assert yibin_fan(tiles, [], "1m", by="self") is not None
    right = [option["text"]["en"] for option in asked["options"] if option["right"]]
    assert right == ["The player opposite and the previous one"]
    assert "the next player has won" in asked["text"]["en"]


def test_three_suits_cost_32_to_each_of_the_others() -> None:
    asked = step("pay", "Three suits at the end")
    assert {tile[1] for tile in drawn(asked["scene"][0]) if tile != "2m"} == {"m", "s", "p"}
    assert asked["answer"] == 3 * 32
    assert "32 points" in asked["text"]["en"] and "32分" in asked["text"]["zh"]
