"""The words of a table of zipai cards in a terminal, for every family that is played with them.

Whole lines, in Chinese and English. ``{unit}`` is what the family calls the worth of groups: 胡息 or 硬息.
"""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.terminal_lines import LINES

TABLE_WORDS: Final[dict[str, Text]] = {
    **LINES,
    "examples": (
        "? 碰、? 三",
        "? peng or ? 3s",
    ),
    # --- the table ---
    "seat": (
        "{who}{dealer}　手里 {cards} 张　{points} 分　亮出 {huxi} {unit}",
        "{who}{dealer}  {cards:card|cards} in hand  {points} points  {huxi} {unit} laid",
    ),
    "dead": (
        "    死手",
        "    dead hand",
    ),
    "melds": (
        "    牌组：{groups}",
        "    melds: {groups}",
    ),
    "hidden": (
        "{group}（扣着）",
        "{group} (face down)",
    ),
    "discards": (
        "    面前：{cards}",
        "    in front: {cards}",
    ),
    "wall": (
        "墩上还剩 {wall} 张",
        "{wall:card|cards} left in the wall",
    ),
    "wall.buried": (
        "墩上还剩 {wall} 张，另去了 {buried} 张",
        "{wall:card|cards} left in the wall, {buried} laid aside",
    ),
    "worth": (
        "现在有 {total} {unit}（亮出 {laid}，手里 {hand}），{min} {unit}起胡",
        "You have {total} {unit}: {laid} laid, {hand} in hand; {min} needed to win",
    ),
    "stale": (
        "臭牌：不能吃 {chi}；不能碰 {peng}",
        "No more chi of {chi}; no more peng of {peng}",
    ),
    "stale.chi": (
        "臭牌：不能吃 {chi}",
        "No more chi of {chi}",
    ),
    "stale.peng": (
        "臭牌：不能碰 {peng}",
        "No more peng of {peng}",
    ),
    "waits": (
        "听：{cards}",
        "You win on: {cards}",
    ),
    "waits.also": (
        "{cards}，自摸还听 {own}",
        "{cards}, by own flip also {own}",
    ),
    "waits.own": (
        "{own}，只能自摸",
        "{own}, by own flip only",
    ),
    # --- the question and the choices ---
    "ask.flip": (
        "{who}翻出 {shown}，要不要？",
        "Flipped by {who}: {shown}. Do you want it?",
    ),
    "ask.discarded": (
        "{who}打出 {shown}，要不要？",
        "Played by {who}: {shown}. Do you want it?",
    ),
    "ask.discard": (
        "轮到你出牌：",
        "Your turn to discard:",
    ),
    "choice.pass": (
        "{verb}",
        "{verb}",
    ),
    "choice.discard": (
        "{verb} {shown}",
        "{verb} {shown}",
    ),
    "choice.waits": (
        "（打出后听 {cards}）",
        " (then you win on {cards})",
    ),
    "choice.hu": (
        "胡：{huxi} {unit}，每家付 {pay_each} 分",
        "win (hu): {huxi} {unit}, each pays {pay_each}",
    ),
    # --- what a choice leads to ---
    "gains": (
        "      {huxi} {unit}（{gained:+}）",
        "      {huxi} {unit} ({gained:+})",
    ),
    "then": (
        "      听 {cards}",
        "      waits for {cards}",
    ),
    "then.discard": (
        "      打 {shown} 听 {cards}",
        "      with {shown} discarded it waits for {cards}",
    ),
    # --- the score ---
    "score.wins": (
        "胡：{huxi} {unit}，红字 {red} 张。",
        "A win: {huxi} {unit}, {red:red card|red cards}.",
    ),
    "score.discarder": (
        "打牌的一家独付 {points} 分，另一家不付。",
        "Whoever played the card pays {points:point|points} alone, for both.",
    ),
    "score.other": (
        "最好的另一种分法：{groups}",
        "The best other reading: {groups}",
    ),
    "waits.none": (
        "没有听牌。",
        "The hand waits for no card.",
    ),
    "waits.row": (
        "听{card}：{huxi} {unit}，每家付 {pay_each} 分。",
        "Waits for {card}: {huxi} {unit}, each pays {pay_each}.",
    ),
    # --- many hands ---
    "figures.line": (
        "胡牌平均 {huxi} {unit}，每家付 {pay} 分。",
        "A win has {huxi} {unit} on average and each loser pays {pay}.",
    ),
    "figures.phrase": (
        "；胡牌平均 {huxi} {unit}",
        " with {huxi} {unit} on average",
    ),
}
"""Chinese and English by key; a family adds its own words to these."""
