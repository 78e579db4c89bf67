"""The number of legal action sequences of fixed deals: any change in legality shows here first."""

from __future__ import annotations

import pytest

from tests.engine.perft import FOLDER, counts

LINES = [
    pytest.param(path.stem, deal, dealer, list(map(int, numbers)), id=f"{path.stem}-{deal[:12]}")
    for path in sorted(FOLDER.glob("*.txt"))
    for deal, dealer, *numbers in map(str.split, path.read_text().splitlines())
    if deal != "#"
]


@pytest.mark.parametrize(("game", "seed", "dealer", "expected"), LINES)
def test_a_fixed_deal_allows_exactly_these_many_sequences(
    game: str, seed: str, dealer: str, expected: list[int]
) -> None:
    """Counts for every length of the file's line."""
    assert counts(game, seed, int(dealer), len(expected)) == expected


def test_every_game_has_its_perft_file() -> None:
    """A game without counts would be a game whose legality nobody watches."""
    from hupai.registry import games

    assert {path.stem for path in FOLDER.glob("*.txt")} == set(games)
