"""What a hand's waits are worth: the cards it wins on, how many are unseen, what they pay, how likely they come."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import IS_RED, KING, Kind
from hupai.zipai.claim import BY_OTHER, BY_SELF, WinFacts
from hupai.zipai.melds import meld_cards
from hupai.zipai.readiness import could_complete, king_call, most_huxi_on, wins_on
from hupai.zipai.settlement import price
from hupai.zipai.state import SEATS, Table

READY = 1200
"""Worth of a win that is certain to come, besides what it pays."""
PAID = 1500
"""Worth of each point per loser of a win that is certain to come."""
HALF_WAY = 700
"""Thousandths of a winning card expected at which a win is as likely as not."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a hand waits for. Dead waits, of which no copy is unseen, are left out."""

    kinds: tuple[Kind, ...]
    copies: int
    """Unseen copies of them all."""
    worth: int


NOT_WAITING = Waiting((), 0, 0)


def waiting(t: Table, seat: int, live: list[int], wall_left: int) -> Waiting:
    """Return what the seat's hand on ``t`` waits for; ``live`` are the unseen copies of each kind.

    A card that wins only by an own flip counts for a third, every flip being one's own that often.
    """
    possible = [kind for kind in could_complete(t, seat) if live[kind]]
    if not possible:
        return NOT_WAITING
    king = t.hands[seat][KING] > 0
    call = king_call(t, seat) if king else ""
    kinds = []
    copies = chances = paid = 0
    for kind in possible:
        if not king and wins_on(t, seat, kind, BY_OTHER):
            by, share = BY_OTHER, SEATS
        elif wins_on(t, seat, kind, BY_SELF):
            by, share = BY_SELF, 1
        else:
            continue
        kinds.append(kind)
        copies += live[kind]
        chances += live[kind] * share
        paid += live[kind] * share * _pay(t, seat, kind, by, call)
    if not kinds:
        return NOT_WAITING
    expected = 1000 * chances * wall_left // (SEATS * sum(live))
    likely = 1000 * expected // (expected + HALF_WAY)
    return Waiting(tuple(kinds), copies, (READY + PAID * paid // chances) * likely // 1000)


def _pay(t: Table, seat: int, kind: Kind, by: int, call: str) -> int:
    """Return about what winning on the card pays per loser: 胡息, colour, the announced king win; 省 is left out."""
    rules = t.rules
    huxi = most_huxi_on(t, seat, kind, by)
    red = IS_RED[kind] + sum([IS_RED[other] * count for other, count in enumerate(t.hands[seat])])
    red += sum([IS_RED[card] for meld in t.melds[seat] for card in meld_cards(meld)])
    counted = huxi if huxi >= rules.min_huxi else 0
    return price(rules, WinFacts(counted, red, 0, by, call, 0)).pay_each
