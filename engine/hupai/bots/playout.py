"""A quick player for play-outs: sensible, and cheap enough to be asked ten thousand times a decision.

It goes by what the loose cards are worth (:mod:`hupai.bots.worth`) and looks at nothing but the cards its seat holds: a
play-out runs on a table made up to fit what the deciding seat has seen, and there each seat plays from its own hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.worth import card_worth, claim_worth, hand_worth, loose_kinds
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_discard
from hupai.zipai.state import OVER, Table
from hupai.zipai.turn import step

_SURE = (HU, DECLARE, RAISE)
"""What it does whenever it may."""


def play_on(t: Table) -> None:
    """Let quick players finish the hand."""
    while t.phase != OVER:
        seat = t.pending[0]
        step(t, seat, quick_action(t, seat))


def quick_action(t: Table, seat: int) -> Action:
    """Return what a quick player at ``seat`` does, from its own hand alone."""
    offers = t.offers[seat]
    if len(offers) == 1:
        return offers[0]
    for action in _SURE:
        if action in offers:
            return action
    hand = t.hands[seat]
    if is_discard(offers[-1]):
        return _least_useful(hand, offers)
    best, most = PASS, hand_worth(hand)[0]
    for action in offers[1:]:
        value = claim_worth(hand, t.live, action)
        if value > most:
            best, most = action, value
    return best


def _least_useful(hand: Sequence[int], plays: Sequence[Action]) -> Action:
    """Return the discard of a card that is worth least; the first of equals."""
    single, double = loose_kinds(hand)
    return min(plays, key=lambda action: card_worth(discarded(action), single, double))
