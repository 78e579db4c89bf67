"""吃边打边: which cards may be discarded right after a 吃, and what that costs (S2 2.13, rule book §11).

Who eats the card at one end of a run and plays the card beyond its other end has won nothing by it: that
discard is free, limits what the hand may still win with, or is forbidden, by the numbers of the two cards.
The card of the same number and the other size may not follow a 绞.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from hupai.zipai.cards import IS_RED, NUMBERS, Kind
from hupai.zipai.claim import BLACK_WIN, DOT_WIN, KA_HU_WIN, NO_LIMIT, RED_WIN, WU_HU_WIN
from hupai.zipai.eating import Way, way_shapes
from hupai.zipai.melds import shape
from hupai.zipai.rules import ZipaiRules

FORBIDDEN = 0
"""The limit that leaves no win: such a discard is not allowed at all."""

SOFTENED = RED_WIN | BLACK_WIN | DOT_WIN | WU_HU_WIN
"""What a run's forbidden discard is limited to when 比牌 was laid with it."""


@dataclass(frozen=True, slots=True)
class Edges:
    """What a 吃 does to the discard that follows it."""

    forbidden: int = 0
    """Kinds that may not be played, as a set in bits."""
    limits: Mapping[Kind, int] = field(default_factory=dict)
    """For each kind that costs something: the wins that remain after it, as a set in bits; 0 is none at all."""


NO_EDGES = Edges()


@lru_cache(maxsize=4096)
def _edges(eaten: Kind, way: Way, red_too: bool, wins: int) -> Edges:
    """Return the edges of a 吃; ``wins`` are the named wins that are played, others are no way out."""
    numbers = way_shapes(way)
    limits: dict[Kind, int] = {}
    forbidden = 0
    for number in numbers:
        found = shape(number)
        if found.name == "jiao":
            forbidden |= 1 << _other_size(eaten)
            continue
        beyond = _beyond(found.cards, eaten) if found.name != "er_qi_shi" else None
        if beyond is None:
            continue
        limit = _limit(eaten, beyond, red_too)
        if limit == FORBIDDEN and len(numbers) > 1:
            limit = SOFTENED
        if limit == FORBIDDEN:
            forbidden |= 1 << beyond
        elif limit != NO_LIMIT:
            limits[beyond] = limits.get(beyond, wins) & limit
    return Edges(forbidden, limits)


def after_chi(rules: ZipaiRules, eaten: Kind, way: Way) -> Edges:
    """Return what eating ``eaten`` in this way does to the discard that follows."""
    if not rules.chi_bian_da_bian or eaten < 0:
        return NO_EDGES
    return _edges(eaten, way, rules.chi_bian_red, played_wins(rules))


def edge_rule(rules: ZipaiRules, eaten: Kind, way: Way, kind: Kind) -> str:
    """Return the rule that forbids playing ``kind`` after this 吃: that of red cards only where it alone does."""
    by_colour = after_chi(replace(rules, chi_bian_red=False), eaten, way)
    return "chi.edge" if by_colour.forbidden >> kind & 1 else "chi.edge_red"


def played_wins(rules: ZipaiRules) -> int:
    """Return the named wins these rules have, as a set in bits."""
    found = RED_WIN | BLACK_WIN
    for win, played in ((DOT_WIN, rules.yi_dian_hong), (WU_HU_WIN, rules.wu_hu), (KA_HU_WIN, rules.ka_hu)):
        found |= win if played else 0
    return found


def _other_size(kind: Kind) -> Kind:
    return kind + NUMBERS if kind < NUMBERS else kind - NUMBERS


def _beyond(cards: tuple[Kind, ...], eaten: Kind) -> Kind | None:
    """Return the card beyond the other end of a run whose end was eaten, if there is one."""
    if eaten == cards[0]:
        beyond = cards[2] + 1
        return beyond if beyond % NUMBERS else None
    if eaten == cards[2] and cards[0] % NUMBERS:
        return cards[0] - 1
    return None


def _limit(eaten: Kind, played: Kind, red_too: bool) -> int:
    """Return the wins that remain after eating the one card and playing the other: NO_LIMIT, some, FORBIDDEN."""
    if IS_RED[eaten] and IS_RED[played]:
        return FORBIDDEN if red_too else NO_LIMIT
    if IS_RED[eaten]:
        return RED_WIN
    if IS_RED[played]:
        return BLACK_WIN | DOT_WIN
    numbers = eaten % NUMBERS + 1, played % NUMBERS + 1
    if numbers == (1, 4):
        return NO_LIMIT
    return WU_HU_WIN | KA_HU_WIN if numbers == (4, 1) else FORBIDDEN

