"""The kings of the double-king game at the page: announced before the draw, paid eightfold."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hupai
from hupai.table.chance import Stream, commitment
from hupai.table.record import HandRecord, MatchRecord, format_record
from hupai.zipai.cards import format_cards
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, PHONE, PUT_RECORD, OpenPage, Shot, Size
from tests.engine.decks import deck

DEALER = 2
READY = "222b777b000b345s345b678skk"
"""Six finished groups and both kings: 王闯 with whatever the next draw brings."""


def save() -> str:
    """A match of one hand just dealt, in which the person draws first and may announce 王闯."""
    game = hupai.games["yongzhou"]
    rules = game.rules(xing="off")
    seed = next(str(n) for n in range(100) if Stream(str(n), "dealer").below(3) == DEALER)
    cards = format_cards(deck((READY, "", ""), "1b", "9s", "", "", kings=2, dealer=DEALER))
    dealt = HandRecord(number=1, dealer=DEALER, seed="-", deck=cards, seal=commitment("-", cards))
    return format_record(
        MatchRecord(
            engine=hupai.__version__,
            game=game.id,
            options=game.options_of(rules),
            rules=game.rules_hash(rules),
            seats=("human", "beginner", "beginner"),
            hands=1,
            seed=seed,
            played=[dealt],
        )
    )


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)], ids=["zh-touch", "en-keys"])
def test_wang_chuang_is_announced_before_the_draw_and_pays_eightfold(
    open_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """The prompt names it, by touch and by key; the next card wins whatever it is; the account says why."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.hurry()
    player.start()
    page.evaluate(PUT_RECORD, save())
    page.reload()
    name = {"zh": "王闯", "en": "King's charge"}[lang]
    announce = player.prompt.get_by_role("button", name=name)
    while player.moment() == "claim" and not announce.is_visible():
        player.answers()[-1].click()
    shot(page, f"declare-{lang}")
    if size == PHONE:
        announce.click()
    else:
        page.keyboard.press("1")
    assert player.moment() == "result"
    steps = player.result.locator(".steps")
    expect(steps).to_contain_text(name)
    expect(steps).to_contain_text(re.compile("×8|8番"))
