"""What no table needs of the engine comes with the first hand, and only once; a failure is told, and mended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hupai_build import families, page_wheel
from tests.browser.broken import Faults
from tests.browser.player import LOCALES, Player
from tests.browser.stored import QUIET
from tests.browser.support import PHONE, OpenPage
from tests.browser.test_boot_ways import STARTED
from tests.browser.test_families import NETWORK, asked

EXPLAIN = "async (page) => { await page.page.play.queries.explain(); }"
"""Asks why, as the button does."""
RULES = """async (page) => {
  const { rules } = await page.page.engine.ask({ do: "rules", game: "yongzhou-plain" });
  return rules.length;
}"""
"""The rules of a game: how many there are."""


@pytest.mark.long
def test_a_start_leaves_it_out_and_the_first_hand_brings_it_once(open_page: OpenPage) -> None:
    """The rule book brings it, and what is asked then finds it there."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    path, seen = families.shipped()[page_wheel.STUDY], list[str]()
    page.on("request", lambda request: seen.append(path) if request.url.endswith(path) else None)
    page.goto(page.url.removesuffix(QUIET))
    page.evaluate(STARTED)
    assert seen == []
    player = Player(page)
    player.hurry()
    player.start(hands=1, deal=2)
    player.moment()
    assert asked(page, RULES) > 10
    assert seen == [path]


def test_a_question_whose_part_does_not_come_says_so_and_can_be_asked_again(open_page: OpenPage) -> None:
    """The match goes on meanwhile."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["console error", "page error"])
    page.goto(page.url.removesuffix(QUIET))
    page.evaluate(STARTED)
    faults = Faults(page)
    faults.add("fail", families.shipped()[page_wheel.STUDY], times=4)
    player = Player(page)
    player.hurry()
    player.start(hands=1, deal=2)
    player.moment()
    asked(page, EXPLAIN)
    expect(page.locator("hp-page")).to_contain_text(NETWORK)
    before = player.position()
    player.discard() if player.moment() == "discard" else player.claim(1)
    player.moment()
    assert player.position() != before
    asked(page, EXPLAIN)
    expect(page.locator("dialog.why-sheet")).to_be_visible()
