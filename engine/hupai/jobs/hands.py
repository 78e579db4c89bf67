"""Tasks of hands that follow one another, for what counts or fits something in the hands of one game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hands:
    """Consecutive hands of a game, ``count`` from number ``first`` on, dealt from the seed and their numbers."""

    game: str
    seed: str
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of the hands."""
        return range(self.first, self.first + self.count)


def tasks_of(game: str, seed: str, hands: int, chunk: int) -> list[Hands]:
    """Return tasks that cover ``hands`` hands of a game, from number 0 on, at most ``chunk`` in each."""
    return [Hands(game, seed, first, min(chunk, hands - first)) for first in range(0, hands, chunk)]
