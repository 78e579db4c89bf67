"""Worlds that a seat should expect: full tables that fit all it saw, likely ones more often.

Of a few random worlds one is taken, each in proportion to its likelihood. A world is the more likely, the fewer tiles
the hidden hands hold that they have discarded themselves, or that lie beside tiles they have discarded.
"""

from __future__ import annotations

from typing import Final

from hupai.mahjong.determinize.sample import Sampler
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import KINDS, RANKS, SUITED
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream

TRIED: Final = 3
"""Random worlds for each that is taken."""
USUAL: Final = 100
DROPPED: Final = 30
"""How many tiles of a kind that it has discarded itself a hidden hand holds, in percent of a random hand …"""
BESIDE: Final = (100, 70, 45)
"""… and of a kind of which it has discarded none, one, or both neighbours. Counted in hands of the regular bot."""


class Belief:
    """What one seat should believe about a position."""

    def __init__(self, seen: Observation) -> None:
        self._sampler = Sampler(seen)
        self._odds = {
            other: _odds(seen, other)
            for other, playing in enumerate(seen.playing)
            if playing and other != seen.seat and not seen.open_hands[other] and seen.rivers[other]
        }

    def sample_world(self, rng: Stream) -> Table:
        """Return a full table on which the seat sees exactly what it sees."""
        if not self._odds:
            return self._sampler.draw(rng)
        tables = [self._sampler.draw(rng) for _ in range(TRIED)]
        likelihoods = [self._likelihood(t) for t in tables]
        most = max(likelihoods)
        shares = [1 + 1000 * one // most for one in likelihoods]
        at = rng.below(sum(shares))
        for t, share in zip(tables, shares, strict=True):
            at -= share
            if at < 0:
                return t
        raise AssertionError("the shares are exhausted")

    def _likelihood(self, t: Table) -> int:
        """Return a number in proportion to how likely the hidden hands are."""
        found = 1
        for other, odds in self._odds.items():
            for kind, held in enumerate(t.hands[other]):
                if held:
                    found *= odds[kind] ** held
        return found


def _odds(seen: Observation, other: int) -> list[int]:
    """Return how many tiles of each kind the other hand may be expected to hold, in percent of a random hand."""
    dropped = {discard.kind for discard in seen.rivers[other]}
    found = []
    for kind in range(KINDS):
        beside = [each for each in (kind - 1, kind + 1) if kind < SUITED and each // RANKS == kind // RANKS]
        found.append(DROPPED if kind in dropped else BESIDE[sum(each in dropped for each in beside)])
    for wild in seen.wilds:
        found[wild] = USUAL
    return found
