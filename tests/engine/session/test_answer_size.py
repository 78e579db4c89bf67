"""An answer carries the changes, not the match: at hand 30 it is as small as at hand 1."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hupai
from hupai.registry import games
from hupai.session import Session
from hupai.table.chance import Stream
from hupai.table.match import Match
from hupai.table.record import format_record
from tests.engine.amounts import few_or_many, richest
from tests.engine.facade_client import players
from tests.engine.random_options import drawn_options

MOST = 12_000
"""The limit for an answer, in bytes."""
FOR_A_WINNER = 2_000
"""How much larger it may be for each further winner of a hand. The account of a win has its groups (500 bytes), its
lines (up to 500), the best other reading of the tiles (800) and its payments (200)."""
SIZED = ("new", "act", "advance", "next", "load")
HANDS = 30


def record_at(hand: int, game_id: str, seats: list[str]) -> str:
    """A match of thirty hands as its record, with the last decision of the hand before that one still to be made."""
    match = Match(games[game_id], games[game_id].rules(), seats, HANDS, "size")
    while True:
        if match.hand.over:
            match.next()
        before = match.checkpoint()
        seat = match.hand.to_act[0]
        match.act(seat, match.hand.legal(seat)[0])
        if match.hand.over and match.number == hand - 1:
            match.restore(before)
            return format_record(match.record(hupai.__version__))


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

    def play(self, hands: int, /, **first: Any) -> None:
        """Play so many hands from a new match or a record; reload it after each hand and sometimes during one."""
        state = self.ask(**first)
        steps = ended = 0
        while ended < hands:
            steps += 1
            if steps % 50 == 0 or state["waiting"] == "next":
                self.ask(do="load", match="again", record=self.ask(do="save")["record"], open=first.get("open", False))
            if state["waiting"] == "human":
                action = self.ask(do="hint", judge="beginner", step=2)["best"]["action"]
                state = self.ask(do="act", action=action)
            else:
                state = self.ask(do="next" if state["waiting"] == "next" else "advance")
            ended += state["waiting"] in ("next", "end")

    def check(self, game_id: str) -> None:
        """Every kind of answer occurred, and none was too large."""
        most = MOST + FOR_A_WINNER * (getattr(games[game_id].base, "wins_to_end", 1) - 1)
        assert all(0 < size <= most for size in self.largest.values()), self.largest


@few_or_many("house_rules", 1, 20)
@pytest.mark.parametrize("game_id", richest(sorted(games)))
def test_an_answer_is_small_at_the_first_hand_and_at_the_last_of_thirty_and_under_any_house_rules(
    game_id: str, house_rules: int
) -> None:
    """The first hand and the last one; short matches with random options, some all open."""
    caller, chance, seats = Sized(), Stream(game_id, "size"), players(game_id, bot="beginner")
    new = {"do": "new", "game": game_id, "seats": seats}
    caller.play(1, **new, hands=HANDS, seed="size")
    caller.play(2, do="load", record=record_at(HANDS, game_id, seats))
    for number in range(house_rules):
        game = games[game_id]
        options = drawn_options(game, chance)
        new["seats"] = seats[: game.family.play.seats(game.rules(**options))]
        options.pop("hands_per_session", None)
        caller.play(2, **new, hands=2, seed=f"size{number}", options=options, open=number % 2 == 0)
    caller.check(game_id)
