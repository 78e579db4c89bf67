"""The beginner bot: it wins when it can, keeps cards that fit together, and does not think ahead.

A card in the hand is worth what it forms or could form with the others; a laid group is worth its 胡息
(:mod:`hupai.zipai.bots.card_value`). The bot takes the choice with the highest sum. It counts no cards that are gone
and ignores what the others want. It announces a king win only where its kings cannot win otherwise (``king.limit``):
the next level does it whenever it may.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_discard
from hupai.zipai.bots.card_ties import kings_fact
from hupai.zipai.bots.card_value import card_value, claim_value, hand_value, loose_kinds
from hupai.zipai.bots.explanations import rates
from hupai.zipai.cards import code
from hupai.zipai.hand.waits import waits
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.view.observation import Observation, bars, limit_after
from hupai.zipai.why.preview import own_table

FORFEIT = 1500
"""Cost of a discard that ends the hand's claims (``past.fang_wei``) or limits its wins (``chi.edge``)."""

_RULE = "bot.beginner"

_ALWAYS = ((HU, Reason("bot_wins", _RULE)), (RAISE, Reason("bot_raises", _RULE)))
"""What it does whenever that is legal, and why."""


class Beginner:
    """Greedy: it values only what the hand holds now."""

    name = "beginner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡 or 举手 if offered, an announcement without which no card wins, else what leaves the best cards."""
        for forced, why in _ALWAYS:
            if forced in legal:
                return Decision(forced, (why,), ((forced, 1),))
        if DECLARE in legal and not waits(own_table(seen), seen.seat, BY_SELF):
            return Decision(DECLARE, (Reason("bot_declares", _RULE),), ((DECLARE, 1),))
        known = [action for action in legal if action != DECLARE]
        values = [(self._value(seen, action), -index, action) for index, action in enumerate(known)]
        values.sort(reverse=True)
        best = values[0][2]
        ranking = tuple((action, value) for value, _, action in values)
        return Decision(best, (_why(seen, best),), ranking)

    def _value(self, seen: Observation, action: Action) -> int:
        """Return the value of the cards after the action."""
        if action == PASS:
            return hand_value(seen.hand)[0]
        if not is_discard(action):
            return claim_value(seen.hand, seen.live, action)
        kind = discarded(action)
        hand = list(seen.hand)
        hand[kind] -= 1
        costly = bars(seen, kind) or limit_after(seen, kind) != NO_LIMIT
        return hand_value(hand)[0] - (FORFEIT if costly else 0)


def _why(seen: Observation, action: Action) -> Reason:
    """Return a fact behind the choice that a person at this seat could have seen."""
    if is_discard(action):
        kind = discarded(action)
        if not card_value(kind, *loose_kinds(seen.hand)):
            return Reason("bot_lone_card", _RULE, {"card": code(kind), **kings_fact(seen)})
    return rates(seen, action, _RULE)
