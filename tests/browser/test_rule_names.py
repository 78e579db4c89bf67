"""House rules with a name of one's own: kept, found again, sent as a link and read from one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import cut_texts, overlaps, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, SMALL_PHONE, OpenPage, Shot, Size

WORDS = {
    "zh": ("给这套打法起个名", "存下", "复制链接，发给牌友", "“我家”改叫这个", "不要“我家坐醒”这个名了"),
    "en": ("Name these rules", "Keep", "Copy a link to them", "Rename “我家”", "Drop the name “我家坐醒”"),
}
NAME = "我家坐醒"
LINK = "rules?game=yongzhou&name=%E6%88%91%E5%AE%B6%E5%9D%90%E9%86%92&rules=seats:4,kings:4"


def named(page: Page) -> dict[str, bool]:
    """The named rules that the sheet offers, each with whether it is chosen."""
    rows = page.locator('dialog.setup-sheet label:has(input[name="set"])')
    return dict(rows.evaluate_all("all => all.map(row => [row.innerText.trim(), row.control.checked])"))


@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param("zh", SMALL_PHONE, id="zh-phone"), pytest.param("en", DESKTOP, id="en-desk", marks=pytest.mark.long)],
)
def test_rules_are_kept_by_name_and_sent(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """A name is there after a reload, chooses its rules again, and goes with the link, which opens elsewhere."""
    page = open_page(size, lang=LOCALES[lang])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    own, keep, send, rename, forget = WORDS[lang]
    player = Player(page, lang)
    sheet = player.choose("yongzhou")
    sheet.locator('input[name="seats"][value="4"]').check()
    sheet.locator('input[name="kings"][value="4"]').check()
    sheet.get_by_text(own).click()
    field = sheet.get_by_role("textbox").first
    field.fill("我家")
    sheet.get_by_role("button", name=keep, exact=True).click()
    assert named(page)["我家"]
    expect(sheet.get_by_role("button", name=rename)).to_be_hidden()
    field.fill(f"  {NAME} ")
    shot(page, f"rule-names-rename-{lang}")
    sheet.get_by_role("button", name=rename).press("Enter")  # by the keyboard
    assert named(page)[NAME] and "我家" not in named(page)
    sheet.get_by_role("button", name=send).click()
    expect(sheet.locator(".own-sets [role=status]")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.partition("#")[2] == LINK
    sheet.locator(".own-sets").scroll_into_view_if_needed()
    shot(page, f"rule-names-{lang}")
    assert not cut_texts(page, ".setup-sheet") and not small_targets(page, ".own-sets :is(button, summary)", 44)
    assert not overlaps(page, ".own-sets > *")

    page.reload()
    player.choose("yongzhou")
    sheet.locator('input[name="kings"][value="2"]').check()
    assert not named(page)[NAME]
    sheet.locator(f'label:has(input[value="yongzhou {NAME}"])').click()
    assert named(page)[NAME]
    expect(sheet.locator('input[name="kings"][value="4"]')).to_be_checked()
    sheet.get_by_text(own).click()
    sheet.get_by_role("button", name=forget).click()
    assert NAME not in named(page)
    expect(sheet.locator('input[name="kings"][value="4"]')).to_be_checked()


def test_a_link_chooses_the_game_and_its_rules(open_page: OpenPage) -> None:
    """Of a family that is not here yet too; what cannot be read is said, and nothing is changed."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path=f"index.html#{LINK}")
    sheet = page.locator("dialog.setup-sheet")

    def follow(link: str) -> None:
        """Closes the set-up and follows the link before the page has heard of the closing."""
        sheet.evaluate("(sheet, link) => { sheet.close(); location.hash = link; }", link)
        expect(sheet).to_be_visible()

    expect(sheet.locator('input[name="seats"][value="4"]')).to_be_checked()
    expect(sheet.locator('input[name="kings"][value="4"]')).to_be_checked()
    assert named(page)[NAME]
    expect(page).not_to_have_url(re.compile("#"))
    follow("rules?game=yibin&rules=gen_wilds:any")
    expect(sheet.locator('input[name="game"][value="yibin"]')).to_be_checked()
    expect(sheet.locator("#option-gen_wilds")).to_have_value("any number")
    for link, said in [("rules?game=yongzhou&rules=kings:9", "“9”"), ("rules%3Fgame%3Dpoker", "“poker”")]:
        follow(link)
        expect(sheet.get_by_role("alert")).to_contain_text(said)
        expect(sheet.locator('input[name="game"][value="yibin"]')).to_be_checked()
    follow("rules%3Fgame%3Dkawuxing%26name%3DKa")
    expect(sheet.locator('input[name="game"][value="kawuxing"]')).to_be_checked()
    assert named(page)["Ka"]
