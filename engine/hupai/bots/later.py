"""What a position comes to in one made-up world: the hand goes on until the seat may choose again.

There an evaluator rates its choices, as the strong player would. To go on to the end would count what quick players
make of the hand, not what this one would, and chance would weigh three times as much in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.choices import Choices
from hupai.bots.evaluator import POINT, Evaluator
from hupai.bots.quick import quick_action
from hupai.bots.taking import TOO_MUCH, but_win, surely, win_worth
from hupai.bots.worth import least_useful
from hupai.zipai.actions import HU, Action, discard, discarded, is_discard
from hupai.zipai.observation import Observation, observe
from hupai.zipai.state import OVER, Table
from hupai.zipai.turn import step

DISCARDS = 3
"""Discards that are rated, those of the least useful cards: more make it slower and no better."""


def worth_later(t: Table, seat: int, evaluator: Evaluator) -> int:
    """Return what the seat may expect of the hand, in thousandths of a point, once it has a choice again.

    The others play as quick players do, and ``t`` is changed. If the hand ends before, it is what it paid.
    """
    while t.phase != OVER:
        asked = t.pending[0]
        legal = t.offers[asked]
        if asked != seat or len(legal) == 1:
            step(t, asked, quick_action(t, asked))
            continue
        seen = observe(t, seat)
        sure = surely(seen, legal, "bot.expert")
        if sure is None:
            return _best(seen, legal, evaluator)
        step(t, seat, sure.action)
    assert t.result is not None
    return POINT * t.result.scores[seat]


def _best(seen: Observation, legal: Sequence[Action], evaluator: Evaluator) -> int:
    """Return what the best choice is worth."""
    worth = win_worth(seen) if HU in legal else None
    if worth is not None:
        return max(worth, _best(seen, but_win(legal), evaluator) - TOO_MUCH)
    if is_discard(legal[-1]):
        kinds = least_useful(seen.hand, [discarded(action) for action in legal], DISCARDS)
        legal = [discard(kind) for kind in kinds]
    choices = Choices(seen, DISCARDS)
    return max(evaluator.best(choices, action)[0] for action in legal)
