"""The engine's codes as whole sentences in Chinese and English.

>>> sentence("too_few_huxi", {"huxi": 12, "min": 15})["en"]
'The hand is complete but has only 12 huxi; a win needs 15.'

Templates live in :mod:`hupai.explain.reason_texts` and :mod:`hupai.explain.error_texts`; how a fact reads
inside them is :mod:`hupai.explain.wording`'s business. A code without words and a fact that is missing are
no errors here: whoever shows an error must not meet a second one.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from typing import Any, Final

from hupai.explain.bot_texts import THOUGHTS
from hupai.explain.effect_texts import EFFECTS, HAPPENED, VARIANTS
from hupai.explain.error_texts import CONFLICTS, LINKS, NOTATION, OPTIONS, OTHER_VERSION, RECORDS, REQUESTS
from hupai.explain.fact_texts import FACT_VARIANTS, FACTS
from hupai.explain.names import value_label
from hupai.explain.reason_texts import REFUSALS, Text
from hupai.explain.score_texts import ALTERNATIVES, LINES
from hupai.explain.wording import LANGUAGES, fact_words
from hupai.table.errors import CorruptRecord, EngineError
from hupai.table.reason import Reason

TEXTS: Final[dict[str, Text]] = {
    **REFUSALS,
    **EFFECTS,
    **HAPPENED,
    **THOUGHTS,
    **FACTS,
    **LINES,
    **ALTERNATIVES,
    **NOTATION,
    **LINKS,
    **OPTIONS,
    **REQUESTS,
    **RECORDS,
}
"""Every code's templates."""

_VARIANTS = {**VARIANTS, **FACT_VARIANTS}

_HIDDEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")

_UNKNOWN: Text = (
    "这一步不行（原因代码：{code}）。",
    "This is not possible (reason code: {code}).",
)
_AT: Text = ("出错的地方是第{place}个字符。", "The trouble is at character {place}.")
_IN_TEXT: Text = ("出错的地方是“{text}”的第{place}个字符。", "The trouble is at character {place} of “{text}”.")
_IN_RECORD: Text = ("出错的地方是第{place}行。", "The trouble is on line {place}.")


def sentence(code: str, facts: Mapping[str, Any] | None = None, *, you: int | None = None) -> dict[str, str]:
    """Return the sentence of a reason or error code in both languages.

    ``facts`` are the code's JSON facts; ``you`` is the seat of whoever reads, which turns other seats into
    上家 and 下家. Where facts hold ``problems``, each gets its sentence; two options that contradict each other are
    told why, and a record of another version which one that is. A code without a text, or facts that lack what
    its text names, give a general sentence that tells the code.
    """
    facts = facts or {}
    told = [] if code == "invalid_options" else [{lang: _fill(code, facts, lang, you) for lang in LANGUAGES}]
    told += [sentence(str(p.get("code", code)), p, you=you) for p in _problems(facts)]
    why = CONFLICTS.get((str(facts.get("option")), str(facts.get("other"))))
    if code == "options_conflict" and why is not None:
        told.append(dict(zip(LANGUAGES, why, strict=True)))
    engine, version = facts.get("engine"), facts.get("version")
    if engine is not None and version is not None and engine != version:
        told.append({lang: OTHER_VERSION[i].format(**facts) for i, lang in enumerate(LANGUAGES)})
    return _together(told)


def _problems(facts: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the problems among the facts, as far as they are any; what is known in their stead is told once."""
    found = facts.get("problems")
    told: list[Mapping[str, Any]] = []
    for problem in reversed(found) if isinstance(found, list | tuple) else ():
        if isinstance(problem, Mapping):
            known = problem.get("known")
            again = known is not None and any(known == other.get("known") for other in told)
            told.append({name: value for name, value in problem.items() if name != "known"} if again else problem)
    return told[::-1]


def reason_json(reason: Reason, you: int | None = None) -> dict[str, Any]:
    """Return a reason as JSON with its sentences, which call the other seats as seat ``you`` does."""
    facts = dict(reason.facts)
    return {"code": reason.code, "facts": facts, "rule": reason.rule, "text": sentence(reason.code, facts, you=you)}


def error_sentence(error: EngineError, *, you: int | None = None) -> dict[str, str]:
    """Return the error's sentence, with a second one that tells the place where it has one."""
    first = sentence(error.code, error.facts, you=you)
    if error.position is None:
        return first
    in_record = isinstance(error, CorruptRecord)
    text = error.facts.get("text", "")
    template = _IN_RECORD if in_record else _IN_TEXT if text else _AT
    place = error.position + (not in_record)
    second = {lang: template[i].format(place=place, text=text) for i, lang in enumerate(LANGUAGES)}
    return _together([first, second])


def _fill(code: str, facts: Mapping[str, Any], lang: str, you: int | None) -> str:
    index = LANGUAGES.index(lang)
    template = TEXTS.get(code, _UNKNOWN)[index]
    if code in _VARIANTS and _VARIANTS[code][0](facts):
        template = _VARIANTS[code][1][index]
    words = {name: fact_words(name, value, lang, you) for name, value in facts.items()}
    if code == "options_conflict":
        words.update(_chosen(facts, lang))
    reason = facts.get("reason")
    if isinstance(reason, str):
        words["reason"] = _fill(reason, {k: v for k, v in facts.items() if k != "reason"}, lang, you)
    try:
        text = template.format(**words) if code in TEXTS else template.format(code=code)
    except (KeyError, IndexError, ValueError):
        text = _UNKNOWN[index].format(code=code)
    return text[:1].upper() + text[1:]


def _chosen(facts: Mapping[str, Any], lang: str) -> dict[str, str]:
    """Return the two values that contradict each other, as a person choosing them reads them."""
    words = {}
    for option, value in (("option", "value"), ("other", "other_value")):
        with contextlib.suppress(KeyError, TypeError):
            words[value] = value_label(facts[option], facts[value])[lang]
    return words


def _together(sentences: list[dict[str, str]]) -> dict[str, str]:
    """Return whole sentences one after another, in characters that are seen.

    They quote what somebody may have sent to do harm: marks that turn a line around, orders to a terminal.
    """
    text = {"zh": "".join(s["zh"] for s in sentences), "en": " ".join(s["en"] for s in sentences)}
    return {lang: _HIDDEN.sub("\ufffd", told) for lang, told in text.items()}
