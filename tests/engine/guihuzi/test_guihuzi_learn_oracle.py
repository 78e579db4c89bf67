"""The answers of the 鬼胡子 lesson, computed again by the oracle, which shares no code with it."""

from __future__ import annotations

from functools import cache
from typing import Any

from hupai.guihuzi.games import yuanjiang
from hupai_learn.lessons import lessons
from tests.engine.guihuzi.oracle import half_name, is_run, is_seven, prices, read, readings, xi_of
from tests.rows import each_row

USUAL = {option.name: option.default for option in yuanjiang.OPTIONS}
NAMES = {"peng": "peng", "chi": "chi", "wai": "wai", "liu": "liu"}


@cache
def steps() -> list[dict[str, Any]]:
    """Return the steps of the lesson."""
    return next(lesson["steps"] for lesson in lessons() if lesson["family"] == "guihuzi")


def step(title: str) -> dict[str, Any]:
    """Return the step with this English title."""
    return next(one for one in steps() if one["title"]["en"] == title)


def drawn(piles: list[dict[str, Any]]) -> list[Any]:
    """Return the cards of each drawn group."""
    return [read("".join(pile["cards"])) for pile in piles]


def laid(text: str) -> list[Any]:
    """Return the melds of a question, each with the card that was claimed."""
    found = []
    for word in text.split():
        name, _, cards = word.partition(":")
        kinds = read(cards)
        found.append((name, tuple(kinds), kinds[0]))
    return found


def best(laid_text: str, hand: str, win: str, by: str) -> int | None:
    """Return what each loser pays, None if the hand does not win."""
    options = {**USUAL, "seats": 3, "buried": 0}
    cards = sorted(read(hand.replace(" ", "") + win))
    card = read(win)[0]
    found = prices("yuanjiang", options, cards, laid(laid_text), card, by, last=False, untouched=False)
    return max(found, default=None)


def test_the_groups_of_the_lesson_are_groups() -> None:
    for one in step("Which are groups?")["options"]:
        (cards,) = drawn(one["piles"])
        assert one["right"] is (len(set(cards)) == 1 or is_run(cards) or is_seven(cards)), cards


def test_a_single_two_waits_for_what_makes_a_half_group() -> None:
    asked = step("A single two is left")
    (two,) = read("2s")
    right = next(sorted(one["cards"]) for one in asked["answers"] if one["right"])
    assert right == sorted(card for card in asked["cards"] if half_name(two, read(card)[0]))
    whole = [card for pile in asked["scene"][0]["piles"] for card in pile["cards"]]
    for card in asked["cards"]:
        assert (best("", "".join(whole), card, "self") is not None) is (card in right)


def test_the_numbers_of_the_lesson() -> None:
    for title in ("Count the xi", "What does each pay?"):
        one = step(title)
        asked = one["asked"]
        if asked["field"] == "pay_each":
            assert one["answer"] == best(asked["laid"], asked["hand"], asked["win"], asked["by"])
            continue
        cards = sorted(read(asked["hand"].replace(" ", "") + asked["win"]))
        melds = laid(asked["laid"])
        assert one["answer"] == max(xi_of(groups, half, melds) for groups, half in readings(cards))


@each_row("asked", [one for one in steps() if one["title"]["en"] == "Which hand wins?"])
def test_the_hand_with_a_kan_wins(asked: dict[str, Any]) -> None:
    for one in asked["options"]:
        piles = [pile for pile in one["piles"] if pile["name"]]
        melds = " ".join(
            f"{'peng' if len(set(pile['cards'])) == 1 else 'chi'}:{''.join(pile['cards'])}" for pile in piles
        )
        hand = "".join("".join(pile["cards"]) for pile in one["piles"] if not pile["name"])
        assert one["right"] is (best(melds, hand[:-2], hand[-2:], "other") is not None)
