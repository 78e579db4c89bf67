"""The words of ``hupai play`` that every family shares, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

PLAY_WORDS: Final[dict[str, Text]] = {
    "play.welcome": (
        "{name}，{hands} 局。? 看选择，{examples} 问能不能走，w 还能问什么，h 提示，u 悔一步，q 存盘退出。",
        "{name}, {hands:hand|hands}. ? explains the choices, {examples} asks about one, w lists more questions, "
        "h hints, u takes back, q saves and quits.",
    ),
    "play.hand": (
        "—— 第 {hand}/{hands} 局 ——",
        "—— Hand {hand} of {hands} ——",
    ),
    "play.choice": (
        "  {number}　{what}",
        "  {number}  {what}",
    ),
    "play.prompt": (
        "选几号？ ",
        "Your choice? ",
    ),
    "play.bad": (
        "没有这个选择：请写前面的号码，或 ? w h u q。",
        "That is no choice: write a number, or one of ? w h u q.",
    ),
    "play.rule": (
        "    规则 {rule}：{text}",
        "    Rule {rule}: {text}",
    ),
    "play.allowed": (
        "这一步可以走。",
        "That is allowed.",
    ),
    "play.effects": (
        "  {what}：",
        "  {what}:",
    ),
    "play.questions": (
        "可以问（w 加号码）：",
        "You may ask (w and a number):",
    ),
    "play.no_questions": (
        "现在没有别的可以问。",
        "There is nothing else to ask now.",
    ),
    "play.plain": (
        "      没有别的后果。",
        "      No lasting consequence.",
    ),
    "play.undone": (
        "退回一步。",
        "Taken back.",
    ),
    "play.saved": (
        "存在 {path}。接着打：hupai play --load {path}",
        "Saved to {path}. To go on: hupai play --load {path}",
    ),
    "play.next": (
        "回车发下一局，q 存盘退出。 ",
        "Enter deals the next hand, q saves and quits. ",
    ),
    "play.total": (
        "累计：{rows}",
        "So far: {rows}",
    ),
    "play.final": (
        "打完了。总账：{rows}",
        "The match is over: {rows}",
    ),
    "play.row": (
        "{who} {points}",
        "{who} {points}",
    ),
}
"""Chinese and English by key."""
