"""Fans 番: factors a winning hand multiplies its 囤 by (S0 永州扯胡子特殊规则)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hupai.zipai.rules import ZipaiRules

Fan = tuple[str, int]
"""(identifier, factor)."""

WANG_DIAO, WANG_DIAO_WANG, WANG_CHUANG = "wang_diao", "wang_diao_wang", "wang_chuang"
WANG_FANS = {WANG_DIAO: 4, WANG_DIAO_WANG: 8, WANG_CHUANG: 8}
"""Factors of the announced king wins; they replace 自摸 (rule book §7.4)."""


def colour_fans(rules: ZipaiRules, red: int) -> list[Fan]:
    """Return the fan for the number of red cards in the complete hand: 红, 点 or 黑, or none.

    红转点 and 红转黑 raise what many reds pay; the fan stays 红胡, the factor grows.
    """
    if red == 0:
        return [("black", 4)]
    if red == 1:
        return [("dot", 3)]
    if red < rules.red_min:
        return []
    if rules.red_to_black and red >= rules.red_to_black:
        return [("red_to_black", 4)]
    if rules.red_to_dot and red >= rules.red_to_dot:
        return [("red_to_dot", 3)]
    return [("red", 2)]
