"""A sensible greedy player: wins when it can, keeps what fits together, thinks no move ahead.

Every card in the hand is worth what it forms or could form with the others; laid groups are worth their
胡息 (:mod:`hupai.bots.worth`). The bot takes the choice after which the sum is highest. It counts neither the cards
that are gone nor what the others want, and it announces nothing with its kings: that is what the next level learns.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.bots.worth import claim_worth, hand_worth
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_discard
from hupai.zipai.cards import code
from hupai.zipai.claim import NO_LIMIT
from hupai.zipai.observation import Observation, bars, limit_after

FORFEIT = 1500
"""Cost of a discard after which the hand may no longer eat (放偎) or win as it likes (吃边打边)."""

_SURE = (
    (HU, Reason("bot_wins", "bot.beginner")),
    (RAISE, Reason("bot_raises", "bot.beginner")),
)
"""What it does whenever it may, and why."""


class Beginner:
    """Greedy on what the hand holds now."""

    name = "beginner"

    def decide(
        self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream
    ) -> Decision:
        """Return 胡 or 举手 when offered, else the choice that leaves the best cards."""
        for sure, why in _SURE:
            if sure in legal:
                return Decision(sure, (why,), ((sure, 1),))
        known = [action for action in legal if action != DECLARE]
        values = [(self._value(seen, action), -index, action) for index, action in enumerate(known)]
        values.sort(reverse=True)
        best = values[0][2]
        ranking = tuple((action, value) for value, _, action in values)
        return Decision(best, (_why(seen, best),), ranking)

    def _value(self, seen: Observation, action: Action) -> int:
        """Return the worth of the cards after the action."""
        if action == PASS:
            return hand_worth(seen.hand)[0]
        if not is_discard(action):
            return claim_worth(seen.hand, seen.live, action)
        kind = discarded(action)
        hand = list(seen.hand)
        hand[kind] -= 1
        costly = bars(seen, kind) or limit_after(seen, kind) != NO_LIMIT
        return hand_worth(hand)[0] - (FORFEIT if costly else 0)


def _why(seen: Observation, action: Action) -> Reason:
    """Put the choice in a fact a person could have seen."""
    if is_discard(action):
        return Reason("bot_least_useful", "bot.beginner", {"card": code(discarded(action))})
    if DECLARE in seen.legal:
        return Reason("bot_announces_nothing", "bot.beginner")
    if action == PASS:
        return Reason("bot_keeps_hand", "bot.beginner")
    card = code(seen.live)
    return Reason("bot_takes", "bot.beginner", {"card": card})
