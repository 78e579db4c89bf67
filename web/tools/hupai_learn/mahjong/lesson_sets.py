"""Mahjong, lesson 1: a turn, what a complete hand is made of, what a hand waits for, which discards may be claimed."""

from __future__ import annotations

from itertools import combinations

from hupai import games
from hupai.mahjong.hand.divisions import PAIR, divisions
from hupai.mahjong.melds import CHI, PENG, meld_of
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.tiles import Kind, code, counts_of
from hupai_learn.mahjong.claims import claiming, kongs
from hupai_learn.mahjong.table import (
    KAWUXING,
    PREVIOUS_OF_THREE,
    YIBIN,
    YONGZHOU,
    deal,
    play,
    scored,
    waited,
)
from hupai_learn.mahjong.text import say, worded
from hupai_learn.mahjong.tiles import codes, groups, held, lies, pile
from hupai_learn.steps import Json, answer, choose, count, mark, option, pick, read, row
from hupai_learn.text import YOU, Said, Text

YOURS: Text = ("你的手牌", "Your hand")

DRAWN = "34669s123p789p66z", "5z"
"""A hand, and a tile that it has no use for."""
COMPLETE = ("", "345s 888s 123p 567p 7z"), "7z"
RUNS = "33445555s 678p 222p"
"""Fourteen tiles with several pairs; only one of them leaves four melds."""
OPEN = ("", "45s 888s 123p 567p 77z")
"""A hand that waits for either end of a run."""
LONG = ("", "34567s 123p 678p 77z")
"""A hand that waits for three kinds of tile."""
SEEN = "2s5s88s"
"""Tiles that lie on the table; LONG waits for all of these kinds."""


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "sets",
        "title": say("组、将和听牌", "Melds, the pair, and waiting"),
        "about": say(
            "麻将的牌怎样成：四组加一对将；听什么，还剩几张，别人的牌能不能要。",
            "What makes a mahjong hand: four melds and a pair; what you wait for, and which tiles you may claim.",
        ),
        "face": ["1p", "2p", "3p"],
        "steps": [
            _tiles(),
            _turn(),
            _parts(),
            _pair(),
            _complete(),
            _waiting(),
            _widest(),
            _left(),
            claiming(),
            kongs(),
        ],
    }


def _tiles() -> Json:
    sizes = {name: sum(deck_of_rules(games[name].rules())) for name in (YONGZHOU, KAWUXING, YIBIN)}
    text = (
        "三门花色：万、条、筒，一到九；字牌是东南西北和中发白。每种四张。永州麻将全用，{all}张；宜宾麻将只用花色，{suits}张；"
        "卡五星用条、筒和中发白，{fewest}张。",
        "Three suits, characters (万), bamboo (条) and dots (筒), run from 1 to 9; the honours are four winds and "
        "three dragons. There are four of each tile. Yongzhou mahjong uses all {all}, Yibin mahjong the {suits} of "
        "the suits, Ka Wu Xing bamboo, dots and dragons: {fewest}.",
    )
    return read(
        ("牌", "The tiles"),
        *worded(*text, all=sizes[YONGZHOU], suits=sizes[YIBIN], fewest=sizes[KAWUXING]),
        held(("万", "Characters"), "123456789m"),
        held(("条", "Bamboo"), "123456789s"),
        held(("筒", "Dots"), "123456789p"),
        held(("字牌", "Honours"), "1234z765z"),
        rule="deal.tiles",
    )


def _turn() -> Json:
    hand = play(deal(KAWUXING, DRAWN[0], "", "9p", wall=DRAWN[1], dealer=PREVIOUS_OF_THREE), "2 discard 9p")
    if hand.to_act != (YOU,) or f"discard {DRAWN[1]}" not in hand.legal(YOU):
        raise ValueError(f"the learner does not discard: {hand.to_act}, {hand.legal(YOU)}")
    return read(
        ("摸一张，打一张", "Draw one, discard one"),
        "每人十三张，庄家多一张，先打。轮到你，从牌墙（扣着的牌）摸一张：成了可以胡，没成就打一张，亮在桌上。没人要，"
        "右手边的下家接着摸。",
        "Everybody holds thirteen tiles; the dealer has one more and discards first. On your turn you draw from "
        "the wall, the tiles that lie face down. If your hand is complete, you may win (hu, 胡); if not, you "
        "discard one, face up. If nobody claims it, the next player, on your right, draws.",
        lies(("你摸到", "You draw"), DRAWN[1]),
        held(YOURS, DRAWN[0]),
        rule="turn.order",
    )


def _parts() -> Json:
    won = scored(KAWUXING, *COMPLETE, "self")
    return read(
        ("四组加一对将", "Four melds and a pair"),
        "成了的牌通常是四组加一对将，一共十四张。一组是顺子（同一门相连的三张）或刻子（三张一样的）；字牌凑不成顺子。"
        "四张一样的叫杠，也算一组，这样手里就多一张。七个对子也算成了。",
        "A complete hand is usually four melds and a pair, fourteen tiles. A meld is a run, three numbers in "
        "sequence of one suit, or a triplet of equal tiles; honours form no runs. Four equal tiles, a kong, are "
        "one meld too, and then the hand has a tile more. Seven pairs are complete as well.",
        row(("成了的一手牌", "A complete hand"), *groups(won)),
        rule="win.shapes",
    )


def _pair() -> Json:
    kinds = parse_tiles(RUNS)
    found = {group.kind for each in divisions(counts_of(kinds), 0, 4) for group in each if group.group == PAIR}
    answers = [answer(_codes(two), *_judged(two, found), "win.shapes") for two in _pairs_of(kinds)]
    return pick(
        ("哪一对是将", "Which two are the pair?"),
        "这十四张成了。把做将的两张点出来：抽走它们，别的十二张正好是四组。",
        "These fourteen tiles are complete. Pick the two that are the pair: without them the other twelve form "
        "four melds.",
        codes(RUNS),
        answers,
        otherwise=say("要点两张。", "Pick two tiles."),
    )


def _pairs_of(kinds: list[Kind]) -> list[tuple[Kind, ...]]:
    return sorted(set(combinations(sorted(kinds), 2)))


def _judged(two: tuple[Kind, ...], found: set[Kind]) -> tuple[bool, Said]:
    """Whether two tiles are the pair of the complete hand, and why."""
    first, second = two
    if first != second:
        return False, say("将要两张一样的。", "The pair is two equal tiles.")
    if first in found:
        return True, say("对。别的十二张正好是四组。", "Yes: the other twelve form four melds.")
    return False, say("抽走这两张，别的凑不成四组。", "Without these two the others do not form four melds.")


def _codes(kinds: tuple[Kind, ...]) -> list[str]:
    return [code(kind) for kind in kinds]


def _complete() -> Json:
    hands: list[tuple[str, list[str], Text]] = [
        ("", ["234s", "567s", "999s", "456p", "55z"], ("", "")),
        ("", ["11s", "44s", "77s", "33p", "88p", "99p", "77z"], ("", "")),
        ("", ["234s", "567s", "999s", "765z", "33p"], ("字牌凑不成顺子。", "Honours form no run.")),
        ("", ["234s", "567s", "891p", "444p", "66z"], ("八九后面没有一。", "No 1 follows 8 and 9.")),
        ("gang:2222p", ["123s", "789s", "666z", "44s"], ("", "")),
    ]
    options = []
    for laid, parts, wrong in hands:
        *before, last = codes("".join(parts))
        found = scored(KAWUXING, (laid, "".join(before)), last, "self")
        no_meld = [part for part in parts if len(codes(part)) == 3 and not _is_meld(part)]
        if found["wins"] is bool(no_meld) or bool(no_meld) is not bool(wrong[0]):
            raise ValueError(f"{parts}: {no_meld}, {found['wins']}")
        why = _won(found) if found["wins"] else say(*wrong)
        melds = [pile(word.partition(":")[2], word.partition(":")[0]) for word in laid.split()]
        piles = [*melds, *(pile(part) for part in parts)]
        options.append(option(None, found["wins"], why, "win.shapes", piles=piles))
    return mark(
        ("哪几手牌成了", "Which hands are complete?"),
        "每手牌最后一张是自己摸的。哪几手成了？都选上。",
        "The last tile of each hand was drawn by its player. Which hands are complete? Mark them all.",
        options,
    )


def _is_meld(part: str) -> bool:
    """Whether three tiles are a run or a triplet."""
    kinds = parse_tiles(part)
    return any(meld_of(group, kinds) is not None for group in (CHI, PENG))


def _won(found: Json) -> Said:
    """Return of which groups the engine says that the hand is made."""
    pairs = [one["kind"] for one in found["groups"]].count("pair")
    if pairs == 7:
        return say("成了：七个对子。", "Complete: seven pairs.")
    return say("成了：四组加一对将。", "Complete: four melds and a pair.")


def _waiting() -> Json:
    candidates = "3456s5p8p7z"
    waits = [entry["tile"] for entry in waited(KAWUXING, OPEN)["waits"]]
    notes = {
        tile: say("来了{tile}，牌成不了。", "With the {tile} the hand is not complete.", tile=tile)
        for tile in codes(candidates)
        if tile not in waits
    }
    return pick(
        ("听什么牌", "What do you wait for?"),
        "差一张就成，叫听牌。这十三张听哪几种？都点上。",
        "A hand that lacks one tile waits for it (听). Which of these seven tiles complete yours? Pick them all.",
        codes(candidates),
        [
            answer(
                [tile for tile in codes(candidates) if tile in waits],
                True,
                say("对，四五条两头都能凑成顺子。", "Yes: either end makes a run of the 4 and 5 of bamboo."),
                "win.shapes",
            )
        ],
        held(YOURS, OPEN[1]),
        notes=notes,
        missing=say("还有没找全的。", "Some are missing."),
        otherwise=say("先点一张。", "Pick a tile first."),
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
                "听{waits}，一共还有{n}张。",
                "It waits for {waits}: {n} tiles in all.",
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
        "九张已经成了三组，剩下四张。四张这样摆，哪样听的牌张数最多？自己手里的不算。",
        "Nine tiles form three melds, and four are left. Which four wait for the most tiles, those in your own "
        "hand not counted?",
        options,
        row(("三组", "Three melds"), *(pile(each) for each in rest.split())),
    )


def _left() -> Json:
    found = waited(KAWUXING, LONG, seen=SEEN)
    lines = [
        say("{tile}还有{n}张。", "{n} left of the {tile}.", tile=entry["tile"], n=entry["left"])
        for entry in found["waits"]
    ]
    return count(
        ("还剩几张", "How many are left?"),
        "三四五六七条，一头一尾和中间都听。桌上已经打出二条、五条和两张八条。你听的牌还有几张没露面？",
        "The run of five waits at both ends and in the middle. A 2, a 5 and two 8 of bamboo have been discarded. "
        "How many of the tiles that you wait for have you not seen yet?",
        found["left"],
        [
            *lines,
            say(
                "每种四张，去掉手里和桌上的：一共{n}张。",
                "Four of each less those you see: {n} in all.",
                n=found["left"],
            ),
        ],
        held(YOURS, LONG[1]),
        held(("桌上打出的", "Discarded"), SEEN),
        rule="deal.tiles",
        asked={"waits": {"game": KAWUXING, "hand": LONG[1], "seen": SEEN}},
    )
