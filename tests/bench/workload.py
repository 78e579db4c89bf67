"""The work that is measured: random hands of the double-king game, and win checks.

Runs in CPython and, unchanged, in Pyodide.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from clock import Work

from hupai.bots.base import Bot, Budget
from hupai.bots.ladder import bot_named
from hupai.registry import game_named
from hupai.table.chance import Stream, shuffled
from hupai.zipai.cards import COPIES, KINDS, KING, full_deck
from hupai.zipai.claim import BY_SELF
from hupai.zipai.melds import KAN, SHAPES, set_huxi
from hupai.zipai.observation import Observation, observe
from hupai.zipai.readiness import changed, waits, wins_on
from hupai.zipai.state import OVER, SEATS, Table
from hupai.zipai.turn import begin, step

RULES = game_named("yongzhou").base
HANDS, CHECKS, LISTS = 150, 600, 150
"""Items in one repetition of each sort of work."""

DECIDED_HANDS, QUICK, NODES = 4, "beginner", 200
"""Hands whose decisions are looked at, who plays them, how many positions a searching bot may look at."""

GROUPS = 7
_GROUPS = [shape.cards for shape in SHAPES if shape is not None] + [(kind,) * 3 for kind in range(KINDS)]

Check = tuple[Table, int, int]
"""A table, a seat and a card: does the card win?"""


def random_hands(seed: int = 1) -> Work:
    """Whole hands of random legal actions, the shuffle included, without events."""
    rng = Random(seed)
    deck = full_deck(RULES.kings)

    def play(_: int) -> None:
        table = _dealt(deck, rng)
        while table.phase != OVER:
            _answer(table, rng)

    return Work(lambda: range(HANDS), play)


def win_checks(hands: Iterator[Check]) -> Work:
    """Does the card win? Every hand is asked about once."""

    def check(item: Check) -> bool:
        table, seat, card = item
        return wins_on(table, seat, card, BY_SELF)

    return Work(lambda: list(islice(hands, CHECKS)), check)


def wait_lists(hands: Iterator[Check]) -> Work:
    """Everything a hand waits for. Every hand is asked once."""

    def ask(item: Check) -> list[int]:
        return waits(item[0], item[1], BY_SELF)

    return Work(lambda: list(islice(hands, LISTS)), ask)


def met_in_play(kings: int, seed: int = 1) -> Iterator[Check]:
    """Hands with so many kings as random play meets them, one in ten of all, and the card that lies.

    As in play the engine has met other hands before; what it knows of this very hand is forgotten.
    """
    rng = Random(seed)
    deck = full_deck(RULES.kings)
    while True:
        table = _dealt(deck, rng)
        while table.phase != OVER:
            for seat in range(SEATS):
                if table.live >= 0 and table.hands[seat][KING] == kings and rng.random() < 0.1:
                    copy = table.clone()
                    changed(copy, seat)
                    yield copy, seat, table.live
            _answer(table, rng)


def near_wins(kings: int, seed: int = 1) -> Iterator[Check]:
    """Hands of twenty cards, none of them laid, about half of them ready; no two have much in common.

    Each is made of seven random groups, one card taken out to be asked about and `kings` others replaced;
    every second hand has one more card changed.
    """
    rng = Random(seed)
    while True:
        cards = [card for _ in range(GROUPS) for card in rng.choice(_GROUPS)]
        rng.shuffle(cards)
        asked = cards.pop()
        cards[:kings] = [KING] * kings
        if rng.random() < 0.5:
            cards[-1] = rng.randrange(KINDS)
        if max(map(cards.count, range(KINDS))) < COPIES and cards.count(asked) < COPIES:
            yield _holding(cards), 0, asked


def decisions(bot: str, seed: str = "decisions") -> list[tuple[Bot, Observation]]:
    """What the seats of three such bots saw when they had a choice, over some hands of the game with kings."""
    player = bot_named(bot)
    found = []
    for number in range(DECIDED_HANDS):
        name = f"{seed}{number}"
        table = begin(RULES, shuffled(full_deck(RULES.kings), name), number % SEATS)
        while table.phase != OVER:
            seat = table.pending[0]
            seen = observe(table, seat)
            if len(seen.legal) > 1:
                found.append((player, seen))
            quick = bot_named(QUICK)
            step(table, seat, quick.decide(seen, seen.legal, Budget(), Stream(name, "bot")).action)
    return found


def decide_all(found: list[tuple[Bot, Observation]]) -> None:
    """Let the bot decide each of them."""
    for player, seen in found:
        player.decide(seen, seen.legal, Budget(nodes=NODES), Stream("bench", "bot"))


def _dealt(deck: list[int], rng: Random) -> Table:
    rng.shuffle(deck)
    return begin(RULES, deck, 0)


def _answer(table: Table, rng: Random) -> None:
    seat = table.pending[0]
    offers = table.offers[seat]
    step(table, seat, offers[int(rng.random() * len(offers))])


def _holding(cards: list[int]) -> Table:
    """A table at which seat 0 holds these cards and nothing is laid."""
    table = Table(RULES, 0)
    hand = table.hands[0]
    for card in cards:
        hand[card] += 1
    table.kan_huxi[0] = sum(set_huxi(KAN, kind) for kind in range(KINDS) if hand[kind] == 3)
    table.loose[0] = sum(copies for copies in hand[:KINDS] if copies != 3)
    return table
