"""Which kinds are wild, which tile plays as which, and how many wilds a hand holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.mahjong.melds import CHI, Meld, meld_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.tiles import COPIES, RED, Kind, next_in_order


def wild_kinds(rules: MahjongRules, indicator: Kind) -> tuple[Kind, ...]:
    """Return the kinds that this indicator makes wild, the one next to it first; none without an indicator (-1).

    Kinds that the deck does not have are skipped: 红中 alone follows itself where it is the only honour.
    """
    deck = deck_of_rules(rules)
    kinds: list[Kind] = []
    kind = indicator
    for _ in range(rules.wilds // COPIES if indicator >= 0 else 0):
        kind = next_in_order(kind)
        while not deck[kind]:
            kind = next_in_order(kind)
        kinds.append(kind)
    return tuple(kinds)


def plays_as(rules: MahjongRules, wilds: Sequence[Kind], kind: Kind) -> Kind:
    """Return the kind that a natural tile plays as: 红中 as the wild's kind where it is the stand-in, else its own."""
    return wilds[0] if kind == RED and _stands_in(rules, wilds) else kind


def printed_as(rules: MahjongRules, wilds: Sequence[Kind], kind: Kind) -> Kind:
    """Return the kind of the natural tile that plays as ``kind``, -1 if there is none because all of them are wild."""
    if kind not in wilds:
        return kind
    return RED if kind == wilds[0] and _stands_in(rules, wilds) else -1


def laid_tiles(rules: MahjongRules, wilds: Sequence[Kind], meld: Meld) -> tuple[Kind, ...]:
    """Return the tiles of a laid meld as they are printed: the wild's place in a 吃 is taken by its stand-in."""
    tiles = meld_tiles(meld)
    return tuple([printed_as(rules, wilds, kind) for kind in tiles]) if meld.group == CHI else tiles


def wilds_in(counts: Sequence[int], wilds: Sequence[Kind]) -> int:
    """Return how many wilds a hand holds."""
    return sum([counts[kind] for kind in wilds])


def natural_hands(rules: MahjongRules, wilds: Sequence[Kind], counts: Sequence[int]) -> Iterator[list[int]]:
    """Yield the natural tiles of a hand as what they may play as.

    That is one way, except for hands with stand-ins: each of these plays as the wild's kind or as it is printed.
    """
    natural = list(counts)
    for kind in wilds:
        natural[kind] = 0
    yield natural
    if _stands_in(rules, wilds):
        for _ in range(natural[RED]):
            natural = list(natural)
            natural[RED] -= 1
            natural[wilds[0]] += 1
            yield natural


def _stands_in(rules: MahjongRules, wilds: Sequence[Kind]) -> bool:
    return rules.stand_in and bool(wilds) and RED not in wilds
