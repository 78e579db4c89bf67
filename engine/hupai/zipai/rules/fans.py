"""Fans 番: factors a winning hand multiplies its 囤 by (S0 永州扯胡子特殊规则)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod

from hupai.zipai.rules.ruleset import ZipaiRules

Fan = tuple[str, int]
"""(identifier, factor)."""

WANG_DIAO, WANG_CHUANG, WANG_ZHA = "wang_diao", "wang_chuang", "wang_zha"
KING_SHAPES = (WANG_DIAO, WANG_CHUANG, WANG_ZHA)
"""The king wins that may be announced: one, two or three kings wait for the card to come (``king.call``)."""

WITH_A_KING = {shape: f"{shape}_wang" for shape in KING_SHAPES}
"""What each is when that card is a king too."""

KING_FANS = {
    WANG_DIAO: 4,
    WITH_A_KING[WANG_DIAO]: 8,
    WANG_CHUANG: 8,
    WITH_A_KING[WANG_CHUANG]: 16,
    WANG_ZHA: 16,
    WITH_A_KING[WANG_ZHA]: 32,
}
"""Factors of the announced king wins; they replace that of 自摸 (``fan.wang_diao``, ``fan.wang_chuang``)."""


def colour_fans(rules: ZipaiRules, red: int) -> list[Fan]:
    """Return the fan for the number of red cards in the complete hand: 红, 点 or 黑, or none.

    With 红转点 or 红转黑 a hand with many red cards gets the higher factor of 点胡 or 黑胡.
    """
    if red == 0:
        return _fan("black", rules.black_times)
    if red == 1:
        return _fan("dot", rules.dot_times) if rules.yi_dian_hong else []
    if red < rules.red_min:
        return []
    if rules.red_to_black and red >= rules.red_to_black:
        return _fan("red_to_black", rules.black_times)
    if rules.red_to_dot and red >= rules.red_to_dot:
        return _fan("red_to_dot", rules.dot_times)
    return _fan("red", rules.red_times)


@cache
def highest_colour_factor(rules: ZipaiRules, fewest: int, most: int) -> int:
    """Return the highest factor of colours in a complete hand with ``fewest`` to ``most`` red cards."""
    return max(prod(times for _, times in colour_fans(rules, red)) for red in range(fewest, most + 1))


def _fan(name: str, times: int) -> list[Fan]:
    """Return the fan, or none where its factor changes nothing."""
    return [(name, times)] if times > 1 else []


def combined_factor(rules: ZipaiRules, fans: Sequence[Fan]) -> int:
    """Return the combined factor of several fans: the product of theirs, or the sum (``fan.ming_tang``)."""
    if rules.ming_tang == "add":
        return sum(times for _, times in fans) or 1
    return prod(times for _, times in fans)


def least_factor(rules: ZipaiRules, kings: int) -> int:
    """Return the least combined factor of a win with this number of kings: 按番限胡 (``king.limit``)."""
    return 2**kings if kings and rules.limits_kings_by == "fan" else 1


def unannounced_factor(rules: ZipaiRules, *, dealt: bool) -> int:
    """Return the factor that an own flip or the deal has by itself, whatever the cards are."""
    return rules.self_draw * (rules.tianhu if dealt else 1)
