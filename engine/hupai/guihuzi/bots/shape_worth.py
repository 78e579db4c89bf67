"""How well the cards of a hand fit together: whole groups, and two cards that one more completes.

A number without a unit, larger for a hand that is nearer to a win. Cards of one size are rated together and remembered,
so that a hand that changes by a card is rated quickly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from hupai.guihuzi.hand.whole_groups import without
from hupai.zipai.cards import NUMBERS, Kind

WHOLE = 300
"""A whole group."""
_PAIR, _BOTH_ENDS, _ONE_END, _GAP, _RED = 150, 130, 95, 90, 85
"""Two cards of a group, by how many cards and in which ways complete them."""
_RED_NUMBERS = (1, 6, 9)


def hand_worth(hand: Sequence[int], xi: int) -> int:
    """Return the worth of a hand to a bot for which a 硬息 is worth ``xi``."""
    return _worth(tuple(hand[:NUMBERS]), xi) + _worth(tuple(hand[NUMBERS : 2 * NUMBERS]), xi)


def best_after_discard(hand: Sequence[int], discards: Iterable[Kind], xi: int, least: int) -> int:
    """Return the worth of a hand after the best of these discards, or ``least`` if that is more.

    A discard changes the cards of one size only, so the others are rated once.
    """
    sizes = list(hand[:NUMBERS]), list(hand[NUMBERS : 2 * NUMBERS])
    worths = [_worth(tuple(cards), xi) for cards in sizes]
    best = least
    for kind in discards:
        big, number = divmod(kind, NUMBERS)
        cards = sizes[big]
        cards[number] -= 1
        best = max(best, worths[1 - big] + _worth(tuple(cards), xi))
        cards[number] += 1
    return best


@lru_cache(maxsize=1 << 18)
def _worth(counts: tuple[int, ...], xi: int) -> int:
    """Return the most that groups and parts of groups of these cards are worth."""
    low = next((number for number, count in enumerate(counts) if count), -1)
    if low < 0:
        return 0
    best = _worth(without(counts, (low,)), xi)
    if counts[low] >= 3:
        best = max(best, WHOLE + xi + _worth(without(counts, (low, low, low)), xi))
    if counts[low] >= 2:
        best = max(best, _PAIR + xi // 2 + _worth(without(counts, (low, low)), xi))
    near = [low + step for step in (1, 2) if low + step < NUMBERS and counts[low + step]]
    if len(near) == 2:
        best = max(best, WHOLE + _worth(without(counts, (low, *near)), xi))
    for high in near:
        worth = _GAP if high - low == 2 else _BOTH_ENDS if 0 < low < NUMBERS - 2 else _ONE_END
        best = max(best, worth + _worth(without(counts, (low, high)), xi))
    if low in _RED_NUMBERS:
        reds = [number for number in _RED_NUMBERS if number > low and counts[number]]
        if low == _RED_NUMBERS[0] and len(reds) == 2:
            best = max(best, WHOLE + xi + _worth(without(counts, (low, *reds)), xi))
        for other in reds:
            best = max(best, _RED + xi // 2 + _worth(without(counts, (low, other)), xi))
    return best
