"""Which kinds are wild, which tile plays as which, and what a hand is without its wilds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from hupai.mahjong.melds import CHI, Meld, meld_tiles
from hupai.mahjong.rules.ruleset import DECKS, MahjongRules
from hupai.mahjong.tiles import COPIES, RANKS, RED, SUITS, Kind, next_in_order, suit_of


def wild_kinds(rules: MahjongRules, indicator: Kind) -> tuple[Kind, ...]:
    """Return the kinds that this indicator makes wild, the one next to it first; none without an indicator (-1).

    Kinds that the deck does not have are skipped: 红中 alone follows itself where it is the only honour.
    """
    return _next_kinds(rules.tiles, rules.wilds // COPIES, indicator) if indicator >= 0 else ()


@cache
def _next_kinds(tiles: int, number: int, indicator: Kind) -> tuple[Kind, ...]:
    """Return that many kinds of the deck in the order after the indicator."""
    deck = DECKS[tiles]
    kinds: list[Kind] = []
    kind = indicator
    for _ in range(number):
        kind = next_in_order(kind)
        while not deck[kind]:
            kind = next_in_order(kind)
        kinds.append(kind)
    return tuple(kinds)


def stands_in(rules: MahjongRules, wild: Kind) -> bool:
    """Whether 红中 plays as the wild's kind: not if it is the wild itself, or if there is none (-1)."""
    return rules.stand_in and wild not in (-1, RED)


def plays_as(rules: MahjongRules, wilds: Sequence[Kind], kind: Kind) -> Kind:
    """Return the kind that a natural tile plays as: 红中 as the wild's kind where it is the stand-in, else its own."""
    return wilds[0] if kind == RED and wilds and stands_in(rules, wilds[0]) else kind


def printed_as(rules: MahjongRules, wilds: Sequence[Kind], kind: Kind) -> Kind:
    """Return the kind of the natural tile that plays as ``kind``, -1 if there is none because all of them are wild."""
    if kind not in wilds:
        return kind
    return RED if kind == wilds[0] and stands_in(rules, kind) else -1


def laid_tiles(rules: MahjongRules, wilds: Sequence[Kind], meld: Meld) -> tuple[Kind, ...]:
    """Return the tiles of a laid meld as they are printed: the wild's place in a 吃 is taken by its stand-in."""
    tiles = meld_tiles(meld)
    return tuple([printed_as(rules, wilds, kind) for kind in tiles]) if meld.group == CHI else tiles


def wilds_in(counts: Sequence[int], wilds: Sequence[Kind]) -> int:
    """Return how many wilds a hand holds."""
    return sum([counts[kind] for kind in wilds])


def without_wilds(counts: Sequence[int], wilds: Sequence[Kind]) -> tuple[list[int], int]:
    """Return the natural tiles of a hand and how many wilds it holds."""
    natural, held = list(counts), 0
    for kind in wilds:
        held += natural[kind]
        natural[kind] = 0
    return natural, held


def with_stand_ins(natural: Sequence[int], wild: Kind) -> Iterator[list[int]]:
    """Yield the natural tiles with one, two, … 红中 playing as the wild's kind, for which they stand in."""
    for number in range(1, natural[RED] + 1):
        played = list(natural)
        played[RED] -= number
        played[wild] += number
        yield played


def shown_suits(natural: Sequence[int], melds: Sequence[Meld]) -> list[int]:
    """Return the suits that a hand without its wilds and the laid melds show; a 飞 has that of its natural tiles."""
    shown = [any(natural[:RANKS]), any(natural[RANKS : 2 * RANKS]), any(natural[2 * RANKS : 3 * RANKS]), False]
    # The fourth place is that of a meld of honours, which shows no suit.
    for meld in melds:
        shown[suit_of(meld.kind)] = True
    return [suit for suit in range(SUITS) if shown[suit]]


def three_suits(hand: Sequence[int], melds: Sequence[Meld], wilds: Sequence[Kind]) -> bool:
    """Whether hand and melds show all three suits, wilds not counted: 花猪, and a hand that cannot win (缺门)."""
    natural, _ = without_wilds(hand, wilds)
    return len(shown_suits(natural, melds)) == SUITS
