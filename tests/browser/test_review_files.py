"""A finished hand is taken back, sent as a link, saved as a record and opened again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts
from tests.browser.player import LOCALES, PATIENCE_MS, SOON, SOONER, Player
from tests.browser.stored import FIXTURES, dump
from tests.browser.support import PHONE, OpenPage, Shot, follow


def test_a_hand_is_taken_back_kept_and_sent(used_page: OpenPage, shot: Shot) -> None:
    """A hand is ended by a move that is taken back, and counts once; then links and records are opened.

    A link leads to its moment and leaves the match unchanged; a link that was cut is refused with a sentence.
    """
    page = used_page(PHONE, lang=LOCALES["en"])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player = Player(page, "en")
    player.start(hands=1, deal=SOON)
    player.reach("result")
    (row,) = dump(page)["stores"]["hands"].values()
    assert row["aids"] == []
    page.locator("dialog.result .undo-last").click()
    expect(player.result).to_have_count(0)
    assert player.moment() != "result"
    assert dump(page)["stores"]["hands"] == {}
    player.reach("result")
    (row,) = dump(page)["stores"]["hands"].values()
    assert row["aids"] == ["undo"]
    player.button("tally", player.result).click()

    page.locator(".tally-list summary.tally-row").click()
    page.locator(".tally-list .open-review").click()
    sheet = page.get_by_role("dialog", name="Review: hand 1")
    board = sheet.locator(".review-table")
    dealt = board.inner_text()
    expect(sheet.locator(".review-foot .count")).to_have_text(re.compile("Step 0 of"))
    sheet.locator("input[type=range]").fill("3")
    expect(sheet.locator(".review-foot .count")).not_to_have_text(re.compile("Step 0 of"))
    step = sheet.locator(".review-foot .count").inner_text()  # the first one from 3 on at which this seat saw anything
    expect(board).not_to_have_text(dealt, use_inner_text=True)  # it comes after the count, when the engine has answered
    table = board.inner_text()
    sheet.locator(".review-more > summary").click()
    with page.expect_download() as waiting:
        sheet.locator(".download").click()
    record = Path(waiting.value.path()).read_bytes()
    assert record.startswith(b"hupai-record 1\n") and waiting.value.suggested_filename.startswith("hupai-yongzhou-")
    sheet.locator(".copy-link").click()
    expect(sheet.locator(".review-more [role=status]")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert sheet.locator("input.address").input_value() == link
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    shot(page, "review-more")

    follow(page, link.split("#")[1])  # as a person does who pastes it where the address stands
    opened = page.locator("dialog.review")
    expect(opened.locator(".origin")).to_be_visible()
    expect(opened.locator(".review-foot .count")).to_have_text(step)
    expect(opened.locator(".review-table")).to_have_text(table, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator("#lobby")).to_be_visible()
    follow(page, link.split("#")[1].rsplit(",", 4)[0])
    expect(opened.get_by_role("alert")).to_contain_text("most likely not all of it was copied")
    shot(page, "review-cut-link")
    opened.locator("[name=link]").fill(link)
    opened.locator("[name=link]").press("Enter")
    expect(opened.locator(".review-foot .count")).to_have_text(step)
    expect(opened.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Review", exact=True).click()
    chooser = opened.locator("input[type=file]")
    for contents, words in ((record[:-30], "checksum"), (b"\x00\xffnothing", "not a Hupai record")):
        chooser.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": contents})
        expect(opened.get_by_role("alert")).to_contain_text(words)
    chooser.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": record})
    expect(opened.get_by_role("alert")).to_have_count(0)
    chooser.set_input_files(FIXTURES / "records" / "0.1.0-yongzhou-plain.record")  # its person sat in the second seat
    opened.locator(".hands select").select_option("3")
    expect(page.get_by_role("dialog", name="Review: hand 3")).to_be_visible()
    expect(opened.locator(".review-foot .count")).to_have_text(re.compile("Step 0 of"), timeout=PATIENCE_MS)
    here = opened.locator(".look[aria-pressed='true']")
    expect(here).to_have_attribute("data-seat", "1")
    expect(here.locator(".who")).to_have_text("You")
    page.keyboard.press("Escape")

    page.locator(".saved.over summary").click()
    page.locator(".saved.over").get_by_role("button", name="See the result").click()
    expect(player.result).to_be_visible()
    assert len(dump(page)["stores"]["matches"]) == 1


def test_ones_own_hands_are_offered_for_review(used_page: OpenPage, shot: Shot) -> None:
    """The lobby's review lists them, the last played first; one press shows the hand that was chosen."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=4, deal=SOONER)
    player.reach("result")
    player.button("next hand", player.result).click()
    player.reach("result")
    player.leave()
    page.get_by_role("button", name="复盘", exact=True).click()
    hands = page.locator(".own-hands button")
    expect(hands).to_have_count(2)
    expect(hands.first).to_contain_text("第 2 局")
    assert_accessible(page)
    assert cut_texts(page, "dialog[open]") == []
    shot(page, "review-own-hands")
    hands.first.click()
    expect(page.get_by_role("dialog", name="复盘：第 2 局")).to_be_visible()
    expect(page.locator(".review-table")).to_be_visible()
