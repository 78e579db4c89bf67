"""What happened at the table: a sentence for each event, and the few words that fit beside a drawing of the cards."""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText
from hupai.table.json_object import Facts

EVENTS: Final[dict[str, EventText]] = {
    "dealt": EventText(
        "{who}拿到{count}张牌。",
        "{who} is dealt {count:card|cards}.",
        "You are dealt {count:card|cards}.",
    ),
    "flipped": EventText("{who}翻出{card}。", "{who} flips {card}.", "You flip {card}."),
    "discarded": EventText("{who}打出{card}。", "{who} plays {card}.", "You play {card}."),
    "wai": EventText("{who}歪{card}。", "{who} lays a wai of {card}.", "You lay a wai of {card}."),
    "liu_hand": EventText(
        "{who}把手里四张{card}溜下来。",
        "{who} lays a liu of {card} from the hand.",
        "You lay a liu of {card} from your hand.",
    ),
    "liu_hidden": EventText(
        "{who}从手里溜了四张，全扣着。",
        "{who} lays a liu of four cards from the hand, face down.",
        "You lay a liu from your hand, face down.",
    ),
    "liu_kan": EventText(
        "{who}翻到第四张，溜{card}。",
        "{who} flips the fourth and lays a liu of {card}.",
        "You flip the fourth and lay a liu of {card}.",
    ),
    "liu_wai": EventText(
        "{who}的歪添上第四张，溜{card}。",
        "{who} adds the fourth to a wai: a liu of {card}.",
        "You add the fourth to your wai: a liu of {card}.",
    ),
    "piao": EventText(
        "{who}飘{card}。",
        "{who} flips the fourth of a peng: a piao of {card}.",
        "You flip the fourth of your peng: a piao of {card}.",
    ),
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
    "won_wai": EventText(
        "{who}歪{card}，胡了！", "{who} wins with the wai of {card}!", "You win with the wai of {card}!"
    ),
    "won_deal": EventText(
        "{who}起手就成，天胡！", "{who} wins as dealt: a heavenly win!", "You win as dealt: a heavenly win!"
    ),
    "nine_pairs": EventText(
        "{who}起手九对半，胡了！", "{who} was dealt nine pairs and wins!", "You were dealt nine pairs and win!"
    ),
    "ten_pairs": EventText("{who}十对，胡了！", "{who} has ten pairs and wins!", "You have ten pairs and win!"),
    "exhausted": EventText(
        "墩上的牌翻完了，没有人胡，荒庄。",
        "The wall is used up and nobody won: a drawn hand.",
        "The wall is used up and nobody won: a drawn hand.",
    ),
    "settled": EventText("这一局的分：{scores}。", "Points of this hand: {scores}.", "Points of this hand: {scores}."),
}

CAPTIONS: Final[dict[str, EventText]] = {
    "wai": EventText("{who}歪{card}", "Wai by {who}: {card}", "Wai: {card}"),
    "liu_hand": EventText("{who}溜{card}", "Liu by {who}: {card}", "Liu: {card}"),
    "liu_hidden": EventText("{who}溜牌，牌扣着", "Liu by {who}, face down", "Liu, face down"),
    "liu_kan": EventText("{who}溜{card}", "Liu by {who}: {card}", "Liu: {card}"),
    "liu_wai": EventText("{who}溜{card}", "Liu by {who}: {card}", "Liu: {card}"),
    "piao": EventText("{who}飘{card}", "Piao by {who}: {card}", "Piao: {card}"),
    "peng": EventText("{who}碰{card}", "Peng by {who}: {card}", "Peng: {card}"),
    "chi": EventText("{who}吃{card}", "Chi by {who}: {card}", "Chi: {card}"),
    "dead": EventText("{who}死手", "Dead hand: {who}", "Your hand is dead"),
    "exhausted": EventText("荒庄", "Nobody won", "Nobody won"),
}
"""Shorter sentences, without a full stop; an event whose sentence is as short has none here."""


def event_name(event: Facts) -> str:
    """Return which of the texts tells this event; hidden cards and ways to win have texts of their own."""
    kind = str(event.get("t"))
    if kind == "liu":
        return "liu_hidden" if event.get("card") is None else f"liu_{event.get('grew')}"
    if kind == "won":
        return str(event.get("special") or f"won_{event.get('by')}")
    return kind
