"""The value of a hand's waits: the winning cards, their unseen copies, what they pay, how likely they come."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import IS_RED, KINDS, KING, Kind
from hupai.zipai.hand.king_calls import call_is_sure, king_call
from hupai.zipai.hand.waits import could_complete, most_huxi_on, wins_on
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF, WinFacts
from hupai.zipai.state import Table

READY = 1200
"""Value of a certain win, apart from what it pays."""
PAID = 1500
"""Value of each point per loser that a certain win pays."""
HALF_WAY = 700
"""The expected number of winning cards, in thousandths, at which a win has even odds."""


@dataclass(frozen=True, slots=True)
class WaitValue:
    """What a hand waits for, without kinds that have no unseen copy."""

    kinds: tuple[Kind, ...]
    copies: int
    """Unseen copies of all these kinds."""
    value: int
    call: str = ""
    """The king win that the hand may announce before its own flip and that every card brings then, if it may."""


NO_WAITS = WaitValue((), 0, 0)


def wait_value(t: Table, seat: int, live: list[int], wall_left: int) -> WaitValue:
    """Return what the seat's hand on ``t`` waits for; ``live`` has the unseen copies of each kind.

    A card that wins only on the seat's own flip counts for its share of the flips, with three seats a third. A king win
    that is sure once it is announced may be announced (``king.call``), even if no card wins otherwise (``king.limit``).
    """
    king = t.hands[seat][KING] > 0
    call = king_call(t, seat) if king else ""
    sure = bool(call) and call_is_sure(t, seat)
    possible = [kind for kind in (range(KINDS) if sure else could_complete(t, seat)) if live[kind]]
    if not possible:
        return NO_WAITS
    kinds = []
    copies = chances = paid = 0
    for kind in possible:
        if not king and wins_on(t, seat, kind, BY_OTHER):
            by, share = BY_OTHER, t.rules.players
        elif sure or wins_on(t, seat, kind, BY_SELF):
            by, share = BY_SELF, 1
        else:
            continue
        kinds.append(kind)
        copies += live[kind]
        chances += live[kind] * share
        paid += live[kind] * share * _pay(t, seat, kind, by, call)
    if not kinds:
        return NO_WAITS
    expected = 1000 * chances * wall_left // (t.rules.players * sum(live))
    likely = 1000 * expected // (expected + HALF_WAY)
    return WaitValue(tuple(kinds), copies, (READY + PAID * paid // chances) * likely // 1000, call if sure else "")


def _pay(t: Table, seat: int, kind: Kind, by: int, call: str) -> int:
    """Return roughly what a win on the card pays per loser: 胡息, colours and an announced king win, but no 省."""
    rules = t.rules
    huxi = most_huxi_on(t, seat, kind, by)
    red = IS_RED[kind] + sum([IS_RED[other] * count for other, count in enumerate(t.hands[seat])])
    red += sum([IS_RED[card] for meld in t.melds[seat] for card in meld_cards(meld)])
    counted = huxi if huxi >= rules.min_huxi else 0
    return price(rules, WinFacts(counted, red, 0, by, call, 0)).pay_each
