"""A duel of Yongzhou with twenty cards laid aside: a person chooses it in the set-up and plays it to its end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.account import assert_account_adds_up
from tests.browser.boxes import assert_no_sideways_scroll, assert_table_in_order, cut_texts, overlaps
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player
from tests.browser.support import ON_PHONE_AND_DESK, TALL_PHONE, OpenPage, Shot, Size

ASIDE = {"zh": "去了 20 张", "en": "20 aside"}
OTHER = {"zh": "秀姐", "en": "Xiu"}
STATISTICS = {"zh": "统计", "en": "Statistics"}
SMALL_WIN = {"zh": "赢家不到100分，再加50分", "en": "The winner has fewer than 100 points and gets 50 points more"}
SEAT_PARTS = (
    ".at-opposite .plate, .at-opposite .melds > *, .at-opposite .laid, .wall, .live .card, .caption, .asks, .at-me"
)
"""What lies on the upper half of the table, each beside the other."""
TURNS = {"undo": 3, "reload": 5}
"""After how many decisions something else than playing is done."""


def setup(player: Player) -> None:
    """Choose two seats, see that only then cards may be laid aside, and lay twenty aside."""
    sheet = player.choose("yongzhou")
    expect(sheet.locator('input[name="buried"]')).to_have_count(0)
    expect(sheet.locator(".pair select")).to_have_count(2)
    sheet.locator('input[name="seats"][value="2"]').check()
    sheet.locator('input[name="buried"][value="20"]').check()
    expect(sheet.locator(".pair select")).to_have_count(1)
    sheet.locator('input[name="seats"][value="3"]').check()
    expect(sheet.locator('input[name="buried"]')).to_have_count(0)
    expect(sheet.locator(".problems")).to_have_count(0)
    sheet.locator('input[name="seats"][value="2"]').check()
    expect(sheet.locator('input[name="buried"][value="0"]')).to_be_checked()
    sheet.locator('input[name="buried"][value="20"]').check()
    sheet.locator("hp-rules .options > summary").click()
    sheet.locator("#option-low_bonus").select_option(index=4)
    sheet.locator("#option-low_bonus_below").select_option(index=4)


def assert_in_order(page: Page) -> None:
    """Everything on the table of two is in its place, and nothing lies over anything else."""
    assert_table_in_order(page)
    if not page.get_by_role("dialog").count():
        assert not overlaps(page, SEAT_PARTS)
        assert not cut_texts(page, ".at-opposite, .wall")


@ON_PHONE_AND_DESK
def test_a_person_plays_a_duel_to_its_end(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Set-up, table, undo, a reload, the account of each hand, the tally, the lobby's list and the statistics."""
    page = used_page(size, touch=size == TALL_PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    setup(player)
    shot(page, f"duel-setup-{lang}")
    player.start(hands=2, game="yongzhou", deal=2)
    player.hurry()
    expect(page.locator("hp-seat:not(.at-me)")).to_have_count(1)
    expect(page.locator(".at-opposite .who")).to_have_text(OTHER[lang])
    expect(page.locator(".wall .aside")).to_have_text(ASIDE[lang])
    assert_in_order(page)
    shot(page, f"duel-dealt-{lang}")
    hands = play_on(page, player, shot, lang)
    assert hands == 2
    expect(player.result.locator(".extras")).to_contain_text("50")
    player.button("tally", player.result).click()
    expect(page.locator(".tally .podium .place")).to_have_count(2)
    told = page.locator(".tally .extras li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(SMALL_WIN[lang])
    assert_no_sideways_scroll(page)
    shot(page, f"duel-tally-{lang}")
    player.button("lobby").click()
    expect(page.locator("hp-saved").get_by_text(OTHER[lang]).first).to_be_attached()
    page.get_by_role("button", name=STATISTICS[lang], exact=True).click()
    counted = page.locator('dialog [data-line="hands"]').first
    expect(counted.locator("td")).to_have_text(["2", "1", "1"])  # the hand with a decision taken back is an aided one
    shot(page, f"duel-statistics-{lang}")


def play_on(page: Page, player: Player, shot: Shot, lang: Lang) -> int:
    """Play until the match is over; return how many hands that took."""
    hands = 0
    for turn in range(4 * MANY_STEPS):
        if hands:
            player.reach("result")
        moment = player.moment()
        if moment == "result":
            hands += 1
            assert_account_adds_up(page)
            shot(page, f"duel-result-{hands}-{lang}")
            if hands == 2:
                break
            player.button("next hand", player.result).click()
            continue
        if turn == TURNS["undo"]:
            player.button("undo").click()
            moment = player.moment()
        if turn == TURNS["reload"]:
            before = player.position()
            page.reload()
            assert player.moment() == moment and player.position() == before
            player.hurry()
        if turn % 4 == 0:
            assert_in_order(page)
        if moment == "claim":
            player.claim(turn)
        else:
            player.discard()
    return hands
