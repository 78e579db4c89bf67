"""Why a bot chose its action: a sentence for each reason code, from facts a person at its seat could see."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

THOUGHTS: Final[dict[str, Text]] = {
    "bot_plays_low": (
        "不飘。",
        "It does not choose piao (飘).",
    ),
    "bot_rates_discard": (
        "照它自己的算法，打{tile}最合算。",
        "By its own reckoning discarding the {tile} is worth most.",
    ),
    "bot_rates_pass": (
        "照它自己的算法，过最合算。",
        "By its own reckoning letting the tile pass is worth most.",
    ),
    "bot_rates_laying": (
        "照它自己的算法，用{tile}杠或者提最合算。",
        "By its own reckoning laying the {tile} is worth most.",
    ),
    "bot_rates_claim": (
        "照它自己的算法，这样要{tile}最合算。",
        "By its own reckoning taking the {tile} in this way is worth most.",
    ),
}
"""Why a bot chose its action, by reason code."""
