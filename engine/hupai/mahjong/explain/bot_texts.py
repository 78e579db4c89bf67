"""What bots think, in words."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

THOUGHTS: Final[dict[str, Text]] = {
    "bot_wins": ("能胡就胡。", "It can win, and it does."),
    "bot_plays_low": ("不飘。", "It does not choose piao."),
    "bot_rates_discard": ("它觉得打{tile}最好。", "It rates discarding {tile} highest."),
    "bot_rates_pass": ("它觉得过最好。", "It rates passing highest."),
    "bot_rates_laying": ("它觉得用{tile}杠或者提最好。", "It rates laying {tile} highest."),
    "bot_rates_claim": ("它觉得要{tile}最好。", "It rates claiming {tile} highest."),
}
