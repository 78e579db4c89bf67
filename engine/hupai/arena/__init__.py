"""The arena: simulations of many hands, and measurements of bots with confidence intervals.

:func:`simulate` counts what happens between bots. :func:`duel` measures a candidate over duplicate deals, in every
seat. :func:`compare` measures two candidates over the same deals, :func:`round_robin` all bots against each other.
"""

from hupai.arena.compare import compare
from hupai.arena.duel import duel
from hupai.arena.measurement import RunOptions
from hupai.arena.play import DecisionStats, Player, play_hand
from hupai.arena.round_robin import round_robin
from hupai.arena.simulate import simulate
from hupai.arena.statistics import Hypotheses

__all__ = [
    "DecisionStats",
    "Hypotheses",
    "Player",
    "RunOptions",
    "compare",
    "duel",
    "play_hand",
    "round_robin",
    "simulate",
]
