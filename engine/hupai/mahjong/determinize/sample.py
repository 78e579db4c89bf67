"""A whole table that fits what one seat has seen: every play-out and every estimate starts from one.

A :class:`Sampler` reads nothing but an observation. It deals the tiles that the seat does not see at random, each deal
being equally likely, until one fits: somebody is asked where the seat waits for an answer, and nobody would have won
without being asked. Where random deals would take too long, it constructs a hand that is asked
(:mod:`hupai.mahjong.determinize.constructed_hands`). Other secrets of a seat, such as a win it passed, are left open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hupai.mahjong.determinize.constructed_hands import constructed_hands
from hupai.mahjong.determinize.hidden_hands import HiddenHand, hidden_hands
from hupai.mahjong.determinize.questions import ask_as_seen, waits_for_dealt_wilds
from hupai.mahjong.melds import PENG
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind, counts_of, held_kinds
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.chance import Stream
from hupai.table.seats import Seat

RANDOM_DEALS = 60
"""Random deals tried before a hand is constructed."""
CONSTRUCTED_DEALS = 5_000
"""Constructed deals tried before giving up; no position of a real hand needs nearly as many."""


def sample(seen: Observation, rng: Stream) -> Table:
    """Return a table that looks exactly like this to the observing seat, with all other tiles at random.

    The same observation and stream give the same table everywhere. Who needs many tables for one observation makes one
    :class:`Sampler`.
    """
    return Sampler(seen).draw(rng)


class Sampler:
    """Draws tables for one observation."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self._known = own_table(seen)
        """What the seat sees; every table begins as a copy of it."""
        self._hidden = hidden_hands(seen)
        self._unseen = held_kinds(unseen_copies(seen))
        self._late_counts = seen.rules.kong_points == "at_end" or seen.rules.added_kong == "drawn"

    def draw(self, rng: Stream) -> Table:
        """Return a table that looks exactly like the observation to its seat, with all other tiles at random."""
        for _ in range(RANDOM_DEALS if not waits_for_dealt_wilds(self._seen) else 0):
            t = self._deal(rng, {})
            if ask_as_seen(t, self._seen):
                return t
        for _ in range(CONSTRUCTED_DEALS):
            made = constructed_hands(self._known, self._seen, self._hidden, self._unseen, rng)
            if made is None:
                continue
            t = self._deal(rng, made)
            if ask_as_seen(t, self._seen):
                return t
        raise AssertionError("no table fits the observation")

    def _deal(self, rng: Stream, made: Mapping[Seat, Sequence[Kind]]) -> Table:
        """Return a table with the unseen tiles dealt at random to the hidden hands and the wall.

        ``made`` are tiles that some of these hands get first.
        """
        t = self._known.clone()
        pool = self._unseen[:]
        for given in made.values():
            for kind in given:
                pool.remove(kind)
        rng.shuffle(pool)
        start = 0
        for hidden in self._hidden:
            tiles = list(made.get(hidden.seat, ()))
            end = start + hidden.unseen - len(tiles)
            tiles += pool[start:end]
            start = end
            self._give(t, hidden, tiles)
        t.wall = pool[start:]
        return t

    def _give(self, t: Table, hidden: HiddenHand, tiles: list[Kind]) -> None:
        """Put the tiles into a hidden hand; the last of them is the one just drawn."""
        seat, hand = hidden.seat, t.hands[hidden.seat]
        for kind in tiles:
            hand[kind] += 1
        if hidden.drew:
            t.taken = tiles[-1]
        for kind in hidden.certain:
            hand[kind] += 1
            if self._seen.drew:
                t.taken = kind
        if t.dead[seat]:
            t.first[seat] = counts_of(tiles[: hidden.first])
        if self._late_counts:
            # Who holds the fourth tile of its 碰 would have laid it, if that paid anything and were allowed.
            for meld in t.melds[seat]:
                if meld.group == PENG and hand[meld.kind] and meld.kind != t.taken:
                    t.late[seat] |= 1 << meld.kind
