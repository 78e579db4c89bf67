"""A sensible greedy player: wins when it can, keeps what fits together, thinks no move ahead.

Every card in the hand is worth what it forms or could form with the others; laid groups are worth their
胡息. The bot takes the choice after which the sum is highest. It counts neither the cards that are gone nor
what the others want: that is what the next level learns.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    PENG,
    RAISE,
    Action,
    discarded,
    eaten_way,
    is_discard,
)
from hupai.zipai.cards import KINDS, Kind, code
from hupai.zipai.claim import NO_LIMIT
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import PARTNERS, set_huxi, shape
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.observation import Observation, bars, limit_after

LAID_GROUP = 1800
"""Worth of three cards out of the hand and done. All worths are whole numbers, so that every Python adds alike."""
LAID_HUXI = 140
"""Worth of each 胡息 laid; in the hand it counts for each card that helps to form the group."""
WHOLE_SHAPE, WHOLE_HUXI = 90, 47
"""Worth to a card of two others that complete a shape with it, and of each 胡息 of that shape."""
HALF_SHAPE, HALF_HUXI = 25, 12
"""The same with one of the two."""
PAIR, PAIR_HUXI = 340, 47
"""Worth to each card of a pair, which may become a 碰 or 偎."""
FORFEIT = 1500
"""Cost of a discard after which the hand may no longer eat (放偎) or win as it likes (吃边打边)."""

_SURE = (
    (HU, Reason("bot_wins", "bot.beginner")),
    (DECLARE, Reason("bot_declares", "bot.beginner")),
    (RAISE, Reason("bot_raises", "bot.beginner")),
)
"""What it does whenever it may, and why."""


class Beginner:
    """Greedy on what the hand holds now."""

    name = "beginner"

    def decide(
        self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream
    ) -> Decision:
        """Return 胡, an announcement or 举手 when offered, else the choice that leaves the best cards."""
        for sure, why in _SURE:
            if sure in legal:
                return Decision(sure, (why,), ((sure, 1),))
        values = [(self._value(seen, action), -index, action) for index, action in enumerate(legal)]
        values.sort(reverse=True)
        best = values[0][2]
        ranking = tuple((action, value) for value, _, action in values)
        return Decision(best, (_why(seen, best),), ranking)

    def _value(self, seen: Observation, action: Action) -> int:
        """Return the worth of the cards after the action."""
        hand = list(seen.hand)
        if action == PASS:
            return hand_value(hand)
        if is_discard(action):
            kind = discarded(action)
            hand[kind] -= 1
            costly = bars(seen, kind) or limit_after(seen, kind) != NO_LIMIT
            return hand_value(hand) - (FORFEIT if costly else 0)
        laid = 0
        if action == PENG:
            hand[seen.live] -= 2
            laid = LAID_GROUP + LAID_HUXI * set_huxi(PENG_GROUP, seen.live)
        else:
            hand[seen.live] += 1
            for number in way_shapes(eaten_way(action)):
                found = shape(number)
                for card in found.cards:
                    hand[card] -= 1
                laid += LAID_GROUP + LAID_HUXI * found.huxi
        worst = min((card_value(hand, kind) for kind in _loose(hand)), default=0)
        return laid + hand_value(hand) - worst


def _loose(hand: Sequence[int]) -> list[Kind]:
    return [kind for kind in range(KINDS) if 0 < hand[kind] < 3]


_Worth = tuple[Kind, Kind, int, int]
_WORTHS: tuple[tuple[_Worth, ...], ...] = tuple(
    tuple(
        (a, b, WHOLE_SHAPE + WHOLE_HUXI * shape(number).huxi, HALF_SHAPE + HALF_HUXI * shape(number).huxi)
        for number, a, b in row
    )
    for row in PARTNERS
)
"""For each kind and each shape with it: the two other cards, its worth whole, its worth with one card missing."""

_PAIR_WORTHS = tuple(PAIR + PAIR_HUXI * set_huxi(PENG_GROUP, kind) for kind in range(KINDS))


def card_value(hand: Sequence[int], kind: Kind) -> int:
    """Return what one loose card is worth beside the others of the hand."""
    others = [count if count < 3 else 0 for count in hand[:KINDS]]
    others[kind] -= 1
    value = _PAIR_WORTHS[kind] if others[kind] else 0
    for a, b, whole, half in _WORTHS[kind]:
        if others[a] and others[b] and (a != b or others[a] == 2):
            value += whole
        elif others[a] or others[b]:
            value += half
    return value


def hand_value(hand: Sequence[int]) -> int:
    """Return the sum of what the loose cards are worth, each copy counted."""
    return sum(card_value(hand, kind) * hand[kind] for kind in _loose(hand))


def _why(seen: Observation, action: Action) -> Reason:
    """Put the choice in a fact a person could have seen."""
    if is_discard(action):
        return Reason("bot_least_useful", "bot.beginner", {"card": code(discarded(action))})
    if action == PASS:
        return Reason("bot_keeps_hand", "bot.beginner")
    card = code(seen.live)
    return Reason("bot_takes", "bot.beginner", {"card": card})
