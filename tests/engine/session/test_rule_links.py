"""Links to house rules: old ones stay readable, each means what it was made of, bad ones are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.registry import games
from hupai.session.rule_links import LONGEST_NAME, rules_link, rules_of
from hupai.table.chance import Stream
from hupai.table.errors import EngineError
from tests.engine.amounts import examples
from tests.engine.facade_client import Client
from tests.engine.strategies import drawn_options

OLD_LINKS: list[dict[str, Any]] = [
    old
    for file in sorted((Path(__file__).parents[2] / "fixtures" / "links").glob("rules-*.json"))
    for old in json.loads(file.read_text("utf-8"))
]
"""Links that were published, with what they mean. These fixtures are permanent: add new ones, change none."""


@pytest.mark.parametrize("old", OLD_LINKS, ids=lambda old: str(old["link"][:40]))
def test_old_links_still_mean_the_same_rules(old: dict[str, Any]) -> None:
    found = Client().ask(do="read_rules", link=f"看看 https://somewhere.example/hupai/index.html#{old['link']}")
    options = games[old["game"]].options
    values = {option.name: option.unnamed for option in options} | old["named"]
    changed = {option.name: values[option.name] for option in options if values[option.name] != option.default}
    assert found == {"game": old["game"], "options": changed, "name": old["name"]}


@given(game=st.sampled_from(sorted(games)), seed=st.integers(0, 10**6), name=st.text(max_size=LONGEST_NAME))
@examples(40)
def test_a_link_means_what_it_was_made_of(game: str, seed: int, name: str) -> None:
    options = drawn_options(games[game], Stream(str(seed), game))
    try:
        link = rules_link(games[game], options, name)
    except EngineError as error:
        assert error.code == "link_field_wrong", error
        return
    found = rules_of(link)
    assert (found.game.id, found.name) == (game, " ".join(name.split()))
    assert games[game].rules(**found.options) == games[game].rules(**options)
    assert link.isascii() and len(link) < 800


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("rules?name=a", "link_field_missing"),
        ("rules?game=poker", "unknown_game"),
        ("rules?game=yongzhou&rules=kings:9", "invalid_options"),
        ("rules?game=paohuzi&rules=kings:4", "invalid_options"),
        ("rules?game=yongzhou&rules=buried:20", "invalid_options"),
        (f"rules?game=yongzhou&name={'x' * (LONGEST_NAME + 1)}", "link_field_wrong"),
        ("rules?game=yongzhou&name=a%00b", "link_field_wrong"),
        ("rules?game=yongzhou&game=paohuzi", "link_field_twice"),
        ("rules?game=yongzhou&kings=4", "link_field_unknown"),
        ("review?game=yongzhou", "unknown_link"),
        ("yongzhou", "not_a_link"),
    ],
)
def test_what_is_no_link_to_house_rules_is_refused(link: str, code: str) -> None:
    assert Client().refused(do="read_rules", link=link)["code"] == code
