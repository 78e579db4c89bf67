"""The rule book of the family."""

from __future__ import annotations

from typing import Final

from hupai.explain.duel_rules import DUEL_END_RULES
from hupai.explain.language import Text
from hupai.explain.rulebook import RuleBook
from hupai.zipai.explain.book_bans import CHI_BIAN, FANG_WEI
from hupai.zipai.explain.book_bots import BOTS
from hupai.zipai.explain.book_cards import CARDS, DEAL
from hupai.zipai.explain.book_fans import FANS
from hupai.zipai.explain.book_kings import KINGS
from hupai.zipai.explain.book_match import MATCH
from hupai.zipai.explain.book_past import PAST
from hupai.zipai.explain.book_pay import PAY
from hupai.zipai.explain.book_play import CLAIMS, TURN
from hupai.zipai.explain.book_win import HUXI, WIN
from hupai.zipai.explain.book_xing import XING
from hupai.zipai.explain.rule_words import rule_words

TITLES: Final[dict[str, str]] = {
    "S0": "永州双王扯胡子规则（合集）",
    "S1": "跑胡子游戏规则（8页）",
    "S2": "湖南省衡阳市耒阳字牌规则",
}
"""The documents the rules were taken from, by the name they are cited under."""

NOTES: Final[dict[str, Text]] = {
    "shaoyang": (
        "没有哪份文档写邵阳字牌的规矩，出处里列的文档写的是别的打法。牌、门子和轮流照这些文档，起胡、换囤、名堂和付分照邵阳通行打法。",
        "No document has the rules of Shaoyang; those cited here are about other games. Cards, groups and turns follow "
        "them; the minimum, the units, fan and payment are common practice in Shaoyang.",
    ),
}
"""What is said above the rules of a game about its sources."""

RULEBOOK: Final = RuleBook(
    rules=(
        *(*CARDS, *DEAL, *TURN, *CLAIMS, *CHI_BIAN, *PAST, *FANG_WEI),
        *(*KINGS, *WIN, *HUXI, *FANS, *XING, *PAY, *MATCH, *DUEL_END_RULES),
    ),
    bots=BOTS,
    titles=TITLES,
    words=rule_words,
    notes=NOTES,
)
