"""The command line's own words: whole lines with named places, in Chinese and English.

Words of one command stand in a module of their own; what only one family says is in that family's terminal.
"""

from __future__ import annotations

from typing import Final

from hupai.cli.words_advice import ADVICE_WORDS
from hupai.cli.words_arena import ARENA_WORDS
from hupai.cli.words_play import PLAY_WORDS
from hupai.cli.words_puzzles import PUZZLE_WORDS
from hupai.cli.words_tournament import TOURNAMENT_WORDS
from hupai.explain.language import Text
from hupai.explain.shared import SHARED
from hupai.explain.terminal_lines import Say, lines_of

WORDS: Final[dict[str, Text]] = {
    **ARENA_WORDS,
    **ADVICE_WORDS,
    **PLAY_WORDS,
    **PUZZLE_WORDS,
    **TOURNAMENT_WORDS,
    "replay.match": (
        "{name}，{hands} 局，座位：{seats}。",
        "{name}, {hands:hand|hands}, seats: {seats}.",
    ),
    "replay.hand": (
        "第 {number} 局，{dealer}号位坐庄",
        "Hand {number}, seat {dealer} deals",
    ),
    "replay.total": (
        "总分：{scores}",
        "Totals: {scores}",
    ),
    "options.row": (
        "{option_id}　{label}：{help}〔{rule}〕",
        "{option_id}  {label}. {help} [{rule}]",
    ),
    "options.value": (
        "    {typed}　{means}",
        "    {typed}  {means}",
    ),
    "options.default": (
        "  * {typed}　{means}",
        "  * {typed}  {means}",
    ),
    "rules.source": (
        "      {title} › {heading}",
        "      {title} › {heading}",
    ),
    "rules.practice": (
        "      通行打法",
        "      common practice",
    ),
    "rules.says": (
        "{place}：{says}",
        "{place}: {says}",
    ),
    "rules.none": (
        "（没有这条规则）",
        "(no such rule)",
    ),
    "rules.same": (
        "{first}和{second}的规则完全一样。",
        "{first} and {second} have the same rules.",
    ),
    "rules.diff": (
        "{first}和{second}有 {count} 处不同：",
        "{first} and {second} differ in {count:rule|rules}:",
    ),
    "rules.side": (
        "    {name}：{text}",
        "    {name}: {text}",
    ),
    "error": (
        "hupai：{text}",
        "hupai: {text}",
    ),
    "error.file": (
        "打不开文件“{path}”：{why}。",
        "The file “{path}” cannot be used: {why}.",
    ),
    "error.output": (
        "写不出结果：{why}。",
        "The answer cannot be written: {why}.",
    ),
    "error.usage": (
        "命令写得不对：{why}。用 hupai --help 看用法。",
        "The command is not right: {why}. See hupai --help.",
    ),
}
"""Chinese and English by key."""


say: Final[Say] = lines_of(WORDS, SHARED)
"""Returns the line of a key in a language with the facts in place."""
