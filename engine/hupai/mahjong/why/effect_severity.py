"""How severe an effect of an action is: whether the player is informed, warned, or asked to confirm."""

from __future__ import annotations

from typing import Final

from hupai.table.reason import ASKS, TELLS, WARNS

SEVERITY: Final[dict[str, str]] = {
    # The player loses nothing by it, or has no choice.
    "win_given_up": TELLS,
    "hu_leaves": TELLS,
    "wild_given_up": TELLS,
    "must_feed_revealed": TELLS,
    "reveal_doubles": TELLS,
    "may_be_robbed": TELLS,
    "ti_may_be_won": TELLS,
    "piao_doubles": TELLS,
    "no_piao": TELLS,
    # The hand ends without it.
    "last_win_given_up": WARNS,
    # The player loses a right for a while, or risks points later.
    "no_discard_win": WARNS,
    "next_must_be_higher": WARNS,
    "breaks_ready": WARNS,
    "late_kong_unpaid": WARNS,
    "fourth_adds_nothing": WARNS,
    "revealer_pays_draw": WARNS,
    # It binds for the rest of the hand, or can end it at once.
    "kills_hand": ASKS,
    "reveal_binds": ASKS,
    "melds_bar_win": ASKS,
    "feeds_revealed_hand": ASKS,
    "feeder_pays_all": ASKS,
}
"""Every code of :func:`hupai.mahjong.why.preview.effects`."""
