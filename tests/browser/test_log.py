"""The log: each sentence leads to its moment; the past can be looked at and not played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, SOON, Lang, Player
from tests.browser.support import BY_TOUCH, PHONE, OpenPage, Shot, Size, tap_or_press

NAMES: dict[Lang, dict[str, str]] = {
    "zh": {"now": "回到现在", "before": "上一件事", "after": "下一件事", "only": "只能看"},
    "en": {"now": "Back to now", "before": "The event before", "after": "The event after", "only": "can only look"},
}


@BY_TOUCH
def test_a_line_of_the_log_leads_to_its_moment(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The table is shown as it was, also event by event; afterwards the present is unchanged."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=SOON)
    player.reach("discard")
    mine = page.locator("hp-hand button[data-key]").count()
    player.discard()
    if player.moment() == "result":
        pytest.fail("over already")
    present = player.position()
    words = NAMES[lang]
    page.keyboard.press("l")
    drawer = page.locator("dialog.log")
    lines = drawer.locator(".to-moment")
    expect(lines.last).to_be_focused()
    assert not small_targets(page, ".to-moment", 40)
    shot(page, f"log-{lang}")
    discard = drawer.locator(".line.mine.discarded .to-moment").last
    told = discard.inner_text()
    discard.click()
    expect(drawer).to_have_count(0)
    bar = page.locator(".past-bar")
    expect(bar).to_contain_text(told)
    expect(page.locator("hp-hand button[data-key]")).to_have_count(mine - 1)
    expect(page.locator(".live .card")).to_be_visible()
    page.locator("hp-hand button").last.click(force=True)
    expect(page.locator(".toast")).to_contain_text(words["only"])
    page.get_by_role("button", name=words["before"]).click()
    expect(bar).not_to_contain_text(told)
    expect(page.locator("hp-hand button[data-key]")).to_have_count(mine)
    assert not cut_texts(page, ".past-bar")
    assert_no_sideways_scroll(page)
    shot(page, f"past-{lang}")
    page.get_by_role("button", name=words["after"]).click()
    expect(bar).to_contain_text(told)
    tap_or_press(page, size, page.get_by_role("button", name=words["now"]), "Escape")
    expect(bar).to_have_count(0)
    assert player.position() == present
    player.reach("result")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    drawer.locator(".line.dealt .to-moment").first.click()
    expect(bar).to_be_visible()
    page.get_by_role("button", name=words["now"]).click()
    expect(page.locator("hp-prompt").get_by_role("button", name=player.word("tally"))).to_be_visible()
