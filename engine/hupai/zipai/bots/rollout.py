"""A rollout: play on in one sampled world until the seat has a choice again, then return the value of its best choice.

An evaluator rates that choice, as the strong bot would. Playing to the end instead would measure how well the rollout
policy plays, and chance would weigh three times as much.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import POINT
from hupai.zipai.actions import HU, Action, discard, discarded, is_discard
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.card_value import least_useful
from hupai.zipai.bots.evaluator import Evaluator
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.bots.win_or_continue import OVERRATED, forced_decision, value_of_win, without_win
from hupai.zipai.cards import Kind
from hupai.zipai.state import PHASE_DISCARD, PHASE_OVER, Table
from hupai.zipai.turn.machine import step
from hupai.zipai.view.observation import Observation, observe

DISCARDS = 3
"""How many discards are rated, those of the least useful cards. More make it slower but no better."""


def rollout_value(t: Table, seat: int, evaluator: Evaluator) -> int:
    """Return the value of the seat's next choice in thousandths of a point, or its score if the hand ends first.

    Until then all seats follow the rollout policy. ``t`` is changed.
    """
    while t.phase != PHASE_OVER:
        asked = t.pending[0]
        legal = t.offers[asked]
        if asked != seat or len(legal) == 1:
            step(t, asked, rollout_action(t, asked))
            continue
        seen = observe(t, seat)
        forced = forced_decision(seen, legal, "bot.expert")
        if forced is None:
            return _best(seen, legal, evaluator)
        step(t, seat, forced.action)
    assert t.result is not None
    return POINT * t.result.scores[seat]


def _best(seen: Observation, legal: Sequence[Action], evaluator: Evaluator) -> int:
    """Return the value of the best choice."""
    value = value_of_win(seen) if HU in legal else None
    if value is not None:
        return max(value, _best(seen, without_win(legal), evaluator) - OVERRATED)
    if is_discard(legal[-1]):
        kinds = least_useful(seen.hand, [discarded(action) for action in legal], DISCARDS)
        legal = [discard(kind) for kind in kinds]
    afterstates = Afterstates(seen, DISCARDS)
    return max(evaluator.best(afterstates, action)[0] for action in legal)


def play_choice(t: Table, seat: int, action: Action, follow_up: Kind) -> None:
    """Make a choice on ``t``, then discard ``follow_up`` (-1 for none) if a discard is owed and this one is legal."""
    step(t, seat, action)
    if follow_up >= 0 and t.phase == PHASE_DISCARD and t.pending == [seat]:
        play = discard(follow_up)
        if play in t.offers[seat]:
            step(t, seat, play)
