"""吃边打边 (``chi.edge``): what the discard right after a 吃 costs, as a table written independently of the engine's.

Numbers are those on the cards (1 to 10); both belong to the same size and the eaten card is an end of its run.
None is free, a set is "this hand can then be won only with …", the empty set is forbidden.
"""

#: Eaten number, discarded number: what ``chi.edge`` leaves to win with.
TABLE = {
    (1, 4): None,
    (4, 1): {"wu_hu", "ka_hu"},
    (2, 5): {"red"},
    (7, 4): {"red"},
    (4, 7): {"black", "dot"},
    (5, 2): {"black", "dot"},
    (3, 6): set(),
    (5, 8): set(),
    (6, 9): set(),
    (6, 3): set(),
    (8, 5): set(),
    (9, 6): set(),
}
#: Red on red has a switch of its own (``chi.edge_red``).
RED_TABLE = {(7, 10): set(), (10, 7): set()}
#: What a forbidden discard leaves to win with if 比牌 melds were laid with the 吃; it is then allowed (``chi.edge``).
SOFTENED = {"red", "black", "dot", "wu_hu"}


def oracle_chi_bian(eaten, melds, discarded, red_too=True):
    """What discarding `discarded` right after eating `eaten` in these melds (比牌 included) leaves to win with.

    >>> sorted(oracle_chi_bian(3, [(1, 2, 3)], 0)), oracle_chi_bian(0, [(0, 1, 2)], 3)
    (['ka_hu', 'wu_hu'], None)
    >>> oracle_chi_bian(2, [(2, 3, 4)], 5)
    set()
    """
    left = None
    for meld in melds:
        degree = of_meld(eaten, sorted(meld), discarded, red_too)
        if degree is None:
            continue
        if degree == set() and len(melds) > 1 and not is_jiao(meld):
            degree = SOFTENED
        left = degree if left is None else left & degree
    return left


def of_meld(eaten, meld, discarded, red_too):
    """What one meld alone leaves to win with."""
    if is_jiao(meld):  # after eating the small card, the big one of the same number may not be played
        return set() if discarded in (eaten - 10, eaten + 10) else None
    low, middle, high = meld
    if (middle - low, high - middle) != (1, 1) or eaten // 10 != discarded // 10:  # 二七十 is no run
        return None
    if (eaten, discarded) not in ((low, high + 1), (high, low - 1)):
        return None
    numbers = eaten % 10 + 1, discarded % 10 + 1
    return {**TABLE, **(RED_TABLE if red_too else {})}.get(numbers)


def is_jiao(meld):
    """Whether the meld is of one number in both sizes."""
    return len({kind % 10 for kind in meld}) == 1
