"""Who plays and who sits: of four at the table three play, one sits opposite the dealer, 坐醒 (``deal.sitter``).

A sitter has no cards and no turn, and earns the 醒 of whoever wins (``pay.sitter``). With two or three at the table all
play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hupai.table.payments import Payment
from hupai.table.seats import Seat, order_from
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.rules.win_facts import Price

FLOOR = 3
"""Of which part of the cap the sitter is sure, where one is agreed: a third (``pay.sitter_floor``)."""


def sitter(rules: ZipaiRules, dealer: Seat) -> Seat | None:
    """Return who sits while ``dealer`` deals, None where all play (``deal.sitter``)."""
    return _opposite(rules.seats, dealer) if rules.sits else None


def in_turn(rules: ZipaiRules, dealer: Seat) -> tuple[Seat, ...]:
    """Return who plays, in turn order from the dealer."""
    return (dealer, *others_in_turn(rules.seats, dealer)[dealer])


@cache
def others_in_turn(seats: int, dealer: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Return for each seat who else plays, in turn order after it.

    It takes the number of ``seats`` and not the rules: play-outs ask for each flipped card.
    """
    out = _opposite(seats, dealer) if seats > SEATS else None
    return tuple(tuple(other for other in order_from(seat, seats)[1:] if other != out) for seat in range(seats))


def _opposite(seats: int, seat: Seat) -> Seat:
    return (seat + 2) % seats


def owed_to_sitter(rules: ZipaiRules, xing: int, multiplier: int) -> int:
    """Return the points each loser owes the sitter for ``xing`` 囤 of 醒, before the cap (``pay.sitter``)."""
    return xing * multiplier if rules.sits and rules.sitter_share == "losers" else 0


def sitter_earns(rules: ZipaiRules, xing: int, multiplier: int) -> int:
    """Return the points that ``xing`` 囤 of 醒 earn the sitter, before the cap (``pay.sitter``)."""
    if rules.sitter_share == "winner":
        return xing * multiplier // 2
    return owed_to_sitter(rules, xing, multiplier) * (rules.players - 1)


def sitter_payments(
    rules: ZipaiRules, dealer: Seat, winner: Seat, payers: Sequence[Seat], price: Price, xing: int
) -> list[Payment]:
    """Return what the sitter is paid for a win (``pay.sitter``, ``pay.sitter_dealer``); ``xing`` are the 囤 of the 醒.

    ``payers`` are those who pay the winner, and the sitter too: a discarder for both losers. Where the cap holds, each
    loser pays just that to the winner, who hands on what it leaves for the 醒. What a sitter is still short of for the
    least part of a win that reaches the cap, the winner adds (``pay.sitter_floor``).
    """
    out = sitter(rules, dealer)
    if out is None:
        return []
    if rules.sitter_dealer_share and not xing and winner == dealer:
        return [Payment(winner, out, price.pay_each, "sitter_dealer")]
    share, earned = owed_to_sitter(rules, xing, price.multiplier), sitter_earns(rules, xing, price.multiplier)
    if rules.sitter_share == "winner":
        paid = [Payment(winner, out, earned, "sitter")]
    elif price.capped:
        paid = [Payment(winner, out, price.pay_each - price.tun * price.multiplier, "sitter")]
    else:
        paid = [Payment(payer, out, earned // len(payers), "sitter") for payer in payers]
    paid = [payment for payment in paid if payment.points > 0]
    if rules.sitter_floor and (price.capped or price.pay_each + share == rules.cap_per_loser):
        short = rules.cap_per_loser // FLOOR - sum(payment.points for payment in paid)
        paid += [Payment(winner, out, short, "sitter_floor")] if short > 0 else []
    return paid


def kings_against_dealer(rules: ZipaiRules, dealer: Seat, kings: Sequence[int]) -> list[Payment]:
    """Return the payments of a 黄庄 where each player is compared with the dealer alone (``pay.kings``).

    Who holds more pays for each king the dealer, and the sitter as much; who holds fewer is paid by the dealer.
    """
    each, out = rules.king_draw_penalty, sitter(rules, dealer)
    found: list[Payment] = []
    for other in others_in_turn(rules.seats, dealer)[dealer]:
        more = kings[other] - kings[dealer]
        if more > 0:
            found += [Payment(other, payee, each * more, "king") for payee in (dealer, out) if payee is not None]
        elif more < 0:
            found.append(Payment(dealer, other, -each * more, "king"))
    return [payment for payment in found if payment.points]
