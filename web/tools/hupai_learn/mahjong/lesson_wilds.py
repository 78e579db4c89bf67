"""Lesson 8: tiles that stand for any tile: 王霸 and 红中 in 永州, 听用 with 飞 and 提 in 宜宾."""

from __future__ import annotations

from hupai import games
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.tiles import code
from hupai.table.hand import Hand
from hupai_learn.mahjong.table import (
    NEXT,
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

PREVIOUS = 3
"""The seat of the player before the learner at a table of four."""
SHOWN, WILD, RED = "4p", "5p", "7z"
"""In 永州: the tile turned up, the wilds that it names, and the red dragon."""

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

YOURS: Text = ("你的手牌", "Your hand")
TURNED_UP: Text = ("翻开的牌", "Turned up")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "wilds",
        "title": say(("王霸、红中和听用", "Wilds: 王霸 and 听用")),
        "about": say(
            (
                "翻一张牌定王霸、定听用；它们能当什么，红中替谁，飞和提怎么做。",
                "A tile turned up names the wilds: what they stand for, what the red dragon replaces, and how to claim "
                "tiles with them.",
            )
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
        (
            "永州麻将发完牌翻开一张，同一门的下一个数就是王霸：翻开四筒，四张五筒都是王霸。王霸可以当任何一张牌，"
            "到胡牌时才定。",
            "In Yongzhou a tile is turned up after the deal, and the next number of its suit is wild (王霸): the 4 of "
            "dots makes all four 5 of dots wild. A wild stands for any tile, settled only when you win.",
        ),
        row(TURNED_UP, pile(SHOWN), live=True),
        row(("王霸", "Wilds"), pile(WILD), pile(WILD), pile(WILD), pile(WILD), spread=True),
        rule="wild.next",
    )


def _next() -> Json:
    shown = "9s"
    wild = _wild(YONGZHOU, shown)
    why = say(
        ("九的下一个是一：王霸是{tile}。", "1 follows 9, so the {tile} is wild."),
        tile=wild,
    )
    return choose(
        ("翻开九条", "The 9 of bamboo is turned up"),
        ("翻开的是九条，哪种牌是王霸？", "The 9 of bamboo is turned up. Which tile is wild?"),
        [option(None, tile == wild, why, "wild.next", piles=[pile(tile)]) for tile in ("8s", "9s", "1s", "1p")],
        lies(TURNED_UP, shown),
    )


def _waiting() -> Json:
    candidates = "1s2s4s6s9p8p5p7z"
    waits = [entry["tile"] for entry in waited(YONGZHOU, HELPED, indicator=SHOWN)["waits"]]
    notes = {
        tile: say(
            (
                "来了{tile}，王霸当什么都成不了牌。",
                "With the {tile} the hand is not complete, whatever the wild stands for.",
            ),
            tile=tile,
        )
        for tile in codes(candidates)
        if tile not in waits
    }
    return pick(
        ("有一张王霸，听什么", "What do you wait for with a wild?"),
        (
            "五筒是王霸，你有一张。缺的不止一处，王霸只补一处，另一处等牌。这八张里听哪几种？都点上。",
            "The 5 of dots is wild, and you hold one. The hand lacks a tile in two places; the wild fills either. "
            "Which of these eight tiles complete it? Pick them all.",
        ),
        codes(candidates),
        [
            answer(
                [tile for tile in codes(candidates) if tile in waits],
                True,
                say(
                    (
                        "对：王霸配将就听一四条，王霸补顺子就听九筒，再来一张王霸也成。",
                        "Yes: with the wild in the pair a 1 or 4 of bamboo, with the wild in the run the 9 of dots, "
                        "and a second wild.",
                    )
                ),
                "wild.any",
            )
        ],
        held(YOURS, HELPED[1]),
        notes=notes,
        missing=say(("还有没找全的。", "Some are missing.")),
        otherwise=say(("先点一张。", "Pick a tile first.")),
    )


def _red() -> Json:
    between = scored(YONGZHOU, (BETWEEN[0], f"{BETWEEN[1]}{RED}"), "9s", "self", indicator=SHOWN)
    anywhere = scored(YONGZHOU, ("", f"123456m23s678s9p{RED}"), "9p", "self", indicator=SHOWN)
    home = "wang_gui_wei" in between.get("names", [])
    pair = play(deal(YONGZHOU, "77z", "", "", RED, shown=SHOWN, dealer=PREVIOUS), f"3 discard {RED}")
    helped = play(deal(YONGZHOU, f"{WILD}{RED}", "", "", RED, shown=SHOWN, dealer=PREVIOUS), f"3 discard {RED}")
    no_peng = refusal(helped, "peng")
    return mark(
        ("红中能做什么", "What may a red dragon do?"),
        (
            "五筒是王霸，红中就替平常的五筒。下面哪些可以？都选上。",
            "The 5 of dots is wild, so the red dragon takes the place of an ordinary 5 of dots. Which of these are "
            "allowed? Mark them all.",
        ),
        [
            option(
                say(("在四筒、六筒中间当五筒", "Be the 5 between the 4 and 6 of dots")),
                between["wins"],
                say(("可以，它就是五筒。", "Yes, it is the 5 of dots.")),
                "wild.stand_in",
            ),
            option(
                say(("和二条、三条凑成顺子", "Complete a run with the 2 and 3 of bamboo")),
                anywhere["wins"],
                say(("不行，它只替五筒，不是王霸。", "No: it takes only the place of the 5 of dots and is no wild.")),
                "wild.stand_in",
            ),
            option(
                say(("替了五筒，还算王霸归位", "Count as a wild at home (王归位) there")),
                home,
                say(
                    (
                        "不算，王归位要真的王霸。",
                        "No: a wild at home is a real wild.",
                    )
                ),
                "worth.gui_wei",
            ),
            option(
                say(("两张红中，碰别人打的红中", "Peng a discarded red dragon with two others")),
                "peng" in pair.legal(YOU),
                say(("可以，红中碰红中。", "Yes, with its like.")),
                "wild.stand_in",
            ),
            option(
                say(("一张红中加一张王霸，碰红中", "Peng a red dragon with one other and a wild")),
                no_peng is None,
                no_peng["text"] if no_peng else {},
                "wild.claims",
            ),
        ],
        lies(("王霸", "Wild"), WILD),
        row(("替五筒", "In its place"), pile(RED)),
    )


def _bait() -> Json:
    entries = waited(YONGZHOU, BAIT, indicator=SHOWN)["waits"]
    found = [entry["tile"] for entry in entries]
    why = say(
        (
            "不论来哪张，都和王霸配成将，{n}种都能胡。这叫王钓。",
            "Whatever comes pairs with the wild: all {n} kinds win. This is wild bait (王钓).",
        ),
        n=len(found),
    )
    words: list[tuple[int, Text]] = [
        (1, ("只有王霸", "Only another wild")),
        (7, ("只有字牌", "Only honours")),
        (len(codes("123456789m123456789s123456789p1234567z")), ("摸什么胡什么", "Whatever I draw")),
    ]
    return choose(
        ("王钓", "Wild bait (王钓)"),
        (
            "四组都成了，只剩一张王霸。轮到你摸牌，摸到什么能胡？",
            "Four melds are complete and a wild is left. It is your turn to draw. What wins?",
        ),
        [option(say(text), len(found) == number, why, "worth.wang_diao") for number, text in words],
        row(YOURS, pile("123m"), pile("456m"), pile("234s"), pile("678s"), pile(WILD, wild=[0])),
    )


def _bait_pays() -> Json:
    won = scored(YONGZHOU, BAIT, "1z", "self", indicator=SHOWN)
    plain = scored(YONGZHOU, BAIT, "1z", "discard", indicator=SHOWN)
    if plain["names"] != ["ji_ben"]:
        raise ValueError("a discard makes more than a plain hand")
    return count(
        ("王钓收多少", "What does it pay?"),
        worded(
            (
                "你摸到东风，胡了王钓。三家一共付你多少分？要是别人打的东风，也能胡，可是只算基础，一家付{n}分。",
                "You draw the east wind and win with wild bait. How many points do the three others pay you together? "
                "On a discarded east wind you win too, but that is a plain hand, and one player pays "
                "{n:point|points}.",
            ),
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
        (
            "宜宾也翻一张，翻开一万，二万就是听用，当什么都行。它还能帮着要牌：别人打三万，你有一张三万，"
            "加一张听用收下，叫飞。以后自己有了三万，可以放上去，把听用换回来，叫提。",
            "In Yibin, too, a tile is turned up: the 1 of characters makes the 2 of characters wild (听用). A wild "
            "also helps to claim. If the 3 of characters is discarded and you hold one, you may take it with that one "
            "and a wild: a fei (飞). With another 3 you may later swap the wild back: a ti (提).",
        ),
        row(TURNED_UP, pile(TURNED), live=True),
        row(("飞", "Fei"), pile("33m2m", "fei", claimed=0, wild=[2])),
        row(("提以后", "After the ti"), pile("333m", "peng")),
        rule="yibin/wild.fei",
    )


def _three_discarded(mine: str = FEI_HAND) -> Hand:
    """Return a hand in which the previous player has just discarded the 3 of characters."""
    hand = deal(YIBIN, f"{mine}9p", READY, "", "3m", shown=TURNED, wall="4m7p9s3m", dealer=PREVIOUS)
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
        told = refused["text"] if refused else say(why)
        made.append(
            option(say(words), action in hand.legal(YOU), told, f"{YIBIN}/{refused['rule'] if refused else rule}")
        )
    return mark(
        ("上家打出三万", "The previous player discards the 3 of characters"),
        (
            "你有一张三万、一张听用（二万）。现在可以做什么？都选上。",
            "You hold one 3 of characters and a wild, the 2 of characters. What may you do? Mark everything that is "
            "allowed.",
        ),
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
        (
            "桌上是你飞的三万，你又摸到一张三万，拿它去换听用。下家正好听三万。会怎样？",
            "Your fei of the 3 of characters lies there. You draw another 3 and swap it for the wild, but the next "
            "player waits for the 3 of characters. What happens?",
        ),
        [
            option(
                say(("听用回到我手里，谁也拦不了", "The wild is mine again; nobody can stop it")),
                not robbed,
                why,
                f"{YIBIN}/wild.ti_win",
            ),
            option(
                say(("下家可以胡这张三万，算我点炮", "The next player may win on the 3, as on my discard")),
                robbed,
                why,
                f"{YIBIN}/wild.ti_win",
            ),
            option(
                say(("提要等别人打出三万", "A ti needs a discarded 3")),
                warned is None,
                say(("提用自己的牌，轮到自己时做。", "A ti takes a tile of your own, on your own turn.")),
                f"{YIBIN}/wild.ti",
            ),
        ],
        row(("你的飞", "Your fei"), pile("33m2m", "fei", claimed=0, wild=[2])),
        row(("你摸到", "You draw"), pile("3m"), live=True),
    )


def _discarded() -> Json:
    yibin = deal(YIBIN, ANY, shown=TURNED)
    yongzhou = deal(YONGZHOU, WILD, shown=SHOWN)
    dead = effect(yibin, f"discard {ANY}", "kills_hand")
    alive = effect(yongzhou, f"discard {WILD}", "kills_hand") is None
    why = dead["text"] if dead else {}
    allowed = refusal(yibin, f"discard {ANY}") is None
    return choose(
        ("打掉一张听用", "Discarding a wild in Yibin"),
        (
            "永州的王霸可以打，打出来谁也不能要。宜宾的听用呢？",
            "In Yongzhou a wild may be discarded, and nobody may claim it. What about a wild in Yibin?",
        ),
        [
            option(
                say(("一样，打了没有别的事", "The same; nothing else follows")),
                allowed and dead is None and alive,
                why,
                f"{YIBIN}/wild.discard",
            ),
            option(
                say(("打了就停胡，这一局不能再胡", "My hand is out and cannot win any more")),
                dead is not None and alive,
                why,
                f"{YIBIN}/wild.discard",
            ),
            option(
                say(("不许打", "It may not be discarded")),
                not allowed,
                say(("许打，可是打了就停胡。", "It may, but then your hand is out (停胡).")),
                f"{YIBIN}/wild.discard",
            ),
        ],
        row(("听用", "Wild"), pile(ANY), live=True),
    )
