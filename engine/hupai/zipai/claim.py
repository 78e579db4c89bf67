"""What a hand that may win is made of, and what a won hand is: the data between the turn, the search and the price."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import KING, Kind
from hupai.zipai.fans import Fan
from hupai.zipai.melds import Meld

BY_SELF, BY_OTHER, BY_DISCARD, BY_DEAL, BY_SHOWN = range(5)
"""How the last card came: own flip, another's flip, another's discard, the deal, the dealer's shown card."""

BY_NAMES = ("self", "other", "discard", "deal", "shown")

BY_ANOTHER = (BY_OTHER, BY_DISCARD, BY_SHOWN)
"""The ways in which somebody else brought the card."""

RED_WIN, BLACK_WIN, DOT_WIN, WU_HU_WIN, KA_HU_WIN = 1, 2, 4, 8, 16
"""Wins by name, as a set in bits: what a limited hand may still win with (S2 2.13)."""

NO_LIMIT = -1
"""The set of every win, named or not."""

WIN_NAMES = ("red", "black", "dot", "wu_hu", "ka_hu")
"""Their names, by bit."""

JU_SHOU, HAIDI = "ju_shou", "haidi"
"""Circumstances of a win that no card shows: the hand was raised, the card was the last of the wall."""


def win_names(limit: int) -> list[str]:
    """Return the names of the wins in the set."""
    return [name for bit, name in enumerate(WIN_NAMES) if limit >> bit & 1]

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
    calls: tuple[str, ...] = ()
    """JU_SHOU, HAIDI."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a win pays, step by step: 胡息 that count, their doubling, 囤, fans, points from each loser."""

    counted: int
    """胡息 after 卡胡 and 无胡, before doubling."""
    huxi_fans: tuple[Fan, ...]
    """Fans on the 胡息 itself."""
    huxi_times: int
    """What they come to."""
    added: tuple[tuple[str, int], ...]
    """囤 that do not come from 胡息, by name, such as 带底; none of them 0."""
    tun: int
    """All 囤, the added ones included."""
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
    special: str = ""
    """THREE_TI_FIVE_KAN where that won, else an empty text."""


THREE_TI_FIVE_KAN = "three_ti_five_kan"
"""三提五坎: a win by three quads or five triples from the deal, the other cards loose."""


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
    limit: int = NO_LIMIT
    """The wins this hand is limited to."""
    above: int = 0
    """Points per loser that the win must exceed, because one was passed."""
    calls: tuple[str, ...] = ()
    """JU_SHOU, HAIDI."""

    @property
    def kings(self) -> int:
        """Kings in the hand, a drawn one included."""
        return self.counts[KING] + (self.card == KING)
