"""Who deals the hands of a match: whom the rules name, or every seat in turn.

With seats that deal in turn the results do not change who deals, so that tables with one seed have the same deals
whoever wins: the duplicate cup needs that.
"""

from __future__ import annotations

from typing import Final

from hupai.table.chance import Stream
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.results import Result

BY_RULES: Final = "by-rules"
IN_TURN: Final = "in-turn"
DEALINGS: Final = (BY_RULES, IN_TURN)
"""The ways in which the dealer of a hand is found."""


def first_dealer(game: Game, rules: Rules, seed: str, dealing: str = BY_RULES) -> int:
    """Return who deals the first hand: whom the rules name, else one by lot; the first seat where they take turns."""
    if dealing == IN_TURN:
        return 0
    named = game.family.play.first_dealer(rules)
    return Stream(seed, "dealer").below(game.family.play.seats(rules)) if named is None else named


def next_dealer(game: Game, rules: Rules, dealing: str, dealer: int, result: Result, drawn: int) -> int:
    """Return who deals the hand after one that ``dealer`` dealt.

    ``drawn`` counts the hands without a winner just before this one, it included.
    """
    if dealing == IN_TURN:
        return (dealer + 1) % game.family.play.seats(rules)
    return game.next_dealer(rules, dealer, result, drawn)
