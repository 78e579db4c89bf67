"""鬼胡子 in three minutes: six groups and a half, 硬息, what passing kills, what eating locks, and what a win needs."""

from __future__ import annotations

from hupai import calculators
from hupai.guihuzi.melds import shape_number
from hupai.table.hand import Hand
from hupai.zipai.cards import codes, parse_cards
from hupai_learn.guihuzi.table import GAME, asked, deal, eat, refusal, scored, until_asked
from hupai_learn.guihuzi.text import pile, say
from hupai_learn.steps import Json, answer, choose, count, mark, option, pick, read, row
from hupai_learn.text import YOU, Text

MINE: Text = ("这手牌", "The hand")
PART: Text = ("你手里有", "You hold")
FLIPPED: Text = ("上家翻出", "The previous player flips")

PAIR = ("peng:555b chi:456s", "333s 270s 270b 123b 8b"), "8b"
"""A hand of five xi that wins on its last 捌."""
FOUR = PAIR[0], "9b"
"""The same with half a run at the end: four xi."""
BARE = ("peng:555b peng:888s", "270s 270b 456s 123b 1s"), "1s"
"""Five xi without anything else."""
LOOSE = "333s 999b 888s 270s 270b 456b 2s"
"""Six groups and a single small two."""


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "ghost",
        "title": say("鬼胡子：六门半和硬息", "Guihuzi: six groups and a half"),
        "about": say(
            "会打字牌的，三分钟学会鬼胡子：门子、硬息、歪溜飘、臭门子、锁牌。",
            "For those who know the cards: groups, xi, wai and liu, dead pairs and locked cards in three minutes.",
        ),
        "face": ["2s", "7s", "0s"],
        "steps": [_groups(), _which(), _half(), _xi(), _own_flip(), _dead(), _locked(), _wins(), _pays()],
    }


def _won() -> list[Json]:
    """Return the groups in which the engine reads PAIR."""
    return [pile(one["cards"], one["kind"]) for one in scored(*PAIR, "self")["groups"]]


def _groups() -> Json:
    return read(
        ("六门半", "Six groups and a half"),
        "牌成了是六门整的加半门，一共二十张，摆了四张的多一张。整门是一句话（同样大小连着三张）、二七十、三四张一样的；"
        "半门两张：一对，或者差一张就成一句话、二七十。没有王，也没有绞牌。",
        "A complete hand is six whole groups and a half one, twenty cards, and one more for each laid four. A "
        "group is a run (three in sequence of one size), a two-seven-ten, or three or four equal cards; the half "
        "one is a pair, or two cards of a run or a two-seven-ten. No kings, no mixed groups.",
        row(MINE, *_won()),
        rule="win.shape",
    )


def _which() -> Json:
    whys: dict[str, Text] = {
        "456s": ("一句话。", "A run."),
        "270b": ("二七十。", "A two-seven-ten."),
        "333s": ("三张一样的。", "Three equal cards."),
        "55s5b": ("大小混着的不成一门。", "Cards of both sizes are no group."),
        "90s1s": ("十后面没有一。", "No one follows the ten."),
        "27s0b": ("二七十要同样大小。", "A two-seven-ten is of one size."),
    }
    options = []
    for cards, why in whys.items():
        kinds = parse_cards(cards)
        right = len(set(kinds)) == 1 or shape_number(kinds) is not None
        options.append(option(None, right, say(*why), "win.shape", piles=[pile(cards)]))
    return mark(
        ("哪些成一门", "Which are groups?"),
        "哪几样是整的一门？都选上。",
        "Which of these are whole groups? Mark them all.",
        options,
    )


def _half() -> Json:
    shown = codes(parse_cards("1s2s3s4s5s7s0s2b"))
    waits = [entry["card"] for entry in calculators.waits(GAME, "", LOOSE)["waits"]]
    notes = {
        card: say("{card}和二凑不成半门。", "With the small two, {card} is no half group.", card=card)
        for card in shown
        if card not in waits
    }
    right = [card for card in shown if card in waits]
    return pick(
        ("剩一张二，听什么", "A single two is left"),
        "六门都整了，只剩一张小二。来哪些牌能凑成半门？都点上。",
        "Six groups are whole and one small two is left. Which cards make a half group with it? Pick them all.",
        shown,
        [
            answer(
                right,
                True,
                say("对：同样的、差一张两张的、另外两张红的。", "Yes: its like, its neighbours, the other two reds."),
                "win.shape",
            )
        ],
        row(PART, *(pile(part) for part in LOOSE.split())),
        notes=notes,
        missing=say("还有没找全的。", "Some are missing."),
        otherwise=say("先点一张。", "Pick a card first."),
    )


def _xi() -> Json:
    won = scored(*PAIR, "self")
    return count(
        ("数硬息", "Count the xi"),
        "三四张一样的、二七十，每门一个硬息；最后半门是一对或者二七十里的两张，也是一个；一句话没有。这手牌几个硬息？",
        "Each group of three or four equal cards and each two-seven-ten is one xi, and so is a half group that is "
        "a pair or two of a two-seven-ten. Runs have none. How many xi has this hand?",
        won["huxi"],
        [line["text"] for line in won["lines"] if line["line"] in ("group", "huxi")],
        row(MINE, *_won()),
        rule="xi.groups",
        asked=asked(*PAIR, "self", "huxi"),
    )


def _own_flip() -> Json:
    return read(
        ("歪、溜、飘", "Wai, liu and piao"),
        "翻出来的牌不进手。自己翻的，手里有一对可以歪，再打一张；手里有三张可以溜，碰过的可以飘，都不打牌。别人翻的、打的，"
        "有一对可以碰。要不要随你。打出来的牌不能胡。",
        "A flip never enters a hand. Your own flip makes a wai with a pair of yours, and you discard; with three "
        "it makes a liu, and added to your peng a piao, without a discard. A pair takes another's card by peng. "
        "You choose. Discards are never won.",
        row(("歪", "Wai"), pile("222s", "wai", down=2)),
        row(("溜", "Liu"), pile("9999b", "liu", down=3)),
        row(("飘", "Piao"), pile("8888s", "piao", claimed=0)),
        rule="turn.wai",
    )


def _dead() -> Json:
    ways: list[tuple[str, str, Text]] = [
        ("2s", "chi 234s", ("用三四吃二", "Eat a two with three and four")),
        ("8s", "chi 678s", ("用六七吃八", "Eat an eight with six and seven")),
        ("2s", "chi 123s", ("用一三吃二", "Eat a two with one and three")),
    ]
    options = []
    for card, action, words in ways:
        table = until_asked(deal("13467s", f"9b9b5s9b9b{card}"), "5s")
        table.act(YOU, "pass")
        refused = refusal(until_asked(table, card), action)
        free: Text = ("可以：一三只能吃二，跟五没关系。", "Yes: one and three wait for nothing but the two.")
        options.append(option(say(*words), refused is None, refused["text"] if refused else say(*free), "past.pair"))
    return choose(
        ("放过了五：臭门子", "You let the five go: dead pairs"),
        "上家翻出五，你能吃，没有吃。五臭了；三四、六七本来能吃它，也臭了，另一头也不能吃。以后还可以做什么？",
        "The previous player flips the small five; you could eat it and do not. It is dead for you, and so are "
        "the pairs 3-4 and 6-7 that could have eaten it: they may not eat at their other ends. What may you still "
        "do later?",
        options,
        row(FLIPPED, pile("5s"), live=True),
        row(PART, pile("1s"), pile("34s"), pile("67s")),
    )


def _locked() -> Json:
    table = eat(until_asked(deal("456778s", "9b9b4s"), "4s"), "chi 456s")
    return mark(
        ("吃了以后：锁牌", "After a chi: locked cards"),
        "上家翻出四，你用五六吃了。吃过的牌，还有五六另一头能吃的牌，这一局都不能打，只能留着成门子。现在哪些不能打？",
        "The previous player flips the small four, and you eat it with five and six. Cards like the one eaten, and "
        "those that would fit five and six at the other end, may not be played in this hand. Which of yours are "
        "locked?",
        [_lock(table, card) for card in ("4s", "7s", "8s")],
        row(("吃成", "Laid"), pile("456s", "chi", claimed=0)),
        row(PART, pile("4s"), pile("77s"), pile("8s")),
    )


def _lock(table: Hand, card: str) -> Json:
    """Return a card as an option, which is right if the engine does not let it be played."""
    refused = refusal(table, f"discard {card}")
    why = refused["text"] if refused else say("{card}可以打。", "{card} may be played.", card=card)
    return option(None, refused is not None, why, "past.lock", piles=[pile(card)])


def _wins() -> Json:
    options = []
    for hand in (FOUR, BARE, PAIR):
        (laid, held), card = hand
        won = scored(*hand, "other")
        melds = [pile(word.partition(":")[2], word.partition(":")[0]) for word in laid.split()]
        parts = [*melds, *(pile(part) for part in held.split()[:-1]), pile(held.split()[-1] + card)]
        why = (
            say("五个硬息，手里有坎，能胡。", "Five xi and a kan in the hand: it wins.")
            if won["wins"]
            else won["why"]["text"]
        )
        options.append(option(None, won["wins"], why, "win.merit", piles=parts))
    return choose(
        ("哪手能胡", "Which hand wins?"),
        "沅江至少五个硬息；不到七个，还要有坎、歪、溜、四张一样的、自己翻成的一对，或者名堂。最后一张都是别人翻的，哪手能胡？",
        "Yuanjiang asks for five xi; with fewer than seven the hand also needs a kan, a wai, a liu, four equal "
        "cards, a last pair of the own flip, or a feat. Each last card was flipped by another. Which hand wins?",
        options,
    )


def _pays() -> Json:
    won = scored(*PAIR, "self")
    return count(
        ("每家付多少", "What does each pay?"),
        "沅江没有名堂的胡，底分五分；每个坎、歪、溜加五分；最后一对是自己翻成的，再加五分。这手牌自己翻到捌，两家各付多少？",
        "In Yuanjiang a win without a feat is five points. Each kan, wai or liu adds five, and so does a last pair "
        "completed by the own flip. You flip the 捌 yourself: what does each of the others pay?",
        won["pay_each"],
        [line["text"] for line in won["lines"] if line["line"] in ("item", "pay")],
        row(MINE, *_won()),
        rule="pay.kan",
        asked=asked(*PAIR, "self", "pay_each"),
    )
