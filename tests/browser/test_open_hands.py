"""Practice with open hands: the cards of all seats can be seen or hidden, and such hands count apart."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.boxes import FITTED, assert_no_sideways_scroll, cut_texts, overlaps
from tests.browser.player import PATIENCE_MS, SOON, Player
from tests.browser.stored import dump, press
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot


def test_open_hands_are_practice(used_page: OpenPage, shot: Shot) -> None:
    """Chosen in the lobby, seen at every size, hidden and shown, still open when resumed, counted as practice."""
    page = used_page(PHONE, touch=True)
    player = Player(page)
    player.choose().get_by_role("checkbox", name="明牌练习").check()
    player.start(hands=1, deal=SOON)
    player.reach("discard")
    held = page.locator(".held.open")
    expect(held).to_have_count(2)
    for seat, cards in enumerate(held.all()):
        told = cards.locator(".vh").inner_text()
        count = int(page.locator(f".seat.{('left', 'right')[seat]} .count").inner_text().split()[-1])
        assert told.count("、") + 1 == count == cards.locator(".card").count(), told
    for size in (SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FITTED)
        assert_no_sideways_scroll(page)
        assert cut_texts(page, ".bar") == []
        assert overlaps(page, ".held.open .stack, .seat .meld, .seat .laid, .centre .live, .hand .column") == []
        shot(page, f"practice-{size[0]}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    switch = page.locator(".chip.practice")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.tap()
    expect(held).to_have_count(0)
    player.leave()
    player.button("resume").click()
    expect(switch).to_have_attribute("aria-pressed", "false", timeout=PATIENCE_MS)
    switch.tap()
    expect(held).to_have_count(2)
    player.reach("result")
    (row,) = dump(page)["stores"]["hands"].values()
    assert row["aids"] == ["open"] and row["session"]["open"]
    player.leave()
    press(player, "statistics")
    page.locator(".stat-folds summary").first.click()
    table = page.locator(".stat-folds table.stats")
    expect(table.locator("thead th")).to_have_text(["合计", "独自打", "有帮助", "练习"])
    assert table.locator('[data-line="hands"] td').all_inner_texts() == ["1", "0", "0", "1"]
    assert table.locator('[data-line="sessions"] td').all_inner_texts() == ["1", "0", "0", "1"]
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    shot(page, "practice-statistics")
