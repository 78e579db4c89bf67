"""The win that a seat may claim now: in which way, and what it pays."""

from __future__ import annotations

from hupai.guihuzi.hand.waits import win_claim_of
from hupai.guihuzi.hand.winning import Win, best_win
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_WAI
from hupai.guihuzi.state import PHASE_CLAIM, PHASE_OPENING, Table


def way_of(t: Table, seat: int) -> int:
    """Return how the seat would win now: BY_SELF … BY_DEAL."""
    if t.phase == PHASE_OPENING:
        return BY_DEAL
    if t.phase != PHASE_CLAIM:
        return BY_WAI
    return BY_SELF if seat == t.live_seat else BY_OTHER


def win_now(t: Table, seat: int) -> Win | None:
    """Return the best win of the seat's cards and of the card that lies; None if they win nothing."""
    by = way_of(t, seat)
    return best_win(t.rules, win_claim_of(t, seat, by, t.live if by in (BY_SELF, BY_OTHER) else -1))
