"""The number of legal action sequences of fixed deals: any change of legality shows here first."""

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
def test_a_fixed_deal_allows_exactly_this_many_sequences(
    game: str, seed: str, dealer: str, expected: list[int]
) -> None:
    """The counts for every length in the line of the file."""
    assert counts(game, seed, int(dealer), len(expected)) == expected


def test_every_game_has_its_perft_file() -> None:
    """Without counts, nothing would notice a change of the game's legality."""
    from tests.engine.zipai_games import games

    assert {path.stem.partition("+")[0] for path in FOLDER.glob("*.txt")} == set(games)
    assert all((FOLDER / f"{game}.txt").exists() for game in games)
