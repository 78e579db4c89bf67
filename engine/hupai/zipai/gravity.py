"""How grave an effect of an action is: whether a player is told of it, warned, or asked before it is done."""

from __future__ import annotations

from typing import Final

from hupai.table.reason import Reason

TELLS, WARNS, ASKS = "tells", "warns", "asks"

GRAVITY: Final[dict[str, str]] = {
    # Nothing is lost by it that was there before.
    "hu_given_up": TELLS,
    "win_given_up": TELLS,
    "call_given_up": TELLS,
    "any_card_wins": TELLS,
    "raised": TELLS,
    "bi_forced": TELLS,
    "forced_pao": TELLS,
    "no_discard_follows": TELLS,
    # Every discard has it, so a warning would be one for every card.
    "discard_goes_dead": TELLS,
    # Something may not be done any more, and few look that far ahead.
    "peng_lost": WARNS,
    "chi_lost": WARNS,
    "claims_lost": WARNS,
    "edge_ahead": WARNS,
    "edge_limits_ahead": WARNS,
    "raise_lost": WARNS,
    # It binds for the rest of the hand, and can decide it.
    "next_must_pay_more": ASKS,
    "limits_wins": ASKS,
    "bars_you": ASKS,
}
"""Every code of :func:`hupai.zipai.foresight.effects`."""


def gravity(effect: Reason) -> str:
    """Return how grave the effect is: TELLS, WARNS or ASKS."""
    return GRAVITY[effect.code]
