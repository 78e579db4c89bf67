"""Positions of hands played at random by any rules of the three games, with the log and the actions that led there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hupai.mahjong.actions import Action
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import Table
from hupai.mahjong.turn.machine import begin, step
from hupai.table.events import Event
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, some_action, stacked_deck


class RandomHand:
    """A hand in progress: its deck, its table, its log and the actions so far."""

    def __init__(self, rules: MahjongRules, deck: list[int], dealer: int) -> None:
        self.deck = deck
        self.dealer = dealer
        self.log: list[Event] = []
        self.actions: list[tuple[int, Action]] = []
        self.table: Table = begin(rules, deck, dealer, self.log.append)

    def act(self, seat: int, action: Action) -> None:
        """Apply a legal action."""
        self.actions.append((seat, action))
        step(self.table, seat, action, self.log.append)

    def act_at_random(self, rng: Random) -> tuple[int, Action]:
        """Let a seat that is asked do something, and return what."""
        seat = rng.choice(self.table.pending)
        self.act(seat, some_action(self.table, seat, rng))
        return self.actions[-1]


def random_hand(game: Any, name: str) -> tuple[RandomHand, Random]:
    """A hand of a game with any options, tiles and dealer, and the chance to play it; the name decides all."""
    rng = Random(f"{name} {game.ID}")
    rules = drawn_rules(game, rng)
    return RandomHand(rules, stacked_deck(rules, rng), rng.randrange(rules.seats)), rng


def moments(game: Any, name: str, hands: int) -> Iterator[RandomHand]:
    """Random hands of a game at every decision and at their end."""
    for number in range(hands):
        hand, rng = random_hand(game, f"{name} {number}")
        while True:
            yield hand
            if hand.table.result is not None:
                break
            hand.act_at_random(rng)
