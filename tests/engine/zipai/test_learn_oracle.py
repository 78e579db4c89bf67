"""The answers of the lessons, computed again by the oracle, which shares no code with them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from hupai_learn.lessons import lessons
from tests.engine.oracle import oracle_eatings, oracle_score, oracle_waits
from tests.engine.oracle.cards import NAMES, RED, count, kind_of, read
from tests.engine.oracle.melds import huxi, mixed, sequences
from tests.rows import each_row

SHAPES = {tuple(sorted(cards)): name for name, cards in sequences() + mixed()}


@cache
def steps() -> dict[str, list[dict[str, Any]]]:
    """Return the steps of the lessons."""
    return {lesson["id"]: lesson["steps"] for lesson in lessons() if lesson["family"] == "zipai"}


def counted_steps() -> list[tuple[str, dict[str, Any]]]:
    """Return the steps that ask for a number, each with its lesson's name."""
    return [(name, step) for name, lesson in steps().items() for step in lesson if step["kind"] == "count"]


def step(lesson: str, title: str) -> dict[str, Any]:
    """Return the step with this English title."""
    return next(one for one in steps()[lesson] if one["title"]["en"] == title)


def kinds(cards: list[str]) -> list[int]:
    """Return the oracle's kinds of cards in the lesson's notation."""
    return [kind_of(card) for card in cards]


@each_row("lesson, counted", counted_steps)
def test_the_oracle_counts_the_same_number(lesson: str, counted: dict[str, Any]) -> None:
    """Groups are added up and hands are scored again."""
    asked = counted["asked"]
    if "groups" in asked:
        groups = [(name, tuple(sorted(read(cards)[0]))) for name, cards in asked["groups"]]
        assert counted["answer"] == sum(
            huxi((SHAPES[cards] if name == "chi" else name, cards)) for name, cards in groups
        )
        drawn = [tuple(sorted(kinds(pile["cards"]))) for row in counted["scene"] for pile in row["piles"]]
        assert sorted(drawn) == sorted(cards for _, cards in groups)
        return
    found = oracle_score(
        asked["game"],
        asked["laid"],
        asked["hand"],
        asked["win"],
        asked["by"],
        asked["options"],
        declared=asked.get("declared", False),
    )
    field = asked.get("field", "huxi")
    value = sum(kind in RED for kind in _whole(asked)) if field == "red" else found[field]
    assert counted["answer"] == value
    if not asked.get("declared"):  # a king is drawn as the card that it stands for
        drawn_cards = [card for row in counted["scene"] for pile in row["piles"] for card in pile["cards"]]
        assert sorted(kinds(drawn_cards)) == sorted(_whole(asked))


def _whole(asked: dict[str, Any]) -> list[int]:
    laid = "".join(word.partition(":")[2] for word in asked["laid"].split())
    return read(laid + asked["hand"] + asked["win"])[0]


@pytest.mark.parametrize(
    ("title", "wanted"),
    [
        ("Find a run", {"shun", "yi_er_san"}),
        ("Find a two-seven-ten", {"er_qi_shi"}),
        ("Find a mixed three", {"jiao"}),
    ],
)
def test_the_oracle_judges_every_triple_of_cards_the_same(title: str, wanted: set[str]) -> None:
    """The lesson has all triples of the cards; exactly those that form the wanted shape are right."""
    asked = step("cards", title)
    judged = {tuple(answer["cards"]): answer["right"] for answer in asked["answers"]}
    triples = {tuple(sorted(triple)) for triple in combinations(asked["cards"], 3)}
    assert judged.keys() == triples
    for triple, right in judged.items():
        assert right == (SHAPES.get(tuple(sorted(kinds(list(triple))))) in wanted), triple


def test_the_red_cards_of_the_lesson_are_red() -> None:
    asked = step("cards", "The red cards")
    (answer,) = asked["answers"]
    assert sorted(answer["cards"]) == sorted(card for card in asked["cards"] if kind_of(card) in RED)
    assert set(asked["notes"]) == set(asked["cards"]) - set(answer["cards"])


def test_the_oracle_finds_the_same_pairs_to_eat_with() -> None:
    """A pair is right exactly if it forms a shape with the lying card."""
    asked = step("chi", "Eat it with what?")
    for answer in asked["answers"]:
        shape = tuple(sorted([*kinds(answer["cards"]), kind_of("5s")]))
        assert answer["right"] == (shape in SHAPES), answer["cards"]


@pytest.mark.parametrize("title", ["One more 五 in hand", "Two groups at once", "Which way pays best?"])
def test_the_oracle_finds_the_same_ways_of_eating(title: str) -> None:
    """The right answer is a way that the oracle finds; of several, the one worth most."""
    asked = step("chi", title)
    (live,) = asked["scene"][0]["piles"][0]["cards"]
    held = [card for pile in asked["scene"][1]["piles"] for card in pile["cards"]]
    found = oracle_eatings(count(kinds(held)), kind_of(live))
    ways = [
        tuple(sorted(tuple(sorted(kinds(pile["cards"]))) for pile in option["piles"])) for option in asked["options"]
    ]
    if title == "Which way pays best?":
        assert set(ways) <= set(found)
        worth = [sum(huxi((SHAPES[meld], meld)) for meld in way) for way in ways]
        assert [option["right"] for option in asked["options"]] == [value == max(worth) for value in worth]
    else:
        assert [option["right"] for option in asked["options"]] == [way in found for way in ways]


def test_the_oracle_finds_the_same_hands_that_may_eat() -> None:
    asked = step("chi", "May you eat 五?")
    for option in asked["options"]:
        held = count(kinds(option["piles"][0]["cards"]))
        assert option["right"] == bool(oracle_eatings(held, kind_of("5s"))), option["piles"]


def test_the_oracle_finds_the_same_waits() -> None:
    asked = step("huxi", "What do you wait for?")
    found = oracle_waits("yongzhou-plain", "ti:0000b wei:222s chi:123b", "345s345b77s99b", {"xing": "off"})
    (answer,) = asked["answers"]
    assert set(answer["cards"]) == set(found) & set(asked["cards"])
    assert set(found) <= set(asked["cards"])


@pytest.mark.parametrize(("title", "by"), [("Another player flips 伍", "other"), ("You flip 伍 yourself", "self")])
def test_the_oracle_agrees_on_who_must_flip_the_card(title: str, by: str) -> None:
    asked = step("huxi", title)
    found = oracle_score("yongzhou-plain", "peng:999b", "777b55b456s678s345s890s", "5b", by, {"xing": "off"})
    yes, no = asked["options"]
    assert (yes["right"], no["right"]) == (found["wins"], not found["wins"])


def test_the_oracle_agrees_that_every_card_wins_after_wang_diao() -> None:
    """王钓: every card that can come wins, which is the lesson's right answer."""
    laid, hand = "pao:0000b wei:999b peng:111s", "333s456b456sk"
    coming = [card for card in NAMES if card != "0b"]
    assert all(
        oracle_score("yongzhou", laid, hand, card, "self", {"xing": "off"}, declared=True)["wins"] for card in coming
    )
    right = [option["text"]["en"] for option in step("kings", "King's bait (王钓)")["options"] if option["right"]]
    assert right == ["Whatever comes"]
