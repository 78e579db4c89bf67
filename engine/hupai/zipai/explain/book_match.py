"""Rules of a whole match: how many hands it has."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import chapter, practice, rule, seed
from hupai.zipai.explain.headings import LECTURE, TOURNAMENT

MATCH: Final = chapter(
    "pay",
    rule(
        "session.length",
        "一场打{hands_per_session}局，也可以另外约定。",
        "A match has {hands_per_session:hand|hands} unless agreed otherwise.",
        practice(),
        seed("S0", *TOURNAMENT).saying("比赛每桌打九局。", "In the tournament each table plays nine hands."),
        seed("S0", *LECTURE, "最少局数").saying("最少打一局。", "At least one hand is played."),
    ),
)
