"""The rollout policy: sensible, and cheap enough to be asked thousands of times per decision.

It values loose cards (:mod:`hupai.zipai.bots.card_value`) and uses only the cards of its own seat, as a real player
would on the sampled table.
"""

from __future__ import annotations

from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discard, discarded, is_discard
from hupai.zipai.bots.card_value import claim_value, hand_value, least_useful
from hupai.zipai.state import Table

_ALWAYS = (HU, DECLARE, RAISE)
"""What it does whenever that is legal."""


def rollout_action(t: Table, seat: int) -> Action:
    """Return the action of ``seat``, from its own hand alone."""
    offers = t.offers[seat]
    if len(offers) == 1:
        return offers[0]
    for action in _ALWAYS:
        if action in offers:
            return action
    hand = t.hands[seat]
    if is_discard(offers[-1]):
        return discard(least_useful(hand, [discarded(action) for action in offers], 1)[0])
    best, most = PASS, hand_value(hand)[0]
    for action in offers[1:]:
        value = claim_value(hand, t.live, action)
        if value > most:
            best, most = action, value
    return best
