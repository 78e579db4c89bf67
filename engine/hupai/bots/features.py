"""What is worth noting of a position after one's own choice: a sparse set of yes-or-no features.

A position is described from one seat, after it has played, claimed or let go: the cards it keeps, what they
form and could form with the copies that are still live, the 胡息 it has and lacks, what it waits for, how far
the others are. Every feature is one number of :data:`SCHEMA`; a position has some sixty. An evaluator adds a
weight for each (:mod:`hupai.bots.evaluator`), so all must be cheap, and none may look at a hidden card.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from hupai.bots.feeding import Feeding
from hupai.bots.prospects import Prospects
from hupai.bots.waiting import Waiting
from hupai.bots.worth import loose_kinds
from hupai.table.seats import next_seat
from hupai.zipai.cards import IS_RED, KINDS, KING, NUMBERS, Kind
from hupai.zipai.melds import SHAPES, meld_cards, shape
from hupai.zipai.observation import Observation
from hupai.zipai.state import SEATS

Features = tuple[list[int], tuple[tuple[int, int], ...]]
"""The numbers of the features that hold, and (number, amount) of those that are there by degrees."""
AMOUNT = 1000
"""The amount that counts as one."""
WAITS = 1
"""Which of those by degrees is the worth of the waits."""
STAGES = 8
"""Groups that the loose cards must still make, 0 to 7: how far the hand is from its end."""
WALL = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4)
"""Bucket of each number of cards left in the wall; more than listed are the last bucket."""
WALLS = 6
"""Buckets of the wall."""
MOST_LIVE = 4
"""Copies of a kind that may be live at most."""
HUXI_SPAN = 31
"""胡息 of the laid groups and 坎: 0 to 29, and more."""
PLAYED, LET_GO, KEPT = range(3)
"""How a position came about: a card was played, all was let go, or no discard was owed."""
LIMITED, BARRED = 1, 2
"""What may bind a hand from then on (S2 2.13 吃边打边, S2 1.10 放偎), in bits."""


class Layout:
    """Gives each block of features its place, in the order asked."""

    def __init__(self) -> None:
        self.size = 0
        self.blocks: list[tuple[str, int, int]] = []

    def block(self, name: str, size: int) -> int:
        """Return the first number of a new block."""
        first = self.size
        self.blocks.append((name, first, size))
        self.size += size
        return first

    @property
    def schema(self) -> str:
        """16 hex digits that differ whenever a block is added, moved or resized."""
        return hashlib.sha256(repr(self.blocks).encode()).hexdigest()[:16]


def _partials() -> tuple[list[tuple[Kind, Kind, Kind, int]], int]:
    """Return (held, held, missing, class) for every shape and every card of it that may be missing."""
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

_LAYOUT = Layout()
_BIAS = _LAYOUT.block("bias x stage", 3 * STAGES)
_PARTIAL_CLASS = _LAYOUT.block("partial class x live x stage", PARTIAL_CLASSES * (MOST_LIVE + 1) * STAGES)
_PAIR_CLASS = _LAYOUT.block("pair size x live x stage", 2 * 3 * STAGES)
_ALONE_COUNT = _LAYOUT.block("alone count x stage", 8 * STAGES)
_PLAN = _LAYOUT.block("stage x groups x halves x phase", STAGES * 8 * 8 * 3)
_HUXI = _LAYOUT.block("huxi x stage", HUXI_SPAN * STAGES)
_REACH = _LAYOUT.block("missing x potential", 8 * 8)
_READY = _LAYOUT.block("ready: live x wall x kings", 12 * WALLS * 2)
_READY_WORTH = _LAYOUT.block("ready: worth x phase", 16 * 3)
_OTHER = _LAYOUT.block("other: groups x wall", 2 * 8 * WALLS)
_OTHER_HUXI = _LAYOUT.block("other: huxi", 2 * 12)
_OTHER_CARDS = _LAYOUT.block("other: quads, kings, dead", 2 * 8)
_OUT = _LAYOUT.block("out x live", KINDS * MOST_LIVE)
_OUT_FEEDS = _LAYOUT.block("out feeds x wall", 4 * WALLS)
_RED = _LAYOUT.block("red x third", 16 * 3)
_KINGS = _LAYOUT.block("kings x stage", 3 * STAGES)
_QUADS = _LAYOUT.block("quads x pairs", 3 * 4)
_BOUND = _LAYOUT.block("bound", 4)
_HAND_WORTH = _LAYOUT.block("by amount: worth of the hand", STAGES * 3)
_WAIT_WORTH = _LAYOUT.block("by amount: worth of the waits", WALLS)
_FEED_COST = _LAYOUT.block("by amount: cost of feeding", WALLS)

SIZE = _LAYOUT.size
"""How many features there are."""
SCHEMA = _LAYOUT.schema
"""Names this set of features; weights made for another are of no use."""

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
"""For each kind: the kinds that make half a shape with it (itself included), and what may complete that."""

def _ordered() -> Iterator[tuple[int, int, tuple[Kind, ...], int]]:
    """Yield the shapes, those that score first: its kinds and those it takes twice, as sets in bits; cards; 胡息."""
    for found in sorted((shape(number) for number in range(1, len(SHAPES))), key=lambda found: -found.huxi):
        kinds = set(found.cards)
        twice = sum(1 << kind for kind in kinds if found.cards.count(kind) == 2)
        yield sum(1 << kind for kind in kinds), twice, found.cards, found.huxi


_ORDERED = tuple(_ordered())


class Outlook:
    """What one seat sees before it chooses: the part that all its choices share.

    ``live`` are the unseen copies of each of the 21 kinds, ``colours`` all red cards of the seat, ``phase`` 0 to 2
    from a full wall to an empty one, ``common`` the features that no choice changes.
    """

    __slots__ = (
        "colours", "common", "feeding", "live", "min_huxi", "phase", "prospects", "quads", "seen", "wall_bucket"
    )

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.prospects = Prospects(seen)
        self.live = self.prospects.live
        self.feeding = Feeding(seen, self.live)
        self.phase = 0 if seen.wall_left > 12 else 1 if seen.wall_left > 5 else 2
        self.wall_bucket = WALL[seen.wall_left] if seen.wall_left < len(WALL) else WALLS - 1
        self.min_huxi = seen.rules.min_huxi
        self.quads = min(seen.quads[seen.seat], 2)
        laid = sum(IS_RED[kind] for meld in seen.melds[seen.seat] for kind in meld_cards(meld))
        self.colours = laid + sum(IS_RED[kind] * seen.hand[kind] for kind in range(KINDS))
        self.common = self._others()
        if seen.skips[seen.seat]:
            self.common.append(_BOUND + 2)
        if seen.dead[seen.seat]:
            self.common.append(_BOUND + 3)

    def _others(self) -> list[int]:
        """Return the features of the two others."""
        seen, found = self.seen, []
        seat = seen.seat
        for place in range(SEATS - 1):
            seat = next_seat(seat, SEATS)
            groups = min(len(seen.melds[seat]), 7)
            found.append(_OTHER + (place * 8 + groups) * WALLS + self.wall_bucket)
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
    view: Outlook,
    hand: Sequence[int],
    *,
    huxi: int,
    red: int,
    no_chi: int,
    no_peng: int,
    how: int,
    out: Kind,
    ready: Waiting,
    bound: int,
) -> Features:
    """Return the features that hold after a choice.

    ``hand`` are the cards kept, 21 counts; ``huxi`` those of laid groups and 坎; ``red`` all red cards of the seat;
    ``no_chi`` and ``no_peng`` the kinds the seat may then not take, as sets in bits; ``how`` is PLAYED, LET_GO or
    KEPT; ``out`` the card played or -1; ``ready`` what the hand then waits for; ``bound`` LIMITED and BARRED in bits.
    """
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    stage = min((sum(loose) + 1) // 3, STAGES - 1)
    found = [*view.common, _BIAS + how * STAGES + stage]
    come = [0 if no_chi >> kind & 1 else count for kind, count in enumerate(view.live)]
    found += _of_pairs(view, loose, stage, come, no_peng)
    groups, halves, potential = _sorted_out(view, loose, come, no_peng)
    found.append(_PLAN + ((stage * 8 + min(groups, 7)) * 8 + min(halves, 7)) * 3 + view.phase)
    found.append(_HUXI + min(huxi, HUXI_SPAN - 1) * STAGES + stage)
    missing = max(0, view.min_huxi - huxi)
    found.append(_REACH + min((missing + 2) // 3, 7) * 8 + min(potential // 3, 7))
    found.append(_RED + min(red, 15) * 3 + (0 if stage > 4 else 1 if stage > 2 else 2))
    found.append(_KINGS + min(hand[KING], 2) * STAGES + stage)
    found.append(_QUADS + view.quads * 4 + min(loose.count(2), 3))
    if ready.kinds:
        found.append(_READY + (min(ready.copies, 11) * WALLS + view.wall_bucket) * 2 + (hand[KING] > 0))
        found.append(_READY_WORTH + min(ready.worth // 250, 15) * 3 + view.phase)
    cost = 0
    if out >= 0:
        found.append(_OUT + out * MOST_LIVE + min(view.live[out], MOST_LIVE - 1))
        found.append(_OUT_FEEDS + view.feeding.takers(out) * WALLS + view.wall_bucket)
        cost = AMOUNT * view.feeding.cost(out) // 100
    found += [_BOUND + bit for bit in range(2) if bound >> bit & 1]
    return found, (
        (_HAND_WORTH + stage * 3 + view.phase, view.prospects.hand(hand)),
        (_WAIT_WORTH + view.wall_bucket, ready.worth),
        (_FEED_COST + view.wall_bucket, cost),
    )


def _of_pairs(view: Outlook, loose: Sequence[int], stage: int, come: Sequence[int], no_peng: int) -> list[int]:
    """Return the features of all two cards that go together, by what may complete them, and of cards that lie alone.

    ``come`` are the unseen copies of each kind, 0 for those the seat may not eat.
    """
    found = []
    useful = [False] * KINDS
    for a in range(KINDS):
        count = loose[a]
        if not count:
            continue
        if count == 2:
            left = min(view.live[a], 2) if not no_peng >> a & 1 else 0
            found.append(_PAIR_CLASS + ((a >= NUMBERS) * 3 + left) * STAGES + stage)
            useful[a] = useful[a] or left > 0
        for b, completions in _HALVES[a]:
            if loose[b] if a != b else count == 2:
                for missing, row in completions:
                    left = come[missing]
                    found.append(row + left * STAGES + stage)
                    if left or loose[missing]:
                        useful[a] = useful[b] = True
    alone = sum([count for count, used in zip(loose, useful, strict=True) if not used])
    found.append(_ALONE_COUNT + min(alone, 7) * STAGES + stage)
    return found


def _sorted_out(view: Outlook, loose: Sequence[int], come: Sequence[int], no_peng: int) -> tuple[int, int, int]:
    """Sort the loose cards greedily into finished groups and halves; return how many, and the 胡息 all groups have.

    Groups that score are taken first; a half counts if a card that may be taken completes it. The 胡息 are those of
    every finished group there is, whether or not two of them share a card. ``come`` as for :func:`_of_pairs`.
    """
    groups, potential, left = 0, 0, list(loose)
    single, double = loose_kinds(loose)
    for kinds, twice, (x, y, z), worth in _ORDERED:
        if single & kinds == kinds and double & twice == twice:
            potential += worth
            if _holds(left, x, y, z):
                groups += 1
                left[x] -= 1
                left[y] -= 1
                left[z] -= 1
    halves = 0
    for a in range(KINDS):
        if left[a] == 2 and view.live[a] and not no_peng >> a & 1:
            left[a] = 0
            halves += 1
            continue
        while left[a]:
            left[a] -= 1
            for b, completions in _HALVES[a]:
                if left[b] and any(come[missing] for missing, _ in completions):
                    left[b] -= 1
                    halves += 1
                    break
    return groups, halves, potential


def _holds(loose: Sequence[int], x: Kind, y: Kind, z: Kind) -> bool:
    """Whether all three cards of a shape, which are in ascending order, lie there."""
    return bool(loose[x] and loose[y] and loose[z] and (x != y or loose[x] == 2) and (y != z or loose[y] == 2))
