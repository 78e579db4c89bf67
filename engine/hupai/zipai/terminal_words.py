"""The words that only zipai has in a terminal, beside those of every table of its cards; in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.terminal_lines import Say, lines_of
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.terminal_table_words import TABLE_WORDS

WORDS: Final[dict[str, Text]] = {
    **TABLE_WORDS,
    "not_a_choice": (
        "没有这个选择：请写前面的号码、一张牌（如 三 或 3s）、胡碰吃过，或 ? w h u q；提、偎、跑会自动进行。",
        "That is no choice: write a number, a card (三 or 3s), hu, peng, chi or pass, or one of ? w h u q. Ti, wei and "
        "pao happen automatically.",
    ),
    # --- the table ---
    "raised": (
        "    举手了，胡了加倍",
        "    hand raised: a win counts double",
    ),
    "barred": (
        "    放偎，不能再吃、碰",
        "    no more chi or peng (放偎)",
    ),
    "limits": (
        "    吃边打边，只能胡{wins}",
        "    may win only with {wins} (吃边打边)",
    ),
    "worth.zero": (
        "现在有 {total} 胡息（亮出 {laid}，手里 {hand}），{min} 胡息起胡，正好没有胡息也能胡",
        "You have {total} huxi: {laid} laid, {hand} in hand; {min} needed to win, or exactly none",
    ),
    "above": (
        "放过了胡：以后每家该付的要多过 {points} 分才能胡",
        "You passed a win: the next must pay more than {points:point|points} from each loser",
    ),
    # --- the question and the choices ---
    "ask.opening": (
        "庄家打第一张牌之前，亮张是 {shown}：",
        "Before the dealer's first card; the shown card is {shown}:",
    ),
    "ask.declare": (
        "要不要叫王？",
        "Do you declare the king?",
    ),
    "choice.limit": (
        "，只能胡{wins}",
        ", may then win only with {wins}",
    ),
    "choice.no_win": (
        "，什么都不能胡了",
        ", can then win no more",
    ),
    "choice.bars": (
        "，放偎",
        ", ends chi and peng (放偎)",
    ),
    "choice.raise": (
        "举手，听 {cards}",
        "raise the hand, waiting for {cards}",
    ),
    "choice.hu.discard": (
        "胡：{huxi} 胡息，打牌的一家独付 {points} 分",
        "win (hu): {huxi} huxi, whoever played it pays {points} alone",
    ),
    "choice.peng": (
        "碰，加 {huxi} 胡息",
        "peng, {huxi} huxi more",
    ),
    "choice.chi": (
        "吃 {groups}，加 {huxi} 胡息",
        "chi {groups}, {huxi} huxi more",
    ),
    "choice.declare": (
        "叫{name}",
        "declare {name}",
    ),
    # --- what a choice leads to ---
    "again.binds": (
        "真的打这张？再选一次就打。",
        "Choose the same again to play it all the same.",
    ),
    # --- the score ---
    "waits.row.discard": (
        "听{card}：{huxi} 胡息，打牌的一家独付 {alone} 分。",
        "Waits for {card}: {huxi} huxi, whoever plays it pays {alone} alone.",
    ),
}
"""Chinese and English by key."""


say: Final[Say] = lines_of(WORDS, VOCABULARY)
"""Returns the line of a key in a language with the facts in place."""
