"""Boxes: nothing scrolls sideways, nothing overlaps, every button can be hit, at every size."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hupai
from hupai_build.paths import NODE_MODULES
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, overlaps
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stacked import BEFORE, record, take_up
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size

SIZES = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP]
TARGET = 48
"""The least height of an answer."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_screen_fits(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Discard, claim, result, log, tally: nothing scrolls sideways, overlaps or is cut off. The games take turns."""
    page = used_page(size, touch=size[0] < 900, lang=LOCALES[lang])
    player = Player(page, lang)
    games = list(hupai.games)
    game = games[(SIZES.index(size) + 2 * (lang == "en")) % len(games)]
    page.locator(f'input[name="game"][value="{game}"]').check()
    name = f"{game}-{lang}-{size[0]}"
    player.start(deal=9)
    seen = set[str]()
    for turn in range(200):
        moment = player.moment()
        assert_no_sideways_scroll(page)
        if moment not in seen:
            shot(page, f"{moment}-{name}")
            seen.add(moment)
        if moment == "result":
            break
        assert_table_in_order(page, size)
        if moment == "claim":
            player.claim(turn)
        else:
            player.discard()
    assert not cut_texts(page, "dialog.result")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("dialog.log")).to_be_visible()
    assert not cut_texts(page, "dialog.log")
    shot(page, f"log-{name}")
    page.keyboard.press("Escape")
    page.locator("hp-prompt").get_by_role("button", name=player.word("tally")).click()
    page.locator(".tally-list summary").first.click()
    assert_no_sideways_scroll(page)
    assert not cut_texts(page, ".tally")
    assert not overlaps(page, ".small-hero, .desk-wide, .podium, .tally-row, .manner, .group, .step, .payments li")
    shot(page, f"tally-{name}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_marks_and_questions_of_leiyang_fit(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """A raised hand beside, own limits, a binding discard and the sheets about it: all inside, nothing cut off."""
    page = used_page(size, touch=size[0] < 900, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, bound_record())
    name = f"{lang}-{size[0]}"
    assert_table_in_order(page, size)
    assert_mark_inside(page.locator(".seat.right"))
    shot(page, f"bound-{name}")
    page.locator(".ask-why").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_no_sideways_scroll(page)
    assert not cut_texts(page, "dialog")
    shot(page, f"bound-why-{name}")
    player.button("close").click()
    page.locator("hp-hand button.binds").first.click()
    assert not cut_texts(page, "hp-prompt")
    shot(page, f"bound-lifted-{name}")
    player.button("play card").click()
    expect(page.locator("dialog .warning").first).to_be_visible()
    assert not cut_texts(page, "dialog")
    assert_no_sideways_scroll(page)
    shot(page, f"bound-sure-{name}")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("还是打|^Play")).click()
    assert_mark_inside(page.locator(".seat.me"))


def assert_mark_inside(seat: Locator) -> None:
    """The seat has a mark, and room for it."""
    mark = seat.locator(".mark")
    expect(mark).to_have_count(1)
    assert within(box(mark), box(seat)), (box(mark), box(seat))


def bound_record() -> str:
    """A hand in which the player after the person has raised and the person has a discard that would limit the hand."""
    pairs = "11s99s88s11b44b66b99b"
    return record(
        "leiyang", (f"34s7s5s6s{pairs}7b", "234b345b678b000b444s555b66s", "2s8s"), shown="0b", apart="28s",
        dealer=BEFORE, lines=["1 raise", "2 discard 2s", "0 chi 234s"], wu_hu=False,
    )  # fmt: skip


def within(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether the first box lies inside the second, to a pixel."""
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


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


def test_the_hand_does_not_move_when_a_prompt_comes(used_page: OpenPage) -> None:
    """The bar's room is kept: the lowest card stays where it is through a whole hand."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
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
def test_no_serious_accessibility_findings(used_page: OpenPage, lang: Lang) -> None:
    """Axe finds nothing serious in the lobby, at the table, in the result and in the tally."""
    page = used_page(PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8"))
    page.locator('input[name="game"][value="leiyang"]').check()
    page.locator("hp-rules summary").click()
    page.locator("#option-guo_hu").select_option(index=1)
    assert_accessible(page)
    page.locator("hp-rules summary").click()
    player.start()
    seen = set[str]()
    for _ in range(200):
        moment = player.moment()
        if moment not in seen:
            assert_accessible(page)
            if moment != "result":
                page.locator(".ask-why").click()
                expect(page.get_by_role("dialog")).to_be_visible()
                assert_accessible(page)
                player.button("close").click()
            seen.add(moment)
        if moment == "result":
            break
        if moment == "claim":
            player.claim(0)
        else:
            player.discard()
    player.button("tally", player.result).click()
    page.locator(".tally-list summary").first.click()
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
