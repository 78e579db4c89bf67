"""Hands to be won, described in text: the rules of the game, and the calculator's claim for the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.zipai.calculators import win_claim_from
from hupai.zipai.hand.win_claim import WinClaim
from hupai.zipai.rules.ruleset import ZipaiRules
from tests.engine.zipai_games import games


def claim_of(
    game: str, *hand: str, options: Mapping[str, Any] | None = None, **circumstances: Any
) -> tuple[ZipaiRules, WinClaim]:
    """Return the rules and the claim that the arguments of ``hupai.score`` describe."""
    rules: ZipaiRules = games[game].rules(**(options or {}))
    return rules, win_claim_from(rules, *hand, **circumstances)
