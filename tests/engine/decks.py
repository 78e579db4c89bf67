"""Stacked decks and short scripts for the rule tests: name the cards that matter, the rest is filled in.

    hand = deal("888999b123456s", "", "22s", wall="5s2s", xing="off")
    play(hand, "0 discard 1s", "2 peng")

Whoever is asked in between and not named lets the card pass.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import hupai
from hupai.table.hand import Hand
from hupai.table.match import Match
from hupai.zipai.cards import KING, format_cards, full_deck, parse_cards
from hupai.zipai.state import FLIP, HandResult
from tests.engine.zipai_games import games

HAND = 20


def games_where(**fields: Any) -> list[str]:
    """Return the games whose rules have these values; new games are included."""
    return [
        name
        for name, game in games.items()
        if all(getattr(game.base, field) == value for field, value in fields.items())
    ]


def deck(
    hands: tuple[str, ...], shown: str, wall: str, bottom: str, apart: str, *, kings: int, dealer: int
) -> list[int]:
    """Return a whole deck that deals these cards, ``hands`` being indexed by seat.

    Missing cards come from what is left. Hands get single cards before pairs, never a third copy, and if possible none
    of the kinds in ``wall``, ``bottom`` and ``apart``. The wall gets the rest; kings that are not named lie just above
    its bottom.
    """
    left = full_deck(kings)
    named = [parse_cards(cards) for cards in (*hands, "", "", "")[:3]]
    top, first, last = parse_cards(shown), parse_cards(wall), parse_cards(bottom)
    for cards in named:
        assert len(cards) <= HAND, f"more than {HAND} cards: {format_cards(cards)}"
    for cards in (*named, top, first, last):
        for kind in cards:
            left.remove(kind)
    avoided = {*first, *last, *parse_cards(apart)}
    for cards in named:
        while len(cards) < HAND:
            kind = _filler(cards, left, avoided)
            cards.append(kind)
            left.remove(kind)
    rest = sorted(left, key=lambda kind: (kind == KING, -left.count(kind), kind))
    if not top:
        top = [min((kind for kind in rest if kind != KING), key=named[dealer].count)]
        rest.remove(top[0])
    return [kind for seat in range(3) for kind in named[(dealer + seat) % 3]] + top + first + rest + last


def _filler(cards: list[int], left: list[int], avoided: set[int]) -> int:
    """Return the card that disturbs least: a single one, else a pair that nobody will complete, else an avoided one."""

    def disturbance(kind: int) -> tuple[int, int, int]:
        if kind in avoided:
            return (2 + cards.count(kind), 0, kind)
        return (1, left.count(kind), kind) if kind in cards else (0, -left.count(kind), kind)

    return min((kind for kind in left if kind != KING and cards.count(kind) < 2), key=disturbance)


def deal(
    *hands: str,
    shown: str = "",
    wall: str = "",
    bottom: str = "",
    apart: str = "",
    game: str = "yongzhou",
    dealer: int = 0,
    **options: Any,
) -> Hand:
    """Deal a stacked deck; ``hands`` are the cards of seats 0, 1, 2.

    ``wall`` are the first cards to be drawn, ``bottom`` the last; filled-up hands keep clear of ``apart``.
    """
    chosen = hupai.games[game]
    rules = chosen.rules(**options)
    cards = deck(hands, shown, wall, bottom, apart, kings=rules.kings, dealer=dealer)
    return chosen.deal(rules, deck=cards, dealer=dealer)


def play(hand: Hand, *lines: str) -> Hand:
    """Apply ``SEAT ACTION`` lines; until a line is legal, seats that may pass do so."""
    for line in lines:
        who, _, action = line.partition(" ")
        seat = int(who)
        while action not in hand.legal(seat):
            let_pass(hand, wanted=line)
        hand.act(seat, action)
    return hand


def ended(*winners: int) -> Any:
    """Return a result that says only who won."""
    return SimpleNamespace(winners=winners)


def let_pass(hand: Hand, wanted: str = "pass") -> None:
    """Let the first seat that may pass do so; fail if none may."""
    for seat in hand.to_act:
        if "pass" in hand.legal(seat):
            hand.act(seat, "pass")
            return
    asked = {seat: hand.legal(seat) for seat in hand.to_act}
    raise AssertionError(f"{wanted!r} cannot be played; asked: {asked}; last events: {hand.events_for(None)[-4:]}")


def settle(hand: Hand) -> Hand:
    """Pass until somebody owes a discard or the hand is over."""
    while hand.to_act and all("pass" in hand.legal(seat) for seat in hand.to_act):
        let_pass(hand)
    return hand


def until(hand: Hand, card: str, flipped_by: int | None = None) -> Hand:
    """Pass until this card lies on the table, or until this seat has flipped it."""
    (kind,) = parse_cards(card)
    while True:
        seen = hand.view(0)
        if seen.live == kind and (flipped_by is None or (seen.live_seat, seen.live_from) == (flipped_by, FLIP)):
            return hand
        let_pass(hand, wanted=f"{card} lying")


def until_hu(hand: Hand, seat: int) -> Hand:
    """Pass until this seat may declare 胡."""
    while "hu" not in hand.legal(seat):
        let_pass(hand, wanted=f"{seat} hu")
    return hand


def last_card(hand: Hand) -> Hand:
    """Pass until the wall is empty or somebody owes a discard."""
    while hand.to_act and hand.view(0).wall_left:
        let_pass(hand)
    return hand


def any_but_hu(hand: Hand, seat: int) -> str:
    """Return the first legal action that is no win: a pass, else the first discard."""
    return next(action for action in hand.legal(seat) if action != "hu")


def drain(hand: Hand) -> Hand:
    """Play to the 黄庄: nobody claims, nobody wins, every discard is the first legal one."""
    while hand.to_act:
        seat = hand.to_act[0]
        hand.act(seat, any_but_hu(hand, seat))
    return hand


def drained_dealers(match: Match) -> list[int]:
    """Play a match that nobody wins to its end; return who dealt each hand."""
    found = []
    while True:
        found.append(match.dealer)
        while match.hand.to_act:
            seat = match.hand.to_act[0]
            match.act(seat, any_but_hu(match.hand, seat))
        assert match.tally[-1].winners == ()
        if match.over:
            return found
        match.next()


def win_on(cards: str, card: str, *, first: str, own: bool = False, more: str = "", **chosen: Any) -> HandResult:
    """Let a hand win on a card of the wall that it flips itself, or its 上家; the dealer plays ``first``.

    ``more`` are the cards of the wall after it.
    """
    hands = (first, cards, "") if own else (first, "", cards)
    seat = 1 if own else 2
    hand = play(deal(*hands, wall=card + more, apart=first, **chosen), f"0 discard {first}")
    result: HandResult = play(until_hu(hand, seat), f"{seat} hu").result
    return result


def events(hand: Hand, kind: str, seen_by: int | None = None) -> list[dict[str, Any]]:
    """Return the facts of every event of this type as a seat saw them; None shows everything."""
    return [
        {name: value for name, value in event.items() if name != "t"}
        for event in hand.events_for(seen_by)
        if event["t"] == kind
    ]


def offered(hand: Hand, seat: int, verb: str) -> list[str]:
    """Return the legal actions of a seat that begin with this word."""
    return [action for action in hand.legal(seat) if action.split()[0] == verb]


def laid(hand: Hand, seat: int) -> list[str]:
    """Return the melds of a seat as ``kind:cards``, as the seat itself sees them."""
    from hupai.zipai.melds import GROUP_NAMES, meld_cards

    return [f"{GROUP_NAMES[meld[0]]}:{format_cards(meld_cards(meld))}" for meld in hand.view(seat).melds[seat]]
