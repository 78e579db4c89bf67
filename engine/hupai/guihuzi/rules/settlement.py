"""Who pays whom, and who deals next (``pay.win``, ``deal.next``)."""

from __future__ import annotations

from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.table.payments import Payment
from hupai.table.results import Result
from hupai.table.seats import next_seat


def win_payments(rules: GuihuziRules, winner: int, pay_each: int) -> list[Payment]:
    """Return the payments of a win: every loser pays the same, whoever turned the card."""
    return [Payment(seat, winner, pay_each, "win") for seat in range(rules.seats) if seat != winner]


def next_dealer(rules: GuihuziRules, dealer: int, result: Result, drawn_in_a_row: int) -> int:
    """Return the next dealer: the winner, after a 荒庄 the next seat."""
    return result.winners[0] if result.winners else next_seat(dealer, rules.seats)
