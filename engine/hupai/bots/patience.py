"""The one 胡 better let go: that of a hand which any card will win, announced, for much more (rule book §7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.actions import HU, Action, discarded, is_discard
from hupai.zipai.cards import KING
from hupai.zipai.claim import BY_SELF, WinFacts
from hupai.zipai.fans import WANG_FANS
from hupai.zipai.foresight import claim_now, known_table
from hupai.zipai.observation import Observation
from hupai.zipai.readiness import changed, king_call
from hupai.zipai.settlement import price
from hupai.zipai.state import SEATS
from hupai.zipai.winning import best_win

ONE_ROUND = 70
"""Chances in a hundred that nobody else wins before one's own next draw."""
COLOURLESS = 2
"""Red cards that make no colour fan: what the later win is reckoned with."""


def worth_waiting(seen: Observation, legal: Sequence[Action]) -> Action | None:
    """Return what to do instead of the 胡 among ``legal``, or None where taking it is better.

    Only king holders wait: when after that action 王钓 or 王闯 may be announced at the next draw, and even the
    least it can pay then is worth more than the win now, reckoned with :data:`ONE_ROUND`.
    """
    seat = seen.seat
    if not seen.hand[KING] or seen.wall_left < SEATS:
        return None
    t = known_table(seen)
    now = best_win(t.rules, claim_now(t, seen))
    if now is None or now.price.multiplier >= min(WANG_FANS.values()):
        return None
    hand = t.hands[seat]
    most, found = 100 * now.price.pay_each, None
    for action in legal:
        if action == HU:
            continue
        if is_discard(action):
            hand[discarded(action)] -= 1
            changed(t, seat)
        call = king_call(t, seat)
        if is_discard(action):
            hand[discarded(action)] += 1
            changed(t, seat)
        if call:
            facts = WinFacts(t.rules.min_huxi, COLOURLESS, now.xing, BY_SELF, call, seen.quads[seat])
            later = ONE_ROUND * price(t.rules, facts).pay_each
            if later > most:
                most, found = later, action
    return found
