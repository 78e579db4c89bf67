"""What happened at the table, a sentence per event: in Chinese, in English, and in English about the reader."""

from __future__ import annotations

from typing import Final

EventText = tuple[str, str, str]

EVENTS: Final[dict[str, EventText]] = {
    "dealt": (
        "{who}拿到{count}张牌。",
        "{who} is dealt {count:card|cards}.",
        "You are dealt {count:card|cards}.",
    ),
    "shown": (
        "{who}坐庄，亮张是{card}。",
        "{who} deals; the shown card is {card}.",
        "You deal; the shown card is {card}.",
    ),
    "ti_start": (
        "{who}起手提{card}。",
        "{who} lays a dealt ti of {card}.",
        "You lay a dealt ti of {card}.",
    ),
    "ti": (
        "{who}翻到第四张，提{card}。",
        "{who} draws the fourth and lays a ti of {card}.",
        "You draw the fourth and lay a ti of {card}.",
    ),
    "wei": (
        "{who}偎{card}。",
        "{who} lays a wei of {card}.",
        "You draw the third and lay a wei of {card}.",
    ),
    "wei_hidden": (
        "{who}偎牌，三张扣着。",
        "{who} lays a wei face down.",
        "You lay a wei face down.",
    ),
    "chouwei": (
        "{who}臭偎{card}。",
        "{who} lays a stale wei of {card}.",
        "You lay a stale wei of {card}.",
    ),
    "flipped": (
        "{who}翻出{card}。",
        "{who} flips {card}.",
        "You flip {card}.",
    ),
    "king": (
        "{who}翻到一张王，收进手里。",
        "{who} flips a king and takes it in.",
        "You flip a king and take it in.",
    ),
    "discarded": (
        "{who}打出{card}。",
        "{who} plays {card}.",
        "You play {card}.",
    ),
    "peng": (
        "{who}碰{card}。",
        "{who} takes {card} by peng.",
        "You take {card} by peng.",
    ),
    "chi": (
        "{who}吃{card}：{melds}。",
        "{who} eats {card}: {melds}.",
        "You eat {card}: {melds}.",
    ),
    "pao": (
        "{who}跑{card}。",
        "{who} makes a pao of {card}.",
        "You make a pao of {card}.",
    ),
    "unclaimed": (
        "{card}没有人要。",
        "Nobody wants {card}.",
        "Nobody wants {card}.",
    ),
    "dead": (
        "{who}没有能打的牌，死手了。",
        "{who} has nothing to discard: the hand is dead.",
        "You have nothing to discard: your hand is dead.",
    ),
    "skip": (
        "{who}不用打牌，由下家翻牌。",
        "{who} need not discard; the next player draws.",
        "You need not discard; the next player draws.",
    ),
    "declared": (
        "{who}叫{call}。",
        "{who} declares {call}.",
        "You declare {call}.",
    ),
    "won_self": (
        "{who}自摸{card}，胡了！",
        "{who} draws {card} and wins!",
        "You draw {card} and win!",
    ),
    "won_other": (
        "{who}胡了{from}翻出的{card}！",
        "{who} wins on {card}, flipped by {from}!",
        "You win on {card}, flipped by {from}!",
    ),
    "won_discard": (
        "{who}胡了{from}打出的{card}！",
        "{who} wins on {card}, played by {from}!",
        "You win on {card}, played by {from}!",
    ),
    "won_deal": (
        "{who}起手就成，天胡！",
        "{who} wins as dealt: a heavenly win!",
        "You win as dealt: a heavenly win!",
    ),
    "turned": (
        "翻省翻出{card}。",
        "The card turned for the bonus is {card}.",
        "The card turned for the bonus is {card}.",
    ),
    "exhausted": (
        "墩上的牌翻完了，没有人胡，黄庄。",
        "The wall is used up and nobody won: a drawn hand.",
        "The wall is used up and nobody won: a drawn hand.",
    ),
    "settled": (
        "这一局的分：{scores}。",
        "Points of this hand: {scores}.",
        "Points of this hand: {scores}.",
    ),
}
