"""The calculator: a hand that is tapped or typed, its address, and what the engine says of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible_in_every_theme, one_theme_after_the_other
from tests.browser.boxes import assert_no_sideways_scroll, everywhere
from tests.browser.player import LOCALES, Lang
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, SMALL_PHONE, TABLET, OpenPage, Shot, Size

PATH = "calculate.html"
LEIYANG = f"{PATH}#game=leiyang&cards=123s123b567s567b999s999b44s&win=4s&by=discard"
BESIDE_THE_KING = """() => {
  const [king, ways] = ['.pad [data-card="k"]', ".editor-ways"].map(
    part => document.querySelector(part).getBoundingClientRect());
  return ways.top < king.bottom && ways.bottom > king.top && ways.left >= king.right;
}"""
"""Whether the buttons that take back what was tapped stand in the row of the king."""
TILES = f"{PATH}#game=kawuxing&cards=2245667s+123p&laid=peng:777z"


def field(page: Page, name: str) -> Locator:
    """Return the text box of a field of the hand."""
    return page.get_by_role("textbox", name=name)


def tap(page: Page, *cards: str) -> None:
    """Tap cards of the pad."""
    for card in cards:
        page.locator(f'.pad [data-card="{card}"]').click()


def ask(page: Page) -> Locator:
    """Press the button that starts Python, and return the answer."""
    page.get_by_role("button", name="Work it out").click()
    return answer(page)


def answer(page: Page) -> Locator:
    """Return the answer, once there is one to the hand as it is."""
    shown = page.locator("hp-answer .answer")
    expect(shown.locator(".verdict").first).to_be_visible()
    expect(shown).not_to_have_attribute("aria-busy", "true")
    return shown


def test_the_pad_has_the_cards_of_the_house_rules(open_page: OpenPage) -> None:
    """Two kings, unless another number is chosen."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path=f"{PATH}#game=yongzhou")
    king = page.locator('.pad [data-card="k"]')
    expect(king).to_have_accessible_name("king, 2 left")
    page.locator(".options summary", has_text="House rules").click()
    page.get_by_label("Kings in the deck").select_option("four kings")
    expect(king).to_have_accessible_name("king, 4 left")
    page.get_by_label("Kings in the deck").select_option("no kings")
    expect(king).to_have_count(0)


def test_the_whole_pad_is_in_sight_on_a_desk(open_page: OpenPage) -> None:
    """Down to the buttons that take back what was tapped."""
    page = open_page(DESKTOP, lang=LOCALES["zh"], path=PATH)
    for button in page.locator(".editor-ways button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate(BESIDE_THE_KING), "the king has a row of its own, which has room for them"


def test_a_typed_hand_wins_and_python_starts_with_the_question(open_page: OpenPage, shot: Shot) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path=PATH)
    page.get_by_role("link", name="Leiyang").click()
    field(page, "Hand").fill("123s123b567s567b 999s999b 44s")
    expect(page.get_by_role("button", name="Take away")).to_have_count(20)
    field(page, "Wins with").fill("四")
    page.get_by_label("How the winning card came").select_option("discard")
    expect(page.get_by_role("button", name="Work it out")).to_contain_text("MB")
    assert page.workers == []

    shown = ask(page)
    expect(shown.locator(".verdict")).to_have_text("This wins19 huxithe discarder pays 4")
    expect(shown.locator("ol li").first).to_contain_text("3 huxi")
    expect(shown.locator("ol li").last).to_have_text("Per loser 2 units: 2 points.")
    shown.get_by_text("What other house rules would change").click()
    expect(shown.locator("details li").first).to_contain_text("→")
    shot(page, "calculate")

    field(page, "Wins with").fill("5s")
    expect(answer(page).locator(".verdict").first).to_have_text("This does not win")
    expect(answer(page)).to_contain_text("Without the winning card")


def test_only_house_rules_that_change_the_payment_are_listed(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path=LEIYANG)
    shown = ask(page)
    shown.get_by_text("What other house rules would change").click()
    rows = shown.locator("details li")
    expect(rows.first).to_contain_text("→")
    worth = ", ".join(shown.locator(".verdict span").all_inner_texts())
    assert "huxi" in worth
    assert not [row for row in rows.all_inner_texts() if row.endswith(f"→ {worth}")]


def test_a_mahjong_hand_is_tapped_to_its_waits(open_page: OpenPage) -> None:
    page = open_page(PHONE, touch=True, lang=LOCALES["en"], path=f"{PATH}#game=kawuxing")
    tap(page, "7z", "2s", "2s", "4s", "5s", "6s", "6s", "7s", "1p", "2p", "3p")
    expect(field(page, "Hand")).to_have_value("2245667s 123p 7z")
    page.get_by_role("button", name="Take away red").click()
    page.get_by_role("radio", name="On the table").check(force=True)
    tap(page, "7z")
    expect(field(page, "On the table")).to_have_value("peng:777z")
    expect(page.locator('.pad [data-card="7z"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator('.pad [data-card="7z"]')).to_have_accessible_name("red dragon, 1 left")
    page.get_by_role("button", name="Clear").click()
    page.get_by_role("button", name="Undo").click()
    expect(field(page, "Hand")).to_have_value("2245667s 123p")

    shown = ask(page)
    expect(shown.locator(".verdict")).to_have_text("Waits for 2 cards")
    expect(shown.locator(".waits li").first).to_contain_text("3 left")
    expect(shown.locator(".waits li").last).to_contain_text("drawn: each pays 1")
    page.get_by_role("radio", name="Hand").check(force=True)
    tap(page, "5s")
    expect(answer(page)).to_contain_text("This hand is complete")
    answer(page).get_by_role("button", name="Win with 5").click()
    expect(field(page, "Wins with")).to_have_value("5s")
    expect(answer(page).locator(".verdict")).to_contain_text("This wins")


def test_a_group_that_a_tap_does_not_name_is_chosen(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"], path=f"{PATH}#game=leiyang")
    page.get_by_role("radio", name="桌上的牌").check(force=True)
    page.get_by_role("radio", name="吃", exact=True).check(force=True)
    tap(page, "2s")
    page.get_by_role("group", name="是哪一组").get_by_role("button", name="小二、小七、小十").click()
    expect(field(page, "桌上的牌")).to_have_value("chi:270s")
    expect(page.locator('.pad [data-card="2s"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="是哪一组")).to_be_visible()


def test_wrong_notation_is_shown_with_its_place(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path=LEIYANG)
    field(page, "Hand").fill("123s q5b")
    wrong = page.get_by_role("alert")
    expect(wrong.filter(has_text="character 6")).to_be_visible()
    expect(page.locator(".editor-place mark")).to_have_text("q5b")
    expect(page.locator(".calculate-hint")).to_have_text("One field cannot be read. Correct it to get an answer.")
    expect(page.get_by_role("button", name="Work it out")).to_be_hidden()
    expect(field(page, "Wins with")).to_have_value("4s")
    field(page, "Hand").fill("123s 5b")
    expect(page.get_by_role("button", name="Work it out")).to_be_visible()


def test_the_address_holds_the_hand(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path=f"{PATH}#game=leiyang")
    field(page, "Hand").fill("123s")
    expect(page).to_have_url(re.compile("#game=leiyang&cards=123s$"))
    page.get_by_role("button", name="Show an example").click()
    expect(field(page, "Wins with")).to_have_value("4s")
    page.go_back()
    expect(field(page, "Wins with")).to_have_value("")
    expect(field(page, "Hand")).to_have_value("123s")
    page.go_forward()
    expect(field(page, "Wins with")).to_have_value("4s")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()

    page.goto(page.url.partition("#")[0] + "#game=whist&cards=1s")
    expect(page.get_by_role("alert").filter(has_text="“game” is “whist”")).to_be_visible()
    field(page, "Hand").fill("1s")
    expect(page.get_by_role("alert").filter(has_text="whist")).to_have_count(0)


def test_python_starts_for_a_reader_who_lingers(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path=PATH)
    page.clock.install()
    page.reload()
    field(page, "Hand").fill("123s123b567s567b999s999b44s")
    page.clock.run_for(3000)
    assert page.workers == []
    page.clock.run_for(4000)
    expect(answer(page).locator(".verdict")).to_contain_text("Waits for")


def test_house_rules_stand_in_the_address(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path=f"{LEIYANG}&options=ka_hu=off")
    page.locator(".calculate-facts summary", has_text="House rules").click()
    expect(page.locator(".option.changed label")).to_have_text("Exactly ten or twenty huxi")
    page.locator("#option-ju_shou").select_option("off")
    expect(page.locator(".option.changed")).to_have_count(2)
    expect(page).to_have_url(re.compile("&options=ka_hu=off,ju_shou=off&"))
    page.get_by_role("button", name="Back to the usual ones").click()
    expect(page.locator(".option.changed")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("options"))


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_nothing_is_wider_than_the_window(open_page: OpenPage, lang: Lang, shot: Shot) -> None:
    page = open_page(SMALL_PHONE, lang=LOCALES[lang], path=TILES)
    expect(page.locator(".pad-card").first).to_be_visible()

    def fits(size: Size) -> None:
        assert_no_sideways_scroll(page)
        shot(page, f"calculate-{lang}-{size[0]}")

    everywhere(page, [SMALL_PHONE, PHONE, TABLET, DESKTOP, (1920, 1080)], fits)


@pytest.mark.parametrize(
    "look",
    [one_theme_after_the_other(), pytest.param(assert_accessible_in_every_theme, marks=pytest.mark.long)],
    ids=["some", "all"],
)
def test_everybody_can_use_it(open_page: OpenPage, look: Callable[[Page], None]) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path=LEIYANG)
    ask(page)
    page.locator(".calculate-facts summary", has_text="House rules").click()
    look(page)
    page.get_by_role("radio", name="On the table").check(force=True)
    field(page, "Hand").fill("3q")
    expect(page.locator(".editor-place")).to_be_visible()
    look(page)
