"""The groups of a winning hand: a division of the loose cards with the 胡息 that the automaton found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.hand.divisions import Group, divisions
from hupai.zipai.hand.king_readings import KingReading
from hupai.zipai.hand.win_claim import WinClaim, WonGroup
from hupai.zipai.melds import CHI, JIANG, KAN, PAO, PENG, SET_SIZE, TI, WEI, set_huxi, shape
from hupai.zipai.rules.win_facts import BY_ANOTHER

UNGROUPED = -1
"""The cards that 三提五坎 leaves over: not a group."""


def groups_of(claim: WinClaim, reading: KingReading, division: tuple[Group, ...]) -> tuple[WonGroup, ...]:
    """Return the groups of the reading with this division of its loose cards, the laid ones first."""
    return (*_fixed_groups(claim, reading), *_loose_groups(reading, division))


def division_of(claim: WinClaim, reading: KingReading, huxi: int) -> tuple[Group, ...]:
    """Return the first division of the loose cards that brings the whole hand to ``huxi``."""
    rest = huxi - sum(group.huxi for group in _fixed_groups(claim, reading))
    for division in complete_divisions(claim, reading):
        if division_huxi(division) == rest:
            return division
    raise AssertionError("the automaton found a division that the exact search did not")


def _fixed_groups(claim: WinClaim, reading: KingReading) -> list[WonGroup]:
    """Return the groups that do not depend on the division: melds, 坎, quads, and those of an announced king win."""
    groups: list[WonGroup] = []
    grown = {(before, kind): after for before, kind, after in reading.upgrades}
    held = [(KAN if claim.counts[kind] == 3 else TI, kind) for kind in range(KINDS) if claim.counts[kind] >= 3]
    laid = [(meld[0], meld[1]) for meld in claim.laid]
    for place, is_laid in ((laid, True), (held, False)):
        for group, what in place:
            after = grown.get((group, what), group)
            by_king = after != group and what in reading.grown_kings
            groups.append(won_group(after, what, int(by_king), laid=is_laid))
    for group, kind, number in reading.extra:
        groups.append(won_group(group, kind, number, laid=False))
    return groups


def _loose_groups(reading: KingReading, division: tuple[Group, ...]) -> list[WonGroup]:
    """Return the groups of a division, each with its number of kings."""
    return [
        won_group(group, what, number, laid=False) for group, what, number in _with_kings(division, reading.loose_kings)
    ]


def sets_of(claim: WinClaim, reading: KingReading) -> Mapping[Kind, tuple[int, ...]]:
    """Return, for each kind among the loose cards, the sets of three or four it may form, as kinds of group."""
    sets: dict[Kind, tuple[int, ...]] = {}
    for kind, copies in enumerate(reading.loose):
        if copies >= 3:
            kings = reading.loose_kings.count(kind)
            if claim.by in BY_ANOTHER:
                triple = PENG
            else:
                triple = KAN if kings else WEI
            sets[kind] = (TI, triple) if kings and copies > 3 else (triple,)
    return sets


def complete_divisions(claim: WinClaim, reading: KingReading) -> Iterator[tuple[Group, ...]]:
    """Yield every division of the reading's loose cards that completes the hand."""
    sets = sets_of(claim, reading)
    for pair in (False, True):
        for division in divisions(reading.loose, sets, pair=pair):
            if has_right_pair(claim, reading, division):
                yield division


def has_right_pair(claim: WinClaim, reading: KingReading, division: tuple[Group, ...]) -> bool:
    """Whether the division has a pair exactly when the whole hand has a quad."""
    groups = [group for group, _ in division]
    quads = (
        sum(meld[0] in (TI, PAO) for meld in claim.laid)
        + claim.counts[:KINDS].count(4)
        + len(reading.upgrades)
        + groups.count(TI)
        + sum(group == TI for group, _, _ in reading.extra)
    )
    pairs = groups.count(JIANG) + sum(group == JIANG for group, _, _ in reading.extra)
    return pairs == (quads > 0)


def division_huxi(division: tuple[Group, ...]) -> int:
    """Return the 胡息 of a division."""
    return sum(shape(what).huxi if group == CHI else set_huxi(group, what) for group, what in division)


def _with_kings(division: tuple[Group, ...], kings: Sequence[Kind]) -> list[tuple[int, int, int]]:
    """Return the groups of a division with their kings: sets get them first, since a set's kind may depend on it."""
    waiting = list(kings)
    placed: dict[int, int] = {}
    order = sorted(range(len(division)), key=lambda i: (division[i][0] == CHI, i))
    for index in order:
        group, what = division[index]
        cards = shape(what).cards if group == CHI else (what,) * SET_SIZE[group]
        for card in cards:
            if card in waiting:
                waiting.remove(card)
                placed[index] = placed.get(index, 0) + 1
    return [(group, what, placed.get(i, 0)) for i, (group, what) in enumerate(division)]


_SET_NAMES = ("ti", "pao", "wei", "chouwei", "kan", "peng", "", "jiang")


def won_group(group: int, what: int, kings: int, *, laid: bool) -> WonGroup:
    """Return a group of the won hand; ``what`` is the kind of its cards, for CHI the shape number."""
    if group == CHI:
        found = shape(what)
        return WonGroup(group, found.cards, kings, found.huxi, laid, found.name)
    cards = (what,) * SET_SIZE[group]
    return WonGroup(group, cards, kings, set_huxi(group, what), laid, _SET_NAMES[group])
