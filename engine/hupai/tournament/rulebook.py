"""The rules of the cup of 2015 in words, from its plan, each with its place in the notice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import RuleBook, Source, chapter, rule, seed
from hupai.table.json_object import Json
from hupai.tournament.plan import Plan

NOTICE: Final = "S0"
TITLES: Final[Mapping[str, str]] = {NOTICE: "永州双王扯胡子规则（合集）"}
HEADING: Final = "2015年永州第一届扯胡子"
NAME: Final[Text] = ("2015 年永州扯胡子大赛", "The Yongzhou cup of 2015")
ABOUT: Final[Text] = (
    "九百人报名，三场海选，一个冠军。规则照当年的通知，通知没有写的，这里写明是怎样定的。",
    "Nine hundred entrants, three qualifying sessions, one champion. The rules are those of the notice of that year; "
    "what it leaves open is decided here and marked as such.",
)
TOPICS: Final[Mapping[str, Text]] = {
    "entry": ("报名", "Entry"),
    "course": ("赛程", "The course"),
    "ranking": ("名次", "Ranking"),
    "conduct": ("纪律与奖励", "Conduct and prizes"),
}


def notice(heading: str) -> Source:
    """Return a place in the notice of the cup."""
    return seed(NOTICE, HEADING, heading)


_ENTRY: Final = chapter(
    "entry",
    rule(
        "cup.entrants",
        "{entrants} 人参赛。",
        "There are {entrants} entrants.",
        notice("参赛办法"),
        notice("参赛资格").saying(
            "凡年满十八岁、身体健康的中国公民都可以报名，有心脏病的请不要报名。",
            "Any healthy citizen of China who is at least eighteen may enter; people with a heart disease are "
            "asked not to.",
        ),
    ),
    rule(
        "cup.where",
        "2015 年的比赛在 6 月 6 日到 8 日和 16 日到 18 日，在永州虎岩公园的正大门广场。",
        "In 2015 it was played from 6 to 8 and from 16 to 18 June, on the square at the main gate of Huyan Park in "
        "Yongzhou.",
        notice("比赛时间和地点"),
    ),
    rule(
        "cup.late",
        "迟到的算弃权：不参加抽签，排在最后。",
        "Whoever comes late forfeits: they are not drawn, and rank last.",
        notice("参赛办法").saying(
            "比赛前一个小时到场抽签，逾期作弃权处理。",
            "Players arrive and draw an hour before play; whoever is late forfeits.",
        ),
    ),
)

_COURSE: Final = chapter(
    "course",
    rule(
        "cup.game",
        "通知没有写打哪一种扯胡子；这里打永州双王扯胡子，也可以选别的玩法。",
        "The notice does not say which game is played. Here it is Yongzhou with two kings, and any other game may be "
        "chosen.",
        notice("参赛办法"),
    ),
    rule(
        "cup.sessions",
        "海选分 {sessions} 场，每场 {each} 人。",
        "There are {sessions} qualifying sessions of {each} players.",
        notice("参赛办法"),
    ),
    rule(
        "cup.tables",
        "{seats} 人一桌，哪些人同桌、坐哪一方由抽签决定。人数除不尽时，没有抽到座位的这一轮轮空，不得分。",
        "Tables have {seats} players. The lot decides who sits where. If the numbers do not divide, those without a "
        "seat sit out the round with no points.",
        notice("参赛办法").saying(
            "抽签确定桌次，三人为一组，翻点数确定座位顺序。",
            "The lot decides the table; three play together, and the points of turned cards decide the seats.",
        ),
    ),
    rule(
        "cup.hands",
        "每桌打 {hands} 局。",
        "Every table plays {hands} hands.",
        notice("参赛办法"),
    ),
    rule(
        "cup.stages",
        "海选前 {semi_final} 名进半决赛，半决赛前 {final} 名进决赛。",
        "The first {semi_final} of the qualifying stage go into the semi-final, and its first {final} into the final.",
        notice("参赛办法"),
    ),
    rule(
        "cup.later_stages",
        "半决赛和决赛怎样打，通知没有写；这里跟海选一样，一桌 {hands} 局。",
        "The notice does not say how semi-final and final are played. Here they are played as the sessions are, "
        "{hands} hands a table.",
        notice("参赛办法"),
    ),
)

_RANKING: Final = chapter(
    "ranking",
    rule(
        "cup.points",
        "按积分排名，积分高的在前。三场海选合起来排。",
        "More points rank higher. The sessions of the qualifying stage have one ranking together.",
        notice("参赛办法"),
    ),
    rule(
        "cup.carry",
        "积分带不带到下一阶段，通知没有写；这里每个阶段都从零算起。",
        "The notice does not say whether points are carried on. Here everybody begins each stage at zero.",
        notice("参赛办法"),
    ),
    rule(
        "cup.ties",
        "积分相同怎么办，通知没有写；这里先比胡的局数，再相同就抽签。",
        "The notice does not say how ties are broken. Here more wins rank higher, and then the lot decides.",
        notice("参赛办法"),
    ),
)

_CONDUCT: Final = chapter(
    "conduct",
    rule(
        "cup.conduct",
        "不许用动作、声音传递牌情。电脑牌友只看得到自己座位上看得到的牌。",
        "No signals. The bots see only what can be seen from their own seats.",
        notice("比赛纪律").saying(
            "牌风正、技术精、速度快；不得喧哗、指责同伴、拖延出牌，赛场严禁吸烟；有争议举手找裁判。",
            "Play fairly, well and quickly. No noise, no blaming of others, no slow play, no smoking. Raise a hand "
            "to call the referee.",
        ),
    ),
    rule(
        "cup.prizes",
        "这里没有奖金，只有名次。",
        "There is no prize money here, only the ranking.",
        notice("录取名次及奖励方法").saying(
            "第一名 2000 元，第二名 1000 元，第三名 600 元；进入半决赛的各得 100 元购物券。",
            "2,000, 1,000 and 600 yuan for the first three, and a shopping voucher of 100 yuan for everybody in "
            "the semi-final.",
        ),
    ),
)


def _words(plan: Plan) -> Json:
    """Return the words of the wordings, from a plan with three stages."""
    qualifying, semi_final, _ = plan.stages
    return {
        "entrants": plan.entrants,
        "sessions": qualifying.sessions,
        "each": plan.entrants // qualifying.sessions,
        "seats": plan.seats,
        "hands": qualifying.hands,
        "semi_final": qualifying.advance,
        "final": semi_final.advance,
    }


RULES: Final = (*_ENTRY, *_COURSE, *_RANKING, *_CONDUCT)
RULEBOOK: Final = RuleBook(rules=RULES, bots=(), titles=TITLES, words=_words)
"""Its rules objects are plans of a cup with three stages, such as that of 2015."""
