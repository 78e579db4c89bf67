"""What the oracles say of a seat's hand: whether it is complete, what it is worth, what it waits for.

They are the slow second implementations of :mod:`tests.engine.mahjong.oracle`; no code of the engine decides here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from hupai.mahjong.melds import FEI, MELD_NAMES, Meld
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code
from tests.engine.mahjong.oracle.shapes import seven_pairs, standard
from tests.engine.mahjong.oracle.tiles import ALL_TILES
from tests.engine.mahjong.oracle.value_kawuxing import multiplier
from tests.engine.mahjong.oracle.value_yibin import wild_tiles, yibin_fan
from tests.engine.mahjong.oracle.value_yongzhou import points, without_groups

RED = "7z"


def held(t: Table, seat: int, *, drawn: bool = True) -> list[str]:
    """The tiles in the seat's hand, with or without the one it has just drawn."""
    tiles = [code(kind) for kind, count in enumerate(t.hands[seat]) for _ in range(count)]
    if not drawn and t.turn == seat and t.taken >= 0:
        tiles.remove(code(t.taken))
    return tiles


def laid(t: Table, seat: int) -> list[tuple[str, str]]:
    """The seat's melds as (name, lowest tile)."""
    return [(MELD_NAMES[meld.group], code(meld.kind)) for meld in t.melds[seat]]


def suits_of(t: Table, seat: int, tiles: Sequence[str]) -> set[str]:
    """The suits of these tiles and of the seat's melds, wilds left out."""
    return {tile[1] for tile in tiles if tile not in wilds_of(t)} | {tile[1] for _, tile in laid(t, seat)}


def wilds_of(t: Table) -> list[str]:
    """The tiles that are wild, worked out from the tile that was turned up."""
    if not t.turned:
        return []
    if t.rules.stand_in:
        return [_next(code(t.turned[-1]), t.rules.tiles)]
    return list(wild_tiles(code(t.turned[-1]), t.rules.wilds))


def plays_as(t: Table, tile: str) -> str:
    """What a tile of a hand plays as: the red dragon takes the place of the wild where it stands in for it."""
    wilds = wilds_of(t)
    return wilds[0] if wilds and t.rules.stand_in and tile == RED != wilds[0] else tile


def _next(tile: str, tiles: int) -> str:
    """The wild that a tile names in 永州."""
    if tile[1] != "z":
        return f"{int(tile[0]) % 9 + 1}{tile[1]}"
    if tiles == 112:
        return RED
    return {"1z": "2z", "2z": "3z", "3z": "4z", "4z": "1z", "7z": "6z", "6z": "5z", "5z": "7z"}[tile]


def worth(t: Table, seat: int, tiles: Sequence[str], last: str | None, by: str, **other: Any) -> int:
    """What a hand of fourteen tiles is worth, 0 if it does not win; fan in 宜宾.

    ``other`` are rules that are changed for the question: ``min_fan``, ``scatter_wild``, ``lan_gap``, ``after_kong``.
    ``enough`` fan of 宜宾 may be said where there are more.
    """
    rules = t.rules
    after_kong, enough = other.pop("after_kong", False), other.pop("enough", None)
    if rules.stand_in:
        return _yongzhou(rules, tuple(tiles), tuple(t.melds[seat]), last, by, wilds_of(t)[0], after_kong, **other)
    if rules.reveal:
        won: int = multiplier(
            list(tiles),
            laid(t, seat),
            last,
            by,
            sigui=rules.sigui,
            profile=rules.profile,
            cap=rules.cap,
            revealed=t.revealed[seat] > 0,
            after_kong=after_kong,
            last_of_wall=not t.wall_left,
        )
        return won
    shown = code(t.turned[-1])
    gone = [code(discard.kind) for discard in t.rivers[seat]].count(shown)
    return _yibin(rules, tuple(sorted(tiles)), tuple(laid(t, seat)), shown, by, after_kong, gone, enough, **other)


@lru_cache(50_000)
def _yongzhou(
    rules: MahjongRules,
    tiles: tuple[str, ...],
    melds: tuple[Meld, ...],
    last: str | None,
    by: str,
    wild: str,
    after_kong: bool,
    **other: Any,
) -> int:
    options = {**asdict(rules), **other}
    printed = [(MELD_NAMES[meld.group], _printed(meld, wild)) for meld in melds]
    won: int = points(list(tiles), printed, last, by, wild, options, after_kong)
    return won


def _printed(meld: Meld, wild: str) -> list[str]:
    """The tiles of a meld; in a run 红中 takes the place of the wild."""
    if MELD_NAMES[meld.group] == "chi":
        run = [ALL_TILES[meld.kind + step] for step in range(3)]
        return [RED if tile == wild else tile for tile in run]
    return [code(meld.kind)] * (4 if "gang" in MELD_NAMES[meld.group] else 3)


@lru_cache(50_000)
def _yibin(
    rules: MahjongRules,
    tiles: tuple[str, ...],
    melds: tuple[tuple[str, str], ...],
    indicator: str,
    by: str,
    after_kong: bool,
    discarded: int,
    enough: int | None,
    **other: Any,
) -> int:
    fan = yibin_fan(
        list(tiles),
        list(melds),
        indicator,
        wilds=rules.wilds,
        long_qidui=rules.long_qidui,
        by=by,
        after_kong=after_kong,
        zimo_bonus=rules.zimo_bonus,
        jingoupao=rules.jingoupao,
        gen_wilds=rules.gen_wilds,
        ben_jin=rules.ben_jin,
        wild_fan=rules.wild_fan,
        discarded=discarded,
        enough=enough,
        **{"min_fan": rules.min_fan, **other},
    )
    return fan or 0


def is_complete(t: Table, seat: int, tiles: Sequence[str]) -> bool:
    """Whether the tiles have one of the shapes that win, whatever they are worth and however many suits they have."""
    wilds, melds = wilds_of(t), len(t.melds[seat])
    if len(tiles) + 3 * melds != 14:
        return False
    natural, jokers = [tile for tile in tiles if tile not in wilds], sum(tile in wilds for tile in tiles)
    if t.rules.stand_in and wilds[0] != RED:
        natural = [wilds[0] if tile == RED else tile for tile in natural]
    natural.sort(key=ALL_TILES.index)
    if standard(natural, jokers) or (not melds and seven_pairs(natural, jokers)):
        return True
    scattered = t.rules.stand_in and t.rules.tiles == 136 and not melds
    return scattered and any(without_groups(list(tiles), wilds[0], asdict(t.rules)))


def own_copies(t: Table, seat: int, tile: str) -> int:
    """How many copies of a tile the seat holds, has laid, or sees turned up."""
    wild = wilds_of(t)[0] if t.rules.stand_in else ""
    out = [printed for meld in t.melds[seat] for printed in _laid_tiles(meld, wild)]
    return [*held(t, seat), *out, *map(code, t.turned)].count(tile)


def _laid_tiles(meld: Meld, wild: str) -> list[str]:
    if meld.group == FEI:
        return [code(meld.kind), code(meld.kind), code(meld.wild)]
    return _printed(meld, wild)


def wins_drawn(t: Table, seat: int, tiles: Sequence[str], tile: str) -> bool:
    """Whether thirteen tiles win with this one as an own draw on no special occasion."""
    whole = [*tiles, tile]
    if not is_complete(t, seat, whole) or (t.rules.two_suits and len(suits_of(t, seat, whole)) > 2):
        return False
    return t.rules.min_fan < 2 or worth(t, seat, whole, tile, "self", enough=t.rules.min_fan) > 0


def waits(t: Table, seat: int, tiles: Sequence[str], kinds: set[str]) -> list[str]:
    """The tiles that thirteen tiles wait for, those left out of which the seat holds all itself."""
    return [
        tile
        for tile in sorted(kinds, key=ALL_TILES.index)
        if own_copies(t, seat, tile) < 4 and wins_drawn(t, seat, tiles, tile)
    ]
