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
    "ti_start_hidden": (
        "{who}起手提牌，四张全扣着。",
        "{who} lays a dealt ti face down.",
        "You lay a dealt ti face down.",
    ),
    "ti_hidden": (
        "{who}翻到第四张，提牌，四张全扣着。",
        "{who} draws a fourth card and lays a ti face down.",
        "You draw a fourth card and lay a ti face down.",
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
        "{who}这次不用打牌。",
        "{who} need not discard this time.",
        "You need not discard this time.",
    ),
    "raised": (
        "{who}举手：起手就听牌。",
        "{who} raises the hand: it waits for a card from the start.",
        "You raise your hand: it waits for a card from the start.",
    ),
    "lowered": (
        "{who}进了牌没有胡，举手作废。",
        "{who} took a card without winning: the raised hand counts no more.",
        "You took a card without winning: your raised hand counts no more.",
    ),
    "barred": (
        "{who}放偎：打了别家偎了的{card}，这一局不能再吃、碰。",
        "{who} played {card}, which another player has as a wei (放偎): no more chi or peng in this hand.",
        "You played {card}, which another player has as a wei (放偎): no more chi or peng for you in this hand.",
    ),
    "limited": (
        "{who}吃边打边，打了{card}，这一局只能胡{wins}。",
        "{who} played {card} right after the chi (吃边打边) and may win only with {wins} in this hand.",
        "You played {card} right after the chi (吃边打边) and may win only with {wins} in this hand.",
    ),
    "limited_out": (
        "{who}吃边打边，打了{card}，这一局什么都不能胡了。",
        "{who} played {card} right after the chi (吃边打边) and has nothing left to win with in this hand.",
        "You played {card} right after the chi (吃边打边) and have nothing left to win with in this hand.",
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
    "won_shown": (
        "{who}胡了{from}的亮张{card}，地胡！",
        "{who} wins on {card}, the card shown by {from}!",
        "You win on {card}, the card shown by {from}!",
    ),
    "three_ti_five_kan": (
        "{who}三提五坎，胡了！",
        "{who} has three ti or five kan and wins!",
        "You have three ti or five kan and win!",
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
