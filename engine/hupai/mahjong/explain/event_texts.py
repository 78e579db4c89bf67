"""What happened at the table: a sentence for each event in Chinese, in English, and in English about the reader."""

from __future__ import annotations

from typing import Final

from hupai.explain.vocabulary import EventText
from hupai.table.json_object import Facts

EVENTS: Final[dict[str, EventText]] = {
    "piao": EventText(
        "{who}飘。",
        "{who} plays with piao (飘).",
        "You play with piao (飘).",
    ),
    "no_piao": EventText(
        "{who}不飘。",
        "{who} plays without piao (飘).",
        "You play without piao (飘).",
    ),
    "dealt": EventText(
        "{who}拿到{count}张牌。",
        "{who} is dealt {count:tile|tiles}.",
        "You are dealt {count:tile|tiles}.",
    ),
    "indicator": EventText(
        "翻开{tile}，{wilds}可以当任何牌。",
        "The {tile} is turned up, which makes the {wilds} wild.",
        "The {tile} is turned up, which makes the {wilds} wild.",
    ),
    "indicator_named": EventText(
        "翻开{tile}，{name}是{wilds}。",
        "The {tile} is turned up and names the {name}: {wilds}.",
        "The {tile} is turned up and names the {name}: {wilds}.",
    ),
    "indicator_stand_in": EventText(
        "翻开{tile}，{name}是{wilds}，{stand_in}当{wilds}用。",
        "The {tile} is turned up and names the {name}: {wilds}. The {stand_in} takes its place.",
        "The {tile} is turned up and names the {name}: {wilds}. The {stand_in} takes its place.",
    ),
    "drew": EventText(
        "{who}摸到{tile}。",
        "{who} draws the {tile}.",
        "You draw the {tile}.",
    ),
    "drew_hidden": EventText(
        "{who}摸了一张牌。",
        "{who} draws a tile.",
        "You draw a tile.",
    ),
    "replaced": EventText(
        "{who}杠后补牌，摸到{tile}。",
        "{who} draws the {tile} as a replacement.",
        "You draw the {tile} as a replacement.",
    ),
    "replaced_hidden": EventText(
        "{who}杠后补了一张牌。",
        "{who} draws a replacement tile.",
        "You draw a replacement tile.",
    ),
    "discarded": EventText(
        "{who}打出{tile}。",
        "{who} discards the {tile}.",
        "You discard the {tile}.",
    ),
    "dead": EventText(
        "{who}打了听用，停胡：这一局不能再碰、杠、飞，也不能胡。",
        "{who} has discarded a wild: no more claims and no win in this hand.",
        "You have discarded a wild: no more claims and no win for you in this hand.",
    ),
    "revealed": EventText(
        "{who}明牌，听{waits}。",
        "{who} reveals a hand that waits for {waits}.",
        "You reveal your hand, which waits for {waits}.",
    ),
    "peng": EventText(
        "{who}碰{tile}。",
        "{who} takes the {tile} for a peng.",
        "You take the {tile} for a peng.",
    ),
    "chi": EventText(
        "{who}吃{tile}，成{tiles}。",
        "{who} takes the {tile} for a chi: {tiles}.",
        "You take the {tile} for a chi: {tiles}.",
    ),
    "gang": EventText(
        "{who}杠{from}打的{tile}。",
        "{who} takes the {tile} for a kong.",
        "You take the {tile} for a kong.",
    ),
    "angang": EventText(
        "{who}暗杠{tile}。",
        "{who} lays a concealed kong: {tile}.",
        "You lay a concealed kong: {tile}.",
    ),
    "jiagang": EventText(
        "{who}补杠{tile}。",
        "{who} adds the {tile} to a peng for a kong.",
        "You add the {tile} to your peng for a kong.",
    ),
    "fei": EventText(
        "{who}用听用{wild}飞{tile}。",
        "{who} takes the {tile} for a fei with the wild {wild}.",
        "You take the {tile} for a fei with the wild {wild}.",
    ),
    "ti": EventText(
        "{who}拿{tile}去提听用{wild}。",
        "{who} puts the {tile} on a fei, for the wild {wild}.",
        "You put the {tile} on your fei, for the wild {wild}.",
    ),
    "swapped": EventText(
        "{who}收回听用{wild}。",
        "{who} takes the wild {wild} back.",
        "You take the wild {wild} back.",
    ),
    "robbed": EventText(
        "{who}的{tile}被人胡了，没有成。",
        "The {tile} that {who} put down is won by another player.",
        "The {tile} that you put down is won by another player.",
    ),
    "won_self": EventText(
        "{who}自摸{tile}，胡了！",
        "{who} draws the {tile} and wins!",
        "You draw the {tile} and win!",
    ),
    "won_discard": EventText(
        "{who}胡了{from}的{tile}！",
        "{who} wins on the {tile} from {from}!",
        "You win on the {tile} from {from}!",
    ),
    "won_rob": EventText(
        "{who}抢杠，胡了{from}的{tile}！",
        "{who} robs the kong and wins on the {tile} from {from}!",
        "You rob the kong and win on the {tile} from {from}!",
    ),
    "won_deal": EventText(
        "{who}起手就胡了！",
        "{who} wins with the tiles as dealt!",
        "You win with the tiles as dealt!",
    ),
    "birds": EventText(
        "扎鸟，翻出{tiles}。",
        "Birds turned up: {tiles}.",
        "Birds turned up: {tiles}.",
    ),
    "paid": EventText(
        "{from}付{to}{points}分（{cause}）。",
        "From {from} to {to}: {points:point|points} ({cause}).",
        "From {from} to {to}: {points:point|points} ({cause}).",
    ),
    "exhausted": EventText(
        "牌墙摸完了，荒庄。",
        "The wall has run out, and the hand ends.",
        "The wall has run out, and the hand ends.",
    ),
    "hand_over": EventText(
        "这一局的分：{scores}。",
        "Points of this hand: {scores}.",
        "Points of this hand: {scores}.",
    ),
}


def event_name(event: Facts) -> str:
    """Return which of the texts tells this event; hidden tiles and ways to win have texts of their own."""
    kind = str(event.get("t"))
    if kind == "piao":
        return "piao" if event.get("piao") else "no_piao"
    if kind == "indicator" and event.get("name"):
        return "indicator_stand_in" if event.get("stand_in") else "indicator_named"
    if kind == "drew":
        return ("replaced" if event.get("replaces") else "drew") + ("_hidden" if event.get("tile") is None else "")
    return f"won_{event.get('by')}" if kind == "won" else kind
