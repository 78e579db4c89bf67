"""The beginner bot: it counts how many tiles its hand is from ready, and does not think further.

It wins whenever it can, throws away the tile without which the hand stays nearest to ready, and claims what brings it
nearer. It does not look at what others discarded, at how many copies are left, or at what a hand is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.mahjong.actions import (
    HU,
    NO_PIAO,
    PIAO,
    Action,
    is_discard,
    is_reveal,
    tile_of,
)
from hupai.mahjong.bots.afterwards import DRAWS, OWES, After, after, without
from hupai.mahjong.bots.aims import MELDS, PAIRS
from hupai.mahjong.bots.explanations import rates
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import KINDS, RANKS, SUITED, SUITS, Kind, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.reason import Reason

_RULE = "bot.beginner"

STEP = 1000
"""The value of being one tile nearer to ready."""


CLAIM = 900
"""What a claim is worth by itself."""


class Beginner:
    """Greedy: it counts tiles to ready."""

    name = "beginner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡 if offered, else the choice that leaves the hand nearest to ready."""
        if HU in legal:
            return Decision(HU, (Reason("bot_wins", _RULE),), ((HU, 1),))
        if PIAO in legal:
            return Decision(NO_PIAO, (Reason("bot_plays_low", _RULE),), ((NO_PIAO, 1), (PIAO, 0)))
        judged = _Judged(seen)
        known = [action for action in legal if not is_reveal(action)]
        values = sorted([(-judged.value(action), place, action) for place, action in enumerate(known)])
        best = values[0][2]
        reasons = (judged.why(best),) if budget.explain else ()
        return Decision(best, reasons, tuple((action, -value) for value, _, action in values))


class _Judged:
    """One decision."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.outlook = Outlook(seen)
        self.aims = [aim for aim in self.outlook.prices.wide if aim.shape in (MELDS, PAIRS)]

    def value(self, action: Action) -> int:
        """Return the value of the tiles after the action: nearness first, then how well they hang together."""
        found = after(self.seen, action)
        if found.then == OWES:
            # Whatever does not set it back is claimed.
            return CLAIM + max(self._of(without(found.hand, kind), found.melds, kind) for kind in self._spare(found))
        value = self._of(found.hand, found.melds, tile_of(action) if is_discard(action) else -1)
        # A kong brings a tile, so it may be laid when it costs nothing.
        return value + (STEP // 2 if found.then == DRAWS else 0)

    def _spare(self, found: After) -> list[Kind]:
        """Return the kinds that may be discarded after a claim: no wild if there is anything else."""
        held = [kind for kind in range(KINDS) if found.hand[kind]]
        return [kind for kind in held if kind not in self.seen.wilds] or held

    def _of(self, hand: tuple[int, ...], melds: Sequence[Meld], discarded: Kind) -> int:
        held = self.outlook.held(hand, melds)
        distance = min(held.distance(aim) for aim in self.aims)
        value = -STEP * distance
        if discarded >= 0:
            value -= self._use(hand, melds, discarded)
        return value

    def _use(self, hand: Sequence[int], melds: Sequence[Meld], kind: Kind) -> int:
        """Return how well a discarded tile went with the tiles that stay; a wild goes with everything."""
        if kind in self.seen.wilds:
            return 100 * STEP
        use = 4 * hand[kind]
        if kind < SUITED:
            rank = kind % RANKS
            for step, weight in ((1, 2), (2, 1)):
                use += weight * (rank >= step and hand[kind - step] > 0)
                use += weight * (rank + step < RANKS and hand[kind + step] > 0)
            if self.seen.rules.two_suits and suit_of(kind) == self._least_suit(hand, melds):
                use -= 50
        return 10 * use

    def _least_suit(self, hand: Sequence[int], melds: Sequence[Meld]) -> int:
        """Return the suit of which there are the fewest tiles, laid ones counted."""
        tiles = [sum(hand[suit * RANKS : (suit + 1) * RANKS]) for suit in range(SUITS)]
        for meld in melds:
            tiles[suit_of(meld.kind)] += 13
        return tiles.index(min(tiles))

    def why(self, action: Action) -> Reason:
        """Return a fact behind the choice that a person at this seat could have seen."""
        return rates(self.seen, action, _RULE)
