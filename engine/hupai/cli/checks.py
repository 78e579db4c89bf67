"""Checks of arguments that several commands take. Each raises InvalidRequest ``wrong_argument``."""

from __future__ import annotations

import argparse
from typing import Final

from hupai.table.errors import InvalidRequest

MAX_JOBS: Final = 1024
MOST: Final = 10_000_000


def checked_jobs(args: argparse.Namespace) -> int:
    """Return how many processes --jobs asks for, 0 (all cores) where it was not given."""
    if args.jobs is not None and not 1 <= args.jobs <= MAX_JOBS:
        raise InvalidRequest("wrong_argument", name="--jobs", expected=f"1–{MAX_JOBS}")
    return args.jobs or 0


def checked_seed(seed: str) -> str:
    """Return the seed. It is hashed as text, so bytes of the terminal that are no text are refused."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise InvalidRequest("wrong_argument", name="--seed", expected="UTF-8") from None
    return seed


def checked_nodes(name: str, nodes: int) -> int:
    """Return a bot's budget of positions, 0 for its level's own."""
    if nodes < 0:
        raise InvalidRequest("wrong_argument", name=name, expected="≥ 0")
    return nodes


def check_at_least_one(name: str, number: int) -> None:
    """Refuse a number below one, and one that no machine comes to the end of."""
    if not 1 <= number <= MOST:
        raise InvalidRequest("wrong_argument", name=name, expected=f"1–{MOST}")
