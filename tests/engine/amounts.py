"""How much a test tries: a little in every run, much in the long one."""

from __future__ import annotations

import pytest
from hypothesis import settings


def few_or_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """Give a test a small number by that name, and with ``--long`` a large one as well."""
    return pytest.mark.parametrize(name, [few, pytest.param(many, marks=pytest.mark.long)])


def few_or_parts(few: int, many: int, parts: int) -> pytest.MarkDecorator:
    """Give a test a small ``number`` and a ``seed``, and with ``--long`` a large one in parts, each of its own seed."""
    rest = [pytest.param(many // parts, f"part {part}", marks=pytest.mark.long) for part in range(parts)]
    return pytest.mark.parametrize(("number", "seed"), [(few, "few"), *rest])


def examples(few: int) -> settings:
    """Let Hypothesis try so many examples, and in proportion more with ``--long``."""
    return settings(max_examples=few * settings.default.max_examples // 100)
