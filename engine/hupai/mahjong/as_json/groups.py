"""The groups of a winning reading as JSON: laid melds, groups in the hand, what each wild stands for, the last tile."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.hand.divisions import Group, group_kinds
from hupai.mahjong.melds import FEI, MELD_NAMES, Meld
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.wilds import laid_tiles, plays_as, wild_kinds
from hupai.mahjong.rules.win_claim import WinClaim, WinValue
from hupai.mahjong.tiles import RED, Kind, code, codes, held_kinds
from hupai.table.json_object import Json

GROUP_NAMES: Final = ("run", "triplet", "pair")
"""Groups in the hand, by :class:`hupai.mahjong.hand.divisions.Group`."""

LOOSE: Final = "loose"
"""All tiles of the hand, in a shape that has no groups."""


def groups_json(rules: MahjongRules, claim: WinClaim, value: WinValue) -> list[Json]:
    """Return the groups of the reading, those on the table first.

    ``tiles`` are printed tiles. ``as`` says what each of them plays as, null for a wild in a shape without groups;
    ``wild`` has the places of the wilds, ``last`` the place of the winning tile in the group that it completes.
    """
    wilds = wild_kinds(rules, claim.indicator)
    laid = [_meld_json(rules, wilds, meld) for meld in claim.melds]
    if value.reading.groups:
        unused = [kind for kind in held_kinds(claim.hand) if kind in wilds]
        held = [_group_json(rules, wilds, group, unused) for group in value.reading.groups]
    else:
        held = [_loose_json(claim, wilds)]
    if claim.last >= 0:
        _mark_last(held, code(claim.last), claim.last in wilds, {item.id for item in value.items})
    return [*laid, *held]


def _json(kind: str, where: str, tiles: list[Kind], plays: list[Kind], wild: list[int]) -> Json:
    return {
        "kind": kind,
        "where": where,
        "tiles": codes(tiles),
        "as": [code(tile) if tile >= 0 else None for tile in plays],
        "wild": wild,
        "last": None,
    }


def _meld_json(rules: MahjongRules, wilds: tuple[Kind, ...], meld: Meld) -> Json:
    tiles = list(laid_tiles(rules, wilds, meld))
    if meld.group == FEI:
        return _json(MELD_NAMES[FEI], "laid", tiles, [meld.kind] * len(tiles), [len(tiles) - 1])
    return _json(MELD_NAMES[meld.group], "laid", tiles, [plays_as(rules, wilds, kind) for kind in tiles], [])


def _loose_json(claim: WinClaim, wilds: tuple[Kind, ...]) -> Json:
    tiles = held_kinds(claim.hand)
    plays = [-1 if kind in wilds else kind for kind in tiles]
    return _json(LOOSE, "hand", tiles, plays, [place for place, kind in enumerate(plays) if kind < 0])


def _group_json(rules: MahjongRules, wilds: tuple[Kind, ...], group: Group, unused: list[Kind]) -> Json:
    """Return one group in the hand; ``unused`` are the wilds that no group before it has taken.

    A natural tile that plays as the wild's own kind is its stand-in. Of equal tiles the last ones are the wilds.
    """
    plays = list(group_kinds(group))
    tiles: list[Kind] = []
    wild: list[int] = []
    for place, kind in enumerate(plays):
        if plays[place:].count(kind) <= group.wilds.count(kind):
            wild.append(place)
            tiles.append(kind if kind in unused else unused[0])
            unused.remove(tiles[-1])
        else:
            tiles.append(RED if kind in wilds else kind)
    return _json(GROUP_NAMES[group.group], "hand", tiles, plays, wild)


def _mark_last(groups: list[Json], last: str, is_wild: bool, names: set[str]) -> None:
    """Mark the winning tile in the group that it completes.

    That is the middle of 4-5-6 for 卡五星 and the group of the left-over wilds for 王钓 and 王闯, else the first group
    that has the tile.
    """
    baited = any(name.startswith("wang_diao") for name in names)
    charged = any(name.startswith("wang_chuang") for name in names)
    best: tuple[tuple[bool, bool], int, Json] | None = None
    for group in groups:
        for place, tile in enumerate(group["tiles"]):
            if tile != last:
                continue
            with_wilds = len(group["tiles"]) - len(group["wild"]) == (not is_wild)
            in_place = group["kind"] == "run" and place == 1 and "ka_wu_xing" in names
            caught = with_wilds and ((baited and group["kind"] == "pair") or (charged and group["kind"] != "pair"))
            fit = (in_place or caught, (place in group["wild"]) == is_wild)
            if best is None or fit > best[0]:
                best = fit, place, group
    if best is not None:
        best[2]["last"] = best[1]
