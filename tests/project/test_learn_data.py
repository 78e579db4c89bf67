"""The built data of the lesson pages: current, complete in both languages, word for word the engine's."""

from __future__ import annotations

import gzip
import json
import re
import unicodedata
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import hupai
from hupai.registry import families
from hupai_build import head
from hupai_build.families import HOUSE_RULES
from hupai_build.paths import ROOT
from hupai_learn.book import book, book_games
from hupai_learn.files import files
from hupai_learn.glossary import glossary
from hupai_learn.lessons import cited_rule, lessons
from hupai_learn.mahjong import table as mahjong_table
from hupai_learn.steps import choose, mark, option
from hupai_learn.terms import BY_FAMILY, TERMS
from hupai_learn.text import said
from hupai_learn.zipai.table import deal, refusal
from tests.rows import each_row

MADE = files()
LESSONS: list[dict[str, Any]] = lessons()
STEPS = {f"{lesson['id']}-{at}": step for lesson in LESSONS for at, step in enumerate(lesson["steps"], 1)}
each_lesson = each_row("lesson", {str(lesson["id"]): lesson for lesson in LESSONS})
HANZI = re.compile(r"[\u4e00-\u9fff]")


@each_row("name", list(MADE))
def test_the_data_of_the_site_is_current(dist: Path, name: str) -> None:
    assert json.loads((dist / "assets" / f"{name}.json").read_text("utf-8")) == MADE[name]


def test_the_site_has_no_other_data_of_lessons_and_books(dist: Path) -> None:
    """A page asks for a lesson and for a family's rule book by its name."""
    found = {file.stem for file in (dist / "assets").glob("*.json")}
    assert found == {*MADE, Path(HOUSE_RULES).stem}
    assert {f"lesson-{lesson['id']}" for lesson in LESSONS} | {f"book-{family}" for family in families()} < found


def test_the_list_of_lessons_tells_each_step() -> None:
    """Its title and what sort it is; the step itself is in the lesson's own file."""
    for lesson, listed in zip(LESSONS, MADE["lessons"]["lessons"], strict=True):
        assert listed["steps"] == [{"kind": step["kind"], "title": step["title"]} for step in lesson["steps"]]
        assert {**listed, **MADE[f"lesson-{lesson['id']}"]} == lesson


def test_each_family_has_lessons_of_two_or_three_minutes() -> None:
    """Most steps of each have something to do, of several kinds. The lessons of a family follow one another."""
    assert [(lesson["family"], lesson["id"]) for lesson in LESSONS] == [
        *(("zipai", name) for name in ("turn", "cards", "kan", "chi", "pao", "huxi", "kings")),
        *(("mahjong", name) for name in ("sets", "wilds", "pay")),
        ("guihuzi", "ghost"),
    ]
    for lesson in LESSONS:
        kinds = [step["kind"] for step in lesson["steps"]]
        assert 7 <= len(kinds) <= 10
        assert kinds.count("read") <= 3
        assert len(set(kinds) - {"read"}) >= 2


@each_lesson
def test_a_lesson_is_read_and_answered_in_about_three_minutes(lesson: dict[str, Any]) -> None:
    """At 400 characters or 250 words a minute, and eight seconds to think about each question."""
    texts = [said for step in lesson["steps"] for said in (step["text"], *(o["text"] for o in step.get("options", [])))]
    asked = sum(step["kind"] != "read" for step in lesson["steps"]) * 8 / 60
    assert sum(len(text["zh"]) for text in texts if text) / 400 + asked < 3.25
    assert sum(len(text["en"].split()) for text in texts if text) / 250 + asked < 3.25


@each_row("step", STEPS)
def test_a_step_has_a_right_answer_and_a_wrong_one(step: dict[str, Any]) -> None:
    """Both are explained, and every answer can be pressed."""
    if step["kind"] in ("choose", "mark"):
        rights = [one["right"] for one in step["options"]]
        assert True in rights and False in rights
        assert all(one["text"] or one["piles"] for one in step["options"])
        assert all(one["why"] and one["rule"] for one in step["options"])
    elif step["kind"] == "pick":
        right = [one for one in step["answers"] if one["right"]]
        assert right and all(set(one["cards"]) <= set(step["cards"]) for one in right)
        assert step["otherwise"]
        assert len(right) < len(step["answers"]) or step["notes"]
    elif step["kind"] == "count":
        assert 0 <= step["answer"] <= 99
        assert step["proof"]


def objects_in(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every object of some data with its path."""
    if isinstance(value, dict):
        yield path, value
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in inside:
        yield from objects_in(inner, f"{path}/{name}")


@each_row("data", MADE)
def test_every_text_is_complete_in_both_languages(data: dict[str, Any]) -> None:
    """No text is empty, unfilled or in the other language."""
    texts = [(path, one) for path, one in objects_in(data) if one.keys() == {"zh", "en"}]
    assert len(texts) > 13
    for path, text in texts:
        assert HANZI.search(text["zh"]) and re.search("[A-Za-z×]", text["en"]), (path, text)
        for sentence in text.values():
            assert sentence.strip() == sentence and not re.search(r"[{}]", sentence), (path, sentence)
        assert not re.search("[，。；：！？（）]", text["en"]), (path, text["en"])


@each_lesson
def test_a_lesson_shows_cards_of_its_family(lesson: dict[str, Any]) -> None:
    """Each by the family's own code; places in a group are places of its cards."""
    notation = hupai.games[lesson["game"]].family.notation
    objects = [one for _, one in objects_in(lesson["steps"])]
    shown = {*lesson["face"], *(card for one in objects for card in one.get("cards", []))}
    assert len(shown) > 8
    for card in shown:
        (kind,) = notation.parse_cards(card)
        assert notation.format_cards([kind]) == card
    for pile in (one for one in objects if "claimed" in one):
        places = [*pile.get("wild", []), *([pile["claimed"]] if pile["claimed"] is not None else [])]
        assert all(0 <= place < len(pile["cards"]) for place in places)


@each_lesson
def test_every_rule_that_a_lesson_cites_exists(lesson: dict[str, Any]) -> None:
    """It is in the words of the lesson's game, or of the game that the citation names, which is of the same family."""
    cited = set(re.findall(r'"rule": "([^"]+)"', json.dumps(lesson["steps"])))
    assert cited == set(lesson["rules"])
    for key, row in lesson["rules"].items():
        named, _, name = key.rpartition("/")
        game = hupai.games[named or lesson["game"]]
        assert game.family.id == lesson["family"]
        assert row == {**(game.family.rulebook().row(name, game.rules()) or {}), "game": game.id}


def test_every_topic_of_a_cited_rule_has_a_name() -> None:
    for lesson in LESSONS:
        assert {row["topic"] for row in lesson["rules"].values()} == set(lesson["topics"])


def test_the_book_is_the_rule_book_of_every_game() -> None:
    """Game by game it has the engine's own rows in their order."""
    assert [game["id"] for game in book_games()] == list(hupai.games)
    for name, game in hupai.games.items():
        rules = [rule for rule in MADE[f"book-{game.family.id}"]["rules"] if name in rule["reads"]]
        rows = [named(rule) | {"text": text_of(rule, name)} for rule in rules]
        assert rows == game.family.rulebook().rows(game.rules())


def named(rule: dict[str, Any]) -> dict[str, Any]:
    """What a rule of a book says of itself for every game."""
    return {field: rule[field] for field in ("id", "topic", "sources")}


def text_of(rule: dict[str, Any], game: str) -> dict[str, str] | None:
    """The words of a rule in a game; None if the game lacks it."""
    return rule["texts"][rule["reads"][game]] if game in rule["reads"] else None


@each_row("family", families)
def test_a_book_has_games_of_its_family_only_and_names_for_its_topics(family: str) -> None:
    data = book(family, {})
    own = {name for name, game in hupai.games.items() if game.family.id == family}
    for rule in data["rules"]:
        assert set(rule["reads"]) <= own
        assert rule["topic"] in data["topics"]


PAIRS = [(a, b) for a, b in permutations(hupai.games, 2) if hupai.games[a].family is hupai.games[b].family]
"""Games that the page compares: those of one family."""


@each_row("first, second", PAIRS)
def test_the_book_and_the_engine_show_the_same_differences(first: str, second: str) -> None:
    """`hupai rules A --diff B` and the page compare the same rules."""
    found = [
        named(rule) | {"first": text_of(rule, first), "second": text_of(rule, second)}
        for rule in MADE[f"book-{hupai.games[first].family.id}"]["rules"]
        if rule["reads"].get(first) != rule["reads"].get(second)
    ]
    written = hupai.games[first].family.rulebook()
    assert found == written.differences(hupai.games[first].rules(), hupai.games[second].rules())


def test_the_page_and_the_documents_have_the_same_glossary() -> None:
    """For each family the same terms in the same order, with the same characters and the same English."""
    written = (ROOT / "docs" / "glossary.md").read_text("utf-8").split("\n## ")[1:]
    assert [part.partition("\n")[0].lower() for part in written] == list(BY_FAMILY)
    for part, terms in zip(written, BY_FAMILY.values(), strict=True):
        lines = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
        rows = [tuple(cell.strip() for cell in line) for line in lines[2:]]
        assert rows == [(term.name, term.zi, term.en) for term in terms]


def test_every_family_has_terms_and_each_term_an_address_of_its_own() -> None:
    """The terms of zipai keep the addresses that they always had."""
    terms = glossary()["terms"]
    assert list(BY_FAMILY) == list(families())
    assert len({term["id"] for term in terms}) == len(terms) == len(TERMS)
    assert [term["id"] for term in terms if term["zi"] == "碰"] == ["peng", "mahjong-peng"]


def test_a_term_is_named_by_its_first_reading_without_tones() -> None:
    """Letters of the alphabet alone make an address; every reading has a tone."""
    for term in TERMS:
        assert re.fullmatch(r"[a-z]+( [a-z]+)*", term.name), term
        assert all(reading != unicodedata.normalize("NFD", reading) for reading in term.pinyin.split(", ")), term


WITHOUT_RULE = {"haidi", "wang-zha"}
"""Terms of options that the usual rules of no game have."""


def test_terms_refer_to_existing_rules() -> None:
    """The rule is one of a game of the term's own family."""
    terms = glossary()["terms"]
    assert {term["id"] for term in terms if not term["rule"]} == WITHOUT_RULE
    for term in terms:
        if term["rule"]:
            game = hupai.games[term["game"]]
            assert game.family.id == term["family"]
            assert game.family.rulebook().row(term["rule"], game.rules()), term


PAGES = ("learn.html", "rules.html", "glossary.html")
SCRIPT = "embed/v1/learn.js"
SHIPPED = (SCRIPT, "assets/learn-style.css", *(f"assets/{name}.json" for name in MADE))
FIRST_VISIT = 59_600
"""The most that a lesson may load, gzipped, with the faces of its cards or tiles. Named layers and colours cost 200,
long cards with a glyph at both ends 100, the outline of the lesson of 鬼胡子 230, a verdict that stays in sight where a
phone is turned 50, the room of a high phone 120, that of English on the
smallest 50."""


def test_the_pages_are_in_the_site(dist: Path) -> None:
    for name in (*PAGES, *SHIPPED):
        assert (dist / name).is_file()
        text = (dist / name).read_text("utf-8")
        assert not re.search(r"https?://(?!www\.w3\.org/)", text), name
    for name in PAGES:
        page = (dist / name).read_text("utf-8")
        assert f'content="{head.written(head.READING)}"' in page
        assert not re.search("style=|onclick|<style", page)


def scripts_of(script: Path) -> set[Path]:
    """Return a script and all that it imports before it runs."""
    imported = re.findall(r'(?:from|import)"\./([\w-]+\.js)"', script.read_text("utf-8"))
    return {script}.union(*(scripts_of(script.parent / name) for name in imported))


@each_lesson
def test_a_lesson_is_small(dist: Path, lesson: dict[str, Any]) -> None:
    """It needs no Python, no other lesson, and the pictures of its own family only."""
    data = (f"assets/{name}.json" for name in ("lessons", f"lesson-{lesson['id']}"))
    files = ("learn.html", "assets/learn-style.css", *data, f"embed/v1/hupai-{lesson['family']}.js")
    needed = [*(dist / name for name in files), *scripts_of(dist / SCRIPT)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in needed) < FIRST_VISIT


def test_the_table_page_loads_only_a_link_to_the_lessons(dist: Path) -> None:
    table = (dist / "index.html").read_text("utf-8") + (dist / "assets" / "main.js").read_text("utf-8")
    for name in SHIPPED:
        assert name.rpartition("/")[2] not in table
    assert LESSONS[0]["title"]["en"] not in table


def test_a_lesson_that_contradicts_the_engine_does_not_build() -> None:
    """No right answer, too many right answers, or a card that is gone: each stops the build."""
    yes, no = (option(said(("是", "Yes")), right, said(("是", "Yes")), "deck.cards") for right in (True, False))
    with pytest.raises(ValueError, match="Title"):
        choose(("题", "Title"), "问", "Text", [yes, yes])
    with pytest.raises(ValueError, match="Title"):
        mark(("题", "Title"), "问", "Text", [no, no])
    with pytest.raises(ValueError, match="does not lie there"):
        refusal(deal("555b88b33s46s19s0s2b61b0b64b7s2s"), "peng", "8b")
    with pytest.raises(ValueError, match="cannot be reached"):
        mahjong_table.play(mahjong_table.deal(mahjong_table.YIBIN, "9999s", shown="1m"), "1 discard 9s")


def test_a_rule_that_the_lessons_game_lacks_is_not_cited() -> None:
    """Neither a rule of another game of the family without its name, nor one that no game has."""
    assert cited_rule("yibin/wild.fei", "yongzhou-mahjong") is not None
    assert cited_rule("wild.fei", "yongzhou-mahjong") is None
    assert cited_rule("yibin/wild.nothing", "yongzhou-mahjong") is None
