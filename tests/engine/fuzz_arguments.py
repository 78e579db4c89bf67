"""The command line of the programs that check many hands or wins."""

from __future__ import annotations

import argparse
import sys

from tests.engine.zipai_games import games


def fuzz_arguments(description: str | None, *, game: str, counted: str, seed: str) -> argparse.Namespace:
    """Read ``--game``, ``--seed``, ``--jobs`` and how many to check; ``counted`` names that last option."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", default=game, choices=sorted(games))
    parser.add_argument(f"--{counted}", type=int, default=20_000)
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def show_progress(done: int, wanted: int) -> None:
    """Redraw the progress, if it is shown on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done}/{wanted}", end="", file=sys.stderr, flush=True)
