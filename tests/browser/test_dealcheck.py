"""*Check this deal*: the page computes the deal again without the engine, and finds a changed deal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import BY_TOUCH, PHONE, OpenPage, Shot, Size

TAMPER = """(element, change) => {
  const { state, view } = element.app.table;
  const result = { ...view.result, ...change };
  element.page.set({ table: { view: { ...view, result }, state: { ...state, view: { ...view, result } } } });
}"""


@BY_TOUCH
def test_a_deal_is_checked_and_a_tampered_one_found_out(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """All four findings are right: the commitment, the one shown before the hand, the cards, and their order.

    Where a king was moved, each finding says whether it is right. Other changes: review.test.js.
    """
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    player.reach("result")
    page.locator(".revealed summary").click()
    button = page.locator(".check-deal")
    button.tap() if size == PHONE else button.press("Enter")
    findings = page.locator(".findings li")
    expect(findings).to_have_count(4)
    assert [one.get_attribute("class") for one in findings.all()] == ["yes"] * 4
    expect(page.locator(".findings .verdict")).to_have_text(
        {"zh": "验过了，这副牌没有被动过。", "en": "Checked: nothing about this deal was changed."}[lang]
    )
    page.locator(".findings").scroll_into_view_if_needed()
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open] .revealed") == []
    assert small_targets(page, ".check-deal", 44) == []
    shot(page, f"dealcheck-{lang}")

    deck = page.locator("hp-page").evaluate("element => element.app.table.view.result.deck")
    moved = "k" + deck.replace("k", "", 1)
    assert moved != deck
    page.locator("hp-page").evaluate(TAMPER, {"deck": moved})
    for finding, answer in {"seal": "no", "shown": "yes", "deck": "yes", "order": "no"}.items():
        expect(page.locator(f'.findings [data-finding="{finding}"]')).to_have_class(answer)
    expect(page.locator(".findings.bad")).to_be_visible()
