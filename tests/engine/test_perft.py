"""The number of legal action sequences of fixed deals: any change of legality shows here first."""

from __future__ import annotations

import pytest

from hupai.registry import games
from tests.engine.perft import FOLDER, counts

LINES = [
    pytest.param(path.stem, deal, *map(int, (dealer, before)), [*map(int, expected)], id=f"{path.stem}-{deal[:12]}")
    for path in sorted(FOLDER.glob("*.txt"))
    for deal, dealer, before, *expected in map(str.split, path.read_text("utf-8").splitlines())
]


@pytest.mark.parametrize(("named", "deal", "dealer", "before", "expected"), LINES)
def test_a_fixed_deal_allows_exactly_this_many_sequences(
    named: str, deal: str, dealer: int, before: int, expected: list[int]
) -> None:
    """The counts for every length in the line of the file."""
    assert counts(named, deal, dealer, before, len(expected)) == expected


def test_every_game_has_its_perft_file() -> None:
    """Without counts, nothing would notice a change of the game's legality."""
    assert {path.stem for path in FOLDER.glob("*.txt")} >= set(games)
