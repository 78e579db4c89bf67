"""Many hands: simulations, and measurements of one bot against others that say how sure they are.

:func:`simulate` counts what happens between three bots; :func:`duel` measures a candidate over duplicate deals, in
all seats, with an interval; :func:`compare` two candidates over the same deals; :func:`cross` all bots.
"""

from hupai.arena.compare import compare
from hupai.arena.cross import cross
from hupai.arena.duel import duel
from hupai.arena.measurement import How
from hupai.arena.play import Play, Player, play_hand
from hupai.arena.simulate import simulate
from hupai.arena.statistics import Hypotheses

__all__ = ["How", "Hypotheses", "Play", "Player", "compare", "cross", "duel", "play_hand", "simulate"]
