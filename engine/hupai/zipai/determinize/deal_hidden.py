"""Deals the cards a seat cannot see at random within what its observation proves: hands, wall, face-down melds."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.cards import COPIES, KINDS, KING, Kind
from hupai.zipai.determinize.constructed_hands import (
    cards_for_king_quad,
    cards_to_claim,
    complete_hand,
    dead_hand,
    hand_completed_by,
    hand_one_short,
    hand_with_king_call,
)
from hupai.zipai.determinize.evidence import Evidence, at_the_start, owes_discard, raised_hands
from hupai.zipai.melds import CHOU, TI, WEI, Meld
from hupai.zipai.view.observation import Observation

Hands = list[list[int]]
Dealt = tuple[Hands, list[list[Meld]], list[Kind]]
"""All hands, all groups, and the rest of the wall with the buried cards behind it."""
Constructed = dict[int, list[Kind]]
"""Cards constructed for some seats, by seat."""

EXCHANGES = 60
"""Exchanges of two cards that make a deal within bounds random."""


def deal_hidden_cards(
    seen: Observation, known: Evidence, rng: Stream, *, by_chance: bool, construct: bool, strict: bool
) -> Dealt | None:
    """Deal the unseen cards; return None if the deal cannot be.

    ``construct`` constructs some hands first. ``by_chance`` deals freely and checks the bounds afterwards, else the
    deal keeps within them. ``strict`` excludes a face-down 偎 that only a hand without a discard could have laid.
    """
    unseen = list(known.unseen)
    melds = [list(laid) for laid in seen.melds]
    for seat, place in known.hidden:
        meld = _face_down(melds[seat][place][0], seat, unseen, known.passed if strict else 0, rng)
        if meld is None:
            return None
        melds[seat][place] = meld
        unseen[meld[1]] -= COPIES if meld[0] == TI else COPIES - 1
    made = _constructed(seen, unseen, rng) if construct else {}
    if made is None:
        return None
    hands: Hands = [[0] * (KINDS + 1) for _ in range(seen.rules.seats)]
    hands[seen.seat] = list(seen.hand)
    for seat in range(seen.rules.seats):
        for kind in made.get(seat, ()):
            hands[seat][kind] += 1
            unseen[kind] -= 1
        if seat != seen.seat:
            kings = max(0, seen.kings_shown[seat] - hands[seat][KING])
            hands[seat][KING] += kings
            unseen[KING] -= kings
            if any(map(int.__gt__, hands[seat], known.most[seat])):
                return None
    left_to_chance = seen.dead[seen.dealer] or (by_chance and any(seat == seen.dealer for seat, _ in known.hidden))
    if known.shown >= 0 and not left_to_chance and not _dealer_has_shown(seen, known, hands, melds):
        hands[seen.dealer][known.shown] += 1
        unseen[known.shown] -= 1
    if min(unseen) < 0:
        return None
    for seat in range(seen.rules.seats):
        if seen.dead[seat] and seat != seen.seat and not _deal_dead_hand(seen, known, unseen, hands, seat, rng):
            return None
    wall = (_deal_freely if by_chance else _deal_within_bounds)(seen, known, unseen, hands, rng)
    if wall is None or (known.shown >= 0 and not _dealer_has_shown(seen, known, hands, melds)):
        return None
    return hands, melds, wall


def _face_down(group: int, seat: int, unseen: Sequence[int], passed: int, rng: Stream) -> Meld | None:
    """Return a meld that may lie face down, each kind weighted by the ways to take it from the unseen cards."""
    need = COPIES if group == TI else COPIES - 1
    weights = [
        0 if unseen[kind] < need or passed >> kind & 1 else COPIES if unseen[kind] > need else 1
        for kind in range(KINDS)
    ]
    if not any(weights):
        return None
    at = rng.below(sum(weights))
    kind = 0
    while at >= weights[kind]:
        at -= weights[kind]
        kind += 1
    return (group, kind, -1 if group == TI else kind, seat)


def _dealer_has_shown(seen: Observation, known: Evidence, hands: Hands, melds: Sequence[Sequence[Meld]]) -> bool:
    """Whether the dealer already has the shown card, in the hand or in a face-down meld."""
    dealer = seen.dealer
    down = (melds[seat][place][1] for seat, place in known.hidden if seat == dealer)
    return hands[dealer][known.shown] > 0 or known.shown in down


def _deal_dead_hand(
    seen: Observation, known: Evidence, unseen: list[int], hands: Hands, seat: int, rng: Stream
) -> bool:
    """Deal a dead hand 坎 and kings, all it can have; return whether that was possible."""
    missing = seen.cards[seat] - sum(hands[seat])
    cards = dead_hand(missing, unseen, known.most[seat], rng)
    for kind in cards or ():
        hands[seat][kind] += 1
        unseen[kind] -= 1
    return cards is not None


def _deal_freely(
    seen: Observation, known: Evidence, unseen: Sequence[int], hands: Hands, rng: Stream
) -> list[Kind] | None:
    """Deal the unseen cards to the other hands and return the rest, the wall; None as soon as a bound is broken."""
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    size = len(pool)
    below = rng.below
    for seat in range(seen.rules.seats):
        if seat == seen.seat:
            continue
        hand, most = hands[seat], known.most[seat]
        missing = seen.cards[seat] - sum(hand)
        if not 0 <= missing <= size:
            return None
        for _ in range(missing):
            at = below(size)
            size -= 1
            kind = pool[at]
            pool[at], pool[size] = pool[size], kind
            hand[kind] += 1
            if hand[kind] > most[kind]:
                return None
    wall = pool[:size]
    rng.shuffle(wall)
    return wall


def _deal_within_bounds(
    seen: Observation, known: Evidence, unseen: Sequence[int], hands: Hands, rng: Stream
) -> list[Kind] | None:
    """Deal like :func:`_deal_freely` where free deals break the bounds too often.

    Every card goes to a hand that may hold it; then random pairs of cards change places until all deals are about
    equally likely again.
    """
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    owners: list[int] = [-1] * len(pool)
    for seat in range(seen.rules.seats):
        if seat == seen.seat:
            continue
        hand, most = hands[seat], known.most[seat]
        missing = seen.cards[seat] - sum(hand)
        if missing < 0:
            return None
        for at, kind in enumerate(pool):
            if missing and owners[at] < 0 and hand[kind] < most[kind]:
                owners[at] = seat
                hand[kind] += 1
                missing -= 1
        if missing:
            return None
    for _ in range(EXCHANGES if pool else 0):
        one, two = rng.below(len(pool)), rng.below(len(pool))
        _exchange(known, hands, pool, owners, one, two)
    wall = [kind for kind, owner in zip(pool, owners, strict=True) if owner < 0]
    rng.shuffle(wall)
    return wall


def _exchange(known: Evidence, hands: Hands, pool: list[Kind], owners: Sequence[int], one: int, two: int) -> None:
    """Exchange two cards if both owners may hold what they get."""
    for at, other in ((one, two), (two, one)):
        owner, kind = owners[at], pool[other]
        if owner >= 0 and pool[at] != kind and hands[owner][kind] >= known.most[owner][kind]:
            return
    for at, other in ((one, two), (two, one)):
        if owners[at] >= 0:
            hands[owners[at]][pool[at]] -= 1
            hands[owners[at]][pool[other]] += 1
    pool[one], pool[two] = pool[two], pool[one]


def _constructed(seen: Observation, unseen: Sequence[int], rng: Stream) -> Constructed | None:
    """Return cards for the seats whose hands must be special, or for one that may be asked; None if that failed."""
    left = list(unseen)
    made: Constructed = {}
    for seat in raised_hands(seen):
        hand = hand_one_short(seen.cards[seat], left, rng, pair=seen.quads[seat] > 0)
        if hand is None:
            return None
        made[seat] = hand
        for kind in hand:
            left[kind] -= 1
    others = sorted(seat for seat in seen.others if seat not in made and not seen.dead[seat])
    if seen.live < 0 and seen.turn in others:
        others = [seen.turn] if not at_the_start(seen) else others
    if not others or (made and rng.below(2)):
        return made
    seat = rng.choice(others)
    hand = _constructed_for(seen, seat, left, rng)
    return None if hand is None else {**made, seat: hand}


def _constructed_for(seen: Observation, seat: int, unseen: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return cards for one seat that would explain why it seems to be asked now."""
    cards, quads = seen.cards[seat], seen.quads[seat] > 0
    if seen.live >= 0 and rng.below(2):
        return cards_to_claim(seen.live, unseen, rng)
    if seen.live < 0 and not owes_discard(seen, seat):
        if at_the_start(seen):
            return hand_one_short(cards, unseen, rng, pair=quads)
        return hand_with_king_call(cards, unseen, rng, quads=quads)
    start: list[Kind] | None = []
    if not quads and unseen[KING] and not rng.below(4):
        start = cards_for_king_quad(unseen, any(meld[0] in (WEI, CHOU) for meld in seen.melds[seat]), rng)
    if start is None:
        return None
    left = list(unseen)
    for kind in start:
        left[kind] -= 1
    cards -= len(start)
    quads = quads or bool(start)
    kings = rng.below(left[KING] + 1)
    if seen.live >= 0:
        rest = hand_completed_by(cards, seen.live, left, rng, quads=quads, kings=kings)
    else:
        rest = complete_hand(cards, left, rng, pair=quads, kings=kings)
    return None if rest is None else start + rest
