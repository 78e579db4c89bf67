"""The features of a position: a sparse set of yes-or-no features, and a few graded ones.

The position is that of one seat after it has played, claimed or passed. Its features say which cards it keeps, what
they form and could form with unseen copies, how much 胡息 it has and lacks, what it waits for, and how far the others
are. A feature is a number below :data:`SIZE`; a position has about sixty. An evaluator adds a weight for each
(:mod:`hupai.zipai.bots.evaluator`), so features must be cheap to compute. They never use a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.bots.feature_layout import FeatureLayout
from hupai.zipai.bots.card_value import loose_kinds
from hupai.zipai.bots.discard_risk import DiscardRisk
from hupai.zipai.bots.shape_potential import ShapePotential
from hupai.zipai.bots.wait_value import WaitValue
from hupai.zipai.cards import IS_RED, KINDS, KING, NUMBERS, Kind
from hupai.zipai.melds import SHAPES, meld_cards, shape
from hupai.zipai.view.observation import Observation

Features = tuple[list[int], tuple[tuple[int, int], ...]]
"""The numbers of the yes-or-no features that hold, and (number, amount) of the graded features."""
AMOUNT = 1000
"""The amount of a graded feature that counts as one."""
WAIT_VALUE = 1
"""The index of the value of the waits among the graded features."""
STAGES = 8
"""Stages of a hand: the number of groups that its loose cards must still make, 0 to 7."""
WALL_BUCKET = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4)
"""The bucket of each number of cards left in the wall; larger numbers belong to the last bucket."""
WALL_BUCKETS = 6
"""Number of wall buckets."""
MOST_LIVE = 4
"""The most copies of a kind that can be unseen."""
HUXI_SPAN = 31
"""Buckets for the 胡息 of laid groups and 坎: 0 to 29, and 30 or more."""
AFTER_DISCARD, AFTER_PASS, NO_DISCARD_OWED = range(3)
"""How the position arose: by a discard, by a pass, or by a claim after which no discard is owed."""
LIMITED, BARRED = 1, 2
"""Restrictions on the rest of the hand, in bits: by 吃边打边 (``chi.edge``) and by 放偎 (``past.fang_wei``)."""


def _partials() -> tuple[list[tuple[Kind, Kind, Kind, int]], int]:
    """Return (held, held, missing, class) for every shape and each card that may be missing from it."""
    rows: list[tuple[Kind, Kind, Kind, int]] = []
    classes: dict[tuple[str, int, bool], int] = {}
    for found in SHAPES[1:]:
        assert found is not None
        for missing in sorted(set(found.cards)):
            rest = list(found.cards)
            rest.remove(missing)
            a, b = rest
            gap = abs(a % NUMBERS - b % NUMBERS)
            kind = (found.name, gap if found.name == "shun" else found.huxi, a == b)
            rows.append((a, b, missing, classes.setdefault(kind, len(classes))))
    return rows, len(classes)


_PARTIALS, PARTIAL_CLASSES = _partials()

_LAYOUT = FeatureLayout()
_BIAS = _LAYOUT.block("bias x stage", 3 * STAGES)
_PARTIAL_CLASS = _LAYOUT.block("partial class x live x stage", PARTIAL_CLASSES * (MOST_LIVE + 1) * STAGES)
_PAIR_CLASS = _LAYOUT.block("pair size x live x stage", 2 * 3 * STAGES)
_ALONE_COUNT = _LAYOUT.block("alone count x stage", 8 * STAGES)
_PLAN = _LAYOUT.block("stage x groups x halves x phase", STAGES * 8 * 8 * 3)
_HUXI = _LAYOUT.block("huxi x stage", HUXI_SPAN * STAGES)
_REACH = _LAYOUT.block("missing x potential", 8 * 8)
_WAITING = _LAYOUT.block("ready: live x wall x kings", 12 * WALL_BUCKETS * 2)
_WAITING_VALUE = _LAYOUT.block("ready: worth x phase", 16 * 3)
_OTHER = _LAYOUT.block("other: groups x wall", 2 * 8 * WALL_BUCKETS)
_OTHER_HUXI = _LAYOUT.block("other: huxi", 2 * 12)
_OTHER_CARDS = _LAYOUT.block("other: quads, kings, dead", 2 * 8)
_DISCARD = _LAYOUT.block("out x live", KINDS * MOST_LIVE)
_DISCARD_TAKERS = _LAYOUT.block("out feeds x wall", 4 * WALL_BUCKETS)
_RED = _LAYOUT.block("red x third", 16 * 3)
_KINGS = _LAYOUT.block("kings x stage", 3 * STAGES)
_QUADS = _LAYOUT.block("quads x pairs", 3 * 4)
_BOUND = _LAYOUT.block("bound", 4)
_HAND_VALUE = _LAYOUT.block("by amount: worth of the hand", STAGES * 3)
_WAIT_VALUE = _LAYOUT.block("by amount: worth of the waits", WALL_BUCKETS)
_RISK = _LAYOUT.block("by amount: cost of feeding", WALL_BUCKETS)

SIZE = _LAYOUT.size
"""The number of features."""
BLOCKS = tuple(_LAYOUT.blocks)
"""The blocks of features, as (name, first number, size)."""
SCHEMA = _LAYOUT.schema
"""Identifies this feature set. Weights made for another one are refused."""

_HALVES: tuple[tuple[tuple[Kind, tuple[tuple[Kind, int], ...]], ...], ...] = tuple(
    tuple(
        (
            b,
            tuple(
                (missing, _PARTIAL_CLASS + kind * (MOST_LIVE + 1) * STAGES)
                for x, y, missing, kind in _PARTIALS
                if (x, y) == (a, b)
            ),
        )
        for b in range(a, KINDS)
        if any((x, y) == (a, b) for x, y, _, _ in _PARTIALS)
    )
    for a in range(KINDS)
)
"""For each kind: the kinds that make half a shape with it (itself included), and the cards that complete the shape."""


def _shapes_by_huxi() -> Iterator[tuple[int, int, tuple[Kind, ...], int]]:
    """Yield the shapes, those that score first, as (set of kinds, set of kinds needed twice, cards, 胡息)."""
    for found in sorted((shape(number) for number in range(1, len(SHAPES))), key=lambda found: -found.huxi):
        kinds = set(found.cards)
        twice = sum(1 << kind for kind in kinds if found.cards.count(kind) == 2)
        yield sum(1 << kind for kind in kinds), twice, found.cards, found.huxi


_SHAPES = tuple(_shapes_by_huxi())


class FeatureContext:
    """What one seat sees before it chooses: the input that the features of all its choices share.

    ``live`` has the unseen copies of each of the 21 kinds, ``red_cards`` is the number of red cards of the seat,
    ``wall_phase`` runs from 0 (full wall) to 2 (nearly empty), ``shared`` has the features that no choice changes.
    """

    __slots__ = (
        "discard_risk",
        "live",
        "min_huxi",
        "quads",
        "red_cards",
        "seen",
        "shape_potential",
        "shared",
        "wall_bucket",
        "wall_phase",
    )

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.shape_potential = ShapePotential(seen)
        self.live = self.shape_potential.live
        self.discard_risk = DiscardRisk(seen, self.live)
        self.wall_phase = 0 if seen.wall_left > 12 else 1 if seen.wall_left > 5 else 2
        self.wall_bucket = WALL_BUCKET[seen.wall_left] if seen.wall_left < len(WALL_BUCKET) else WALL_BUCKETS - 1
        self.min_huxi = seen.rules.min_huxi
        self.quads = min(seen.quads[seen.seat], 2)
        laid = sum(IS_RED[kind] for meld in seen.melds[seen.seat] for kind in meld_cards(meld))
        self.red_cards = laid + sum(IS_RED[kind] * seen.hand[kind] for kind in range(KINDS))
        self.shared = self._others()
        if seen.skips[seen.seat]:
            self.shared.append(_BOUND + 2)
        if seen.dead[seen.seat]:
            self.shared.append(_BOUND + 3)

    def _others(self) -> list[int]:
        """Return the features of the other seats."""
        seen, found = self.seen, []
        for place, seat in enumerate(seen.others):
            groups = min(len(seen.melds[seat]), 7)
            found.append(_OTHER + (place * 8 + groups) * WALL_BUCKETS + self.wall_bucket)
            found.append(_OTHER_HUXI + place * 12 + min(seen.huxi[seat] // 3, 11))
            first = _OTHER_CARDS + place * 8
            if seen.quads[seat]:
                found.append(first)
            if seen.kings_shown[seat]:
                found.append(first + min(seen.kings_shown[seat], 2))
            if seen.dead[seat]:
                found.append(first + 3)
            if seen.raised[seat]:
                found.append(first + 4)
            if seen.barred[seat]:
                found.append(first + 5)
        return found


def features(
    context: FeatureContext,
    hand: Sequence[int],
    *,
    huxi: int,
    red: int,
    no_chi: int,
    no_peng: int,
    origin: int,
    discard: Kind,
    waits: WaitValue,
    restrictions: int,
) -> Features:
    """Return the features of a position after a choice.

    ``hand`` has the counts of the cards kept; ``huxi`` is the 胡息 of laid groups and 坎; ``red`` counts the red cards
    of the seat; ``no_chi`` and ``no_peng`` are the kinds it may no longer claim, as sets in bits; ``origin`` is
    AFTER_DISCARD, AFTER_PASS or NO_DISCARD_OWED; ``discard`` is the card played or -1; ``waits`` is what the hand waits
    for; ``restrictions`` are LIMITED and BARRED in bits.
    """
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    stage = min((sum(loose) + 1) // 3, STAGES - 1)
    found = [*context.shared, _BIAS + origin * STAGES + stage]
    available = [0 if no_chi >> kind & 1 else count for kind, count in enumerate(context.live)]
    found += _pair_features(context, loose, stage, available, no_peng)
    groups, halves, potential = _greedy_groups(context, loose, available, no_peng)
    found.append(_PLAN + ((stage * 8 + min(groups, 7)) * 8 + min(halves, 7)) * 3 + context.wall_phase)
    found.append(_HUXI + min(huxi, HUXI_SPAN - 1) * STAGES + stage)
    missing = max(0, context.min_huxi - huxi)
    found.append(_REACH + min((missing + 2) // 3, 7) * 8 + min(potential // 3, 7))
    found.append(_RED + min(red, 15) * 3 + (0 if stage > 4 else 1 if stage > 2 else 2))
    found.append(_KINGS + min(hand[KING], 2) * STAGES + stage)
    found.append(_QUADS + context.quads * 4 + min(loose.count(2), 3))
    if waits.kinds:
        found.append(_WAITING + (min(waits.copies, 11) * WALL_BUCKETS + context.wall_bucket) * 2 + (hand[KING] > 0))
        found.append(_WAITING_VALUE + min(waits.value // 250, 15) * 3 + context.wall_phase)
    cost = 0
    if discard >= 0:
        found.append(_DISCARD + discard * MOST_LIVE + min(context.live[discard], MOST_LIVE - 1))
        found.append(_DISCARD_TAKERS + context.discard_risk.takers(discard) * WALL_BUCKETS + context.wall_bucket)
        cost = AMOUNT * context.discard_risk.cost(discard) // 100
    found += [_BOUND + bit for bit in range(2) if restrictions >> bit & 1]
    return found, (
        (_HAND_VALUE + stage * 3 + context.wall_phase, context.shape_potential.hand(hand)),
        (_WAIT_VALUE + context.wall_bucket, waits.value),
        (_RISK + context.wall_bucket, cost),
    )


def _pair_features(
    context: FeatureContext, loose: Sequence[int], stage: int, available: Sequence[int], no_peng: int
) -> list[int]:
    """Return the features of half shapes, by the cards that complete them, and of the cards that fit no other.

    ``available`` has the unseen copies of each kind, 0 for kinds that the seat may not eat.
    """
    found = []
    useful = [False] * KINDS
    for a in range(KINDS):
        count = loose[a]
        if not count:
            continue
        if count == 2:
            left = min(context.live[a], 2) if not no_peng >> a & 1 else 0
            found.append(_PAIR_CLASS + ((a >= NUMBERS) * 3 + left) * STAGES + stage)
            useful[a] = useful[a] or left > 0
        for b, completions in _HALVES[a]:
            if loose[b] if a != b else count == 2:
                for missing, row in completions:
                    left = available[missing]
                    found.append(row + left * STAGES + stage)
                    if left or loose[missing]:
                        useful[a] = useful[b] = True
    alone = sum([count for count, used in zip(loose, useful, strict=True) if not used])
    found.append(_ALONE_COUNT + min(alone, 7) * STAGES + stage)
    return found


def _greedy_groups(
    context: FeatureContext, loose: Sequence[int], available: Sequence[int], no_peng: int
) -> tuple[int, int, int]:
    """Return how many finished groups and half shapes the loose cards make, chosen greedily, and their potential 胡息.

    Groups that score are chosen first. A half shape counts if an available card completes it. The potential 胡息 add up
    every finished group, even if two of them share a card. ``available`` is as for :func:`_pair_features`.
    """
    groups, potential, left = 0, 0, list(loose)
    single, double = loose_kinds(loose)
    for kinds, twice, (x, y, z), huxi in _SHAPES:
        if single & kinds == kinds and double & twice == twice:
            potential += huxi
            if _holds(left, x, y, z):
                groups += 1
                left[x] -= 1
                left[y] -= 1
                left[z] -= 1
    halves = 0
    for a in range(KINDS):
        if left[a] == 2 and context.live[a] and not no_peng >> a & 1:
            left[a] = 0
            halves += 1
            continue
        while left[a]:
            left[a] -= 1
            for b, completions in _HALVES[a]:
                if left[b] and any(available[missing] for missing, _ in completions):
                    left[b] -= 1
                    halves += 1
                    break
    return groups, halves, potential


def _holds(loose: Sequence[int], x: Kind, y: Kind, z: Kind) -> bool:
    """Whether the loose cards include all three cards of a shape, given in ascending order."""
    return bool(loose[x] and loose[y] and loose[z] and (x != y or loose[x] == 2) and (y != z or loose[y] == 2))
