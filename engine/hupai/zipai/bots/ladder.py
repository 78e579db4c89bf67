"""The family's bots, weakest first."""

from __future__ import annotations

from typing import Final

from hupai.bots.ladder import Ladder
from hupai.bots.manner import Lean
from hupai.zipai.actions import verb


def _parse_weights(text: str) -> object:
    from hupai.zipai.bots.weights import parse_weights  # loaded only if somebody brings weights

    return parse_weights(text)


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
    parse_weights=_parse_weights,
    leans={
        "beginner": Lean(keen=300, choosy=250),
        "regular": Lean(keen=300, choosy=80, eating=(300, 350)),
        "strong": Lean(keen=300, choosy=150, eating=(300, 350)),
        "expert": Lean(keen=300, choosy=150, eating=(300, 350)),
    },
    verb=verb,
)
