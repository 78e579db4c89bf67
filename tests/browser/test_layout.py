"""Boxes: nothing scrolls sideways, nothing overlaps, every button can be hit, at every size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hupai_build.paths import NODE_MODULES
from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size

SIZES = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP]
TARGET = 48
"""The least height of an answer."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_screen_fits(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Lobby, discard, claim, result and tally: no sideways scrolling, no overlap, everything in reach."""
    page = open_page(size, touch=size[0] < 900, lang=LOCALES[lang])
    player = Player(page, lang)
    player.hurry()
    name = f"{lang}-{size[0]}"
    assert_no_sideways_scroll(page)
    shot(page, f"lobby-{name}")
    player.start(deal=9)
    seen = set[str]()
    for turn in range(200):
        moment = player.moment()
        assert_no_sideways_scroll(page)
        if moment == "result":
            break
        assert_table_in_order(page, size)
        if moment not in seen:
            shot(page, f"{moment}-{name}")
            seen.add(moment)
        if moment == "claim":
            player.claim(turn)
        else:
            player.discard()
    player.button("tally", player.result).click()
    assert_no_sideways_scroll(page)


def assert_table_in_order(page: Page, size: Size) -> None:
    """Prompt, hand and the player's own row do not overlap; cards and answers are inside the window."""
    areas = [box(page.locator(selector)) for selector in ("hp-prompt", "hp-hand", ".at-me", ".ledger", ".centre")]
    for at, one in enumerate(areas):
        for other in areas[at + 1 :]:
            assert not overlap(one, other), (one, other)
    for card in page.locator("hp-hand button").all():
        assert inside(box(card), size)
    for answer in page.locator("hp-prompt .answers > button").all():
        assert box(answer)["height"] >= TARGET
        assert inside(box(answer), size)
    heights = page.locator("hp-prompt button").evaluate_all("buttons => buttons.map(button => button.offsetHeight)")
    assert min(heights, default=TARGET) >= TARGET


def test_the_hand_does_not_move_when_a_prompt_comes(open_page: OpenPage) -> None:
    """The bar's room is kept: the lowest card stays where it is through a whole hand."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start()
    floors = set[float]()
    for turn in range(200):
        moment = player.moment()
        if moment == "result":
            break
        if page.locator("hp-hand .lifted").count() == 0:
            floors.add(round(floor(page.locator("hp-hand")), 1))
        if moment == "claim":
            player.claim(turn)
        else:
            player.discard()
    assert len(floors) == 1


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_no_serious_accessibility_findings(open_page: OpenPage, lang: Lang) -> None:
    """Axe finds nothing serious in the lobby, at the table, in the result and in the tally."""
    page = open_page(PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8"))
    player.hurry()
    expect(page.get_by_role("radio").first).to_be_visible()
    assert_accessible(page)
    player.start()
    seen = set[str]()
    for _ in range(200):
        moment = player.moment()
        if moment not in seen:
            assert_accessible(page)
            seen.add(moment)
        if moment == "result":
            break
        if moment == "claim":
            player.claim(0)
        else:
            player.discard()
    player.button("tally", player.result).click()
    assert_accessible(page)


def assert_accessible(page: Page) -> None:
    """No serious or critical finding."""
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(answer => answer.violations)")
    grave = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    assert not grave, [(rule["id"], [node["html"] for node in rule["nodes"]][:3]) for rule in grave]


def box(locator: Locator) -> dict[str, float]:
    """Return where the element is."""
    found = locator.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def floor(locator: Locator) -> float:
    """Return the element's lower edge."""
    found = box(locator)
    return found["y"] + found["height"]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def inside(one: dict[str, float], size: Size) -> bool:
    """Whether a box is within the window, to a pixel."""
    width, height = size
    within_x = one["x"] >= -1 and one["x"] + one["width"] <= width + 1
    within_y = one["y"] >= -1 and one["y"] + one["height"] <= height + 1
    return within_x and within_y


def test_paths_are_relative() -> None:
    """The page works under any path: it names nothing from the root."""
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")
    assert 'href="/' not in page
    assert 'src="/' not in page
