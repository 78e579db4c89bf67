"""Asking a scripted table why something is not allowed."""

from __future__ import annotations

from typing import Any

from hupai.mahjong.actions import parse_action
from hupai.mahjong.why.refusals import why_no_chi, why_not
from hupai.table.reason import Reason
from tests.engine.mahjong.tables import Game
from tests.engine.mahjong.why.attempts import Speaker


def reason_of(game: Game, seat: int, action: str) -> Reason:
    """Return why the seat may not do this; it has words and a rule of the game."""
    reason = why_no_chi(game.table, seat) if action == "chi" else why_not(game.table, seat, parse_action(action))
    assert reason is not None, f"{seat} {action} is allowed"
    Speaker(game.rules).check(reason)
    return reason


def why(game: Game, seat: int, action: str) -> tuple[str, str]:
    """Return the code and the rule of a refusal."""
    reason = reason_of(game, seat, action)
    return reason.code, reason.rule


def facts(game: Game, seat: int, action: str) -> dict[str, Any]:
    """Return the facts of a refusal."""
    return dict(reason_of(game, seat, action).facts)
