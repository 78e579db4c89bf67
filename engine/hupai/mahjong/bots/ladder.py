"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder


def _parse_weights(text: str) -> object:
    from hupai.mahjong.bots.weights import parse_weights  # loaded only if somebody brings weights

    return parse_weights(text)


LADDER: Final = Ladder(
    {
        "random": ("hupai.bots.random_bot", "RandomBot"),
        "beginner": ("hupai.mahjong.bots.beginner", "Beginner"),
        "regular": ("hupai.mahjong.bots.regular", "Regular"),
        "strong": ("hupai.mahjong.bots.strong", "Strong"),
        "expert": ("hupai.mahjong.bots.expert", "Expert"),
    },
    learned=frozenset({"strong", "expert"}),
    in_points=frozenset({"strong", "expert"}),
    parse_weights=_parse_weights,
)
