"""Hands that are asked something, for observations that random deals rarely fit."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.determinize.hidden_hands import HiddenHand
from hupai.mahjong.determinize.questions import waits_for_dealt_wilds
from hupai.mahjong.hand.shapes import tiles_to_ready
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.rules.waiting import completes, completing_tiles, win_shapes
from hupai.mahjong.rules.wilds import plays_as, printed_as, stands_in, with_stand_ins, without_wilds
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, RANKS, SUITED, Kind, counts_of, is_honour, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.seats import Seat

EXCHANGES = 150
"""Exchanges of two tiles tried to complete a hand."""

Made = dict[Seat, list[Kind]]
"""Tiles constructed for some hidden hands, by seat."""


def constructed_hands(
    t: Table, seen: Observation, hidden: Sequence[HiddenHand], unseen: Sequence[Kind], rng: Stream
) -> Made | None:
    """Return tiles with which one hidden hand may be asked what the observation lacks; None if that failed.

    ``t`` has what the seat sees, ``unseen`` are the tiles that it does not see.
    """
    if waits_for_dealt_wilds(seen):
        wilds = [kind for kind in unseen if kind in t.wilds]
        return {rng.choice(hidden).seat: wilds} if len(wilds) == COPIES else None
    asked = [hand for hand in hidden if not t.dead[hand.seat] and hand.seat != seen.live_seat]
    if seen.live < 0 or not asked:
        return {}
    hand = rng.choice(asked)
    tiles = _some_claim(t, hand, unseen, rng)
    return None if tiles is None else {hand.seat: tiles}


def _some_claim(t: Table, hand: HiddenHand, unseen: Sequence[Kind], rng: Stream) -> list[Kind] | None:
    """Return tiles with which the hand may claim the lying tile: 碰, 飞, 吃 or, half of the time, 胡."""
    way = 3 if t.robbed >= 0 else rng.below(6)
    if way == 0:
        wanted = [t.live, t.live]
    elif way == 1:
        wilds = [kind for kind in unseen if kind in t.wilds]
        if not t.rules.fei or not wilds:
            return None
        wanted = [t.live, rng.choice(wilds)]
    elif way == 2:
        wanted = _rest_of_a_run(t, rng)
    else:
        return hand_won_with(t, hand, t.live, unseen, rng)
    missing = any(wanted.count(kind) > unseen.count(kind) for kind in wanted)
    return None if missing or not wanted or len(wanted) > hand.unseen else wanted


def _rest_of_a_run(t: Table, rng: Stream) -> list[Kind]:
    """Return two tiles that form a run with the lying one, as they are printed; none if there is no 吃."""
    kind = plays_as(t.rules, t.wilds, t.live)
    first = kind - rng.below(3)
    if not t.rules.chi or is_honour(kind) or first // RANKS != kind // RANKS or not is_run_start(first):
        return []
    return [printed_as(t.rules, t.wilds, other) for other in range(first, first + 3) if other != kind]


def hand_won_with(t: Table, hand: HiddenHand, tile: Kind, unseen: Sequence[Kind], rng: Stream) -> list[Kind] | None:
    """Return unseen tiles that are likely to be complete with ``tile`` and the melds of the seat; None if too few.

    It begins with random tiles and exchanges one at a time, never for a worse one. Often it takes tiles of a few suits
    only: some games need that for a win, and it makes worths that are high enough.
    """
    pool = _of_some_suits(t, unseen, rng)
    if len(pool) < hand.unseen:
        return None
    rng.shuffle(pool)
    held, rest = pool[: hand.unseen], pool[hand.unseen :]
    counts = counts_of([*held, tile])
    laid = len(t.melds[hand.seat])
    away = _exchanges_away(t, counts, laid)
    changed = True
    for _ in range(EXCHANGES if rest else 0):
        if away < 0 or (away == 0 and changed and _exchange_the_last(t, counts, laid, held, rest, rng)):
            break
        one, other = rng.below(len(held)), rng.below(len(rest))
        _exchange(counts, held, rest, one, other)
        now = _exchanges_away(t, counts, laid)
        changed = now <= away
        if changed:
            away = now
        else:
            _exchange(counts, held, rest, one, other)
    return held


def _of_some_suits(t: Table, unseen: Sequence[Kind], rng: Stream) -> list[Kind]:
    """Return the unseen tiles of some random suits; the honours are one of them, and wilds belong to all."""
    suits = list(range(SUITED // RANKS + 1))
    rng.shuffle(suits)
    chosen = suits[: 1 + rng.below(len(suits))]
    return [kind for kind in unseen if kind in t.wilds or suit_of(kind) in chosen]


def _exchanges_away(t: Table, counts: Sequence[int], laid: int) -> int:
    """Return how many exchanges a hand of fourteen tiles is away from waiting, -1 if it is complete."""
    natural, wilds = without_wilds(counts, t.wilds)
    plays = [natural]
    if t.wilds and stands_in(t.rules, t.wilds[0]):
        plays += with_stand_ins(natural, t.wilds[0])
    return min([tiles_to_ready(played, wilds, laid, win_shapes(t.rules)) for played in plays])


def _exchange_the_last(t: Table, counts: list[int], laid: int, held: list[Kind], rest: list[Kind], rng: Stream) -> bool:
    """Exchange the one tile that keeps the hand from being complete; return whether the rest has a tile for it."""
    for one in range(len(held)):
        counts[held[one]] -= 1
        wanted = completing_tiles(t.rules, t.wilds, counts, laid)
        counts[held[one]] += 1
        fits = {kind for kind in rest if completes(t.rules, t.wilds, wanted, kind)} if wanted else ()
        fitting = [place for place, kind in enumerate(rest) if kind in fits] if fits else []
        if fitting:
            _exchange(counts, held, rest, one, rng.choice(fitting))
            return True
    return False


def _exchange(counts: list[int], held: list[Kind], rest: list[Kind], one: int, other: int) -> None:
    """Let a tile of the hand and one of the rest change places."""
    counts[held[one]] -= 1
    counts[rest[other]] += 1
    held[one], rest[other] = rest[other], held[one]
