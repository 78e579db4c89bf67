"""The beginner lacks the knowledge of later levels."""

from __future__ import annotations

import pytest

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import DECLARE
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import full_deck
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from tests.engine.amounts import amount
from tests.engine.zipai_games import games

pytestmark = pytest.mark.more

HANDS = amount(120, 1000)


def test_it_announces_nothing_with_its_kings():
    rules, bot = games["yongzhou"].base, LADDER["beginner"]
    offered = 0
    for number in range(HANDS):
        name = f"announcing:{number}"
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % 3)
        chance = Stream(name, "bot")
        while t.phase != PHASE_OVER:
            seen = observe(t, t.pending[0])
            decision = bot.decide(seen, seen.legal, Budget(), chance)
            if DECLARE in seen.legal:
                offered += 1
                assert [reason.code for reason in decision.reasons] == ["bot_announces_nothing"]
                assert DECLARE not in [action for action, _ in decision.ranking]
            assert decision.action != DECLARE
            step(t, seen.seat, decision.action)
    assert offered > 10
