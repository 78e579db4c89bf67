"""Records of hands that were played by chance: full tables and results, without choosing their cards."""

from __future__ import annotations

import random

import hupai
from hupai.table.hand import Hand
from tests.browser.stacked_tiles import recorded

SEEDS = 200
"""So many deals are tried until one ends as it is wanted: by chance, a hand of 南县 is seldom won."""


def _played(game: str, seed: int, least: int, *, wins: bool = True) -> Hand:
    """Return a hand in which everybody wins who may and else does anything; it stops at a discard of the person's.

    It is not stopped before ``least`` actions. Without ``wins`` nobody wins who need not.
    """
    chosen = hupai.games[game]
    hand = chosen.deal(chosen.rules(), seed=str(seed), dealer=0)
    chance = random.Random(seed)
    while not hand.over:
        seat = hand.to_act[0]
        legal = hand.legal(seat)
        if seat == 0 and len(hand.actions) >= least and any(action.startswith("discard") for action in legal):
            break
        others = [action for action in legal if action != "hu"]
        hand.act(seat, "hu" if "hu" in legal and (wins or not others) else chance.choice(others))
    return hand


def finished(game: str, *, won: bool) -> str:
    """Return a match of two hands whose first one is over: somebody has won, or nobody has."""
    for seed in range(SEEDS):
        hand = _played(game, seed, least=10_000, wins=won)
        if hand.result is not None and bool(hand.result.winners) == won:
            return recorded(hand, game, hupai.games[game].rules(), of=2)
    raise AssertionError(f"no such hand of {game} in {SEEDS} deals")


def midway(game: str, seed: int, least: int, *, wins: bool = True) -> str:
    """Return a hand in which the person is to discard, after at least so many actions; or may win instead."""
    hand = _played(game, seed, least, wins=wins)
    assert not hand.over, (game, seed, least)
    return recorded(hand, game, hupai.games[game].rules())
