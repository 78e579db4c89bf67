"""吃边打边: which cards may be discarded right after a 吃, and what that costs (``chi.edge``; S2 2.13).

Whoever eats the card at one end of a run and discards the card beyond its other end gains nothing from the 吃. The
numbers of the two cards decide whether that discard is free, limits what the hand may still win with, or is
forbidden. After a 绞 the card of the same number and the other size is forbidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from hupai.zipai.cards import IS_RED, NUMBERS, Kind
from hupai.zipai.eating import Way, way_shapes
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, KA_HU_WIN, NO_LIMIT, RED_WIN, WU_HU_WIN
from hupai.zipai.melds import shape
from hupai.zipai.rules.ruleset import ZipaiRules

FORBIDDEN = 0
"""The limit that leaves no win: the discard is not allowed."""

SOFTENED = RED_WIN | BLACK_WIN | DOT_WIN | WU_HU_WIN
"""The limit of a run's discard that is not forbidden only because 比牌 was laid with the run."""


@dataclass(frozen=True, slots=True)
class ChiBian:
    """What a 吃 does to the discard that follows it."""

    forbidden: int = 0
    """Kinds that may not be discarded, as a set in bits."""
    limits: Mapping[Kind, int] = field(default_factory=dict)
    """For each kind whose discard costs something, the wins that remain, as a set in bits."""


NO_CHI_BIAN = ChiBian()


@lru_cache(maxsize=4096)
def _chi_bian(eaten: Kind, way: Way, red_too: bool, wins: int) -> ChiBian:
    """Return what a 吃 does to the next discard; ``wins`` are the named wins that these rules have."""
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
    return ChiBian(forbidden, limits)


def chi_bian_after(rules: ZipaiRules, eaten: Kind, way: Way) -> ChiBian:
    """Return what eating ``eaten`` in this way does to the discard that follows."""
    if not rules.chi_bian_da_bian or eaten < 0:
        return NO_CHI_BIAN
    return _chi_bian(eaten, way, rules.chi_bian_red, played_wins(rules))


def chi_bian_rule(rules: ZipaiRules, eaten: Kind, way: Way, kind: Kind) -> str:
    """Return the rule that forbids discarding ``kind`` after this 吃: ``chi.edge_red`` if only that one does."""
    by_colour = chi_bian_after(replace(rules, chi_bian_red=False), eaten, way)
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
    """Return the wins that remain after eating one card and discarding the other: NO_LIMIT, a set, or FORBIDDEN."""
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
