"""Lesson 5: the fourth equal card, 跑 and 提; the pair that a quad needs; the second quad."""

from __future__ import annotations

from itertools import combinations

from hupai.calculators import score
from hupai.table.hand import Hand
from hupai.zipai.cards import format_cards, parse_card, parse_cards
from hupai_learn.steps import Json, choose, count, mark, option, read, row
from hupai_learn.text import YOU, Text
from hupai_learn.zipai.piles import answer, pick, pile
from hupai_learn.zipai.table import BEFORE, NEXT, PLAIN, deal, happened, play, refusal, until_drawn, verbs
from hupai_learn.zipai.text import group_line, say, set_worth

REST = "1s3s4s6s9s0s1b3b4b6b8b5b2b2s8s0b5s"
"""Single cards. They fill up the learner's hand."""

PART: Text = ("你手里有", "You hold")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "pao",
        "title": say("跑、提和将", "Pao, ti and the pair"),
        "about": say(
            "第四张来了会怎样，为什么有了四张就要一对将。",
            "What the fourth card does, and why four of a kind ask for a pair.",
        ),
        "face": ["0b", "0b", "0b", "0b"],
        "steps": [_fourth(), _which(), _own(), _sum(), _why_pair(), _find_pair(), _complete(), _second()],
    }


def _hand(part: str) -> str:
    """Return a whole hand: these cards, filled up with single cards."""
    held = parse_cards(part)
    return format_cards(held + [kind for kind in parse_cards(REST) if kind not in held][: 20 - len(held)])


def _fourth() -> Json:
    small, big = parse_card("7s"), parse_card("7b")
    return read(
        ("第四张", "The fourth card"),
        "手里一坎，或者偎过三张，第四张来了，不由你选。自己翻出的是提：小字九，大字十二。别人打出、翻出的是跑："
        "小字六，大字九。发到手就有四张，也是提。系统会替你摆好。",
        "You have a kan or a wei and the fourth card comes: there is nothing to decide. Flipped by yourself it "
        "makes a ti, worth 9 small and 12 big; from another player a pao, worth 6 and 9. Four dealt to you are "
        "a ti, too. It is laid for you.",
        row(
            ("提：三张扣着，一张亮着", "Ti: three face down, one up"),
            pile("7777s", "ti", set_worth("ti", small), down=3),
            pile("7777b", "ti", set_worth("ti", big), down=3),
        ),
        row(
            ("跑：全亮", "Pao: all face up"),
            pile("7777s", "pao", set_worth("pao", small)),
            pile("7777b", "pao", set_worth("pao", big)),
        ),
        rule="pao.compulsory",
    )


def _which() -> Json:
    kan, pair = _hand("777s"), _hand("77s9b")
    at_dealt: dict[str, Hand] = {
        "kan_played": play(deal(kan, "", "7s", apart="7s", dealer=BEFORE), ["2 discard 7s"]),
        "kan_flipped": until_drawn(play(deal(kan, wall="7s", apart="7s", dealer=NEXT), ["1 discard 9s"]), "7s", BEFORE),
        "peng_flipped": until_drawn(
            play(deal(pair, "7s", wall="7s", apart="7s", dealer=NEXT), ["1 discard 7s", "0 peng", "0 discard 1b"]),
            "7s",
            NEXT,
        ),
        "peng_played": play(
            deal(pair, "77s99b", "", apart="7s9b", dealer=NEXT),
            ["1 discard 7s", "0 peng", "0 discard 9b", "1 peng", "1 discard 7s"],
        ),
        "pair_played": play(deal(pair, "", "7s", apart="7s", dealer=BEFORE), ["2 discard 7s"]),
    }
    words: dict[str, Text] = {
        "kan_played": ("手里一坎七，上家打出七", "A kan of 七 in hand; the previous player plays 七"),
        "kan_flipped": ("手里一坎七，上家翻出七", "A kan of 七 in hand; the previous player flips 七"),
        "peng_flipped": ("碰过七，下家翻出七", "A peng of 七 laid; the next player flips 七"),
        "peng_played": ("碰过七，下家打出七", "A peng of 七 laid; the next player plays 七"),
        "pair_played": ("手里一对七，上家打出七", "A pair of 七 in hand; the previous player plays 七"),
    }
    options = []
    for name, hand in at_dealt.items():
        ran = happened(hand, "pao")
        if ran is not None:
            why = ran["why"]["text"]
        elif "peng" in verbs(hand):
            why = say("只凑成三张，可以碰，不是跑。", "That makes three only: a peng, if you like, and no pao.")
        else:
            refused = refusal(hand, "peng")
            why = refused["text"] if refused else {}
        options.append(option(say(*words[name]), ran is not None, why, "pao.compulsory"))
    return mark(
        ("哪几种会跑", "Which of these is a pao?"),
        "手里的坎、偎过的牌，第四张打出、翻出都跑；碰过的牌，只有翻出的第四张才跑。下面哪几种会跑？都选上。",
        "Your kan or wei becomes a pao on any fourth card; your peng only on one flipped from the wall. Mark "
        "every case that is a pao.",
        options,
    )


def _own() -> Json:
    hand = until_drawn(play(deal(_hand("777b"), wall="7b", apart="7b", dealer=BEFORE), ["2 discard 9s"]), "7b", YOU)
    laid = happened(hand, "ti")
    why = laid["why"]["text"] if laid else {}
    ti, pao = set_worth("ti", parse_card("7b")), set_worth("pao", parse_card("7b"))
    right: Text = ("提，{ti}胡息", "A ti, {ti} huxi")
    wrong: Text = ("跑，{pao}胡息", "A pao, {pao} huxi")
    return choose(
        ("自己翻出第四张", "You flip the fourth"),
        "手里一坎柒，轮到你翻牌，翻出第四张柒。成了什么，多少胡息？",
        "You hold a kan of 柒 and flip the fourth 柒. What is it, and what is it worth?",
        [
            option(say(*wrong, pao=pao), laid is None, why, "ti.compulsory"),
            option(say(*right, ti=ti), laid is not None, why, "ti.compulsory"),
            option(
                say("由我选", "It is my choice"),
                False,
                say("提不能不要。", "A ti cannot be declined."),
                "win.optional",
            ),
        ],
        row(("你翻出", "You flip"), pile("7b"), live=True),
        row(PART, pile("777b", "kan")),
    )


def _sum() -> Json:
    sets = [("ti", "0000b"), ("pao", "3333s"), ("wei", "666b"), ("peng", "888s")]
    proof = [group_line(name, parse_cards(cards), set_worth(name, parse_cards(cards)[0])) for name, cards in sets]
    return count(
        ("数一数胡息", "Count the huxi"),
        "这四组一共多少胡息？",
        "How many huxi are these four groups worth?",
        sum(set_worth(name, parse_cards(cards)[0]) for name, cards in sets),
        proof,
        row(
            ("桌上的牌组", "On the table"),
            *(pile(cards, name, down={"ti": 3, "wei": 3}.get(name, 0)) for name, cards in sets),
        ),
        rule="huxi.sets",
        asked={"groups": [[name, cards] for name, cards in sets]},
    )


LAID, HELD, WIN = "ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b"
"""A complete hand with a 提."""


def _why_pair() -> Json:
    won = score(PLAIN, LAID, HELD, WIN, "other", {"xing": "off"})
    return read(
        ("有四张，就要一对将", "A quad asks for a pair"),
        "没有提、跑的时候，胡牌是七组，二十一张。有了提或跑，就是六组（提、跑算在内），再加正好一对，叫将。",
        "Without a ti or pao a complete hand is seven groups, twenty-one cards. With one it is six groups, the "
        "quads among them, and exactly one pair (将).",
        row(
            ("六组和一对将", "Six groups and a pair"),
            *(pile(group["cards"], group["kind"], group["huxi"]) for group in won["groups"]),
        ),
        rule="win.shape",
    )


def _find_pair() -> Json:
    won = score(PLAIN, LAID, HELD, WIN, "other", {"xing": "off"})
    pair = next(group["cards"] for group in won["groups"] if group["kind"] == "jiang")
    cards = HELD + WIN
    answers = []
    for two in sorted(set(combinations(sorted(parse_cards(cards)), 2))):
        right = format_cards(two) == pair
        told = (
            say("对。其余的正好是三组。", "Yes: the others form three groups.")
            if right
            else say("抽走这两张，其余的凑不成三组。", "Without these two the others form no three groups.")
        )
        answers.append(answer(two, right, told, "win.shape"))
    return pick(
        ("哪一对是将", "Which two are the pair?"),
        "桌上有一提、一偎、一个壹贰叁，剩下手里十一张，要分成三组和一对将。把将找出来。",
        "A ti, a wei and 壹贰叁 lie on the table. The eleven cards left make three groups and the pair. Find the pair.",
        cards,
        answers,
        row(
            ("桌上的牌组", "On the table"),
            *(pile(group["cards"], group["kind"]) for group in won["groups"] if group["where"] == "laid"),
        ),
        otherwise=say("要选两张。", "Pick two cards."),
    )


def _complete() -> Json:
    cases = {
        "seven": (
            ("七组，没有提、跑", "Seven groups, no quad"),
            "peng:999b wei:555b",
            "123s 270b 345s 678b 99s",
            "9s",
        ),
        "pair": (
            ("六组和一对，没有提、跑", "Six groups and a pair, no quad"),
            "peng:999b wei:555b",
            "123s 270b 345s 99s 1b 67b",
            "8b",
        ),
        "quad": (
            ("五组、一跑和一对", "Five groups, a pao and a pair"),
            "pao:9999b wei:555b",
            "123s 270b 345s 99s 67b",
            "8b",
        ),
    }
    options = []
    for words, laid, held, win in cases.values():
        found = score(PLAIN, laid, held, win, "other", {"xing": "off"})
        why = (
            say("成了，{huxi}胡息。", "Complete, with {huxi} huxi.", huxi=found["huxi"])
            if found["wins"]
            else found["why"]["text"]
        )
        piles = [pile(word.partition(":")[2], word.partition(":")[0]) for word in laid.split()]
        piles += [pile(cards) for cards in _joined(held, win)]
        shown = sorted("".join(sorted(one["cards"])) for one in piles)
        if found["wins"] and shown != sorted("".join(sorted(pile(one["cards"])["cards"])) for one in found["groups"]):
            raise ValueError(f"{words[1]} is drawn as {shown}, and won as {found['groups']}")
        options.append(option(say(*words), found["wins"], why, "win.shape", piles=piles))
    return mark(
        ("哪几手牌成了", "Which hands are complete?"),
        "数一数组数，看看有没有提、跑，再看有没有多出一对。成了的都选上。",
        "Count the groups; look for a quad, and for a pair. Mark every complete hand.",
        options,
    )


def _joined(held: str, win: str) -> list[str]:
    """Return the groups of a hand. The winning card completes the last one."""
    *others, last = held.split()
    return [*others, last + win]


def _second() -> Json:
    hand = play(
        deal(_hand("777s999b"), "1b1b", "7s", wall="9b", apart="7s9b", dealer=BEFORE),
        ["2 discard 7s", "0 discard 1b"],
    )
    until_drawn(hand, "9b", NEXT)
    while "pass" in hand.legal(hand.to_act[0]) and happened(hand, "skip") is None:
        hand.act(hand.to_act[0], "pass")
    skipped = happened(hand, "skip")
    why = skipped["why"]["text"] if skipped else {}
    return choose(
        ("第二次跑", "The second pao"),
        "第一次提或跑，像吃、碰一样，要打一张。这是你的第二次跑，还要打一张吗？",
        "After the first ti or pao you play a card, as after chi and peng. This is your second pao. Do you play "
        "a card again?",
        [
            option(say("要打一张", "Yes"), skipped is None, why, "turn.second_quad"),
            option(
                say("不用打，由下家翻牌", "No; the next player flips"),
                skipped is not None,
                why,
                "turn.second_quad",
            ),
        ],
        row(("桌上的牌组", "On the table"), pile("7777s", "pao"), pile("9999b", "pao", claimed=0)),
    )
