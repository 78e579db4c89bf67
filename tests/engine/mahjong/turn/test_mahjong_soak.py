"""Whole hands of random players and of beginners with every invariant checked after every step.

A part of the long run plays 1000 random hands and 100 hands of beginners of each game.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.mahjong.actions import Action, format_action
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.state import Table
from hupai.mahjong.turn.machine import step
from hupai.mahjong.view.observation import observe
from hupai.mahjong.why.refusals import why_not
from hupai.table.chance import Stream
from hupai.table.payments import totals
from tests.engine.amounts import each_part
from tests.engine.mahjong.hidden_tiles import hide_and_shuffle
from tests.engine.mahjong.turn.test_mahjong_random_play import (
    Check,
    Choose,
    check,
    check_whole_hands,
    each_game,
    everything,
    random_hands,
    some_action,
)
from tests.engine.mahjong.why.attempts import POOL


def beginner_action(t: Table, seat: int, rng: Random) -> Action:
    """What the beginner does."""
    seen = observe(t, seat)
    chance = Stream("soak", str(rng.random()))
    action = LADDER["beginner"].decide(seen, seen.legal, Budget(explain=False), chance).action
    assert action in t.offers[seat], f"illegal: {format_action(action)}"
    return action


PLAYERS: dict[str, Choose] = {"random": some_action, "beginner": beginner_action}


def every_invariant(rng: Random) -> Check:
    """Look at a table, and from one of its seats: what is offered applies, all else is refused, secrets are kept."""

    def look(t: Table) -> None:
        check(t)
        assert sum(totals(t.payments, t.seats)) == 0
        seat = rng.randrange(t.seats)
        offers = t.offers[seat] if seat in t.pending else []
        for action in (*offers, *rng.sample(POOL, 4)):
            reason = why_not(t, seat, action)
            assert (reason is None) == (action in offers), (format_action(action), reason)
        before = everything(t)
        for action in offers:
            copy = t.clone()
            step(copy, seat, action)
            check(copy)
        assert everything(t) == before
        assert observe(hide_and_shuffle(t, seat, rng), seat) == observe(t, seat)

    return look


def soak(game: Any, player: str, name: str, hands: int) -> None:
    """Play hands and check them at every step and at the end; somebody wins one in four of them at least."""
    rng = Random(f"{name} {game.ID} {player}")
    seen = check_whole_hands(random_hands(game, f"{name} {player}", hands, every_invariant(rng), PLAYERS[player]))
    assert seen["hand_over"] == hands and seen["won"] > hands // 4, seen


@each_game
@pytest.mark.parametrize(("player", "hands"), [("random", 6), ("beginner", 4)])
def test_hands_break_no_invariant(game: Any, player: str, hands: int) -> None:
    soak(game, player, "short", hands)


@pytest.mark.long
@each_game
@each_part()
@pytest.mark.parametrize(("player", "hands"), [("random", 1000), ("beginner", 100)])
def test_many_hands_break_no_invariant(game: Any, player: str, hands: int, part: int) -> None:
    soak(game, player, f"long {part}", hands)
