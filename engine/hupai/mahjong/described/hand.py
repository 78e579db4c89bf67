"""A hand as somebody describes it to a calculator: the tile turned up, the laid melds and the tiles in the hand.

Everything is checked against the deck and the rules; what is wrong is an InvalidNotation with its position in the text
that it stands in. How the last tile came is read by :mod:`hupai.mahjong.described.win`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hupai.mahjong.hand.shapes import COMPLETE, MELDS
from hupai.mahjong.melds import CHI, FEI, MELD_NAMES, Meld
from hupai.mahjong.notation import PlacedMeld, placed_melds, placed_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import laid_tiles, wild_kinds
from hupai.mahjong.tiles import Kind, code, codes, counts_of, is_honour
from hupai.table.errors import InvalidNotation

WAITING: Final = COMPLETE - 1
"""Tiles of a hand that waits, each laid meld counted as three."""


class CopiesLeft:
    """The tiles of a deck that nobody has named yet."""

    def __init__(self, rules: MahjongRules) -> None:
        self._deck = deck_of_rules(rules)
        self.left = list(self._deck)
        """How many of each of the 34 kinds."""

    def take(self, kind: Kind, position: int, text: str) -> None:
        """Take one tile away; InvalidNotation ``not_in_deck`` or ``too_many_copies`` if there is none."""
        if not self._deck[kind]:
            raise InvalidNotation("not_in_deck", position=position, tile=code(kind), text=text)
        if not self.left[kind]:
            limit = self._deck[kind]
            raise InvalidNotation("too_many_copies", position=position, tile=code(kind), limit=limit, text=text)
        self.left[kind] -= 1

    def take_all(self, text: str) -> list[Kind]:
        """Take every tile that ``text`` names and return them in its order."""
        placed = placed_tiles(text)
        for kind, position in placed:
            self.take(kind, position, text)
        return [kind for kind, _ in placed]

    def take_one(self, text: str) -> Kind:
        """Take the one tile that ``text`` names; InvalidNotation ``one_tile_expected`` for none or several."""
        placed = placed_tiles(text)
        if len(placed) != 1:
            position = placed[1][1] if placed else 0
            raise InvalidNotation("one_tile_expected", position=position, text=text, count=len(placed))
        self.take(*placed[0], text)
        return placed[0][0]


@dataclass(frozen=True, slots=True)
class DescribedHand:
    """A hand without the tile that it wins on, and what it is played with."""

    rules: MahjongRules
    indicator: Kind
    """The tile turned up, -1 in a game that turns none."""
    wilds: tuple[Kind, ...]
    melds: tuple[Meld, ...]
    counts: tuple[int, ...]
    """The tiles in the hand as they are printed: 34 numbers."""

    @property
    def wild(self) -> Kind:
        """The first kind that is wild, -1 where there is none."""
        return self.wilds[0] if self.wilds else -1


def read_hand(
    rules: MahjongRules, laid: str, hand: str, indicator: str | None, copies: CopiesLeft, sizes: Iterable[int] = ()
) -> DescribedHand:
    """Return the hand that these texts describe, and take its tiles from ``copies``.

    ``sizes`` are the numbers of tiles it may have, each laid meld counted as three; by default that of a waiting hand.
    Raises InvalidNotation: what the notation raises, ``not_in_deck``, ``too_many_copies``, ``indicator_missing``,
    ``indicator_unused``, ``honour_indicator``, ``meld_not_in_game``, ``wild_in_meld``, ``fei_without_wild``,
    ``too_many_melds`` and ``wrong_tile_count``.
    """
    turned = _indicator(rules, indicator, copies)
    wilds = wild_kinds(rules, turned)
    melds = _melds(rules, wilds, laid, copies)
    kinds = copies.take_all(hand)
    _check_size(hand, len(melds), tuple(sizes) or (WAITING,))
    return DescribedHand(rules, turned, wilds, melds, tuple(counts_of(kinds)))


def _indicator(rules: MahjongRules, text: str | None, copies: CopiesLeft) -> Kind:
    """Return the tile that was turned up, -1 in a game that turns none."""
    if not rules.indicator:
        if text is not None:
            raise InvalidNotation("indicator_unused", position=0, text=text)
        return -1
    if text is None:
        raise InvalidNotation("indicator_missing")
    kind = copies.take_one(text)
    if rules.honour_flip == "reflip" and is_honour(kind):
        raise InvalidNotation("honour_indicator", position=placed_tiles(text)[0][1], tile=code(kind), text=text)
    return kind


def _melds(rules: MahjongRules, wilds: tuple[Kind, ...], text: str, copies: CopiesLeft) -> tuple[Meld, ...]:
    """Return the laid melds that ``text`` names."""
    melds = placed_melds(text)
    for number, placed in enumerate(melds):
        if number == MELDS:
            raise InvalidNotation("too_many_melds", position=placed.start, most=MELDS, text=text)
        _check_meld(rules, wilds, placed, text)
        for kind in laid_tiles(rules, wilds, placed.meld):
            copies.take(kind, placed.start, text)
    return tuple(placed.meld for placed in melds)


def _check_meld(rules: MahjongRules, wilds: tuple[Kind, ...], placed: PlacedMeld, text: str) -> None:
    """Refuse a meld that the game does not have, wilds where natural tiles belong, and a 飞 without a wild.

    A 吃 may name the wild's kind: 红中 takes its place where it is the stand-in, so only a run that has no tile for
    that place is refused.
    """
    meld, word, start, wild = placed
    in_game = {CHI: rules.chi, FEI: rules.fei}
    if not in_game.get(meld.group, True):
        known = [name for group, name in enumerate(MELD_NAMES) if in_game.get(group, True)]
        raise InvalidNotation("meld_not_in_game", position=start, meld=word, known=known, text=text)
    natural = laid_tiles(rules, wilds, meld) if meld.group == CHI else (meld.kind,)
    if any(kind < 0 or kind in wilds for kind in natural):
        shown = codes(wilds)
        raise InvalidNotation("wild_in_meld", position=start, meld=word, tiles=shown, text=text)
    if meld.group == FEI and meld.wild not in wilds:
        raise InvalidNotation("fei_without_wild", position=wild, tiles=codes(wilds), text=text)


def _check_size(hand: str, melds: int, sizes: tuple[int, ...]) -> None:
    """Refuse a hand with another number of tiles; the position is that of the first one too many, or of the end."""
    placed = placed_tiles(hand)
    if len(placed) + 3 * melds in sizes:
        return
    expected = max(sizes) - 3 * melds
    position = placed[expected][1] if len(placed) > expected else len(hand.rstrip())
    raise InvalidNotation(
        "wrong_tile_count", position=position, count=len(placed), expected=expected, laid=melds, text=hand
    )
