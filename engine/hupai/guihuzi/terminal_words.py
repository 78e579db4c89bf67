"""The words that only 鬼胡子 has in a terminal, beside those of every table of zipai cards; in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.terminal_lines import Say, lines_of
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.zipai.terminal_table_words import TABLE_WORDS

WORDS: Final[dict[str, Text]] = {
    **TABLE_WORDS,
    "not_a_choice": (
        "没有这个选择：请写前面的号码、一张牌（如 三 或 3s）、胡歪溜飘碰吃过，或 ? w h u q。",
        "That is no choice: write a number, a card (三 or 3s), hu, wai, liu, piao, peng, chi or pass, or one of "
        "? w h u q.",
    ),
    # --- the table ---
    "dead_pairs": (
        "臭门子：{groups}，不能再吃",
        "Dead pairs, no more chi with them: {groups}",
    ),
    "locked": (
        "锁牌：不能打 {cards}",
        "Locked, not to be played: {cards}",
    ),
    # --- the question and the choices ---
    "ask.opening": (
        "起手牌就能胡，胡不胡？",
        "Your hand wins as dealt. Do you win?",
    ),
    "choice.hu.no_xi": (
        "胡：每家付 {pay_each} 分",
        "win (hu): each pays {pay_each}",
    ),
    "choice.wai": (
        "歪，共 {huxi} 硬息",
        "wai, {huxi} xi in all",
    ),
    "choice.liu": (
        "溜 {shown}，共 {huxi} 硬息",
        "liu of {shown}, {huxi} xi in all",
    ),
    "choice.piao": (
        "飘，共 {huxi} 硬息",
        "piao, {huxi} xi in all",
    ),
    "choice.peng": (
        "碰，共 {huxi} 硬息",
        "peng, {huxi} xi in all",
    ),
    "choice.chi": (
        "吃 {groups}，共 {huxi} 硬息",
        "chi {groups}, {huxi} xi in all",
    ),
    # --- the score ---
    "score.special": (
        "胡：{name}。",
        "A win: {name}.",
    ),
    "waits.row.no_xi": (
        "听{card}：每家付 {pay_each} 分。",
        "Waits for {card}: each pays {pay_each}.",
    ),
}
"""Chinese and English by key."""


say: Final[Say] = lines_of(WORDS, VOCABULARY)
"""Returns the line of a key in a language with the facts in place."""
