"""How likely a hand is to win, from its distance, the tiles that bring it nearer, and the draws that are left.

Chances are in 65536ths. A hand comes nearer with its own draws, sometimes with a claim, and wins by a draw or by
another seat's discard; somebody else may win first. After the first step the numbers of useful tiles are typical ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

ONE: Final = 1 << 16

STEPS: Final = 6
"""Hands that are further from ready than this are counted as this far."""
TURNS: Final = 24


class Pace(NamedTuple):
    """What the speed of a kind of hand depends on, apart from its tiles."""

    others: int
    """Other seats that still play."""
    blood: bool
    """Whether the hand goes on after a win."""
    typical: tuple[int, ...]
    """Useful tiles in a hundred unseen ones, by distance."""
    claims: int
    """How much more than by its own draw the hand comes nearer by claims, in percent."""
    wins_by_discard: bool
    fed: int
    """How often the others discard a tile that wins, in percent of a random discard."""
    menace: int
    """How often hands that are known to wait end the hand in a round, in percent."""


class Chance(NamedTuple):
    """What may be expected of a hand, in 65536ths."""

    own: int
    """The chance of a win by an own draw."""
    other: int
    """The chance of a win by another's discard."""
    lost: int
    """How many wins of others come before: they cost points."""


_ENDS_BY_THREE: Final = (1, 2, 4, 7, 10, 14, 18, 25, 30, 33, 35)
_ENDS_IN_BLOOD: Final = (0, 0, 0, 0, 0, 0, 1, 2, 2, 4, 7, 7, 10, 11, 12, 14, 16, 18)
"""How often three others end the hand before the seat's next draw, in percent, by how often it has discarded."""
_WINS_IN_BLOOD: Final = (0, 2, 5, 10, 15, 20, 24, 27, 30)
"""How many of three others win before the seat's next draw where the hand goes on after a win, in hundredths."""


def _others_end(round_: int, pace: Pace) -> int:
    """Return how often the others end the hand in this round, in percent."""
    table = _ENDS_IN_BLOOD if pace.blood else _ENDS_BY_THREE
    return min(table[min(round_, len(table) - 1)] * pace.others // 3 + pace.menace, 90)


def _others_win(round_: int, pace: Pace) -> int:
    """Return how many of the others win in this round, in hundredths."""
    if not pace.blood:
        return _others_end(round_, pace)
    return _WINS_IN_BLOOD[min(round_, len(_WINS_IN_BLOOD) - 1)] * pace.others // 3


@lru_cache(maxsize=100_000)
def ready_chance(own: int, other: int, turns: int, round_: int, pace: Pace) -> Chance:
    """Return the chances of a waiting hand that may still draw ``turns`` tiles and has discarded ``round_`` times.

    ``own`` and ``other`` are the tiles in a thousand unseen ones that win by a draw and by a discard.
    """
    by_draw = own * ONE // 1000
    by_discard = min(other * pace.others * pace.fed * ONE // 100_000, ONE // 2)
    mine = theirs = lost = 0
    still = ONE
    for turn in range(min(turns, TURNS)):
        # The others discard before the seat draws again.
        theirs += still * by_discard // ONE
        still -= still * by_discard // ONE
        lost += still * _others_win(round_ + turn, pace) // 100
        still = still * (100 - _others_end(round_ + turn, pace)) // 100
        mine += still * by_draw // ONE
        still -= still * by_draw // ONE
    return Chance(mine, theirs, lost)


@lru_cache(maxsize=100_000)
def chance(distance: int, useful: int, turns: int, round_: int, pace: Pace) -> Chance:
    """Return the chances of a hand that is ``distance`` tiles from ready.

    ``useful`` is how many unseen tiles in a thousand come nearer, or win a hand that waits.
    """
    if distance <= 0:
        return ready_chance(useful, useful if pace.wins_by_discard else 0, turns, round_, pace)
    step = min(useful * (100 + pace.claims) * ONE // 100_000, ONE * 9 // 10)
    distance = min(distance, STEPS)
    mine = theirs = lost = 0
    still = ONE
    turns = min(turns, TURNS)
    for left in range(turns - 1, -1, -1):
        lost += still * _others_win(round_, pace) // 100
        still = still * (100 - _others_end(round_, pace)) // 100
        round_ += 1
        if not left:
            break
        now = still * step // ONE
        still -= now
        rest = chance(distance - 1, 10 * pace.typical[distance - 1], left, round_, pace)
        mine += now * rest.own // ONE
        theirs += now * rest.other // ONE
        lost += now * rest.lost // ONE
    return Chance(mine, theirs, lost)


@lru_cache(maxsize=1000)
def draws_left(turns: int, round_: int, pace: Pace) -> int:
    """Return how many tiles a seat may expect to draw until others end the hand, in hundredths."""
    still, total = ONE, 0
    for turn in range(min(turns, TURNS)):
        still = still * (100 - _others_end(round_ + turn, pace)) // 100
        total += still
    return 100 * total // ONE
