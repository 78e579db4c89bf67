"""Layouts that only some hands have fit every size, and axe finds nothing; whole matches are in test_sessions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import (
    FITTED,
    assert_table_in_order,
    everywhere,
    outside,
    wrong,
)
from tests.browser.player import LOCALES, WON, Lang, Moment, Player
from tests.browser.stacked import BEFORE, record, take_up
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    TALL_PHONE,
    OpenPage,
    Shot,
    Size,
    fitting,
)

WIDE: list[Size] = [DESKTOP]
CUT = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
"""How much of an element's text is cut off, in width and in height."""


@pytest.mark.long
@fitting(WIDE)
def test_marks_and_questions_of_leiyang_fit(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """A raised opponent, the player's limits, a binding discard and their sheets: nothing is cut or outside."""
    page = used_page(sizes[0], touch=sizes is not WIDE, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, bound_record())

    def fits(name: str, scope: str) -> None:
        def check(size: Size) -> None:
            assert not wrong(page, cut=scope)
            shot(page, f"{name}-{lang}-{size[0]}")

        everywhere(page, sizes, check)

    everywhere(page, sizes, lambda _: assert_table_in_order(page))
    everywhere(page, sizes, lambda _: assert_mark_inside(page.locator(".seat.right")))
    fits("bound", "hp-prompt")
    page.locator(".ask-why").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits("bound-why", "dialog")
    player.button("close").click()
    page.locator("hp-hand button.binds").first.click()
    fits("bound-lifted", "hp-prompt")
    player.button("play card").click()
    expect(page.locator("dialog .warning").first).to_be_visible()
    fits("bound-sure", "dialog")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("还是打|^Play")).click()
    everywhere(page, sizes, lambda _: assert_mark_inside(page.locator(".seat.me")))


def assert_mark_inside(seat: Locator) -> None:
    """Assert that the seat has a mark, which lies inside it; one's own may be a part of one place with the hand."""
    mark = seat.locator(".mark")
    expect(mark).to_have_count(1)
    place = seat if seat.bounding_box() else seat.page.locator(".mat")
    assert within(box(mark), box(place)), (box(mark), box(place))


def bound_record() -> str:
    """Return a hand in which the next player has raised, and the player has a discard that would limit the hand."""
    pairs = "11s99s88s11b44b66b99b"
    return record(
        "leiyang", (f"34s7s5s6s{pairs}7b", "234b345b678b000b444s555b66s", "2s8s"), shown="0b", apart="28s",
        dealer=BEFORE, lines=["1 raise", "2 discard 2s", "0 chi 234s"], wu_hu=False,
    )  # fmt: skip


def within(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether the first box lies inside the second, to a pixel."""
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
def test_many_waits_are_counted_where_their_pictures_do_not_fit(open_page: OpenPage, lang: Lang) -> None:
    """With two kings a hand can wait for 16 cards; the ledger says so in the room that it has."""
    page = open_page(SMALL_PHONE, lang=LOCALES[lang])
    hand = "7b7b7b3s3s3s4b4b4b0s7s2s0b0b0s2s5s2bkk"
    take_up(page, Player(page, lang), record("yongzhou", (hand, "", ""), dealer=BEFORE, lines=["2 discard 2s"]))
    page.mouse.move(0, 0)  # over an answer, the ledger tells what it leads to
    count = page.locator(".ledger .waits b")
    expect(count).to_have_text({"zh": "任意 16 种", "en": "any of 16"}[lang])
    for size in (SMALL_PHONE, PHONE, SIDEWAYS, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not outside(page, ".ledger .waits"), size
        assert within(box(count), box(page.locator(".ledger"))), size


def test_the_price_of_passing_is_said_to_its_end(used_page: OpenPage) -> None:
    """Of a win that may be had later and a chi that may not: the longest that is usual, in the longer language."""
    page = used_page(PHONE, lang=LOCALES["en"])
    Player(page, "en").start(deal=WON)
    price = page.locator("hp-prompt .cost")
    expect(price).to_contain_text("claims it first.")
    for width, height in (PHONE, TALL_PHONE, TABLET, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FITTED)
        assert price.evaluate(CUT) == [0, 0], (width, height)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_no_serious_accessibility_findings(used_page: OpenPage, lang: Lang) -> None:
    """Axe finds nothing serious in the lobby, at the table, in the result and in the tally."""
    page = used_page(PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    assert_accessible(page)
    player.choose("leiyang")
    page.locator("hp-rules summary").click()
    page.locator("#option-guo_hu").select_option(index=1)
    assert_accessible(page)
    page.locator("hp-rules summary").click()
    player.start()
    moments: list[Moment] = ["claim", "discard", "result"]
    for moment in moments:
        player.reach(moment)
        assert_accessible(page)
        if moment != "result":
            page.locator(".ask-why").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert_accessible(page)
            player.button("close").click()
    player.button("tally", player.result).click()
    page.locator(".tally-list summary").first.click()
    assert_accessible(page)
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".tally .sheet-foot .play")).to_be_in_viewport(ratio=1)  # it goes on, however long the list


def box(locator: Locator) -> dict[str, float]:
    """Return the box of an element."""
    found = locator.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def test_paths_are_relative() -> None:
    """The page names no address from the root, so that it works under any path."""
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")
    assert 'href="/' not in page
    assert 'src="/' not in page
