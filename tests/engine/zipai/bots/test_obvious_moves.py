"""Positions with an obviously right move: each can occur, is proved by play-outs, and the strong bots miss none."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.zipai.actions import format_action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.position import parse_position
from tests.engine.amounts import few_or_many
from tests.engine.obvious_moves_check import proved
from tests.engine.positions import possible, stored
from tests.engine.zipai_games import games
from tests.rows import each_row

POSITIONS = stored()
TUNED = {"yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang"}
"""The games whose positions the bots were tuned on; a new game joins them when it has twelve positions."""

ASKED = {name: name != "regular" for name in ("regular", "strong", "expert") if name in LADDER}
"""The bots that are asked: in all positions, or only in those marked as within their knowledge."""
FIRST_OF_KIND = {position["theme"]: position for position in reversed(POSITIONS)}


@each_row("position", {position["id"]: position for position in POSITIONS})
def test_the_position_can_occur_names_its_right_actions_and_says_why(position: dict[str, Any]) -> None:
    legal = set(map(format_action, possible(position["position"]).legal))
    assert position["right"] and set(position["right"]) < legal
    assert position["why"].endswith(".") and isinstance(position["regular"], bool)


def test_every_tuned_game_and_every_kind_has_positions() -> None:
    assert len(POSITIONS) >= 120 and len({position["id"] for position in POSITIONS}) == len(POSITIONS)
    asked = Counter(parse_position(position["position"]).rules.game for position in POSITIONS)
    assert TUNED <= set(asked) <= set(games) and min(asked.values()) >= 12
    assert sum(position["regular"] for position in POSITIONS) >= 100


def choice(bot: str, position: dict[str, Any], again: str = "") -> str:
    """What a bot does in a position, by a stream of this name."""
    seen = parse_position(position["position"])
    stream = Stream(position["id"], bot + again)
    return format_action(LADDER[bot].decide(seen, seen.legal, Budget(explain=False), stream).action)


@few_or_many("number", len(FIRST_OF_KIND), len(POSITIONS))
@pytest.mark.parametrize("bot", [pytest.param("expert", marks=pytest.mark.long), "regular", "strong"])
def test_a_bot_finds_the_right_move(bot: str, number: int) -> None:
    """One position of each kind, or all of them. A search has luck: one that misses must be right in most of nine."""
    missed = []
    for position in FIRST_OF_KIND.values() if number == len(FIRST_OF_KIND) else POSITIONS:
        if ASKED[bot] or position["regular"]:
            right = position["right"]
            if choice(bot, position) in right:
                continue
            answers = Counter(choice(bot, position, f" {nth}") for nth in range(9))
            if sum(answers[answer] for answer in right) < 5:
                missed.append(f"{position['id']}: {answers}, not {' or '.join(right)}")
    assert not missed, "\n".join(missed)


@few_or_many("number", 2, len(POSITIONS))
def test_the_proof_holds(number: int) -> None:
    """Of a position of some kinds, or of all positions."""
    firsts = [FIRST_OF_KIND[theme] for theme in sorted(FIRST_OF_KIND)[:number]]
    for position in firsts if number == len(firsts) else POSITIONS:
        fine, line = proved(position)
        assert fine, line
