"""What an allowed action will do, seen from the seat that plays it: the preview of a choice.

Built from an :class:`~hupai.zipai.observation.Observation` alone, so it tells nothing a player could not have
worked out. It says what happens when the action wins its window: a 吃 may still lose the card to a higher claim.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hupai.table.reason import Reason
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    PENG,
    Action,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.arranging import hand_huxi
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.claim import BY_OTHER, BY_SELF
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import CHI, meld_cards, shape
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.observation import Observation, observe
from hupai.zipai.readiness import king_call, lone_hand, waits
from hupai.zipai.state import CLAIM, Table
from hupai.zipai.state import DECLARE as ANNOUNCING


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action leads to. Kinds are ascending, kind sets are masks."""

    huxi: int
    """胡息 of the laid groups and the finished groups in the hand afterwards."""
    gained: int
    """How many more that is than now."""
    forced: tuple[int, ...]
    """Shapes laid with a 吃 because of 比牌, by number."""
    no_chi: int
    """Kinds that may no longer be eaten, if no higher claim takes the card."""
    no_peng: int
    """Kinds that may no longer be taken by 碰."""
    waits: tuple[Kind, ...]
    """Cards the hand then wins on when another flips them (its own flip, with a king in hand)."""
    waits_self: tuple[Kind, ...]
    """Further cards it wins on by its own flip only."""
    by_discard: tuple[tuple[Kind, tuple[Kind, ...], tuple[Kind, ...]], ...]
    """After a 吃 or 碰: (discard, waits, waits_self) for each discard that leaves a wait."""
    effects: tuple[Reason, ...]
    """What cannot be undone, in the order it happens."""


def foresee(seen: Observation, action: Action) -> Preview:
    """Return what the action, one of ``seen.legal``, leads to."""
    seat = seen.seat
    now = known_table(seen)
    before = _huxi(now, seat)
    no_chi, no_peng = _goes_dead(seen, action)
    after, forced, owes = _after(seen, action)
    some, own = waits_of(after, seat)
    return Preview(
        huxi=_huxi(after, seat),
        gained=_huxi(after, seat) - before,
        forced=forced,
        no_chi=no_chi & ~seen.no_chi,
        no_peng=no_peng & ~seen.no_peng,
        waits=() if owes else some,
        waits_self=() if owes else own,
        by_discard=tuple(_by_discard(after, seat)) if owes else (),
        effects=tuple(_effects(seen, action, now)),
    )


def effects(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what a legal action will cause for the rest of the hand, in the order it happens."""
    seen = observe(t, seat)
    return list(_effects(seen, action, known_table(seen)))


def known_table(seen: Observation) -> Table:
    """Return a table that holds this seat's own cards and nothing else: enough to ask what they can do."""
    seat = seen.seat
    t = lone_hand(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
    t.dead[seat] = seen.dead[seat]
    t.dealer = seen.dealer
    return t


def waits_of(t: Table, seat: int) -> tuple[tuple[Kind, ...], tuple[Kind, ...]]:
    """Return the kinds the seat wins on when another flips them, and those it wins on by its own flip only.

    A king holder wins by its own flip only: its cards stand first. Kinds of which the seat holds every copy
    cannot come.
    """
    held = list(t.hands[seat])
    for meld in t.melds[seat]:
        for kind in meld_cards(meld):
            held[kind] += 1
    own = [kind for kind in waits(t, seat, BY_SELF) if held[kind] < COPIES]
    if t.hands[seat][KING]:
        return tuple(own), ()
    some = [kind for kind in waits(t, seat, BY_OTHER) if held[kind] < COPIES]
    return tuple(some), tuple(kind for kind in own if kind not in some)


def _huxi(t: Table, seat: int) -> int:
    return t.laid_huxi[seat] + hand_huxi(t.hands[seat])


def _after(seen: Observation, action: Action) -> tuple[Table, tuple[int, ...], bool]:
    """Return the seat's cards after the action, the shapes 比牌 forced, and whether a discard is owed then."""
    seat, hand, melds = seen.seat, list(seen.hand), list(seen.melds[seen.seat])
    forced: tuple[int, ...] = ()
    skips = seen.skips[seat]
    owes = False
    if is_discard(action):
        hand[discarded(action)] -= 1
    elif action == PENG or is_chi(action):
        hand[seen.live] += 1
        if action == PENG:
            hand[seen.live] -= 3
            melds.append((PENG_GROUP, seen.live, seen.live, seen.live_seat))
        else:
            first, *others = way_shapes(eaten_way(action))
            forced = tuple(others)
            for number in (first, *forced):
                for card in shape(number).cards:
                    hand[card] -= 1
                melds.append((CHI, number, -1, seat))
        owes = not skips
        skips = max(0, skips - 1)
    after = lone_hand(seen.rules, seat, melds, hand, skips=skips)
    after.dead[seat] = seen.dead[seat]
    return after, forced, owes


def _by_discard(t: Table, seat: int) -> Iterator[tuple[Kind, tuple[Kind, ...], tuple[Kind, ...]]]:
    """Yield each discard that leaves the hand waiting, with its waits."""
    hand = t.hands[seat]
    for kind in range(KINDS):
        if not 0 < hand[kind] < 3:
            continue
        counts = list(hand)
        counts[kind] -= 1
        after = lone_hand(t.rules, seat, t.melds[seat], counts, skips=t.skips[seat])
        some, own = waits_of(after, seat)
        if some or own:
            yield kind, some, own


def _goes_dead(seen: Observation, action: Action) -> tuple[int, int]:
    """Return the kinds the action makes 臭牌 for 吃 and for 碰 (rule book §5)."""
    if is_discard(action):
        bit = 1 << discarded(action)
        return bit, bit
    if seen.phase != CLAIM or action == HU:
        return 0, 0
    bit = 1 << seen.live
    no_chi = bit if action == PASS and any(map(is_chi, seen.legal)) else 0
    no_peng = bit if action != PENG and PENG in seen.legal else 0
    return no_chi, no_peng


def _effects(seen: Observation, action: Action, now: Table) -> Iterator[Reason]:
    if seen.phase == CLAIM:
        yield from _effects_of_answer(seen, action)
    elif HU in seen.legal and action != HU:
        yield Reason("win_given_up", "win.optional")
    if seen.phase == ANNOUNCING:
        if action == DECLARE:
            yield Reason("any_card_wins", "king.call", {"name": king_call(now, seen.seat)})
        else:
            yield Reason("call_given_up", "king.call")
    if is_discard(action):
        played = discarded(action)
        if not (seen.no_chi & seen.no_peng) >> played & 1:
            yield Reason("discard_goes_dead", "past.discard", {"card": code(played)})


def _effects_of_answer(seen: Observation, action: Action) -> Iterator[Reason]:
    """Yield what an answer about the lying card causes."""
    facts = {"card": code(seen.live)}
    if HU in seen.legal and action != HU:
        yield Reason("hu_given_up", "win.optional", facts)
    no_chi, no_peng = _goes_dead(seen, action)
    if no_chi and no_peng:
        yield Reason("claims_lost", "past.peng", facts)
    elif no_peng:
        yield Reason("peng_lost", "past.peng", facts)
    elif no_chi:
        yield Reason("chi_lost", "past.chi", facts)
    if is_chi(action):
        numbers = way_shapes(eaten_way(action))
        if len(numbers) > 1:
            melds = [shape(number).text for number in numbers]
            yield Reason("bi_forced", "bi.compulsory", {**facts, "melds": melds})
    if (action == PENG or is_chi(action)) and seen.skips[seen.seat]:
        yield Reason("no_discard_follows", "quad.skip")
