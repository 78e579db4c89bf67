"""Hands that bots play among themselves: the deal, and every decision until the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hupai.table.chance import shuffled
from hupai.table.family import Play, Rules, TableState
from hupai.table.seats import Seat


def deal(play: Play, rules: Rules, seed: str, dealer: Seat) -> Any:
    """Return the table of a hand whose deck follows from the seed."""
    return play.begin(rules, shuffled(play.deck(rules), seed), dealer, None)


def decisions(play: Play, table: TableState) -> Iterator[tuple[Seat, Any]]:
    """Yield (seat, observation) for each decision until the hand ends; the caller makes each step on the table."""
    while table.result is None:
        seat = table.pending[0]
        yield seat, play.observe(table, seat)
