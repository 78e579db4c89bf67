"""The rule book of every family reads under all house rules, and its sources are headings that exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import hupai
from hupai.explain.rulebook import PRACTICE, Rule
from hupai.registry import families, family_named
from hupai.table.chance import Stream
from hupai.table.game import Game
from hupai.tournament.rulebook import RULEBOOK as CUP
from tests.engine.amounts import amount
from tests.engine.random_options import drawn_options
from tests.engine.source_scan import places, rules_with
from tests.rows import each_row

BOOKS = {name: family_named(name).rulebook() for name in families()}
RULES = {f"{name} {rule.id}": rule for name, book in BOOKS.items() for rule in (*book.rules, *book.bots)}
SOURCES = json.loads((Path(__file__).parents[2] / "fixtures" / "sources.json").read_text("utf-8"))
"""Every cited heading, by document, with the characters that follow it there."""

each_game = pytest.mark.parametrize("game", hupai.games.values(), ids=hupai.games)


def single_options(game: Game) -> Iterator[Any]:
    """The usual rules, and those with each other value of each option."""
    yield game.rules()
    for option in game.options:
        for value in option.choices:
            if value != option.default:
                yield rules_with(game, **{option.name: value})


def check_rows(game: Game, rules: Any) -> None:
    """Check every row that the rules show."""
    rows, words = game.family.rulebook().rows(rules), game.family.vocabulary()
    assert len({row["id"] for row in rows}) == len(rows) > 40
    for row in rows:
        zh, en = row["text"]["zh"], row["text"]["en"]
        assert zh.endswith("。") and en.endswith("."), row
        assert zh != en and row["sources"] and words.label("topic", row["topic"]), row
        assert not re.search("[{}]|None|True|False", zh + en), row
        assert not re.search("[，。；：、（）“”！？]", en), row
        assert not re.search("[,;:?!()]", zh), row


@each_game
def test_a_rule_book_reads_under_every_house_rule(game: Game) -> None:
    for rules in single_options(game):
        check_rows(game, rules)


@pytest.mark.more
@each_game
def test_a_rule_book_reads_for_any_combination_of_options(game: Game) -> None:
    chance = Stream(game.id, "books")
    for _ in range(amount(10, 500)):
        check_rows(game, game.rules(**drawn_options(game, chance)))


@each_row("rule", RULES)
def test_a_rule_names_the_same_house_rules_in_both_languages(rule: Rule) -> None:
    for case in rule.cases:
        zh, en = case.zh, case.en
        assert places(zh) == places(en), zh
        assert zh.endswith(("。", "？")) and en.endswith("."), zh


@each_row("rule", RULES)
def test_every_source_exists(rule: Rule) -> None:
    for source in rule.sources:
        if source.file == PRACTICE:
            assert not source.path
        else:
            assert " › ".join(source.path) in SOURCES[source.file]
        if source.says is not None:
            zh, en = source.says
            assert zh.endswith("。") and en.endswith(".") and zh != en


def test_every_recorded_heading_is_cited() -> None:
    sources = [source for rule in chain(RULES.values(), CUP.rules) for source in rule.sources]
    cited = {(source.file, " › ".join(source.path)) for source in sources if source.path}
    assert cited == {(file, heading) for file, headings in SOURCES.items() for heading in headings}
    assert all(text for headings in SOURCES.values() for text in headings.values())
