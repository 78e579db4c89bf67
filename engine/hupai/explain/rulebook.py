"""The rule book as data: every rule by id, in words, with its sources; a game's rules; what differs.

Sources are ``S0``, ``S1``, ``S2`` (documents, see :data:`hupai.explain.book.TITLES`, with the heading inside)
or common practice; where they differ, each says what it says.
"""

from __future__ import annotations

from typing import Any, Final

from hupai.explain.book import PRACTICE, TITLES, Rule, Source
from hupai.explain.book_bans import EDGES, FANG_WEI
from hupai.explain.book_cards import CARDS, DEAL
from hupai.explain.book_fans import FANS
from hupai.explain.book_kings import KINGS
from hupai.explain.book_pay import BOTS, PAY
from hupai.explain.book_play import CLAIMS, PAST, TURN
from hupai.explain.book_win import HUXI, WIN
from hupai.explain.book_xing import XING
from hupai.explain.names import Label
from hupai.explain.wording import LANGUAGES
from hupai.zipai.rules import ZipaiRules

BOOK: Final[tuple[Rule, ...]] = (
    *CARDS, *DEAL, *TURN, *CLAIMS, *EDGES, *PAST, *FANG_WEI, *KINGS, *WIN, *HUXI, *FANS, *XING, *PAY,
)  # fmt: skip
"""Every rule of the games, in the order a person reads them."""

RULES: Final[dict[str, Rule]] = {rule.id: rule for rule in (*BOOK, *BOTS)}
"""Every rule a reason, an option or a bot may refer to, by id."""


def rules_of(rules: ZipaiRules) -> list[dict[str, Any]]:
    """Return the rules in force, as rows ``{id, topic, text, sources}``; texts have the house rules filled in."""
    return [row for rule in BOOK if (row := rule_row(rule.id, rules)) is not None]


def rule_row(name: str, rules: ZipaiRules) -> dict[str, Any] | None:
    """Return one rule as a row, None where it does not apply; KeyError for an unknown id."""
    rule = RULES[name]
    text = rule.text(rules)
    if text is None:
        return None
    return {
        "id": rule.id,
        "topic": rule.topic,
        "text": dict(zip(LANGUAGES, text, strict=True)),
        "sources": [_source(source) for source in rule.sources],
    }


def diff(first: ZipaiRules, second: ZipaiRules) -> list[dict[str, Any]]:
    """Return the rules that read differently, as rows ``{id, topic, first, second, sources}``.

    ``first`` and ``second`` are texts by language, or None where that game has no such rule.
    """
    rows = []
    for rule in BOOK:
        texts = rule.text(first), rule.text(second)
        if texts[0] != texts[1]:
            rows.append(
                {
                    "id": rule.id,
                    "topic": rule.topic,
                    "first": _by_language(texts[0]),
                    "second": _by_language(texts[1]),
                    "sources": [_source(source) for source in rule.sources],
                }
            )
    return rows


def _by_language(text: tuple[str, str] | None) -> Label | None:
    return None if text is None else dict(zip(LANGUAGES, text, strict=True))


def _source(source: Source) -> dict[str, Any]:
    return {
        "file": source.file,
        "title": None if source.file == PRACTICE else TITLES[source.file],
        "heading": " › ".join(source.path) or None,
        "says": _by_language(source.says),
    }
