"""How a hand was won and what that pays: what the price depends on, and the price step by step."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.rules.fans import Fan

BY_SELF, BY_OTHER, BY_DISCARD, BY_DEAL, BY_SHOWN = range(5)
"""How the last card came: own flip, another's flip, another's discard, the deal, the dealer's shown card."""

BY_NAMES = ("self", "other", "discard", "deal", "shown")

BY_ANOTHER = (BY_OTHER, BY_DISCARD, BY_SHOWN)
"""The ways in which somebody else brought the card."""

JU_SHOU, HAIDI = "ju_shou", "haidi"
"""Circumstances of a win that no card shows: the hand was raised, the card was the last of the wall."""


@dataclass(frozen=True, slots=True)
class WinFacts:
    """What the price of a complete hand depends on."""

    huxi: int
    red: int
    """Red cards among all cards of the hand."""
    xing: int
    """省 the hand counts."""
    by: int
    """BY_SELF … BY_SHOWN."""
    king_fan: str
    """The king win that was announced, or an empty text."""
    quads: int
    """提 and 跑."""
    calls: tuple[str, ...] = ()
    """JU_SHOU, HAIDI."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a win pays, step by step: 胡息 that count, their doubling, 囤, fans, points from each loser."""

    counted: int
    """胡息 after 卡胡 and 无胡, before doubling."""
    huxi_fans: tuple[Fan, ...]
    """Fans that multiply the 胡息."""
    huxi_times: int
    """Their combined factor."""
    added: tuple[tuple[str, int], ...]
    """囤 that do not come from 胡息, by name, such as 带底; none of them is 0."""
    tun: int
    """All 囤, the added ones included."""
    fans: tuple[Fan, ...]
    """Fans that multiply the 囤."""
    multiplier: int
    """Their combined factor."""
    pay_each: int
    """Points each loser pays."""
    capped: bool
    """Whether the cap lowered ``pay_each``."""
