"""What letting a win go costs, in both families of card games: it is said beforehand, and then tried."""

from __future__ import annotations

from collections import Counter

import pytest

import hupai
from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.table.hand import Hand
from tests.engine.amounts import few_or_many
from tests.engine.random_options import drawn_options

ANOTHER = {"hu_given_up", "win_given_up", "next_must_pay_more"}
"""There may be another win in this hand."""
NONE = {"last_win_given_up", "hand_goes_dead"}
"""There is none."""


@few_or_many("number", 24, 1000)
@pytest.mark.parametrize("game_id", ["yuanjiang", "yongzhou"])
def test_what_a_win_let_go_costs_is_said_and_comes_true(game_id: str, number: int) -> None:
    """All play as bots do, except that nobody takes a win."""
    game, met = hupai.games[game_id], Counter[str]()
    bot, text = game.family.bots.named("beginner"), game.family.notation.format_action
    for deal in range(number):
        chance = Stream(str(deal), "let go")
        hand = game.deal(game.rules(**drawn_options(game, chance)), seed=str(deal))
        while not hand.over:
            seat = hand.to_act[0]
            seen = hand.view(seat)
            others = [action for action in seen.legal if text(action) != "hu"]
            for action in others if len(others) < len(seen.legal) else []:
                said = {effect.code for effect in hand.effects(seat, action)} & {*ANOTHER, *NONE}
                follows = outcome(hand, seat, action)
                assert len(said) == (follows != "now" or game_id == "yongzhou"), (said, follows)
                assert said & NONE == {follows} & NONE, (said, follows)
                met[follows] += 1
            hand.act(seat, bot.decide(seen, others, Budget(), chance).action)
    assert {"another", "now", "last_win_given_up"} <= met.keys(), met


def outcome(hand: Hand, seat: int, action: int) -> str:
    """Return what follows if nobody else wants the card: a dead hand, no other win, the win itself, or another one."""
    after = hand.copy()
    after.act(seat, action)
    while not after.over and after.to_act[0] != seat and "pass" in after.legal(after.to_act[0]):
        after.act(after.to_act[0], "pass")
    if after.table.dead[seat] and not hand.table.dead[seat] and hand.table.wall_left:
        return "hand_goes_dead"
    if not after.over and "hu" in after.legal(seat) and after.table.drawn == hand.table.drawn:
        return "now"
    return "another" if hand.table.wall_left else "last_win_given_up"
