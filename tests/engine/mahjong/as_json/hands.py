"""Mahjong hands for the tests of the family's JSON: any game, any options, stacked decks, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hupai.mahjong.as_json.view import view_json
from hupai.mahjong.family import FAMILY
from hupai.mahjong.state import Table
from hupai.table.game import Game
from hupai.table.hand import Hand
from tests.engine.mahjong.tables import deck
from tests.engine.mahjong.turn.test_mahjong_random_play import some_action, stacked_deck

Json = dict[str, Any]

GAMES: dict[str, Game] = {one.id: Game(one.id, FAMILY, one.base, one.options) for one in FAMILY.games}
"""The games of the family by identifier."""


def dealt_hand(game_id: str, number: int) -> tuple[Hand, Random]:
    """A hand that is about to be played, every second one with the usual rules, and the chance to play it with."""
    game, rng = GAMES[game_id], Random(f"{game_id} {number}")
    chosen = {option.name: rng.choice(option.choices) for option in game.options} if number % 2 else {}
    rules = game.rules(**chosen)
    deck = stacked_deck(rules, rng)
    return game.deal(rules, deck=deck, seed=f"{game_id}-{number}", dealer=rng.randrange(rules.seats)), rng


def play_on(hand: Hand, rng: Random) -> None:
    """Let somebody who owes an answer do something."""
    table: Table = hand.table
    seat = rng.choice(hand.to_act)
    hand.act(seat, some_action(table, seat, rng))


@cache
def finished_hand(game_id: str, number: int) -> Hand:
    """A hand played to its end, once for all tests: whoever takes it leaves it as it is."""
    hand, rng = dealt_hand(game_id, number)
    while not hand.over:
        play_on(hand, rng)
    return hand


def finished_hands(game_id: str, count: int, first: int = 0) -> Iterator[Hand]:
    """Hands of a game played to their ends."""
    return (finished_hand(game_id, number) for number in range(first, first + count))


def positions(game_id: str) -> Iterator[Hand]:
    """Two hands of a game, each at every third decision; whoever takes one leaves it as it is."""
    for number in range(2):
        hand, rng = dealt_hand(game_id, number)
        while not hand.over:
            if len(hand.actions) % 3 == number:
                yield hand
            play_on(hand, rng)


def view_of(hand: Hand, seat: int, revealed: bool = False) -> Json:
    """The hand as the engine shows it to a seat."""
    return view_json(hand.view(seat), hand, revealed)


def stacked_hand(game_id: str, *hands: str, shown: str = "", wall: str = "", dealer: int = 0, **options: Any) -> Hand:
    """A hand that deals these tiles to seats 0, 1, 2, …; ``wall`` are the first tiles to be drawn."""
    game = GAMES[game_id]
    rules = game.rules(**options)
    return game.deal(rules, deck=deck(rules, hands, shown, wall, "", dealer), dealer=dealer)


def play(hand: Hand, *lines: str) -> Hand:
    """Apply ``SEAT ACTION`` lines; until a line is legal, seats that may pass do so."""
    for line in lines:
        who, _, action = line.partition(" ")
        while action not in hand.legal(int(who)):
            passing = [seat for seat in hand.to_act if "pass" in hand.legal(seat)]
            assert passing, f"{line}: {[(seat, hand.legal(seat)) for seat in hand.to_act]}"
            hand.act(passing[0], "pass")
        hand.act(int(who), action)
    return hand
