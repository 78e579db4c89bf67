"""How many groups a hand has finished after a choice, and which unseen cards would finish one more.

Hints compare choices by these numbers. They follow from the seat's own cards and the unseen copies alone. Kings are
not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.zipai.actions import CLAIM_PENG, Action, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import CHI, PARTNERS, SHAPES, shape
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.view.observation import Observation

_SHAPES = tuple(shape.cards for shape in SHAPES if shape is not None)


def _completing() -> list[list[int]]:
    """Return for each two kinds the kinds that make a group with them, as sets in bits."""
    found = [[0] * KINDS for _ in range(KINDS)]
    for kind in range(KINDS):
        found[kind][kind] |= 1 << kind
        for _, a, b in PARTNERS[kind]:
            found[a][b] |= 1 << kind
            found[b][a] |= 1 << kind
    return found


_COMPLETING = _completing()


@dataclass(frozen=True, slots=True)
class GroupCount:
    """The groups of a seat's hand and melds."""

    groups: int
    """Laid groups, 坎, and the most shapes that the loose cards form at once."""
    kinds: tuple[Kind, ...]
    """The kinds with unseen copies that would finish one more group. The fourth card of a set makes no new group."""
    copies: int
    """Unseen copies of these kinds."""
    discard: Kind = -1
    """The card played after a claim, -1 for none."""


def groups_after(seen: Observation, live: Sequence[int], action: Action) -> GroupCount:
    """Return the groups after the action; after a claim, those with the discard that leaves most.

    ``live`` has the unseen copies of each kind.
    """
    hand = list(seen.hand)
    sets = [meld[1] for meld in seen.melds[seen.seat] if meld[0] != CHI]
    laid = len(seen.melds[seen.seat])
    if is_discard(action):
        hand[discarded(action)] -= 1
    elif action == CLAIM_PENG:
        hand[seen.live] -= 2
        sets.append(seen.live)
        laid += 1
    elif is_chi(action):
        hand[seen.live] += 1
        for number in way_shapes(eaten_way(action)):
            for card in shape(number).cards:
                hand[card] -= 1
            laid += 1
    coming = [0 if kind in sets or hand[kind] == 3 else live[kind] for kind in range(KINDS)]
    if seen.skips[seen.seat] or not (action == CLAIM_PENG or is_chi(action)):
        return _count(hand, laid, coming)
    found = []
    for kind in _discards_after(seen, hand, action):
        hand[kind] -= 1
        found.append(_count(hand, laid, coming, kind))
        hand[kind] += 1
    return max(found, key=lambda one: (one.groups, one.copies, len(one.kinds)))


def _discards_after(seen: Observation, hand: Sequence[int], claim: Action) -> list[Kind]:
    """Return the kinds that may be played from the hand after the claim."""
    way = eaten_way(claim) if is_chi(claim) else 0
    forbidden = chi_bian_after(seen.rules, seen.live, way).forbidden if way else 0
    return [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]


def _count(hand: Sequence[int], laid: int, coming: Sequence[int], discard: Kind = -1) -> GroupCount:
    """Return the groups of a hand beside that many laid groups; ``coming`` are the copies that can still come."""
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    most, missing = _shapes_and_missing(loose)
    kinds = tuple(kind for kind in range(KINDS) if missing >> kind & 1 and coming[kind])
    kan = sum(count >= 3 for count in hand[:KINDS])
    return GroupCount(laid + kan + most, kinds, sum(coming[kind] for kind in kinds), discard)


def _shapes_and_missing(loose: list[int]) -> tuple[int, int]:
    """Return the most shapes that loose cards form at once, and the kinds that would finish one more group.

    One more card finishes a group exactly if some choice of that many shapes leaves two cards that it completes.
    """
    shapes = [cards for cards in _SHAPES if all(loose[card] >= cards.count(card) for card in cards)]
    most = 0
    leftovers: set[tuple[int, ...]] = set()

    def search(start: int, chosen: int) -> None:
        nonlocal most
        extended = False
        for index in range(start, len(shapes)):
            a, b, c = shapes[index]
            loose[a] -= 1
            loose[b] -= 1
            loose[c] -= 1
            if loose[a] >= 0 and loose[b] >= 0 and loose[c] >= 0:
                extended = True
                search(index, chosen + 1)
            loose[a] += 1
            loose[b] += 1
            loose[c] += 1
        if extended or chosen < most:
            return
        if chosen > most:
            most = chosen
            leftovers.clear()
        leftovers.add(tuple(loose))

    search(0, 0)
    missing = 0
    for left in leftovers:
        missing |= _completed_by(left)
    return most, missing


def _completed_by(left: Sequence[int]) -> int:
    """Return the kinds that make a group with two of these cards, as a set in bits."""
    held = [kind for kind, count in enumerate(left) if count]
    kinds = 0
    for place, a in enumerate(held):
        row = _COMPLETING[a]
        if left[a] > 1:
            kinds |= row[a]
        for b in held[place + 1 :]:
            kinds |= row[b]
    return kinds
