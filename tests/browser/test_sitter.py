"""四王坐醒: four at the table, of whom one sits out; a person is the sitter in one hand and plays in another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.account import assert_account_adds_up
from tests.browser.boxes import SETTLED, assert_table_in_order, cut_texts, overlaps
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player, fix_deal
from tests.browser.support import ON_PHONE_AND_DESK, TALL_PHONE, OpenPage, Shot, Size

SITS = {"zh": "坐醒", "en": "sits out"}
WATCHES = {"zh": "你这一局坐醒", "en": "You sit out this hand"}
AT_LEAST = {"zh": "胡了你至少得", "en": "a win pays you at least"}
FIRST_SITS = 6
"""A deal in which the seat across from the person deals first."""
SEAT_PARTS = ".seat .plate, .melds > *, .laid, .wall, .live .card, .caption, .asks"
"""What lies on the table, each beside the other."""
SEEN = """element => {
  const { view } = element.app.table;
  return [view.hand.length, view.legal.length, view.open, view.seats.filter(({ cards }) => cards > 0).length];
}"""


def setup(player: Player) -> None:
    """Choose 四王坐醒 by its name, the second tap on the first screen's sheet: four kings and four at the table."""
    sheet = player.choose("yongzhou-mahjong")
    expect(player.page.locator('link[href$="mahjong.css"]')).to_have_count(1)  # which must not move zipai's seats
    sheet.locator('input[name="set"][value="four_kings_sitting"]').check()
    expect(sheet.locator('input[name="seats"][value="4"]')).to_be_checked()
    expect(sheet.locator('input[name="kings"][value="4"]')).to_be_checked()
    expect(sheet.locator(".pair select")).to_have_count(3)


def assert_none_overlap(page: Page) -> None:
    """Nothing on the table lies over anything else, and no word is cut."""
    page.evaluate(SETTLED)
    assert not overlaps(page, SEAT_PARTS)
    assert not cut_texts(page, ".seat, .wall, .at-prompt, .ledger")


def assert_in_order(page: Page) -> None:
    """Everything is in its place, and nothing lies over anything else."""
    assert_table_in_order(page)
    if not page.get_by_role("dialog").count():
        assert_none_overlap(page)


@ON_PHONE_AND_DESK
def test_a_person_sits_out_and_plays(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The sitter watches without a card and without a question, may skip, and is paid; then a hand is played."""
    page = used_page(size, touch=size == TALL_PHONE, lang=LOCALES[lang])
    player, table = Player(page, lang), page.locator("hp-page")
    setup(player)
    table.evaluate("one => one.page.lobby.setSettings({ speed: 'quick' })")
    fix_deal(page, FIRST_SITS)
    player.button("play this").click()
    expect(page.locator(".at-prompt")).to_contain_text(WATCHES[lang])
    expect(page.locator("hp-seat .melds > *").first).to_be_visible()
    assert table.evaluate(SEEN) == [0, 0, None, 3]
    expect(page.locator(".prospects li").nth(1)).to_contain_text(AT_LEAST[lang])
    assert_none_overlap(page)
    shot(page, f"sitter-watches-{lang}")
    page.locator(".at-prompt .skip").click()
    played = sat = 0
    for turn in range(4 * MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            assert_account_adds_up(page)
            shot(page, f"sitter-result-{played + sat}-{lang}")
            if table.evaluate("one => one.app.table.view.sitter === 0"):
                sat += 1
            else:
                played += 1
            if played and sat:
                return
            player.button("next hand", player.result).click()
            player.hurry()
        else:
            if turn % 4 == 0:
                expect(page.locator(".seat.out .sits")).to_have_text(SITS[lang])
                assert_in_order(page)
            if turn % 16 == 8:
                shot(page, f"sitter-plays-{turn}-{lang}")
            if moment == "claim":
                player.claim(turn)
            else:
                player.discard()
    raise AssertionError("no hand was played or none sat out")
