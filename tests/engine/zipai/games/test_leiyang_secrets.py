"""What nobody else may learn: who was asked before the first card, who could have won, what is hidden.

Two decks that differ only in what a seat cannot see must look the same to that seat.
"""

from __future__ import annotations

import json

import pytest

from hupai.table.hand import Hand
from hupai.zipai.as_json.view import view_json
from hupai.zipai.cards import parse_card
from tests.engine.decks import deal, events, let_pass, offered, play
from tests.engine.leiyang_tables import table

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息."""
WAITING = "777000b345b345s666b567s79s"
"""8s fills the run: 18 胡息."""


def exchanged(hand: Hand, seat: int, card: str) -> Hand:
    """The same deal, but this card of the seat is in the wall and one from there in its hand."""
    deck = list(hand.deck)
    place = (seat - hand.dealer) % 3 * 20
    mine = deck.index(parse_card(card), place, place + 20)
    held = deck[place : place + 20]
    theirs = max(place for place in range(66, 80) if held.count(deck[place]) < 2)
    deck[mine], deck[theirs] = deck[theirs], deck[mine]
    return Hand(hand.family, hand.rules, deck, hand.dealer, "")


def all_a_seat_gets(hand: Hand, seat: int) -> str:
    """All that the seat is shown: its observation, the page's view, its events, its choices."""
    page = {**view_json(hand.view(seat), hand), "commitment": ""}
    return json.dumps([repr(hand.view(seat)), page, hand.events_for(seat)])


def pass_all(hand: Hand, *seats: int) -> Hand:
    """Let these seats pass if they are asked."""
    for seat in seats:
        if "pass" in hand.legal(seat):
            hand.act(seat, "pass")
    return hand


def test_nobody_else_sees_that_a_seat_may_raise():
    """Seat 2 sees the same whether seat 1 is asked or not; so does the dealer once seat 1 has declined."""
    asked = table("0b", READY, "", apart="0b58s")
    other = exchanged(asked, 1, "1b")
    assert offered(asked, 1, "raise") and not other.legal(1)
    assert all_a_seat_gets(asked, 2) == all_a_seat_gets(other, 2)
    pass_all(asked, 1)
    for seat in (0, 2):
        assert all_a_seat_gets(asked, seat) == all_a_seat_gets(other, seat)


@pytest.mark.parametrize("dealers", ["0b", READY])
def test_nobody_else_sees_that_a_seat_may_win_on_the_shown_card(dealers):
    """地胡: seat 2 sees no difference. The dealer sees none after the pass, and one with a 天胡 none before it."""
    asked = deal(dealers, WAITING, "", shown="8s", game="paohuzi")
    other = exchanged(asked, 1, "5s")
    assert offered(asked, 1, "hu") and not other.legal(1)
    assert all_a_seat_gets(asked, 2) == all_a_seat_gets(other, 2)
    if dealers == READY:
        assert asked.legal(0) == other.legal(0) == ["pass", "hu"]
        assert all_a_seat_gets(asked, 0) == all_a_seat_gets(other, 0)
    pass_all(asked, 1)
    for seat in (0, 2):
        assert all_a_seat_gets(asked, seat) == all_a_seat_gets(other, seat)


def test_nobody_else_sees_that_a_seat_passed_a_win():
    """All see that nobody took the card, and nothing else; only the seat's own view shows its mark of 过胡."""
    asked = play(table("5s", READY, "", apart="5s"), "1 pass", "0 discard 5s")
    other = exchanged(asked, 1, "1b")
    play(other, "0 discard 5s")
    for hand in (asked, other):
        while not events(hand, "unclaimed"):
            let_pass(hand)
    assert asked.view(1).above == 3 and other.view(1).above == 0
    for seat in (0, 2):
        assert asked.events_for(seat)[:6] == other.events_for(seat)[:6]
        assert asked.view(seat).above == other.view(seat).above == 0


def test_a_raised_hand_does_not_reveal_what_it_waits_for():
    """举手 says only that the hand waits; with another wait the others see the same."""
    hands = [play(table("0b", cards, "777s", apart="0b5689s7b"), "1 raise") for cards in (READY, READY[:-3] + "89s")]
    pages = [view_json(hand.view(seat), hand)["seats"][1] for hand in hands for seat in (0, 2)]
    assert pages[0] == pages[1] == pages[2] == pages[3] and pages[0]["raised"]
    assert [hand.view(2).raised for hand in hands] == [(False, True, False)] * 2
