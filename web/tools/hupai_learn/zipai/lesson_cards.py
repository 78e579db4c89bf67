"""Lesson 2: the cards, the red cards, and the groups that unequal cards form."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from hupai.zipai.cards import RED, Kind, format_cards, is_big, parse_cards
from hupai_learn.steps import Json, choose, count, option, read, row
from hupai_learn.text import Said, Text
from hupai_learn.zipai.piles import answer, pick, pile
from hupai_learn.zipai.text import group_line, group_of, say

SHAPES = ("456s", "123b", "270s", "33s3b")
"""One group of each shape that the lesson shows."""


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "cards",
        "title": say("牌和二七十", "The cards, and two-seven-ten"),
        "about": say(
            "认识八十张牌，红字，和四种组牌的办法。",
            "Eighty cards, which of them are red, and the four kinds of group they form.",
        ),
        "face": ["2s", "7s", "0s"],
        "steps": [
            _deck(),
            _big_seven(),
            _big_run(),
            _reds(),
            _shapes(),
            _run(),
            _two_seven_ten(),
            _mixed(),
            _worth(),
            _sum(),
        ],
    }


def _deck() -> Json:
    return read(
        ("八十张牌", "Eighty cards"),
        "小字一到十，大字壹到拾，每种四张，一共八十张。大小两套数字一样，却是不同的牌：“七”和“柒”不是一张。",
        "Small 一 to 十 (1 to 10) and big 壹 to 拾 (1 to 10 again), four of each: eighty cards. A small 七 and "
        "a big 柒 have the same number and are different cards.",
        row(("小字", "Small"), pile("1234567890s"), spread=True),
        row(("大字", "Big"), pile("1234567890b"), spread=True),
        rule="deck.cards",
    )


def _big_seven() -> Json:
    told: Text = ("这是{card}。", "This is {card}.")
    right: Text = (
        "对，这是{card}，大写的七。",
        "Yes, {card}: seven in the formal writing of cheques and banknotes.",
    )
    return choose(
        ("大写的七", "The big seven"),
        "大字就是大写数字。哪一张是大字的七？",
        "The big cards carry the formal numerals. Which one is the big seven?",
        [
            option(
                None,
                card == "7b",
                say(*(right if card == "7b" else told), card=card),
                "deck.cards",
                piles=[pile(card)],
            )
            for card in ("8b", "4b", "7b", "9b")
        ],
        bare=True,
    )


def _big_run() -> Json:
    wanted = {"4b", "5b", "6b"}
    notes = {
        card: say("{card}不在里面，再看看。", "{card} is not one of them; look again.", card=card)
        for card in ("1b", "3b", "8b", "9b")
    }
    return pick(
        ("大字四、五、六", "Big four, five, six"),
        "把大字的四、五、六找出来。",
        "Find the big four, five and six.",
        "9b5b1b4b8b6b3b",
        [answer(parse_cards("456b"), True, say("对，肆伍陆。", "Yes: 肆, 伍, 陆 are 4, 5 and 6."), "deck.cards")],
        notes={card: note for card, note in notes.items() if card not in wanted},
        otherwise=say("还不是，再看看。", "Not yet; look again."),
        bare=True,
    )


def _reds() -> Json:
    cards = "2s8s7b9b0s1b5s2b7s6b"
    kinds = parse_cards(cards)
    notes = {
        format_cards([kind]): say("{card}是黑字。", "{card} is black.", card=format_cards([kind]))
        for kind in kinds
        if kind not in RED
    }
    return pick(
        ("红字", "The red cards"),
        "二、七、十，不分大小，都印成红的，别的都是黑的。这里先不上色：把红字都找出来。",
        "The 2, 7 and 10 of both sizes are printed red, all others black. Here they have no colour yet: find "
        "all that should be red.",
        cards,
        [
            answer(
                RED.intersection(kinds),
                True,
                say("对，这五张都是红字。红字后面有大用。", "Yes, these five. Red cards will matter a lot later on."),
                "deck.colours",
            )
        ],
        notes=notes,
        missing=say(
            "还有没找全的：想想二、七、十，大字也算。", "Some are missing: think of 2, 7 and 10, big ones too."
        ),
        ink=False,
    )


def _shapes() -> Json:
    return read(
        ("不同的牌怎么成组", "How unequal cards form a group"),
        "三张一组。顺子：同样大小、数字相连。一二三也是顺子，另有胡息。二七十：同样大小的二、七、十，也有胡息。"
        "绞牌：同一个数字，大小搭着来，两大一小或两小一大。牌下的数字是胡息。",
        "Three cards make a group. A run: three numbers in a row, of one size. One-two-three is a run that is "
        "worth huxi. Two-seven-ten of one size is a group too, also worth huxi. A mixed three is one number in "
        "both sizes. The figure below a group is its huxi: what you need to win.",
        row(("四种组法", "The four kinds"), *map(_drawn, SHAPES)),
        rule="chi.shape",
    )


def _drawn(cards: str) -> Json:
    found = group_of(parse_cards(cards))
    assert found is not None
    return pile(cards, found[0], found[1])


def _run() -> Json:
    return _find(
        ("找一个顺子", "Find a run"),
        ("从这些牌里找出三张，凑成一个顺子。", "Pick three of these cards that form a run."),
        "8s3s5b9b4s6b5s",
        lambda name: name in ("shun", "yi_er_san"),
    )


def _two_seven_ten() -> Json:
    return _find(
        ("找一个二七十", "Find a two-seven-ten"),
        (
            "大小要一样。这里有不止一个，找出一个就行。",
            "All of one size. There is more than one here; any will do.",
        ),
        "7b2s0s2b8s7s0b",
        lambda name: name == "er_qi_shi",
    )


def _mixed() -> Json:
    return _find(
        ("找一组绞牌", "Find a mixed three"),
        ("同一个数字，大小搭着来。", "One number, in both sizes."),
        "7s6b8s5b6s9b6b",
        lambda name: name == "jiao",
    )


def _find(title: Text, text: Text, cards: str, wanted: Callable[[str], bool]) -> Json:
    """Return a step that asks for one shape. The engine's shapes decide which picks of three cards are right."""
    answers: dict[tuple[str, ...], Json] = {}
    for kinds in combinations(sorted(parse_cards(cards)), 3):
        found = group_of(list(kinds))
        right = found is not None and wanted(found[0])
        told = _no_group(kinds) if found is None else group_line(found[0], list(kinds), found[1])
        if found is not None and not right:
            told = say("这是{name}，不是要找的那种。", "That is a {name}, not what is asked for.", name=found[0])
        one = answer(kinds, right, told, "chi.shape")
        answers[tuple(one["cards"])] = one
    return pick(title, *text, cards, list(answers.values()), otherwise=say("要选三张。", "Pick three cards."))


def _no_group(kinds: tuple[Kind, ...]) -> Said:
    numbers = sorted(kind % 10 for kind in kinds)
    sizes = {is_big(kind) for kind in kinds}
    if len(sizes) > 1 and group_of(numbers) is not None:
        return say("数字对了，大小不一样，不成组。", "The numbers fit, but they are not of one size: no group.")
    return say("这三张不成组。", "These three form no group.")


def _worth() -> Json:
    groups = [("456b", ""), ("123s", ""), ("270b", ""), ("88b8s", "")]
    worth = {cards: group_of(sorted(parse_cards(cards))) for cards, _ in groups}
    most = max(found[1] for found in worth.values() if found)
    options = []
    for cards, found in worth.items():
        assert found is not None
        line = group_line(found[0], parse_cards(cards), found[1])
        options.append(option(None, found[1] == most, line, "huxi.shapes", piles=[pile(cards)]))
    return choose(
        ("哪一组最值", "Which is worth most?"),
        "大字的二七十、一二三，胡息是小字的两倍；别的顺子和绞牌没有胡息。",
        "A big two-seven-ten or one-two-three is worth twice a small one; other runs and mixed threes nothing.",
        options,
    )


def _sum() -> Json:
    groups = ["123b", "270s", "345s", "99s9b", "270b"]
    found = [(cards, group_of(sorted(parse_cards(cards)))) for cards in groups]
    proof = [group_line(shape[0], parse_cards(cards), shape[1]) for cards, shape in found if shape]
    total = sum(shape[1] for _, shape in found if shape)
    return count(
        ("数一数胡息", "Count the huxi"),
        "这五组一共多少胡息？",
        "How many huxi are these five groups worth together?",
        total,
        proof,
        row(("五组牌", "Five groups"), *(pile(cards) for cards in groups)),
        rule="huxi.shapes",
        asked={"groups": [["chi", cards] for cards in groups]},
    )
