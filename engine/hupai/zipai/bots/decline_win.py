"""Declining a win: to announce 王钓 or 王闯 at the next draw (``king.call``) can pay more than 胡 now."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.actions import HU, Action, discarded, is_discard
from hupai.zipai.cards import KING
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.winning import best_win
from hupai.zipai.rules.fans import KING_FANS
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_SELF, WinFacts
from hupai.zipai.view.observation import Observation
from hupai.zipai.why.preview import current_win_claim, own_table

ROUND_WITHOUT_WIN = 70
"""The chance that nobody else wins before the seat's next draw, in percent."""
RED_WITHOUT_FAN = 2
"""A number of red cards that makes no colour fan; the later win is priced with it."""


def better_than_winning(seen: Observation, legal: Sequence[Action]) -> Action | None:
    """Return the action to take instead of the 胡 among ``legal``, or None if winning is better.

    Only a king holder declines: the action must allow it to announce 王钓 or 王闯 at its next draw, and the least that
    this pays, times :data:`ROUND_WITHOUT_WIN`, must exceed what the win pays now.
    """
    seat = seen.seat
    if not seen.hand[KING] or seen.wall_left < seen.rules.players:
        return None
    t = own_table(seen)
    now = best_win(t.rules, current_win_claim(t, seen))
    if now is None or now.price.multiplier >= min(KING_FANS.values()):
        return None
    most, found = 100 * now.price.pay_each, None
    for action in legal:
        if action == HU:
            continue
        if is_discard(action):
            with WithoutCard(t, seat, discarded(action)):
                call = king_call(t, seat)
        else:
            call = king_call(t, seat)
        if call:
            facts = WinFacts(t.rules.min_huxi, RED_WITHOUT_FAN, now.xing, BY_SELF, call, seen.quads[seat])
            later = ROUND_WITHOUT_WIN * price(t.rules, facts).pay_each
            if later > most:
                most, found = later, action
    return found
