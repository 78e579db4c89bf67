"""Whether to choose 飘 before the deal: it doubles what the hand wins and loses, so it pays who wins on average.

Nothing is known then but who deals.
"""

from __future__ import annotations

from typing import Final

from hupai.mahjong.actions import NO_PIAO, PIAO, Action
from hupai.mahjong.view.observation import Observation

DEALER: Final = 200
"""What the dealer of 宜宾麻将 wins on average against three others that play as well, in thousandths of a point …"""
OTHER: Final = -DEALER // 3
"""… and what each of the others does."""


def expects_to_win(seen: Observation) -> bool:
    """Whether the seat wins points on average before the deal, against others that play as well as it does."""
    return _expected(seen) > 0


def ranked_piao(seen: Observation) -> list[tuple[Action, int]]:
    """Return 飘 and no 飘 with the points that the hand may be expected to bring in thousandths, the better first."""
    usual = _expected(seen)
    values = [(NO_PIAO, usual), (PIAO, 2 * usual)]
    return values if usual <= 0 else values[::-1]


def _expected(seen: Observation) -> int:
    return DEALER if seen.seat == seen.dealer else OTHER
