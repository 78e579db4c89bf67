"""The cards a seat cannot see, dealt at random within what its observation proves: hands, wall, what lies face down."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.arranged import calling, claiming, finished, grown, one_short, short_of, triples
from hupai.zipai.cards import COPIES, KINDS, KING, Kind
from hupai.zipai.evidence import Evidence, at_the_start, owes_discard, raised_hands
from hupai.zipai.melds import CHOU, TI, WEI, Meld
from hupai.zipai.observation import Observation
from hupai.zipai.state import SEATS

Hands = list[list[int]]
Dealt = tuple[Hands, list[list[Meld]], list[Kind]]
"""All hands, all groups, and the rest of the wall."""
Made = dict[int, list[Kind]]
"""Cards made up for some seats."""

SWAPS = 60
"""Exchanges after which a deal within bounds is as good as any other."""


def deal_unseen(
    seen: Observation, known: Evidence, rng: Stream, *, by_chance: bool, making_up: bool, strict: bool
) -> Dealt | None:
    """Deal the unseen cards, some hands being made up first if wanted; None if they cannot lie so.

    ``by_chance`` leaves everything to chance, else the bounds are kept on the way; ``strict`` lets no 偎 lie face
    down that only a hand without a discard could have laid.
    """
    unseen = list(known.unseen)
    melds = [list(laid) for laid in seen.melds]
    for seat, place in known.hidden:
        meld = _face_down(melds[seat][place][0], seat, unseen, known.passed if strict else 0, rng)
        if meld is None:
            return None
        melds[seat][place] = meld
        unseen[meld[1]] -= COPIES if meld[0] == TI else COPIES - 1
    made = _made_up(seen, unseen, rng) if making_up else {}
    if made is None:
        return None
    hands: Hands = [[0] * (KINDS + 1) for _ in range(SEATS)]
    hands[seen.seat] = list(seen.hand)
    for seat in range(SEATS):
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
    if known.shown >= 0 and not left_to_chance and not _with_dealer(seen, known, hands, melds):
        hands[seen.dealer][known.shown] += 1
        unseen[known.shown] -= 1
    if min(unseen) < 0:
        return None
    for seat in range(SEATS):
        if seen.dead[seat] and seat != seen.seat and not _left_dead(seen, known, unseen, hands, seat, rng):
            return None
    wall = (_spread if by_chance else _spread_within)(seen, known, unseen, hands, rng)
    if wall is None or (known.shown >= 0 and not _with_dealer(seen, known, hands, melds)):
        return None
    return hands, melds, wall


def _face_down(group: int, seat: int, unseen: Sequence[int], passed: int, rng: Stream) -> Meld | None:
    """Return a group that may lie face down, each kind as likely as there are ways to take it from the unseen cards."""
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


def _with_dealer(seen: Observation, known: Evidence, hands: Hands, melds: Sequence[Sequence[Meld]]) -> bool:
    """Whether the dealer already has the shown card, in the hand or among what lies face down."""
    dealer = seen.dealer
    down = (melds[seat][place][1] for seat, place in known.hidden if seat == dealer)
    return hands[dealer][known.shown] > 0 or known.shown in down


def _left_dead(
    seen: Observation, known: Evidence, unseen: list[int], hands: Hands, seat: int, rng: Stream
) -> bool:
    """Give a dead hand what it can have left, 坎 and kings; return whether that was possible."""
    missing = seen.cards[seat] - sum(hands[seat])
    cards = triples(missing, unseen, known.most[seat], rng)
    for kind in cards or ():
        hands[seat][kind] += 1
        unseen[kind] -= 1
    return cards is not None


def _spread(
    seen: Observation, known: Evidence, unseen: Sequence[int], hands: Hands, rng: Stream
) -> list[Kind] | None:
    """Deal the unseen cards to the other hands and return the rest, the wall; None as soon as a hand cannot be."""
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    size = len(pool)
    below = rng.below
    for seat in range(SEATS):
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


def _spread_within(
    seen: Observation, known: Evidence, unseen: Sequence[int], hands: Hands, rng: Stream
) -> list[Kind] | None:
    """Deal like :func:`_spread` where chance alone breaks the bounds too often.

    Every card goes where it may; then pairs of cards change places as often as it takes for all deals to be
    equally likely again.
    """
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    owners: list[int] = [-1] * len(pool)
    for seat in range(SEATS):
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
    for _ in range(SWAPS if pool else 0):
        one, two = rng.below(len(pool)), rng.below(len(pool))
        _exchange(known, hands, pool, owners, one, two)
    wall = [kind for kind, owner in zip(pool, owners, strict=True) if owner < 0]
    rng.shuffle(wall)
    return wall


def _exchange(known: Evidence, hands: Hands, pool: list[Kind], owners: Sequence[int], one: int, two: int) -> None:
    """Let two cards change places if both owners could hold what they get."""
    for at, other in ((one, two), (two, one)):
        owner, kind = owners[at], pool[other]
        if owner >= 0 and pool[at] != kind and hands[owner][kind] >= known.most[owner][kind]:
            return
    for at, other in ((one, two), (two, one)):
        if owners[at] >= 0:
            hands[owners[at]][pool[at]] -= 1
            hands[owners[at]][pool[other]] += 1
    pool[one], pool[two] = pool[two], pool[one]


def _made_up(seen: Observation, unseen: Sequence[int], rng: Stream) -> Made | None:
    """Return cards for the seats whose hands must be special, or for one that could be asked; None if that failed."""
    left = list(unseen)
    made: Made = {}
    for seat in raised_hands(seen):
        hand = one_short(seen.cards[seat], left, rng, pair=seen.quads[seat] > 0)
        if hand is None:
            return None
        made[seat] = hand
        for kind in hand:
            left[kind] -= 1
    others = [seat for seat in range(SEATS) if seat != seen.seat and seat not in made and not seen.dead[seat]]
    if seen.live < 0 and seen.turn in others:
        others = [seen.turn] if not at_the_start(seen) else others
    if not others or (made and rng.below(2)):
        return made
    seat = rng.choice(others)
    hand = _made_for(seen, seat, left, rng)
    return None if hand is None else {**made, seat: hand}


def _made_for(seen: Observation, seat: int, unseen: Sequence[int], rng: Stream) -> list[Kind] | None:
    """Return cards for one seat with which it might be asked what it seems to be asked now."""
    cards, quads = seen.cards[seat], seen.quads[seat] > 0
    if seen.live >= 0 and rng.below(2):
        return claiming(seen.live, unseen, rng)
    if seen.live < 0 and not owes_discard(seen, seat):
        if at_the_start(seen):
            return one_short(cards, unseen, rng, pair=quads)
        return calling(cards, unseen, rng, quads=quads)
    start: list[Kind] | None = []
    if not quads and unseen[KING] and not rng.below(4):
        start = grown(unseen, any(meld[0] in (WEI, CHOU) for meld in seen.melds[seat]), rng)
    if start is None:
        return None
    left = list(unseen)
    for kind in start:
        left[kind] -= 1
    cards -= len(start)
    quads = quads or bool(start)
    kings = rng.below(left[KING] + 1)
    if seen.live >= 0:
        rest = short_of(cards, seen.live, left, rng, quads=quads, kings=kings)
    else:
        rest = finished(cards, left, rng, pair=quads, kings=kings)
    return None if rest is None else start + rest
