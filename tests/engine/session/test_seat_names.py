"""Sentences call the other seats what the request calls them."""

from __future__ import annotations

from functools import cache
from typing import Any

from hupai.explain.wording import points_by_seat, seat_words
from hupai.session.seat_names import reader_at
from hupai.table.seats import PLACES, Reader
from tests.engine.facade_client import Client, finished_hand
from tests.rows import each_row

NAMES = {"next": {"zh": "阿凤", "en": "Feng"}, "previous": {"zh": "老唐", "en": "Tang"}}
AGREED = {"game": "yongzhou", "seats": ["human", "regular", "beginner"], "seed": "names", "hands": 1}
PLACE_WORDS = ("上家", "下家", "the next player", "the previous player")


def texts(value: Any) -> list[str]:
    """Every sentence inside an answer."""
    if isinstance(value, dict):
        if set(value) == {"zh", "en"}:
            return [value["zh"], value["en"]]
        return [text for part in value.values() for text in texts(part)]
    return [text for part in value for text in texts(part)] if isinstance(value, list) else []


def test_a_review_speaks_to_the_seat_it_is_seen_from() -> None:
    """To seat 1, "you" is whoever sits there; ``reader`` names another one, and all cards may be open to it."""
    client = finished_hand()
    for asked in ({"seat": 1}, {"seat": None, "reader": 1}):
        steps = client.ask(do="review", hand=1, judge=None, **asked)["steps"]
        told = {
            step["seat"]: texts(step["events"][:1]) for step in steps if step["seat"] is not None and step["events"]
        }
        assert any(text.startswith("You") for text in told[1]), told[1]
        assert not any(text.startswith("You") for text in told[0]), told[0]


@cache
def played_hand(*, named: bool) -> list[dict[str, Any]]:
    """Every answer of a hand in which the person does the first thing offered, with names or without."""
    client, names = Client(), NAMES if named else {}
    answers = [client.ask(do="new", **AGREED, names=names)]
    while (state := answers[-1])["waiting"] != "end":
        if state["waiting"] == "human":
            answers.append(client.ask(do="why", names=names))
            answers.append(client.ask(do="hint", judge="regular", names=names))
            answers.append(client.ask(do="act", action=client.view["legal"][0]["action"], names=names))
        else:
            answers.append(client.ask(do="advance", names=names))
    return [*answers, client.ask(do="result", names=names), client.ask(do="review", judge="regular", names=names)]


def test_every_answer_of_a_hand_uses_the_names_it_is_given() -> None:
    named, unnamed = played_hand(named=True), played_hand(named=False)
    said, plain = texts(named), texts(unnamed)
    assert len(said) == len(plain) > 100
    called = [(new, old) for new, old in zip(said, plain, strict=True) if new != old]
    assert len(called) > 20
    for new, old in called:
        for place, name in (("下家", "阿凤"), ("上家", "老唐"), ("next player", "Feng"), ("previous player", "Tang")):
            if place in old:
                assert name in new, (new, old)
    events = texts([event["text"] for answer in named for event in answer.get("events", ())])
    assert events and not [text for text in events if any(word in text for word in PLACE_WORDS)]


def test_a_name_stays_that_of_its_seat_when_a_comment_speaks_to_another_seat() -> None:
    reader = reader_at(0, 3, {"next": ("阿凤", "Feng"), "previous": ("老唐", "Tang")})
    other = Reader(1, 3, reader.names)
    assert [seat_words(seat, "en", reader) for seat in range(3)] == ["you", "Feng", "Tang"]
    assert [seat_words(seat, "en", other) for seat in range(3)] == ["the previous player", "you", "Tang"]


def test_a_seat_without_a_name_is_called_by_its_place() -> None:
    reader = reader_at(2, 4, {"opposite": ("阿凤", "Feng")})
    assert [seat_words(seat, "zh", reader) for seat in range(4)] == ["阿凤", "上家", "你", "下家"]


def test_points_are_said_seat_by_seat_with_the_own_ones_first() -> None:
    reader = reader_at(1, 3, {"next": ("阿凤", "Feng")})
    assert points_by_seat((12, 0, -12), "zh", reader) == "你 0、阿凤 −12、上家 +12"
    assert points_by_seat((12, 0, -12), "en", reader) == "you 0, Feng −12, the previous player +12"


def test_the_last_event_of_a_hand_says_whose_points_they_are() -> None:
    over = [event for answer in played_hand(named=True) for event in answer.get("events", ()) if "scores" in event]
    assert over and all("阿凤" in event["text"]["zh"] and "you" in event["text"]["en"] for event in over)


@each_row("seats", [2, 3, 4, 5, 6])
def test_every_other_seat_has_words_of_its_own(seats: int) -> None:
    for lang in ("zh", "en"):
        words = {seat_words(seat, lang, Reader(1, seats)) for seat in range(seats)}
        assert len(words) == seats
    assert seats > 4 or len(PLACES[seats]) == seats - 1


@each_row(
    "names",
    [
        [],
        "Feng",
        {"left": {"zh": "阿凤", "en": "Feng"}},
        {"next": "Feng"},
        {"next": {"zh": "阿凤"}},
        {"next": {"zh": "阿凤", "en": "Feng", "fr": "Feng"}},
        {"next": {"zh": "", "en": "Feng"}},
        {"next": {"zh": "阿凤", "en": 3}},
        {"next": {"zh": "阿凤", "en": "F" * (25)}},
        {"next": {"zh": "阿\n凤", "en": "Feng"}},
    ],
)
def test_names_that_are_none_are_refused_and_change_nothing(names: Any) -> None:
    client = Client(**AGREED)
    before = client.ask(do="save")
    error = client.answer(do="advance", names=names)["error"]
    assert (error["code"], error["facts"]["name"]) == ("wrong_argument", "names")
    assert client.ask(do="save") == before
