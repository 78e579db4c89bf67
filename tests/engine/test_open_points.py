"""Where sources of 永州, 沅江 and 南县 differ, the rule book says in both languages what is played here and elsewhere.

A row names the open point, the game with its house rules, the rule, what the rule says, and what is said of others.
"""

from __future__ import annotations

from typing import Any

import hupai
from tests.rows import each_row

Said = tuple[str, str]
"""A piece of a sentence in Chinese and in English."""

SITTING = {"seats": 4, "kings": 4}
POINTS: dict[str, tuple[str, dict[str, Any], str, Said, Said]] = {
    "1 fifteen huxi are one unit": (
        "yongzhou", {}, "pay.base_bonus",
        ("不带底", "No unit is added"), ("十五胡息就是两囤", "so that 15 huxi make 2 units"),
    ),
    "2 the bonus card is the one after": (
        "yongzhou", {}, "xing.turned",
        ("往后顺推一张是醒", "The card after the turned one"), ("翻出的牌本身就是省", "take the turned card itself"),
    ),
    "3 a higher minimum keeps the scale": (
        "yongzhou", {"min_huxi": 18}, "pay.tun",
        ("18–20是2囤", "18–20 make 2 units"), ("也从头一档算起", "begin at the first step again"),
    ),
    "4 a shape must be safe": (
        "yongzhou", {}, "king.call",
        ("随便来哪张都够胡息", "any card would bring enough huxi"),
        ("多数地方来哪张都够胡息才能叫", "a hand for which every card brings enough huxi"),
    ),
    "5 dealt fours are laid": (
        "yongzhou", {}, "quad.dealt",
        ("必须提出来", "must be laid as a ti"), ("起手的四张不提也行", "dealt fours need not be laid"),
    ),
    "6 who deals after a drawn hand": (
        "yongzhou", {"kings": 4}, "deal.next",
        ("黄庄由庄家的下家坐庄", "after a drawn hand the player after the dealer"),
        ("由王多的人坐庄", "whoever holds most kings"),
    ),
    "7 who pays the sitter": (
        "yongzhou", SITTING, "pay.sitter",
        ("两个输家", "each of the two losers pays the sitter"), ("胡家拿一半醒", "the winner gives the sitter half"),
    ),
    "8 the dealer wins without bonus cards": (
        "yongzhou", SITTING, "pay.sitter_dealer",
        ("坐醒的也没有份", "the sitter gets nothing"),
        ("收的两家，分一家给坐醒的", "hands the sitter what one loser pays"),
    ),
    "9 the least share of the sitter": (
        "yongzhou", SITTING, "pay.sitter_floor",
        ("坐醒的不保底", "sure of nothing"), ("由谁付没有写明", "without a word on who pays"),
    ),
    "10 kings in a drawn hand beside a sitter": (
        "yongzhou", SITTING, "pay.kings",
        ("打牌的三家互相比王", "whichever of the three players holds more kings"),
        ("只跟庄家比王", "only with the dealer"),
    ),
    "11 cards laid aside": (
        "yongzhou", {"seats": 2}, "deal.buried",
        ("两个人打不去牌", ""), ("哪种在永州最常见没有定论", "which is usual in Yongzhou is not settled"),
    ),
    "12 a limit for holders of kings": (
        "yongzhou", {}, "king.limit",
        ("四王才按番限胡", "only a deck of four asks for a least factor"),
        ("四王多按番限胡", "With four kings a least factor is usual"),
    ),
    "13 several feats of 沅江": (
        "yuanjiang", {}, "pay.several",
        ("剩下的按档乘", "The others multiply by class"), ("直接加起来", "the feats simply add up"),
    ),
    "14 天胡 in 沅江": (
        "yuanjiang", {}, "pay.luck",
        ("天胡乘四", "so does a heavenly win"), ("加两百分", "adds two hundred for a heavenly win"),
    ),
    "14 报听 in 沅江": (
        "yuanjiang", {}, "pay.ready",
        ("乘四", "multiplies by four"), ("加五十分", "adds fifty for it"),
    ),
    "15 the five points beside a feat": (
        "yuanjiang", {}, "pay.base",
        ("有表里的名堂就不算", "dropped beside a feat"), ("有名堂也照算五分", "keeps the five points beside a feat"),
    ),
    "16 吊吊手": (
        "yuanjiang", {}, "pay.one_card",
        ("吊吊手不算名堂", "is no feat"), ("有的地方算一百分", "a feat of a hundred in places"),
    ),
    "16 九对半": (
        "yuanjiang", {}, "win.nine_pairs",
        ("起手牌里有九对", "Nine pairs among the dealt cards"), ("只算一百分", "a feat of a hundred only"),
    ),
    "17 a small win of 南县": (
        "nanxian", {}, "pay.base",
        ("胡牌六分", "six points"), ("胡牌五分、再算一息", "five, and one more for the win as a xi"),
    ),
    "18 a wai let go": (
        "yuanjiang", {}, "past.wai",
        ("再翻到还可以歪", "a wai stays possible"), ("也不能再歪", "no wai of it either"),
    ),
    "19 runs that may be eaten in 沅江": (
        "yuanjiang", {}, "chi.limit",
        ("最多吃2句", "at most 2 runs"), ("南县多半不限", "Nanxian any number"),
    ),
    "19 runs that may be eaten in 南县": (
        "nanxian", {}, "chi.limit",
        ("吃几句都可以", "Any number of runs"), ("沅江多半最多吃两句", "Yuanjiang mostly allows two"),
    ),
    "20 flips of 南县 lie open": (
        "nanxian", {}, "turn.flip",
        ("大家都看得到", "for all to see"), ("先给能歪、能溜的人看", "shown to the others only if he does not"),
    ),
    "21 a liu from the hand": (
        "yuanjiang", {}, "turn.liu",
        ("该打牌的时候溜", "only in place of a discard"), ("代替翻牌", "instead of a draw"),
    ),
    "22 the further bonus cards of 桂林": (
        "yongzhou", {}, "xing.turned",
        ("往后顺推一张是醒", "The card after the turned one"), ("这里不打", "This is not played here"),
    ),
    "23 the table of 南县": (
        "nanxian", {}, "pay.one_source",
        ("只有一个来源", "rests on one source"), ("各地的分可能不同", "may differ from place to place"),
    ),
}  # fmt: skip


@each_row("game, options, rule, here, elsewhere", POINTS)
def test_an_open_point_is_answered_in_both_languages(
    game: str, options: dict[str, Any], rule: str, here: Said, elsewhere: Said
) -> None:
    family = hupai.games[game].family
    row = family.rulebook().row(rule, hupai.games[game].rules(**options))
    assert row is not None
    for lang, mine, others in zip(("zh", "en"), here, elsewhere, strict=True):
        said = [row["text"][lang], *(source["says"][lang] for source in row["sources"] if source["says"])]
        assert mine in row["text"][lang], row["text"][lang]
        assert any(others in one for one in said), said
