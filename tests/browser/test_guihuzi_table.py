"""The table of 鬼胡子: a person plays a hand of each game to a win, with what only this table has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.account import assert_account_adds_up
from tests.browser.boxes import assert_table_in_order
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player
from tests.browser.support import DESKTOP, TALL_PHONE, OpenPage, Shot, Size

WON = {"zh": "你胡了！", "en": "You win!"}
PLAYS = """element => {
  const view = element.app.table.view;
  const held = view.columns.flatMap((column) => column.map((card) => ({ card, fits: column.length })));
  const worth = ({ card, waits, waits_self }) =>
    10 * (waits.length || waits_self.length) - held.findLast((one) => one.card === card).fits;
  const plays = view.legal.filter(({ verb }) => verb === "discard");
  return plays.sort((one, other) => worth(other) - worth(one))[0].card;
}"""
"""The discard that leaves most waits, else the card that lies in the smallest column."""
TURN = "hp-prompt button.hu, hp-prompt button.peng"
RELOAD = 5
"""After so many decisions the page is loaded anew, as soon as a discard is owed."""


@pytest.mark.parametrize(
    ("game", "lang", "size", "deal"),
    [
        ("yuanjiang", "zh", TALL_PHONE, 66),
        pytest.param("nanxian", "en", DESKTOP, 70, marks=pytest.mark.long),
        pytest.param("yuanjiang", "en", DESKTOP, 66, marks=pytest.mark.long),
        pytest.param("nanxian", "zh", TALL_PHONE, 70, marks=pytest.mark.long),
    ],
    ids=["yuanjiang", "nanxian", "yuanjiang-en", "nanxian-zh"],
)
def test_a_person_plays_to_a_win(used_page: OpenPage, shot: Shot, game: str, lang: Lang, size: Size, deal: int) -> None:
    """It is chosen in the lobby, is the same after a reload, and the account of the win adds up with a rule a step."""
    page = used_page(size, touch=size == TALL_PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.choose(game)
    player.start(hands=16, game=game, deal=deal)  # won early
    player.hurry()
    assert_table_in_order(page)
    shot(page, f"guihuzi-{game}-{lang}-dealt")
    reloaded = False
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if turn >= RELOAD and moment == "discard" and not reloaded:
            reloaded = True
            before = player.position()
            page.reload()
            assert player.moment() == moment and player.position() == before
            player.hurry()
        if moment == "result":
            if player.result.get_by_text(WON[lang], exact=True).count():
                break
            player.button("next hand", player.result).click()
        elif moment == "claim":
            player.claim(0)
        elif page.locator(TURN).count():
            page.locator(TURN).first.click()
        else:
            card = page.locator("hp-page").evaluate(PLAYS)
            player.hand.locator(f'button[data-key^="{card}#"][aria-disabled="false"]').last.click()
            player.button("play card").click()
        if turn == 3 * RELOAD:
            assert_table_in_order(page)
            if size == DESKTOP:  # the table of zipai: what comes and goes stands above one's own 硬息, in the corner
                expect(page.locator(".ledger")).to_have_css("flex-direction", "column")
            shot(page, f"guihuzi-{game}-played")
    assert reloaded
    expect(player.result.get_by_text(WON[lang], exact=True)).to_be_visible()
    assert_account_adds_up(page)
    shot(page, f"guihuzi-{game}-{lang}-won")
    steps = player.result.locator(".step")
    assert steps.locator("details.rule").count() == steps.count() > 0
