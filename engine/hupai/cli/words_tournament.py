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
    "tournament.checked": (
        "{name}，种子 {seed}：{hands} 局都对过了，和记录一模一样。",
        "{name}, seed {seed}: {hands:hand was|hands were} played or read again, and all are as the log says.",
    ),
    "tournament.unchecked": (
        "真人打的 {hands} 局没有牌局记录，没有对。",
        "{hands:hand|hands} of the person have no record here and were not checked.",
    ),
    "season.title": (
        "{name}，每届 {entrants} 人，{cups} 届，种子 {seed}。方括号里是 95% 区间。",
        "{name}, {entrants} entrants a cup, {cups:cup|cups}, seed {seed}. 95 % intervals in brackets.",
    ),
    "season.level": (
        "{level}：报名 {entrants} 人次，每局 {mean} 分，标准差 {deviation}",
        "{level}: {entrants:entry|entries}, {mean} points a hand, standard deviation {deviation}",
    ),
    "season.chance": (
        "  {place}：每人 {share}% [{low}, {high}]",
        "  {place}: {share} % of them [{low}, {high}]",
    ),
    "season.cup": ("夺冠", "Champion"),
    "season.picture": (
        "{name}，{cups} 届：各档选手打到哪一轮的机会，等于平均几倍",
        "{name}, {cups:cup|cups}: how far the levels come, as a multiple of an equal chance",
    ),
    "season.scale": ("人人机会相同为 1", "1 is an equal chance for everybody"),
}
STAGE_NAMES: Final[dict[str, Text]] = {
    "qualifying": ("海选", "Qualifying"),
    "round_of_16": ("十六强赛", "Round of 16"),
    "quarter_final": ("八强赛", "Quarter-final"),
    "semi_final": ("半决赛", "Semi-final"),
    "final": ("决赛", "Final"),
    "league": ("循环赛", "League"),
    "duplicate": ("同牌赛", "Duplicate deals"),
}
"""What the stages of presets are called; a stage of the ladder is called as its level."""
