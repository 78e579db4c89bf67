"""The words of zipai in a terminal: the table, the choices, the score. Whole lines, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.terminal_lines import LINES, Say, lines_of
from hupai.zipai.explain.vocabulary import VOCABULARY

WORDS: Final[dict[str, Text]] = {
    **LINES,
    "examples": (
        "? 碰、? 三",
        "? peng or ? 3s",
    ),
    "not_a_choice": (
        "没有这个选择：请写前面的号码、一张牌（如 三 或 3s）、胡碰吃过，或 ? w h u q；提、偎、跑会自动进行。",
        "That is no choice: write a number, a card (三 or 3s), hu, peng, chi or pass, or one of ? w h u q. Ti, wei and "
        "pao happen automatically.",
    ),
    "several_ways": (
        "能吃，不止一种吃法：请写号码。",
        "You may, in more ways than one: write a number.",
    ),
    # --- the table ---
    "seat": (
        "{who}{dealer}　手里 {cards} 张　{points} 分　亮出 {huxi} 胡息",
        "{who}{dealer}  {cards:card|cards} in hand  {points} points  {huxi} huxi laid",
    ),
    "raised": (
        "    举手了，胡了加倍",
        "    hand raised: a win counts double",
    ),
    "barred": (
        "    放偎，不能再吃、碰",
        "    no more chi or peng (放偎)",
    ),
    "dead": (
        "    死手",
        "    dead hand",
    ),
    "limits": (
        "    吃边打边，只能胡{wins}",
        "    may win only with {wins} (吃边打边)",
    ),
    "melds": (
        "    牌组：{groups}",
        "    melds: {groups}",
    ),
    "hidden": (
        "{name}（扣着）",
        "{name} (face down)",
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
    "huxi": (
        "现在有 {total} 胡息（亮出 {laid}，手里 {hand}），{min} 胡息起胡",
        "Huxi: {laid} laid, {hand} in hand, {total} in all; {min} needed to win",
    ),
    "huxi.zero": (
        "现在有 {total} 胡息（亮出 {laid}，手里 {hand}），{min} 胡息起胡，正好没有胡息也能胡",
        "Huxi: {laid} laid, {hand} in hand, {total} in all; {min} needed to win, or exactly none",
    ),
    "above": (
        "放过了胡：以后每家该付的要多过 {points} 分才能胡",
        "You passed a win: the next must pay more than {points:point|points} from each loser",
    ),
    "stale": (
        "臭牌：不能吃 {chi}；不能碰 {peng}",
        "Passed cards: no chi of {chi}; no peng of {peng}",
    ),
    "stale.chi": (
        "臭牌：不能吃 {chi}",
        "Passed cards: no chi of {chi}",
    ),
    "stale.peng": (
        "臭牌：不能碰 {peng}",
        "Passed cards: no peng of {peng}",
    ),
    "waits": (
        "听：{cards}",
        "You win on: {cards}",
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
    "ask.opening": (
        "庄家打第一张牌之前，亮张是 {shown}：",
        "Before the dealer's first card; the shown card is {shown}:",
    ),
    "ask.declare": (
        "要不要叫王？",
        "Do you declare the king?",
    ),
    "choice.waits": (
        "（打出后听 {cards}）",
        " (then you win on {cards})",
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
    "choice.hu": (
        "胡：{huxi} 胡息，每家付 {pay_each} 分",
        "win (hu): {huxi} huxi, each pays {pay_each}",
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
    "gains": (
        "      {huxi} 胡息（{gained:+}）",
        "      {huxi} huxi ({gained:+})",
    ),
    "then": (
        "      听 {cards}",
        "      waits for {cards}",
    ),
    "then.discard": (
        "      打 {shown} 听 {cards}",
        "      with {shown} discarded it waits for {cards}",
    ),
    "then.self": (
        "，自摸还听 {cards}",
        ", by own flip also {cards}",
    ),
    "again.binds": (
        "真的打这张？再选一次就打。",
        "Choose the same again to play it all the same.",
    ),
    # --- the score ---
    "score.wins": (
        "胡：{huxi} 胡息，红字 {red} 张。",
        "A win: {huxi} huxi, {red:red card|red cards}.",
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
        "听{card}：{huxi} 胡息，每家付 {pay_each} 分。",
        "Waits for {card}: {huxi} huxi, each pays {pay_each}.",
    ),
    "waits.row.discard": (
        "听{card}：{huxi} 胡息，打牌的一家独付 {alone} 分。",
        "Waits for {card}: {huxi} huxi, whoever plays it pays {alone} alone.",
    ),
    # --- many hands ---
    "figures.line": (
        "胡牌平均 {huxi} 胡息，每家付 {pay} 分。",
        "A win has {huxi} huxi on average and each loser pays {pay}.",
    ),
    "figures.phrase": (
        "；胡牌平均 {huxi} 胡息",
        " with {huxi} huxi on average",
    ),
}
"""Chinese and English by key."""


say: Final[Say] = lines_of(WORDS, VOCABULARY)
"""Returns the line of a key in a language with the facts in place."""
