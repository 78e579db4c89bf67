"""What happened, in the few words that fit beside the tiles: a caption per event, without a full stop.

An event whose sentence is as short has none here (:mod:`hupai.mahjong.explain.event_texts`).
"""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText

CAPTIONS: Final[dict[str, EventText]] = {
    "indicator": EventText(
        "翻开{tile}，{wilds}当百搭",
        "Wild: {wilds}",
        "Wild: {wilds}",
    ),
    "indicator_named": EventText(
        "{name}是{wilds}",
        "Wild: {wilds}",
        "Wild: {wilds}",
    ),
    "indicator_stand_in": EventText(
        "{name}是{wilds}",
        "Wild: {wilds}",
        "Wild: {wilds}",
    ),
    "dead": EventText(
        "{who}打了听用，停胡",
        "{who} discarded a wild: no more wins",
        "You discarded a wild: no more wins",
    ),
    "revealed": EventText(
        "{who}明牌，听{waits}",
        "Revealed by {who}: {waits}",
        "Revealed: {waits}",
    ),
    "peng": EventText(
        "{who}碰{tile}",
        "Peng by {who}: {tile}",
        "You peng {tile}",
    ),
    "chi": EventText(
        "{who}吃{tile}",
        "Chi by {who}: {tile}",
        "You chi {tile}",
    ),
    "gang": EventText(
        "{who}杠{tile}",
        "Kong by {who}: {tile}",
        "You kong {tile}",
    ),
    "angang": EventText(
        "{who}暗杠{tile}",
        "Concealed kong: {tile}",
        "Concealed kong: {tile}",
    ),
    "jiagang": EventText(
        "{who}补杠{tile}",
        "Added kong by {who}: {tile}",
        "Added kong: {tile}",
    ),
    "fei": EventText(
        "{who}飞{tile}",
        "Fei by {who}: {tile}",
        "You fei {tile}",
    ),
    "ti": EventText(
        "{who}拿{tile}提听用",
        "Ti by {who}: {tile}",
        "Ti: {tile}",
    ),
    "swapped": EventText(
        "{who}收回听用",
        "{who} takes the wild",
        "You take the wild",
    ),
    "robbed": EventText(
        "{who}的{tile}被抢",
        "Robbed: {tile}",
        "Robbed: {tile}",
    ),
    "won_self": EventText(
        "{who}自摸胡了",
        "{who} draws and wins",
        "You draw and win",
    ),
    "won_discard": EventText(
        "{who}胡{tile}",
        "{who} wins on {tile}",
        "You win on {tile}",
    ),
    "won_rob": EventText(
        "{who}抢杠胡",
        "{who} robs the kong and wins",
        "You rob the kong and win",
    ),
    "won_deal": EventText(
        "{who}起手就胡",
        "{who} wins as dealt",
        "You win as dealt",
    ),
    "birds": EventText(
        "扎鸟：{tiles}",
        "Birds: {tiles}",
        "Birds: {tiles}",
    ),
    "paid": EventText(
        "{from}付{to}{points}分",
        "{from} to {to}: {points}",
        "{from} to {to}: {points}",
    ),
    "exhausted": EventText(
        "牌墙摸完了",
        "The wall is empty",
        "The wall is empty",
    ),
    "hand_over": EventText(
        "结算：{scores}",
        "Points: {scores}",
        "Points: {scores}",
    ),
}
