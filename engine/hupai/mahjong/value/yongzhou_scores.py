"""The lists of worths of 永州麻将 (option ``score``), and how what a hand has becomes its worth.

A hand comes with *ranks*: each rank is the ids of one thing that the hand has, the most special id first. A list counts
the first id that it has: 双王归位 counts as 王归位 in a list without 双王归位.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final, NamedTuple

from hupai.mahjong.rules.win_claim import BY_DISCARD, ValueItem

Rank = tuple[str, ...]
"""The ids of one thing that a hand has, the most special one first."""

HIGHEST, SUM, PRODUCT = range(3)
"""How a list counts: the highest item alone, all items added up, or all multiplied."""

GUI_WEI: Final[Rank] = ("si_wang_gui_wei", "san_wang_gui_wei", "shuang_wang_gui_wei", "wang_gui_wei")
"""四王归位 to 王归位, by how many runs have a wild at home."""
JI_BEN: Final = ValueItem("ji_ben", 1)
"""基础: nothing of the list applies."""
QI_SHOU_SI_WANG: Final = ValueItem("qi_shou_si_wang", 8)
"""起手四王 is worth the same in every list."""


@dataclass(frozen=True)
class Scale:
    """A list of worths."""

    counts: int
    """HIGHEST, SUM or PRODUCT."""
    worth: Mapping[str, int]
    """Points or factors by id, the highest first. Of equal ones a HIGHEST list names the first that applies."""
    discard_half: bool = False
    """Whether a discard costs half as much again, rounded down."""

    @cached_property
    def top(self) -> int | None:
        """The most that a hand can be worth, None if there is no such limit."""
        return next(iter(self.worth.values())) if self.counts == HIGHEST else None

    @cached_property
    def runs(self) -> int:
        """How many runs with a wild at home (王归位) the list tells apart; 0 if it has no 王归位."""
        return sum(name in self.worth for name in GUI_WEI)


SCALES: Final[Mapping[str, Scale]] = {
    "highest": Scale(
        HIGHEST,
        {
            "si_da_tian_wang": 8,
            "wang_chuang_wang": 8,
            "wang_diao_wang": 8,
            "shuang_wang_gui_wei": 8,
            "ying_qiao_dui": 8,
            "shi_san_yao": 8,
            "tian_hu": 4,
            "wang_chuang": 4,
            "wang_diao": 4,
            "wang_gui_wei": 4,
            "qing_yi_se": 4,
            "qi_feng": 4,
            "long_qiao_dui": 4,
            "qi_qiao_dui": 2,
            "xia_san_lan": 2,
        },
    ),
    "closed": Scale(
        HIGHEST,
        {"wang_chuang_wang": 8, "wang_chuang": 4, "wang_diao_wang": 4, "wang_diao": 2},
    ),
    "half": Scale(
        SUM,
        {
            "wang_chuang_wang": 12,
            "ying_qiao_dui": 12,
            "wang_chuang": 6,
            "wang_diao_wang": 6,
            "wang_diao": 3,
            "xia_san_lan": 3,
            "gang_kai": 2,
            "wang_gui_wei": 2,
            "qi_qiao_dui": 1,
        },
    ),
    "open": Scale(
        SUM,
        {
            "gang_shang_wang_chuang": 12,
            "wang_chuang_wang": 12,
            "ying_qiao_dui": 12,
            "gang_shang_wang_diao": 6,
            "wang_chuang": 6,
            "wang_diao_wang": 6,
            "qi_feng": 6,
            "wang_diao": 3,
            "peng_peng_hu": 3,
            "qing_yi_se": 3,
            "qi_qiao_dui": 3,
            "xia_san_lan": 3,
            "gang_kai": 2,
            "wang_gui_wei": 2,
        },
    ),
    "double": Scale(
        PRODUCT,
        {
            "wang_chuang_wang": 8,
            "wang_chuang": 4,
            "wang_diao_wang": 4,
            "long_qiao_dui": 4,
            "wang_diao": 2,
            "qi_qiao_dui": 2,
            "peng_peng_hu": 2,
            "zi_mo": 2,
            "qiang_gang": 2,
        },
    ),
    "daozhou": Scale(
        PRODUCT,
        {
            "si_wang_gui_wei": 16,
            "san_wang_gui_wei": 8,
            "wang_chuang_wang": 8,
            "qing_yi_se": 8,
            "shuang_wang_gui_wei": 4,
            "wang_chuang": 4,
            "wang_diao_wang": 4,
            "qi_feng": 4,
            "wang_gui_wei": 2,
            "wang_diao": 2,
            "xia_san_lan": 2,
            "qi_qiao_dui": 2,
            "peng_peng_hu": 2,
            "hun_yi_se": 2,
            "men_qing": 2,
            "quan_qiu_ren": 2,
            "si_da_tian_wang": 2,
            "gang_kai": 2,
        },
        discard_half=True,
    ),
}
"""The lists by the values of the option."""


class Worth(NamedTuple):
    """What a list makes of a hand."""

    items: tuple[ValueItem, ...]
    multiplier: int


_PLAIN = Worth((JI_BEN,), JI_BEN.amount)


def scored(scale: Scale, ranks: Iterable[Rank], by: int) -> Worth:
    """Return the worth of a hand that has these ranks; ``by`` is how the last tile came."""
    listed = scale.worth
    ids = [name for rank in ranks if (name := next((name for name in rank if name in listed), ""))]
    if not ids:
        return _PLAIN
    if scale.counts == HIGHEST:
        best = next((ValueItem(name, points) for name, points in listed.items() if name in ids), JI_BEN)
        return Worth((best,), best.amount)
    items = [ValueItem(name, listed[name]) for name in ids]
    amounts = [item.amount for item in items]
    multiplier = sum(amounts) if scale.counts == SUM else prod(amounts)
    half = multiplier // 2
    if scale.discard_half and by == BY_DISCARD and half:
        # The one item of a PRODUCT list that is added: a factor of one and a half would leave half stakes.
        items.append(ValueItem("dian_pao_jia_ban", half))
        multiplier += half
    return Worth(tuple(items), multiplier)
