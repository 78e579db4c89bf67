"""Records of matches with chosen cards, so that a test begins at the moment it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

import hupai
from hupai.table.chance import Stream, commitment
from hupai.table.hand import Hand
from hupai.table.record import HandRecord, MatchRecord, format_record
from hupai.zipai.cards import format_cards
from tests.browser.boxes import FITTED, SETTLED
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import OpenPage, Size
from tests.engine.decks import deck

NEXT, BEFORE = 1, 2
"""The seats after the person's and before it; the person sits at 0."""


def record(
    game: str,
    hands: tuple[str, ...],
    *,
    shown: str = "",
    wall: str = "",
    bottom: str = "",
    apart: str = "",
    dealer: int = BEFORE,
    lines: Sequence[str] = (),
    **options: Any,
) -> str:
    """Return a match of one hand with these cards, played by ``lines`` such as "2 discard 1s".

    ``hands`` are the cards by seat, filled up where they are short; ``wall`` is drawn first, ``bottom`` last.
    Whoever is asked before a line can be played passes.
    """
    chosen = hupai.games[game]
    rules = chosen.rules(**options)
    seed = next(str(n) for n in range(100) if Stream(str(n), "dealer").below(3) == dealer)
    stacked = deck(hands, shown, wall, bottom, apart, kings=rules.kings, dealer=dealer)
    cards = format_cards(stacked)
    dealt = HandRecord(
        number=1,
        dealer=dealer,
        seed="-",
        deck=cards,
        seal=commitment("-", cards),
        actions=_played(chosen.deal(rules, deck=stacked, dealer=dealer), lines),
    )
    return format_record(
        MatchRecord(
            engine=hupai.__version__,
            game=game,
            options=chosen.options_of(rules),
            rules=chosen.rules_hash(rules),
            seats=("human", "beginner", "beginner"),
            hands=1,
            seed=seed,
            played=[dealt],
        )
    )


def _played(hand: Hand, lines: Sequence[str]) -> list[tuple[int, str]]:
    """Return every action it takes to play the lines."""
    done: list[tuple[int, str]] = []

    def act(seat: int, action: str) -> None:
        hand.act(seat, action)
        done.append((seat, action))

    for line in lines:
        who, _, action = line.partition(" ")
        while action not in hand.legal(int(who)):
            asked = [seat for seat in hand.to_act if "pass" in hand.legal(seat)]
            assert asked, (line, {seat: hand.legal(seat) for seat in hand.to_act})
            act(asked[0], "pass")
        act(int(who), action)
    return done


LAY = """async (element, text) => {
  await element.page.openPart("data");
  for (; !element.querySelector("hp-data dialog[open]"); await new Promise(requestAnimationFrame));
  const sheet = element.querySelector("hp-data");
  await sheet.onFiles({ target: { files: [new File([text], "match.txt")] } });
  await sheet.takeOffer();
  element.page.set({ sheet: { open: null } });
  await element.updateComplete;
  await element.page.resume(element.app.saved.matches[0].id);
}"""
"""Imports the file of a match and goes on with it, as the sheet and the list of matches do when they are pressed."""


def take_up(page: Page, player: Player, text: str) -> None:
    """Lay a recorded match on the table, from the lobby."""
    player.hurry()
    page.locator("hp-page").evaluate(LAY, text)
    player.moment()


def laid(used_page: OpenPage, size: Size, lang: Lang, text: str) -> Page:
    """Return a page with a recorded match on its table, once all of it is drawn and lies still."""
    page = used_page(size, lang=LOCALES[lang])
    take_up(page, Player(page, lang), text)
    page.evaluate(FITTED)
    page.evaluate(SETTLED)
    return page
