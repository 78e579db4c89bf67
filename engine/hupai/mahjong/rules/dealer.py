"""Who deals the first hand of a match and each hand after it."""

from __future__ import annotations

from typing import Protocol

from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.table.results import Result
from hupai.table.seats import Seat


class EndOfHand(Result, Protocol):
    """How a hand ended, with its first win: in a blood battle (血战) others follow on other tiles."""

    @property
    def first_winners(self) -> tuple[Seat, ...]:
        """The seats that won on the first tile that was won; empty after a drawn hand."""

    @property
    def first_source(self) -> Seat | None:
        """The seat whose discard or 杠 they won on, None for a tile that the winner drew."""


def first_dealer(rules: MahjongRules) -> Seat | None:
    """Return who deals the first hand, None where the lot decides (``deal.dealer_first``)."""
    return 0 if rules.first_dealer == "host" else None


def next_dealer(rules: MahjongRules, dealer: Seat, result: EndOfHand, drawn_in_a_row: int) -> Seat:
    """Return the first winner; after an exhausted wall the dealer, the last drawer or the first winner (``deal.next``).

    A wall is exhausted if fewer seats have won than end a hand. It is not counted how often that happens in a row.
    """
    if len(result.winners) < rules.wins_to_end:
        if rules.draw_dealer == "stays":
            return dealer
        if rules.draw_dealer == "last_drawer" and result.last_drawer is not None:
            return result.last_drawer
    return _first_to_win(rules, result) if result.first_winners else dealer


def _first_to_win(rules: MahjongRules, result: EndOfHand) -> Seat:
    """Return who deals after a win: its winner; after several on one tile whose tile it was, or the nearest winner.

    The nearest winner is the first of them in turn order from that seat (``deal.next``).
    """
    source = result.first_source
    if len(result.first_winners) == 1 or source is None:
        return result.first_winners[0]
    if rules.several_winners_dealer == "discarder":
        return source
    return min(result.first_winners, key=lambda seat: (seat - source) % rules.seats)
