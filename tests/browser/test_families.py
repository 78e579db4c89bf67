"""A family that a start does not bring: fetched when it is wanted, offline too, again after a restart or a failure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from hupai.registry import family_named
from hupai_build import families, page_wheel
from tests.browser.broken import END, HANDLED, HURRIED, Faults, tampered
from tests.browser.hosting import KEPT, Host
from tests.browser.player import LOCALES, Player
from tests.browser.stored import QUIET
from tests.browser.support import PHONE, OpenPage
from tests.browser.test_boot_ways import COMING, STARTED, last_start, played
from tests.browser.used import ready

FAMILY = page_wheel.APART[0]
GAMES = family_named(FAMILY).games
GAME = GAMES[0].id

LOAD = """async (page, family) => {
  const told = [];
  try {
    await page.controller.engine.loadFamily(family, progress => told.push(progress));
    return { told, failed: null };
  } catch (error) {
    return { told, failed: error.name };
  }
}"""
"""Loads a family; returns what was told of the progress, and the name of the error."""

NEW = """async (page, [game, seats]) => {
  const request = { do: "new", game, seats, hands: 1, seed: "tried" };
  const { setup } = await page.controller.engine.ask(request);
  return [setup.family, setup.game];
}"""
"""Begins a match; returns its family and its game."""

HERE = """async (page) => {
  const { games } = await page.controller.engine.ask({ do: "games" });
  return [...new Set(games.map(game => game.family))];
}"""
"""The families that the engine knows."""


def asked(page: Page, question: str, value: object = None) -> Any:
    """Ask the page's element something."""
    return page.locator("hp-page").evaluate(question, value)


def begins(page: Page, game: str = GAME) -> bool:
    """Whether a match of this game begins."""
    rules = next(one.base for one in GAMES if one.id == game)
    seats = ["human", *["random"] * (family_named(FAMILY).play.seats(rules) - 1)]
    return bool(asked(page, NEW, [game, seats]) == [FAMILY, game])


def watched(page: Page) -> list[str]:
    """Return a list of what is requested of the family's code from now on."""
    path, seen = families.shipped()[FAMILY], list[str]()
    page.on("request", lambda request: seen.append(path) if request.url.endswith(path) else None)
    return seen


def test_a_family_is_fetched_when_it_is_wanted_and_only_once(open_page: OpenPage, dist: Path) -> None:
    """A start leaves it out; then it is one file, whose bytes are counted, and every game of it begins."""
    page = open_page(PHONE, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    seen = watched(page)
    page.goto(page.url.removesuffix(QUIET))
    page.evaluate(STARTED)
    assert asked(page, HERE) == ["zipai"]
    assert asked(page, LOAD, "zipai") == {"told": [], "failed": None}
    assert seen == []
    first = asked(page, LOAD, FAMILY)
    assert first["failed"] is None
    path = families.shipped()[FAMILY]
    size = (dist / path).stat().st_size
    assert first["told"][-1] == {"loaded": size, "total": size}
    assert asked(page, HERE) == ["zipai", FAMILY]
    assert all(begins(page, game.id) for game in GAMES)
    assert asked(page, LOAD, FAMILY) == {"told": [], "failed": None}
    assert seen == [path]


@pytest.mark.parametrize("way", ["trimmed", "snapshot", "plain"])
def test_a_family_comes_however_python_was_started(open_page: OpenPage, way: str) -> None:
    """It may be asked for before Python has started; and a request that names its game loads it by itself."""
    page = open_page(PHONE, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    seen = watched(page)
    page.goto(page.url.replace(QUIET, f"?boot={way}"))
    assert asked(page, LOAD, FAMILY)["failed"] is None
    page.evaluate(STARTED)
    assert last_start(page)["way"] == way
    assert begins(page)
    page.reload()
    page.evaluate(STARTED)
    assert begins(page)
    assert len(seen) == 2


def test_a_restored_python_takes_a_family_before_its_files_are_back(open_page: OpenPage) -> None:
    """After a visit that kept the snapshot, the next one starts from it and loads the family at once."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    played(Player(page))
    assert page.evaluate(COMING) == "kept"
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.evaluate(STARTED)
    assert last_start(page)["way"] == "snapshot"
    assert begins(page)


def test_after_a_restart_of_the_worker_the_family_comes_back(open_page: OpenPage) -> None:
    """The new worker has it again without being asked."""
    page = open_page(PHONE, lang=LOCALES["zh"], script=HANDLED)
    page.evaluate(STARTED)
    assert asked(page, LOAD, FAMILY)["failed"] is None
    seen = watched(page)
    page.evaluate(END)
    for _ in range(600):
        if seen:
            break
        page.wait_for_timeout(50)
    ready(page)
    assert begins(page)
    assert len(seen) == 1
    assert page.evaluate("window.workers.length") == 2


def test_a_download_that_fails_says_so_and_can_be_repeated(open_page: OpenPage) -> None:
    """A family that is cut or garbled once comes all the same; one that does not come is told, and comes later."""
    page = open_page(PHONE, lang=LOCALES["zh"], path=QUIET, allow=["console error", "page error"])
    tampered(page, HURRIED)
    path = families.shipped()[FAMILY]
    page.goto(page.url.removesuffix(QUIET))
    page.evaluate(STARTED)
    faults = Faults(page)
    for how in ("fail", "stall"):
        faults.add(how, path, times=2 if how == "fail" else 1)
        assert asked(page, LOAD, FAMILY)["failed"] == "Missing", how
        assert asked(page, HERE) == ["zipai"]
    for how in ("garbled", "cut"):
        faults.add(how, path)
        assert asked(page, LOAD, FAMILY)["failed"] is None, how
        assert begins(page)
        page.reload()
        page.evaluate(STARTED)
    assert faults.seen == [path] * 5


def test_a_family_is_there_without_a_network(open_page: OpenPage, host: Host) -> None:
    """The visit before has stored it with the rest of the site, although nobody wanted it."""
    there = f"request left the origin: {host.site.origin}/"
    page = open_page(
        PHONE, lang=LOCALES["zh"], path=host.site.url, allow=[there, "ERR_INTERNET"], service_workers="allow"
    )
    page.locator("hp-page").evaluate(KEPT)
    host.silent = True
    page.context.set_offline(True)
    page.reload()
    page.evaluate(STARTED)
    assert begins(page)
