"""A session that is killed at random moments goes on at the same event with the same cards."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from hupai.session import Session
from tests.browser.kills import KINDS, play_session
from tests.browser.kills_checks import Witness, assert_counted_once, assert_goes_on
from tests.browser.support import Site


def test_a_kill(browser: Browser, site: Site) -> None:
    """A whole browser is ended; ``python -m tests.browser.kills`` ends everything two hundred times."""
    totals = play_session(browser.browser_type, site.url, "suite:0", 1, ("browser",))
    assert totals["kills"] == 1
    assert totals["resumed"] >= 1


@pytest.mark.long
def test_twenty_kills(browser: Browser, site: Site) -> None:
    """Everything is ended in every way, at random moments."""
    totals = play_session(browser.browser_type, site.url, "long:0", 20)
    assert totals["kills"] == 20
    assert {f"by {kind}" for kind in KINDS} <= set(totals)


def facts(*requests: dict[str, object]) -> list[dict[str, object]]:
    """Return what a page would tell about the answers to these questions."""
    session = Session()

    def ask(request: dict[str, object]) -> dict[str, object]:
        result: dict[str, object] = json.loads(session.handle(json.dumps(request)))["result"]
        return result

    told = []
    for request in requests:
        state = {**ask(request), **ask({"do": "view"}), **ask({"do": "save"})}
        told.append({"what": "shown", "id": "a", "open": False, **{part: state[part] for part in PARTS}})
    return told


PARTS = ("record", "view", "setup", "hand", "scores", "waiting")
NEW = {"do": "new", "game": "paohuzi", "seats": ["human", "random", "random"], "hands": 2, "seed": "7"}


def test_the_checks_see_what_is_lost_changed_or_counted_twice() -> None:
    """They find a lost step, another card, an action nobody chose, and a hand counted twice or never."""
    (first,) = facts(NEW)
    action = first["view"]["legal"][0]["action"]  # type: ignore[index]
    act = {"do": "act", "seat": 0, "action": action}
    first, second = facts(NEW, act) if first["waiting"] == "human" else facts(NEW, {"do": "advance"})
    assert_goes_on(Witness(last=second, resumed=second))
    with pytest.raises(AssertionError, match="what was shown is lost"):
        assert_goes_on(Witness(last=second, resumed=first))
    with pytest.raises(AssertionError, match="another match"):
        assert_goes_on(Witness(last=second, resumed={**second, "id": "b"}))
    with pytest.raises(AssertionError, match="other cards"):
        assert_goes_on(Witness(last=first, resumed={**first, "view": second["view"]}))
    if first["waiting"] == "human":
        with pytest.raises(AssertionError, match="nobody chose"):
            assert_goes_on(Witness(last=first, resumed=second))
    row = {"match": "a", "hand": 1, "points": 4}
    assert_counted_once({"hands": {"a/1": row}, "records": {"a": "score 4 -2 -2"}})
    for hands in ({}, {"a/1": row, "again": row}, {"a/1": {**row, "points": 5}}):
        with pytest.raises(AssertionError):
            assert_counted_once({"hands": hands, "records": {"a": "score 4 -2 -2"}})
