"""What a bot thinks 硬息 and eating are worth, in the unit of :mod:`hupai.guihuzi.bots.shape_worth`.

Everything else about how cards fit together is the same for all bots below a search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """How a bot weighs its choices."""

    xi: tuple[int, ...]
    """What a 硬息 of the hand adds, by how many the laid groups still lack for a win; the last for that many and
    more."""
    eating: int
    """What eating costs beside the cards that it uses."""

    def worth_of_xi(self, lacking: int) -> int:
        """Return what one 硬息 of the hand is worth while the laid groups are ``lacking`` short of a win."""
        return self.xi[max(0, min(lacking, len(self.xi) - 1))]


EAGER: Final = Taste(xi=(0, 10, 25, 45, 65, 90), eating=20)
"""The beginner's: lay what can be laid, and look for 硬息 only as far as a win asks for them."""

PATIENT: Final = Taste(xi=(60, 65, 70, 75, 80, 90), eating=150)
"""The regular's.

硬息 count beyond the five of a win: anybody's card completes equal cards, a run only the seat's own flip and the cards
of the seat before; the 坎, 歪 and fours that 沅江 asks for come of them; and six and seven pay more.

Eating costs half a group. An eaten run brings no 硬息 and locks cards, its two cards might have become another group,
and the discard that it owes makes more cards dead.

The figures are the best of a few on deals that are not sealed.
"""


def worth_of_laying(xi: int, lacking: int) -> int:
    """Return what laying groups is worth by itself: while 硬息 are short, one that brings any is a part of a group."""
    return 90 if xi and lacking > 0 else 0
