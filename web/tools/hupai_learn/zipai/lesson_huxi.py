"""Lesson 6: the 胡息 that a win needs, waiting, winning, and what a win pays."""

from __future__ import annotations

from typing import Any

from hupai.calculators import score, waits
from hupai.zipai.cards import parse_cards
from hupai_learn.steps import Json, choose, count, option, read, row
from hupai_learn.text import Text
from hupai_learn.zipai.piles import answer, pick, pile
from hupai_learn.zipai.table import PLAIN
from hupai_learn.zipai.text import say

NO_XING = {"xing": "off"}
RICH = ("ti:0000b wei:222s chi:123b", "345s345b77s99b")
"""A hand that waits for four cards."""
SHORT = ("peng:999b", "777b55b456s678s345s890s")
"""A hand that has 12 胡息 with a 伍 of another player and 15 with a 伍 of one's own."""
PAO = ("pao:9999s chi:8b88s", "270s66s5b5s333s222b")
MINE: Text = ("你的牌", "Your cards")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "huxi",
        "title": say("胡息和胡牌", "Huxi and winning"),
        "about": say(
            "凑够十五胡息才能胡；听什么牌，胡了付多少。",
            "Fifteen huxi make a win: which cards you wait for, and what a win pays.",
        ),
        "face": ["1b", "2b", "3b"],
        "steps": [
            _minimum(),
            _total(),
            _twelve(),
            _fifteen(),
            _waiting(),
            _played(),
            _units(),
            _own_pays(),
            _pay(),
        ],
    }


def _scored(hand: tuple[str, str], win: str, by: str, game: str = PLAIN) -> dict[str, Any]:
    options = NO_XING if game == PLAIN else {}
    return score(game, *hand, win, by, options)


def _asked(hand: tuple[str, str], win: str, by: str) -> Json:
    """Return the question as a message to the engine's façade, so that a test can ask it too."""
    return {
        "do": "score",
        "game": PLAIN,
        "laid": hand[0],
        "hand": hand[1],
        "win": win,
        "by": by,
        "options": NO_XING,
    }


def _groups(won: dict[str, Any], worth: bool = True) -> list[Json]:
    return [pile(one["cards"], one["kind"], one["huxi"] if worth else None) for one in won["groups"]]


def _lines(won: dict[str, Any], *names: str) -> list[dict[str, str]]:
    """Return the sentences of these lines of the proof."""
    return [line["text"] for line in won["lines"] if line["line"] in names]


def _minimum() -> Json:
    won = _scored(RICH, "9b", "other")
    return read(
        ("胡牌要两样", "A win takes two things"),
        "一，牌成了：七组，或者有提、跑时六组加一对将。二，胡息够了：各组加起来满十五。这手牌两样都有。",
        "First, the hand is complete: seven groups or, with a ti or pao, six and a pair. Second, the groups are "
        "worth fifteen huxi together. This hand has both.",
        row(MINE, *_groups(won)),
        rule="win.minimum",
    )


def _total() -> Json:
    won = _scored(PAO, "5b", "other")
    return count(
        ("数一手牌", "Count a whole hand"),
        "这手牌成了，最后一张伍是别人翻出的。一共多少胡息？",
        "This hand is complete; the last 伍 was flipped by another player. How many huxi?",
        won["huxi"],
        _lines(won, "group"),
        row(MINE, *_groups(won, worth=False)),
        rule="huxi.sets",
        asked=_asked(PAO, "5b", "other"),
    )


def _twelve() -> Json:
    return _may_win(
        ("别人翻出伍", "Another player flips 伍"),
        (
            "你手里有一对伍，别的牌都成了组。下家翻出伍，能胡吗？",
            "You hold a pair of 伍 and all else is in groups. The next player flips 伍. Can you win?",
        ),
        "other",
    )


def _fifteen() -> Json:
    return _may_win(
        ("自己翻出伍", "You flip 伍 yourself"),
        (
            "还是这手牌，这次伍是你自己翻出的。能胡吗？",
            "The same hand, but this time you flip the 伍 yourself. Can you win?",
        ),
        "self",
    )


def _may_win(title: Text, text: Text, by: str) -> Json:
    won = _scored(SHORT, "5b", by)
    if won["wins"]:
        why = say(
            "自己翻出的凑成偎，大字六：一共{huxi}胡息，够了。",
            "Your own flip makes a wei, 6 for a big one: {huxi} huxi, enough.",
            huxi=won["huxi"],
        )
    else:
        why = won["why"]["text"]
    rule = "huxi.last_card" if won["wins"] else "win.minimum"
    shown = _scored(SHORT, "5b", "self")
    rest = [pile(one["cards"], one["kind"], one["huxi"]) for one in shown["groups"] if one["cards"] != "555b"]
    return choose(
        title,
        *text,
        [
            option(say("能胡", "Yes"), won["wins"], why, rule),
            option(say("不能胡", "No"), not won["wins"], why, rule),
        ],
        row(("翻出", "Flipped"), pile("5b"), live=True),
        row(MINE, pile("55b"), *rest),
    )


def _waiting() -> Json:
    candidates = "7s9s6s9b0s7b2b3s"
    found = {entry["card"]: entry for entry in waits(PLAIN, *RICH, NO_XING)["waits"]}
    notes = {}
    for card in (f"{candidates[at : at + 2]}" for at in range(0, len(candidates), 2)):
        if card not in found:
            notes[card] = say("来了{card}，牌成不了。", "With {card} the hand is not complete.", card=card)
    return pick(
        ("听什么牌", "What do you wait for?"),
        "桌上有拾的提、二的偎、壹贰叁，手里还要分成三组和一对将，差一张。这八张里，哪几张来了能胡？都选上。",
        "On the table lie a ti of 拾, a wei of 二 and 壹贰叁; your hand lacks one card for three groups and a "
        "pair. Which of these eight would win? Pick them all.",
        candidates,
        [
            answer(
                [k for k in parse_cards(candidates) if k in parse_cards("".join(found))],
                True,
                say("对，听的就是这四张。", "Yes, these four."),
                "win.shape",
            )
        ],
        row(("手里", "In hand"), *(pile(cards) for cards in ("345s", "345b", "77s", "99b"))),
        notes=notes,
        missing=say(
            "还有没找全的。想想哪一对可以当将，另一对等什么。",
            "Some are missing. One pair stays as it is (将); what does the other wait for?",
        ),
    )


def _played() -> Json:
    won = _scored(RICH, "9b", "discard")
    elsewhere = _scored(RICH, "9b", "discard", "leiyang")
    why = won["why"]["text"] if not won["wins"] else {}
    return choose(
        ("上家打出玖", "The previous player plays 玖"),
        "你正听玖，上家从手里打出一张玖。按永州的打法能胡吗？",
        "You wait for 玖 and the previous player plays one from the hand. Can you win in Yongzhou?",
        [
            option(say("能胡", "Yes"), won["wins"], why, "win.discard"),
            option(say("不能，只胡翻出的牌", "No, only flipped cards are won"), not won["wins"], why, "win.discard"),
            option(
                say("哪里都不能胡", "No, and nowhere else either"),
                not elsewhere["wins"],
                say(
                    "耒阳可以胡打出的牌（点炮）；每种玩法的差别在规则书里。",
                    "In Leiyang a discard can be won; the rule book tells each game's differences.",
                ),
                "win.discard",
            ),
        ],
        row(("上家打出", "The previous player plays"), pile("9b"), live=True),
        row(("手里", "In hand"), *(pile(cards) for cards in ("345s", "345b", "77s", "99b"))),
    )


def _units() -> Json:
    won = _scored(RICH, "9b", "other")
    return count(
        ("胡息换囤", "Huxi into units"),
        "付分按囤算：十五到十七胡息是一囤，十八到二十是两囤，往后每三胡息多一囤。二十四胡息是几囤？",
        "Payment goes by units (囤, tun): 15–17 huxi make one, 18–20 two, and every three more make one more. "
        "How many units are 24 huxi?",
        won["tun"],
        _lines(won, "tun"),
        row(MINE, *_groups(won)),
        rule="pay.tun",
        asked={**_asked(RICH, "9b", "other"), "field": "tun"},
    )


def _own_pays() -> Json:
    paid = {by: _scored(RICH, "9b", by) for by in ("other", "self")}
    most = max(won["pay_each"] for won in paid.values())
    told: Text = ("{huxi}胡息，每家付{points}分。", "{huxi} huxi; each of the others pays {points:point|points}.")
    words: dict[str, Text] = {
        "other": ("下家翻出玖，我胡", "The next player flips 玖 and I win"),
        "self": ("我自己翻出玖，胡", "I flip 玖 myself and win"),
    }
    return choose(
        ("谁翻的更值", "Whose flip pays more?"),
        "同一手牌听玖。哪一种赢得多？",
        "The same hand waits for 玖. Which win is worth more?",
        [
            option(
                say(*words[by]),
                won["pay_each"] == most,
                say(*told, huxi=won["huxi"], points=won["pay_each"]),
                "fan.self_draw",
            )
            for by, won in paid.items()
        ],
        row(("手里", "In hand"), *(pile(cards) for cards in ("345s", "345b", "77s", "99b"))),
    )


def _pay() -> Json:
    won = _scored(RICH, "9b", "other")
    return count(
        ("每家付多少", "What does each pay?"),
        "这手牌二十四胡息，是四囤；红字满十张，是红胡，两番。囤乘番，两家各付多少分？",
        "This hand has 24 huxi, four units; ten of its cards are red, a red win, times two. Units times fan: "
        "what does each of the two others pay?",
        won["pay_each"],
        _lines(won, "tun", "fan", "pay"),
        row(MINE, *_groups(won)),
        rule="pay.each",
        asked={**_asked(RICH, "9b", "other"), "field": "pay_each"},
    )
