"""How cards and groups of cards are written: by the signs of a family, in one grammar for all of them.

A card is one sign (``一``, ``东风``), numbers with a suit behind them (``123s``, ``一二三万``), or a size with numbers
behind it (``大二七十``). A group is its name with its cards behind it: ``peng:333s``, ``碰三三三``. Commas, bars and
brackets separate as spaces do. Texts here are read already: see :mod:`hupai.table.typed_text`. The page's script
``picture/notation.js`` does the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, NoReturn

from hupai.table.errors import InvalidNotation

SEPARATORS: Final = " ,、;|/·・。()[]【】「」"
"""What stands between cards and between groups and means nothing."""
TEN: Final = "10"
"""What a slip is about: ten, written with two digits."""

Placed = tuple[str, int]
"""The code of a card and the index it begins at."""

WRONGS: Final = ("unknown", "missing", "alone", "absent", "slip")
"""What may be wrong: a sign that is none, numbers without a suit, a suit without numbers, a number that the suit does
not have, and a ten of two digits."""
UNKNOWN, MISSING, ALONE, ABSENT, SLIP = WRONGS

_SPACES: Final = str.maketrans(dict.fromkeys(SEPARATORS, " "))


class WrittenGroup(NamedTuple):
    """A group as it is written."""

    name: str
    """What the family calls it."""
    start: int
    cards: str
    """What stands behind its name, …"""
    at: int
    """… and the index that this begins at."""
    text: str
    """The whole."""


@dataclass(frozen=True)
class Signs:
    """The signs of a family. Letters are small ones."""

    refused: Callable[[str, int, str], InvalidNotation]
    """The error for something wrong (:data:`WRONGS`), its place, and what is written there."""
    cards: Mapping[str, str]
    """Signs that name a card, with its code."""
    ranks: Mapping[str, str]
    """Signs that name a number, with the first letter of a code."""
    suits: Mapping[str, str]
    """Signs that name the suit of the numbers before them, with the second letter of a code."""
    groups: Mapping[str, str]
    """Names of groups, with those that the family's notation writes."""
    sizes: Mapping[str, str] = field(default_factory=dict)
    """Signs that name the suit of the numbers behind them."""
    plain: str = ""
    """The suit whose cards may stand for numbers behind a size: 大二 is 贰. Empty where there are no sizes."""
    slip: str = ""
    """A regular expression for a ten that would be read as a one and another number, empty for none. Separators are
    spaces where it is looked for."""
    absent: Collection[str] = ()
    """Codes that a number and a suit make and that no card has."""

    @cached_property
    def _numbers(self) -> dict[str, str]:
        """What may stand behind a size."""
        plain = {sign: code[0] for sign, code in self.cards.items() if self.plain and code.endswith(self.plain)}
        return {**self.ranks, **plain}

    @cached_property
    def _piece(self) -> re.Pattern[str]:
        """What a text of cards is made of: a card, a size with numbers, a size before its own card, numbers, spaces."""
        same = [
            f"(?:{_any(sign for sign, suit in self.sizes.items() if suit == size)})"
            f"(?={_any(sign for sign, code in self.cards.items() if code[1:] == size)})"
            for size in set(self.sizes.values()) - {self.plain}
        ]
        return re.compile(
            f"({_any(self.cards)})|({_any(self.sizes)})((?:{_any(self._numbers)})+)|"
            f"((?:(?:{_any(self.ranks)}) *)+)({_any(self.suits)})|{'|'.join([*same, ' +'])}"
        )

    @cached_property
    def _number(self) -> re.Pattern[str]:
        return re.compile(_any(self._numbers))

    @cached_property
    def _name(self) -> re.Pattern[str]:
        """A name of a group: by itself, before its cards, or before a colon."""
        signs = "".join((*self.cards, *self.ranks, *self.suits))
        glued = [name for name in self.groups if not name.isascii() and not set(name) & set(signs)]
        return re.compile(rf"(?<![^ ])([a-z_]+)(?=[ :]|$):?|({_any(glued)}):?|(?<![^ ])([^ :]*):")

    # --- cards -------------------------------------------------------------------------------------

    def placed_cards(self, text: str) -> list[Placed]:
        """Return the cards that a text names, in its order.

        Raises InvalidNotation with the index of the wrong sign.
        """
        spaced = text.translate(_SPACES)
        found: list[Placed] = []
        place = 0
        while place < len(spaced):
            piece = self._piece.match(spaced, place)
            if piece is None:
                self._refuse(text, place)
            card, size, _, ranks, suit = piece.groups()
            if card:
                found.append((self.cards[card], place))
            elif size:
                each = self._number.finditer(spaced, *piece.span(3))
                found += [(self._numbers[one[0]] + self.sizes[size], one.start()) for one in each]
            elif ranks:
                found += self._suited(spaced, piece.span(4), suit)
            place = piece.end()
        slip = re.search(self.slip, spaced, re.ASCII) if self.slip else None
        if slip:
            written = text[slip.start() : slip.end()]
            raise self.refused(SLIP, slip.start() + written.rindex(TEN), written)
        return found

    def _suited(self, text: str, span: tuple[int, int], suit: str) -> Iterator[Placed]:
        """Yield the cards that numbers and the suit behind them name."""
        for rank in self._number.finditer(text, *span):
            code = self.ranks[rank[0]] + self.suits[suit]
            if code in self.absent:
                raise self.refused(ABSENT, rank.start(), rank[0] + suit)
            yield code, rank.start()

    def _refuse(self, text: str, place: int) -> NoReturn:
        """Raise what is wrong where no piece begins."""
        char = text[place]
        raise self.refused(MISSING if char in self.ranks else ALONE if char in self.suits else UNKNOWN, place, char)

    # --- groups ------------------------------------------------------------------------------------

    def name_in(self, text: str) -> tuple[str, int] | None:
        """Return the group that a text begins with, and where its cards begin; None for no name."""
        found = self._name.match(text.translate(_SPACES))
        name = self.groups.get(found[found.lastindex or 0]) if found else None
        return (name, found.end()) if found and name else None

    def written_groups(self, text: str, known: Collection[str]) -> list[WrittenGroup]:
        """Return the groups that a text names; what stands behind a name up to the next one are its cards.

        Raises InvalidNotation ``unknown_meld_kind`` at a word that should be the name of one of the ``known`` groups.
        """
        spaced = text.translate(_SPACES)
        named: list[tuple[str, int, int]] = []
        for found in self._name.finditer(spaced):
            written = found[found.lastindex or 0]
            name = self.groups.get(written, "")
            if name in known:
                named.append((name, found.start(), found.end()))
            elif not found[1] or found[0] != written:  # letters without a colon may be cards
                raise InvalidNotation("unknown_meld_kind", position=found.start(), kind=written, known=list(known))
        first = len(spaced) - len(spaced.lstrip())
        if first < (named[0][1] if named else len(text)):
            kind = spaced[first:].split()[0]
            raise InvalidNotation("unknown_meld_kind", position=first, kind=kind, known=list(known))
        ends = [*(start for _, start, _ in named), len(text)][1:]
        return [
            WrittenGroup(name, start, text[at:end], at, text[start:end].rstrip(SEPARATORS))
            for (name, start, at), end in zip(named, ends, strict=True)
        ]


def _any(signs: Iterable[str]) -> str:
    """Return a regular expression for any of the signs, the longest first; it finds nothing if there are none."""
    return "|".join(sorted(signs, key=len, reverse=True)) or "(?!)"
