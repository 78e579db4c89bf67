"""Which cards make a group, what it scores, and every division of loose cards into groups.

A group is a pair (name, cards); the names are those of the value table (``huxi.sets``), `jiang` is the pair 将.
"""

from .cards import KINDS, is_big

#: 胡息 of a group, (small, big): ``huxi.sets``, ``huxi.shapes``.
HUXI = {
    "ti": (9, 12),
    "pao": (6, 9),
    "wei": (3, 6),
    "chouwei": (3, 6),
    "kan": (3, 6),
    "peng": (1, 3),
    "er_qi_shi": (3, 6),
    "yi_er_san": (3, 6),
    "shun": (0, 0),
    "jiao": (0, 0),
    "jiang": (0, 0),
}
QUADS = ("ti", "pao")


def huxi(group):
    """The 胡息 of one group (``huxi.sets``, ``huxi.shapes``).

    >>> huxi(("ti", (19, 19, 19, 19)))
    12
    """
    name, cards = group
    return HUXI[name][1 if is_big(cards[0]) else 0]


def sequences():
    """All melds of different kinds: runs of one size, 一二三 among them, and 二七十 (``chi.shape``)."""
    found = []
    for size in (0, 10):
        for first in range(8):
            name = "yi_er_san" if first == 0 else "shun"
            found.append((name, (size + first, size + first + 1, size + first + 2)))
        found.append(("er_qi_shi", (size + 1, size + 6, size + 9)))
    return found


def mixed():
    """All 绞: two of one size and one of the other, the same number (``chi.shape``)."""
    found = []
    for number in range(10):
        small, big = number, number + 10
        found.append(("jiao", (small, small, big)))
        found.append(("jiao", (small, big, big)))
    return found


def chi_name(cards):
    """The name of a laid 吃, from its cards; None if they are no such meld."""
    for name, meld in sequences() + mixed():
        if sorted(meld) == sorted(cards):
            return name
    return None


LOOSE_MELDS = (
    sequences()
    + mixed()
    + [("triple", (kind,) * 3) for kind in KINDS]
    + [("quad", (kind,) * 4) for kind in KINDS]
    + [("jiang", (kind,) * 2) for kind in KINDS]
)
#: the groups whose lowest kind is the given one: exactly those that can cover the first uncovered card
COVERING = [[meld for meld in LOOSE_MELDS if min(meld[1]) == kind] for kind in KINDS]


def without(cards, counts):
    """`counts` less `cards`; None if some are missing."""
    left = counts[:]
    for card in cards:
        if left[card] == 0:
            return None
        left[card] -= 1
    return left


def divisions(counts, room, pair_room):
    """Every way of dividing the loose cards into at most `room` melds and at most `pair_room` 将.

    The first uncovered card has to be covered by some group, so it is covered by each group it can be in, in
    turn. Yields tuples of groups named by their form only (`triple`, `quad`): what these score depends on who
    brought the card.
    """
    first = next((kind for kind in KINDS if counts[kind]), None)
    if first is None:
        yield ()
        return
    for name, cards in COVERING[first]:
        is_pair = name == "jiang"
        left = without(cards, counts) if (pair_room if is_pair else room) else None
        if left is not None:
            for rest in divisions(left, room - (not is_pair), pair_room - is_pair):
                yield ((name, cards), *rest)
