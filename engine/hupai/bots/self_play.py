"""Hands that bots play among themselves: the deal, and every decision until the end."""

from __future__ import annotations

from collections.abc import Iterator

from hupai.table.chance import shuffled
from hupai.table.family import PlayOf, R, S, T, W
from hupai.table.seats import Seat


def deal(play: PlayOf[R, T, S, W], rules: R, seed: str, dealer: Seat) -> T:
    """Return the table of a hand whose deck follows from the seed."""
    return play.begin(rules, shuffled(play.deck(rules), seed), dealer, None)


def decisions(play: PlayOf[R, T, S, W], table: T) -> Iterator[tuple[Seat, S]]:
    """Yield (seat, observation) for each decision until the hand ends; the caller makes each step on the table."""
    while table.result is None:
        seat = table.pending[0]
        yield seat, play.observe(table, seat)
