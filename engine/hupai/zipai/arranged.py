"""Hands made up to fit: random cards among those unseen that finish all groups, wait, or answer a card.

Almost any random hand fits what a seat has seen. Where the game shows that somebody's hand is special (it is
asked about a 胡, say), random cards would fit once in a thousand times; these come close, and the table
they are put on decides whether they do.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.melds import KAN, PARTNERS, SHAPES, set_huxi

_GROUPS = tuple((found.cards, 1 + 2 * found.huxi) for found in SHAPES if found is not None) + tuple(
    ((kind,) * 3, 1 + 2 * set_huxi(KAN, kind)) for kind in range(KINDS)
)
"""Every group of three and how readily it is taken: 胡息 are what makeshift hands lack."""
_PAIRS = tuple(((kind,) * 2, 1) for kind in range(KINDS))


def finished(
    cards: int,
    unseen: Sequence[int],
    rng: Stream,
    *,
    pair: bool,
    kings: int = 0,
    start: Sequence[Kind] = (),
) -> list[Kind] | None:
    """Return ``cards`` random cards, so many kings among them, that form groups of three and, if wanted, one pair.

    ``start`` are cards to begin with that form no group by themselves. A king takes the place of a card
    that is not among the unseen. None if it came out wrong.
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


def one_short(cards: int, unseen: Sequence[int], rng: Stream, *, pair: bool) -> list[Kind] | None:
    """Return a finished hand less one card: it waits for that one at least."""
    hand = finished(cards + 1, unseen, rng, pair=pair)
    if hand is not None:
        hand.pop(rng.below(len(hand)))
    return hand


def short_of(
    cards: int, card: Kind, unseen: Sequence[int], rng: Stream, *, quads: bool, kings: int = 0
) -> list[Kind] | None:
    """Return a hand that ``card`` finishes: in a shape, as the third or fourth of its kind, or as half of a pair."""
    starts: list[tuple[tuple[Kind, ...], bool]] = [((a, b), quads) for _, a, b in PARTNERS[card]]
    starts += [((card,) * 2, quads)] * 4
    starts += [((card,), False)] * 4 if quads else []
    starts += [((card,) * 3, True), ((), True)]
    start, pair = rng.choice(starts)
    return finished(cards, unseen, rng, pair=pair, kings=kings, start=start)


def calling(cards: int, unseen: Sequence[int], rng: Stream, *, quads: bool) -> list[Kind] | None:
    """Return a hand with kings that waits for any card: all but one or two of them stand in groups (rule book §7.4)."""
    if not unseen[KING]:
        return None
    kings = 1 + rng.below(unseen[KING])
    waiting = 1 + rng.below(kings)
    hand = finished(cards - waiting, unseen, rng, pair=quads and waiting == 2, kings=kings - waiting)
    return None if hand is None else hand + [KING] * waiting


def grown(unseen: Sequence[int], laid: bool, rng: Stream) -> list[Kind] | None:
    """Return the cards that let a king make a 提: the king and a triple, or with a 偎 laid perhaps the king alone."""
    if not unseen[KING]:
        return None
    if laid and rng.below(2):
        return [KING]
    kinds = [kind for kind in range(KINDS) if unseen[kind] >= 3]
    return [rng.choice(kinds)] * 3 + [KING] if kinds else None


def claiming(card: Kind, unseen: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return two cards with which ``card`` may be taken: a pair, or two that form a shape with it."""
    pairs = [(card, card), *((a, b) for _, a, b in PARTNERS[card])]
    fitting = [pair for pair in pairs if not _missing(unseen, pair)]
    return list(rng.choice(fitting)) if fitting else None


def triples(cards: int, unseen: Sequence[int], most: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return a hand of nothing but 坎 and kings: what a dead hand has left (rule book §7.5)."""
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
    """Return how many of these cards are not left."""
    return sum(max(0, cards.count(kind) - left[kind]) for kind in set(cards))


def _weighted(rows: Sequence[tuple[tuple[Kind, ...], int]], rng: Stream) -> tuple[Kind, ...]:
    """Return the cards of a row, chosen by weight."""
    at = rng.below(sum(weight for _, weight in rows))
    for cards, weight in rows:
        at -= weight
        if at < 0:
            return cards
    raise AssertionError("weights add up to more than their sum")
