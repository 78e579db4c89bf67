"""Ways to play hands in tests: by a stream of chance, by bots, or step by step with checks in between."""

from __future__ import annotations

from collections.abc import Callable

from hupai.table.chance import Stream, shuffled
from hupai.table.events import Event
from hupai.zipai.cards import full_deck
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import OVER, Table
from hupai.zipai.turn import begin, step

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
) -> Table:
    """Play a hand at random, any pending seat answering first, and return the table where it stopped."""
    chance = Stream(seed, "play")
    t = begin(rules, shuffled(full_deck(rules.kings), seed), dealer, emit)
    decisions = 0
    while t.phase != OVER and decisions < stop_after:
        if check:
            check(t)
        seat = chance.choice(t.pending)
        step(t, seat, chance.choice(t.offers[seat]), emit)
        decisions += 1
        assert decisions < LONGEST, "the hand does not end"
    if check:
        check(t)
    return t
