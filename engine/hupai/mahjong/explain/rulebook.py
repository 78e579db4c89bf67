"""The rule book of the family."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import RuleBook
from hupai.mahjong.explain.book_bots import BOTS
from hupai.mahjong.explain.book_deal import DEAL, DECK, PIAO
from hupai.mahjong.explain.book_exhausted import EXHAUSTED, KONG_PAY
from hupai.mahjong.explain.book_past import PAST
from hupai.mahjong.explain.book_pay import BIRDS, PAY, PIAO_PAY
from hupai.mahjong.explain.book_reveal import REVEAL
from hupai.mahjong.explain.book_turn import CLAIM, END, KONG, SESSION, TURN
from hupai.mahjong.explain.book_wilds import WILDS
from hupai.mahjong.explain.book_win import WIN
from hupai.mahjong.explain.book_words import rule_words
from hupai.mahjong.explain.book_worth import SHARED_WORTH
from hupai.mahjong.explain.book_worth_kawuxing import KAWUXING_WORTH
from hupai.mahjong.explain.book_worth_yibin import YIBIN_WORTH
from hupai.mahjong.explain.book_worth_yongzhou import YONGZHOU_WORTH

TITLES: Final[dict[str, str]] = {
    "M0": "永州麻将玩法规则",
    "M3": "卡五星规则大全",
    "M4": "宜宾麻将-规则",
}
"""The documents the rules were taken from, by the name they are cited under."""

_OWN: Final = {"yongzhou-mahjong": "M0", "kawuxing": "M3", "yibin": "M4"}
NOTES: Final[dict[str, Text]] = {
    game: (
        f"写这种麻将的文档是《{TITLES[own]}》；别的两份写另外两种麻将，列在出处里作比较。这份没写的，照通行打法。",
        f"The document of this game is “{TITLES[own]}”. The two others are about other mahjongs and are cited for "
        "comparison; what it does not say is common practice.",
    )
    for game, own in _OWN.items()
}
"""What is said above the rules of a game about its sources."""

RULEBOOK: Final = RuleBook(
    rules=(
        *(*DECK, *DEAL, *PIAO, *WILDS, *TURN, *CLAIM, *KONG, *REVEAL, *WIN, *PAST),
        *(*SHARED_WORTH, *YONGZHOU_WORTH, *KAWUXING_WORTH, *YIBIN_WORTH),
        *(*PAY, *PIAO_PAY, *BIRDS, *KONG_PAY, *END, *EXHAUSTED, *SESSION),
    ),
    bots=BOTS,
    titles=TITLES,
    words=rule_words,
    notes=NOTES,
)
