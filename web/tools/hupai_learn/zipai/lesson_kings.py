"""Lesson 7: the two kings of Yongzhou, and the fans that multiply a win."""

from __future__ import annotations

from typing import Any

from hupai.calculators import score
from hupai.zipai.cards import KINDS, code
from hupai_learn.steps import Json, choose, count, mark, option, read, row
from hupai_learn.text import YOU, Text
from hupai_learn.zipai.piles import pile
from hupai_learn.zipai.table import deal, refusal
from hupai_learn.zipai.text import say

GAME = "yongzhou"
NO_XING = {"xing": "off"}
MINE: Text = ("你的牌", "Your cards")

HELPED = ("wei:999b peng:000s", "333b456s27bk678b45s")
"""A hand with one king that waits for a run."""
RED = ("wei:777b peng:222s", "270s270b345s456b99s")
BLACK = ("wei:999b peng:333s", "333b456s456b888s11b")
BAIT = ("pao:0000b wei:999b peng:111s", "333s456b456sk")
"""A quad, six groups and a king. Every card wins."""
RED_BAIT = ("pao:0000b wei:222s peng:777s", "333b456b456sk")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "kings",
        "title": say("王和番", "Kings and fan"),
        "about": say(
            "王能当什么、不能做什么；红胡、黑胡、王钓怎样翻番。",
            "What a king stands for and may not do; how red, black and king wins multiply.",
        ),
        "face": ["k", "k"],
        "steps": [_king(), _may(), _stands_for(), _fans(), _reds(), _colour(), _bait(), _product()],
    }


def _scored(hand: tuple[str, str], win: str, by: str, declared: bool = False) -> dict[str, Any]:
    return score(GAME, *hand, win, by, NO_XING, declared=declared)


def _asked(hand: tuple[str, str], win: str, by: str, field: str, declared: bool = False) -> Json:
    return {
        "do": "score",
        "game": GAME,
        "laid": hand[0],
        "hand": hand[1],
        "win": win,
        "by": by,
        "options": NO_XING,
        "declared": declared,
        "field": field,
    }


def _king() -> Json:
    return read(
        ("两张王", "Two kings"),
        "双王扯胡子多两张王。王可以当任何一张牌，到胡牌时才定。从墩上翻到王，亮给大家看，再拿进手里，"
        "然后打一张别的牌。",
        "Yongzhou with two kings adds these. A king stands for any card, settled when you win. A king flipped "
        "from the wall is shown, goes into the hand, and another card is played.",
        row(("王", "Kings"), pile("k"), pile("k"), spread=True),
        row(("王当拾", "A king as 拾"), pile("27bk", "er_qi_shi", 6)),
        rule="king.stand",
    )


def _may() -> Json:
    hand = deal("k135790s13594b68b2468s7b0b", shown="1b", dealer=YOU, game=GAME)
    kept = refusal(hand, "discard k")
    other, own = (_scored(HELPED, "3s", by) for by in ("other", "self"))
    groups = [group["cards"] for group in own["groups"] if group["kings"]] if own["wins"] else []
    return mark(
        ("王能做什么", "What may a king do?"),
        "手里有一张王。下面哪些可以？都选上。",
        "You hold a king. Which of these are allowed? Mark them all.",
        [
            option(say("打出去", "Be discarded"), kept is None, kept["text"] if kept else {}, "king.keep"),
            option(
                say("胡自己翻出的牌", "Win on a card I flip myself"),
                own["wins"],
                say("可以，有王也只能这样胡。", "Yes; with a king in hand it is the only way."),
                "king.self_draw",
            ),
            option(
                say("胡别人翻出的牌", "Win on a card another player flips"),
                other["wins"],
                other["why"]["text"] if not other["wins"] else {},
                "king.self_draw",
            ),
            option(
                say("胡牌时当任何一张", "Stand for any card in a win"),
                bool(groups),
                say("可以，到胡牌时才定。", "Yes, settled at that moment."),
                "king.stand",
            ),
            option(
                say("和一张牌凑成一对来碰", "Pair up with a card for a peng"),
                False,
                say("吃、碰都不能用王。", "A king takes no part in chi or peng."),
                "king.stand",
            ),
        ],
    )


def _stands_for() -> Json:
    won = _scored(HELPED, "3s", "self")
    group = next(one for one in won["groups"] if one["kings"])
    rest = [one for one in won["groups"] if not one["kings"]]
    drawn = pile("27bk")
    stands = [card for card in pile(group["cards"])["cards"] if card not in ("2b", "7b")]
    if len(stands) != 1:
        raise ValueError(f"the king is to be with 贰 and 柒: {group}")
    options = [
        option(None, card in stands, say(*why), "king.groups", piles=[pile(card)])
        for card, why in {
            "0b": ("贰柒拾：大字的二七十，六胡息。", "贰柒拾, a big two-seven-ten: 6 huxi."),
            "0s": ("大小要一样，小字的十凑不成。", "All of one size: the small ten does not fit."),
            "7b": ("贰柒柒不成组。", "贰柒柒 is no group."),
            "3b": ("贰、叁、柒不成组。", "贰, 叁 and 柒 are no group."),
        }.items()
    ]
    return choose(
        ("这张王当什么", "What does the king stand for?"),
        "你翻出三，牌成了。手里贰、柒和一张王是一组：王当哪张？",
        "You flip 三 and the hand is complete. 贰, 柒 and the king are one group: what is the king?",
        options,
        row(("一组", "One group"), drawn),
        row(("别的牌", "The others"), *(pile(one["cards"], one["kind"], one["huxi"]) for one in rest)),
    )


def _fans() -> Json:
    return read(
        ("番：赢的时候翻倍", "Fan multiply a win"),
        "红字满十张是红胡，两番；正好一张是一点朱，三番；一张没有是黑胡，四番。自己翻出胡的是自摸，两番。"
        "几样都有，就乘起来。",
        "Ten red cards or more make a red win, ×2; exactly one red card ×3; none at all is a black win, ×4. "
        "Winning on your own flip is ×2. Several at once are multiplied.",
        row(("红字", "Red cards"), pile("270s"), pile("270b")),
        rule="fan.ming_tang",
    )


def _reds() -> Json:
    won = _scored(RED, "9s", "other")
    return count(
        ("数红字", "Count the red cards"),
        "这手牌有几张红字？满十张就是红胡。",
        "How many red cards does this hand have? Ten make a red win.",
        won["red"],
        [
            say("二、七、十是红字，大小都算。", "The 2, 7 and 10 of both sizes are red."),
            say("一共{red}张红字，是红胡。", "{red} red cards: a red win.", red=won["red"]),
        ],
        row(MINE, *(pile(one["cards"]) for one in won["groups"])),
        rule="fan.red",
        asked=_asked(RED, "9s", "other", "red"),
    )


def _colour() -> Json:
    won = _scored(BLACK, "1b", "other")
    fans = {fan["id"]: fan["times"] for fan in won["fans"]}
    told = next(line["text"] for line in won["lines"] if line["line"] == "fan")
    words: dict[str, Text] = {
        "red": ("红胡，两番", "A red win, ×2"),
        "dot": ("一点朱，三番", "One red card, ×3"),
        "black": ("黑胡，四番", "A black win, ×4"),
        "none": ("没有番", "No fan"),
    }
    return choose(
        ("这是什么胡", "Which win is this?"),
        "别人翻出壹，你胡了。这手牌算几番？",
        "Another player flips 壹 and you win. Which fan does this hand have?",
        [
            option(
                say(*text),
                fan in fans or (fan == "none" and not fans),
                told,
                f"fan.{fan}" if fan != "none" else "fan.black",
            )
            for fan, text in words.items()
        ],
        row(MINE, *(pile(one["cards"]) for one in won["groups"])),
    )


def _bait() -> Json:
    coming = [code(kind) for kind in range(KINDS) if code(kind) != "0b"]  # all four 拾 are the learner's
    found = [card for card in coming if _scored(BAIT, card, "self", declared=True)["wins"]]
    told: Text = (
        "不论来哪张，都和王配成将，{n}种都能胡。翻牌前叫王钓，胡了四番。",
        "Whatever comes pairs with the king: all {n} sorts win. 王钓 is declared before the flip and counts ×4.",
    )
    why = say(*told, n=len(found))
    words: dict[int, Text] = {
        1: ("只有一种", "One sort only"),
        4: ("只有红字", "Red ones only"),
        len(coming): ("来哪张胡哪张", "Whatever comes"),
    }
    return choose(
        ("王钓", "King's bait (王钓)"),
        "一跑、一偎、一碰，手里三组，只剩一张王。轮到你翻牌，先叫了王钓。翻出什么能胡？",
        "A pao, a wei, a peng, three groups in hand and a single king left. It is your turn to flip and you "
        "declare 王钓 first. Which cards win?",
        [option(say(*text), len(found) == number, why, "fan.wang_diao") for number, text in words.items()],
        row(("桌上的牌组", "On the table"), pile("0000b", "pao"), pile("999b", "wei", down=3), pile("111s", "peng")),
        row(("手里", "In hand"), pile("333s", "kan"), pile("456b"), pile("456s"), pile("k")),
    )


def _product() -> Json:
    won = _scored(RED_BAIT, "1b", "self", declared=True)
    return count(
        ("番数乘起来", "Multiply the fan"),
        "叫了王钓，翻出壹，胡了：红字正好十张。红胡两番，王钓四番，自摸已经算在王钓里。一共几番？",
        "You declared 王钓 and flipped 壹; ten cards are red. A red win is ×2 and 王钓 ×4, its own flip "
        "included. What is the factor in all?",
        won["multiplier"],
        [line["text"] for line in won["lines"] if line["line"] in ("fan", "together")],
        row(MINE, *(pile(one["cards"], one["kind"]) for one in won["groups"])),
        rule="fan.ming_tang",
        asked=_asked(RED_BAIT, "1b", "self", "multiplier", declared=True),
    )
