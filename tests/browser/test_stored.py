"""The sheet of what is stored here: sizes, what the browser does not allow, and how each kind is deleted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import everywhere
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stored import EXPORTS, SENTENCES, bring, dump
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    PHONE,
    TIGHT,
    TOUCHED,
    OpenPage,
    Shot,
    now_and_later,
)
from tests.browser.test_keeping_layout import assert_in_order

BOTH: list[Lang] = ["zh", "en"]
WORDS: dict[str, dict[Lang, str]] = {
    "stored": {"zh": "这里存了什么", "en": "What is stored here"},
    "delete": {"zh": "清掉", "en": "Delete"},
    "delete all": {"zh": "全部清掉", "en": "Delete everything"},
    "export": {"zh": "先去导出", "en": "Export first"},
    "keep": {"zh": "留着", "en": "Keep"},
    "nothing": {"zh": "没有", "en": "Nothing"},
    "cleared": {"zh": "清掉了。", "en": "Deleted."},
    "played": {"zh": "牌桌上的牌局还在", "en": "a match that is on a table now is still there"},
}
MATCHES: dict[Lang, str] = {"zh": "3 场", "en": "3 matches"}

HOLD = """() => new Promise(done => {
  const { id } = document.querySelector("hp-page").app.saved.matches[0];
  void navigator.locks.request(`hupai-match-${id}`, () => {
    done();
    return new Promise(free => { window.free = free; });
  });
})"""
"""Has a match on its table, as another tab would; `free` ends it."""

NOT_KEPT: dict[str, tuple[str, dict[Lang, str]]] = {
    "insecure": (
        "Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });"
        "Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });",
        {"zh": "只许 https 地址", "en": "only from an https address"},
    ),
    "refused": (
        "Object.defineProperty(navigator, 'serviceWorker', { configurable: true,"
        " get() { throw new DOMException('no', 'SecurityError'); } });",
        {"zh": "浏览器不让本站存文件", "en": "does not let this site keep files"},
    ),
    "failed": (
        "Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {"
        " addEventListener() {}, register: async () => { throw new TypeError('no network'); } } });",
        {"zh": "有文件没有取到", "en": "a file did not come"},
    ),
}
"""What a browser does where the site cannot be kept, and what is said then."""
AS_BEFORE = "delete navigator.serviceWorker; delete window.isSecureContext"


def open_stored(page: Page, lang: Lang) -> Locator:
    """Open the sheet from the foot of the lobby."""
    page.get_by_role("button", name=WORDS["stored"][lang]).click()
    sheet = page.get_by_role("dialog", name=WORDS["stored"][lang])
    expect(sheet.locator(".stored")).to_be_visible()
    return sheet


def kept(page: Page) -> dict[str, Any]:
    """Return the drawers of the database."""
    held: dict[str, Any] = dump(page)["stores"]
    return held


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_what_is_stored_is_told_and_taken_away(used_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """One kind or everything is deleted, after a question; a match that is on a table elsewhere stays."""
    page = used_page(PHONE, touch=lang == "zh", lang=LOCALES[lang])
    look = assert_accessible_in_every_theme if lang == "en" else assert_accessible
    player = Player(page, lang)
    bring(player, (EXPORTS / "1.jsonl").read_text("utf-8"))
    page.get_by_role("dialog").get_by_role("button", name=WORDS["stored"][lang]).click()
    sheet = page.get_by_role("dialog", name=WORDS["stored"][lang])
    expect(sheet.locator('[data-kind="matches"]')).to_contain_text(MATCHES[lang])

    def button(name: str, kind: str) -> Locator:
        return sheet.locator(f'[data-kind="{kind}"]').get_by_role("button", name=WORDS[name][lang], exact=True)

    before = kept(page)
    button("delete", "hands").click()
    expect(button("keep", "hands")).to_be_focused()
    everywhere(
        page,
        TIGHT if lang == "zh" else [*TOUCHED, DESKTOP],
        lambda size: (assert_in_order(page, "dialog"), shot(page, f"stored-{lang}-{size[0]}")),
    )
    look(page)
    sheet.get_by_role("button", name=WORDS["export"][lang]).click()
    data = page.get_by_role("dialog", name=SENTENCES["data"][lang])
    data.get_by_role("button", name=WORDS["stored"][lang]).click()
    button("delete", "hands").click()
    button("keep", "hands").click()
    expect(button("delete", "hands")).to_be_focused()
    assert kept(page)["hands"] == before["hands"]

    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(sheet.locator('[data-kind="hands"]')).to_contain_text(WORDS["nothing"][lang])
    expect(sheet.locator(".done")).to_have_text(WORDS["cleared"][lang])
    assert kept(page)["hands"] == {}
    assert kept(page)["records"] == before["records"]

    page.evaluate(HOLD)
    button("delete", "matches").click()
    button("delete", "matches").click()
    expect(sheet.locator(".done")).to_contain_text(WORDS["played"][lang])
    assert len(kept(page)["records"]) == len(kept(page)["matches"]) == 1
    page.evaluate("window.free()")

    button("delete all", "all").click()
    button("delete", "all").click()
    expect(sheet.locator(".done")).to_have_text(WORDS["cleared"][lang])
    assert kept(page) == {"kept": {}, "matches": {}, "records": {}, "hands": {}}
    assert page.evaluate("[localStorage.length, document.documentElement.dataset.theme]") == [0, "felt"]
    player.button("close").click()
    expect(page.locator("hp-lobby .saved")).to_have_count(0)


@now_and_later("why", {why: why for why in NOT_KEPT}, "refused")
def test_what_a_browser_does_not_allow_is_said(used_page: OpenPage, why: str) -> None:
    """It is said in a sentence, in both languages, and the page goes on."""
    page = used_page(PHONE)
    tampering, sentences = NOT_KEPT[why]
    page.evaluate(tampering)
    page.locator("hp-page").evaluate("element => element.page.offline.keep()")
    for lang in BOTH:
        page.locator(f'.languages [lang^="{lang}"]').click()
        sheet = open_stored(page, lang)
        told = sheet.locator("[data-offline]")
        expect(told).to_have_attribute("data-offline", why)
        expect(told).to_contain_text(sentences[lang])
        Player(page, lang).button("close").click()
    page.evaluate(AS_BEFORE)
    Player(page, "en").start()
