"""The vocabulary of a family: its sentences, its names, and the words for its facts, in Chinese and English.

A vocabulary turns the engine's codes into sentences. :mod:`hupai.explain.error_texts` has the templates that all
families share; a family adds its own. An unknown code or a missing fact never raises an error here: showing an error
must not cause another one.

>>> from hupai.explain.shared import SHARED
>>> SHARED.sentence("match_over")["en"]
'The match is over; start a new one to play on.'
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hupai.explain.language import LANGUAGES, Label, Number, Text, Variant, by_language
from hupai.explain.wording import SEAT_FACTS, Show, plain, points_by_seat, seat_words
from hupai.table.errors import CorruptRecord, EngineError
from hupai.table.json_object import Facts, Json
from hupai.table.options import Option, Value
from hupai.table.reason import Reason
from hupai.table.seats import Reader

_HIDDEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")

_UNKNOWN: Text = (
    "这一步不行（原因代码：{code}）。",
    "This is not possible (reason code: {code}).",
)
IN_TEXT_AT: Text = ("出错的地方是第{place}个字符。", "The trouble is at character {place}.")
"""Where in a text the trouble is."""
_IN_TEXT: Text = ("出错的地方是“{text}”的第{place}个字符。", "The trouble is at character {place} of “{text}”.")
_IN_RECORD: Text = ("出错的地方是第{place}行。", "The trouble is on line {place}.")
_OTHER_VERSION: Text = (
    "牌谱是{engine}版写的，这里是{version}版。",
    "The record was written by version {engine}; this is version {version}.",
)
"""Added to an error in a record that another version wrote."""


@dataclass(frozen=True, slots=True)
class EventText:
    """The text of an event: in Chinese, in English, and in English for the seat it happened to."""

    zh: str
    en: str
    en_you: str


def _own_name(event: Facts) -> str:
    return str(event.get("t"))


@dataclass(frozen=True)
class Vocabulary:
    """The texts and names of one family."""

    texts: Mapping[str, Text]
    """Templates by code: reasons, effects, facts, errors."""
    names: Mapping[str, Mapping[str, Text]]
    """Names by kind (``game``, ``bot``, ``verb`` …) and identifier."""
    variants: Mapping[str, Variant] = field(default_factory=dict)
    """Another template for a code if its facts meet a condition."""
    events: Mapping[str, EventText] = field(default_factory=dict)
    captions: Mapping[str, EventText] = field(default_factory=dict)
    """Shorter texts of some events, used beside a drawing of the cards."""
    event_name: Callable[[Facts], str] = _own_name
    """Returns the name of the text for an event."""
    show: Mapping[str, Show] = field(default_factory=dict)
    """The words for facts of these names."""
    options: Mapping[str, Text] = field(default_factory=dict)
    option_helps: Mapping[str, Text] = field(default_factory=dict)
    option_values: Mapping[tuple[str, Value], Text] = field(default_factory=dict)
    """The words for values that need more than their number."""
    option_units: Mapping[str, Text] = field(default_factory=dict)
    """Templates for the other, numeric values of an option."""
    conflicts: Mapping[tuple[str, str], Text] = field(default_factory=dict)
    """Why two options contradict each other, by their names."""

    # --- names -------------------------------------------------------------------------------------

    def label(self, kind: str, name: str) -> Label:
        """Return a name in both languages; KeyError if this kind has no such identifier."""
        return by_language(self._of_kind(kind)[name])

    def has_label(self, kind: str, name: str) -> bool:
        """Whether this kind has such an identifier."""
        return name in self._of_kind(kind)

    def identifiers(self, kind: str) -> tuple[str, ...]:
        """Return every identifier that has a name of this kind."""
        return tuple(self._of_kind(kind))

    def _of_kind(self, kind: str) -> Mapping[str, Text]:
        if kind == "option":
            return self.options
        return self.option_helps if kind == "option_help" else self.names.get(kind, {})

    def value_label(self, option: str, value: Value) -> Label:
        """Return an option's value in both languages; KeyError if there are no words for it."""
        for (name, known), text in self.option_values.items():
            if name == option and known == value and type(known) is type(value):
                return by_language(text)
        if isinstance(value, bool) or not isinstance(value, int):
            raise KeyError(f"{option}={value}")
        zh, en = self.option_units[option]
        return by_language((zh.format(n=Number(value)), en.format(n=Number(value))))

    def option_row(self, option: Option) -> Json:
        """Return an option as JSON with its labels, for a page's lobby."""
        row: Json = {
            "id": option.name,
            "kind": "choice",
            "choices": [{"value": value, "label": self.value_label(option.name, value)} for value in option.choices],
            "default": option.default,
            "label": self.label("option", option.name),
            "help": self.label("option_help", option.name),
            "rule": option.rule,
        }
        if option.only_with is not None:
            name, value = option.only_with
            row["only_with"] = {"option": name, "value": value}
        if option.at_match_end:
            row["at_match_end"] = True
        return row

    # --- sentences ---------------------------------------------------------------------------------

    def sentence(self, code: str, facts: Facts | None = None, *, reader: Reader | None = None) -> Label:
        """Return the sentence of a reason or error code in both languages.

        ``facts`` are the code's JSON facts; with a ``reader``, other seats are 上家 and 下家. Each of the ``problems``
        among the facts gets its own sentence. For two options that contradict each other the reason is added, and for a
        record of another version that version. If a code has no text, or facts lack a name in it, the sentence is a
        general one with the code.
        """
        facts = facts or {}
        filled = {lang: self._fill(code, facts, lang, reader) for lang in LANGUAGES}
        parts = [] if code == "invalid_options" else [filled]
        parts += [self.sentence(str(p.get("code", code)), p, reader=reader) for p in _problems(facts)]
        why = self.conflicts.get((str(facts.get("option")), str(facts.get("other"))))
        if code == "options_conflict" and why is not None:
            parts.append(by_language(why))
        engine, version = facts.get("engine"), facts.get("version")
        if engine is not None and version is not None and engine != version:
            parts.append({lang: _OTHER_VERSION[i].format(**facts) for i, lang in enumerate(LANGUAGES)})
        return _joined(parts)

    def reason_json(self, reason: Reason, reader: Reader | None = None) -> Json:
        """Return a reason as JSON with its sentences, which name the seats as the reader does."""
        facts = dict(reason.facts)
        text = self.sentence(reason.code, facts, reader=reader)
        return {"code": reason.code, "facts": facts, "rule": reason.rule, "text": text}

    def why_row(self, word: str, offered: Sequence[str], reason: Reason | None, reader: Reader | None) -> Json:
        """Return whether a seat may do this sort of action, else why not; of a single one offered, the ``action``."""
        why = None if reason is None else self.reason_json(reason, reader)
        row = {"verb": word, "legal": bool(offered), "reason": why}
        return {**row, "action": offered[0]} if len(offered) == 1 else row

    def error_sentence(self, error: EngineError, *, reader: Reader | None = None) -> Label:
        """Return the error's sentence, and a second one with the position if the error has one."""
        first = self.sentence(error.code, error.facts, reader=reader)
        if error.position is None:
            return first
        in_record = isinstance(error, CorruptRecord)
        text = error.facts.get("text", "")
        template = _IN_RECORD if in_record else _IN_TEXT if text else IN_TEXT_AT
        place = error.position + (not in_record)
        second = {lang: template[i].format(place=place, text=text) for i, lang in enumerate(LANGUAGES)}
        return _joined([first, second])

    def narrate(self, event: Facts, *, reader: Reader | None = None) -> Label:
        """Return the sentence of an event in both languages for a reader (None: not a player)."""
        found = self.events.get(self.event_name(event))
        return self.sentence(str(event.get("t"))) if found is None else self._event(found, event, reader)

    def caption(self, event: Facts, *, reader: Reader | None = None) -> Label | None:
        """Return the event's shorter sentence, None if it has none."""
        found = self.captions.get(self.event_name(event))
        return None if found is None else self._event(found, event, reader)

    def _event(self, found: EventText, event: Facts, reader: Reader | None) -> Label:
        own = reader is not None and event.get("seat") == reader.seat
        texts = zip(LANGUAGES, (found.zh, found.en_you if own else found.en), strict=True)
        return {lang: self._fill_event(text, event, lang, reader) for lang, text in texts}

    def fact_words(self, name: str, value: object, lang: str, reader: Reader | None = None) -> object:
        """Return the words for a fact in ``lang``; a value of the wrong kind is quoted unchanged."""
        if name in SEAT_FACTS and isinstance(value, int):
            return seat_words(value, lang, reader)
        if name == "scores" and reader is not None and isinstance(value, list | tuple) and len(value) == reader.seats:
            return points_by_seat(value, lang, reader)
        if name in ("option", "other"):
            return self._option_words(value, lang)
        try:
            return self.show.get(name, plain)(value, lang)
        except (EngineError, TypeError, AttributeError):
            return f"“{value}”"

    def _option_words(self, value: object, lang: str) -> object:
        """Return an option's label with its identifier, for people who type it."""
        if not isinstance(value, str) or value not in self.options:
            return plain(value, lang)
        words = self.options[value][LANGUAGES.index(lang)]
        return f"{words}（{value}）" if lang == "zh" else f"{words} ({value})"

    def _fill(self, code: str, facts: Facts, lang: str, reader: Reader | None) -> str:
        index = LANGUAGES.index(lang)
        template = self.texts.get(code, _UNKNOWN)[index]
        variant = self.variants.get(code)
        if variant is not None and variant.when(facts):
            template = variant.en if index else variant.zh
        words = _Words(lambda name: self.fact_words(name, facts[name], lang, reader))
        if code == "options_conflict":
            words.update(self._chosen(facts, lang))
        reason = facts.get("reason")
        if isinstance(reason, str):
            words["reason"] = self._fill(reason, {k: v for k, v in facts.items() if k != "reason"}, lang, reader)
        try:
            text = template.format_map(words) if code in self.texts else template.format(code=code)
        except (KeyError, IndexError, ValueError):
            text = _UNKNOWN[index].format(code=code)
        return text[:1].upper() + text[1:]

    def _fill_event(self, template: str, event: Facts, lang: str, reader: Reader | None) -> str:
        words = _Words(lambda name: self.fact_words(name, event[name], lang, reader))
        seat = event.get("seat")
        if isinstance(seat, int):
            words["who"] = seat_words(seat, lang, reader)
        text = template.format_map(words)
        return text[:1].upper() + text[1:]

    def _chosen(self, facts: Facts, lang: str) -> dict[str, str]:
        """Return the labels of two values that contradict each other."""
        words = {}
        for option, value in (("option", "value"), ("other", "other_value")):
            with contextlib.suppress(KeyError, TypeError):
                words[value] = self.value_label(facts[option], facts[value])[lang]
        return words


class _Words(dict[str, object]):
    """The words of facts by their names, each worked out when a template asks for it."""

    def __init__(self, words_of: Callable[[str], object]) -> None:
        super().__init__()
        self._words_of = words_of

    def __missing__(self, name: str) -> object:
        return self._words_of(name)


def _problems(facts: Facts) -> list[Facts]:
    """Return the problems among the facts; of several with the same ``known`` names, only the last keeps them."""
    found = facts.get("problems")
    kept: list[Facts] = []
    for problem in reversed(found) if isinstance(found, list | tuple) else ():
        if isinstance(problem, Mapping):
            known = problem.get("known")
            again = known is not None and any(known == other.get("known") for other in kept)
            kept.append({name: value for name, value in problem.items() if name != "known"} if again else problem)
    return kept[::-1]


def _joined(sentences: Iterable[Label]) -> Label:
    """Return the sentences as one text, with invisible characters replaced.

    Sentences may quote hostile input: marks that reverse a line, or control codes for a terminal.
    """
    sentences = list(sentences)
    text = {"zh": "".join(s["zh"] for s in sentences), "en": " ".join(s["en"] for s in sentences)}
    return {lang: _HIDDEN.sub("\ufffd", words) for lang, words in text.items()}
