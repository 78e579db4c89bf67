"""How severe an effect of an action is: whether the player is informed, warned, or asked to confirm."""

from __future__ import annotations

from typing import Final

from hupai.table.reason import ASKS, TELLS, WARNS

SEVERITY: Final[dict[str, str]] = {
    # The player loses nothing by it.
    "hu_given_up": TELLS,
    "win_given_up": TELLS,
    "call_given_up": TELLS,
    "any_card_wins": TELLS,
    "call_ahead": TELLS,
    "call_may_fail": TELLS,
    "raised": TELLS,
    "bi_forced": TELLS,
    "forced_pao": TELLS,
    "no_discard_follows": TELLS,
    # Every discard has this effect, so it would warn of every card.
    "discard_goes_dead": TELLS,
    # The player loses a right, and few look that far ahead.
    "peng_lost": WARNS,
    "chi_lost": WARNS,
    "claims_lost": WARNS,
    "claims_lost_unless_taken": WARNS,
    "edge_ahead": WARNS,
    "edge_limits_ahead": WARNS,
    "raise_lost": WARNS,
    # The hand ends without it.
    "last_win_given_up": WARNS,
    # It binds for the rest of the hand, and can decide it.
    "next_must_pay_more": ASKS,
    "limits_wins": ASKS,
    "bars_you": ASKS,
    "hand_goes_dead": ASKS,
}
"""Every code of :func:`hupai.zipai.why.preview.effects`."""
