"""What happens in every family that plays with these cards: a sentence for each event that they tell alike."""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText

CARD_EVENTS: Final[dict[str, EventText]] = {
    "dealt": EventText(
        "{who}拿到{count}张牌。",
        "{who} is dealt {count:card|cards}.",
        "You are dealt {count:card|cards}.",
    ),
    "flipped": EventText("{who}翻出{card}。", "{who} flips {card}.", "You flip {card}."),
    "discarded": EventText("{who}打出{card}。", "{who} plays {card}.", "You play {card}."),
    "peng": EventText("{who}碰{card}。", "{who} takes {card} by peng.", "You take {card} by peng."),
    "chi": EventText(
        "{who}吃{card}：{melds}。", "{who} takes {card} by chi: {melds}.", "You take {card} by chi: {melds}."
    ),
    "unclaimed": EventText("{card}没有人要。", "Nobody wants {card}.", "Nobody wants {card}."),
    "dead": EventText(
        "{who}没有能打的牌，死手了。",
        "{who} has nothing to discard: the hand is dead.",
        "You have nothing to discard: your hand is dead.",
    ),
    "won_self": EventText("{who}自摸{card}，胡了！", "{who} flips {card} and wins!", "You flip {card} and win!"),
    "won_other": EventText(
        "{who}胡了{from}翻出的{card}！",
        "{who} wins on {card}, flipped by {from}!",
        "You win on {card}, flipped by {from}!",
    ),
    "won_deal": EventText(
        "{who}起手就成，天胡！", "{who} wins as dealt: a heavenly win!", "You win as dealt: a heavenly win!"
    ),
    "settled": EventText("这一局的分：{scores}。", "Points of this hand: {scores}.", "Points of this hand: {scores}."),
}
