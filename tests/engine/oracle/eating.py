"""Which ways there are to 吃 a card, 比牌 included (``chi.shape``, ``bi.compulsory``)."""

from .cards import KINDS
from .melds import mixed, sequences, without


def melds_with(card):
    """Every meld a 吃 of this card may make: a run, 二七十, 一二三 or 绞 containing it (``chi.shape``)."""
    return [tuple(sorted(cards)) for _, cards in sequences() + mixed() if card in cards]


def ordered_eatings(counts, card):
    """Every order of laying: the main meld, then 比 melds until no copy of the eaten card is left.

    `counts` holds the hand without kings. Cards of a 坎 (or quad) are locked, and a 坎 of the card forbids
    the 吃 (``bi.compulsory``, ``chi.kan``). Copies of other kinds may stay in the hand.
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
    """The distinct ways, whatever the order: a sorted list of sorted tuples of melds."""
    return sorted({tuple(sorted(way)) for way in ordered_eatings(counts, card)})
