"""How far a hand is from each aim, and which tiles come nearer.

A hand has thirteen or fourteen tiles, each laid meld counted as three. Distances are tiles to ready: 0 for a hand that
waits, -1 for a complete one. Kinds are those that tiles play as: 红中 where it stands in counts as the wild's kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hupai.mahjong.bots.aims import ALL, HOME, HONOUR_BIT, MELDS, PAIRS, SCATTERED, SPARE, TRIPLETS, Aim
from hupai.mahjong.bots.needs import (
    HONOURS_NATURAL,
    HONOURS_WITH_WILDS,
    NOTHING,
    PAIRED,
    ROWS,
    SUITS_NATURAL,
    SUITS_WITH_WILDS,
    Suit,
    joined,
    shares,
)
from hupai.mahjong.hand.orphans import ORPHANS as ORPHAN_KINDS
from hupai.mahjong.hand.orphans import orphans_missing
from hupai.mahjong.hand.scattered import scattered_missing
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import COPIES, KINDS, RANKS, SUITED, SUITS, Kind, is_honour

FAR = 99
"""The distance of a hand that cannot reach an aim."""

_EVERY_KIND = (1 << KINDS) - 1


class Reach(NamedTuple):
    """How far a hand is from an aim."""

    distance: int
    nearer: int
    """The kinds, as bits, that come nearer; a wild always does."""


class Held:
    """The tiles of a hand, as they play."""

    __slots__ = ("_parts", "faces", "gap", "jokers", "laid_suits", "melds", "natural", "wild", "wilds")

    def __init__(
        self,
        natural: tuple[int, ...],
        wilds: int,
        melds: int,
        laid_suits: int = 0,
        wild: Kind = -1,
        faces: tuple[int, ...] = (),
        jokers: int = 0,
        gap: int = 0,
    ) -> None:
        self.natural = natural
        """The natural tiles: 34 numbers."""
        self.wilds = wilds
        self.melds = melds
        """The melds that the hand itself still has to hold."""
        self.laid_suits = laid_suits
        """The suits and honours of the laid melds, as the bits of an aim."""
        self.wild = wild
        """The kind printed on the wilds, -1 without wilds."""
        self.faces = faces
        """The tiles as they count in scattered hands and thirteen orphans: 红中 as itself."""
        self.jokers = jokers
        """The wilds that take any place in those; the others are among the faces."""
        self.gap = gap
        """Ranks between scattered tiles."""
        suits, honours = (SUITS_WITH_WILDS, HONOURS_WITH_WILDS) if wilds else (SUITS_NATURAL, HONOURS_NATURAL)
        self._parts = (
            suits[natural[:9]],
            suits[natural[9:18]],
            suits[natural[18:27]],
            honours[natural[27:]],
        )

    def distance(self, aim: Aim) -> int:
        """Return how far the hand is from an aim, FAR if melds on the table rule it out."""
        shape = aim.shape
        if self.laid_suits & ~aim.suits:
            return FAR
        if shape == MELDS:
            return self._missing(aim.suits, PAIRED + self.melds) - self.wilds - 1
        if shape == TRIPLETS:
            return self._triplets(aim.suits)[0]
        if shape == SPARE:
            return self._missing(aim.suits, self.melds) - self.wilds + 1 if self.wilds else FAR
        if self.melds < 4 and shape != HOME:
            return FAR
        return self.reach(aim).distance

    def reach(self, aim: Aim) -> Reach:
        """Return how far the hand is from an aim, and what comes nearer."""
        shape = aim.shape
        if self.laid_suits & ~aim.suits:
            return Reach(FAR, 0)
        if shape == MELDS:
            missing, nearer = self._nearer(self._parts, aim.suits, PAIRED + self.melds)
            return Reach(missing - self.wilds - 1, nearer)
        if shape == TRIPLETS:
            return self._triplets(aim.suits)
        if shape == SPARE:
            if not self.wilds:
                return Reach(FAR, 0)
            missing, nearer = self._nearer(self._parts, aim.suits, self.melds)
            distance = missing - self.wilds + 1
            return Reach(distance, nearer if distance > 0 else _EVERY_KIND)
        if shape == HOME:
            return self._at_home(aim.suits)
        if self.melds < 4:
            return Reach(FAR, 0)
        if shape == PAIRS:
            return self._pairs(aim.suits)
        return self._scattered() if shape == SCATTERED else self._orphans()

    def _missing(self, suits: int, target: int) -> int:
        """Return how many tiles are missing to a number of melds with or without a pair, wilds not counted."""
        first, second, third, honours = self._parts
        if suits == ALL:
            return ROWS[joined(joined(first.need, second.need), joined(third.need, honours.need))][target]
        needs = [part.need for place, part in enumerate(self._parts) if suits >> place & 1]
        need = needs[0]
        for other in needs[1:]:
            need = joined(need, other)
        return ROWS[need][target]

    def _nearer(self, parts: Sequence[Suit], suits: int, target: int) -> tuple[int, int]:
        """Return how many tiles are missing, and the kinds of which one more tile makes them fewer."""
        first, second, third, honours = parts
        a, b, c, d = (part.need if suits >> place & 1 else NOTHING for place, part in enumerate(parts))
        low, high = joined(a, b), joined(c, d)
        missing = ROWS[joined(low, high)][target]
        found = 0
        if suits & 1:
            found = first.nearer(shares(a, joined(b, high), target))
        if suits & 2:
            found |= second.nearer(shares(b, joined(a, high), target)) << RANKS
        if suits & 4:
            found |= third.nearer(shares(c, joined(d, low), target)) << 2 * RANKS
        if suits & HONOUR_BIT:
            found |= honours.nearer(shares(d, joined(c, low), target)) << SUITED
        return missing, found

    def _kinds(self, suits: int) -> list[Kind]:
        """Return the kinds of these suits, ascending."""
        found: list[Kind] = []
        for place in range(SUITS):
            if suits >> place & 1:
                found += range(place * RANKS, (place + 1) * RANKS)
        return [*found, *range(SUITED, KINDS)] if suits & HONOUR_BIT else found

    def _triplets(self, suits: int) -> Reach:
        """Triplets and a pair: the kinds with the most tiles become the triplets, the next one the pair."""
        counts, kinds = self.natural, self._kinds(suits)
        sizes = sorted([min(counts[kind], 3) for kind in kinds], reverse=True)
        melds = self.melds
        pair = min(sizes[melds], 2)
        missing = 3 * melds + 2 - sum(sizes[:melds]) - pair
        least = sizes[melds - 1] if melds else 3
        nearer = 0
        for kind in kinds:
            count = counts[kind]
            if (count < 3 and count >= least) or (count < 2 and count >= pair):
                nearer |= 1 << kind
        return Reach(missing - self.wilds - 1, nearer)

    def _pairs(self, suits: int) -> Reach:
        """Seven pairs: single tiles, and new kinds as long as there are too few of them."""
        counts = self.natural
        pairs = singles = 0
        odd = even = 0
        for kind in self._kinds(suits):
            count = counts[kind]
            pairs += count >> 1
            if count & 1:
                singles += 1
                odd |= 1 << kind
            elif count < COPIES:
                even |= 1 << kind
        missing = 14 - 2 * pairs - min(singles, 7 - pairs) - self.wilds
        return Reach(missing - 1, odd | even if singles < 7 - pairs else odd)

    def _at_home(self, suits: int) -> Reach:
        """A wild in a run as its printed kind: the best of the runs that it may lie in."""
        best = Reach(FAR, 0)
        wild = self.wild
        if not self.wilds or not self.melds or wild < 0 or is_honour(wild):
            return best
        suit = wild // RANKS
        for start in range(wild - 2, wild + 1):
            if start < suit * RANKS or start // RANKS != suit or not is_run_start(start):
                continue
            tiles = list(self.natural[suit * RANKS : (suit + 1) * RANKS])
            lacking = 0
            for kind in range(start, start + 3):
                if kind == wild:
                    continue
                if tiles[kind % RANKS]:
                    tiles[kind % RANKS] -= 1
                else:
                    lacking |= 1 << kind
            parts = list(self._parts)
            parts[suit] = SUITS_WITH_WILDS[tuple(tiles)]
            missing, nearer = self._nearer(parts, suits, PAIRED + self.melds - 1)
            distance = missing + lacking.bit_count() - self.wilds
            if distance < best.distance:
                best = Reach(distance, nearer | lacking)
            elif distance == best.distance:
                best = Reach(distance, best.nearer | nearer | lacking)
        return best

    def _scattered(self) -> Reach:
        return _scattered_reach(self.faces, self.jokers, self.gap)

    def _orphans(self) -> Reach:
        """Thirteen orphans: those that are not there, and a second one as long as there is no pair."""
        counts = self.faces
        missing = orphans_missing(counts, self.jokers)
        paired = any(counts[kind] > 1 for kind in ORPHAN_KINDS)
        wanted = [kind for kind in ORPHAN_KINDS if not counts[kind] or (not paired and counts[kind] == 1)]
        return Reach(missing - 1, sum(1 << kind for kind in wanted))


_NEAR = 5
"""Scattered tiles are looked at closely if no more than this many are missing."""


@lru_cache(maxsize=20_000)
def _scattered_reach(faces: tuple[int, ...], jokers: int, gap: int) -> Reach:
    """Return how far a hand is from scattered tiles; every kind is tried."""
    counts = list(faces)
    missing = scattered_missing(counts, jokers, gap)
    nearer = 0
    for kind in range(KINDS) if missing <= _NEAR else ():
        if not counts[kind]:
            counts[kind] = 1
            if scattered_missing(counts, jokers, gap) < missing:
                nearer |= 1 << kind
            counts[kind] = 0
    return Reach(missing - 1, nearer)
