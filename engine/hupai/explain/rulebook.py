"""The rule book as data: rules in words with their sources, the rules of one game, the differences between two.

A family has one :class:`RuleBook`. A source is a document, cited by its name and the headings down to the place, or
common practice. If sources differ, each is quoted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hupai.explain.language import Label, Text, by_language
from hupai.table.json_object import Facts, Json

PRACTICE: Final = "common practice"
"""Cited if the documents do not settle a point on which players agree."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule is written: a document and the headings down to the place, or PRACTICE.

    ``says`` has the source's own words if sources differ; without it, the source agrees with the rule.
    """

    file: str
    path: tuple[str, ...] = ()
    says: Text | None = None

    def saying(self, zh: str, en: str) -> Source:
        """Return the place with its own words."""
        return replace(self, says=(zh, en))


def always(rules: object) -> bool:
    """Return True: the rule holds under all house rules."""
    return True


@dataclass(frozen=True, slots=True)
class Case:
    """A wording of a rule, and the house rules under which it applies.

    The sentences may contain fields of the rules object, such as ``{min_huxi}``, and words that the family's book adds.
    """

    zh: str
    en: str
    when: Callable[[Any], bool] = always


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its identifier, wordings and sources. The first wording that applies is shown."""

    id: str
    cases: tuple[Case, ...]
    sources: tuple[Source, ...]
    topic: str = ""
    """What it is about; its :func:`chapter` says so."""


def chapter(topic: str, *rules: Rule) -> tuple[Rule, ...]:
    """Return the rules of a topic."""
    return tuple(replace(rule, topic=topic) for rule in rules)


def rule(name: str, zh: str, en: str, *sources: Source, when: Callable[[Any], bool] = always) -> Rule:
    """Return a rule with a single wording."""
    return Rule(name, (Case(zh, en, when),), sources)


def rule_by_case(name: str, *parts: Case | Source) -> Rule:
    """Return a rule that reads differently under different house rules: its wordings, then its sources."""
    cases = tuple(part for part in parts if isinstance(part, Case))
    return Rule(name, cases, tuple(part for part in parts if isinstance(part, Source)))


def seed(file: str, *path: str) -> Source:
    """Return a place in a document."""
    return Source(file, path)


def practice(zh: str = "", en: str = "") -> Source:
    """Return common practice as a source, with what it says if sources differ."""
    return Source(PRACTICE, (), (zh, en) if zh else None)


@dataclass(frozen=True)
class RuleBook:
    """The rules of a family's games, in the order a person reads them."""

    rules: tuple[Rule, ...]
    bots: tuple[Rule, ...]
    """The rules that bots' reasons cite; they are not in the book that players read."""
    titles: Mapping[str, str]
    """The titles of the documents, by the name under which they are cited."""
    words: Callable[[Any], Facts]
    """The words that a wording may contain, from a rules object."""
    notes: Mapping[str, Text] = field(default_factory=dict)
    """What is said above the rules of a game about its sources, by the game's identifier; nothing for most games."""

    def __contains__(self, name: object) -> bool:
        """Whether the book has this rule."""
        return self._find(name) is not None

    def __getitem__(self, name: str) -> Rule:
        """Return the rule; KeyError for an unknown identifier."""
        found = self._find(name)
        if found is None:
            raise KeyError(name)
        return found

    def _find(self, name: object) -> Rule | None:
        return next((rule for rule in (*self.rules, *self.bots) if rule.id == name), None)

    def note(self, game: str) -> Label | None:
        """Return what is said above the rules of a game about its sources, None for nothing."""
        return _labelled(self.notes.get(game))

    def identifiers(self) -> tuple[str, ...]:
        """Return every identifier that a reason, an option or a bot may cite."""
        return tuple(rule.id for rule in (*self.rules, *self.bots))

    def text(self, rule: Rule, rules: object) -> Text | None:
        """Return the rule's sentences under these house rules, or None where it does not apply."""
        for case in rule.cases:
            if case.when(rules):
                words = self.words(rules)
                return case.zh.format(**words), case.en.format(**words)
        return None

    def rows(self, rules: object) -> list[Json]:
        """Return the rules in force, as rows ``{id, topic, text, sources}``; texts have the house rules filled in."""
        return [row for rule in self.rules if (row := self.row(rule.id, rules)) is not None]

    def row(self, name: str, rules: object) -> Json | None:
        """Return one rule as a row, None where it does not apply; KeyError for an unknown identifier."""
        rule = self[name]
        text = self.text(rule, rules)
        if text is None:
            return None
        return {"id": rule.id, "topic": rule.topic, "text": by_language(text), "sources": self._sources(rule)}

    def differences(self, first: object, second: object) -> list[Json]:
        """Return the rules that read differently, as rows ``{id, topic, first, second, sources}``.

        ``first`` and ``second`` are texts by language, or None where that game has no such rule.
        """
        rows = []
        for rule in self.rules:
            texts = self.text(rule, first), self.text(rule, second)
            if texts[0] != texts[1]:
                rows.append(
                    {
                        "id": rule.id,
                        "topic": rule.topic,
                        "first": _labelled(texts[0]),
                        "second": _labelled(texts[1]),
                        "sources": self._sources(rule),
                    }
                )
        return rows

    def _sources(self, rule: Rule) -> list[Json]:
        return [
            {
                "file": source.file,
                "title": None if source.file == PRACTICE else self.titles[source.file],
                "heading": " › ".join(source.path) or None,
                "says": _labelled(source.says),
            }
            for source in rule.sources
        ]


def _labelled(text: Text | None) -> Label | None:
    return None if text is None else by_language(text)
