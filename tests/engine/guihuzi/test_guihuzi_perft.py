"""How many action sequences fixed deals allow: any change of what is legal shows here first.

Each line of ``perft/<game>.txt``, or ``perft/<game>+<options>.txt``, is a deal and its counts: seed, dealer, how many
random actions are played first, then the number of sequences of 1, 2, 3 … actions. Seats answer in the order in which
they are asked.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hupai.cli.options import chosen_options
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.turn.machine import begin, step
from hupai.registry import games
from hupai.table.chance import shuffled
from hupai.zipai.cards import full_deck
from tests.engine.perft import count

FOLDER = Path(__file__).parent / "perft"
LINES = [
    pytest.param(path.stem, seed, *map(int, (dealer, before)), [*map(int, expected)], id=f"{path.stem}-{seed}")
    for path in sorted(FOLDER.glob("*.txt"))
    for seed, dealer, before, *expected in map(str.split, path.read_text("utf-8").splitlines())
]


def counts(game: str, seed: str, dealer: int, before: int, depth: int) -> list[int]:
    """The counts for 1 to depth actions of a deal, after so many random actions."""
    name, _, options = game.partition("+")
    rules = games[name].rules(**chosen_options(name, options.split(",") if options else []))
    t = begin(rules, shuffled(full_deck(), seed), dealer)
    rng = Random(seed)
    for _ in range(before):
        seat = t.pending[0]
        step(t, seat, t.offers[seat][int(rng.random() * len(t.offers[seat]))])
    return [count(t, length, step) for length in range(1, depth + 1)]


@pytest.mark.parametrize(("game", "seed", "dealer", "before", "expected"), LINES)
def test_a_fixed_guihuzi_deal_allows_exactly_this_many_sequences(
    game: str, seed: str, dealer: int, before: int, expected: list[int]
) -> None:
    assert counts(game, seed, dealer, before, len(expected)) == expected


def test_every_guihuzi_game_has_its_counts() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} >= {game.ID for game in GAMES}
