"""The beginner lacks the knowledge of later levels."""

from __future__ import annotations

import pytest

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import DECLARE, PASS
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import KING, full_deck
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from hupai.zipai.why.preview import own_table
from tests.engine.amounts import amount
from tests.engine.zipai_games import games

pytestmark = pytest.mark.more

HANDS = amount(120, 1000)


def announcements(**options):
    """Yield what it sees and decides where it may announce a king win."""
    rules, bot = games["yongzhou"].rules(**options), LADDER["beginner"]
    for number in range(HANDS):
        name = f"announcing:{number}"
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % 3)
        chance = Stream(name, "bot")
        while t.phase != PHASE_OVER:
            seen = observe(t, t.pending[0])
            decision = bot.decide(seen, seen.legal, Budget(), chance)
            assert DECLARE in seen.legal or decision.action != DECLARE
            if DECLARE in seen.legal:
                yield seen, decision
            step(t, seen.seat, decision.action)


def test_it_announces_nothing_where_its_kings_win_without():
    found = [decision for _, decision in announcements()]
    for decision in found:
        assert decision.action == PASS and DECLARE not in [action for action, _ in decision.ranking]
        assert [reason.code for reason in decision.reasons] == ["bot_announces_nothing"]
    assert len(found) > 10


def test_it_announces_where_its_kings_cannot_win_otherwise():
    """By 限胡 two kings need the factor that an announcement adds, if their colours do not."""
    announced = 0
    for seen, decision in announcements(kings=4):
        wins = any(waits(own_table(seen), seen.seat, BY_SELF))
        assert decision.action == (PASS if wins else DECLARE)
        announced += not wins
        assert wins or ([reason.code for reason in decision.reasons] == ["bot_declares"] and seen.hand[KING] > 1)
    assert announced > 5
