"""Whole tables a seat should reckon with: consistent with all it saw, and as likely as the others' play makes them.

``Belief(seen)`` is prepared once for a position, then ``world(rng)`` gives one table after another, each as
good as any other (no weights to carry): likely hands simply come more often. ``worlds(seen, rng, count)`` gives so
many at once, ``sample(seen, rng)`` one. Each is a full table of its own on which the seat sees exactly ``seen``; play
it on with :func:`hupai.zipai.turn.step`, no clone is needed. The same position and stream give the same tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.belief_weights import WEIGHTS
from hupai.bots.past import pasts
from hupai.bots.plausible import FEATURES, PHASES, Reading
from hupai.bots.swaps import Swaps
from hupai.table.chance import Stream
from hupai.zipai import sampling
from hupai.zipai.cards import KING, Kind
from hupai.zipai.claim import BY_DISCARD, BY_OTHER, BY_SELF
from hupai.zipai.evidence import evidence, raised_hands
from hupai.zipai.observation import Observation
from hupai.zipai.readiness import wins_on
from hupai.zipai.state import FLIP, SEATS, Table

SETTLING, BETWEEN = 200, 100
"""Exchanges before the first world of a walk, and between one and the next, for forty hidden cards in hands; fewer
cards need fewer."""
FORTY = 40
WORLDS_A_WALK, WITH_HIDDEN = 16, 8
"""Worlds after which a walk begins anew, and where groups lie face down: these stay as they are during a walk."""
PATIENCE = 12
"""How often a walk goes on because the game would not have come to this point with its deal."""
ROWS: tuple[tuple[int, ...], ...] = tuple(zip(*WEIGHTS.values(), strict=True))
"""The fitted weights by how often a seat has played."""
if tuple(WEIGHTS) != FEATURES or len(ROWS) != PHASES:
    raise ImportError("belief_weights was fitted to other features: run hupai.training.fit_beliefs")


class Belief:
    """What one seat should believe about a position; prepare it once, then draw from it."""

    def __init__(self, seen: Observation, weights: Sequence[Sequence[int]] = ROWS) -> None:
        self.seen = seen
        self._known = evidence(seen)
        fixed = {seen.seat, *raised_hands(seen), *(seat for seat in range(SEATS) if seen.dead[seat])}
        past = pasts(seen, self._known)
        self._readings = {
            seat: Reading(seen, past[seat], weights) for seat in range(SEATS) if seat not in fixed
        }
        self._since = [one.since for one in past]
        self._swaps: Swaps | None = None
        self._start: Table | None = None
        self._left = 0

    def world(self, rng: Stream) -> Table:
        """Return a table on which the seat sees exactly this; likely hands come more often.

        The hand must not be over (ValueError). The work is bounded.
        """
        if self._swaps is None or not self._left:
            self._begin(rng)
        swaps, start = self._swaps, self._start
        assert swaps is not None and start is not None
        self._left -= 1
        for _ in range(PATIENCE):
            swaps.walk(1 + BETWEEN * swaps.in_hands // FORTY, rng)
            wall = swaps.wall
            rng.shuffle(wall)
            hands = [list(hand) for hand in swaps.hands]
            t = sampling.table_of(self.seen, self._known, (hands, [list(laid) for laid in start.melds], wall))
            if t is not None and not self._let_a_win_go(t):
                return t
        self._left = 0
        return sampling.sample(self.seen, rng)

    def _let_a_win_go(self, t: Table) -> bool:
        """Whether a hand would have won on a card that went by since it last changed."""
        discards_win = t.rules.win_on_discard
        for seat in self._readings:
            for owner, kind, source in self._since[seat]:
                if source == FLIP or discards_win:
                    by = BY_DISCARD if source != FLIP else BY_SELF if owner == seat else BY_OTHER
                    if wins_on(t, seat, kind, by):
                        return True
        return False

    def _begin(self, rng: Stream) -> None:
        """Start a walk from a deal as chance makes it."""
        t = self._start = sampling.sample(self.seen, rng)
        hands = [list(hand) for hand in t.hands]
        self._swaps = Swaps(hands, t.wall[t.drawn :], self._readings, self._known.most, self._held(t))
        self._swaps.walk(SETTLING * self._swaps.in_hands // FORTY, rng)
        self._left = WITH_HIDDEN if self._known.hidden else WORLDS_A_WALK

    def _held(self, t: Table) -> dict[int, dict[Kind, int]]:
        """Return the cards that must stay in each hand: kings all saw, and the shown card."""
        held = {seat: {KING: self.seen.kings_shown[seat]} for seat in self._readings}
        shown, dealer = self._known.shown, self.seen.dealer
        if shown >= 0 and dealer in held and t.hands[dealer][shown]:
            held[dealer][shown] = 1
        return held


def worlds(seen: Observation, rng: Stream, count: int) -> list[Table]:
    """Return ``count`` tables that fit what was seen, each as good as any other."""
    belief = Belief(seen)
    return [belief.world(rng) for _ in range(count)]


def sample(seen: Observation, rng: Stream) -> Table:
    """Return one table that fits what was seen; a single draw of :class:`Belief`."""
    return Belief(seen).world(rng)
