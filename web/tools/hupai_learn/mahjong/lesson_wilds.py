"""Mahjong, lesson 2: tiles that stand for any tile: 王霸 and 红中 in 永州, 听用 with 飞 and 提 in 宜宾."""

from __future__ import annotations

from hupai import games
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.tiles import code
from hupai.table.hand import Hand
from hupai_learn.mahjong.table import (
    NEXT,
    PREVIOUS_OF_FOUR,
    YIBIN,
    YONGZHOU,
    asked,
    deal,
    effect,
    play,
    refusal,
    scored,
    until_turn,
    waited,
)
from hupai_learn.mahjong.text import say, worded
from hupai_learn.mahjong.tiles import codes, groups, held, lies, pile
from hupai_learn.steps import Json, answer, choose, count, mark, option, pick, read, row
from hupai_learn.text import YOU, Text

SHOWN, WILD, RED = "4p", "5p", "7z"
"""In 永州: the tile turned up, the wilds that it names, and the red dragon."""
NORTH, EAST = "4z", "1z"

HELPED = ("", "123456m23s678s9p5p")
"""A hand with a wild that waits for a run, for its pair, and for another wild."""
BAIT = ("", "123456m234678s5p")
"""Four melds and a wild: every tile wins."""
BETWEEN = ("", "123456m678s46p9s")
"""A hand that lacks the 5 of dots and a tile for its pair."""

TURNED, ANY = "1m", "2m"
"""In 宜宾: the tile turned up, and the wilds."""
FEI_HAND = "3m2m"
"""A three of characters and a wild."""
READY = "5m678m999m234s66s1s"
"""A hand that waits for the 3 and 6 of characters once its last tile is exchanged for a 4."""

WAITING = "123456789s55p66p"
"""A hand of two suits that waits for the 5 and 6 of dots."""

YOURS: Text = ("你的手牌", "Your hand")
TURNED_UP: Text = ("翻开的牌", "Turned up")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "wilds",
        "title": say("王霸、红中和听用", "Wilds: 王霸 and 听用"),
        "about": say(
            "翻一张牌定王霸、定听用；它们能当什么，红中替谁，飞和提怎么做。",
            "A tile turned up names the wilds: what they stand for, what the red dragon replaces, how they claim.",
        ),
        "face": [WILD, RED],
        "steps": [
            _named(),
            _next(),
            _waiting(),
            _red(),
            _bait(),
            _bait_pays(),
            _fei(),
            _asked(),
            _ti(),
            _discarded(),
        ],
    }


def _wild(game: str, turned: str) -> str:
    """Return the tile that is wild if this one is turned up."""
    return code(wild_kinds(games[game].rules(), parse_tile(turned))[0])


def _named() -> Json:
    if _wild(YONGZHOU, SHOWN) != WILD:
        raise ValueError("another tile is wild")
    return read(
        ("翻一张，定王霸", "A tile names the wilds"),
        "永州麻将发完牌翻开一张，同一门的下一个数就是王霸，九后面是一。翻开四筒，四张五筒都是王霸。"
        "王霸可以当任何一张牌，胡的时候再定；碰、杠不能拿它凑。",
        "In Yongzhou a tile is turned up after the deal, and the next number of its suit is wild (王霸); 1 follows "
        "9. The 4 of dots makes the 5 of dots wild. A wild stands for any tile, settled when you win; a "
        "peng or a kong cannot be made with it.",
        lies(TURNED_UP, SHOWN),
        held(("王霸", "Wilds"), "5555p", wild=WILD),
        rule="wild.next",
    )


def _next() -> Json:
    shown = "9s"
    wild = _wild(YONGZHOU, shown)
    if _wild(YONGZHOU, NORTH) != EAST:
        raise ValueError("the winds do not go round")
    why = say(
        "九的下一个是一：王霸是{tile}。翻开字牌，就按东南西北、中发白轮：翻开北风，王霸是东风。",
        "1 follows 9, so the {tile} is wild. Honours go round too, east, south, west, north, and red, green, "
        "white: if the north wind is turned up, the east wind is wild.",
        tile=wild,
    )
    return choose(
        ("翻开九条", "The 9 of bamboo is turned up"),
        "翻开的是九条，哪种牌是王霸？",
        "The 9 of bamboo is turned up. Which tile is wild?",
        [option(None, tile == wild, why, "wild.next", piles=[pile(tile)]) for tile in ("8s", "9s", "1s", "1p")],
        lies(TURNED_UP, shown),
    )


def _waiting() -> Json:
    candidates = "1s2s4s6s9p8p5p7z"
    waits = [entry["tile"] for entry in waited(YONGZHOU, HELPED, indicator=SHOWN)["waits"]]
    notes = {
        tile: say(
            "来了{tile}，王霸当什么都成不了牌。",
            "With the {tile} the hand is not complete, whatever the wild stands for.",
            tile=tile,
        )
        for tile in codes(candidates)
        if tile not in waits
    }
    return pick(
        ("有一张王霸，听什么", "What do you wait for with a wild?"),
        "五筒是王霸，你有一张。缺的不止一处，王霸只补一处，另一处等牌。这八张里听哪几种？都点上。",
        "The 5 of dots is wild, and you hold one. The hand lacks a tile in two places; the wild fills either. "
        "Which of these eight tiles complete it? Pick them all.",
        codes(candidates),
        [
            answer(
                [tile for tile in codes(candidates) if tile in waits],
                True,
                say(
                    "对：王霸配将就听一四条，王霸补顺子就听九筒，再来一张王霸也成。",
                    "Yes: with the wild in the pair a 1 or 4 of bamboo, with the wild in the run the 9 of dots, "
                    "and a second wild.",
                ),
                "wild.any",
            )
        ],
        held(YOURS, HELPED[1], wild=WILD),
        notes=notes,
        missing=say("还有没找全的。", "Some are missing."),
        otherwise=say("先点一张。", "Pick a tile first."),
    )


def _red() -> Json:
    between = scored(YONGZHOU, (BETWEEN[0], f"{BETWEEN[1]}{RED}"), "9s", "self", indicator=SHOWN)
    anywhere = scored(YONGZHOU, ("", f"123456m23s678s9p{RED}"), "9p", "self", indicator=SHOWN)
    pair = play(deal(YONGZHOU, "77z", "", "", RED, shown=SHOWN, dealer=PREVIOUS_OF_FOUR), f"3 discard {RED}")
    helped = play(deal(YONGZHOU, f"{WILD}{RED}", "", "", RED, shown=SHOWN, dealer=PREVIOUS_OF_FOUR), f"3 discard {RED}")
    no_peng = refusal(helped, "peng")
    return mark(
        ("红中能做什么", "What may a red dragon do?"),
        "五筒都成了王霸，平常的五筒就由红中来当；红中自己不是王霸。碰、杠的时候，红中只能跟红中。下面哪些可以？都选上。",
        "The 5 of dots is wild, so the red dragon plays as an ordinary 5 of dots instead; it is no wild itself. In "
        "a peng or a kong it goes with other red dragons only. Which of these are allowed? Mark them all.",
        [
            option(
                say("在四筒、六筒中间当五筒", "Be the 5 between the 4 and 6 of dots"),
                between["wins"],
                say("可以，它就是五筒。", "Yes, it is the 5 of dots."),
                "wild.stand_in",
            ),
            option(
                say("和二条、三条凑成顺子", "Complete a run with the 2 and 3 of bamboo"),
                anywhere["wins"],
                say("不行，它只替五筒，不是王霸。", "No: it takes only the place of the 5 of dots and is no wild."),
                "wild.stand_in",
            ),
            option(
                say("两张红中，碰别人打的红中", "Peng a discarded red dragon with two others"),
                "peng" in pair.legal(YOU),
                say("可以，红中碰红中。", "Yes, with its like."),
                "wild.stand_in",
            ),
            option(
                say("一张红中加一张王霸，碰红中", "Peng a red dragon with one other and a wild"),
                no_peng is None,
                no_peng["text"] if no_peng else {},
                "wild.claims",
            ),
        ],
        lies(("王霸", "Wild"), WILD, wild=True),
        row(("当五筒", "In its place"), pile(RED)),
    )


def _bait() -> Json:
    entries = waited(YONGZHOU, BAIT, indicator=SHOWN)["waits"]
    found = [entry["tile"] for entry in entries]
    why = say(
        "不论来哪张，都和王霸配成将，{n}种都能胡。这叫王钓。",
        "Whatever comes pairs with the wild: all {n} kinds win. This is wild bait (王钓).",
        n=len(found),
    )
    words: list[tuple[int, Text]] = [
        (1, ("只有王霸", "Only another wild")),
        (7, ("只有字牌", "Only honours")),
        (len(codes("123456789m123456789s123456789p1234567z")), ("摸什么胡什么", "Whatever I draw")),
    ]
    return choose(
        ("王钓", "Wild bait (王钓)"),
        "四组都成了，只剩一张王霸。轮到你摸牌，摸到什么能胡？",
        "Four melds are complete and a wild is left. It is your turn to draw. What wins?",
        [option(say(*text), len(found) == number, why, "worth.wang_diao") for number, text in words],
        row(YOURS, pile("123m"), pile("456m"), pile("234s"), pile("678s"), pile(WILD, wild=[0])),
    )


def _bait_pays() -> Json:
    won = scored(YONGZHOU, BAIT, "1z", "self", indicator=SHOWN)
    plain = scored(YONGZHOU, BAIT, "1z", "discard", indicator=SHOWN)
    if plain["names"] != ["ji_ben"] or len(plain["pays"]) != 1:
        raise ValueError("a discard makes more than a plain hand")
    return count(
        ("王钓收多少", "What does it pay?"),
        *worded(
            "王钓要自己摸，算{worth}分，三家都付；别人打出来给你胡，只算{n}分，只有打的那家付。你摸到东风，一共收多少分？",
            "Wild bait needs an own draw: it is worth {worth:point|points}, and all three others pay. On a discard "
            "the same hand is worth only {n:point|points}, from the discarder. You draw the east wind: how many "
            "points do you get in all?",
            worth=won["pay_each"],
            n=plain["pay_each"],
        ),
        sum(payment["points"] for payment in won["pays"]),
        [line["text"] for line in won["lines"]],
        row(YOURS, *groups(won)),
        rule="worth.wang_diao",
        asked=asked(YONGZHOU, BAIT, "1z", "self", "points", indicator=SHOWN),
    )


def _fei() -> Json:
    if _wild(YIBIN, TURNED) != ANY:
        raise ValueError("another tile is wild")
    return read(
        ("听用：飞和提", "Wilds that claim: fei and ti"),
        "宜宾也翻一张，翻开一万，四张二万就是听用，当什么都行。听用还能帮着要牌：别人打出三万，你手里有一张三万，"
        "可以加一张听用收下，叫飞。以后轮到你，手里又有了三万，可以放上去把听用换回来，叫提。",
        "In Yibin, too, a tile is turned up: the 1 of characters makes all four 2 of characters wild (听用). There "
        "a wild also helps to claim. If the 3 of characters is discarded and you hold one, you may take it with "
        "that one and a wild: a fei (飞). With another 3 you may swap the wild back on a later turn: a ti (提).",
        lies(TURNED_UP, TURNED),
        row(("飞", "Fei"), pile("33m2m", "fei", claimed=0, wild=[2])),
        row(("提以后", "After the ti"), pile("333m", "peng")),
        rule="yibin/wild.fei",
    )


def _three_discarded(mine: str = FEI_HAND) -> Hand:
    """Return a hand in which the previous player has just discarded the 3 of characters."""
    hand = deal(YIBIN, f"{mine}9p", READY, "", "3m", shown=TURNED, wall="4m7p9s3m", dealer=PREVIOUS_OF_FOUR)
    return play(hand, "3 discard 3m")


def _asked() -> Json:
    hand = _three_discarded()
    options: list[tuple[str, Text, Text, str]] = [
        (
            "fei",
            ("飞：一张三万加一张听用", "Fei: my 3 and a wild"),
            ("可以，飞不飞由你。", "Yes, if you like."),
            "wild.fei",
        ),
        ("peng", ("碰", "Peng"), ("可以。", "Yes."), "claim.peng"),
        ("gang", ("杠", "Kong"), ("可以。", "Yes."), "kong.kinds"),
        ("pass", ("过，不要", "Pass"), ("可以。", "Yes."), "turn.window"),
    ]
    made = []
    for action, words, why, rule in options:
        refused = refusal(hand, action)
        told = refused["text"] if refused else say(*why)
        made.append(
            option(say(*words), action in hand.legal(YOU), told, f"{YIBIN}/{refused['rule'] if refused else rule}")
        )
    return mark(
        ("上家打出三万", "The previous player discards the 3 of characters"),
        "你有一张三万、一张听用（二万）。现在可以做什么？都选上。",
        "You hold one 3 of characters and a wild, the 2 of characters. What may you do? Mark everything that is "
        "allowed.",
        made,
        lies(("上家打出", "Discarded"), "3m"),
        row(("你手里有", "You hold"), pile("3m"), pile(ANY, wild=[0])),
    )


def _ti() -> Json:
    hand = until_turn(play(_three_discarded(), "0 fei", "0 discard 9p", "1 discard 1s"))
    warned = effect(hand, "ti 3m", "ti_may_be_won")
    play(hand, "0 ti 3m")
    robbed = "hu" in hand.legal(NEXT)
    why = warned["text"] if warned else {}
    return choose(
        ("提的时候", "When you swap it back"),
        "桌上是你飞的三万，你又摸到一张三万，拿它去提听用。提的那张亮给大家看，和打出来的一样；下家正好听三万。会怎样？",
        "Your fei of the 3 of characters lies there. You draw another 3 and swap it for the wild. For the others "
        "that 3 is like a discard, and the next player waits for it. What happens?",
        [
            option(
                say("听用回到我手里，谁也拦不了", "The wild is mine again; nobody can stop it"),
                not robbed,
                why,
                f"{YIBIN}/wild.ti_win",
            ),
            option(
                say("下家可以胡这张三万，算我点炮", "The next player may win on the 3, as on my discard"),
                robbed,
                why,
                f"{YIBIN}/wild.ti_win",
            ),
            option(
                say("提要等别人打出三万", "A ti needs a discarded 3"),
                warned is None,
                say("提用自己的牌，轮到自己时做。", "A ti takes a tile of your own, on your own turn."),
                f"{YIBIN}/wild.ti",
            ),
        ],
        row(("你的飞", "Your fei"), pile("33m2m", "fei", claimed=0, wild=[2])),
        row(("你摸到", "You draw"), pile("3m"), live=True),
    )


def _discarded() -> Json:
    hand = _after_discarding(ANY)
    alive = _after_discarding("9p")
    if not {"hu", "peng"} <= set(alive.legal(YOU)) or hand.legal(YOU):
        raise ValueError(f"{alive.legal(YOU)}, {hand.legal(YOU)}")
    if effect(deal(YONGZHOU, WILD, shown=SHOWN), f"discard {WILD}", "kills_hand") is not None:
        raise ValueError("in 永州 a discarded wild kills the hand")
    words: list[tuple[str, Text]] = [
        ("hu", ("胡：五筒正是我听的", "Win: the 5 of dots completes my hand")),
        ("peng", ("碰：我有一对五筒", "Peng: I hold a pair of them")),
        ("", ("什么也不能要", "Claim nothing")),
    ]
    why = refusal(hand, "hu")
    return choose(
        ("打掉一张听用", "Discarding a wild"),
        "永州的王霸打出来谁也不能要，别的没事。宜宾打了听用就停胡：这一局不能再碰、杠、飞、提、胡。你打掉二万，听五筒、六筒；"
        "下家打出五筒，你能做什么？",
        "In Yongzhou nobody may claim a discarded wild, and that is all. In Yibin it puts your hand out (停胡): no "
        "peng, kong, fei, ti or win for the rest of the hand. You have discarded a 2 of characters and wait for "
        "the 5 and 6 of dots. The next player discards a 5 of dots. What may you do?",
        [option(say(*text), not verb, why["text"] if why else {}, f"{YIBIN}/wild.discard") for verb, text in words],
        lies(("下家打出", "Discarded"), "5p"),
        row(("你打掉的听用", "The wild you discarded"), pile(ANY, wild=[0])),
        held(YOURS, WAITING),
    )


def _after_discarding(tile: str) -> Hand:
    """Return a hand in which the learner has discarded this tile, and the next player a tile that it then waits for."""
    hand = deal(YIBIN, f"{tile}{WAITING}", "5p", shown=TURNED)
    return play(hand, f"0 discard {tile}", "1 discard 5p")
