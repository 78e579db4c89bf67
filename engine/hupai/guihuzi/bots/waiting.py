"""What a hand waits for: the unseen cards that complete it, what they pay, and how likely one comes in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hupai.bots.base import POINT
from hupai.guihuzi.hand.readings import readings
from hupai.guihuzi.hand.waits import win_claim_of
from hupai.guihuzi.hand.winning import best_win, is_whole, pair_count
from hupai.guihuzi.rules.win_facts import BY_OTHER, BY_SELF
from hupai.guihuzi.state import Table
from hupai.zipai.cards import KINDS


def winning_cards(t: Table, seat: int, unseen: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield (copies, pay by its own flip, pay by another's) of each unseen card that completes the hand.

    Pays are what each loser gives; 0 where the hand may not win so.
    """
    hand, melds = list(t.hands[seat]), t.melds[seat]
    for kind in range(KINDS):
        if not unseen[kind]:
            continue
        hand[kind] += 1
        pairs = t.rules.ten_pairs and not melds and pair_count(hand) == 10
        complete = pairs or (is_whole(hand, melds) and bool(readings(hand)))
        hand[kind] -= 1
        if complete:
            own, other = (best_win(t.rules, win_claim_of(t, seat, by, kind)) for by in (BY_SELF, BY_OTHER))
            yield unseen[kind], own.price.pay_each if own else 0, other.price.pay_each if other else 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a waiting hand may win; all 0 for a hand that waits for nothing that can still come."""

    pays: int
    """What each loser would pay for each of the cards, added up: by the seat's own flip, and by each other's."""
    pay: int
    """The points that a win brings on average, in thousandths."""
    chance: int
    """In a thousand, how likely one of them is flipped before the wall runs out, if nobody else wins."""


def waiting(t: Table, seat: int, unseen: Sequence[int], most: int) -> Waiting:
    """Return what the seat waits for; no win counts for more than ``most`` from each loser."""
    seats, flips, pays = t.rules.seats, 0, 0
    for count, by_self, by_other in winning_cards(t, seat, unseen):
        for times, pay in ((1, by_self), (seats - 1, by_other)):
            flips += count * times if pay else 0
            pays += count * times * min(pay, most)
    if not flips:
        return Waiting(0, 0, 0)
    whole, left = seats * sum(unseen), t.wall_left
    chance = 1000 - 1000 * (whole - flips) ** left // whole**left
    return Waiting(pays, POINT * (seats - 1) * pays // flips, chance)
