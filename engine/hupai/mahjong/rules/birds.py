"""扎鸟: where the tiles turned after a win point, and which of them hit."""

from __future__ import annotations

from collections.abc import Iterable

from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.tiles import Kind, is_honour, rank_of
from hupai.table.seats import Seat


def bird_seat(rules: MahjongRules, winner: Seat, tile: Kind) -> Seat:
    """Return the seat that a bird points at: its number is counted round the table, 1 being the winner (``pay.birds``).

    An honour has no number to count; it points at the winner.
    """
    return winner if is_honour(tile) else (winner + rank_of(tile) - 1) % rules.seats


def bird_hits(rules: MahjongRules, winner: Seat, tiles: Iterable[Kind]) -> int:
    """Return how many birds hit: those that point at the winner (``pay.birds``).

    With four seats these are every 1, 5, 9 and honour.
    """
    return sum(bird_seat(rules, winner, tile) == winner for tile in tiles)
