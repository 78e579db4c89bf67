"""Reads `2/4`: the second of four parts of the tests."""

from __future__ import annotations

import re
from typing import NamedTuple

from .steps import Trouble


class Shard(NamedTuple):
    """One of the equal parts that together are a run."""

    number: int
    of: int


WHOLE = Shard(1, 1)


def parse(text: str) -> Shard:
    """Return the part that a text names."""
    found = re.fullmatch(r"([0-9]+)/([0-9]+)", text)
    if not found:
        raise Trouble(f"--shard {text} names no part of the tests: write --shard 2/4 for the second of four.")
    number, of = map(int, found.groups())
    if of == 0:
        raise Trouble(f"--shard {text} divides the tests into no parts: write --shard 2/4 for the second of four.")
    if not 1 <= number <= of:
        raise Trouble(f"--shard {text} names a part that does not exist: choose one from 1/{of} to {of}/{of}.")
    return Shard(number, of)
