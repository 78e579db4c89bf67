"""What decides who pays whom besides the win itself: how each seat stands when a payment falls due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.table.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """One seat at the moment of a payment."""

    playing: bool = True
    """Whether it has not won yet."""
    revealed: int = 0
    """明牌: 0 while the hand is hidden, otherwise 1 for the first seat that revealed, 2 for the second, and so on."""
    piao: bool = False
    """飘: whether it doubles what it wins and loses."""
    dead: bool = False
    """Whether it discarded a wild and can neither claim nor win any more."""
    dead_pays: bool = False
    """Whether a dead seat may be a 花猪."""
    three_suits: bool = False
    """Whether its tiles, wilds left out, are of three suits."""
    best_wait: int = 0
    """The multiplier of the best win that it waits for, 0 if it is not ready."""

    @property
    def is_flower_pig(self) -> bool:
        """花猪: whether it still plays and holds three suits; a dead seat by option only (``pay.flower_pig``)."""
        return self.playing and self.three_suits and (not self.dead or self.dead_pays)

    @property
    def is_ready(self) -> bool:
        """下叫: whether it still plays and waits for a tile. A dead seat never is ready (``pay.not_ready``)."""
        return self.playing and self.best_wait > 0 and not self.dead and not self.three_suits


def other_players(standings: Sequence[SeatStanding], seat: Seat) -> list[Seat]:
    """Return the seats besides ``seat`` that have not won."""
    return [other for other, standing in enumerate(standings) if standing.playing and other != seat]
