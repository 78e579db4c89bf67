"""What a hand waits for after a choice: the kinds of which a copy is unseen, and how many copies there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hupai.zipai.actions import CLAIM_PENG, PASS, Action, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.waits import could_complete
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.state import PHASE_DISCARD, Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.turn.laying import lay_chi, lay_peng
from hupai.zipai.view.observation import Observation, limit_after
from hupai.zipai.why.preview import Waits, above_after_passing, own_table, preview_action, waits_of


@dataclass(frozen=True, slots=True)
class ChoiceWaits:
    """The cards that a hand wins on, whether another seat or its own flips them."""

    kinds: tuple[Kind, ...]
    """Those of which a copy is unseen, ascending."""
    own: tuple[Kind, ...]
    """Those among them that win by the seat's own flip only; none if the hand holds a king, as then all do."""
    copies: int
    """Unseen copies of the kinds."""
    discard: Kind = -1
    """The card that must follow a claim, -1 for none."""


NO_WAITS = ChoiceWaits((), (), 0)


def unseen_waits(waits: Waits, live: Sequence[int], discard: Kind = -1) -> ChoiceWaits:
    """Return the waits of which a copy is unseen; ``live`` has the unseen copies of each kind."""
    some, own = waits
    kinds = tuple(kind for kind in sorted((*some, *own)) if live[kind])
    return ChoiceWaits(kinds, tuple(kind for kind in own if live[kind]), sum(live[kind] for kind in kinds), discard)


def waits_after(seen: Observation, live: Sequence[int], action: Action) -> ChoiceWaits:
    """Return what the hand waits for after the action; after a claim, with the discard that leaves most copies."""
    best = NO_WAITS
    if ends_play(seen, action):
        return best
    for waits, discard in _waits_after(seen, action):
        found = unseen_waits(waits, live, discard)
        if found.copies > best.copies:
            best = found
    return best


def ends_play(seen: Observation, action: Action) -> bool:
    """Whether no card can win the hand after the action.

    A seat that may pass although it owes a discard has no card to play, so its hand goes dead. After the wall's last
    card nothing comes.
    """
    return not seen.wall_left or (action == PASS and seen.phase == PHASE_DISCARD)


def discard_waits(seen: Observation, live: Sequence[int]) -> list[ChoiceWaits]:
    """Return what the hand waits for after each legal discard that leaves it waiting for an unseen card."""
    t = hand_after_declining(seen)
    found = []
    for kind in (discarded(action) for action in seen.legal if is_discard(action)):
        with WithoutCard(t, seen.seat, kind, limit_after(seen, kind)):
            waits = unseen_waits(waits_of(t, seen.seat), live)
        if waits.copies:
            found.append(waits)
    return found


def hand_after_declining(seen: Observation) -> Table:
    """Return the seat's own hand as it is after declining the 胡 that is offered, if one is."""
    t = own_table(seen)
    t.above[seen.seat] = above_after_passing(seen)
    return t


def _waits_after(seen: Observation, action: Action) -> Iterator[tuple[Waits, Kind]]:
    """Yield the waits after the action; after a claim, those after each possible discard, with that discard."""
    seat = seen.seat
    if action == PASS:
        if could_complete(own_table(seen), seat):
            yield preview_action(seen, PASS).waits, -1
        return
    t = hand_after_declining(seen)
    if is_discard(action):
        kind = discarded(action)
        with WithoutCard(t, seat, kind, limit_after(seen, kind)):
            yield waits_of(t, seat), -1
        return
    if not _take(t, seat, action):
        yield waits_of(t, seat), -1
        return
    edges = chi_bian_after(t.rules, t.eaten, t.eaten_way)
    for kind in range(KINDS):
        if 0 < t.hands[seat][kind] < 3 and not edges.forbidden >> kind & 1:
            with WithoutCard(t, seat, kind, edges.limits.get(kind, NO_LIMIT)):
                yield waits_of(t, seat), kind


def _take(t: Table, seat: int, action: Action) -> bool:
    """Claim the lying card; return whether the seat then owes a discard."""
    if action == CLAIM_PENG:
        lay_peng(t, seat, None)
    elif is_chi(action):
        t.eaten, t.eaten_way = t.live, eaten_way(action)
        lay_chi(t, seat, t.eaten_way, None)
    owes = not t.skips[seat]
    t.skips[seat] -= not owes
    return owes
