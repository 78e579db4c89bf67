"""The last steps of the first mahjong lesson: which discards may be claimed, and what makes a kong."""

from __future__ import annotations

from hupai import games
from hupai.table.hand import Hand
from hupai_learn.mahjong.table import (
    KAWUXING,
    PREVIOUS_OF_THREE,
    YIBIN,
    YONGZHOU,
    deal,
    effect,
    play,
    refusal,
    until_turn,
)
from hupai_learn.mahjong.text import joined, say
from hupai_learn.mahjong.tiles import lies, pile
from hupai_learn.steps import Json, mark, option, row
from hupai_learn.text import YOU, Said, Text

CLAIM = "99p78p1s4s4s6s6s9s6z5z5z"
"""A hand with a pair of 九筒 and two tiles beside it."""


def claiming() -> Json:
    """Return the step that asks what may be done with a discard."""
    if any(games[name].rules().chi for name in (YONGZHOU, KAWUXING, YIBIN)):
        raise ValueError("a game has the chi")
    hand = play(deal(KAWUXING, CLAIM, "", "9p", dealer=PREVIOUS_OF_THREE), "2 discard 9p")
    options: list[tuple[str, Text, Text]] = [
        (
            "peng",
            ("碰：两张九筒加这一张", "Peng: my two 9s and this one"),
            ("可以：亮在桌上，再打一张。", "Yes: laid face up, and you discard."),
        ),
        ("chi 789p", ("吃：凑成七八九筒", "Chi: a run 7-8-9 of dots"), ("可以。", "Yes.")),
        ("gang", ("杠", "Kong"), ("可以。", "Yes.")),
        ("hu", ("胡", "Win (hu)"), ("可以。", "Yes.")),
        ("pass", ("过，不要", "Pass"), ("可以，碰不碰由你。", "Yes: a peng is optional.")),
    ]
    rules = {"peng": "claim.peng", "pass": "claim.peng"}
    return mark(
        ("上家打出九筒", "The previous player discards the 9 of dots"),
        "别人打的牌：手里有两张同样的可以碰，有三张的可以杠，差这一张就成的可以胡（卡五星还要够倍数），打的人算点炮；"
        "凑顺子的吃，这里没有。你有一对九筒，还有七筒、八筒，别的都不挨着。可以做什么？都选上。",
        "A discard may be claimed with two like it for a triplet (peng, 碰), with three for a kong, or to win if "
        "it completes the hand (in Ka Wu Xing one worth enough). There is no chi (吃), a run with a discard. You "
        "hold two 9s, a 7, an 8 and nothing else that fits. What may you do? Mark everything that is allowed.",
        [_allowed(hand, action, words, why, rules.get(action, "turn.window")) for action, words, why in options],
        lies(("上家打出", "Discarded"), "9p"),
        row(("你手里有", "You hold"), pile("99p"), pile("78p")),
    )


def _allowed(hand: Hand, action: str, words: Text, why: Text, rule: str) -> Json:
    """Return an action as an option. It is right if the engine allows it; else the engine says why not."""
    if action in hand.legal(YOU):
        return option(say(*words), True, say(*why), rule)
    refused = refusal(hand, action)
    if refused is None:
        raise ValueError(f"{action} is neither legal nor refused")
    return option(say(*words), False, refused["text"], refused["rule"])


def kongs() -> Json:
    """Return the step that asks which equal tiles make a kong."""
    claimed = play(deal(KAWUXING, "999p", "", "9p", dealer=PREVIOUS_OF_THREE), "2 discard 9p")
    own = deal(KAWUXING, "9999p")
    after_peng = ("2 discard 9p", "0 peng", "0 discard 1s")
    drawn = until_turn(play(deal(KAWUXING, "99p1s", "", "9p", wall="3s6s9p", dealer=PREVIOUS_OF_THREE), *after_peng))
    # The next player could win, so the discard lies until that player has answered.
    ready = "111222333p55p78p"
    discarded = play(
        deal(KAWUXING, "99p1s", ready, "99p", wall="3s6s", dealer=PREVIOUS_OF_THREE), *after_peng, "2 discard 9p"
    )
    third = play(deal(KAWUXING, "99p", "", "9p", dealer=PREVIOUS_OF_THREE), "2 discard 9p")
    robbed = effect(drawn, "jiagang 9p", "may_be_robbed")
    cases: list[tuple[Hand, str, Text, Said]] = [
        (
            claimed,
            "gang",
            ("手里三张，别人打出第四张", "Three in your hand; another player discards the fourth"),
            say("可以，叫放杠，别处叫明杠；要不要由你。", "Yes, a claimed kong (放杠, 明杠), if you like."),
        ),
        (
            own,
            "angang 9p",
            ("手里四张，自己刚摸了牌", "Four in your hand, after your own draw"),
            say("可以，叫暗杠。", "Yes, a concealed kong (暗杠)."),
        ),
        (
            drawn,
            "jiagang 9p",
            ("碰过的牌，自己摸到第四张", "A peng on the table; you draw the fourth"),
            joined(
                [
                    say("可以，叫蓄杠，别处叫补杠。", "Yes, an added kong (蓄杠, 补杠)."),
                    robbed["text"] if robbed else {},
                ]
            ),
        ),
        (
            discarded,
            "gang",
            ("碰过的牌，别人打出第四张", "A peng on the table; another player discards the fourth"),
            say("可以。", "Yes."),
        ),
        (
            third,
            "gang",
            ("手里两张，别人打出第三张", "Two in your hand; another player discards the third"),
            say("可以。", "Yes."),
        ),
    ]
    return mark(
        ("四张一样的：杠", "Four of a kind: a kong"),
        "杠是四张一样的，亮在桌上，再从牌墙补一张。手里三张，可以杠别人打的第四张；手里四张，自己摸了牌可以杠；碰过的，"
        "第四张要是自己的，别人打的不行。下面哪几种能杠？都选上。",
        "A kong is four equal tiles, laid face up; you draw one more. Three in your hand take a discarded fourth, "
        "four in your hand are laid after your own draw, and to a peng you add only a fourth of your own, never "
        "a discard. Which of these make a kong? Mark them all.",
        [_kong(*case) for case in cases],
        row(("四张九筒", "Four 9 of dots"), pile("9999p", "gang")),
    )


def _kong(hand: Hand, action: str, words: Text, why: Said) -> Json:
    """Return a case as an option. It is right if the engine allows the kong; else the engine says why not."""
    refused = refusal(hand, action)
    if (refused is None) != (action in hand.legal(YOU)):
        raise ValueError(f"{action}: {refused}, {hand.legal(YOU)}")
    return option(say(*words), refused is None, refused["text"] if refused else why, "kong.kinds")
