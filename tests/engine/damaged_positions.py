"""Positions damaged at random, and what every error about a position must have. Any family's tests use both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from hupai.explain.language import LANGUAGES
from hupai.explain.vocabulary import Vocabulary
from hupai.table.chance import Stream
from hupai.table.errors import EngineError, InvalidNotation


def refused(parse: Callable[[str], object], text: str, vocabulary: Vocabulary) -> InvalidNotation:
    """Read a text that has to be refused; return its error, which has what it must have."""
    with pytest.raises(InvalidNotation) as caught:
        parse(text)
    check_error(caught.value, text, vocabulary)
    return caught.value


def check_error(error: EngineError, text: str, vocabulary: Vocabulary) -> None:
    """The error has a code with sentences in both languages, and a place within the text."""
    assert isinstance(error, InvalidNotation)
    assert error.position is not None and 0 <= error.position <= max(len(text), 1)
    assert error.code in vocabulary.texts, error.code
    words = vocabulary.error_sentence(error)
    for language in LANGUAGES:
        assert error.code not in words[language] and "{" not in words[language].replace(text, ""), words


class Damage:
    """Damages texts of positions: words, numbers and characters go, come, or change."""

    def __init__(self, pool: Sequence[str], characters: str) -> None:
        """``pool`` are whole positions, ``characters`` what is put in."""
        self._pool = pool
        self._characters = characters
        self._ways = (
            *(self._drop_word, self._other_value, self._other_number, self._other_character, self._other_character),
            *(self._swap, self._cut, self._piece_twice),
        )

    def damaged(self, chance: Stream, times: int) -> str:
        """Return a position of the pool after so many kinds of damage."""
        text = chance.choice(self._pool)
        for _ in range(times):
            text = chance.choice(self._ways)(text, chance) or "x"
        return text

    def _drop_word(self, text: str, chance: Stream) -> str:
        words = text.split()
        if words:
            words.pop(chance.below(len(words)))
        return " ".join(words)

    def _other_value(self, text: str, chance: Stream) -> str:
        value = chance.choice(chance.choice(self._pool).split())
        name = value.partition(":")[0]
        return " ".join([*[word for word in text.split() if not word.startswith(f"{name}:")], value])

    def _other_number(self, text: str, chance: Stream) -> str:
        places = [place for place, char in enumerate(text) if char.isdigit()]
        at = chance.choice(places or [0])
        return text[:at] + str(chance.below(10)) + text[at + 1 :]

    def _other_character(self, text: str, chance: Stream) -> str:
        at = chance.below(len(text))
        return text[:at] + chance.choice(self._characters) + text[at + chance.below(2) :]

    def _swap(self, text: str, chance: Stream) -> str:
        one, two = sorted((chance.below(len(text)), chance.below(len(text))))
        return text[:one] + text[two] + text[one + 1 : two] + text[one] + text[two + 1 :] if one < two else text

    def _cut(self, text: str, chance: Stream) -> str:
        return text[: chance.below(len(text))]

    def _piece_twice(self, text: str, chance: Stream) -> str:
        one, two = sorted((chance.below(len(text)), chance.below(len(text))))
        return text[:two] + text[one:]
