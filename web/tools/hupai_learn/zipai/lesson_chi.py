"""Lesson 4: who may 吃 and with which cards; 比, which must follow; and what a pass costs."""

from __future__ import annotations

from itertools import combinations

from hupai.table.hand import Hand
from hupai.zipai.calculators import eatings
from hupai.zipai.cards import format_cards, parse_cards
from hupai_learn.steps import Json, choose, mark, option, read, row
from hupai_learn.text import YOU, Said, Text
from hupai_learn.zipai.piles import answer, pick, pile
from hupai_learn.zipai.table import BEFORE, NEXT, deal, effect, play, refusal, until_drawn
from hupai_learn.zipai.text import group_line, group_of, say

LIES: Text = ("上家打出", "The previous player plays")
PART: Text = ("你手里有", "You hold")
FREE = "1b1b8b8b0b0b9s9s1s2b2b0s9b3b3b4b4b6b7b7b"
"""Cards that form no group with 五. They fill up the learner's hand."""


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "chi",
        "title": say("吃和比", "Chi and bi"),
        "about": say(
            "谁能吃，拿什么吃，吃了要比什么，放过了会怎样。",
            "Who may eat a card, with what, what must be laid along with it, and what passing costs.",
        ),
        "face": ["4s", "5s", "6s"],
        "steps": [_chi(), _who(), _with_what(), _bi(), _one_left(), _two_shapes(), _may(), _pass(), _best()],
    }


def _offered(part: str, card: str = "5s") -> Hand:
    """Return a table where the player before has just played this card to a hand with these cards.

    The third player holds a pair of it where there are enough, so that somebody is asked in any case.
    """
    pair = card * 2 if parse_cards(part).count(parse_cards(card)[0]) < 2 else ""
    return play(deal(_whole(part), pair, card, apart=card, dealer=BEFORE), [f"{BEFORE} discard {card}"])


def _whole(part: str) -> str:
    """Return a whole hand: these cards, filled up with cards that form no group with 五."""
    held = parse_cards(part)
    for kind in parse_cards(FREE):
        if len(held) < 20 and held.count(kind) < 2:
            held.append(kind)
    return format_cards(held)


def _chi() -> Json:
    return read(
        ("吃：用两张手牌配一张", "Chi: two of yours and one from the table"),
        "桌上来了一张牌，你手里有两张能和它凑成顺子、二七十、一二三或绞牌，就可以吃：三张亮着摆下，再打一张。"
        "吃不吃由你。",
        "A card lies on the table and two of yours form a group with it: a run, two-seven-ten, one-two-three or a "
        "mixed three. Then you may eat it (chi): the three are laid face up and you play a card. It is your choice.",
        row(LIES, pile("5s"), live=True),
        row(PART, pile("46s")),
        row(("吃成", "Laid"), pile("546s", "chi", 0, claimed=0)),
        rule="chi.who",
    )


def _who() -> Json:
    hand = _whole("46s")
    wall: dict[str, Hand] = {
        "own": until_drawn(play(deal(hand, wall="5s", apart="5s", dealer=BEFORE), ["2 discard 1s"]), "5s", YOU),
        "before_flip": until_drawn(
            play(deal(hand, wall="5s", apart="5s", dealer=NEXT), ["1 discard 1s"]), "5s", BEFORE
        ),
        "before": play(deal(hand, "", "5s", apart="5s", dealer=BEFORE), ["2 discard 5s"]),
        "next_flip": until_drawn(
            play(deal(hand, "", "5s5s", wall="5s", apart="5s", dealer=YOU), ["0 discard 9b"]), "5s", NEXT
        ),
        "next": play(deal(hand, "5s", "5s5s", apart="5s", dealer=NEXT), ["1 discard 5s"]),
    }
    words: dict[str, Text] = {
        "own": ("自己翻出的五", "A 五 I flip myself"),
        "before_flip": ("上家翻出的五", "A 五 the previous player flips"),
        "before": ("上家打出的五", "A 五 the previous player plays"),
        "next_flip": ("下家翻出的五", "A 五 the next player flips"),
        "next": ("下家打出的五", "A 五 the next player plays"),
    }
    options = []
    for name, table in wall.items():
        refused = refusal(table, "chi", "5s")
        why = refused["text"] if refused else say("可以吃。", "You may eat it.")
        options.append(option(say(*words[name]), refused is None, why, "chi.who"))
    return mark(
        ("谁的牌能吃", "Whose cards may you eat?"),
        "打出的牌只有下家能吃；翻出的牌，翻的人和他的下家能吃。你手里有四、六，哪些五能吃？都选上。",
        "A played card is for the next player only; a flipped one for whoever flipped it and the player after. "
        "You hold 四 and 六: which 五 may you eat? Mark them all.",
        options,
        row(PART, pile("46s")),
    )


def _with_what() -> Json:
    part = "3s7s6s9s4s5b5b"
    table = _offered(part)
    answers: dict[str, Json] = {}
    for pair in combinations(sorted(parse_cards(part)), 2):
        cards = sorted([*pair, *parse_cards("5s")])
        shape = group_of(cards)
        found = f"chi {format_cards(cards)}" in table.legal(YOU)
        told = (
            group_line(shape[0], cards, shape[1])
            if shape
            else say("和“五”凑不成一组。", "These form no group with 五.")
        )
        answers[format_cards(pair)] = answer(pair, found, told, "chi.shape")
    return pick(
        ("拿什么吃", "Eat it with what?"),
        "上家打出五。从手里找出两张，和它凑成一组。不止一种。",
        "The previous player plays 五. Pick two of your cards that form a group with it. There is more than one way.",
        part,
        list(answers.values()),
        row(LIES, pile("5s"), live=True),
        otherwise=say("要选两张。", "Pick two cards."),
    )


def _bi() -> Json:
    return read(
        ("比：同样的牌要一起摆", "Bi: equal cards go down too"),
        "吃五的时候，手里要是还有五，每一张都得再配成一组，一起摆下，这叫比，也叫下火。有一张比不了，就不能这样吃。",
        "When you eat 五 and hold more 五, each of them must be laid in a further group at once. That is bi. If "
        "one of them cannot, you may not eat in that way.",
        row(LIES, pile("5s"), live=True),
        row(PART, pile("5s"), pile("46s"), pile("67s")),
        row(("吃和比", "Chi and bi"), pile("546s", "chi", 0, claimed=0), pile("567s", "chi", 0)),
        rule="bi.compulsory",
    )


def _one_left() -> Json:
    return _ways(
        ("手里还有一张五", "One more 五 in hand"),
        (
            "上家打出五，你手里有五、四、六、伍。怎样吃才行？",
            "The previous player plays 五; you hold 五, 四, 六 and 伍. Which way of eating is allowed?",
        ),
        "5s4s6s5b",
        ("456s", "55s5b", "456s 55s5b"),
    )


def _two_shapes() -> Json:
    return _ways(
        ("一吃一比", "Two groups at once"),
        (
            "上家打出五，你手里有五、三、四、六、七。怎样吃才行？",
            "The previous player plays 五; you hold 五, 三, 四, 六 and 七. Which way of eating is allowed?",
        ),
        "3s4s5s6s7s",
        ("456s", "345s 567s", "345s 456s"),
    )


def _ways(title: Text, text: Text, part: str, ways: tuple[str, ...]) -> Json:
    """Return a step that asks with which of these cards one may 吃 the 五. The engine decides."""
    table = _offered(part)
    options = []
    for way in ways:
        refused = refusal(table, f"chi {way}", "5s")
        why = refused["text"] if refused else say("对，手里的五都摆下来了。", "Yes: no 五 is left in your hand.")
        piles = [pile(cards) for cards in way.split()]
        options.append(option(None, refused is None, why, refused["rule"] if refused else "bi.compulsory", piles=piles))
    if [way for way in ways if way in eatings(part, "5s")] != [w for w in ways if refusal(table, f"chi {w}") is None]:
        raise ValueError(f"{part}: the hand and the table disagree about {ways}")
    return choose(title, *text, options, row(LIES, pile("5s"), live=True), row(PART, pile(part)))


def _may() -> Json:
    hands = {"46s": "chi", "546s": "chi", "444s6s": "chi 456s", "5s55b": "chi", "67s4s": "chi"}
    options = []
    for part, action in hands.items():
        refused = refusal(_offered(part), action, "5s")
        why = refused["text"] if refused else say("可以吃。", "You may eat it.")
        options.append(
            option(None, refused is None, why, refused["rule"] if refused else "chi.shape", piles=[pile(part)])
        )
    return mark(
        ("能不能吃五", "May you eat 五?"),
        "上家打出五。手里有这些牌的人，谁能吃？都选上。别忘了坎和比。",
        "The previous player plays 五. Holding which of these cards could you eat it? Mark them all. Mind kan and bi.",
        options,
        row(LIES, pile("5s"), live=True),
    )


def _pass() -> Json:
    table = _offered("46s")
    lost = effect(table, "pass", "chi_lost")
    why: Said = lost["text"] if lost else say("没有什么。", "Nothing.")
    return choose(
        ("放过了呢", "And if you pass?"),
        "五可以吃，你没有吃，别人也没要。以后呢？",
        "You could have eaten 五 and did not, and nobody else took it. What follows?",
        [
            option(say("没有什么，下次再吃", "Nothing; I can eat the next one"), lost is None, why, "past.chi"),
            option(say("这一局不能再吃五", "No more chi of 五 in this hand"), lost is not None, why, "past.chi"),
            option(say("下一张牌不能吃", "I may not eat the next card"), False, why, "past.chi"),
        ],
        row(LIES, pile("5s"), live=True),
        row(PART, pile("46s")),
    )


def _best() -> Json:
    part, card = "1b3b3b4b2s2s7b", "2b"
    ways = [way for way in eatings(part, card) if " " not in way]
    worth: dict[str, tuple[str, int]] = {}
    for way in ways:
        found = group_of(sorted(parse_cards(way)))
        if found is None:
            raise ValueError(f"{way} is no shape")
        worth[way] = found
    most = max(huxi for _, huxi in worth.values())
    options = [
        option(
            None,
            found[1] == most,
            group_line(found[0], parse_cards(way), found[1]),
            "huxi.shapes",
            piles=[pile(way)],
        )
        for way, found in worth.items()
    ]
    return choose(
        ("哪样吃最合算", "Which way pays best?"),
        "上家打出贰。有这几种吃法，哪一种胡息最多？",
        "The previous player plays 贰. These are the ways to eat it; which brings the most huxi?",
        options,
        row(LIES, pile(card), live=True),
        row(PART, pile("13b"), pile("34b"), pile("22s")),
    )
