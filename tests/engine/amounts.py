"""How much a test tries: a little in every run, much in the long one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import settings

import hupai

parts = 1
"""In how many parts a long run plays what it plays most of; tests/conftest.py sets it by ``--parts``."""
RICHEST = ("leiyang", "yongzhou", "yibin", "yuanjiang")
"""The games that reach most of their families' code: hands that are raised and limited, kings, wilds, locked cards."""


def few_or_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """Give a test a small number by that name, and with ``--long`` a large one as well."""
    return pytest.mark.parametrize(name, [few, pytest.param(many, marks=pytest.mark.long)])


def few_or_parts(few: int, many: int) -> pytest.MarkDecorator:
    """Give a test a small ``number`` and a ``seed``, and with ``--long`` a large one for each part, of its own seed."""
    rest = [pytest.param(many, f"part {part}", marks=pytest.mark.long) for part in range(parts)]
    return pytest.mark.parametrize(("number", "seed"), [(few, "few"), *rest])


def each_part() -> pytest.MarkDecorator:
    """Give a long test the number of each part."""
    return pytest.mark.parametrize("part", range(parts))


def examples(few: int, many: int = 0) -> settings:
    """Let Hypothesis try so many examples, and with ``--long`` ``many``, or ten times as many."""
    return settings(max_examples=amount(few, many or 10 * few))


def amount(few: int, many: int) -> int:
    """So many things that a test marked ``more`` tries, or ``many`` with ``--long``."""
    return many if settings.default.max_examples > 100 else few


def richest(games: Iterable[str] = tuple(hupai.games), rich: Collection[str] = RICHEST) -> list[Any]:
    """The richest games as parameters, with ``--long`` all: for what a family's code decides, and no game's data."""
    return [pytest.param(game, marks=[] if game in rich else pytest.mark.long) for game in games]
