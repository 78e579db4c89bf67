"""Lesson 3: three equal cards. Dealt, they are a 坎; with another player's card, a 碰; with a card one draws, a 偎."""

from __future__ import annotations

from hupai.table.hand import Hand
from hupai.zipai.as_json.view import view_json
from hupai.zipai.cards import parse_card, parse_cards
from hupai_learn.steps import Json, choose, count, mark, option, read, row
from hupai_learn.text import YOU, Text
from hupai_learn.zipai.piles import answer, pick, pile
from hupai_learn.zipai.table import BEFORE, NEXT, deal, happened, play, refusal, until_drawn, verbs
from hupai_learn.zipai.text import group_line, say, set_worth

MINE = "555b88b33s46s19s0s2b61b0b64b7s2s"
"""The learner's hand: a 坎 of 伍, pairs of 捌, 陆 and 三, single cards."""

YOURS: Text = ("你的手牌", "Your hand")
PART: Text = ("你手里有", "You hold")
LIES: Text = ("桌上的牌", "On the table")
ALLOWED: Text = ("可以。", "You may.")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "kan",
        "title": say("坎、碰、偎", "Kan, peng, wei"),
        "about": say(
            "三张一样的牌，来路不同，名字和胡息也不同。",
            "Three equal cards: how they came together decides their name and their huxi.",
        ),
        "face": ["5b", "5b", "5b"],
        "steps": [_kan(), _locked(), _two_ways(), _discarded(), _drawn(), _most(), _passed(), _stale(), _sum()],
    }


def _dealt() -> Hand:
    return deal(MINE, shown="8s", dealer=YOU)


def _kan() -> Json:
    return read(
        ("坎：发到手就有三张", "Kan: three from the deal"),
        "发牌时手里就有三张一样的，叫一坎。坎自己就是一组，算胡息：小字三，大字六。坎不能拆，不能打，"
        "也不能拿去配别的牌。",
        "Three equal cards dealt to your hand are a kan. It is a group by itself and worth huxi: 3 if small, 6 "
        "if big. A kan is never split, never played, never used with other cards.",
        row(
            ("两坎", "Two kans"),
            pile("444s", "kan", set_worth("kan", parse_card("4s"))),
            pile("555b", "kan", set_worth("kan", parse_card("5b"))),
        ),
        rule="kan.locked",
    )


def _locked() -> Json:
    hand = _dealt()
    held = view_json(hand.view(YOU), hand)["columns"]
    cards = "".join(card for column in held for card in column)
    answers = []
    for kind in sorted(set(parse_cards(cards))):
        name = next(card for column in held for card in column if parse_card(card) == kind)
        refused = refusal(hand, f"discard {name}")
        told = say("{card}可以打，它不在坎里。", "You may play {card}: it is in no kan.", card=name)
        answers.append(answer([kind], refused is not None, refused["text"] if refused else told, "kan.locked"))
    return pick(
        ("哪一张不能打", "Which card must stay?"),
        "你坐庄，先打一张。这二十一张里，有一种牌不能打：点一张。",
        "You deal and play first. One sort of card among these twenty-one may not be played: pick one of it.",
        cards,
        answers,
        otherwise=say("先点一张。", "Pick a card."),
    )


def _two_ways() -> Json:
    card = parse_card("8b")
    return read(
        ("手里有一对：碰或者偎", "A pair in hand: peng or wei"),
        "手里有一对，第三张从哪里来，就叫什么。别人打出、翻出的，可以碰：三张亮着摆下，碰不碰由你。"
        "自己从墩上翻出的，必须偎：三张扣着摆下，胡息更多。",
        "You hold a pair; where the third card comes from gives it its name. From another player, played or "
        "flipped, you may peng: three cards face up, and it is your choice. Flipped by yourself it must become "
        "a wei: three cards face down, worth more.",
        row(("碰", "Peng"), pile("888b", "peng", set_worth("peng", card), claimed=0)),
        row(("偎", "Wei"), pile("888b", "wei", set_worth("wei", card), down=3)),
        rule="wei.compulsory",
    )


def _discarded() -> Json:
    hand = play(deal(MINE, "", "8b", apart="8b", dealer=BEFORE), ["2 discard 8b"])
    options = [
        (
            "peng",
            ("碰", "Peng"),
            ("可以碰：手里正好有一对。碰不碰由你。", "You may: you hold the pair. It is your choice."),
        ),
        ("hu", ("胡", "Win (hu)"), ALLOWED),
        ("chi", ("吃", "Chi"), ALLOWED),
        ("pass", ("过，不要", "Pass"), ("可以过：碰不是必须的。", "You may: a peng is optional.")),
    ]
    return mark(
        ("上家打出捌", "The previous player plays 捌"),
        "你手里有一对捌。现在可以做什么？把可以的都选上。",
        "You hold a pair of 捌. What may you do now? Mark everything that is allowed.",
        [_asked(hand, action, words, why) for action, words, why in options],
        row(LIES, pile("8b"), live=True),
        row(PART, pile("88b"), pile("6b"), pile("0b")),
    )


def _asked(hand: Hand, action: str, words: Text, why: Text) -> Json:
    """Return an action as an option. It is right if the engine allows it; else the engine's reason explains why not."""
    refused = None if action in verbs(hand) else refusal(hand, action, "8b")
    if refused is None:
        rule = "peng.pair" if action in ("peng", "pass") else "turn.window"
        return option(say(*words), True, say(*why), rule)
    return option(say(*words), False, refused["text"], refused["rule"])


def _drawn() -> Json:
    hand = play(deal(MINE, wall="8b", apart="8b", dealer=BEFORE), ["2 discard 1s"])
    until_drawn(hand, "8b", YOU)
    laid = happened(hand, "wei")
    why = laid["why"]["text"] if laid else say("没有偎。", "There is no wei.")
    return choose(
        ("自己翻出捌", "You flip 捌 yourself"),
        "轮到你翻牌，翻出一张捌，你手里有一对捌。怎么办？",
        "It is your turn: you flip a 捌 and hold a pair of it. What happens?",
        [
            option(say("可以碰，也可以不碰", "I may peng it or not"), False, refusal_text(hand), "peng.pair"),
            option(say("必须偎", "It must become a wei"), laid is not None, why, "wei.compulsory"),
            option(
                say("捌拿进手里，凑成一坎", "I take it into my hand as a kan"),
                "8b" in kan_of(hand),
                say(
                    "翻出的牌不进手里，坎只能是发到手的。",
                    "A flipped card never enters a hand; a kan comes from the deal only.",
                ),
                "turn.flip",
            ),
            option(
                say("捌留在桌上，给下家吃", "It stays on the table for the next player"),
                laid is None,
                say("偎最优先，别人不能要这张牌。", "The wei comes first; nobody else may have the card."),
                "turn.own_first",
            ),
        ],
        row(("你翻出", "You flip"), pile("8b"), live=True),
        row(PART, pile("88b")),
    )


def kan_of(hand: Hand) -> list[str]:
    """Return the cards that are locked in the learner's hand."""
    locked: list[str] = view_json(hand.view(YOU), hand)["locked"]
    return locked


def refusal_text(hand: Hand) -> dict[str, str]:
    """Return why the learner may not peng now; throw an error if the learner may."""
    if "peng" in verbs(hand):
        raise ValueError("the learner may peng an own flip")
    return say(
        "碰只能要别人的牌；自己翻出的是偎，不由你选。",
        "Peng takes another player's card. Your own flip becomes a wei, and there is no choice.",
    )


def _most() -> Json:
    sets = [("kan", "888s"), ("wei", "555b"), ("peng", "000b"), ("peng", "333s")]
    worth = {(name, cards): set_worth(name, parse_cards(cards)[0]) for name, cards in sets}
    options = [
        option(
            None,
            huxi == max(worth.values()),
            group_line(name, parse_cards(cards), huxi),
            "huxi.sets",
            piles=[pile(cards, name, down=3 * (name == "wei"))],
        )
        for (name, cards), huxi in worth.items()
    ]
    return choose(
        ("哪一组胡息最多", "Which has the most huxi?"),
        "坎和偎：小字三，大字六。碰：小字一，大字三。",
        "Kan and wei: 3 small, 6 big. Peng: 1 small, 3 big.",
        options,
    )


def _passed() -> Json:
    hand = play(deal(MINE, "", "8b", wall="9s8b", apart="8b8s", dealer=BEFORE), ["2 discard 8b"])
    until_drawn(hand, "8b", NEXT)
    refused = refusal(hand, "peng", "8b")
    why = refused["text"] if refused else say(*ALLOWED)
    return choose(
        ("放过的碰", "A peng let pass"),
        "上家打出捌，你有一对，没有碰。过了一会儿，下家又翻出一张捌。现在能碰吗？",
        "The previous player played 捌; you had the pair and passed. A little later the next player flips "
        "another 捌. May you peng it now?",
        [
            option(say("能碰", "Yes"), refused is None, why, "past.peng"),
            option(say("不能碰", "No"), refused is not None, why, "past.peng"),
        ],
        row(("下家翻出", "The next player flips"), pile("8b"), live=True),
        row(PART, pile("88b")),
    )


def _stale() -> Json:
    hand = play(deal(MINE, "", "8b", wall="9s1b2b8b", apart="8b8s", dealer=BEFORE), ["2 discard 8b"])
    until_drawn(hand, "8b", YOU)
    laid = happened(hand, "wei")
    stale = bool(laid and laid["chou"])
    huxi = set_worth("chouwei", parse_card("8b"))
    why = laid["why"]["text"] if laid else say(*ALLOWED)
    return choose(
        ("放过了，又自己翻到", "Let pass, then flipped by yourself"),
        "还是那一对捌，碰放过了。后来你自己翻出一张捌。会怎样？",
        "The same pair of 捌, its peng let pass. Later you flip a 捌 yourself. What happens?",
        [
            option(
                say("什么也不是，牌留在桌上", "Nothing; the card stays on the table"),
                laid is None,
                say(
                    "臭牌不能碰、不能吃，偎、提、跑照旧。",
                    "A passed card may not be taken by peng or chi; wei, ti and pao still happen.",
                ),
                "past.discard",
            ),
            option(
                say("偎，和平常一样全扣着", "A wei, all face down as always"),
                laid is not None and not stale,
                why,
                "wei.stale",
            ),
            option(
                say("臭偎：亮一张，胡息和偎一样", "A stale wei: one card shows, the huxi are those of a wei"),
                stale and huxi == set_worth("wei", parse_card("8b")),
                why,
                "wei.stale",
            ),
        ],
        row(("你翻出", "You flip"), pile("8b"), live=True),
        row(PART, pile("88b")),
    )


def _sum() -> Json:
    sets = [("kan", "555b"), ("peng", "888b"), ("wei", "333s"), ("peng", "999s")]
    proof = [group_line(name, parse_cards(cards), set_worth(name, parse_cards(cards)[0])) for name, cards in sets]
    return count(
        ("数一数胡息", "Count the huxi"),
        "手里一坎，桌上两碰一偎，一共多少胡息？",
        "A kan in hand, two peng and a wei on the table: how many huxi?",
        sum(set_worth(name, parse_cards(cards)[0]) for name, cards in sets),
        proof,
        row(("你的牌组", "Your groups"), *(pile(cards, name, down=3 * (name == "wei")) for name, cards in sets)),
        rule="huxi.sets",
        asked={"groups": [[name, cards] for name, cards in sets]},
    )
