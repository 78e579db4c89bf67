"""What happened, in the few words that fit beside the cards: a caption per event, without a full stop.

An event whose sentence is as short has none here (:mod:`hupai.zipai.explain.event_texts`).
"""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText

CAPTIONS: Final[dict[str, EventText]] = {
    "shown": EventText(
        "{who}亮{card}",
        "{who} shows {card}",
        "Shown: {card}",
    ),
    "ti_start": EventText(
        "{who}起手提{card}",
        "Dealt ti by {who}: {card}",
        "Ti: {card}",
    ),
    "ti": EventText(
        "{who}提{card}",
        "Ti by {who}: {card}",
        "Ti: {card}",
    ),
    "ti_start_hidden": EventText(
        "{who}起手提牌，牌扣着",
        "Dealt ti by {who}, face down",
        "Dealt ti, face down",
    ),
    "ti_hidden": EventText(
        "{who}提牌，牌扣着",
        "Ti by {who}, face down",
        "Ti, face down",
    ),
    "wei": EventText(
        "{who}偎{card}",
        "Wei by {who}: {card}",
        "Wei: {card}",
    ),
    "wei_hidden": EventText(
        "{who}偎牌，牌扣着",
        "Wei by {who}, face down",
        "Wei, face down",
    ),
    "chouwei": EventText(
        "{who}臭偎{card}",
        "Stale wei by {who}: {card}",
        "Stale wei: {card}",
    ),
    "king": EventText(
        "{who}收下王",
        "{who} takes a king",
        "You take a king",
    ),
    "peng": EventText(
        "{who}碰{card}",
        "Peng by {who}: {card}",
        "You peng {card}",
    ),
    "chi": EventText(
        "{who}吃{card}",
        "Chi by {who}: {card}",
        "You chi {card}",
    ),
    "pao": EventText(
        "{who}跑{card}",
        "Pao by {who}: {card}",
        "Pao: {card}",
    ),
    "dead": EventText(
        "{who}没有牌可打，成了死手",
        "{who} has nothing to play: a dead hand",
        "You have nothing to play: a dead hand",
    ),
    "raised": EventText(
        "{who}举手",
        "{who} raises the hand",
        "You raise your hand",
    ),
    "lowered": EventText(
        "{who}举手作废",
        "The raised hand of {who} counts no more",
        "Your raised hand counts no more",
    ),
    "barred": EventText(
        "{who}打{card}放偎：不能再吃、碰",
        "{who} played {card} into a wei: no more chi or peng",
        "You played {card} into a wei: no more chi or peng",
    ),
    "limited": EventText(
        "{who}吃边打边：只能胡{wins}",
        "{who} played beside the chi: only {wins} may win",
        "You played beside the chi: only {wins} may win",
    ),
    "limited_out": EventText(
        "{who}吃边打边：什么都不能胡了",
        "{who} played beside the chi: nothing is left to win with",
        "You played beside the chi: nothing is left to win with",
    ),
    "won_self": EventText(
        "{who}自摸胡了",
        "{who} flips and wins",
        "You flip and win",
    ),
    "won_deal": EventText(
        "{who}天胡",
        "{who} wins as dealt",
        "You win as dealt",
    ),
    "won_shown": EventText(
        "{who}地胡，胡在亮张{card}",
        "{who} wins on the shown card, {card}",
        "You win on the shown card, {card}",
    ),
    "three_ti_five_kan": EventText(
        "{who}三提五坎",
        "{who} wins: three ti or five kan",
        "You win: three ti or five kan",
    ),
    "turned": EventText(
        "翻醒：{card}",
        "Bonus card: {card}",
        "Bonus card: {card}",
    ),
    "exhausted": EventText(
        "牌翻完了，黄庄",
        "The wall is empty: a drawn hand",
        "The wall is empty: a drawn hand",
    ),
    "settled": EventText(
        "结算：{scores}",
        "Points: {scores}",
        "Points: {scores}",
    ),
}
