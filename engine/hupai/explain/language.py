"""The elements of every text: two languages, templates, and numbers with English plurals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hupai.table.json_object import Facts

LANGUAGES: Final = ("zh", "en")

Text = tuple[str, str]
"""A template in Chinese and in English; both name the same facts."""

Label = dict[str, str]
"""A text by language."""


class Variant(NamedTuple):
    """Another template for a code, which is used if its facts meet a condition."""

    when: Callable[[Facts], bool]
    zh: str
    en: str


class Number(int):
    """A number; ``{n:card|cards}`` in a template shows it with the English singular or plural.

    A negative number has the typographic minus.
    """

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(int(self), spec).replace("-", "−")
        one, many = spec.split("|")
        return f"{self} {one if abs(self) == 1 else many}"


def by_language(text: Text) -> Label:
    """Return a text as a mapping from language to words."""
    return dict(zip(LANGUAGES, text, strict=True))
