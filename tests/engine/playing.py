"""Ways to play hands in tests: at random, by bots, or step by step with checks in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hupai.table.chance import Stream, shuffled
from hupai.table.events import Event
from hupai.table.game import Game
from hupai.table.hand import Hand
from hupai.table.options import Value
from hupai.zipai.actions import DECLARE, RAISE, Action
from hupai.zipai.cards import Kind, full_deck
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from tests.engine.zipai_games import games

LONGEST = 400
"""More decisions than any hand has."""


def random_hand(
    rules: ZipaiRules,
    seed: str,
    dealer: int = 0,
    *,
    stop_after: int = LONGEST,
    check: Callable[[Table], None] | None = None,
    emit: Callable[[Event], None] | None = None,
    deck: Sequence[Kind] | None = None,
) -> Table:
    """Play a hand at random, seats answering in any order, and return the table where it stopped."""
    t = begin(rules, deck or shuffled(full_deck(rules.kings), seed), dealer, emit)
    return play_on(t, Stream(seed, "play"), check=check, emit=emit, stop_after=stop_after)


def play_on(
    t: Table,
    chance: Stream,
    *,
    stop_after: int = LONGEST,
    check: Callable[[Table], None] | None = None,
    emit: Callable[[Event], None] | None = None,
) -> Table:
    """Play a table on at random to its end, or for so many decisions; ``check`` it before each and where it stops."""
    for _ in range(stop_after):
        if t.phase == PHASE_OVER:
            break
        if check:
            check(t)
        seat = chance.choice(t.pending)
        step(t, seat, some_action(t.offers[seat], chance), emit)
    assert t.phase == PHASE_OVER or stop_after < LONGEST, "the hand does not end"
    if check:
        check(t)
    return t


def act(hand: Hand, chance: Stream) -> None:
    """Let some seat that owes an answer do something."""
    seat = chance.choice(hand.to_act)
    hand.act(seat, some_action(hand.table.offers[seat], chance))


def some_action(offers: Sequence[Action], chance: Stream) -> Action:
    """Return a random one of the actions; actions that are rarely offered are preferred."""
    for rare in (RAISE, DECLARE):
        if rare in offers and chance.below(4):
            return rare
    return chance.choice(offers)


def played(game: Game, rules: ZipaiRules, deck: Sequence[Kind], dealer: int, seed: str, stop: int) -> Hand:
    """Return a hand that is dealt by the public function and played at random up to ``stop`` decisions."""
    hand = game.deal(rules, deck=deck, seed=seed, dealer=dealer)
    chance = Stream(seed, "play")
    for _ in range(stop):
        if hand.over:
            break
        act(hand, chance)
    return hand


REMEMBERED = ("rules", "prefixes", "calls", "potentials", "result")
"""Attributes of a table that are not state: its rules, and cached answers."""


def snapshot(t: Table) -> str:
    """Return the whole state of a table as text, without caches."""
    return repr([(name, getattr(t, name)) for name in Table.__slots__ if name not in REMEMBERED])


def moments(
    game: str, hands: int, player: Callable[[Table, int], Action], seed: str, **options: Value
) -> Iterator[Table]:
    """Play hands and yield the table before every decision."""
    rules = games[game].rules(**options)
    for number in range(hands):
        t = begin(rules, shuffled(full_deck(rules.kings), f"{seed}{number}"), number % rules.seats)
        while t.phase != PHASE_OVER:
            yield t
            seat = t.pending[0]
            step(t, seat, player(t, seat))
