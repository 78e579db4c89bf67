"""If a bot has no answer, the level below makes that one move: a match never hangs on a bot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hupai.bots.base import Budget, Decision
from hupai.session import bot_action, match_from_record
from hupai.table.chance import Stream
from hupai.zipai.actions import Action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.view.observation import Observation
from tests.engine.facade_client import Client

LEVELS = list(LADDER)


class Silent:
    """A bot that never answers, under the name of the bot that it replaces."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        raise TimeoutError


def dealt(bot: str) -> Client:
    """Return a match in which a bot of this level plays the first card."""
    for seed in range(100):
        p = Client(game="yongzhou", seats=["human", bot, bot], hands=1, seed=f"s{seed}")
        if p.state["waiting"] == "bot":
            return p
    raise AssertionError("the person always begins")


@pytest.mark.parametrize("bot", LEVELS[1:])
def test_the_level_below_makes_one_move_for_a_silent_bot(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    p = dealt(bot)
    record = p.record
    below = LEVELS[LEVELS.index(bot) - 1]
    match = match_from_record(record)
    match.players = ("human", below, below)
    seat = match.hand.to_act[0]
    expected = f"{seat} {bot_action(match, seat)}"
    monkeypatch.setitem(LADDER, bot, Silent(bot))
    assert p.refused(do="advance")["facts"]["where"] == "TimeoutError"
    p.ask(do="advance", easy=True)
    assert p.record.splitlines()[len(record.splitlines()) - 1] == expected
    assert p.ask(do="view")["setup"]["seats"] == ["human", bot, bot], "its level stays what it was"


def test_the_lowest_level_plays_its_own_move() -> None:
    p = dealt(LEVELS[0])
    match = match_from_record(p.record)
    seat = match.hand.to_act[0]
    p.ask(do="advance", easy=True)
    assert f"\n{seat} {bot_action(match, seat)}\n" in p.record
