"""What a seat's observation proves about the cards it cannot see: which there are, and where they cannot be.

Nothing here is a guess. A hand only ever shrinks (kings apart), so what it would have had to do, and did
not, bounds what it can hold now. :mod:`hupai.zipai.sampling` deals within these bounds.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.table.seats import next_seat
from hupai.zipai.cards import COPIES, KINDS, Kind
from hupai.zipai.melds import CHI, CHOU, meld_cards
from hupai.zipai.observation import Observation
from hupai.zipai.state import PLAYED, SEATS

MOST_HELD = COPIES - 1
"""Four of a kind never stay in a hand: they are laid at the start, or when the fourth comes (rule book §4)."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is certain about the unseen cards. Lists are by seat, those of the own seat unused."""

    unseen: tuple[int, ...]
    """Copies of each of the 21 kinds that lie in the wall, in another hand or face down before it."""
    most: tuple[tuple[int, ...], ...]
    """The most copies of each kind every hand can hold."""
    passed: int
    """Kinds flipped or played before all: a 偎 of such a kind would be a 臭偎 or have grown."""
    no_chi: tuple[int, ...]
    no_peng: tuple[int, ...]
    """臭牌 every seat earned before all; more than these are its secret."""
    hidden: tuple[tuple[int, int], ...]
    """(seat, place among its groups) of all that lies face down."""
    shown: Kind
    """The 亮张 while it must still be with the dealer (in the hand or face down before it), else -1."""


def evidence(seen: Observation) -> Evidence:
    """Return what the observation proves."""
    unseen = [COPIES] * KINDS + [seen.rules.kings]
    for kind, count in enumerate(seen.hand):
        unseen[kind] -= count
    if seen.live >= 0:
        unseen[seen.live] -= 1
    most = [[MOST_HELD] * KINDS + [seen.rules.kings] for _ in range(SEATS)]
    no_chi, no_peng = [0] * SEATS, [0] * SEATS
    hidden = []
    passed = 0 if seen.live < 0 else 1 << seen.live
    if seen.live >= 0:
        most[seen.live_seat][seen.live] = 1
    for seat in range(SEATS):
        for kind, _ in seen.discards[seat]:
            unseen[kind] -= 1
            passed |= 1 << kind
            _went_by(kind, seat, most, no_chi, no_peng)
        for place, (group, what, claimed, source) in enumerate(seen.melds[seat]):
            if what < 0:
                hidden.append((seat, place))
                continue
            for kind in meld_cards((group, what, claimed, source)):
                unseen[kind] -= 1
            if group == CHI:
                if claimed >= 0:
                    passed |= 1 << claimed
                    _eaten(claimed, seat, source, most, no_chi, no_peng)
            else:
                # A set took all its seat had.
                most[seat][what] = 0
                if group == CHOU:
                    no_peng[seat] |= 1 << what
    for seat in range(SEATS):
        # Who held a copy of a passing card then may have lacked the 比牌 for it, and lacks it no longer.
        no_chi[seat] &= ~_laid_from_hand(seen, seat)
    return Evidence(
        unseen=tuple(unseen),
        most=tuple(map(tuple, most)),
        passed=passed,
        no_chi=tuple(no_chi),
        no_peng=tuple(no_peng),
        hidden=tuple(hidden),
        shown=_still_held(seen, unseen),
    )


def _laid_from_hand(seen: Observation, seat: int) -> int:
    """Return the kinds a seat laid from its hand when it ate, as a set in bits."""
    kinds = 0
    for meld in seen.melds[seat]:
        if meld[0] == CHI:
            cards = list(meld_cards(meld))
            if meld[2] >= 0:
                cards.remove(meld[2])
            for kind in cards:
                kinds |= 1 << kind
    return kinds


def _went_by(kind: Kind, seat: int, most: list[list[int]], no_chi: list[int], no_peng: list[int]) -> None:
    """Note an unclaimed card before ``seat``: nobody took it as 提, 偎 or 跑, and who could 碰 or 吃 declined."""
    bit = 1 << kind
    for other in range(SEATS):
        most[other][kind] = min(most[other][kind], 1 if other == seat else 2)
        no_peng[other] |= bit
    no_chi[seat] |= bit
    no_chi[next_seat(seat, SEATS)] |= bit


def _eaten(
    kind: Kind, seat: int, source: int, most: list[list[int]], no_chi: list[int], no_peng: list[int]
) -> None:
    """Note a card that ``seat`` ate from ``source``: no copy stayed with it (比牌), and nobody wanted the card more."""
    for other in range(SEATS):
        limit = 0 if other == seat else 1 if other == source else 2
        most[other][kind] = min(most[other][kind], limit)
        no_peng[other] |= 1 << kind
    if source != seat:
        no_chi[source] |= 1 << kind


def _still_held(seen: Observation, unseen: list[int]) -> Kind:
    """Return the shown card unless a card of its kind was seen to leave the dealer's hand (or it is one's own)."""
    kind, dealer = seen.shown, seen.dealer
    if not 0 <= kind < KINDS or dealer == seen.seat or not unseen[kind]:
        return -1
    played = (kind, PLAYED) in seen.discards[dealer] or (
        (seen.live, seen.live_seat, seen.live_from) == (kind, dealer, PLAYED)
    )
    for owner, melds in enumerate(seen.melds):
        for meld in melds:
            group, what, claimed, source = meld
            if what < 0:
                continue
            if owner == dealer:
                played = played or kind in meld_cards(meld)
            else:
                played = played or (source == dealer and (claimed if group == CHI else what) == kind)
    return -1 if played else kind


def cards_before(seen: Observation, seat: int) -> int:
    """Return how many cards lie in the groups before a seat, open or not."""
    return sum(len(meld_cards(meld)) for meld in seen.melds[seat])


def owes_discard(seen: Observation, seat: int) -> bool:
    """Whether the number of a seat's cards shows that it owes a discard (rule book §2)."""
    waiting = 20 + max(0, seen.quads[seat] - 1) - seen.skips[seat]
    return seen.cards[seat] + cards_before(seen, seat) > waiting


def raised_hands(seen: Observation) -> list[int]:
    """Return the other seats that raised their hand and hold what they were dealt: it waits."""
    return [
        seat
        for seat in range(SEATS)
        if seat != seen.seat and seen.raised[seat] and not owes_discard(seen, seat)
    ]


def at_the_start(seen: Observation) -> bool:
    """Whether nothing was played yet."""
    return seen.live < 0 and seen.live_seat < 0
