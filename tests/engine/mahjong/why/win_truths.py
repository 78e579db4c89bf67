"""Truth checks of reasons about wins and waits: they ask the oracles, so long runs sample them."""

from __future__ import annotations

from collections.abc import Callable

from hupai.mahjong.actions import HU, Action, is_discard, tile_of
from hupai.mahjong.state import PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import code
from tests.engine.mahjong.oracle.value_yongzhou import without_groups
from tests.engine.mahjong.why.distances import distance
from tests.engine.mahjong.why.judge import RED, held, is_complete, laid, own_copies, suits_of, waits, wilds_of, worth
from tests.engine.mahjong.why.past import Facts, Past

Check = Callable[[Table, int, Action, Facts, Past], bool]


def _by(t: Table, seat: int) -> str:
    """How the last tile of the hand would come."""
    if t.phase == PHASE_ROB:
        return "discard" if ("fei", code(t.live)) in laid(t, t.live_seat) else "rob"
    if t.phase == PHASE_CLAIM:
        return "discard"
    return "self" if t.taken >= 0 else "deal"


def _whole(t: Table, seat: int) -> tuple[list[str], str | None]:
    """The fourteen tiles that 胡 was asked for, and the last of them."""
    if t.phase in (PHASE_CLAIM, PHASE_ROB):
        return [*held(t, seat), code(t.live)], code(t.live)
    return held(t, seat), code(t.taken) if t.taken >= 0 else None


def _thirteen(t: Table, seat: int) -> list[str]:
    return held(t, seat, drawn=False)


def worth_now(t: Table, seat: int, **other: object) -> int:
    """What the hand is worth with the tile that lies or was drawn, 0 if it does not win."""
    tiles, last = _whole(t, seat)
    by = _by(t, seat)
    return worth(t, seat, tiles, last, by, after_kong=t.after_kong and by in ("self", "discard"), **other)


def _waits(t: Table, seat: int, past: Past) -> list[str]:
    tiles = _thirteen(t, seat)
    return waits(t, seat, tiles, past.kinds) if len(tiles) % 3 == 1 else []


def _no_tile(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return action == HU and t.live < 0 and seat not in t.pending and facts["waits"] == _waits(t, seat, past)


def _not_waited_for(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    whole, last = _whole(t, seat)
    waiting = facts["waits"] == _waits(t, seat, past) != []
    return waiting and facts["tile"] == last and not is_complete(t, seat, whole)


def _not_ready(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    """The hand waits for nothing, and no fewer tiles than that are wanted by the plainest count."""
    tiles = held(t, seat)
    if _waits(t, seat, past):
        return False
    if len(tiles) % 3 == 2:
        ready = any(waits(t, seat, _without(tiles, tile), past.kinds) for tile in _discardable(t, seat))
        if (facts["left"] == 0) != ready:
            return False
    elif facts["left"] == 0:
        return False
    # A hand may be one farther than the plainest count, which lets it have a fifth copy of a tile.
    least = least_distance(t, seat, tiles)
    return least is not None and least <= facts["left"] <= max(least, 0) + 1


def _discardable(t: Table, seat: int) -> set[str]:
    """The tiles that the seat may discard now without killing its hand."""
    kept = set(wilds_of(t)) if t.rules.wild_discard == "dead_hand" else set()
    return {code(tile_of(action)) for action in t.offers[seat] if is_discard(action)} - kept


def _without(tiles: list[str], tile: str) -> list[str]:
    rest = list(tiles)
    rest.remove(tile)
    return rest


def least_distance(t: Table, seat: int, tiles: list[str]) -> int | None:
    """The plainest count of the tiles to exchange; None if the melds have all three suits and must lack one."""
    wilds = wilds_of(t)
    natural = [tile for tile in tiles if tile not in wilds]
    jokers, melds = len(tiles) - len(natural), len(t.melds[seat])
    hands = [natural]
    if t.rules.two_suits:
        free = set("msp") - {suit for _, (_, suit) in laid(t, seat)}
        hands = [[tile for tile in natural if tile[1] != suit] for suit in sorted(free)]
    if t.rules.stand_in and wilds[0] != RED:
        for number in range(1, natural.count(RED) + 1):
            others = [tile for tile in natural if tile != RED]
            hands.append([*others, *[wilds[0]] * number, *[RED] * (natural.count(RED) - number)])
    orphans = t.rules.shapes.thirteen_orphans
    gap = t.rules.lan_gap if t.rules.shapes.scattered_gap else 0
    return min((distance(hand, jokers, melds, orphans=orphans, gap=gap) for hand in hands), default=None)


def _three_suits(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    whole, _ = _whole(t, seat)
    return is_complete(t, seat, whole) and len(suits_of(t, seat, whole)) == 3 and t.rules.two_suits


def _waits_three_suits(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tiles = _thirteen(t, seat)
    every = {tile for tile in past.kinds if is_complete(t, seat, [*tiles, tile]) and own_copies(t, seat, tile) < 4}
    barred = all(len(suits_of(t, seat, [*tiles, tile])) == 3 for tile in every)
    return t.rules.two_suits and barred and every == set(facts["waits"]) != set()


def _too_few_fan(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return facts["fan"] == worth_now(t, seat, min_fan=1) < facts["min"] == t.rules.min_fan


def _waits_too_few(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tiles = _thirteen(t, seat)
    fan = [worth(t, seat, [*tiles, tile], tile, "self", min_fan=1) for tile in facts["waits"]]
    return bool(fan) and all(0 < each < facts["min"] == t.rules.min_fan for each in fan) and not _waits(t, seat, past)


def _all_held(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tiles = _thirteen(t, seat)
    every = {tile for tile in past.kinds if is_complete(t, seat, [*tiles, tile])}
    return every == set(facts["waits"]) != set() and all(own_copies(t, seat, tile) == 4 for tile in every)


def _below_minimum(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    doubled = past.revealed[seat] or past.revealed[t.live_seat]
    counted = worth_now(t, seat) * (2 if doubled else 1)
    return counted == facts["multiplier"] < facts["min"] == t.rules.min_discard


def _itself(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return worth_now(t, seat) == 0 < worth_now(t, seat, scatter_wild="joker") and t.rules.scatter_wild == "face"


def _too_near(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    whole, _ = _whole(t, seat)
    options = {"scatter_wild": t.rules.scatter_wild, "lan_gap": 2}
    near = "lan" in list(without_groups(whole, wilds_of(t)[0], options))
    return near and worth_now(t, seat) == 0 and facts["min"] == t.rules.lan_gap == 3


def _passed(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return worth_now(t, seat) > 0


def _worth_no_more(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    now = facts["fan"] if "fan" in facts else facts["multiplier"]
    counted = "fan" in facts if t.rules.two_suits else "multiplier" in facts
    limit = max(past.passed[seat], default=-1)
    compared = t.rules.guo_hu in ("more", "paid")
    return counted and compared and now == compared_worth(t, seat, past) <= facts["above"] == limit


def compared_worth(t: Table, seat: int, past: Past) -> int:
    """The worth by which 过胡 compares a win, with the fan of a discarder with one tile and those of the first round.

    Where 明牌 counts after 过胡, what this discarder would pay.
    """
    if not t.rules.two_suits:
        opened = [past.revealed[seat], past.revealed[t.live_seat]]
        factor = t.rules.both_revealed if all(opened) else 2 if any(opened) else 1
        paid = worth_now(t, seat) * (factor if t.rules.guo_hu == "paid" else 1)
        return min(paid, t.rules.cap) if t.rules.cap and t.rules.guo_hu == "paid" else paid
    single = len(held(t, t.live_seat)) == 1 + (t.robbed >= 0)
    first = not past_claims(t) and seat != t.dealer and t.discards == 1 and t.phase == PHASE_CLAIM
    return worth_now(t, seat) + (t.rules.jingoupao if single and _by(t, seat) == "discard" else 0) + 4 * first


def past_claims(t: Table) -> bool:
    """Whether anybody has laid or won anything."""
    return any(t.melds) or bool(t.wins)


DEEP: dict[str, Check] = {
    "no_tile_to_win": _no_tile,
    "not_waited_for": _not_waited_for,
    "not_ready": _not_ready,
    "three_suits": _three_suits,
    "waits_three_suits": _waits_three_suits,
    "too_few_fan": _too_few_fan,
    "waits_too_few_fan": _waits_too_few,
    "waits_all_held": _all_held,
    "below_minimum": _below_minimum,
    "wild_is_itself": _itself,
    "scattered_too_near": _too_near,
    "win_was_passed": _passed,
    "worth_no_more": _worth_no_more,
}
"""For the codes about wins, what has to be true of the hand."""
