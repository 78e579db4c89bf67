"""What the tables of all families share in a terminal: lines of events, effects and warnings, and their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from hupai.explain.language import LANGUAGES, Text
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import seat_words
from hupai.table.json_object import Facts
from hupai.table.seats import Reader, Seat

ASKS: Final = "asks"
"""The ``gravity`` of an effect that a player has to confirm."""

LINES: Final[dict[str, Text]] = {
    "several_ways": (
        "能，不止一种：请写号码。",
        "You may, in more ways than one: write a number.",
    ),
    "event": (
        "  {text}",
        "  {text}",
    ),
    "event.why": (
        "    {text}",
        "    {text}",
    ),
    "dealer": (
        "（庄）",
        " (dealer)",
    ),
    "effect": (
        "      {text}",
        "      {text}",
    ),
    "warning": (
        "  {text}",
        "  {text}",
    ),
    "again.hu": (
        "现在能胡，真的不胡？再选一次就算不胡。",
        "You could win now. Choose the same again to pass the win.",
    ),
    "score.no": (
        "不能胡：{text}",
        "No win: {text}",
    ),
    "score.line": (
        "  {text}〔{rule}〕",
        "  {text} [{rule}]",
    ),
}
"""Chinese and English by key; a family adds its own words to these."""


class Say(Protocol):
    """Returns the line of a key in a language with the facts in place."""

    def __call__(self, lang: str, key: str, /, **facts: object) -> str: ...


def lines_of(words: Mapping[str, Text], vocabulary: Vocabulary) -> Say:
    """Return the function that says these words; the vocabulary shows the facts."""

    def say(lang: str, key: str, /, **facts: object) -> str:
        template = words[key][LANGUAGES.index(lang)]
        return template.format(**{name: vocabulary.fact_words(name, value, lang) for name, value in facts.items()})

    return say


class TableLines:
    """The lines of one terminal that do not depend on a family's cards; a family's terminal adds the others."""

    shown_anyway: frozenset[str]
    """Events that the table shows by itself."""
    outranked: frozenset[str]
    """Reasons why the player did not get what they claimed; they stand with another seat's event."""

    def __init__(self, lang: str, say: Say, vocabulary: Vocabulary) -> None:
        self._lang = lang
        self._words = say
        self._vocabulary = vocabulary

    def examples(self) -> str:
        """Return what may be typed behind a question mark, for the welcome."""
        return self._say("examples")

    def not_a_choice(self) -> str:
        """Return the answer to something typed that is no action."""
        return self._say("not_a_choice")

    def several_ways(self) -> str:
        """Return the answer to a word for a sort of action that can be done now in several ways."""
        return self._say("several_ways")

    def event_lines(self, event: Facts, seat: Seat) -> list[str]:
        """Return the event's sentence and, where it concerns ``seat``, why it happened."""
        if event["t"] in self.shown_anyway:
            return []
        lines = [self._say("event", text=event["text"][self._lang])]
        why = event.get("why")
        if why is not None and (event.get("seat") == seat or why["code"] in self.outranked):
            lines.append(self._say("event.why", text=why["text"][self._lang]))
        return lines

    def warning_lines(self, action: str, legal: Sequence[Facts], preview: Callable[[], Facts]) -> list[str]:
        """Return what the action gives up or binds its player to; empty where it may be done without asking again.

        ``preview`` returns the action's preview.
        """
        entries = {entry["action"]: entry for entry in legal}
        if entries[action].get("binds"):
            return [*self._effects("warning", preview()["effects"]), self._say("again.binds")]
        if "hu" in entries and action != "hu":
            grave = [effect for effect in preview()["effects"] if effect["gravity"] == ASKS]
            return [*self._effects("warning", grave), self._say("again.hu")]
        return []

    def _effects(self, key: str, effects: Iterable[Facts]) -> list[str]:
        """Return a line of this key for each effect."""
        return [self._say(key, text=effect["text"][self._lang]) for effect in effects]

    def _say(self, key: str, **facts: object) -> str:
        return self._words(self._lang, key, **facts)

    def _label(self, kind: str, name: str) -> str:
        return self._vocabulary.label(kind, name)[self._lang]

    def _seat_words(self, seat: Seat, view: Facts) -> str:
        """Return a seat's name for the player whose view it is."""
        return seat_words(seat, self._lang, Reader(view["seat"], len(view["seats"])))

    def _seat_name(self, seat: Seat, view: Facts) -> str:
        """Return a seat's name for the player, as a line begins with it."""
        name = self._seat_words(seat, view)
        return name[:1].upper() + name[1:]
