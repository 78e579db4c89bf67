"""What a hand that is not complete comes nearest to: which 坎 it would have to split, or which cards fit into no group.

Nobody needs this to play: it is for whoever asks a calculator why a hand does not win.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations

from hupai.zipai.cards import COPIES, KINDS, KING, Kind
from hupai.zipai.hand.king_readings import card_upgrades, king_upgrades
from hupai.zipai.hand.win_claim import WinClaim
from hupai.zipai.melds import PAO, SHAPES, TI, meld_cards

Cards = tuple[Kind, ...]
Loose = tuple[tuple[int, ...], bool, int]
"""Copies of each kind to be divided, whether one pair belongs to them, and the kings that stand for any card."""


def split_sets(claim: WinClaim) -> list[tuple[Kind, int]]:
    """Return the fewest 坎 and 提 of the hand without which it would be complete, were their cards loose; none if none.

    Each is its kind with the number of its cards.
    """
    fixed = [(kind, count) for kind, count in enumerate(claim.counts[:KINDS]) if count >= COPIES - 1]
    for number in range(1, len(fixed) + 1):
        for split in combinations(fixed, number):
            if any(not nearest(*loose) for loose in _loose_cards(claim, [kind for kind, _ in split])):
                return list(split)
    return []


def left_over(claim: WinClaim) -> Cards:
    """Return the cards that are in no group if as many as possible are; one such choice where there are several.

    None for a hand whose quads leave it a card short: it cannot be complete yet.
    """
    return min((nearest(*loose) for loose in _loose_cards(claim, ())), key=len, default=())


def _loose_cards(claim: WinClaim, split: Collection[Kind]) -> Iterator[Loose]:
    """Yield what is to be divided, by what the last card and the kings make quads.

    Only where the numbers of cards and quads fit each other (``win.shape``).
    """
    whole = replace(claim, counts=tuple(0 if kind in split else count for kind, count in enumerate(claim.counts)))
    placed = None if claim.card == KING else claim.card
    laid = sum(meld[0] in (TI, PAO) for meld in claim.laid) + whole.counts[:KINDS].count(COPIES)
    cards = sum(claim.counts) + sum(len(meld_cards(meld)) for meld in claim.laid) + (claim.card is not None)
    for by_card in card_upgrades(whole, placed):
        for by_king in king_upgrades(whole, claim.kings, by_card):
            quads = laid + len(by_card) + len(by_king)
            kings = claim.kings - len(by_king)
            fixed = [count if count >= COPIES - 1 else 0 for count in whole.counts[:KINDS]]
            loose = [count - still for count, still in zip(claim.counts, fixed, strict=False)]
            if placed is not None and not by_card:
                loose[placed] += 1
            if cards == (20 + quads if quads else 21):
                yield tuple(loose), quads > 0, kings
            if kings == 2 and not quads and cards == 21:  # a pair becomes a 提
                yield from ((_without(loose, (kind, kind)), True, 0) for kind in range(KINDS) if loose[kind] >= 2)


@lru_cache(maxsize=4096)
def nearest(loose: tuple[int, ...], pair: bool, kings: int) -> Cards:
    """Return the fewest cards that are left when the others are in groups, at most one of them a pair if ``pair``."""
    kind = next((kind for kind, count in enumerate(loose) if count), None)
    if kind is None:
        return () if pair and kings == 2 else (KING,) * kings
    best = (kind, *nearest(_without(loose, (kind,)), pair, kings))
    for size, cards in _groups_with(kind):
        is_pair, missing = size == 2, size - len(cards)
        if (pair or not is_pair) and missing <= kings and all(loose[card] >= cards.count(card) for card in cards):
            best = min(best, nearest(_without(loose, cards), pair and not is_pair, kings - missing), key=len)
    return best


def _without(loose: Collection[int], cards: Cards) -> tuple[int, ...]:
    left = list(loose)
    for card in cards:
        left[card] -= 1
    return tuple(left)


@cache
def _groups_with(kind: Kind) -> list[tuple[int, Cards]]:
    """Return the groups with this card: the number of their cards, and those of them that are no kings."""
    groups = [(kind, kind), (kind,) * 3, *(shape.cards for shape in SHAPES if shape and kind in shape.cards)]
    found = set()
    for group in groups:
        others = list(group)
        others.remove(kind)
        for number in range(len(group)):
            found |= {(len(group), (kind, *real)) for real in combinations(others, number)}
    return sorted(found)
