"""What a seat's observation proves about the cards it cannot see: which there are, and where they cannot be.

Nothing here is a guess. A hand only shrinks (except by kings), so anything it would have had to do earlier, and did
not, bounds what it can hold now. :mod:`hupai.zipai.determinize.sample` deals within these bounds.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import COPIES, KINDS, Kind
from hupai.zipai.melds import CHI, CHOU, meld_cards
from hupai.zipai.rules.sitting import others_in_turn
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import hidden_copies

MAX_HELD = COPIES - 1
"""Four of a kind never stay in a hand: they are laid after the deal or when the fourth comes (``quad.dealt``,
``ti.compulsory``)."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is certain about the unseen cards. Tuples go by seat; those of the observing seat are unused."""

    unseen: tuple[int, ...]
    """Copies of each of the 21 kinds in the wall, in other hands or face down."""
    most: tuple[tuple[int, ...], ...]
    """The most copies of each kind that each hand can hold."""
    passed: int
    """Kinds flipped or played openly: a 偎 of such a kind would be a 臭偎 or have grown."""
    no_chi: tuple[int, ...]
    no_peng: tuple[int, ...]
    """The 臭牌 of each seat that everybody knows of; a seat may have more in secret."""
    hidden: tuple[tuple[int, int], ...]
    """(seat, place among its melds) of each face-down meld."""
    shown: Kind
    """The 亮张 while it must still be with the dealer (in the hand or face down before it), else -1."""


def evidence_of(seen: Observation) -> Evidence:
    """Return what the observation proves."""
    unseen = hidden_copies(seen)
    others = others_in_turn(seen.rules.seats, seen.dealer)
    most = [[MAX_HELD] * KINDS + [seen.rules.kings] for _ in range(seen.rules.seats)]
    no_chi, no_peng = [0] * seen.rules.seats, [0] * seen.rules.seats
    hidden = []
    passed = 0 if seen.live < 0 else 1 << seen.live
    if seen.live >= 0:
        most[seen.live_seat][seen.live] = 1
    for seat in range(seen.rules.seats):
        for kind, _ in seen.discards[seat]:
            passed |= 1 << kind
            _note_unclaimed(kind, seat, others[seat][0], most, no_chi, no_peng)
        for place, (group, what, claimed, source) in enumerate(seen.melds[seat]):
            if what < 0:
                hidden.append((seat, place))
            elif group == CHI:
                if claimed >= 0:
                    passed |= 1 << claimed
                    _note_eaten(claimed, seat, source, most, no_chi, no_peng)
            else:
                # A set used all copies its seat had.
                most[seat][what] = 0
                if group == CHOU:
                    no_peng[seat] |= 1 << what
    for seat in range(seen.rules.seats):
        # A seat that held a copy of a passing card may have been unable to eat it for lack of 比牌. After laying that
        # copy it is able to, so passing the card proves nothing.
        no_chi[seat] &= ~_laid_from_hand(seen, seat)
    return Evidence(
        unseen=tuple(unseen),
        most=tuple(map(tuple, most)),
        passed=passed,
        no_chi=tuple(no_chi),
        no_peng=tuple(no_peng),
        hidden=tuple(hidden),
        shown=seen.shown if seen.shown_held and unseen[seen.shown] else -1,
    )


def _laid_from_hand(seen: Observation, seat: int) -> int:
    """Return the kinds a seat laid from its hand with 吃, as a set in bits."""
    kinds = 0
    for meld in seen.melds[seat]:
        if meld[0] == CHI:
            cards = list(meld_cards(meld))
            if meld[2] >= 0:
                cards.remove(meld[2])
            for kind in cards:
                kinds |= 1 << kind
    return kinds


def _note_unclaimed(
    kind: Kind, seat: int, following: int, most: list[list[int]], no_chi: list[int], no_peng: list[int]
) -> None:
    """Note an unclaimed card before ``seat``: nobody made a 提, 偎 or 跑 with it, and whoever could claim it passed."""
    bit = 1 << kind
    for other in range(len(most)):
        most[other][kind] = min(most[other][kind], 1 if other == seat else 2)
        no_peng[other] |= bit
    no_chi[seat] |= bit
    no_chi[following] |= bit


def _note_eaten(
    kind: Kind, seat: int, source: int, most: list[list[int]], no_chi: list[int], no_peng: list[int]
) -> None:
    """Note a card that ``seat`` ate from ``source``: it kept no copy (``bi.compulsory``), and nobody claimed 碰."""
    for other in range(len(most)):
        limit = 0 if other == seat else 1 if other == source else 2
        most[other][kind] = min(most[other][kind], limit)
        no_peng[other] |= 1 << kind
    if source != seat:
        no_chi[source] |= 1 << kind


def cards_before(seen: Observation, seat: int) -> int:
    """Return how many cards lie in a seat's melds, open or not."""
    return sum(len(meld_cards(meld)) for meld in seen.melds[seat])


def owes_discard(seen: Observation, seat: int) -> bool:
    """Whether the number of a seat's cards shows that it owes a discard (``turn.discard``)."""
    waiting = 20 + max(0, seen.quads[seat] - 1) - seen.skips[seat]
    return seen.cards[seat] + cards_before(seen, seat) > waiting


def raised_hands(seen: Observation) -> list[int]:
    """Return the other seats that raised their hand and still hold their dealt cards, so that the hand waits."""
    return [
        seat
        for seat in range(seen.rules.seats)
        if seat != seen.seat and seen.raised[seat] and not owes_discard(seen, seat) and _as_dealt(seen, seat)
    ]


def _as_dealt(seen: Observation, seat: int) -> bool:
    """Whether a raised hand is certain to be as it was dealt: where the raise is kept, nothing lies before it."""
    return not seen.rules.ju_shou_kept or not seen.melds[seat]


def at_the_start(seen: Observation) -> bool:
    """Whether nothing was played yet."""
    return seen.live < 0 and seen.live_seat < 0
