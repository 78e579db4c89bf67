"""The words of ``hupai score`` and ``hupai waits`` for mahjong, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

SCORE_WORDS: Final[dict[str, Text]] = {
    "score.wins": (
        "胡：{worth}",
        "A win: {worth}",
    ),
    "score.waits": (
        "这手牌听：{row}",
        "The hand waits for: {row}",
    ),
    "score.other": (
        "最好的另一种摆法，{names}：{groups}",
        "The best other reading, {names}: {groups}",
    ),
    "worth": (
        "{names}，{pays}。",
        "{names}; {pays}.",
    ),
    "worth.fan": (
        "{names}，{fan} 番，{pays}。",
        "{names}, {fan} fan; {pays}.",
    ),
    "pays.all": (
        "每家付 {points} 分",
        "each pays {points:point|points}",
    ),
    "pays.discarder": (
        "出牌的一家付 {points} 分",
        "only the player whose tile it is pays, {points:point|points}",
    ),
    "pays.supplier": (
        "给杠的一家付 {points} 分",
        "only the player who supplied the kong pays, {points:point|points}",
    ),
    "pays.seat": (
        "{who}付 {points} 分",
        "{who} pays {points:point|points}",
    ),
    "waits.none": (
        "没有听牌。",
        "The hand waits for no tile.",
    ),
    "waits.row": (
        "听 {shown}，还有 {left} 张。",
        "Waits for {shown}, {left} left.",
    ),
    "waits.total": (
        "一共 {left} 张。",
        "{left:tile|tiles} in all.",
    ),
    "waits.self": (
        "    自摸：{worth}",
        "    on an own draw: {worth}",
    ),
    "waits.discard": (
        "    点炮：{worth}",
        "    on a discard: {worth}",
    ),
    "waits.not": (
        "    点炮不能胡：{text}",
        "    not on a discard: {text}",
    ),
}
"""Chinese and English by key."""
