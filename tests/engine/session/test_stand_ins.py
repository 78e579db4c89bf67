"""If a bot has no answer, the level below makes that one move: a match never hangs on a bot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from hupai.bots.base import Budget, Decision
from hupai.session import Session, bot_action, match_from_record
from hupai.table.chance import Stream
from hupai.zipai.actions import Action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.view.observation import Observation

LEVELS = list(LADDER)


class Silent:
    """A bot that never answers, under the name of the bot that it replaces."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        raise TimeoutError


def ask(session: Session, **request: Any) -> dict[str, Any]:
    """Return the façade's whole answer."""
    answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    return answer


def saved(session: Session) -> str:
    """Return the match as text."""
    record: str = ask(session, do="save")["result"]["record"]
    return record


def dealt(bot: str) -> tuple[Session, str]:
    """Return a match in which a bot of this level plays the first card, and its record."""
    for seed in range(100):
        session = Session()
        state = ask(session, do="new", game="yongzhou", seats=["human", bot, bot], hands=1, seed=f"s{seed}")["result"]
        if state["waiting"] == "bot":
            return session, saved(session)
    raise AssertionError("the person always begins")


@pytest.mark.parametrize("bot", LEVELS[1:])
def test_the_level_below_makes_one_move_for_a_silent_bot(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, record = dealt(bot)
    below = LEVELS[LEVELS.index(bot) - 1]
    match = match_from_record(record)
    match.players = ("human", below, below)
    seat = match.hand.to_act[0]
    expected = f"{seat} {bot_action(match, seat)}"
    monkeypatch.setitem(LADDER, bot, Silent(bot))
    assert ask(session, do="advance")["error"]["facts"]["where"] == "TimeoutError"
    after = ask(session, do="advance", easy=True)
    assert after["ok"]
    assert saved(session).splitlines()[len(record.splitlines()) - 1] == expected
    assert ask(session, do="view")["result"]["setup"]["seats"] == ["human", bot, bot], "its level stays what it was"


def test_the_lowest_level_plays_its_own_move() -> None:
    session, record = dealt(LEVELS[0])
    seat = match_from_record(record).hand.to_act[0]
    assert ask(session, do="advance", easy=True)["ok"]
    assert f"\n{seat} {bot_action(match_from_record(record), seat)}\n" in saved(session)
