"""Lesson 7: what a complete hand is made of, what a hand waits for, and which discards may be claimed."""

from __future__ import annotations

from itertools import combinations

from hupai import games
from hupai.mahjong.hand.divisions import PAIR, divisions
from hupai.mahjong.melds import CHI, PENG, meld_of
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.tiles import Kind, code, counts_of
from hupai.table.hand import Hand
from hupai_learn.mahjong.table import (
    KAWUXING,
    YIBIN,
    YONGZHOU,
    deal,
    effect,
    play,
    refusal,
    scored,
    until_turn,
    waited,
)
from hupai_learn.mahjong.text import joined, say, worded
from hupai_learn.mahjong.tiles import codes, groups, held, lies, pile
from hupai_learn.steps import Json, answer, choose, count, mark, option, pick, read, row
from hupai_learn.text import YOU, Said, Text

PREVIOUS = 2
"""The seat of the player before the learner at a table of three."""

YOURS: Text = ("你的手牌", "Your hand")
PART: Text = ("你手里有", "You hold")

COMPLETE = ("", "345s 888s 123p 567p 7z"), "7z"
RUNS = "33445555s 678p 222p"
"""Fourteen tiles with several pairs; only one of them leaves four melds."""
OPEN = ("", "45s 888s 123p 567p 77z")
"""A hand that waits for either end of a run."""
LONG = ("", "34567s 123p 678p 77z")
"""A hand that waits for three kinds of tile."""
SEEN = "2s5s88s"
"""Tiles that lie on the table, some of which LONG waits for."""
CLAIM = "99p78p1s4s4s6s6s9s6z5z5z"
"""A hand with a pair of 九筒 and two tiles beside it."""


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "sets",
        "title": say(("组、将和听牌", "Melds, the pair, and waiting")),
        "about": say(
            (
                "麻将的牌怎样成：四组加一对将；听什么，还剩几张，别人的牌能不能要。",
                "What makes a mahjong hand: four melds and a pair; what you wait for, and which tiles you may claim.",
            )
        ),
        "face": ["1p", "2p", "3p"],
        "steps": [
            _tiles(),
            _parts(),
            _pair(),
            _complete(),
            _waiting(),
            _widest(),
            _left(),
            _claim(),
            _kongs(),
        ],
    }


def _tiles() -> Json:
    sizes = {name: sum(deck_of_rules(games[name].rules())) for name in (YONGZHOU, KAWUXING, YIBIN)}
    text = (
        "三门花色：万、条、筒，一到九；字牌是东南西北和中发白。每种四张。永州全用，{all}张；宜宾只用三门花色，{suits}张；"
        "卡五星只用条、筒和中发白，{fewest}张。",
        "Three suits, characters (万), bamboo (条) and dots (筒), run from 1 to 9; the honours are four winds and "
        "three dragons. There are four of each tile. Yongzhou uses all {all}, Yibin the {suits} of the three suits, "
        "Ka Wu Xing bamboo, dots and dragons: {fewest}.",
    )
    return read(
        ("牌", "The tiles"),
        worded(text, all=sizes[YONGZHOU], suits=sizes[YIBIN], fewest=sizes[KAWUXING]),
        held(("万", "Characters"), "123456789m"),
        held(("条", "Bamboo"), "123456789s"),
        held(("筒", "Dots"), "123456789p"),
        held(("字牌", "Honours"), "1234z765z"),
        rule="deal.tiles",
    )


def _parts() -> Json:
    won = scored(KAWUXING, *COMPLETE, "self")
    return read(
        ("四组加一对将", "Four melds and a pair"),
        (
            "十四张牌成了才能胡：四组加一对将。一组是顺子（同一门相连的三张）或刻子（三张一样的）；四张一样的是杠，"
            "也算一组。字牌凑不成顺子。七个对子也算成了。",
            "A win takes a complete hand of fourteen tiles: four melds and a pair. A meld is a run, three numbers in "
            "sequence of one suit, or a triplet of equal tiles; four equal tiles, a kong, are a meld too. Honours form "
            "no runs. Seven pairs are complete as well.",
        ),
        row(("成了的一手牌", "A complete hand"), *groups(won)),
        rule="win.shapes",
    )


def _pair() -> Json:
    kinds = parse_tiles(RUNS)
    found = {group.kind for each in divisions(counts_of(kinds), 0, 4) for group in each if group.group == PAIR}
    answers = [answer(_codes(two), *_judged(two, found), "win.shapes") for two in _pairs_of(kinds)]
    return pick(
        ("哪一对是将", "Which two are the pair?"),
        (
            "这十四张成了。把做将的两张点出来：抽走它们，别的十二张正好是四组。",
            "These fourteen tiles are complete. Pick the two that are the pair: without them the other twelve form "
            "four melds.",
        ),
        codes(RUNS),
        answers,
        otherwise=say(("要点两张。", "Pick two tiles.")),
    )


def _pairs_of(kinds: list[Kind]) -> list[tuple[Kind, ...]]:
    return sorted(set(combinations(sorted(kinds), 2)))


def _judged(two: tuple[Kind, ...], found: set[Kind]) -> tuple[bool, Said]:
    """Whether two tiles are the pair of the complete hand, and why."""
    first, second = two
    if first != second:
        return False, say(("将要两张一样的。", "The pair is two equal tiles."))
    if first in found:
        return True, say(("对。别的十二张正好是四组。", "Yes: the other twelve form four melds."))
    return False, say(("抽走这两张，别的凑不成四组。", "Without these two the others do not form four melds."))


def _codes(kinds: tuple[Kind, ...]) -> list[str]:
    return [code(kind) for kind in kinds]


def _complete() -> Json:
    hands: list[tuple[str, list[str], Text]] = [
        ("", ["234s", "567s", "999s", "456p", "55z"], ("", "")),
        ("", ["11s", "44s", "77s", "33p", "88p", "99p", "77z"], ("", "")),
        ("", ["234s", "567s", "999s", "765z", "33p"], ("字牌凑不成顺子。", "Honours form no run.")),
        ("", ["234s", "567s", "891p", "444p", "66z"], ("八九后面没有一。", "No 1 follows 8 and 9.")),
        ("gang:2222p peng:666z", ["123s", "789s", "44s"], ("", "")),
    ]
    options = []
    for laid, parts, wrong in hands:
        *before, last = codes("".join(parts))
        found = scored(KAWUXING, (laid, "".join(before)), last, "self")
        no_meld = [part for part in parts if len(codes(part)) == 3 and not _is_meld(part)]
        if found["wins"] is bool(no_meld) or bool(no_meld) is not bool(wrong[0]):
            raise ValueError(f"{parts}: {no_meld}, {found['wins']}")
        why = _won(found) if found["wins"] else say(wrong)
        melds = [pile(word.partition(":")[2], word.partition(":")[0]) for word in laid.split()]
        piles = [*melds, *(pile(part) for part in parts)]
        options.append(option(None, found["wins"], why, "win.shapes", piles=piles))
    return mark(
        ("哪几手牌成了", "Which hands are complete?"),
        (
            "每手牌最后一张是自己摸的。哪几手成了？都选上。",
            "The last tile of each hand was drawn by its player. Which hands are complete? Mark them all.",
        ),
        options,
    )


def _is_meld(part: str) -> bool:
    """Whether three tiles are a run or a triplet."""
    kinds = parse_tiles(part)
    return any(meld_of(group, kinds) is not None for group in (CHI, PENG))


def _won(found: Json) -> Said:
    """Return what the hand is: 成了：屁胡。"""
    return joined([say(("成了。", "Complete.")), *(line["text"] for line in found["lines"] if "item" in line["line"])])


def _waiting() -> Json:
    candidates = "3456s5p8p7z"
    waits = [entry["tile"] for entry in waited(KAWUXING, OPEN)["waits"]]
    notes = {
        tile: say(("来了{tile}，牌成不了。", "With the {tile} the hand is not complete."), tile=tile)
        for tile in codes(candidates)
        if tile not in waits
    }
    return pick(
        ("听什么牌", "What do you wait for?"),
        (
            "差一张就成，叫听牌。这十三张听哪几种？都点上。",
            "A hand that lacks one tile waits for it (听). Which of these seven tiles complete yours? Pick them all.",
        ),
        codes(candidates),
        [
            answer(
                [tile for tile in codes(candidates) if tile in waits],
                True,
                say(("对，四五条两头都能凑成顺子。", "Yes: either end makes a run of the 4 and 5 of bamboo.")),
                "win.shapes",
            )
        ],
        held(YOURS, OPEN[1]),
        notes=notes,
        missing=say(("还有没找全的。", "Some are missing.")),
        otherwise=say(("先点一张。", "Pick a tile first.")),
    )


def _widest() -> Json:
    rest = "123p 678p 999p"
    parts = ["46s 77z", "33s 77z", "45s 77z", "2345s", "2223s"]
    found = [waited(KAWUXING, ("", f"{rest} {part}")) for part in parts]
    most = max(one["left"] for one in found)
    options = [
        option(
            None,
            one["left"] == most,
            say(
                ("听{waits}，一共还有{n}张。", "It waits for {waits}: {n} tiles in all."),
                waits=[entry["tile"] for entry in one["waits"]],
                n=one["left"],
            ),
            "win.shapes",
            piles=[pile(each) for each in part.split()],
        )
        for part, one in zip(parts, found, strict=True)
    ]
    return choose(
        ("哪样听得最宽", "Which waits for the most tiles?"),
        (
            "九张已经成了三组，剩下四张。四张这样摆，哪样听的牌张数最多？自己手里的不算。",
            "Nine tiles form three melds, and four are left. Which four wait for the most tiles, those in your own "
            "hand not counted?",
        ),
        options,
        row(("三组", "Three melds"), *(pile(each) for each in rest.split())),
    )


def _left() -> Json:
    found = waited(KAWUXING, LONG, seen=SEEN)
    lines = [
        say(("{tile}还有{n}张。", "{n} left of the {tile}."), tile=entry["tile"], n=entry["left"])
        for entry in found["waits"]
    ]
    return count(
        ("还剩几张", "How many are left?"),
        (
            "三四五六七条，一头一尾和中间都听。桌上已经打出二条、五条和两张八条。你听的牌还有几张没露面？",
            "The run of five waits at both ends and in the middle. A 2, a 5 and two 8 of bamboo have been discarded. "
            "How many of the tiles that you wait for have you not seen yet?",
        ),
        found["left"],
        [
            *lines,
            say(
                ("每种四张，去掉手里和桌上的：一共{n}张。", "Four of each less those you see: {n} in all."),
                n=found["left"],
            ),
        ],
        held(YOURS, LONG[1]),
        held(("桌上打出的", "Discarded"), SEEN),
        rule="deal.tiles",
        asked={"waits": {"game": KAWUXING, "hand": LONG[1], "seen": SEEN}},
    )


def _claim() -> Json:
    hand = play(deal(KAWUXING, CLAIM, "", "9p", dealer=PREVIOUS), "2 discard 9p")
    options: list[tuple[str, Text, Text]] = [
        ("peng", ("碰：两张九筒加这一张", "Peng: my two 9 of dots and this one"), ("可以。", "Yes.")),
        ("chi 789p", ("吃：凑成七八九筒", "Chi: a run 7-8-9 of dots"), ("可以。", "Yes.")),
        ("gang", ("杠", "Kong"), ("可以。", "Yes.")),
        ("hu", ("胡", "Win (hu)"), ("可以。", "Yes.")),
        ("pass", ("过，不要", "Pass"), ("可以，碰不碰由你。", "Yes: nobody has to peng.")),
    ]
    rules = {"peng": "claim.peng", "pass": "claim.peng"}
    return mark(
        ("上家打出九筒", "The previous player discards the 9 of dots"),
        (
            "你手里有一对九筒，还有七筒、八筒。现在可以做什么？都选上。碰了要摆在桌上，再打一张。",
            "You hold a pair of it, and the 7 and 8. What may you do? Mark everything that is allowed. A peng is laid "
            "on the table, and a discard follows.",
        ),
        [_allowed(hand, action, words, why, rules.get(action, "turn.window")) for action, words, why in options],
        lies(("上家打出", "Discarded"), "9p"),
        row(PART, pile("99p"), pile("78p")),
    )


def _allowed(hand: Hand, action: str, words: Text, why: Text, rule: str) -> Json:
    """Return an action as an option. It is right if the engine allows it; else the engine says why not."""
    if action in hand.legal(YOU):
        return option(say(words), True, say(why), rule)
    refused = refusal(hand, action)
    if refused is None:
        raise ValueError(f"{action} is neither legal nor refused")
    return option(say(words), False, refused["text"], refused["rule"])


def _kongs() -> Json:
    claimed = play(deal(KAWUXING, "999p", "", "9p", dealer=PREVIOUS), "2 discard 9p")
    own = deal(KAWUXING, "9999p")
    after_peng = ("2 discard 9p", "0 peng", "0 discard 1s")
    drawn = until_turn(play(deal(KAWUXING, "99p1s", "", "9p", wall="3s6s9p", dealer=PREVIOUS), *after_peng))
    # The next player could win, so the discard lies until that player has answered.
    ready = "111222333p55p78p"
    discarded = play(deal(KAWUXING, "99p1s", ready, "99p", wall="3s6s", dealer=PREVIOUS), *after_peng, "2 discard 9p")
    third = play(deal(KAWUXING, "99p", "", "9p", dealer=PREVIOUS), "2 discard 9p")
    robbed = effect(drawn, "jiagang 9p", "may_be_robbed")
    cases: list[tuple[Hand, str, Text, Said]] = [
        (
            claimed,
            "gang",
            ("手里三张，别人打出第四张", "Three in your hand; another player discards the fourth"),
            say(("可以，这是放杠；要不要由你。", "Yes, a claimed kong (放杠), if you like.")),
        ),
        (
            own,
            "angang 9p",
            ("手里四张，轮到自己", "Four in your hand, on your own turn"),
            say(("可以，这是暗杠。", "Yes, a concealed kong (暗杠).")),
        ),
        (
            drawn,
            "jiagang 9p",
            ("碰过的牌，自己摸到第四张", "A peng on the table; you draw the fourth"),
            joined([say(("可以，这是蓄杠。", "Yes, an added kong (蓄杠).")), robbed["text"] if robbed else {}]),
        ),
        (
            discarded,
            "gang",
            ("碰过的牌，别人打出第四张", "A peng on the table; another player discards the fourth"),
            say(("可以。", "Yes.")),
        ),
        (
            third,
            "gang",
            ("手里两张，别人打出第三张", "Two in your hand; another player discards the third"),
            say(("可以。", "Yes.")),
        ),
    ]
    return mark(
        ("四张一样的：杠", "Four of a kind: a kong"),
        (
            "凑齐四张一样的可以杠：摆在桌上，再从牌墙补一张。下面哪几种能杠？都选上。",
            "Four equal tiles may be laid as a kong, and a tile from the wall replaces the fourth. Which of these make "
            "a kong? Mark them all.",
        ),
        [_kong(*case) for case in cases],
        row(("四张九筒", "Four 9 of dots"), pile("9999p", "gang")),
    )


def _kong(hand: Hand, action: str, words: Text, why: Said) -> Json:
    """Return a case as an option. It is right if the engine allows the kong; else the engine says why not."""
    refused = refusal(hand, action)
    if (refused is None) != (action in hand.legal(YOU)):
        raise ValueError(f"{action}: {refused}, {hand.legal(YOU)}")
    return option(say(words), refused is None, refused["text"] if refused else why, "kong.kinds")
