"""An answer carries the changes, not the match: at hand 30 it is as small as at hand 1."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hupai.registry import games
from hupai.session import Session
from hupai.table.chance import Stream
from tests.engine.facade_client import players
from tests.engine.random_options import drawn_options

MOST = 12_000
"""The limit for an answer, in bytes."""
FOR_A_WINNER = 2_000
"""How much larger it may be for each further winner of a hand. The account of a win has its groups (500 bytes), its
lines (up to 500), the best other reading of the tiles (800) and its payments (200)."""
SIZED = ("new", "act", "advance", "next", "load")
HANDS = 30


class Sized:
    """A client that notes the size of every answer, and lets a bot choose for the person."""

    def __init__(self) -> None:
        self.session = Session()
        self.largest = dict.fromkeys(SIZED, 0)

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a message that must succeed; return its result."""
        text = self.session.handle(json.dumps(request))
        answer = json.loads(text)
        assert answer["ok"], answer
        if request["do"] in SIZED:
            self.largest[request["do"]] = max(self.largest[request["do"]], len(text.encode()))
        result: dict[str, Any] = answer["result"]
        return result

    def play(self, **new: Any) -> None:
        """Play a match to its end; reload it from its record after each hand and sometimes during one."""
        state = self.ask(do="new", **new)
        steps = 0
        while state["waiting"] != "end":
            steps += 1
            if steps % 50 == 0 or state["waiting"] == "next":
                self.ask(do="load", match="again", record=self.ask(do="save")["record"], open=new.get("open", False))
            if state["waiting"] == "human":
                action = self.ask(do="hint", judge="beginner", step=2)["best"]["action"]
                state = self.ask(do="act", action=action)
            else:
                state = self.ask(do="next" if state["waiting"] == "next" else "advance")

    def check(self, game_id: str) -> None:
        """Every kind of answer occurred, and none was too large."""
        most = MOST + FOR_A_WINNER * (getattr(games[game_id].base, "wins_to_end", 1) - 1)
        assert all(0 < size <= most for size in self.largest.values()), self.largest


@pytest.mark.parametrize("game_id", sorted(games))
def test_an_answer_is_small_at_any_hand(game_id: str) -> None:
    """A match of thirty hands under default options."""
    caller = Sized()
    caller.play(game=game_id, seats=players(game_id, bot="beginner"), hands=HANDS, seed="size")
    caller.check(game_id)


@pytest.mark.parametrize("game_id", sorted(games))
def test_an_answer_is_small_under_any_house_rules(game_id: str) -> None:
    """Short matches with random options, and with all hands open."""
    caller, chance = Sized(), Stream(game_id, "size")
    for number in range(6):
        options = drawn_options(games[game_id], chance)
        options.pop("hands_per_session", None)
        caller.play(
            game=game_id,
            seats=players(game_id, 1, "beginner"),
            hands=3,
            seed=f"size{number}",
            options=options,
            open=number % 2 == 1,
        )
    caller.check(game_id)
