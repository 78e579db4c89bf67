"""How tiles, hands and melds are written: the text of a list of tiles, and the tiles of a text.

Tiles are written with digits and a letter for the suit, ``123m 456p 789s 1234z``, or as people write them, ``一万 三条
五筒 东 红中``; both may be mixed. Melds are a word, a colon and their tiles: ``peng:111m chi:123s gang:5555p
angang:9999s jiagang:5555p fei:11m+2m``. What is formatted parses to the same tiles in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hupai.mahjong.melds import FEI, MELD_NAMES, Meld, meld_of, meld_tiles
from hupai.mahjong.tiles import (
    GREEN,
    HONOUR_NAMES,
    KINDS,
    RANK_NAMES,
    RANKS,
    RED,
    SUITED,
    WHITE,
    Deck,
    Kind,
    code,
    name_zh,
)
from hupai.table.errors import InvalidNotation

LONGEST = 1000
"""Characters that a text has at most; a whole deck written tile by tile has fewer."""

_RANKS = {sign: rank for signs in ("123456789", RANK_NAMES) for rank, sign in enumerate(signs)}
_SUITS = {sign: suit for suit, signs in enumerate(("mM万萬", "sS条條索", "pP筒饼餅", "zZ")) for sign in signs}
_HONOURS = {
    **{sign: SUITED + place for signs in (HONOUR_NAMES, "東南西北白發中") for place, sign in enumerate(signs)},
    "红中": RED,
    "紅中": RED,
    "发财": GREEN,
    "發財": GREEN,
    "白板": WHITE,
}


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
    """Return the kinds named in ``text``, in its order; spaces do not matter.

    Raises InvalidNotation with the index of the wrong character: ``unknown_tile``, ``suit_missing`` (a rank without a
    suit), ``suit_alone``, ``no_such_honour`` (``8z``); ``text_too_long`` with the index where it should have ended.
    It does not check how many copies a deck has: see :func:`checked_counts`.
    """
    return [kind for kind, _ in _scan(text)]


def placed_tiles(text: str) -> list[tuple[Kind, int]]:
    """Return the kinds named in ``text``, each with its index there; it raises what :func:`parse_tiles` does."""
    return list(_scan(text))


def parse_tile(text: str) -> Kind:
    """Return the one kind named in ``text``; InvalidNotation (``one_tile_expected``) otherwise."""
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
    for kind, position in _scan(text):
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
    """Return the melds named in ``text``, in its order.

    Raises InvalidNotation: ``unknown_meld_kind``, ``wrong_meld`` (the tiles do not form it), ``text_too_long``, or what
    the tiles raise; the position counts from the start of ``text``.
    """
    check_length(text)
    melds: list[Meld] = []
    end = 0
    for word in text.split():
        start = text.index(word, end)
        end = start + len(word)
        melds.append(_meld_at(word, start, text))
    return melds


def _meld_at(word: str, start: int, text: str) -> Meld:
    """Return the meld that the word at ``start`` of ``text`` names."""
    name, _, written = word.partition(":")
    if name not in MELD_NAMES:
        raise InvalidNotation("unknown_meld_kind", position=start, kind=name, known=list(MELD_NAMES), text=text)
    group = MELD_NAMES.index(name)
    natural, plus, wild = written.partition("+")
    at = start + len(name) + 1
    tiles = [kind for kind, _ in _scan(natural, text, at)]
    wilds = [kind for kind, _ in _scan(wild, text, at + len(natural) + 1)]
    meld = None
    if tiles and len(wilds) == len(plus):
        meld = meld_of(group, tiles, *wilds)
    if meld is None:
        raise InvalidNotation("wrong_meld", position=start, meld=word, text=text)
    return meld


def check_length(text: str) -> None:
    """Refuse a text of more than LONGEST characters: InvalidNotation ``text_too_long``."""
    if len(text) > LONGEST:
        raise InvalidNotation("text_too_long", position=LONGEST, most=LONGEST, length=len(text))


def _scan(part: str, text: str | None = None, start: int = 0) -> Iterator[tuple[Kind, int]]:
    """Yield every tile of ``part`` with its index; ``part`` begins at ``start`` of the whole ``text``."""
    text = part if text is None else text
    check_length(text)
    waiting: list[tuple[int, int]] = []
    place = 0
    while place < len(part):
        sign = part[place]
        pair = part[place : place + 2]
        honour = _HONOURS.get(pair, _HONOURS.get(sign))
        if sign in _RANKS:
            waiting.append((_RANKS[sign], place))
        elif sign in _SUITS:
            if not waiting:
                raise InvalidNotation("suit_alone", position=start + place, sign=sign, text=text)
            first = _SUITS[sign] * RANKS
            for rank, at in waiting:
                if first + rank >= KINDS:
                    raise InvalidNotation("no_such_honour", position=start + at, sign=part[at] + sign, text=text)
                yield first + rank, start + at
            waiting.clear()
        elif waiting and not sign.isspace():
            break
        elif honour is not None:
            yield honour, start + place
            place += len(pair) - 1 if pair in _HONOURS else 0
        elif not sign.isspace():
            raise InvalidNotation("unknown_tile", position=start + place, char=sign, text=text)
        place += 1
    if waiting:
        raise InvalidNotation("suit_missing", position=start + waiting[0][1], text=text)
