"""A quick player for proofs by play-out: wins if it can, never breaks a waiting hand, else plays like a beginner.

It asks the table only about its own hand. A play-out takes a few milliseconds, so a proof can use hundreds.
"""

from __future__ import annotations

from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_discard
from hupai.zipai.bots.card_value import card_value, claim_value, hand_value, loose_kinds
from hupai.zipai.cards import KING
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import step

FEW = 9
"""With at most this many loose cards, each discard is checked for the waits it leaves."""


def played_out(t: Table) -> Table:
    """Play the hand to its end with this player in all seats; the table changes in place."""
    while t.phase != PHASE_OVER:
        seat = t.pending[0]
        step(t, seat, steady_action(t, seat))
    return t


def steady_action(t: Table, seat: int) -> Action:
    """Return the action of a steady player that must answer."""
    offers = t.offers[seat]
    for sure in (HU, DECLARE, RAISE):
        if sure in offers:
            return sure
    if len(offers) == 1:
        return offers[0]
    return _play(t, seat, offers) if is_discard(offers[-1]) else _answer(t, seat, offers)


def _waits(t: Table, seat: int) -> int:
    """Return for how many kinds the hand waits."""
    return len(waits(t, seat, BY_SELF if t.hands[seat][KING] else BY_OTHER))


def _play(t: Table, seat: int, offers: list[Action]) -> Action:
    """Return the discard that leaves the most kinds to wait for, then the card that fits the others least."""
    hand = t.hands[seat]
    loose = loose_kinds(hand)
    values = {action: card_value(discarded(action), *loose) * hand[discarded(action)] for action in offers}
    best = min(offers, key=lambda action: values[action])
    if t.loose[seat] > FEW:
        return best
    most = 0
    for action in sorted(offers, key=lambda action: values[action]):
        kind = discarded(action)
        with WithoutCard(t, seat, kind):
            found = _waits(t, seat)
        if found > most:
            best, most = action, found
    return best


def _answer(t: Table, seat: int, offers: list[Action]) -> Action:
    """Return the claim that leaves better cards than passing, or pass with a waiting hand."""
    if _waits(t, seat):
        return PASS
    hand, live = t.hands[seat], t.live
    best, most = PASS, hand_value(hand)[0]
    for action in offers[1:]:
        value = claim_value(hand, live, action)
        if value > most:
            best, most = action, value
    return best
