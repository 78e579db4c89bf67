"""A family that a start does not bring: fetched when it is wanted, offline too, again after a restart or a failure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hupai.registry import family_named
from hupai_build import families, page_wheel
from tests.browser.broken import END, HANDLED, HURRIED, Faults, tampered
from tests.browser.hosting import KEPT, Host
from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.stored import QUIET, reload
from tests.browser.support import PHONE, OpenPage
from tests.browser.test_boot_ways import COMING, STARTED, last_start, played
from tests.browser.used import ready

FAMILY = page_wheel.APART[0]
GAMES = family_named(FAMILY).games
GAME = GAMES[0].id

NETWORK = "看看网络"
"""What to do, in the sentence about something that did not arrive."""
AGAIN = "再试一次"
NEWER = "换上新版"

LOAD = """async (page, family) => {
  const told = [];
  try {
    await page.page.engine.loadFamily(family, progress => told.push(progress));
    return { told, failed: null };
  } catch (error) {
    return { told, failed: error.name };
  }
}"""
"""Loads a family; returns what was told of the progress, and the name of the error."""

NEW = """async (page, [game, seats]) => {
  const request = { do: "new", game, seats, hands: 1, seed: "tried" };
  const { setup } = await page.page.engine.ask(request);
  return [setup.family, setup.game];
}"""
"""Begins a match; returns its family and its game."""

HERE = """async (page) => {
  const { games } = await page.page.engine.ask({ do: "games" });
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
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
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


@pytest.mark.long
@pytest.mark.parametrize("way", ["trimmed", "snapshot", "plain"])
def test_a_family_comes_however_python_was_started(open_page: OpenPage, way: str) -> None:
    """It may be asked for before Python has started; and a request that names its game loads it by itself."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
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


@pytest.mark.long
def test_a_restored_python_takes_a_family_before_its_files_are_back(open_page: OpenPage) -> None:
    """After a visit that kept the snapshot, the next one starts from it and loads the family at once."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"])
    played(Player(page))
    assert page.evaluate(COMING) == "kept"
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.evaluate(STARTED)
    assert last_start(page)["way"] == "snapshot"
    assert begins(page)


@pytest.mark.long
def test_after_a_restart_of_the_worker_the_family_comes_back(open_page: OpenPage) -> None:
    """The new worker has it again without being asked."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], script=HANDLED)
    page.evaluate(STARTED)
    assert asked(page, LOAD, FAMILY)["failed"] is None
    seen = watched(page)
    with page.expect_request(f"**/{families.shipped()[FAMILY]}"):
        page.evaluate(END)
    ready(page)
    assert begins(page)
    assert len(seen) == 1
    assert page.evaluate("window.workers.length") == 2


@pytest.mark.long
def test_a_download_that_fails_says_so_and_can_be_repeated(open_page: OpenPage) -> None:
    """A family that is cut or garbled once comes all the same; one that does not come is told, and comes later."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["console error", "page error"])
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
        if how == "cut":
            page.reload()
            page.evaluate(STARTED)
        faults.add(how, path)
        assert asked(page, LOAD, FAMILY)["failed"] is None, how
        assert begins(page)
    assert faults.seen == [path] * 5


def part_of_family(dist: Path) -> str:
    """Return the file with the scripts of the family."""
    parts: dict[str, str] = json.loads((dist / "build.json").read_text("utf-8"))["parts"]
    return parts[f"{FAMILY}/page.js"]


def choose(page: Page) -> None:
    """Choose the game in the lobby."""
    Player(page).choose(GAME)


def change_a_rule(page: Page) -> None:
    """Change the second house rule of the chosen game."""
    page.locator("hp-rules summary").click()
    page.locator(".option select").nth(1).select_option(index=1)
    expect(changes(page)).to_have_count(1)


def changes(page: Page) -> Locator:
    """The changed house rules that the lobby shows."""
    return page.locator("hp-rules .change")


def begin(page: Page) -> None:
    """Press the button that begins a match, in the sheet where it is open."""
    player = Player(page)
    player.button("play this" if player.setup.is_visible() else "start").click()


def sheet_again(page: Page) -> None:
    """Open the sheet of the next match, as after a reload."""
    Player(page).choose()


def on_table(page: Page) -> None:
    """Wait until a match of the family is on the table, and dealt."""
    expect(page.locator("hp-hand button.tile[data-key]").first).to_be_visible(timeout=PATIENCE_MS)


def test_scripts_that_do_not_arrive_are_told_in_the_lobby_and_tried_again(open_page: OpenPage, dist: Path) -> None:
    """In the place of the house rules stand a sentence and a button; the rest of the lobby stays as it is."""
    page = open_page(PHONE, lang=LOCALES["zh"], allow=["console error", "page error"])
    Faults(page).add("fail", part_of_family(dist))
    choose(page)
    told = page.locator("hp-rules").get_by_role("alert")
    expect(told).to_contain_text(NETWORK)
    told.get_by_role("button", name=AGAIN).click()
    expect(page.locator("hp-rules summary")).to_be_visible()
    expect(told).to_have_count(0)
    begin(page)
    on_table(page)


@pytest.mark.long
def test_scripts_that_arrive_broken_are_loaded_again(open_page: OpenPage, dist: Path) -> None:
    """The browser keeps what came from an address: the button asks for them at another one. Their game then begins."""
    page = open_page(PHONE, lang=LOCALES["zh"], allow=["console error", "page error"])
    Faults(page).add("cut", part_of_family(dist))
    choose(page)
    told = page.locator("hp-rules").get_by_role("alert")
    expect(told).to_contain_text(NETWORK)
    loads: list[Page] = []
    page.on("load", lambda loaded: loads.append(loaded))
    told.get_by_role("button", name=AGAIN).click()
    expect(page.locator(f'input[value="{GAME}"]')).to_be_checked()
    expect(page.locator("hp-rules summary")).to_be_visible()
    begin(page)
    on_table(page)
    assert loads == []


def test_a_match_is_not_lost_when_the_family_does_not_arrive(open_page: OpenPage) -> None:
    """Neither a new one nor a stored one: the lobby says what to do, and the same button works afterwards."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["console error", "page error"])
    archive = f"**/{families.shipped()[FAMILY]}*"
    page.route(archive, lambda route: route.abort())
    page.goto(page.url.removesuffix(QUIET))
    ready(page)
    note = page.locator(".toast.error")
    choose(page)
    begin(page)
    expect(note).to_contain_text(NETWORK)
    sheet_again(page)
    expect(page.locator(f'input[value="{GAME}"]')).to_be_checked()
    page.unroute(archive)
    begin(page)
    on_table(page)
    page.route(archive, lambda route: route.abort())
    page.reload()
    expect(note).to_contain_text(NETWORK, timeout=PATIENCE_MS)
    (match,) = page.locator("hp-saved li").all()
    assert "whole" in (match.get_attribute("class") or "")
    page.unroute(archive)
    Player(page).button("resume").click()
    on_table(page)


@pytest.mark.long
def test_house_rules_of_one_s_own_outlast_a_file_that_is_late(open_page: OpenPage) -> None:
    """They are stored again and again while nobody knows what a game offers, and are shown once it is known."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    choose(page)
    change_a_rule(page)
    changed = changes(page).inner_text()
    faults = Faults(page)
    faults.add("stall", families.HOUSE_RULES)
    reload(page)
    sheet_again(page)
    expect(page.locator(f'input[value="{GAME}"]')).to_be_checked()
    expect(page.locator("hp-rules .empty")).to_be_visible()
    ready(page)
    page.locator('input[name="hands"][value="16"]').check()
    expect(changes(page)).to_have_count(0)
    faults.held[0].continue_()
    expect(changes(page)).to_have_text([changed])
    reload(page)
    sheet_again(page)
    expect(changes(page)).to_have_text([changed])
    expect(page.locator('input[name="hands"][value="16"]')).to_be_checked()


def test_no_match_begins_before_its_house_rules_are_known(open_page: OpenPage) -> None:
    """Not in the family that a start brings either: it would be played by the usual ones."""
    page = open_page(PHONE, lang=LOCALES["zh"], allow=["console error", "page error"])
    Player(page).choose("yongzhou")
    page.locator('input[name="seats"][value="2"]').check()
    faults = Faults(page)
    faults.add("fail", families.HOUSE_RULES, times=2)
    reload(page)
    sheet_again(page)
    told = page.locator("hp-rules").get_by_role("alert")
    expect(told).to_contain_text(NETWORK)
    begin(page)
    expect(page.locator(".toast.error")).to_contain_text(NETWORK)
    expect(page.locator("hp-hand")).to_have_count(0)
    faults.add("stall", families.HOUSE_RULES)
    begin(page)
    ready(page)
    expect(page.locator("hp-hand")).to_have_count(0)
    faults.held[0].continue_()
    expect(page.locator("hp-seat")).to_have_count(2)


@pytest.mark.long
def test_a_family_and_its_house_rules_are_there_without_a_network(open_page: OpenPage, host: Host) -> None:
    """The visit before has stored the family with the rest of the site, although nobody wanted it.

    The lobby comes back as it was left, and a match with the changed rule begins.
    """
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
    choose(page)
    change_a_rule(page)
    reload(page)
    sheet_again(page)
    expect(changes(page)).to_have_count(1)
    begin(page)
    on_table(page)
    setup = page.locator("hp-page").evaluate("({ app }) => app.table.state.setup.options")
    usual = next(game for game in GAMES if game.id == GAME)
    differs = [option.name for option in usual.options if setup[option.name] != option.default]
    assert len(differs) == 1


@pytest.mark.long
def test_a_page_of_an_older_build_is_offered_the_newer_one(open_page: OpenPage, host: Host) -> None:
    """The part that the old page asks for is gone; one press brings the newer page, with the game still chosen."""
    allow = [f"request left the origin: {host.site.origin}/", "404.*/part-", "page error"]
    page = open_page(PHONE, lang=LOCALES["zh"], path=host.site.url, allow=allow)
    ready(page)
    sheet_again(page)
    host.deploy()
    choose(page)
    expect(page.locator("hp-rules").get_by_role("alert")).to_contain_text(NETWORK)
    Player(page).button("close").click()
    with page.expect_event("load"):
        page.locator("hp-lobby .news").get_by_role("button", name=NEWER).click()
    sheet_again(page)
    expect(page.locator(f'input[value="{GAME}"]')).to_be_checked()
    expect(page.locator("hp-rules summary")).to_be_visible()
    begin(page)
    on_table(page)
