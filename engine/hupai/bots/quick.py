"""A quick player for looking ahead: sensible, and cheap enough to be asked thousands of times a decision.

It goes by what the loose cards are worth (:mod:`hupai.bots.worth`) and looks at nothing but the cards its seat holds:
one looks ahead on a table made up to fit what the deciding seat has seen, and there each seat plays from its own hand.
"""

from __future__ import annotations

from hupai.bots.worth import claim_worth, hand_worth, least_useful
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discard, discarded, is_discard
from hupai.zipai.state import Table

_SURE = (HU, DECLARE, RAISE)
"""What it does whenever it may."""


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
        return discard(least_useful(hand, [discarded(action) for action in offers], 1)[0])
    best, most = PASS, hand_worth(hand)[0]
    for action in offers[1:]:
        value = claim_worth(hand, t.live, action)
        if value > most:
            best, most = action, value
    return best
