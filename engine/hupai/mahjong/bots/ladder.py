"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder
from hupai.bots.manner import Lean
from hupai.mahjong.actions import verb
from hupai.table.later import later

PERCENT: Final = {"kawuxing": 25, "yongzhou-mahjong": 15}
"""How much of a leaning in points these games have, in percent: in 宜宾 a hand pays most."""

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
    parse_weights=later("hupai.mahjong.bots.weights", "parse_weights"),
    leans={
        "beginner": Lean(keen=300, choosy=600),
        "regular": Lean(keen=700, choosy=1000, percent=PERCENT),
        "strong": Lean(keen=700, choosy=1000, percent=PERCENT),
        "expert": Lean(keen=700, choosy=1000, percent=PERCENT),
    },
    verb=verb,
)
