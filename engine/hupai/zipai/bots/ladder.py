"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder
from hupai.bots.manner import Lean
from hupai.table.later import later
from hupai.zipai.actions import verb

LADDER: Final = Ladder(
    {
        "random": ("hupai.bots.random_bot", "RandomBot"),
        "beginner": ("hupai.zipai.bots.beginner", "Beginner"),
        "regular": ("hupai.zipai.bots.regular", "Regular"),
        "strong": ("hupai.zipai.bots.strong", "Strong"),
        "expert": ("hupai.zipai.bots.expert", "Expert"),
    },
    learned=frozenset({"strong", "expert"}),
    in_points=frozenset({"strong", "expert"}),
    parse_weights=later("hupai.zipai.bots.weights", "parse_weights"),
    leans={
        "beginner": Lean(keen=300, choosy=250),
        "regular": Lean(keen=300, choosy=80, eating=(300, 350)),
        "strong": Lean(keen=300, choosy=150, eating=(300, 350)),
        "expert": Lean(keen=300, choosy=150, eating=(300, 350)),
    },
    verb=verb,
)
