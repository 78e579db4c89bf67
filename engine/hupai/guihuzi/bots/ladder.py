"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder
from hupai.bots.manner import Lean
from hupai.guihuzi.actions import verb
from hupai.table.later import later

LADDER: Final = Ladder(
    {
        "random": ("hupai.bots.random_bot", "RandomBot"),
        "beginner": ("hupai.guihuzi.bots.beginner", "Beginner"),
        "regular": ("hupai.guihuzi.bots.regular", "Regular"),
        "strong": ("hupai.guihuzi.bots.strong", "Strong"),
        "expert": ("hupai.guihuzi.bots.expert", "Expert"),
    },
    learned=frozenset({"strong", "expert"}),
    in_points=frozenset({"strong", "expert"}),
    parse_weights=later("hupai.guihuzi.bots.weights", "parse_weights"),
    leans={
        "beginner": Lean(keen=30, choosy=40, eating=(15, 40)),
        "regular": Lean(keen=12, choosy=50, eating=(4, 30)),
        "strong": Lean(keen=200, choosy=200),
        "expert": Lean(keen=200, choosy=200),
    },
    verb=verb,
)
