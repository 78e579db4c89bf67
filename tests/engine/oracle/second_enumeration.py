"""A second enumeration of finished hands, in another order, to check the first.

`score.ways` first chooses the cards that the kings stand for and then covers the lowest uncovered card. Here the
highest uncovered natural card is covered by every group it is in, and kings may take any other place of the group.
Which triples become quads is decided by `growing.growth` in both.
"""

from functools import lru_cache
from itertools import combinations

from .cards import KINDS
from .growing import growth, named
from .melds import LOOSE_MELDS


def ways(melds, counts, kings, card, by):
    """The same finished divisions as `score.ways`, found in another way."""
    triples = list(melds) + [("kan", (kind,) * 3) for kind in KINDS if counts[kind] == 3]
    quads = tuple(("ti", (kind,) * 4) for kind in KINDS if counts[kind] == 4)
    loose = [kind for kind in KINDS for _ in range(counts[kind]) if counts[kind] < 3]
    loose += [card] if card is not None else []
    for fixed, left, kings_left in grown(triples, loose, kings, card, by):
        for rest in covered(tuple(sorted(left)), kings_left):
            yield quads + fixed + tuple(named(group, card, by) for group in rest)


def grown(triples, loose, kings, card, by):
    """Every choice of which triples become quads, by the winning card or by a king."""
    if not triples:
        yield (), loose, kings
        return
    group, later = triples[0], triples[1:]
    options = [(group, loose, kings)]
    kind = group[1][0]
    by_card = growth(group, (), card, by)
    if by_card and kind in loose:
        rest = list(loose)
        rest.remove(kind)
        options.append((by_card, rest, kings))
    by_king = growth(group, (kind,), None, by)
    if by_king and kings:
        options.append((by_king, loose, kings - 1))
    for chosen, left, kings_left in options:
        for fixed, last, kings_last in grown(later, left, kings_left, card, by):
            yield (chosen,) + fixed, last, kings_last


@lru_cache(maxsize=1 << 16)
def covered(loose, kings):
    """Every way of grouping all the loose natural cards, in ascending order, and all the kings."""
    if not loose:
        # Kings alone are any group of so many cards.
        return [(group,) for group in LOOSE_MELDS if len(group[1]) == kings] if kings else [()]
    found = []
    for group, natural, used in PLACES[loose[-1]]:
        rest = remove_all(natural, loose) if used <= kings else None
        if rest is not None:
            found += [(group, *others) for others in covered(rest, kings - used)]
    return found


def places():
    """By its highest natural card: every group with its natural cards, and how many kings take its other places."""
    found = [[] for _ in KINDS]
    for group in LOOSE_MELDS:
        for size in range(1, len(group[1]) + 1):
            for natural in combinations(sorted(group[1]), size):
                found[natural[-1]].append((group, natural, len(group[1]) - size))
    return found


PLACES = places()


def remove_all(cards, loose):
    """`loose` less `cards`; None if some are missing."""
    rest = list(loose)
    for card in cards:
        if card not in rest:
            return None
        rest.remove(card)
    return tuple(rest)
