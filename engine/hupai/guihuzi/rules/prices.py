"""The two tables of points: 沅江 multiplies its 名堂, 南县 adds everything (``pay.table``)."""

from __future__ import annotations

from math import prod

from hupai.guihuzi.rules.ruleset import GROUPS, GuihuziRules
from hupai.guihuzi.rules.win_facts import Price, WinFacts

Items = list[tuple[str, int]]

_CLASSES = (50, 100, 200)
_CLASS_TIMES = {50: 2, 100: 4, 200: 8}
"""The factor of each further 名堂 of a class (``pay.several``)."""


def yuanjiang_price(rules: GuihuziRules, facts: WinFacts) -> Price:
    """Return the price by the table of 沅江.

    Five for the win and for each 坎, 歪, 溜 and 单歪, the 名堂, their factors, and the cap.
    """
    named = _yuanjiang_named(rules, facts)
    added = _counted("kan", facts.kan, 5) + _counted("wai", facts.wai, 5) + _counted("liu", facts.liu, 5)
    added += _counted("own_pair", facts.own_pair, 5)
    times: Items = []
    if not named:
        added.insert(0, ("base", 5))
    elif rules.combine == "add":
        added += named
    else:
        first = min(named, key=lambda item: item[1])
        added.append(first)
        rest = [item for item in named if item is not first]
        for points in _CLASSES:
            left = [name for name, worth in rest if worth == points]
            if left:
                times.append((f"class_{points}", _CLASS_TIMES[points] * len(left)))
    for name, held in (("haidi", facts.haidi), ("tianhu", facts.tianhu), ("baoting", facts.baoting)):
        times += [(name, 4)] if held else []
    times += _powers("inner", 4, facts.inner) + _powers("outer", 2, facts.outer)
    return _price(rules, added, times, [name for name, _ in named])


def _yuanjiang_named(rules: GuihuziRules, facts: WinFacts) -> Items:
    """Return the 名堂 of the hand with the points of their class."""
    if facts.pairs:
        return [("jiuduiban", 200)]
    every = facts.scoring == GROUPS
    black = facts.red == 0
    held = (
        ("xiangxiangxi", 50, every and not facts.equal),
        ("wuxiping", 50, facts.flat),
        ("one_red", 50, facts.red == 1),
        ("thirteen_red", 50, facts.red == 13),
        ("one_card", 50, facts.one_left and rules.diaodiaoshou),
        ("all_equal", 100, facts.equal and not black),
        ("all_black", 100, black and not facts.equal),
        ("all_big", 100, facts.size == "big"),
        ("all_small", 100, facts.size == "small"),
        ("fourteen_red", 100, facts.red == 14),
        ("black_equal", 200, black and facts.equal),
        ("fifteen_red", 200, facts.red >= 15),
    )
    return [(name, points) for name, points, holds in held if holds]


_SMALL, _BIG = 0, 1
_WIN, _KAN = (6, 10), (5, 10)
_INNER, _OUTER, _SIX = (30, 40), (20, 30), (15, 30)
_LUCK, _FEAT = (30, 50), (60, 100)
_COLOUR, _MORE_RED = (80, 150), (10, 30)
_EQUAL, _RARE = (100, 200), (120, 300)


def nanxian_price(rules: GuihuziRules, facts: WinFacts) -> Price:
    """Return the price by the table of 南县: the sum of everything the hand has, 小卓 or 大卓, without a cap."""
    at = _BIG if rules.table == "big" else _SMALL
    named = [(name, points[at]) for name, points in _nanxian_named(facts)]
    if facts.red >= 13 and not facts.pairs:
        named.append(("thirteen_red", _COLOUR[at] + _MORE_RED[at] * (facts.red - 13)))
    lesser: Items = [("six_xi", _SIX[at])] if facts.xi == 6 and not facts.pairs else []
    for name, held in (
        ("haidi", facts.haidi),
        ("twins", facts.waits == "twins"),
        ("neighbours", facts.waits == "neighbours"),
    ):
        lesser += [(name, _LUCK[at])] if held else []
    added: Items = [] if named else [("base", _WIN[at])]
    added += _counted("kan", facts.kan, _KAN[at]) + _counted("wai", facts.wai, _KAN[at])
    added += _counted("own_pair", facts.own_pair, _KAN[at])
    added += _counted("inner", facts.inner, _INNER[at]) + _counted("outer", facts.outer, _OUTER[at])
    return _price(rules, added + lesser + named, [], [name for name, _ in lesser + named])


def _nanxian_named(facts: WinFacts) -> list[tuple[str, tuple[int, int]]]:
    """Return the 名堂 of sixty points or more that need no count of red cards."""
    shaped = not facts.pairs
    every = facts.scoring == GROUPS
    black = shaped and facts.red == 0
    held = (
        ("tianhu", _FEAT, facts.tianhu),
        ("xiangxiangxi", _FEAT, every and not facts.equal),
        ("one_red", _FEAT, shaped and facts.red == 1),
        ("baoting", _FEAT, facts.baoting),
        ("one_card", _FEAT, facts.one_left),
        ("all_black", _COLOUR, black and not facts.equal),
        ("all_equal", _EQUAL, facts.equal and not black),
        ("all_big", _RARE, facts.size == "big"),
        ("all_small", _RARE, facts.size == "small"),
        ("black_equal", _RARE, black and facts.equal),
        ("ten_pairs", _RARE, not shaped),
    )
    return [(name, points) for name, points, holds in held if holds]


def _counted(name: str, count: int, points: int) -> Items:
    return [(name, points * count)] if count else []


def _powers(name: str, factor: int, count: int) -> Items:
    return [(name, factor**count)] if count else []


def _price(rules: GuihuziRules, added: Items, times: Items, named: list[str]) -> Price:
    total = sum(points for _, points in added) * prod(factor for _, factor in times)
    each = min(total, rules.cap) if rules.cap else total
    return Price(tuple(added), tuple(times), total, each, tuple(named))
