"""Sentences in both languages. Their placeholders are filled with a family's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.explain.language import LANGUAGES
from hupai.explain.vocabulary import Vocabulary
from hupai.table.seats import Reader

Text = tuple[str, str]
"""A sentence in Chinese and in English; both may name the same ``{facts}``."""

Said = dict[str, str]
"""A sentence by language, as data for the page."""

YOU = 0
"""The learner's seat: the next player is 1."""


def said(text: Text) -> Said:
    """Return a sentence without facts."""
    return dict(zip(LANGUAGES, text, strict=True))


def filled(vocabulary: Vocabulary, reader: Reader, text: Text, facts: Mapping[str, Any]) -> Said:
    """Return the sentence with its facts in the vocabulary's words."""
    found = {}
    for template, lang in zip(text, LANGUAGES, strict=True):
        words = {name: vocabulary.fact_words(name, value, lang, reader) for name, value in facts.items()}
        found[lang] = template.format(**words)
    return found
