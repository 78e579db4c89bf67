"""What happened at the table: a sentence for each event in Chinese, in English, and in English about the reader."""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText
from hupai.table.json_object import Facts
from hupai.zipai.explain.card_events import CARD_EVENTS

EVENTS: Final[dict[str, EventText]] = {
    **CARD_EVENTS,
    "shown": EventText(
        "{who}坐庄，亮张是{card}。",
        "{who} deals; the shown card is {card}.",
        "You deal; the shown card is {card}.",
    ),
    "ti_start": EventText(
        "{who}起手提{card}。",
        "{who} lays a dealt ti of {card}.",
        "You lay a dealt ti of {card}.",
    ),
    "ti": EventText(
        "{who}翻到第四张，提{card}。",
        "{who} flips the fourth and lays a ti of {card}.",
        "You flip the fourth and lay a ti of {card}.",
    ),
    "ti_start_hidden": EventText(
        "{who}起手提牌，四张全扣着。",
        "{who} lays a dealt ti face down.",
        "You lay a dealt ti face down.",
    ),
    "ti_hidden": EventText(
        "{who}翻到第四张，提牌，四张全扣着。",
        "{who} flips a fourth card and lays a ti face down.",
        "You flip a fourth card and lay a ti face down.",
    ),
    "wei": EventText(
        "{who}偎{card}。",
        "{who} lays a wei of {card}.",
        "You flip the third and lay a wei of {card}.",
    ),
    "wei_hidden": EventText(
        "{who}偎牌，三张扣着。",
        "{who} lays a wei face down.",
        "You lay a wei face down.",
    ),
    "chouwei": EventText(
        "{who}臭偎{card}。",
        "{who} lays a stale wei of {card}.",
        "You lay a stale wei of {card}.",
    ),
    "king": EventText(
        "{who}翻到一张王，收进手里。",
        "{who} flips a king and takes it in.",
        "You flip a king and take it in.",
    ),
    "pao": EventText(
        "{who}跑{card}。",
        "{who} makes a pao of {card}.",
        "You make a pao of {card}.",
    ),
    "skip": EventText(
        "{who}这次不用打牌。",
        "{who} need not discard this time.",
        "You need not discard this time.",
    ),
    "raised": EventText(
        "{who}举手：起手就听牌。",
        "{who} raises the hand: it waits for a card from the start.",
        "You raise your hand: it waits for a card from the start.",
    ),
    "lowered": EventText(
        "{who}进了牌没有胡，举手作废。",
        "{who} took a card without winning: the raised hand counts no more.",
        "You took a card without winning: your raised hand counts no more.",
    ),
    "barred": EventText(
        "{who}放偎：打了别家偎了的{card}，这一局不能再吃、碰。",
        "{who} played {card}, which another player has as a wei (放偎): no more chi or peng in this hand.",
        "You played {card}, which another player has as a wei (放偎): no more chi or peng for you in this hand.",
    ),
    "limited": EventText(
        "{who}吃边打边，打了{card}，这一局只能胡{wins}。",
        "{who} played {card} right after the chi (吃边打边) and may win only with {wins} in this hand.",
        "You played {card} right after the chi (吃边打边) and may win only with {wins} in this hand.",
    ),
    "limited_out": EventText(
        "{who}吃边打边，打了{card}，这一局什么都不能胡了。",
        "{who} played {card} right after the chi (吃边打边) and has nothing left to win with in this hand.",
        "You played {card} right after the chi (吃边打边) and have nothing left to win with in this hand.",
    ),
    "declared": EventText(
        "{who}叫{name}。",
        "{who} declares {name}.",
        "You declare {name}.",
    ),
    "won_discard": EventText(
        "{who}胡了{from}打出的{card}！",
        "{who} wins on {card}, played by {from}!",
        "You win on {card}, played by {from}!",
    ),
    "won_shown": EventText(
        "{who}胡了{from}的亮张{card}，地胡！",
        "{who} wins on {card}, the card shown by {from}!",
        "You win on {card}, the card shown by {from}!",
    ),
    "three_ti_five_kan": EventText(
        "{who}三提五坎，胡了！",
        "{who} has three ti or five kan and wins!",
        "You have three ti or five kan and win!",
    ),
    "turned": EventText(
        "翻醒翻出{card}。",
        "The card turned for the bonus is {card}.",
        "The card turned for the bonus is {card}.",
    ),
    "exhausted": EventText(
        "墩上的牌翻完了，没有人胡，黄庄。",
        "The wall is used up and nobody won: a drawn hand.",
        "The wall is used up and nobody won: a drawn hand.",
    ),
}


def event_name(event: Facts) -> str:
    """Return which of the texts tells this event; hidden cards and ways to win have texts of their own."""
    kind = str(event.get("t"))
    if kind == "ti":
        return ("ti_start" if event.get("start") else "ti") + ("_hidden" if event.get("card") is None else "")
    if kind == "wei":
        return "chouwei" if event.get("chou") else ("wei_hidden" if event.get("card") is None else "wei")
    if kind == "limited" and not event.get("wins"):
        return "limited_out"
    if kind == "won":
        return str(event.get("special") or f"won_{event.get('by')}")
    return kind
