"""The waits of a hand: the quick check before the exact search rejects no win."""

from __future__ import annotations

import pytest

from hupai.registry import games
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.cards import KINDS
from hupai.zipai.hand.waits import could_complete, wins_on
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.win_facts import BY_NAMES
from tests.engine.playing import moments


@pytest.mark.parametrize("game", sorted(games))
def test_the_quick_check_rejects_no_winning_card(game: str) -> None:
    """At every decision of some hands, for every seat and every way a card may come."""
    ready = spared = 0
    for t in moments(game, 20, rollout_action, "readiness"):
        for seat in range(SEATS):
            possible = could_complete(t, seat)
            won = {kind for kind in range(KINDS) for by in range(len(BY_NAMES)) if wins_on(t, seat, kind, by)}
            assert won <= set(possible)
            assert list(possible) == sorted(possible)
            ready += bool(won)
            spared += not possible
    assert ready > 50 and spared > 500
