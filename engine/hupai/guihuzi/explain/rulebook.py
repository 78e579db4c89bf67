"""The rule book of the family."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from hupai.explain.duel_rules import DUEL_END_RULES
from hupai.explain.language import Number, Text
from hupai.explain.rulebook import RuleBook
from hupai.guihuzi.explain.book_pay import BOTS, PAY
from hupai.guihuzi.explain.book_play import CARDS, CLAIMS, DEAL, PAST, TURN
from hupai.guihuzi.explain.book_win import WIN, XI
from hupai.guihuzi.rules.ruleset import DEALT, GuihuziRules
from hupai.table.json_object import Json
from hupai.zipai.cards import COPIES, KINDS


def rule_words(rules: GuihuziRules) -> Json:
    """Return the values a rule text may use: every field of the rules, and ``{wall}``, the cards of the wall."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    numbers = {name: Number(value) for name, value in values.items() if type(value) is int}
    return {**values, **numbers, "wall": KINDS * COPIES - DEALT * rules.seats - 1 - rules.buried}


NOTES: Final[dict[str, Text]] = {
    "yuanjiang": (
        "没有文档写沅江鬼胡子；这里的规矩是几家互不相干的游戏都这样打的。",
        "No document describes this game; the rules are those on which unrelated implementations of it agree.",
    ),
    "nanxian": (
        "没有文档写南县鬼胡子。打法有几家游戏可以对照，分数表只有一个来源，各地可能不同。",
        "No document describes this game. The play is confirmed by several implementations, but the table of points "
        "rests on a single source and may differ from place to place.",
    ),
}
"""What is said above the rules of a game about its sources."""

RULEBOOK: Final = RuleBook(
    rules=(*CARDS, *DEAL, *TURN, *CLAIMS, *PAST, *WIN, *XI, *PAY, *DUEL_END_RULES),
    bots=BOTS,
    titles={},
    words=rule_words,
    notes=NOTES,
)
