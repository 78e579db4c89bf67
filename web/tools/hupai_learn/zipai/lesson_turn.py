"""Lesson 1: the aim, and one turn on a small table: a card turns face up, and who may do what with it."""

from __future__ import annotations

from typing import Any, Final

import hupai
from hupai.session.event_rows import event_rows, with_changes
from hupai.table.hand import Hand
from hupai.zipai.as_json.view import view_json
from hupai.zipai.cards import parse_card, parse_cards
from hupai_learn.steps import Json, choose, mark, option, read, row, with_table
from hupai_learn.text import YOU, Said, Text
from hupai_learn.zipai.piles import answer, columns, pick, pile
from hupai_learn.zipai.table import BEFORE, NEXT, PLAIN, deal, play, refusal, until_drawn, verbs
from hupai_learn.zipai.text import READER, group_of, say, set_worth

GROUPS: Final = ("123b", "555b", "222s", "666b", "999b", "33s3b", "88b8s")
"""A whole hand: a 一二三, a 碰, three 坎 and two mixed threes."""
KINDS: Final = ("chi", "peng", "kan", "kan", "kan", "chi", "chi")

FLIPPED: Final = "4s9b8s6b"
"""The cards that turn up in the lesson, and that nobody can use."""
PAIR: Final = "8867b1s444s"
"""A pair of 捌, and 陆柒 beside it; a 坎 of 四."""
CARD: Final = "8b"
SEATS: Final[dict[int, Text]] = {
    YOU: ("你", "You"),
    NEXT: ("下家", "The next player"),
    BEFORE: ("上家", "The previous player"),
}


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "turn",
        "title": say("一圈怎么打", "One turn"),
        "about": say(
            "要凑成什么；牌怎么翻开，谁先谁后，翻开的牌能做什么。",
            "What you are after; how a card turns face up, who comes when, and what one may do with it.",
        ),
        "face": ["1b", "2b", "3b"],
        "steps": [_aim(), _turns(), _unwanted(), _order(), _may(), _from_next(), _then()],
    }


def _aim() -> Json:
    piles, total, least = [], 0, hupai.games[PLAIN].rules().min_huxi
    for cards, kind in zip(GROUPS, KINDS, strict=True):
        kinds = parse_cards(cards)
        found = group_of(sorted(kinds))
        worth = found[1] if found else set_worth(kind, kinds[0])
        piles.append(pile(cards, found[0] if found else kind, worth))
        total += worth
    return read(
        ("要凑成什么", "What you are after"),
        f"把所有的牌凑成组，各组的胡息加起来够数，就能胡：这一手是{total}胡息，满{least}就行。",
        "Form all your cards into groups whose huxi together are enough, and you may win: this hand has "
        f"{total} huxi, where {least} are enough.",
        row(("成了的一手牌", "A whole hand"), *piles),
        rule="win.minimum",
    )


def _table() -> tuple[Hand, list[Json]]:
    """Return a hand in which four cards were flipped that nobody took, and its table after each event."""
    hand = deal(wall=FLIPPED, apart=FLIPPED, dealer=BEFORE)
    then, view = hand.copy(), view_json(hand.view(YOU), hand)
    until_drawn(play(hand, [f"{BEFORE} {hand.legal(BEFORE)[-1]}"]), FLIPPED[-2:], YOU)
    frames: list[Json] = []
    for event in event_rows(hand, YOU, len(then.log), None, READER, before=(then, view)):
        view = with_changes(view, event.get("changes", {}))
        if event["t"] == "flipped" or frames:
            frames.append(_frame(view, event))
    return hand, frames


def _frame(view: Json, event: dict[str, Any]) -> Json:
    """Return what the small table shows after an event."""
    live = view["live"]
    return {
        "said": event["text"],
        "wall": view["wall"],
        "live": live and {"card": live["card"], "seat": live["seat"]},
        "lying": [[one["card"] for one in seat["discards"]] for seat in view["seats"]],
    }


def _turns() -> Json:
    hand, frames = _table()
    return with_table(
        read(
            ("一张牌翻开", "A card turns face up"),
            "轮到谁，谁就从墩上翻一张，亮给大家看。翻开的牌不进手：有人用得上就马上用，没人要就留在桌上。按“往下看”。",
            "Whoever's turn it is flips a card from the wall for all to see. It never enters a hand: somebody uses "
            "it at once, or it stays on the table. Press “Watch on”.",
            columns(
                ("你的手牌，一张没多", "Your hand, which stays as it is"), view_json(hand.view(YOU), hand)["columns"]
            ),
            rule="turn.flip",
        ),
        frames,
    )


def _unwanted() -> Json:
    _, frames = _table()
    card = frames[0]["live"]["card"]
    if card != "4s" or card not in frames[1]["lying"][YOU]:
        raise ValueError(f"{card} does not lie before the learner: {frames[1]}")
    return choose(
        ("没人要的牌", "A card nobody wants"),
        "你翻出四，没人要。它到哪里去？",
        "You flip 四, and nobody wants it. Where does it go?",
        [
            option(say("进我的手", "Into my hand"), False, _never(), "turn.flip"),
            option(
                say("留在我面前的桌上", "It stays on the table, before me"),
                True,
                say(
                    "对。翻开的牌不进手，没人要就留在翻牌的人面前。",
                    "Yes: it never enters a hand. Unused, it stays before whoever flipped it.",
                ),
                "turn.flip",
            ),
            option(
                say("放回墩里", "Back into the wall"),
                False,
                say("翻开的牌不回墩。", "What was flipped does not go back into the wall."),
                "turn.flip",
            ),
        ],
        row(("你翻出", "You flip"), pile(card), live=True),
    )


def _never() -> Said:
    return say("翻开的牌不进手。", "A flipped card never enters a hand.")


def _order() -> Json:
    _, frames = _table()
    seats = [frame["live"]["seat"] for frame in frames if frame["live"]]
    order = list(dict.fromkeys(seats))
    after = seats[seats.index(NEXT) + 1]
    why = say(
        "一个挨一个：你，你的下家，你的上家，又是你。",
        "Play goes round: you, the next player, the previous player, you again.",
    )
    if order != [YOU, NEXT, BEFORE]:
        raise ValueError(f"the turns go round as {order}")
    return choose(
        ("接下来谁翻", "Who flips next?"),
        "下家是跟在你后面的人，上家是你前面的人。下家翻的牌没人要，接下来谁翻？",
        "The next player comes after you, the previous player before you. What the next player flipped nobody "
        "wanted. Who flips now?",
        [option(say(*SEATS[seat]), seat == after, why, "turn.order") for seat in (YOU, NEXT, BEFORE)],
    )


def _before() -> Hand:
    """Return the hand in which the previous player has flipped the card that the learner can use."""
    return until_drawn(play(deal(PAIR, wall=CARD, apart=CARD, dealer=NEXT), [_spare(NEXT)]), CARD, BEFORE)


def _spare(dealer: int) -> str:
    """Return a first discard of the dealer that nobody has to answer."""
    hand = deal(PAIR, wall=CARD, apart=CARD, dealer=dealer)
    return f"{dealer} {next(action for action in hand.legal(dealer) if action.startswith('discard'))}"


def _may() -> Json:
    hand = _before()
    told = {
        "peng": (
            "碰",
            "Peng",
            "可以碰：手里有一对，别人打的、翻的都行。",
            "You may: you hold a pair, and either of the others may have played or flipped the card.",
        ),
        "chi": (
            "吃",
            "Chi",
            "可以吃：上家的牌，和手里的陆柒连着。",
            "You may: it is the previous player's, and joins your 陆 and 柒.",
        ),
        "pass": ("过，不要", "Pass", "可以过：不是非要不可。", "You may: taking it is optional."),
    }
    options = []
    for action, (zh, en, may_zh, may_en) in told.items():
        refused = None if action in verbs(hand) else refusal(hand, action, CARD)
        why = refused["text"] if refused else say(may_zh, may_en)
        options.append(option(say(zh, en), refused is None, why, _RULES[action]))
    options.append(option(say("拿进手里", "Take it into my hand"), False, _never(), "turn.flip"))
    return mark(
        ("上家翻出捌", "The previous player flips 捌"),
        "你手里有一对捌，还有陆、柒。现在可以做什么？把可以的都选上。",
        "You hold a pair of 捌, and 陆 and 柒. What may you do now? Mark everything that is allowed.",
        options,
        row(("上家翻出", "The previous player flips"), pile(CARD), live=True),
        row(("手里", "In your hand"), pile("88b"), pile("67b")),
    )


_RULES: Final = {"peng": "peng.pair", "chi": "chi.who", "pass": "turn.window"}


def _from_next() -> Json:
    hand = until_drawn(play(deal(PAIR, wall=CARD, apart=CARD, dealer=YOU), ["0 discard 1s"]), CARD, NEXT)
    refused = refusal(hand, "chi", CARD)
    if refused is None or "peng" not in verbs(hand):
        raise ValueError(f"the learner may do {verbs(hand)}")
    right = say(
        "对，只能碰。吃只能吃自己翻的和上家的，碰两家的都行。",
        "Yes. Chi is for your own flips and the previous player's cards; peng for the cards of both others.",
    )
    only = say("还可以碰：手里有一对。", "You may also peng: you hold a pair.")
    return choose(
        ("下家翻出捌", "The next player flips 捌"),
        "还是这手牌，这回是下家翻出捌。你可以：",
        "The same hand, but now the next player flips 捌. You may:",
        [
            option(say("碰", "Peng only"), True, right, "chi.who"),
            option(say("吃", "Chi only"), False, refused["text"], refused["rule"]),
            option(say("都不行", "Neither"), False, only, "peng.pair"),
        ],
        row(("下家翻出", "The next player flips"), pile(CARD), live=True),
        row(("手里", "In your hand"), pile("88b"), pile("67b")),
    )


def _then() -> Json:
    hand = _before()
    hand.act(YOU, "peng")
    while YOU not in hand.to_act:
        hand.act(hand.to_act[0], "pass")
    held = [card for column in view_json(hand.view(YOU), hand)["columns"] for card in column]
    answers = []
    for card in sorted(set(held)):
        refused = refusal(hand, f"discard {card}")
        told = say(
            "可以打{card}。没人要它，就轮到你的下家翻牌。",
            "You may. If nobody takes {card}, the next player flips.",
            card=card,
        )
        answers.append(
            answer([parse_card(card)], refused is None, refused["text"] if refused else told, "turn.discard")
        )
    return pick(
        ("要了牌，打一张", "You took a card: play one"),
        "你碰了捌，三张摆到桌上。要了牌的人从手里打一张：点一张能打的。",
        "You made a peng of 捌: three cards lie before you. Whoever takes a card plays one from the hand: pick one "
        "that may be played.",
        "".join(held),
        answers,
        row(("你面前", "Before you"), pile("888b", "peng", set_worth("peng", parse_card(CARD)), claimed=0)),
        otherwise=say("先点一张。", "Pick a card."),
    )
