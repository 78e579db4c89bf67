"""A hand that claims a win, and the won hand: what the turn hands to the win check and gets back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hupai.zipai.cards import KING, Kind
from hupai.zipai.melds import TI, WEI, Meld
from hupai.zipai.rules.win_facts import BY_SELF, Price

RED_WIN, BLACK_WIN, DOT_WIN, WU_HU_WIN, KA_HU_WIN = 1, 2, 4, 8, 16
"""Named wins, as bits: a set of them says what a limited hand may still win with (``chi.edge``)."""

NO_LIMIT = -1
"""The set of every win, named or not."""

WIN_NAMES = ("red", "black", "dot", "wu_hu", "ka_hu")
"""Their names, by bit."""

NO_XING, XING_MOST_HELD = -1, -2
"""省 values that are no kind: none at all, and "the kind the winner holds most of"."""

THREE_TI_FIVE_KAN = "three_ti_five_kan"
"""三提五坎: a win by three quads or five triples from the deal, whatever the other cards are."""


@dataclass(frozen=True, slots=True)
class WinClaim:
    """A hand that might win: what lies before the seat, what it holds, and the last card.

    ``counts`` are the 21 kinds in the hand without ``card``. ``card`` is the card still to be placed, or None
    when everything is in place (the deal, or a 提, 偎, 跑 just laid). ``xing`` is the 省 kind, NO_XING or
    XING_MOST_HELD. ``declared`` names the king win announced before the draw; it may also be paid as one for which
    fewer kings wait, never as one for which more do.
    """

    laid: tuple[Meld, ...]
    counts: tuple[int, ...]
    card: Kind | None
    by: int
    """BY_SELF … BY_SHOWN: how the last card came."""
    xing: int = NO_XING
    declared: str = ""
    limit: int = NO_LIMIT
    """The wins this hand is limited to."""
    above: int = 0
    """Points per loser that the win must exceed, because the seat passed a win before."""
    calls: tuple[str, ...] = ()
    """JU_SHOU, HAIDI."""
    shown: Kind = -1
    """The dealer's 亮张 among the cards of a win with the deal, -1 if it is not known."""
    deals: bool = False
    """Whether the dealer claims, whose win may be shared with a sitter in another way."""

    @property
    def kings(self) -> int:
        """Kings in the hand, a drawn one included."""
        return self.counts[KING] + (self.card == KING)


def laid_first(claim: WinClaim) -> WinClaim:
    """Return the claim with the 偎 or 提 laid that an own flip of its card makes, the card in it (``turn.own_first``).

    Any other claim is returned as it is.
    """
    card = claim.card
    if card is None or card == KING or claim.by != BY_SELF or claim.declared:
        return claim
    held, laid = list(claim.counts), list(claim.laid)
    if held[card] in (2, 3):
        laid.append((WEI if held[card] == 2 else TI, card, card, -1))
        held[card] = 0
    else:
        at = next((at for at, meld in enumerate(laid) if meld[:2] == (WEI, card)), -1)
        if at < 0:
            return claim
        laid[at] = (TI, card, card, -1)
    return replace(claim, laid=tuple(laid), counts=tuple(held), card=None)


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
    """The winning division of a hand: its groups and what they pay."""

    groups: tuple[WonGroup, ...]
    huxi: int
    red: int
    xing_kind: int
    """The 省 kind, or NO_XING."""
    xing: int
    price: Price
    special: str = ""
    """THREE_TI_FIVE_KAN where that won, else an empty text."""


def win_names(limit: int) -> list[str]:
    """Return the names of the wins in the set."""
    return [name for bit, name in enumerate(WIN_NAMES) if limit >> bit & 1]
