"""*Check this deal*: recomputed in the page, apart from the engine; a deal that was tampered with is found out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import BY_TOUCH, DESKTOP, PHONE, OpenPage, Shot, Size

TAMPER = """(element, change) => {
  const { state, view } = element.app;
  const result = { ...view.result, ...change };
  element.controller.set({ view: { ...view, result }, state: { ...state, view: { ...view, result } } });
}"""


def unfold(page: Page, player: Player) -> None:
    """Open what lies below the result: the cards, and the deal's papers."""
    player.until("result")
    page.locator(".revealed summary").click()


@BY_TOUCH
def test_a_deal_is_checked(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Commitment, the one seen before the hand, the cards, and their order from the seed: all four are right."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    unfold(page, player)
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


def test_a_tampered_deal_is_found_out(used_page: OpenPage) -> None:
    """A king that lay elsewhere; a card too many; another seal than before the hand: each finding says which."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=1, deal=2)
    unfold(page, player)
    true = page.locator("hp-page").evaluate("element => element.app.view.result.deck")
    page.locator(".check-deal").click()
    findings = page.locator(".findings li")
    expect(findings).to_have_count(4)

    def classes(change: dict[str, str]) -> dict[str, str]:
        page.locator("hp-page").evaluate(TAMPER, change)
        expect(page.locator(".findings.bad")).to_be_visible()
        page.wait_for_timeout(300)
        return {str(one.get_attribute("data-finding")): str(one.get_attribute("class")) for one in findings.all()}

    moved = "k" + true.replace("k", "", 1)
    assert moved != true
    assert classes({"deck": moved}) == {"seal": "no", "shown": "yes", "deck": "yes", "order": "no"}
    assert classes({"deck": true + "1s"})["deck"] == "no"
    assert classes({"deck": true, "commitment": "0" * 64}) == {
        "seal": "no", "shown": "no", "deck": "yes", "order": "yes",
    }  # fmt: skip
