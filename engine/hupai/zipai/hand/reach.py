"""Whether one more card could bring a hand to the minimum of 胡息: a quick no before any division is tried."""

from __future__ import annotations

from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.melds import PARTNERS, SHAPES, shape
from hupai.zipai.state import Table

_SCORING = tuple((*shape.cards, shape.huxi) for shape in SHAPES if shape is not None and shape.huxi)
"""The shapes worth 胡息, as (card, card, card, 胡息)."""

_SCORES_WITH = tuple(tuple((a, b) for number, a, b in PARTNERS[kind] if shape(number).huxi) for kind in range(KINDS))
"""For each kind, the two other cards of every shape worth 胡息 that holds it."""

MOST_GAIN = 6
"""The most 胡息 that one more card or a king can add, whether to a group, a triple or a quad."""


def most_gain(t: Table, seat: int, card: Kind) -> int:
    """Return the most 胡息 that the card can add: none if it ends no set or shape worth 胡息 with the cards held."""
    hand = t.hands[seat]
    if hand[card] > 1 or (t.wei_mask[seat] | t.peng_mask[seat]) >> card & 1:
        return MOST_GAIN
    for a, b in _SCORES_WITH[card]:
        if hand[a] % 3 and hand[b] % 3:
            return MOST_GAIN
    return 0


def within_reach(t: Table, seat: int, gain: int) -> bool:
    """Whether a card that adds ``gain`` could bring the seat to the minimum: False is certain, True is not.

    The loose cards hold at most what their 一二三 and 二七十 are worth, each counted by itself.
    """
    hand = t.hands[seat]
    fixed = t.laid_huxi[seat] + t.kan_huxi[seat]
    short = t.rules.min_huxi - fixed - gain - MOST_GAIN * hand[KING]
    if short <= 0 or (t.rules.wu_hu and not fixed):
        return True
    potential = t.potentials[seat]
    if potential < 0:
        potential = 0
        for a, b, c, huxi in _SCORING:
            copies = min(hand[a] % 3, hand[b] % 3, hand[c] % 3)
            if copies:
                potential += copies * huxi
        t.potentials[seat] = potential
    return potential >= short
