"""What happened at the table: a sentence for each event, and the few words that fit beside a drawing of the cards."""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText
from hupai.table.json_object import Facts
from hupai.zipai.explain.card_events import CARD_EVENTS

EVENTS: Final[dict[str, EventText]] = {
    **CARD_EVENTS,
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
    "won_wai": EventText(
        "{who}歪{card}，胡了！", "{who} wins with the wai of {card}!", "You win with the wai of {card}!"
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
