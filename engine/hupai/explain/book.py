"""What a rule of the rule book is: its sentence for given house rules, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from hupai.explain.reason_texts import Text
from hupai.explain.wording import Number
from hupai.zipai.cards import KINDS
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import counted_huxi, long_points

TITLES: Final[dict[str, str]] = {
    "S0": "永州双王扯胡子规则（合集）",
    "S1": "跑胡子游戏规则（8页）",
    "S2": "湖南省衡阳市耒阳字牌规则",
}
"""The documents the rules were taken from, by the name they are cited under."""

PRACTICE: Final = "common practice"
"""Cited where the documents are silent and players agree."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule is written: a document of TITLES and the headings down to the place, or PRACTICE.

    ``says`` tells what it says where sources differ; without it the source says what the rule says.
    """

    file: str
    path: tuple[str, ...] = ()
    says: Text | None = None


def always(rules: ZipaiRules) -> bool:
    """Whether the rule holds whatever the house rules: it does."""
    return True


@dataclass(frozen=True, slots=True)
class Case:
    """A wording of a rule and the house rules under which it is the right one.

    The text names house rules by field, ``{min_huxi}``, besides ``{deck}`` and ``{wall}``, the numbers of cards,
    ``{long_big}``, the points of a big 龙, and ``{table:zh}``, which 胡息 make how many 囤.
    """

    text: Text
    when: Callable[[ZipaiRules], bool] = always


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its identifier, topic, wordings and sources. The first wording that fits is shown."""

    id: str
    topic: str
    cases: tuple[Case, ...]
    sources: tuple[Source, ...]

    def text(self, rules: ZipaiRules) -> Text | None:
        """Return the rule's sentences under these house rules, or None where it does not apply."""
        for case in self.cases:
            if case.when(rules):
                words = _words(rules)
                zh, en = case.text
                return zh.format(**words), en.format(**words)
        return None


def has_kings(rules: ZipaiRules) -> bool:
    """Whether the deck has kings."""
    return rules.kings > 0


def fans_on_huxi(rules: ZipaiRules) -> bool:
    """Whether fans multiply the 胡息 before these become 囤."""
    return rules.fans_on == "huxi"


def rule(
    name: str, topic: str, zh: str, en: str, *sources: Source, when: Callable[[ZipaiRules], bool] = always
) -> Rule:
    """Return a rule with a single wording."""
    return Rule(name, topic, (Case((zh, en), when),), sources)


def seed(file: str, *path: str, says: Text | None = None) -> Source:
    """Return a place in a document."""
    return Source(file, path, says)


def practice(says: Text | None = None) -> Source:
    """Return common practice as a source."""
    return Source(PRACTICE, (), says)


class TunTable:
    """Which 胡息 make how many 囤, as the game makes them; ``{table:zh}`` or ``{table:en}`` tells it."""

    SHOWN = 3
    """Steps that are told one by one, before "and so on"."""

    def __init__(self, rules: ZipaiRules) -> None:
        self._rules = rules

    def __format__(self, lang: str) -> str:
        steps = self._steps()
        period = steps[-1][0] - steps[-2][0]
        told = [(span(low, high), tun) for low, high, tun in steps[: self.SHOWN]]
        if lang == "zh":
            return f"{'，'.join(f'{huxi}是{tun}囤' for huxi, tun in told)}，往后每多{period}胡息多1囤"
        units = ", ".join(f"{huxi} make {Number(tun):unit|units}" for huxi, tun in told)
        return f"{units}, and every {period} more make one more"

    def _steps(self) -> list[tuple[int, int, int]]:
        """Return the first steps as (least 胡息, most 胡息, 囤); 胡息 that count as others, as in 卡胡, aside."""
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
    """Return a span of numbers, one of them alone without a dash."""
    return str(low) if low == high else f"{low}–{high}"


def _words(rules: ZipaiRules) -> dict[str, Any]:
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    numbers = {name: Number(value) for name, value in values.items() if type(value) is int}
    big = Number(long_points(rules, KINDS - 1))
    sizes = {"deck": rules.deck_size, "wall": rules.wall_size}
    return {**values, **numbers, **sizes, "long_big": big, "table": TunTable(rules)}
