"""Questions about the rules: one rule, the rule book in force, and which options may be combined."""

from __future__ import annotations

from typing import Any

import pytest

from hupai.registry import games
from tests.engine.amounts import richest
from tests.engine.facade_client import SEATS, Client, new_match
from tests.engine.zipai_games import games as zipai_games


@pytest.mark.parametrize("game", sorted(games))
def test_every_rule_of_the_book_is_found_by_its_id(game: str) -> None:
    """`rule` finds every rule that `rules` lists; all topics have names and all rules have sources."""
    p = Client()
    book = p.ask(do="rules", game=game)
    assert len(book["rules"]) > 40
    for row in book["rules"]:
        assert p.ask(do="rule", game=game, id=row["id"]) == row
        assert row["topic"] in book["topics"] and row["sources"]
        assert row["text"]["zh"] and row["text"]["en"]
    assert all(name["zh"] and name["en"] for name in book["topics"].values())


def test_a_rule_is_worded_for_the_running_match_unless_other_options_are_given() -> None:
    """A page asks during play: the wording is that of its own match."""
    p = new_match("paohuzi", min_huxi=21)
    running = p.ask(do="rule", id="win.minimum")
    assert "21" in running["text"]["en"]
    assert p.ask(do="rule", game="paohuzi", id="win.minimum") == running
    assert "18" in p.ask(do="rule", id="win.minimum", options={"min_huxi": 18})["text"]["en"]
    assert "15" in p.ask(do="rule", game="yongzhou", id="win.minimum")["text"]["en"]
    assert p.ask(do="rules") == p.ask(do="rules", game="paohuzi", options={"min_huxi": 21})


@pytest.mark.parametrize("name", ["win.nothing", "", "king.call", "x" * 500])
def test_a_rule_that_the_game_lacks_is_refused_by_name(name: str) -> None:
    """A game without kings has no rules about kings."""
    error = Client().refused(do="rule", game="leiyang", id=name)
    assert error["code"] == "unknown_rule" and error["facts"]["game"] == "leiyang"


def test_without_a_match_the_game_must_be_named() -> None:
    """Without either, nobody can say which rules are asked for."""
    assert Client().refused(do="rules")["code"] == "missing_argument"
    assert Client().refused(do="rule", id="win.shape")["code"] == "missing_argument"
    assert Client().refused(do="options", options={})["code"] == "missing_argument"


@pytest.mark.parametrize("game", sorted(games))
def test_valid_options_have_no_problems_and_all_values(game: str) -> None:
    """No options chosen: the defaults."""
    answer = Client().ask(do="options", game=game)
    assert answer == {"options": {o.name: o.default for o in games[game].options}, "problems": []}


def test_every_problem_is_listed_with_its_option_and_is_no_error() -> None:
    """A wrong value counts as not chosen; contradictory values are kept, so that the page can show them."""
    chosen: dict[str, Any] = {"fang_wei": True, "wei_hidden": True, "red_min": 99, "nonsense": 1, "haidi": 2}
    answer = Client().ask(do="options", game="leiyang", options=chosen)
    assert {(p["code"], p["option"]) for p in answer["problems"]} == {
        ("unknown_option", "nonsense"),
        ("value_not_allowed", "red_min"),
        ("options_conflict", "fang_wei"),
    }
    assert all(p["text"]["zh"] and p["text"]["en"] for p in answer["problems"])
    values = answer["options"]
    assert (values["red_min"], values["haidi"], values["wei_hidden"]) == (13, 2, True)
    assert "nonsense" not in values


def test_every_problem_of_a_refused_match_has_a_sentence() -> None:
    """The error of `new` has the same problems, each with its text."""
    chosen = {"red_to_dot": 14, "red_to_black": 99, "nix": 0}
    error = Client().refused(do="new", game="yongzhou", seats=SEATS, seed="a", options=chosen)
    assert [p["option"] for p in error["facts"]["problems"]] == ["red_to_black", "nix"]
    assert error["facts"]["problems"] == Client().ask(do="options", game="yongzhou", options=chosen)["problems"]


TRIED = {
    "zipai": ("hu", "peng", "pass", "declare", "raise", "discard 3s", "chi 123s"),
    "guihuzi": ("hu", "peng", "wai", "piao", "liu 3s", "pass", "discard 3s", "chi 123s"),
    "mahjong": ("hu", "peng", "gang", "fei", "pass", "reveal 3s", "angang 3s", "jiagang 3s", "ti 3s", "chi 123s"),
}
"""Actions that a player could try, by family."""


@pytest.mark.parametrize("game", richest(sorted(games)))
def test_why_not_and_preview_cite_rules_that_the_running_match_can_show(game: str) -> None:
    """Every reason that a player meets cites a rule of the match."""
    p = new_match(game, hands=1, seed="cite")
    cited: set[str] = set()
    for _ in range(60):
        if p.state["waiting"] == "end":
            break
        for action in TRIED[games[game].family.id]:
            reason = p.ask(do="why_not", seat=0, action=action)["reason"]
            cited |= {reason["rule"]} if reason else set()
        for entry in p.state["view"]["legal"]:
            cited |= {effect["rule"] for effect in p.ask(do="preview", seat=0, action=entry["action"])["effects"]}
        cited |= {event["why"]["rule"] for event in p.state["events"] if "why" in event}
        p.step()
    assert len(cited) > 5
    for rule in cited:
        assert p.ask(do="rule", id=rule)["text"]["zh"]


@pytest.mark.parametrize("game", sorted(zipai_games))
def test_why_says_for_each_kind_of_action_whether_it_is_legal_and_why_not(game: str) -> None:
    """One row for each verb of the game; 吃 is legal if any way of eating is; a single legal action is named."""
    rules = games[game].rules()
    wanted = (
        {"hu", "peng", "chi", "pass"}
        | ({"declare"} if rules.kings else set())
        | ({"raise"} if rules.ju_shou else set())
    )
    p = new_match(game, hands=1, seed="whyrows")
    for _ in range(40):
        if p.state["waiting"] == "end":
            break
        answer = p.ask(do="why", seat=0)
        view = p.state["view"]
        assert answer["card"] == (view["live"]["card"] if view["live"] else None)
        assert {row["verb"] for row in answer["rows"]} == wanted
        for row in answer["rows"]:
            legal = [entry["action"] for entry in view["legal"] if entry["verb"] == row["verb"]]
            assert row["legal"] == bool(legal) == (row["reason"] is None)
            assert row.get("action") == (legal[0] if len(legal) == 1 else None)
            if row["reason"]:
                assert row["reason"]["text"]["zh"] and row["reason"]["rule"]
        p.step()
    assert p.refused(do="why", seat=1)["code"] == "not_your_seat"
