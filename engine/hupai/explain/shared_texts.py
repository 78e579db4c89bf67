"""What every family says: what bots think, who pays whom, and what is wrong with deals, options, requests, records,
positions, pictures, puzzles and tournaments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.bot_texts import THOUGHT_VARIANTS, THOUGHTS
from hupai.explain.choice_texts import CHOICE_VARIANTS, CHOICES
from hupai.explain.error_texts import DEALS, LINKS, OPTIONS, RECORDS, REQUESTS
from hupai.explain.language import Text, Variant
from hupai.explain.position_texts import POSITIONS
from hupai.explain.puzzle_texts import PUZZLES
from hupai.explain.svg_texts import PICTURES
from hupai.explain.tournament_texts import TOURNAMENTS

TEXTS: Final[Mapping[str, Text]] = {
    **THOUGHTS,
    **CHOICES,
    **DEALS,
    **OPTIONS,
    **REQUESTS,
    **RECORDS,
    **LINKS,
    **POSITIONS,
    **PICTURES,
    **PUZZLES,
    **TOURNAMENTS,
    "line_payment": (
        "{from}付{to}{points}分（{why}）。",
        "From {from} to {to}: {points:point|points} ({why}).",
    ),
}

VARIANTS: Final[dict[str, Variant]] = {
    **THOUGHT_VARIANTS,
    **CHOICE_VARIANTS,
    "unknown_option": Variant(
        lambda facts: "known" not in facts,
        "没有“{option}”这个选项。",
        "This game has no option called “{option}”.",
    ),
}
