"""Records of hands that were played by chance: full tables and results, without choosing their cards."""

from __future__ import annotations

import random

import hupai
from hupai.table.hand import Hand
from tests.browser.stacked_tiles import recorded


def _played(game: str, seed: int, least: int) -> Hand:
    """Return a hand in which everybody wins who may and else does anything; it stops at a discard of the person's.

    It is not stopped before ``least`` actions.
    """
    chosen = hupai.games[game]
    hand = chosen.deal(chosen.rules(), seed=str(seed), dealer=0)
    chance = random.Random(seed)
    while not hand.over:
        seat = hand.to_act[0]
        legal = hand.legal(seat)
        if seat == 0 and len(hand.actions) >= least and any(action.startswith("discard") for action in legal):
            break
        hand.act(seat, "hu" if "hu" in legal else chance.choice(legal))
    return hand


def finished(game: str, seed: int) -> str:
    """Return a match of two hands whose first one is over."""
    hand = _played(game, seed, least=10_000)
    assert hand.over
    return recorded(hand, game, hupai.games[game].rules(), of=2)


def midway(game: str, seed: int, least: int) -> str:
    """Return a hand in which the person is to discard, after at least so many actions."""
    hand = _played(game, seed, least)
    assert not hand.over, (game, seed, least)
    return recorded(hand, game, hupai.games[game].rules())
