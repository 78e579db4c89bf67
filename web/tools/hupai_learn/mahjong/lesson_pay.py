"""Mahjong, lesson 3: what wins pay in 卡五星 (factors, revealed hands, kongs) and in the blood battle of 宜宾."""

from __future__ import annotations

from typing import Any

from hupai_learn.mahjong.table import (
    KAWUXING,
    NEXT,
    PREVIOUS_OF_FOUR,
    YIBIN,
    asked,
    deal,
    payment_lines,
    play,
    scored,
    until_over,
)
from hupai_learn.mahjong.text import joined, say, worded
from hupai_learn.mahjong.tiles import groups, held, lies, pile
from hupai_learn.steps import Json, choose, count, mark, option, read, row
from hupai_learn.text import YOU, Said, Text

CASES = (("4556s", "5s"), ("4688s", "5s"), ("2245667s", "5s"), ("3466s", "5s"), ("5577s", "5s"), ("2245667s", "8s"))
"""Tiles that wait for a 5 or an 8, and the tile that comes."""
REST = "123p777p999s"
"""Melds that go with them."""
FOUR = ("", "2245556s123p777p")
"""A hand that wins on the fourth 五条, which is also the middle of a run."""
PLAIN_HAND = ("", "234s678s123p456p9p")
"""A hand that is worth nothing besides the win."""
TRIPLETS = ("", "222s555s888p77z44p")
"""Four triplets and a pair, but for one tile."""
TWO_FOURS = "9999p1111s"
ONE_SUIT = ("gang:1111s peng:999s", "234s678s5s")
"""Tiles of one suit with a kong."""
TWO_SUITS = ("", "123456789s22p34p")
"""A hand of two suits without a wild."""
INDICATOR = "1m"
"""The tile turned up in 宜宾: the 2 of characters is wild."""
ALL_SUITS = "5799m2258s3699p4s"
"""A hand of all three suits that waits for nothing."""
WINNER, OTHERS = "2222m123456s567m", ("1344579m135679p", "135678m469m13579p")
"""A hand with all wilds that waits for any tile, and two hands of two suits each that wait for nothing."""


MINE: Text = ("你的牌", "Your tiles")


def lesson() -> Json:
    """Return the lesson."""
    return {
        "id": "pay",
        "title": say("卡五星、血战和付分", "Ka Wu Xing, blood battle, and what pays"),
        "about": say(
            "倍数怎样乘，番数怎样加；谁付谁，明牌、杠、花猪各是怎么回事。",
            "How multipliers work and fan are added; who pays whom, for wins, kongs, revealed hands, and at the end.",
        ),
        "face": ["4s", "5s", "6s"],
        "steps": [
            _middle(),
            _which(),
            _product(),
            _minimum(),
            _revealed(),
            _kongs(),
            _battle(),
            _fan(),
            _payers(),
            _pig(),
        ],
    }


def _middle() -> Json:
    won = scored(KAWUXING, ("", f"{REST}4688s"), "5s", "self")
    plain = scored(KAWUXING, PLAIN_HAND, "9p", "self")
    if (won["names"], plain["names"]) != (["ka_wu_xing"], ["pi_hu"]):
        raise ValueError(f"{won['names']}, {plain['names']}")
    return read(
        ("卡五星", "Ka wu xing"),
        *worded(
            "卡五星三个人打，胡了按倍数收分：屁胡（什么名堂都没有）{plain}倍，就是{each}分；有几样名堂，倍数相乘。"
            "胡的五条、五筒正好卡在四和六中间，也叫卡五星，{n}倍。点炮只有打的人付，自摸另外两家都付。",
            "Three play Ka Wu Xing, and a win pays by its multiplier. A plain hand (屁胡) is ×{plain}: "
            "{each:point|points}. Whatever is special multiplies by its own. A win on the 5 of bamboo "
            "or dots between 4 and 6 is itself called ka wu xing (卡五星): ×{n}. A discard is paid by the "
            "discarder alone, an own draw by both others.",
            plain=plain["multiplier"],
            each=plain["pay_each"],
            n=won["multiplier"],
        ),
        row(MINE, *groups(won)),
        rule="worth.ka_wu_xing",
    )


def _which() -> Json:
    options = []
    for open_part, win in CASES:
        won = scored(KAWUXING, ("", f"{REST[:8] if len(open_part) > 5 else REST}{open_part}"), win, "self")
        right = "ka_wu_xing" in won["names"]
        why = _in_the_middle(won, win, right)
        options.append(option(None, right, why, "worth.ka_wu_xing", piles=[pile(open_part), pile(win, last=0)]))
    return mark(
        ("哪几种是卡五星", "Which of these are ka wu xing?"),
        "别的牌都成了组，没画出来；剩下这几张，胡圈起来的那张。哪几种算卡五星？都选上。",
        "The melds are not shown; the rest of the hand wins on the tile with the ring. Which wins are ka wu xing? "
        "Mark them all.",
        options,
    )


def _in_the_middle(won: dict[str, Any], win: str, right: bool) -> Said:
    """Return where the winning tile stands in the engine's reading."""
    group = next(one for one in won["groups"] if one["last"] is not None)
    if right:
        return say(
            "{tile}正好在{tiles}的中间。", "The {tile} is the middle of {tiles}.", tile=win, tiles=group["tiles"]
        )
    if win[0] != "5":
        return say("胡的是{tile}，不是五。", "The winning tile is the {tile}, not a 5.", tile=win)
    return say(
        "{tile}凑成{tiles}，不在四和六中间。",
        "The {tile} completes {tiles} and is not between a 4 and a 6.",
        tile=win,
        tiles=group["tiles"],
    )


def _product() -> Json:
    won = scored(KAWUXING, FOUR, "5s", "discard")
    times = {item["id"]: item["amount"] for item in won["items"]}
    return count(
        ("倍数相乘", "Multiply them all"),
        *worded(
            "手里三张五条，别人打出第四张，你胡了。它卡在四条、六条中间，是卡五星，{middle}倍；手里三张、胡第四张，叫暗四归，{four}倍。"
            "一共几倍？",
            "You hold three 5 of bamboo and win on the fourth, a discard. It stands between 4 and 6: ka wu xing, "
            "×{middle}. And it is the fourth to three in your hand: 暗四归, ×{four}. The multiplier in all?",
            middle=times["ka_wu_xing"],
            four=times["an_si_gui"],
        ),
        won["multiplier"],
        _lines(won, "item_times", "product"),
        row(MINE, *groups(won)),
        rule="worth.product",
        asked=asked(KAWUXING, FOUR, "5s", "discard", "multiplier"),
    )


def _lines(won: dict[str, Any], *names: str) -> list[Said]:
    """Return the sentences of these lines of the account."""
    return [line["text"] for line in won["lines"] if line["line"] in names]


def _minimum() -> Json:
    cases: list[tuple[Text, str, str]] = [
        (("自己摸到九筒", "You draw the 9 of dots"), "self", ""),
        (("别人打出九筒", "Another player discards it"), "discard", ""),
        (("别人打出九筒，你明了牌", "It is discarded, and your hand is revealed"), "discard", "me:revealed"),
        (
            ("别人打出九筒，另一家明了牌", "It is discarded, and the third player's hand is revealed"),
            "discard",
            "next:revealed previous:discarder",
        ),
        (("别人杠了以后打出九筒", "It is discarded right after a kong (杠上炮)"), "kong_discard", ""),
    ]
    options = []
    for words, by, seats in cases:
        found = scored(KAWUXING, PLAIN_HAND, "9p", by, seats_state=seats)
        why = joined(_lines(found, "item_times", "payment")) if found["wins"] else found["why"]["text"]
        options.append(option(say(*words), found["wins"], why, "win.min_discard"))
    return mark(
        ("能不能胡", "May you win?"),
        "你听九筒，只是屁胡。卡五星里胡别人的牌至少要两倍，自摸不限。两样能翻倍：你或打牌的人明了牌（听牌后摊开手牌）；"
        "别人杠了，接着打出这张（杠上炮）。哪几种能胡？都选上。",
        "Your hand waits for the 9 of dots and is plain: ×1. A win on another's discard must be worth ×2; an own "
        "draw has no minimum. Two things double: a revealed hand (明牌: it waits and lies open), yours or the "
        "discarder's; and a kong of the discarder just before (杠上炮). Which of these win? Mark them all.",
        options,
        held(MINE, PLAIN_HAND[1]),
    )


def _revealed() -> Json:
    won = scored(KAWUXING, TRIPLETS, "4p", "self", seats_state="next:revealed")
    return count(
        ("明牌翻倍", "Revealed hands double"),
        "你自摸碰碰胡（四组都是刻子），两倍，两家都付。赢家和付的人，有一方明了牌，就付双份。你没有明牌，下家明了，上家没有。你一共收多少分？",
        "You draw the tile for all triplets (碰碰胡, ×2), and both others pay. A payer owes double if winner or "
        "payer has revealed. Your hand is not revealed, the next player's is, the previous player's is not. How "
        "many points do you get in all?",
        sum(payment["points"] for payment in won["pays"]),
        [line["text"] for line in won["lines"]],
        row(MINE, *groups(won)),
        rule="pay.revealed",
        asked=asked(KAWUXING, TRIPLETS, "4p", "self", "points", seats_state="next:revealed"),
    )


def _kongs() -> Json:
    hand = play(deal(KAWUXING, TWO_FOURS), "0 angang 9p", "0 angang 1s")
    paid = hand.table.payments
    if {(payment.payee, payment.why) for payment in paid} != {(YOU, "angang")}:
        raise ValueError(paid)
    return count(
        ("杠也收分", "Kongs are paid, too"),
        *worded(
            "轮到你，手里四张九筒、四张一条。你暗杠九筒，补一张，接着暗杠一条。暗杠每家付{n}分，杠了接着再杠翻倍（杠上杠）。"
            "你一共收多少分？",
            "You hold four 9 of dots and four 1 of bamboo. On your turn you lay the 9s as a concealed kong, draw, "
            "and at once lay the 1s. Each of the two others pays {n:point|points} for a concealed kong, and double "
            "for a kong right after a kong (杠上杠). How many points do you get in all?",
            n=paid[0].points,
        ),
        sum(payment.points for payment in paid),
        payment_lines(hand),
        row(("桌上", "On the table"), pile("9999p", "angang"), pile("1111s", "angang")),
        rule="pay.kong_chain",
    )


def _battle() -> Json:
    won = scored(YIBIN, TWO_SUITS, "5p", "self", indicator=INDICATOR)
    return read(
        ("宜宾打血战", "Blood battle in Yibin"),
        *worded(
            "宜宾四个人打。胡了的离桌，别人接着打，到三家胡了或者牌摸完为止，叫血战。胡的牌最多两门花色。番数相加：一番一倍，"
            "每多一番翻一倍。这手平胡（没有名堂）一番，没有听用再加一番：{fan}番，{n}倍。",
            "Four play in Yibin. A winner leaves, and the others play on until three have won or the wall has run out: "
            "a blood battle (血战). A winning hand has at most two suits. Fan (番) add up: 1 fan is ×1, and each "
            "further one doubles. Here a plain hand (平胡) has 1 fan, and no wild is another: {fan} fan, ×{n}.",
            fan=won["fan"],
            n=won["multiplier"],
        ),
        row(MINE, *groups(won)),
        rule=f"{YIBIN}/end.blood_battle",
    )


def _fan() -> Json:
    won = scored(YIBIN, ONE_SUIT, "5s", "self", indicator=INDICATOR)
    return count(
        ("数番", "Count the fan"),
        "平胡一番；清一色（全是一门）加两番；没有听用加一番；每有四张一样的（根，杠也算）加一番。这手牌一共几番？",
        "A plain hand has 1 fan; one suit (清一色) adds 2, no wild adds 1, and each four of a kind (根), also as a "
        "kong, adds 1. How many fan does this hand have?",
        won["fan"],
        _lines(won, "item_fan", "fan_sum"),
        row(MINE, *groups(won)),
        rule=f"{YIBIN}/worth.fan",
        asked=asked(YIBIN, ONE_SUIT, "5s", "self", "fan", indicator=INDICATOR),
    )


def _payers() -> Json:
    won = scored(YIBIN, TWO_SUITS, "5p", "self", indicator=INDICATOR, seats_state="next:won")
    payers = {payment["seat"] for payment in won["pays"]}
    why = joined(_lines(won, "payment"))
    words: list[tuple[set[str], Text]] = [
        ({"next", "opposite", "previous"}, ("三家都付", "All three others")),
        ({"opposite", "previous"}, ("对家、上家付", "The player opposite and the previous one")),
        ({"previous"}, ("只有上家付", "Only the previous player")),
    ]
    return choose(
        ("谁来付", "Who pays?"),
        "宜宾自摸，还没胡的各家都付；点炮（别人打牌给你胡了），只有打的人付。还是那手平胡：下家早先胡了，已经离桌，现在你自摸五筒。谁付你？",
        "In Yibin an own draw is paid by everybody who has not won yet, a discard by the discarder alone. The "
        "plain hand again: the next player has won before and left, and now you draw the 5 of dots. Who pays you?",
        [option(say(*text), payers == seats, why, f"{YIBIN}/pay.win") for seats, text in words],
        lies(("你摸到", "You draw"), "5p"),
        held(MINE, TWO_SUITS[1]),
    )


def _pig() -> Json:
    hand = deal(YIBIN, ALL_SUITS, WINNER, *OTHERS, shown=INDICATOR, dealer=PREVIOUS_OF_FOUR)
    until_over(play(hand, "3 discard 8m", "1 hu"))
    paid = [payment for payment in hand.result.payments if payment.why == "hua_zhu"]
    if {payment.payer for payment in paid} != {YOU} or [won.seat for won in hand.result.wins] != [NEXT]:
        raise ValueError(hand.result)
    return count(
        ("花猪", "Three suits at the end"),
        *worded(
            "牌摸完了，只有下家胡过。手里还有三门花色的是花猪，要付不是花猪的每家{n}分，胡了的也收。四家里只有你是花猪，"
            "一共付多少分？",
            "The wall has run out, and only the next player has won. Whoever still holds three suits (花猪) pays "
            "{n:point|points} to everybody who does not, winners included. You are the only one. How many points "
            "do you pay in all?",
            n=paid[0].points,
        ),
        sum(payment.points for payment in paid),
        payment_lines(hand, "hua_zhu"),
        held(MINE, ALL_SUITS),
        rule=f"{YIBIN}/pay.flower_pig",
    )
