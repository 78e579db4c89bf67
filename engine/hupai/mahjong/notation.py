"""How tiles, hands and melds are written: the text of a list of tiles, and the tiles of a text.

Tiles are written with digits and a letter for the suit, ``123m 456p 789s 1234z``, or as people write them, ``一万 三条
五筒 东 红中``; both may be mixed. Melds are a word, a colon and their tiles: ``peng:111m chi:123s gang:5555p
angang:9999s jiagang:5555p fei:11m+2m``. What is formatted parses to the same tiles in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hupai.mahjong.melds import FEI, MELD_NAMES, Meld, meld_of, meld_tiles
from hupai.mahjong.signs import SIGNS
from hupai.mahjong.tiles import KINDS, Deck, Kind, code, name_zh
from hupai.table.errors import InvalidNotation
from hupai.table.signs import WrittenGroup
from hupai.table.typed_text import Typed, errors_from, reading


class PlacedMeld(NamedTuple):
    """A meld as it is written in a text."""

    meld: Meld
    word: str
    start: int
    wild: int
    """Where the wild of a 飞 begins."""


LONGEST = 1000
"""Characters that a text has at most; a whole deck written tile by tile has fewer."""


def format_tiles(kinds: Iterable[Kind]) -> str:
    """Return the tiles in ASCII, in the order given, ranks of one suit together.

    >>> format_tiles([0, 1, 2, 18, 33])
    '123m 1p 7z'
    """
    parts: list[str] = []
    for kind in kinds:
        written = code(kind)
        if parts and parts[-1][-1] == written[-1]:
            parts[-1] = parts[-1][:-1] + written
        else:
            parts.append(written)
    return " ".join(parts)


def format_hanzi(kinds: Iterable[Kind]) -> str:
    """Return the tiles as people write them, separated by spaces: 一万 三条 东."""
    return " ".join(map(name_zh, kinds))


def parse_tiles(text: str) -> list[Kind]:
    """Return the kinds named in ``text``, in its order, by any of :data:`SIGNS`.

    Raises InvalidNotation with the index of the wrong character: ``unknown_tile``, ``suit_missing`` (a rank without a
    suit), ``suit_alone``, ``no_such_honour`` (``8z``); ``text_too_long`` with the index where it should have ended.
    It does not check how many copies a deck has: see :func:`checked_counts`.
    """
    return [kind for kind, _ in placed_tiles(text)]


def placed_tiles(text: str) -> list[tuple[Kind, int]]:
    """Return the kinds named in ``text``, each with its index there; it raises what :func:`parse_tiles` does."""
    check_length(text)
    with reading(text, text=text) as read:
        return [(_BY_CODE[found], read.places[place]) for found, place in SIGNS.placed_cards(read.text)]


def parse_tile(text: str) -> Kind:
    """Return the one kind named in ``text``; InvalidNotation (``one_tile_expected``) otherwise."""
    if text in _BY_CODE:
        return _BY_CODE[text]
    kinds = parse_tiles(text)
    if len(kinds) != 1:
        raise InvalidNotation("one_tile_expected", position=0, text=text, count=len(kinds))
    return kinds[0]


def checked_counts(text: str, deck: Deck) -> list[int]:
    """Return how many of each of the 34 kinds ``text`` names.

    Raises InvalidNotation at the first tile that the deck does not have: ``not_in_deck``, or ``too_many_copies`` where
    all of its kind are named before.
    """
    counts = [0] * KINDS
    for kind, position in placed_tiles(text):
        counts[kind] += 1
        if not deck[kind]:
            raise InvalidNotation("not_in_deck", position=position, tile=code(kind), text=text)
        if counts[kind] > deck[kind]:
            raise InvalidNotation("too_many_copies", position=position, tile=code(kind), limit=deck[kind], text=text)
    return counts


def format_melds(melds: Sequence[Meld]) -> str:
    """Return the melds in ASCII, separated by spaces."""
    return " ".join(map(format_meld, melds))


def format_meld(meld: Meld) -> str:
    """Return one meld in ASCII: ``peng:111m``, ``fei:11m+2m``."""
    tiles = meld_tiles(meld)
    name = MELD_NAMES[meld.group]
    if meld.group == FEI:
        return f"{name}:{format_tiles(tiles[:2])}+{code(meld.wild)}"
    return f"{name}:{format_tiles(tiles)}"


def parse_melds(text: str) -> list[Meld]:
    """Return the melds named in ``text``, in its order; it raises what :func:`placed_melds` does."""
    return [placed.meld for placed in placed_melds(text)]


def placed_melds(text: str) -> list[PlacedMeld]:
    """Return the melds named in ``text``, in its order, each with what stands there.

    Raises InvalidNotation: ``unknown_meld_kind``, ``wrong_meld`` (the tiles do not form it), ``text_too_long``, or what
    the tiles raise; the position counts from the start of ``text``.
    """
    check_length(text)
    with reading(text, text=text) as read:
        return [_meld(group, read) for group in SIGNS.written_groups(read.text, MELD_NAMES)]


def _meld(written: WrittenGroup, read: Typed) -> PlacedMeld:
    """Return the meld of a group as it is written."""
    natural, plus, wild = written.cards.partition("+")
    behind = written.at + len(natural) + 1
    with errors_from(written.at):
        tiles = parse_tiles(natural)
    with errors_from(behind):
        wilds = parse_tiles(wild)
    meld = None
    if tiles and len(wilds) == len(plus):
        meld = meld_of(MELD_NAMES.index(written.name), tiles, *wilds)
    if meld is None:
        raise InvalidNotation("wrong_meld", position=written.start, meld=written.text)
    return PlacedMeld(meld, written.text, read.places[written.start], read.places[min(behind, len(read.text))])


def check_length(text: str) -> None:
    """Refuse a text of more than LONGEST characters: InvalidNotation ``text_too_long``."""
    if len(text) > LONGEST:
        raise InvalidNotation("text_too_long", position=LONGEST, most=LONGEST, length=len(text))


_BY_CODE = {code(kind): kind for kind in range(KINDS)}
