"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder

LADDER: Final = Ladder(
    {
        "random": ("hupai.bots.random_bot", "RandomBot"),
        "beginner": ("hupai.mahjong.bots.beginner", "Beginner"),
        "regular": ("hupai.mahjong.bots.regular", "Regular"),
        "strong": ("hupai.mahjong.bots.strong", "Strong"),
        "expert": ("hupai.mahjong.bots.expert", "Expert"),
    },
    in_points=frozenset({"strong", "expert"}),
)
