"""What the rule texts of the family share: conditions on the rules, and the words and numbers a text may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from hupai.explain.language import Number
from hupai.table.duel import DUEL
from hupai.table.json_object import Json
from hupai.zipai.cards import COPIES, KINDS
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import counted_huxi, long_points
from hupai.zipai.rules.sitting import FLOOR


def has_kings(rules: ZipaiRules) -> bool:
    """Whether the deck has kings."""
    return rules.kings > 0


def some_kings(number: int) -> Callable[[ZipaiRules], bool]:
    """Return the condition that the deck has at least this many kings."""
    return lambda rules: rules.kings >= number


def is_duel(rules: ZipaiRules) -> bool:
    """Whether two play (单挑)."""
    return rules.seats == DUEL


def has_sitter(rules: ZipaiRules) -> bool:
    """Whether one of four sits (坐醒)."""
    return rules.sits


def fans_on_huxi(rules: ZipaiRules) -> bool:
    """Whether fans multiply the 胡息 that make the 囤 (``fan.huxi``)."""
    return rules.fans_on == "huxi"


class TunTable:
    """Which 胡息 make how many 囤 in the game, as words: ``{table:zh}`` or ``{table:en}``."""

    SHOWN = 3
    """Steps listed one by one, before "and so on"."""

    def __init__(self, rules: ZipaiRules) -> None:
        self._rules = rules

    def __format__(self, lang: str) -> str:
        steps = self._steps()
        period = steps[-1][0] - steps[-2][0]
        shown = [(span(low, high), tun) for low, high, tun in steps[: self.SHOWN]]
        if lang == "zh":
            return f"{'，'.join(f'{huxi}是{tun}囤' for huxi, tun in shown)}，往后每多{period}胡息多1囤"
        units = ", ".join(f"{huxi} make {Number(tun):unit|units}" for huxi, tun in shown)
        return f"{units}, and every {period} more {'makes' if period == 1 else 'make'} another"

    def _steps(self) -> list[tuple[int, int, int]]:
        """Return the first steps as (least 胡息, most 胡息, 囤), without 胡息 that count as others, as in 卡胡."""
        steps: list[tuple[int, int, int]] = []
        for huxi in range(self._rules.min_huxi, self._rules.min_huxi + 10 * self._rules.tun_step):
            if counted_huxi(self._rules, huxi) != huxi:
                continue
            tun = self._rules.tun_from_huxi(self._rules, huxi)
            if steps and steps[-1][2] == tun:
                steps[-1] = (steps[-1][0], huxi, tun)
            else:
                steps.append((huxi, huxi, tun))
        return steps[:-1]


def span(low: int, high: int) -> str:
    """Return a span of numbers, a single number without a dash."""
    return str(low) if low == high else f"{low}–{high}"


def rule_words(rules: ZipaiRules) -> Json:
    """Return the values a rule text may use.

    They are every field of the rules, ``{deck}`` and ``{wall}`` (numbers of cards), ``{most_xing}`` (the most 省),
    ``{long_big}`` (points of a big 龙), ``{floor}`` (what a sitter is sure of) and ``{table:zh}`` (which 胡息 make how
    many 囤).
    """
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    numbers = {name: Number(value) for name, value in values.items() if type(value) is int}
    big = Number(long_points(rules, KINDS - 1))
    sizes = {"deck": rules.deck_size, "wall": rules.wall_size, "most_xing": COPIES + rules.kings}
    floor = Number(rules.cap_per_loser // FLOOR)
    return {**values, **numbers, **sizes, "long_big": big, "floor": floor, "table": TunTable(rules)}
