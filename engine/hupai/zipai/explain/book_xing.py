"""Rules of 省, the bonus cards."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule_by_case, seed
from hupai.zipai.explain.headings import FUGUI, PLAY
from hupai.zipai.explain.rule_words import has_kings
from hupai.zipai.rules.ruleset import ZipaiRules


def _has_xing(rules: ZipaiRules) -> bool:
    return rules.xing != "off"


XING: Final = chapter(
    "xing",
    rule_by_case(
        "xing.when",
        Case(
            "翻醒（省）：胡牌后翻开墩上的下一张来定醒；墩上没牌了，就拿胡的那张当翻出的牌。",
            "After a win the next card of the wall is turned and names the bonus card (翻省); with an empty "
            "wall the winning card takes the place of the turned one.",
            lambda rules: rules.xing == "fan",
        ),
        Case(
            "跟醒：胡的那张牌就是醒；天胡没有胡的那张，赢家最多的那种牌是醒。",
            "The winning card itself is the bonus card (跟省). A heavenly win has no winning card; there it is "
            "the card the winner has most of.",
            lambda rules: rules.xing == "gen",
        ),
        Case("不带醒。", "There is no bonus card."),
        seed("S0", *PLAY, "省").saying(
            "胡牌后翻一张，往后顺推一张是省。",
            "A card is turned after the win; the one after it is the bonus card.",
        ),
        seed("S0", *FUGUI, "【翻省】").saying("翻出的牌往后顺推一张。", "The card after the one turned."),
        seed("S0", *FUGUI, "【跟省】").saying("胡的那张就是省。", "The winning card itself."),
        practice(
            "墩上没牌了拿胡的那张来定，是通行打法；没有王的玩法多数不带醒。",
            "That the winning card takes the place of the turned one is common practice; games without kings "
            "mostly have no bonus card.",
        ),
    ),
    rule_by_case(
        "xing.turned",
        Case(
            "翻出的牌往后顺推一张是醒，大小不变，十后面是一。",
            "The card after the turned one, of the same size, is the bonus card; one follows ten.",
            lambda rules: rules.xing == "fan" and rules.xing_offset == 1,
        ),
        Case(
            "翻出的那张牌就是醒。",
            "The turned card itself is the bonus card.",
            lambda rules: rules.xing == "fan" and rules.xing_offset == 0,
        ),
        Case(
            "翻出的牌往前推一张是醒，大小不变，一前面是十。",
            "The card before the turned one, of the same size, is the bonus card; ten precedes one.",
            lambda rules: rules.xing == "fan",
        ),
        seed("S0", *PLAY, "省"),
        seed("S0", *FUGUI, "【翻省】"),
        practice("有的地方翻出的牌本身就是省。", "Some places take the turned card itself."),
        practice(
            "桂林字牌还有上醒、下醒、重醒，「上」「下」指哪一张说法相反；这里不打。",
            "In Guilin both neighbours of the turned card can count too (上醒, 下醒), and a set of its value "
            "turns another (重醒); texts disagree on which neighbour is which. This is not played here.",
        ),
    ),
    rule_by_case(
        "xing.king",
        Case(
            "定醒的牌是王时，赢家最多的那种牌是醒；连王在内，醒最多{most_xing}张。",
            "If the card that names the bonus card is a king, the bonus card is the one the winner has most "
            "of; there are at most {most_xing}, kings included.",
            lambda rules: _has_xing(rules) and has_kings(rules),
        ),
        seed("S0", *PLAY, "省"),
        practice(),
    ),
    rule_by_case(
        "xing.value",
        Case(
            "赢家的牌里（摆出的和胡的那张也在内）每有一张醒，加{xing_value}囤，王当醒牌也算；先加醒，再乘番。",
            "Each copy of the bonus card in the winning hand, laid groups and winning card included, adds "
            "{xing_value:unit|units} before multiplying; kings that stand for it count too.",
            lambda rules: _has_xing(rules) and has_kings(rules),
        ),
        Case(
            "赢家的牌里（摆出的和胡的那张也在内）每有一张醒，加{xing_value}囤；先加醒，再乘番。",
            "Each copy of the bonus card in the winning hand, laid groups and winning card included, adds "
            "{xing_value:unit|units} before multiplying.",
            _has_xing,
        ),
        seed("S0", *PLAY, "省"),
        seed("S0", *FUGUI, "【跟省】"),
    ),
)
