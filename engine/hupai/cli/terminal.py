"""What the command line asks of a family to show its tables, and a plain list of facts for one that brings nothing."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from hupai.cli.words import say
from hupai.explain.vocabulary import Vocabulary
from hupai.table.family import Family, Rules
from hupai.table.json_object import Facts


class Terminal(Protocol):
    """A family's tables in lines of text. ``family.terminal()(lang, colour=…)`` makes one."""

    @property
    def sorts(self) -> frozenset[str]:
        """Words that name a sort of action (a ``verb`` of the request ``why``) with several ways to do it."""

    def examples(self) -> str:
        """Return what may be typed behind a question mark, for the welcome."""

    def not_a_choice(self) -> str:
        """Return the answer to something typed that is no action."""

    def several_ways(self) -> str:
        """Return the answer to a word of :attr:`sorts` that can be done now in several ways."""

    def meaning(self, typed: str, legal: Sequence[Facts]) -> str:
        """Return the action that somebody typed in words, or a word of :attr:`sorts`; other text as it is."""

    def event_lines(self, event: Facts, seat: int) -> list[str]:
        """Return an event as the player at ``seat`` reads it; nothing where the table shows it anyway."""

    def table_lines(self, view: Facts, scores: Sequence[int], options: Facts) -> list[str]:
        """Return what lies on the table; ``scores`` are the points so far, ``options`` the house rules."""

    def hand_lines(self, view: Facts) -> list[str]:
        """Return the player's own hand and what is asked."""

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads."""

    def choice_note(self, entry: Facts) -> str:
        """Return what stands behind it in the list of choices."""

    def preview_lines(self, preview: Facts) -> list[str]:
        """Return what an action leads to; nothing where it has no lasting consequence."""

    def warning_lines(self, action: str, legal: Sequence[Facts], preview: Callable[[], Facts]) -> list[str]:
        """Return why the action has to be chosen twice; nothing where once is enough."""

    def result_lines(self, view: Facts) -> list[str]:
        """Return how the hand ended."""

    def score_lines(self, found: Facts) -> list[str]:
        """Return what ``hupai score`` found."""

    def waits_lines(self, found: Facts, rules: Rules, by: str | None) -> list[str]:
        """Return what ``hupai waits`` found under these rules; ``by`` is how the cards are to come."""

    def figures_line(self, found: Facts) -> str:
        """Return the averages of the won hands of a simulation."""

    def figures_phrase(self, found: Facts) -> str:
        """Return the first of these averages as it stands behind the hands that a bot won."""


def terminal_of(family: Family, lang: str) -> Terminal:
    """Return how the family's tables are shown on standard output."""
    if family.terminal is None:
        return PlainTerminal(family, lang)
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    terminal: Terminal = family.terminal()(lang, colour=colour)
    return terminal


class PlainTerminal:
    """Any family's tables as a list of facts, by the names they have in its JSON."""

    sorts: frozenset[str] = frozenset()

    def __init__(self, family: Family, lang: str) -> None:
        self._lang = lang
        self._words: Vocabulary = family.vocabulary()
        self._figures = family.figures

    def examples(self) -> str:
        """Return an example that every game has: the first choice."""
        return "? 1"

    def not_a_choice(self) -> str:
        """Return what may be typed instead."""
        return say(self._lang, "play.bad")

    def several_ways(self) -> str:
        """Return nothing: no word has several ways here."""
        return ""

    def meaning(self, typed: str, legal: Sequence[Facts]) -> str:
        """Return the text itself: an action in the family's notation."""
        return typed

    def event_lines(self, event: Facts, seat: int) -> list[str]:
        """Return the event's sentence and, where it happened to ``seat``, why."""
        lines = [f"  {event['text'][self._lang]}"]
        if "why" in event and event.get("seat") == seat:
            lines.append(f"    {event['why']['text'][self._lang]}")
        return lines

    def table_lines(self, view: Facts, scores: Sequence[int], options: Facts) -> list[str]:
        """Return every fact of the view but the choices, a line each."""
        return ["", *_fact_lines({name: value for name, value in view.items() if name not in ("seat", "legal")})]

    def hand_lines(self, view: Facts) -> list[str]:
        """Return an empty line: the hand is among the facts."""
        return [""]

    def choice(self, entry: Facts) -> str:
        """Return the action in words where the family has them, else in notation."""
        return str(self._words.fact_words("action", entry["action"], self._lang))

    def choice_note(self, entry: Facts) -> str:
        """Return nothing."""
        return ""

    def preview_lines(self, preview: Facts) -> list[str]:
        """Return the sentences of the effects."""
        return [f"      {effect['text'][self._lang]}" for effect in preview.get("effects", [])]

    def warning_lines(self, action: str, legal: Sequence[Facts], preview: Callable[[], Facts]) -> list[str]:
        """Return nothing: every action is done at once."""
        return []

    def result_lines(self, view: Facts) -> list[str]:
        """Return the facts of the result, if the view has one."""
        result = view.get("result")
        return ["", *_fact_lines(result if isinstance(result, Mapping) else {})]

    def score_lines(self, found: Facts) -> list[str]:
        """Return every fact of the score."""
        return _fact_lines(found)

    def waits_lines(self, found: Facts, rules: Rules, by: str | None) -> list[str]:
        """Return every fact of the waits."""
        return _fact_lines(found)

    def figures_line(self, found: Facts) -> str:
        """Return every average by its name."""
        return ", ".join(f"{name}: {found[name]}" for name in (f"mean_{figure}" for figure in self._figures))

    def figures_phrase(self, found: Facts) -> str:
        """Return the first average by its name."""
        return "".join(f" (mean_{figure}: {found[f'mean_{figure}']})" for figure in self._figures[:1])


def _fact_lines(facts: Facts) -> list[str]:
    return [f"  {name}: {_plainly(value)}" for name, value in facts.items()]


def _plainly(value: object) -> str:
    """Return a JSON value as it reads: a text without its quotes, a list of texts as its words."""
    if isinstance(value, list) and all(isinstance(item, str | int) for item in value):
        return " ".join(map(str, value)) or "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
