"""The work that is measured: random hands of the double-king game, and win checks.

Runs in CPython and, unchanged, in Pyodide.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from clock import Work

from hupai.bots.base import Bot, Budget
from hupai.registry import game_named
from hupai.table.chance import Stream, shuffled
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import COPIES, KINDS, KING, full_deck
from hupai.zipai.hand.seat_cards import invalidate_hand, single_seat_table
from hupai.zipai.hand.waits import waits, wins_on
from hupai.zipai.melds import SHAPES
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe

RULES = game_named("yongzhou").base
HANDS, CHECKS, LISTS = 150, 600, 150
"""Items in one repetition of each kind of work."""

DECIDED_HANDS, QUICK, NODES = 4, "beginner", 200
"""Hands whose decisions are measured, their bots, and how many positions a searching bot may evaluate."""

GROUPS = 7
_GROUPS = [shape.cards for shape in SHAPES if shape is not None] + [(kind,) * 3 for kind in range(KINDS)]

Check = tuple[Table, int, int]
"""A table, a seat, and a card that may win."""


def random_hands(seed: int = 1) -> Work:
    """Whole hands of random legal actions, shuffle included, without events."""
    rng = Random(seed)
    deck = full_deck(RULES.kings)

    def play(_: int) -> None:
        table = _dealt(deck, rng)
        while table.phase != PHASE_OVER:
            _answer(table, rng)

    return Work(lambda: range(HANDS), play)


def win_checks(hands: Iterator[Check]) -> Work:
    """Checks whether a card wins, each hand once."""

    def check(item: Check) -> bool:
        table, seat, card = item
        return wins_on(table, seat, card, BY_SELF)

    return Work(lambda: list(islice(hands, CHECKS)), check)


def wait_lists(hands: Iterator[Check]) -> Work:
    """Lists all cards that a hand waits for, each hand once."""

    def ask(item: Check) -> list[int]:
        return waits(item[0], item[1], BY_SELF)

    return Work(lambda: list(islice(hands, LISTS)), ask)


def met_in_play(kings: int, seed: int = 1) -> Iterator[Check]:
    """One in ten of the hands with this number of kings that random play leads to, and the lying card.

    As in play, the engine's caches know other hands; what they know of this very hand is cleared.
    """
    rng = Random(seed)
    deck = full_deck(RULES.kings)
    while True:
        table = _dealt(deck, rng)
        while table.phase != PHASE_OVER:
            for seat in range(SEATS):
                if table.live >= 0 and table.hands[seat][KING] == kings and rng.random() < 0.1:
                    copy = table.clone()
                    invalidate_hand(copy, seat)
                    yield copy, seat, table.live
            _answer(table, rng)


def many_kings(kings: int, seed: int = 1) -> Iterator[Check]:
    """As :func:`met_in_play`, but the dealer is dealt so many kings, and hands that hold them may win by any factor."""
    rng = Random(seed)
    rules = game_named("yongzhou").rules(kings=kings, king_limit="off")
    cards = full_deck(0)
    while True:
        rng.shuffle(cards)
        table = begin(rules, [KING] * kings + cards, 0)
        while table.phase != PHASE_OVER:
            if table.live >= 0 and rng.random() < 0.3:
                copy = table.clone()
                invalidate_hand(copy, 0)
                yield copy, 0, table.live
            _answer(table, rng)


def near_wins(kings: int, seed: int = 1) -> Iterator[Check]:
    """Hands of twenty cards, nothing laid, about half of them waiting; no two have much in common.

    Each is made of seven random groups; one card is taken out to be the winning card, `kings` others become kings;
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
    """What the seats of three such bots saw when they had a choice, in hands of the game with kings."""
    player = LADDER.named(bot)
    found = []
    for number in range(DECIDED_HANDS):
        name = f"{seed}{number}"
        table = begin(RULES, shuffled(full_deck(RULES.kings), name), number % SEATS)
        while table.phase != PHASE_OVER:
            seat = table.pending[0]
            seen = observe(table, seat)
            if len(seen.legal) > 1:
                found.append((player, seen))
            quick = LADDER.named(QUICK)
            step(table, seat, quick.decide(seen, seen.legal, Budget(), Stream(name, "bot")).action)
    return found


def decide_all(found: list[tuple[Bot, Observation]]) -> None:
    """Let each bot decide what it saw."""
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
    """A table at which seat 0 holds these cards and nothing has been laid."""
    return single_seat_table(RULES, 0, [], [cards.count(kind) for kind in range(KING + 1)])
