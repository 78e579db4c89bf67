"""Checks of arguments that several commands take."""

from __future__ import annotations

import argparse

from hupai.table.errors import InvalidRequest

MAX_JOBS = 1024


def checked_jobs(args: argparse.Namespace) -> int:
    """Return how many processes were asked for with --jobs, 0 (all cores) where it was not given.

    InvalidRequest ``wrong_argument`` for a number that makes no sense.
    """
    if args.jobs is not None and not 1 <= args.jobs <= MAX_JOBS:
        raise InvalidRequest("wrong_argument", name="--jobs", expected=f"1–{MAX_JOBS}")
    return args.jobs or 0
