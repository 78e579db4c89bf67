"""How a hand was won and what that pays: what the price depends on, and the price step by step."""

from __future__ import annotations

from dataclasses import dataclass

BY_SELF, BY_OTHER, BY_WAI, BY_DEAL = range(4)
"""How the last card came: own flip, another's flip, own flip just laid as 歪 (歪后胡), the deal."""

BY_NAMES = ("self", "other", "wai", "deal")


@dataclass(frozen=True, slots=True)
class WinFacts:
    """What the price of a complete hand depends on: one reading of its cards, and how it was won."""

    xi: int
    """硬息."""
    scoring: int
    """门 that are worth any 硬息."""
    equal: bool
    """Whether every 门 is of equal cards."""
    kan: int
    """坎 in the hand, and triples that the own flip completed there."""
    wai: int
    """歪 of three cards."""
    liu: int
    own_pair: bool
    """单歪: whether the own flip completed the pair."""
    inner: int
    """Values of which the hand has all four cards, all its own (内圆, 内豪)."""
    outer: int
    """The same with at least one of another's (外圆, 外豪)."""
    red: int
    size: str
    """``big`` or ``small`` if all cards are of one size, else empty."""
    flat: bool
    """Whether nothing was laid and no 门 is worth any 硬息."""
    one_left: bool
    """Whether a single card was left in the hand before the winning card."""
    waits: str
    """``neighbours`` or ``twins`` if the hand waited for just two such values and the rules ask, else empty."""
    pairs: str
    """``nine`` or ``ten`` for a win by pairs alone, else empty."""
    haidi: bool
    """海底: won with the last card of the wall."""
    tianhu: bool
    baoting: bool
    """报听: the seat never discarded from its hand, the dealer's first card aside."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a complete hand pays, step by step."""

    added: tuple[tuple[str, int], ...]
    """Items that add points, none of them 0."""
    times: tuple[tuple[str, int], ...]
    """Items that multiply the sum."""
    total: int
    """Points before the cap."""
    pay_each: int
    """Points each loser pays."""
    named: tuple[str, ...]
    """The 名堂 of the hand."""

    @property
    def capped(self) -> bool:
        """Whether the cap lowered ``pay_each``."""
        return self.pay_each < self.total
