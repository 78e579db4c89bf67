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
from tests.browser.player import Player
from tests.engine.decks import deck

TAKE_UP = """async (element, text) => {
  const { page } = element;
  await page.openPart("data");
  await element.updateComplete;
  const sheet = element.querySelector("hp-data");
  await sheet.onFiles({ target: { files: [new File([text], "match.txt")] } });
  await sheet.takeOffer();
  page.showSheet(null);
  await page.resume(element.app.saved.matches[0].id);
}"""
"""Imports a file and resumes its match as the sheet and the list do, without a pointer that moves to them."""

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


def take_up(page: Page, player: Player, text: str) -> None:
    """Lay a recorded match on the table: its file is imported in the lobby, and the match resumed."""
    player.hurry()
    page.locator("hp-page").evaluate(TAKE_UP, text)
    player.moment()
