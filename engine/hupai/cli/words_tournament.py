"""The words of the command ``tournament``, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

TOURNAMENT_WORDS: Final[dict[str, Text]] = {
    "tournament.title": (
        "{name}，{entrants} 人，种子 {seed}。",
        "{name}, {entrants} entrants, seed {seed}.",
    ),
    "tournament.stage": (
        "{stage}：{entrants} 人，{tables} 桌，每桌 {hands} 局",
        "{stage}: {entrants} entrants at {tables:table|tables}, {hands:hand|hands} each",
    ),
    "tournament.line": (
        "  {rank:>3}  {name}（{number} 号，{level}）　{points} 分，胡 {wins} 局",
        "  {rank:>3}  {name} (no. {number}, {level}), {points} points, {wins:win|wins}",
    ),
    "tournament.speed": (
        "打了 {hands} 局，用了 {seconds} 秒，每秒 {per_second} 局。",
        "{hands:hand|hands} in {seconds} s, {per_second} a second.",
    ),
}
STAGE_NAMES: Final[dict[str, Text]] = {
    "qualifying": ("海选", "Qualifying"),
    "semi_final": ("半决赛", "Semi-final"),
    "final": ("决赛", "Final"),
    "league": ("循环赛", "League"),
    "duplicate": ("同牌赛", "Duplicate deals"),
}
"""What the stages of presets are called; a stage of the ladder is called as its level."""
