"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder

LADDER: Final = Ladder(
    {
        "random": ("hupai.bots.random_bot", "RandomBot"),
        "beginner": ("hupai.guihuzi.bots.beginner", "Beginner"),
        "regular": ("hupai.guihuzi.bots.regular", "Regular"),
        "strong": ("hupai.guihuzi.bots.search", "Strong"),
        "expert": ("hupai.guihuzi.bots.search", "Expert"),
    },
    in_points=frozenset({"strong", "expert"}),
)
