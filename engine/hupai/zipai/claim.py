"""What a hand that may win is made of, and what a won hand is: the data between the turn, the search and the price."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import KING, Kind
from hupai.zipai.fans import Fan
from hupai.zipai.melds import Meld

BY_SELF, BY_OTHER, BY_DISCARD, BY_DEAL = range(4)
"""How the last card came: own flip, another's flip, another's discard, the deal."""

BY_NAMES = ("self", "other", "discard", "deal")

MAX_XING = 6
"""省 counted at most: four cards and two kings (S0 省)."""

NO_XING, MOST = -1, -2
"""省 values that are no kind: none at all, and "whichever kind the winner holds most of"."""


@dataclass(frozen=True, slots=True)
class WinFacts:
    """What the price of a complete hand depends on."""

    huxi: int
    red: int
    xing: int
    by: int
    king_fan: str
    """``""`` or an announced king fan."""
    quads: int


@dataclass(frozen=True, slots=True)
class Price:
    """囤, fans and their product, and the points each loser pays."""

    tun: int
    fans: tuple[Fan, ...]
    multiplier: int
    pay_each: int
    capped: bool


@dataclass(frozen=True, slots=True)
class WonGroup:
    """One group of the winning hand; ``kings`` of its cards are kings."""

    group: int
    cards: tuple[Kind, ...]
    kings: int
    huxi: int
    laid: bool
    name: str


@dataclass(frozen=True, slots=True)
class Win:
    """A winning reading of a hand: its groups and what they pay."""

    groups: tuple[WonGroup, ...]
    huxi: int
    red: int
    xing_kind: int
    """The 省 kind, or NO_XING."""
    xing: int
    price: Price


@dataclass(frozen=True, slots=True)
class Claim:
    """A hand that might win: what lies, what is held, and the last card.

    ``counts`` are the 21 kinds in the hand without ``card``; ``card`` is the card to be placed, or None
    when everything is already in place (the deal, or a 提, 偎, 跑 just laid). ``xing`` is the 省 kind,
    NO_XING or MOST. ``declared`` names the king win announced before the draw; 王闯 may also be settled as
    王钓, never the other way round.
    """

    laid: tuple[Meld, ...]
    counts: tuple[int, ...]
    card: Kind | None
    by: int
    xing: int = NO_XING
    declared: str = ""

    @property
    def kings(self) -> int:
        """Kings in the hand, a drawn one included."""
        return self.counts[KING] + (self.card == KING)
