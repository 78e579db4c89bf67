"""The rule book of the family."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import RuleBook
from hupai.zipai.explain.book_bans import CHI_BIAN, FANG_WEI
from hupai.zipai.explain.book_cards import CARDS, DEAL
from hupai.zipai.explain.book_fans import FANS
from hupai.zipai.explain.book_kings import KINGS
from hupai.zipai.explain.book_past import PAST
from hupai.zipai.explain.book_pay import BOTS, PAY
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

RULEBOOK: Final = RuleBook(
    rules=(*CARDS, *DEAL, *TURN, *CLAIMS, *CHI_BIAN, *PAST, *FANG_WEI, *KINGS, *WIN, *HUXI, *FANS, *XING, *PAY),
    bots=BOTS,
    titles=TITLES,
    words=rule_words,
)
