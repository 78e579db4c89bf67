"""The cards of the family as small ints, and their names.

A *kind* is what is printed on a card: 0–9 are the small numbers 一 … 十, 10–19 the big numbers
壹 … 拾, 20 is the king 王. Four copies of each number make a deck; some games add kings.
A kind's number is ``kind % 10 + 1``; a kind set fits into 20 bits, a deck into a list of kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hupai.table.errors import InvalidNotation
from hupai.table.signs import SEPARATORS
from hupai.table.typed_text import reading, typed
from hupai.zipai.signs import SIGNS

Kind = int

NUMBERS = 10
KINDS = 20
KING: Kind = 20
COPIES = 4

SMALL_NAMES = "一二三四五六七八九十"
BIG_NAMES = "壹贰叁肆伍陆柒捌玖拾"
KING_NAME = "王"
_DIGITS = "1234567890"
_CODES = (*(digit + size for size in "sb" for digit in _DIGITS), "k")

RED: frozenset[Kind] = frozenset(size + number - 1 for size in (0, NUMBERS) for number in (2, 7, 10))
"""Kinds printed in red: 2, 7 and 10 of both sizes (``deck.colours``; S0 跑胡子规则)."""

IS_RED: tuple[int, ...] = tuple(int(kind in RED) for kind in range(KINDS + 1))


def small(number: int) -> Kind:
    """Return the kind of the small card 1 … 10."""
    return number - 1


def big(number: int) -> Kind:
    """Return the kind of the big card 1 … 10."""
    return NUMBERS + number - 1


def is_big(kind: Kind) -> bool:
    """Whether the kind is one of 壹 … 拾."""
    return NUMBERS <= kind < KINDS


def successor(kind: Kind, offset: int = 1) -> Kind:
    """Return the kind ``offset`` numbers on in the same size, ten being followed by one."""
    size = kind - kind % NUMBERS
    return size + (kind % NUMBERS + offset) % NUMBERS


def full_deck(kings: int = 0) -> list[Kind]:
    """Return every card of a deck in canonical order: kinds ascending, kings last (``deck.cards``)."""
    deck = [kind for kind in range(KINDS) for _ in range(COPIES)]
    return deck + [KING] * kings


def code(kind: Kind) -> str:
    """Return the ASCII name of one card: ``3s``, ``0b`` (big ten) or ``k``."""
    return _CODES[kind]


def codes(kinds: Iterable[Kind]) -> list[str]:
    """Return the ASCII names of the cards, in the order given."""
    return [code(kind) for kind in kinds]


def counted_codes(counts: Sequence[int]) -> list[str]:
    """Return the ASCII names of counted cards, one by one, ascending."""
    return [code(kind) for kind, count in enumerate(counts) for _ in range(count)]


def codes_in(mask: int) -> list[str]:
    """Return the ASCII names of the kinds in a kind set, ascending."""
    return [code(kind) for kind in range(KINDS) if mask >> kind & 1]


def hanzi(kind: Kind) -> str:
    """Return the card as people write it: 三, 拾, 王."""
    if kind == KING:
        return KING_NAME
    return (SMALL_NAMES if kind < NUMBERS else BIG_NAMES)[kind % NUMBERS]


def format_cards(kinds: Iterable[Kind]) -> str:
    """Return the cards in ASCII, in the order given, digits of one size grouped: ``123s270bk``.

    >>> format_cards([0, 1, 2, 11, 16, 19, 20])
    '123s270bk'
    """
    parts: list[str] = []
    pending = ""
    size = ""
    for kind in kinds:
        this = "k" if kind == KING else ("s" if kind < NUMBERS else "b")
        if pending and this != size:
            parts.append(pending + size)
            pending = ""
        size = this
        if this == "k":
            parts.append("k")
        else:
            pending += _DIGITS[kind % NUMBERS]
    if pending:
        parts.append(pending + size)
    return "".join(parts)


def format_hanzi(kinds: Iterable[Kind]) -> str:
    """Return the cards as people write them, without spaces."""
    return "".join(map(hanzi, kinds))


def parse_cards(text: str) -> list[Kind]:
    """Return the kinds named in ``text``, in its order; ASCII, 汉字 or both, in any of :data:`SIGNS`.

    Raises InvalidNotation (``unknown_card``, ``size_missing``, ``size_alone``, ``ten_is_zero``) with the index of the
    wrong character. It does not check how many copies a deck has: see :func:`checked_counts`.
    """
    return [kind for kind, _ in placed_cards(text)]


def placed_cards(text: str) -> list[tuple[Kind, int]]:
    """Return the kinds named in ``text``, each with its index there; it raises what :func:`parse_cards` does."""
    with reading(text, text=text) as read:
        return [(_BY_CODE[found], read.places[place]) for found, place in SIGNS.placed_cards(read.text)]


def parse_card(text: str) -> Kind:
    """Return the one kind named in ``text``; InvalidNotation (``one_card_expected``) otherwise."""
    if text in _BY_CODE:
        return _BY_CODE[text]
    kinds = placed_cards(text)
    if len(kinds) != 1:
        if typed(text).text.strip(SEPARATORS) in _TENS:
            raise InvalidNotation("ten_is_zero", position=kinds[0][1], written=text, text=text)
        raise InvalidNotation("one_card_expected", text=text, count=len(kinds))
    return kinds[0][0]


def checked_counts(text: str, *, kings: int) -> list[int]:
    """Return how many of each of the 21 kinds ``text`` names.

    Raises InvalidNotation ``too_many_copies`` at the first card of which a deck with ``kings`` kings has fewer.
    """
    counts = [0] * (KINDS + 1)
    for kind, position in placed_cards(text):
        counts[kind] += 1
        limit = kings if kind == KING else COPIES
        if counts[kind] > limit:
            raise InvalidNotation("too_many_copies", position=position, card=code(kind), limit=limit, text=text)
    return counts


_BY_CODE = {code(kind): kind for kind in range(KINDS + 1)}
_TENS = ("10s", "10b")
