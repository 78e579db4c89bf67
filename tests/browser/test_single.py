"""The whole game as one file, opened from a disk: it plays, stores, and sends no request."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hupai.mahjong.tiles import KINDS, code
from hupai.registry import family_named
from hupai_build import head, single, site
from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.player import LOCALES, PATIENCE_MS, SOON, Player
from tests.browser.stored import export, lines_of
from tests.browser.support import PHONE, TABLET, OpenPage, Shot
from tests.browser.test_families import FAMILY, LOAD, begins

INSIDE = ("data:", "blob:")
GAME = next(game for game in family_named(FAMILY).games if game.id == "kawuxing")
NAME: str = family_named(FAMILY).vocabulary().label("game", GAME.id)["zh"]


@pytest.fixture(scope="session")
def file() -> Path:
    """The single file, built again if it is out of date."""
    single.build()
    return single.FILE


def opened(open_page: OpenPage, file: Path, asked: list[str], lang: str) -> Page:
    """The file opened from the disk in a browser, and the requests that it sends."""
    page = open_page(
        PHONE, lang=lang, path=file.as_uri(), allow=[re.escape(f"request left the origin: {file.as_uri()}")]
    )
    page.on("request", lambda request: asked.append(request.url))
    return page


@pytest.mark.long
def test_a_whole_hand_is_played_from_a_file(open_page: OpenPage, file: Path, shot: Shot) -> None:
    """Python starts the fast way, a reload comes back to the same position, and only the file itself is read."""
    asked: list[str] = []
    page = opened(open_page, file, asked, LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(hands=1, deal=SOON)
    player.reach("discard")
    player.discard()
    player.moment()
    table = player.position()
    shot(page, "single-table")
    page.reload()
    player.moment()
    assert player.position() == table
    (start, *_) = page.evaluate("JSON.parse(localStorage.getItem('hupai-starts'))")
    assert (start["started"]["way"], start["started"]["failed"]) == ("trimmed", [])
    page.locator("hp-table").get_by_role("button", name="设置").click()
    page.get_by_role("radio", name=re.compile("楷体")).check()
    player.button("close").click()
    expect(page.locator("hp-hand .card use").first).to_have_attribute("href", re.compile("^#kai-c-"))
    player.reach("result")
    shot(page, "single-result")
    player.button("tally", player.result).click()
    page.locator(".tally-list summary.tally-row").click()
    page.locator(".tally-list .open-review").click()
    sheet = page.locator("dialog.review")
    sheet.locator(".review-more > summary").click()
    sheet.locator(".copy-link").click()
    expect(sheet.locator("input.address")).to_have_value(re.compile("^#review[?]game=yongzhou&"))  # not where it lies
    page.keyboard.press("Escape")
    player.button("lobby").click()
    assert lines_of(export(player))[-1].keys() == {"sum"}
    assert {url.partition("#")[0] for url in asked if not url.startswith(INSIDE)} == {file.as_uri()}


def test_a_family_that_comes_later_lies_in_the_file(open_page: OpenPage, file: Path) -> None:
    """Its code, its styles and its pictures are inside."""
    asked: list[str] = []
    page = opened(open_page, file, asked, LOCALES["zh"])
    loaded = page.locator("hp-page").evaluate(LOAD, FAMILY)
    assert loaded["failed"] is None
    assert loaded["told"][-1]["loaded"] == loaded["told"][-1]["total"]
    assert begins(page)
    drawn = page.locator("symbol").evaluate_all("all => all.map(one => one.id)")
    assert {f"{face}-t-{code(kind)}" for face in site.TILES for kind in range(KINDS)} <= set(drawn)
    assert ".tile.standing" in (page.locator("#style-playing").text_content() or "")
    assert [url for url in asked if not url.startswith(INSIDE)] == []


@pytest.mark.long
def test_a_hand_of_tiles_is_played_from_a_file(open_page: OpenPage, file: Path, shot: Shot) -> None:
    """A bot plays it to its end: the family's house rules, code, styles and pictures all lie in the file."""
    asked: list[str] = []
    page = opened(open_page, file, asked, LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.choose().get_by_role("radio", name=NAME, exact=True).check()
    page.locator("hp-rules summary").click()
    expect(page.locator(".option select")).to_have_count(len(GAME.options) - 1)  # without the number of hands
    page.locator("hp-rules summary").click()
    player.start(hands=1, game=GAME.id, deal=7)
    tile = page.locator("hp-hand .tile").first
    expect(tile.locator("use").first).to_have_attribute("href", re.compile("^#picture-t-"))
    box = tile.bounding_box()
    assert box and box["height"] > box["width"] > 20, "the styles apply"
    shot(page, "single-tiles")
    page.get_by_role("button", name="托管", exact=True).click()
    player.account()
    shot(page, "single-tiles-result")
    page.reload()
    player.account()
    player.button("tally", player.result).click()
    expect(page.locator(".podium b")).to_have_count(3)
    player.button("lobby").click()
    expect(player.choose().get_by_role("radio", name=NAME, exact=True)).to_be_checked()
    assert {url.partition("#")[0] for url in asked if not url.startswith(INSIDE)} == {file.as_uri()}


@pytest.mark.long
def test_its_other_pages_are_inside(open_page: OpenPage, file: Path, shot: Shot) -> None:
    """Links lead to the lessons, rule books, glossary, diagnostics and licences, and back."""
    asked: list[str] = []
    page = opened(open_page, file, asked, LOCALES["en"])
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    page.get_by_role("link", name="Learn").first.click()
    expect(page.locator("hp-lessons h1")).to_be_visible()
    shot(page, "single-lessons")
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("hp-rule-books .entry").first).to_be_visible()
    page.get_by_role("link", name="Glossary").click()
    expect(page.locator("hp-glossary h1")).to_be_visible()
    page.locator(".reading-bar a.icon").click()
    expect(page.locator("hp-lobby")).to_be_visible()
    page.get_by_role("link", name="Licences").click()
    page.get_by_text("MPL-2.0").first.click()
    expect(page.locator(".licences pre").filter(has_text="Mozilla Public License").first).to_be_visible()
    assert_no_sideways_scroll(page)
    shot(page, "single-licences")
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("link", name="How the engine starts").click()
    page.get_by_role("button", name="Try each way now").click()
    expect(page.locator('[data-way="trimmed"] [data-step="engine"]')).to_be_visible(timeout=PATIENCE_MS)
    assert {re.split("[?#]", url)[0] for url in asked if not url.startswith(INSIDE)} == {file.as_uri()}


def test_it_is_small_and_bound(file: Path) -> None:
    """It is small enough for mail; its policy names the hashes of its scripts and allows no connection."""
    assert file.stat().st_size <= single.LARGEST == 10_000_000
    text = file.read_text("utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    assert found
    rules = {rule.split()[0]: rule.split()[1:] for rule in found[1].split("; ")}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == ["'none'"]
    assert "connect-src" not in rules and "frame-src" not in rules
    assert rules["require-trusted-types-for"] == ["'script'"]
    allowed = {word for words in rules.values() for word in words if not word.startswith("'sha256-")}
    assert allowed == {"'none'", "'wasm-unsafe-eval'", "'script'", "data:", "hupai", "lit-html"}
    (code,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    styles = re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
    assert [head.hash_of(code), "'wasm-unsafe-eval'"] == rules["script-src"]
    assert [head.hash_of(style) for style in styles] == rules["style-src"]
    assert not re.search(r"<(?:link|img|iframe|object|embed)\b(?![^>]*href=\"data:)", text)
