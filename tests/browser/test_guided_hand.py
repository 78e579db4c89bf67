"""The guided first hand: to the win, taken up again, left for a way of one's own, and without its words."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, everywhere, overlaps
from tests.browser.guided import TILE, Newcomer, advice_of
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stored import dump, press
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, TIGHT, OpenPage

SIZES = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP, (1920, 1080)]
WORDS: dict[str, dict[Lang, str]] = {
    "back": {"zh": "悔到那一步", "en": "Take it back"},
    "alone": {"zh": "不用教了，自己打", "en": "Play on without the guide"},
    "chosen": {"zh": "这副牌是挑出来的", "en": "Its deal was chosen"},
    "check": {"zh": "这副牌是为教牌挑的", "en": "This deal was chosen for the guided hand"},
    "own way": {"zh": "这一步你有自己的打法", "en": "You have gone your own way"},
    "failed": {"zh": "教牌的话没有取到", "en": "The guide could not be loaded"},
    "nothing": {"zh": "还没有打完的局", "en": "No finished hand yet"},
}


@pytest.mark.parametrize("lang", ["zh", pytest.param("en", marks=pytest.mark.long)])
def test_whoever_has_never_played_is_guided_to_a_win_that_does_not_count(
    open_page: OpenPage, dist: Path, lang: Lang
) -> None:
    """Another way is told its cost and can be taken back; the hand survives a reload; the deal says it was chosen."""
    page = open_page(PHONE, lang=LOCALES[lang], reduced_motion="reduce")
    newcomer = Newcomer(page, lang, advice_of(dist))
    Player(page, lang).hurry()
    newcomer.begin()
    newcomer.obey(0)
    newcomer.listen(1)
    page.reload()
    newcomer.listen(1)
    everywhere(page, SIZES if lang == "en" else TIGHT, lambda _: assert_panel_fits(newcomer))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert_accessible(page)

    page.locator("hp-prompt .answer.pass").click()
    cost = newcomer.steps[1]["others"]["pass"][lang]
    expect(newcomer.panel).to_contain_text(cost)
    expect(newcomer.panel).to_contain_text(WORDS["own way"][lang])
    page.get_by_role("button", name=WORDS["back"][lang]).click()
    newcomer.follow(first=1)

    sheet = newcomer.result
    expect(sheet).to_contain_text(WORDS["chosen"][lang])
    sheet.locator(".revealed summary").click()
    sheet.locator(".check-deal").click()
    expect(sheet.locator(".findings.good")).to_contain_text(WORDS["check"][lang])
    assert dump(page)["stores"]["hands"] == {}
    assert_accessible(page)
    there = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(f"{there}#first-hand")
    newcomer.listen(0)


def assert_panel_fits(newcomer: Newcomer) -> None:
    """Assert that the guide's words are whole in their panel, and that it covers no card that matters now."""
    page = newcomer.page
    assert_no_sideways_scroll(page)
    expect(newcomer.panel).to_be_in_viewport(ratio=1)
    assert newcomer.panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert not overlaps(page, ".guide-panel, .live, hp-prompt, hp-hand, .ledger")


@pytest.mark.long
def test_one_may_play_on_without_the_guide_and_the_table_comes_next(open_page: OpenPage, dist: Path) -> None:
    """Closed with the keyboard, the guide keeps silent; after the hand, Play begins a match with the last set-up."""
    page = open_page(DESKTOP, lang=LOCALES["en"], reduced_motion="reduce")
    player, newcomer = Player(page, "en"), Newcomer(page, "en", advice_of(dist))
    player.hurry()
    newcomer.begin()
    newcomer.listen(0)
    close = page.get_by_role("button", name=WORDS["alone"]["en"])
    close.focus()
    page.keyboard.press("Enter")
    expect(newcomer.panel).to_be_hidden()
    player.reach("result")
    player.button("start", player.result).click()
    player.moment()
    assert page.locator("hp-page").evaluate("({ app }) => [app.table.guided, app.table.state.setup.hands]") == [
        False,
        8,
    ]
    player.leave()
    expect(page.locator(".entry", has_text=TILE["en"])).to_have_count(0)
    press(player, "statistics")
    expect(page.get_by_text(WORDS["nothing"]["en"])).to_be_visible()


def test_without_the_guides_words_the_hand_is_played_all_the_same(open_page: OpenPage, dist: Path) -> None:
    """The words are asked for again when the player wants them."""
    page = open_page(PHONE, lang=LOCALES["zh"], allow=["first-hand.json", "ERR_FAILED"], reduced_motion="reduce")
    newcomer = Newcomer(page, "zh", advice_of(dist))
    page.route("**/first-hand.json", lambda route: route.abort())
    newcomer.begin()
    expect(newcomer.panel).to_contain_text(WORDS["failed"]["zh"], timeout=60_000)
    Player(page).moment()
    page.unroute("**/first-hand.json")
    newcomer.panel.get_by_role("button").first.click()
    newcomer.obey(0)
