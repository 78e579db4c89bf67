"""Sampling worlds that a seat should expect: full tables that fit all it saw, likely ones more often.

Prepare ``Belief(seen)`` once per position; then each ``sample_world(rng)`` returns a table. All have equal weight: a
likely deal comes up more often. The seat sees exactly ``seen`` on every table. Each table is separate, so it can be
played on with :func:`hupai.zipai.turn.machine.step`. The same position and stream give the same tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.bots.belief_weights import WEIGHTS
from hupai.zipai.bots.discard_history import seat_histories
from hupai.zipai.bots.hand_likelihood import FEATURES, WEIGHT_ROWS, HandLikelihood
from hupai.zipai.bots.metropolis import MetropolisWalk
from hupai.zipai.cards import KING, Kind
from hupai.zipai.determinize import sample as sampling
from hupai.zipai.determinize.evidence import evidence_of, raised_hands
from hupai.zipai.hand.waits import wins_on
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_OTHER, BY_SELF
from hupai.zipai.state import FLIP, Table
from hupai.zipai.view.observation import Observation

BURN_IN, THINNING = 200, 100
"""Proposed exchanges before the first world of a walk, and between two worlds, when forty cards in hands are hidden.
Fewer cards need proportionally fewer."""
FORTY = 40
WORLDS_PER_WALK, WORLDS_WITH_HIDDEN = 16, 8
"""Worlds per walk, and if groups lie face down: those groups stay the same during a walk."""
MAX_REJECTED = 12
"""How many worlds may be rejected in a row because the game could not have reached this position."""
BELIEF_WEIGHTS: tuple[tuple[int, ...], ...] = tuple(zip(*WEIGHTS.values(), strict=True))
"""The fitted weights, a row for each number of cards played (``WEIGHT_ROWS``)."""
if tuple(WEIGHTS) != FEATURES or len(BELIEF_WEIGHTS) != WEIGHT_ROWS:
    raise ImportError("belief_weights was fitted to other features: run hupai.zipai.training.fit_beliefs")


class Belief:
    """What one seat should believe about a position."""

    def __init__(self, seen: Observation, weights: Sequence[Sequence[int]] = BELIEF_WEIGHTS) -> None:
        self.seen = seen
        self._known = evidence_of(seen)
        fixed = {seen.seat, *raised_hands(seen), *(seat for seat in seen.others if seen.dead[seat])}
        history = seat_histories(seen, self._known)
        self._likelihoods = {
            seat: HandLikelihood(seen, history[seat], weights) for seat in seen.others if seat not in fixed
        }
        self._recent_cards = [one.recent_cards for one in history]
        self._walk: MetropolisWalk | None = None
        self._start: Table | None = None
        self._left = 0

    def sample_world(self, rng: Stream) -> Table:
        """Return a full table on which the seat sees exactly ``seen``; ValueError if the hand is over.

        The work is bounded.
        """
        if self._walk is None or not self._left:
            self._begin(rng)
        walk, start = self._walk, self._start
        assert walk is not None and start is not None
        self._left -= 1
        for _ in range(MAX_REJECTED):
            walk.advance(1 + THINNING * walk.in_hands // FORTY, rng)
            rest = walk.rest
            rng.shuffle(rest)
            hands = [list(hand) for hand in walk.hands]
            t = sampling.build_table(self.seen, self._known, (hands, [list(laid) for laid in start.melds], rest))
            if t is not None and not self._passed_up_a_win(t):
                return t
        self._left = 0
        return sampling.sample(self.seen, rng)

    def _passed_up_a_win(self, t: Table) -> bool:
        """Whether a hand could have won on a card that passed since the hand last changed."""
        discards_win = t.rules.win_on_discard
        for seat in self._likelihoods:
            for owner, kind, source in self._recent_cards[seat]:
                if source == FLIP or discards_win:
                    by = BY_DISCARD if source != FLIP else BY_SELF if owner == seat else BY_OTHER
                    if wins_on(t, seat, kind, by):
                        return True
        return False

    def _begin(self, rng: Stream) -> None:
        """Start a walk from a random deal."""
        t = self._start = sampling.sample(self.seen, rng)
        hands = [list(hand) for hand in t.hands]
        rest = [*t.wall[t.drawn :], *t.buried]
        self._walk = MetropolisWalk(hands, rest, self._likelihoods, self._known.most, self._held(t))
        self._walk.advance(BURN_IN * self._walk.in_hands // FORTY, rng)
        self._left = WORLDS_WITH_HIDDEN if self._known.hidden else WORLDS_PER_WALK

    def _held(self, t: Table) -> dict[int, dict[Kind, int]]:
        """Return the cards that must stay in each hand: kings that all have seen, and the shown card."""
        held = {seat: {KING: self.seen.kings_shown[seat]} for seat in self._likelihoods}
        shown, dealer = self._known.shown, self.seen.dealer
        if shown >= 0 and dealer in held and t.hands[dealer][shown]:
            held[dealer][shown] = 1
        return held


def sample_worlds(seen: Observation, rng: Stream, count: int) -> list[Table]:
    """Return ``count`` tables that fit the observation."""
    belief = Belief(seen)
    return [belief.sample_world(rng) for _ in range(count)]
