"""Constructed hands: random unseen cards that complete all groups, wait for a card, or can claim one.

Almost any random hand fits what a seat has seen. Where the game shows that a hand is special (it is asked about a 胡,
say), random cards would fit once in a thousand times. A constructed hand nearly fits; the table built with it decides
whether it does.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.melds import KAN, PARTNERS, SHAPES, set_huxi
from hupai.zipai.rules.fans import KING_SHAPES

_GROUPS = tuple((found.cards, 1 + 2 * found.huxi) for found in SHAPES if found is not None) + tuple(
    ((kind,) * 3, 1 + 2 * set_huxi(KAN, kind)) for kind in range(KINDS)
)
"""Every group of three with its weight: groups with 胡息 weigh more, as constructed hands rarely have enough."""
_PAIRS = tuple(((kind,) * 2, 1) for kind in range(KINDS))


def complete_hand(
    cards: int,
    unseen: Sequence[int],
    rng: Stream,
    *,
    pair: bool,
    kings: int = 0,
    start: Sequence[Kind] = (),
) -> list[Kind] | None:
    """Return ``cards`` random cards that form groups of three and, if wanted, one pair; None if it failed.

    ``kings`` of them are kings. ``start`` are cards to begin with, which form no group by themselves. A king takes
    the place of a card that is not among the unseen.
    """
    left = list(unseen)
    hand: list[Kind] = []
    wanted = list(start)
    while wanted or len(hand) < cards:
        if not wanted:
            fitting = [row for row in (_PAIRS if pair else _GROUPS) if _missing(left, row[0]) <= kings]
            pair = False
            if not fitting:
                return None
            wanted += _weighted(fitting, rng)
        kind = wanted.pop()
        if left[kind]:
            left[kind] -= 1
            hand.append(kind)
        elif kings:
            kings -= 1
            hand.append(KING)
        else:
            return None
    if len(hand) > cards or kings > cards or pair:
        return None
    for _ in range(kings):
        hand[rng.below(cards)] = KING
    return hand


def hand_one_short(cards: int, unseen: Sequence[int], rng: Stream, *, pair: bool) -> list[Kind] | None:
    """Return a complete hand without one of its cards; it waits for that card at least."""
    hand = complete_hand(cards + 1, unseen, rng, pair=pair)
    if hand is not None:
        hand.pop(rng.below(len(hand)))
    return hand


def hand_completed_by(
    cards: int, card: Kind, unseen: Sequence[int], rng: Stream, *, quads: bool, kings: int = 0
) -> list[Kind] | None:
    """Return a hand that ``card`` completes: in a shape, as the third or fourth of its kind, or as half of a pair."""
    starts: list[tuple[tuple[Kind, ...], bool]] = [((a, b), quads) for _, a, b in PARTNERS[card]]
    starts += [((card,) * 2, quads)] * 4
    starts += [((card,), False)] * 4 if quads else []
    starts += [((card,) * 3, True), ((), True)]
    start, pair = rng.choice(starts)
    return complete_hand(cards, unseen, rng, pair=pair, kings=kings, start=start)


def hand_with_king_call(cards: int, unseen: Sequence[int], rng: Stream, *, quads: bool) -> list[Kind] | None:
    """Return a hand that waits for any card: its other cards form groups, some kings are left (``king.call``)."""
    if not unseen[KING]:
        return None
    kings = 1 + rng.below(unseen[KING])
    waiting = 1 + rng.below(min(kings, len(KING_SHAPES)))
    pair = not quads if waiting == len(KING_SHAPES) else quads and waiting == 2
    hand = complete_hand(cards - waiting, unseen, rng, pair=pair, kings=kings - waiting)
    return None if hand is None else hand + [KING] * waiting


def cards_for_king_quad(unseen: Sequence[int], laid: bool, rng: Stream) -> list[Kind] | None:
    """Return cards that let a king make a 提: the king and a triple, or perhaps the king alone if a 偎 is laid."""
    if not unseen[KING]:
        return None
    if laid and rng.below(2):
        return [KING]
    kinds = [kind for kind in range(KINDS) if unseen[kind] >= 3]
    return [rng.choice(kinds)] * 3 + [KING] if kinds else None


def cards_to_claim(card: Kind, unseen: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return two cards with which ``card`` may be claimed: a pair of it, or two that form a shape with it."""
    pairs = [(card, card), *((a, b) for _, a, b in PARTNERS[card])]
    fitting = [pair for pair in pairs if not _missing(unseen, pair)]
    return list(rng.choice(fitting)) if fitting else None


def dead_hand(cards: int, unseen: Sequence[int], most: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return a hand of 坎 and kings only, as a dead hand is (``dead.hand``)."""
    kinds = [kind for kind in range(KINDS) if unseen[kind] >= 3 and most[kind] >= 3]
    numbers = [kings for kings in range(unseen[KING] + 1) if kings <= cards and (cards - kings) % 3 == 0]
    if not numbers:
        return None
    kings = rng.choice(numbers)
    hand = [KING] * kings
    while len(hand) < cards:
        if not kinds:
            return None
        kind = kinds.pop(rng.below(len(kinds)))
        hand += [kind] * 3
    return hand


def _missing(left: Sequence[int], cards: Sequence[Kind]) -> int:
    """Return how many of these cards are not among those left."""
    return sum(max(0, cards.count(kind) - left[kind]) for kind in set(cards))


def _weighted(rows: Sequence[tuple[tuple[Kind, ...], int]], rng: Stream) -> tuple[Kind, ...]:
    """Return the cards of a row, chosen by weight."""
    at = rng.below(sum(weight for _, weight in rows))
    for cards, weight in rows:
        at -= weight
        if at < 0:
            return cards
    raise AssertionError("weights add up to more than their sum")
