"""A hand arranged in columns for display, and the 胡息 of its finished groups.

No rule depends on it. Groups worth 胡息 come first, then other finished groups, pairs, cards that go together, single
cards, kings. The same hand is always arranged the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hupai.zipai.cards import KINDS, KING, NUMBERS, Kind
from hupai.zipai.melds import KAN, SHAPES, set_huxi

Column = tuple[Kind, ...]

_SCORING = tuple(shape for shape in SHAPES if shape is not None and shape.huxi)
_OTHERS = tuple(shape for shape in SHAPES if shape is not None and not shape.huxi)
_HUXI: dict[Column, int] = {shape.cards: shape.huxi for shape in _SCORING}


@lru_cache(maxsize=256)
def _scoring_choice(loose: tuple[int, ...]) -> list[Column]:
    """Return disjoint 一二三 and 二七十 worth the most 胡息, the fewest groups on a tie."""
    best: tuple[int, list[Column]] = (0, [])

    def search(cards: list[int], index: int, huxi: int, chosen: list[Column]) -> None:
        nonlocal best
        if huxi > best[0]:
            best = (huxi, chosen)
        for position in range(index, len(_SCORING)):
            shape = _SCORING[position]
            if all(cards[card] for card in shape.cards):
                for card in shape.cards:
                    cards[card] -= 1
                search(cards, position, huxi + shape.huxi, [*chosen, shape.cards])
                for card in shape.cards:
                    cards[card] += 1

    search(list(loose), 0, 0, [])
    return best[1]


def hand_huxi(hand: Sequence[int]) -> int:
    """Return the 胡息 of the finished groups in a hand: its 坎 and its best 一二三 and 二七十."""
    kan = sum(set_huxi(KAN, kind) for kind in range(KINDS) if hand[kind] == 3)
    loose = tuple(count if count < 3 else 0 for count in hand[:KINDS])
    return kan + sum(_HUXI[cards] for cards in _scoring_choice(loose))


def columns(hand: Sequence[int]) -> Sequence[Column]:
    """Return the hand's cards in columns of at most three (four of a kind: four)."""
    return _columns(tuple(hand))


@lru_cache(maxsize=256)
def _columns(hand: tuple[int, ...]) -> Sequence[Column]:
    found = [(kind,) * hand[kind] for kind in range(KINDS) if hand[kind] >= 3]
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    for cards in _scoring_choice(tuple(loose)):
        found.append(cards)
        for card in cards:
            loose[card] -= 1
    for shape in _OTHERS:
        while _whole(loose, shape.cards):
            found.append(shape.cards)
            for card in shape.cards:
                loose[card] -= 1
    for kind in range(KINDS):
        if loose[kind] == 2:
            found.append((kind, kind))
            loose[kind] = 0
    found += _partials(loose)
    if hand[KING]:
        found.append((KING,) * hand[KING])
    return found


def _whole(loose: Sequence[int], cards: Column) -> bool:
    return all(loose[card] >= cards.count(card) for card in cards)


def _partials(loose: list[int]) -> list[Column]:
    """Return the remaining cards: first pairs that one card completes, then the rest by size."""
    found: list[Column] = []
    for shape in (*_SCORING, *_OTHERS):
        cards = [card for card in dict.fromkeys(shape.cards) if loose[card]]
        if len(cards) == 2:
            found.append((cards[0], cards[1]))
            for card in cards:
                loose[card] -= 1
    for size in (0, NUMBERS):
        rest = [kind for kind in range(size, size + NUMBERS) if loose[kind]]
        found += [tuple(rest[at : at + 3]) for at in range(0, len(rest), 3)]
    return found
