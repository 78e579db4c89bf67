"""Which ways there are to 吃 a card, 比牌 included (§6)."""

from .cards import KINDS
from .melds import mixed, sequences, without


def melds_with(card):
    """Every meld a 吃 of this card may make: a run, 二七十, 一二三 or 绞 containing it (§6 point 1)."""
    return [tuple(sorted(cards)) for _, cards in sequences() + mixed() if card in cards]


def ordered_eatings(counts, card):
    """Every order of laying: the main meld, then 比 melds until no copy of the eaten card is left.

    `counts` holds the hand without kings. Cards of a 坎 (or quad) are locked, and a 坎 of the card forbids
    the 吃 (§6 points 2, 3, 5). Copies of other kinds need not be cleared (§6 point 4).
    """
    if counts[card] >= 3:
        return []
    free = [0 if counts[kind] >= 3 else counts[kind] for kind in KINDS]
    free[card] += 1
    return sequences_of_melds(free, card)


def sequences_of_melds(free, card):
    """All sequences of melds containing `card` after which none of it is left."""
    if free[card] == 0:
        return [()]
    ways = []
    for meld in melds_with(card):
        left = without(meld, free)
        if left is not None:
            ways += [(meld, *rest) for rest in sequences_of_melds(left, card)]
    return ways


def oracle_eatings(counts, card):
    """The distinct ways without order (§6 point 6): a sorted list of sorted tuples of melds."""
    return sorted({tuple(sorted(way)) for way in ordered_eatings(counts, card)})
