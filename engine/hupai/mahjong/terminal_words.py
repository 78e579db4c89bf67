"""The words of mahjong in a terminal: the table, the choices, the end of a hand. Whole lines in both languages."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.shared import SHARED
from hupai.explain.terminal_lines import LINES, Say, lines_of
from hupai.mahjong.terminal_score_words import SCORE_WORDS

WORDS: Final[dict[str, Text]] = {
    **LINES,
    **SCORE_WORDS,
    "examples": (
        "? 碰、? 三条",
        "? peng or ? 3s",
    ),
    "not_a_choice": (
        "没有这个选择：请写前面的号码、一张牌（如 三条 或 3s）、胡碰杠过，或 ? w h u q。",
        "That is no choice: write a number, a tile (3s, east, 三条), hu, peng, gang or pass, or one of ? w h u q.",
    ),
    # --- the table ---
    "seat": (
        "{who}{dealer}　手里 {held} 张　{points} 分{marks}",
        "{who}{dealer}  {held:tile|tiles} in hand  {points} points{marks}",
    ),
    "mark.piao": (
        "　飘",
        "  piao (飘)",
    ),
    "mark.dead": (
        "　停胡",
        "  out of the running (停胡)",
    ),
    "melds": (
        "    桌上：{groups}",
        "    melds: {groups}",
    ),
    "river": (
        "    打出：{row}",
        "    discards: {row}",
    ),
    "river.gone": (
        "({face})",
        "({face})",
    ),
    "revealed": (
        "    明牌：{row}　听 {waited}",
        "    revealed (明牌): {row}  waiting for {waited}",
    ),
    "won.own": (
        "    胡了：{row}　自摸 {shown}，得 {points} 分",
        "    has won: {row}  with {shown} of its own draw, {points:point|points}",
    ),
    "won.taken": (
        "    胡了：{row}　胡 {shown}，得 {points} 分",
        "    has won: {row}  on {shown}, {points:point|points}",
    ),
    "won.deal": (
        "    胡了：{row}　起手就胡，得 {points} 分",
        "    has won: {row}  with the deal, {points:point|points}",
    ),
    "indicator": (
        "翻开 {turned}，{wilds} 可以当任何牌（带 * 的）",
        "Turned up: {turned}. Wild, marked *: {wilds}",
    ),
    "indicator.stand_in": (
        "翻开 {turned}，{wilds} 可以当任何牌（带 * 的），{stand_in} 当平常的 {place}",
        "Turned up: {turned}. Wild, marked *: {wilds}; {stand_in} plays as an ordinary {place}",
    ),
    "wall": (
        "牌墙还剩 {wall} 张",
        "{wall:tile|tiles} left in the wall",
    ),
    "waits": (
        "听：{row}（没露面的还有 {left} 张）",
        "You win on: {row} ({left} unseen)",
    ),
    "distance": (
        "还差 {tiles_away} 张听牌",
        "{tiles_away:tile|tiles} away from waiting",
    ),
    "missing.m": ("缺万", "No characters in your hand"),
    "missing.s": ("缺条", "No bamboo in your hand"),
    "missing.p": ("缺筒", "No dots in your hand"),
    "hand": (
        "    {row}",
        "    {row}",
    ),
    "hand.taken": (
        "    {row}　摸 {shown}",
        "    {row}   drawn: {shown}",
    ),
    # --- the question and the choices ---
    "ask.piao": (
        "这一局飘不飘？",
        "Do you play this hand with piao (飘)?",
    ),
    "ask.opening": (
        "起手四张都是能当任何牌的，胡不胡？",
        "You were dealt all four wilds. Do you win with them?",
    ),
    "ask.discarded": (
        "{who}打出 {shown}，要不要？",
        "Discarded by {who}: {shown}. Do you want it?",
    ),
    "ask.jiagang": (
        "{who}补杠 {shown}，抢不抢？",
        "Added to a kong by {who}: {shown}. Do you rob it?",
    ),
    "ask.ti": (
        "{who}用 {shown} 提听用，胡不胡？",
        "Swapped for a wild by {who}: {shown}. Do you win on it?",
    ),
    "ask.turn": (
        "轮到你出牌：",
        "Your turn to discard:",
    ),
    "choice.waits": (
        "（听 {row}，没露面的还有 {left} 张）",
        " (then you win on {row}, {left} unseen)",
    ),
    "choice.discard": (
        "打 {shown}",
        "discard {shown}",
    ),
    "choice.discard.binds": (
        "打 {shown}，打了停胡",
        "discard {shown}, which puts you out of the running (停胡)",
    ),
    "choice.reveal": (
        "明牌，打 {shown}",
        "reveal the hand (明牌) and discard {shown}",
    ),
    "choice.angang": (
        "暗杠 {shown}",
        "concealed kong (暗杠) of {shown}",
    ),
    "choice.jiagang": (
        "补杠 {shown}",
        "add {shown} to the peng (补杠)",
    ),
    "choice.ti": (
        "提：用 {shown} 换回听用",
        "swap {shown} for the wild (提)",
    ),
    "choice.meld": (
        "{verb}：{row}",
        "{verb}: {row}",
    ),
    "choice.hu": (
        "胡：{worth}",
        "win (hu): {worth}",
    ),
    "pays.one": (
        "收 {points} 分",
        "{points:point|points}",
    ),
    "pays.sum": (
        "一共收 {points} 分",
        "{points:point|points} in all",
    ),
    "fan": (
        "{fan} 番，{pays}",
        "{fan} fan, {pays}",
    ),
    # --- what a choice leads to ---
    "then": (
        "      听 {row}，没露面的还有 {left} 张",
        "      waits for {row}, {left} unseen",
    ),
    "then.discard": (
        "      打 {shown} 听 {row}，没露面的还有 {left} 张",
        "      with {shown} discarded it waits for {row}, {left} unseen",
    ),
    "then.distance": (
        "      还差 {tiles_away} 张听牌",
        "      {tiles_away:tile|tiles} away from waiting",
    ),
    "again.binds": (
        "真的这样打？再选一次就打。",
        "Choose the same again to do it all the same.",
    ),
    # --- the end of a hand ---
    "result.hand": (
        "{who}　{row}",
        "{who}  {row}",
    ),
    "result.win": (
        "{who}胡了：{names}",
        "{who}: {names}",
    ),
    "result.exhausted": (
        "牌墙摸完了。",
        "The wall has run out.",
    ),
    "result.birds": (
        "扎鸟：{row}",
        "Birds (扎鸟): {row}",
    ),
    # --- many hands ---
    "figures.line": (
        "胡牌平均 {multiplier} 倍底注。",
        "A win is worth {multiplier} stakes on average.",
    ),
    "figures.phrase": (
        "；胡牌平均 {multiplier} 倍底注",
        " with {multiplier} stakes on average",
    ),
}
"""Chinese and English by key."""


say: Final[Say] = lines_of(WORDS, SHARED)
"""Returns the line of a key in a language with the facts in place."""
