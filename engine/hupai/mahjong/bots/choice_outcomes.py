"""What a choice leaves the seat with: its waits and their unseen copies, its distance, the tiles that bring it nearer.

After a claim the seat still owes a discard; then the discard that leaves the most unseen copies counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.mahjong.actions import Action, is_reveal
from hupai.mahjong.bots.afterwards import After, after, without
from hupai.mahjong.hand.shapes import COMPLETE
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.seat_tiles import UNKNOWN
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.why.preview import preview_action
from hupai.mahjong.why.readiness import Waits, distance, drawn_claim


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice leaves."""

    waits: Waits
    """The kinds that the hand then waits for, ascending."""
    left: int
    """How many unseen copies of them there are."""
    then: Kind
    """The discard that follows a claim, -1 if none does or none leaves the hand waiting."""
    distance: int | None
    """How many tiles must be exchanged until the hand waits; None for a hand that cannot win any more."""
    owes: bool
    """Whether a discard follows."""
    discards: tuple[tuple[Kind, Waits], ...]
    """After a claim, each discard that leaves the hand waiting, with what it then waits for."""


@dataclass(frozen=True, slots=True)
class Improving:
    """The tiles that bring a hand nearer to waiting."""

    kinds: Waits
    """The kinds of them that have unseen copies, ascending."""
    left: int
    """How many unseen copies they have together."""


def outcome_of(seen: Observation, action: Action) -> Outcome:
    """Return what the action, one of ``seen.legal`` but not 胡, leaves."""
    preview = preview_action(seen, action)
    owes = _owes(seen, after(seen, action))
    waits, left, then = preview.waits, sum(preview.left), -1
    for kind, found, copies in preview.by_discard:
        if then < 0 or sum(copies) > left:
            waits, left, then = found, sum(copies), kind
    discards = tuple([(kind, found) for kind, found, _ in preview.by_discard])
    return Outcome(waits, left, then, preview.distance, owes, discards)


def improving_tiles(seen: Observation, unseen: list[int], action: Action) -> Improving | None:
    """Return the tiles that bring the hand nearer after the action; None where a discard follows it."""
    found = after(seen, action)
    if _owes(seen, found):
        return None
    t = _table_after(seen, found)
    now = distance(t, seen.seat, with_drawn=True)
    kinds = [kind for kind, copies in enumerate(unseen) if copies and _brings_nearer(t, seen.seat, kind, now)]
    return Improving(tuple(kinds), sum(unseen[kind] for kind in kinds))


def best_worth(seen: Observation, unseen: list[int], action: Action, outcome: Outcome) -> int:
    """Return the multiplier of the best win by an own draw, on no special occasion; 0 if there is none.

    Where a discard follows, it is the best one after any of them.
    """
    found = after(seen, action)
    if not outcome.owes:
        return _best_win(seen, unseen, found, outcome.waits, revealed=is_reveal(action))
    played = [(found._replace(hand=without(found.hand, kind)), waits) for kind, waits in outcome.discards]
    return max([_best_win(seen, unseen, then, waits, revealed=False) for then, waits in played], default=0)


def _best_win(seen: Observation, unseen: list[int], found: After, waits: Waits, *, revealed: bool) -> int:
    t = _table_after(seen, found)
    if revealed:
        t.revealed[seen.seat] = 1
    best = 0
    for kind in waits:
        if unseen[kind]:
            value = seen.rules.worth_of(drawn_claim(t, seen.seat, kind))
            best = max(best, value.multiplier if value else 0)
    return best


def _owes(seen: Observation, found: After) -> bool:
    return sum(found.hand) + 3 * len(found.melds) == COMPLETE


def _table_after(seen: Observation, found: After) -> Table:
    """Return the seat's own table with these tiles and melds, at its turn and before anything is drawn."""
    t, seat = own_table(seen), seen.seat
    t.hands[seat], t.melds[seat], t.waits[seat] = list(found.hand), list(found.melds), UNKNOWN
    t.phase, t.turn, t.taken, t.live, t.live_seat = PHASE_TURN, seat, -1, -1, -1
    return t


def _brings_nearer(t: Table, seat: int, kind: Kind, now: int | None) -> bool:
    """Whether a tile of this kind, drawn, brings the hand nearer to waiting."""
    t.hands[seat][kind] += 1
    t.waits[seat] = UNKNOWN
    drawn = distance(t, seat, with_drawn=True)
    t.hands[seat][kind] -= 1
    t.waits[seat] = UNKNOWN
    return now is not None and drawn is not None and drawn < now
