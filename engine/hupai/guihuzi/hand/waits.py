"""Does a hand win with this card, and what does it wait for (``win.flip``)?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hupai.guihuzi.hand.winning import WinClaim, best_win, most_xi, owned_cards, pair_count
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF
from hupai.zipai.cards import COPIES, KINDS, Kind

if TYPE_CHECKING:
    from hupai.guihuzi.state import Table


def win_claim_of(t: Table, seat: int, by: int, card: Kind) -> WinClaim:
    """Return the claim with which the seat would win now; ``card`` is still to be placed, -1 for none."""
    hand = list(t.hands[seat])
    if card >= 0:
        hand[card] += 1
    return WinClaim(
        hand=tuple(hand),
        melds=tuple(t.melds[seat]),
        card=card,
        by=by,
        haidi=by != BY_DEAL and not t.wall_left,
        untouched=t.untouched[seat],
    )


def wins_on(t: Table, seat: int, card: Kind, *, own: bool) -> bool:
    """Whether the seat, which is not dead, wins with this flipped card."""
    if not _could_complete(t.hands[seat], t.melds[seat], card, t):
        return False
    return best_win(t.rules, win_claim_of(t, seat, BY_SELF if own else BY_OTHER, card)) is not None


def wins_now(t: Table, seat: int, by: int) -> bool:
    """Whether the seat wins with its cards as they are: as dealt, or after a 歪."""
    return not t.dead[seat] and best_win(t.rules, win_claim_of(t, seat, by, -1)) is not None


def waits(t: Table, seat: int, *, own: bool) -> list[Kind]:
    """Return the kinds with which the seat would win, ascending; the last card of the wall is not asked about."""
    if t.dead[seat]:
        return []
    owned = owned_cards(t.hands[seat], t.melds[seat])
    return [kind for kind in range(KINDS) if owned[kind] < COPIES and wins_on(t, seat, kind, own=own)]


def _could_complete(hand: Sequence[int], melds: Sequence[tuple[int, int, int, int]], card: Kind, t: Table) -> bool:
    """Whether the hand with the card is complete at all; this asks for no price."""
    whole = list(hand)
    whole[card] += 1
    return (t.rules.ten_pairs and not melds and pair_count(whole) == 10) or most_xi(t.rules, whole, melds) >= 0
