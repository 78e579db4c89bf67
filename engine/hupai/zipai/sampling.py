"""A whole table that fits what one seat has seen: the start of every play-out, and of every estimate.

:func:`sample` reads nothing but an observation. The cards that seat cannot see are dealt at random, every way
that fits being equally likely, and dealt again until the game would have come to the same point: who is
asked something has something to answer, nobody holds what it would have had to lay. Only where chance alone
would take too long a hand is made up to fit (:mod:`hupai.zipai.arranged`). What a seat keeps to itself
besides its cards, such as a 碰 it would have declined, is set from what all saw.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.chance import Stream
from hupai.zipai.actions import DECLARE as DECLARE_ACTION
from hupai.zipai.actions import HU, PASS, Action, discard
from hupai.zipai.arranged import calling, claiming, finished, grown, one_short, short_of, triples
from hupai.zipai.cards import COPIES, KINDS, KING, Kind
from hupai.zipai.claim import BY_DEAL, BY_OTHER, BY_SELF
from hupai.zipai.claims import open_window, settled
from hupai.zipai.evidence import Evidence, evidence, owes_discard
from hupai.zipai.melds import CHI, CHOU, KAN, PENG, TI, WEI, Meld, meld_huxi, set_huxi
from hupai.zipai.observation import WAIT, Observation
from hupai.zipai.opening import open_hand, waits_for_a_card
from hupai.zipai.readiness import king_call, wins_now
from hupai.zipai.state import CLAIM, DECLARE, DISCARD, FLIP, OPENING, OVER, SEATS, Table

Hands = list[list[int]]
Made = dict[int, list[Kind]]
"""Cards made up for some seats."""

CHANCES = 300
"""Random deals tried before a hand is made up."""
MADE_UP = 20_000
"""Hands made up before giving up; no position of a real hand comes near it."""


def sample(seen: Observation, rng: Stream) -> Table:
    """Return a table on which the observing seat sees exactly this, with all other cards at random.

    The same observation and stream give the same table everywhere. The hand must not be over (ValueError).
    """
    if seen.phase == OVER:
        raise ValueError("the hand is over: everything lies open")
    known = evidence(seen)
    for attempt in range(0 if _special(seen) else CHANCES):
        # A 偎 of a kind that went by is possible only for a hand that could not 碰 for want of a discard.
        t = _deal(seen, known, rng, making_up=False, strict=attempt < CHANCES // 2)
        if t is not None:
            return t
    for attempt in range(MADE_UP):
        t = _deal(seen, known, rng, making_up=True, strict=attempt < MADE_UP // 2)
        if t is not None:
            return t
    raise AssertionError("no table fits the observation")


def _special(seen: Observation) -> bool:
    """Whether somebody else's hand must be one that chance would hardly deal: waiting, winning, about to announce."""
    if _raised(seen) or (_opening(seen) and seen.phase == WAIT):
        return True
    if seen.live < 0:
        return seen.phase == WAIT and not (seen.wall_left and owes_discard(seen, seen.turn))
    return not seen.wall_left and seen.live_from == FLIP and HU not in seen.legal


def _raised(seen: Observation) -> list[int]:
    """Return the other seats that raised their hand and hold what they were dealt: it waits."""
    return [
        seat
        for seat in range(SEATS)
        if seat != seen.seat and seen.raised[seat] and not owes_discard(seen, seat)
    ]


def _at_the_start(seen: Observation) -> bool:
    """Whether nothing was played yet."""
    return seen.live < 0 and seen.live_seat < 0


def _opening(seen: Observation) -> bool:
    """Whether somebody is certainly still asked before the first card."""
    return _at_the_start(seen) and (
        seen.phase == OPENING or seen.answer >= 0 or (seen.phase == WAIT and seen.seat == seen.dealer)
    )


# --- dealing -----------------------------------------------------------------------------------


def _deal(seen: Observation, known: Evidence, rng: Stream, *, making_up: bool, strict: bool) -> Table | None:
    """Deal the unseen cards, some hands being made up first if wanted, and set the table; None if it does not fit."""
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
    by_chance = any(seat == seen.dealer for seat, _ in known.hidden) and not made
    if known.shown >= 0 and not by_chance and not _with_dealer(seen, known, hands, melds):
        hands[seen.dealer][known.shown] += 1
        unseen[known.shown] -= 1
    if min(unseen) < 0:
        return None
    wall = _spread(seen, known, unseen, hands, rng)
    if wall is None or (known.shown >= 0 and not _with_dealer(seen, known, hands, melds)):
        return None
    return _set(seen, known, hands, melds, wall)


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
        if missing and seen.dead[seat]:
            cards = triples(missing, unseen, most, rng)
            if cards is None:
                return None
            for kind in cards:
                if kind not in pool[:size]:
                    return None
                size -= 1
                at = pool.index(kind)
                pool[at], pool[size] = pool[size], kind
                hand[kind] += 1
        else:
            for _ in range(missing):
                at = below(size)
                size -= 1
                kind = pool[at]
                pool[at], pool[size] = pool[size], kind
                hand[kind] += 1
                if hand[kind] > most[kind]:
                    return None
        if any(map(int.__gt__, hand, most)):
            return None
    wall = pool[:size]
    rng.shuffle(wall)
    return wall


def _made_up(seen: Observation, unseen: Sequence[int], rng: Stream) -> Made | None:
    """Return cards for the seats whose hands must be special, or for one that could be asked; None if that failed."""
    left = list(unseen)
    made: Made = {}
    for seat in _raised(seen):
        hand = one_short(seen.cards[seat], left, rng, pair=seen.quads[seat] > 0)
        if hand is None:
            return None
        made[seat] = hand
        for kind in hand:
            left[kind] -= 1
    others = [seat for seat in range(SEATS) if seat != seen.seat and seat not in made]
    if seen.live < 0 and seen.turn in others:
        others = [seen.turn] if not _at_the_start(seen) else others
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
        if _at_the_start(seen):
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


# --- setting the table ---------------------------------------------------------------------------


def _set(
    seen: Observation, known: Evidence, hands: Hands, melds: list[list[Meld]], wall: list[Kind]
) -> Table | None:
    """Return the table with these cards at the observed point of the hand, or None if it cannot be there."""
    t = Table(seen.rules, seen.dealer)
    t.hands = hands
    t.melds = melds
    t.discards = [list(cards) for cards in seen.discards]
    t.quads, t.skips = list(seen.quads), list(seen.skips)
    t.dead, t.kings_shown = list(seen.dead), list(seen.kings_shown)
    t.shown = seen.shown
    t.raised, t.barred, t.limits = list(seen.raised), list(seen.barred), list(seen.limits)
    t.above[seen.seat] = seen.above
    t.no_chi, t.no_peng = list(known.no_chi), list(known.no_peng)
    t.no_chi[seen.seat], t.no_peng[seen.seat] = seen.no_chi, seen.no_peng
    t.eaten, t.eaten_way = seen.eaten, seen.eaten_way
    # What was drawn lies elsewhere now; only its number still matters.
    t.drawn = _wall_size(seen) - seen.wall_left
    t.wall = [-1] * t.drawn + wall
    t.turn, t.last, t.declared = seen.turn, seen.last, seen.declared
    t.live_seat, t.live_from = seen.live_seat, seen.live_from
    _count(t)
    if not all(waits_for_a_card(t, seat) for seat in _raised(seen)):
        return None
    if seen.live >= 0:
        return t if _window(t, seen) else None
    if _opening(seen):
        open_hand(t)
        return t if _asked(t, seen) else None
    return t if _turn(t, seen) else None


def _wall_size(seen: Observation) -> int:
    """Return how many cards the wall had: all but three hands of twenty and the shown card."""
    return KINDS * COPIES + seen.rules.kings - 61


def _count(t: Table) -> None:
    """Work out the sums a table keeps of its hands and groups."""
    for seat in range(SEATS):
        hand = t.hands[seat]
        t.laid_huxi[seat] = sum(map(meld_huxi, t.melds[seat]))
        t.kan_huxi[seat] = sum(set_huxi(KAN, kind) for kind in range(KINDS) if hand[kind] == 3)
        t.loose[seat] = sum(count for count in hand[:KINDS] if count < 3)
        for group, kind, _, _ in t.melds[seat]:
            if group == WEI:
                t.wei_mask[seat] |= 1 << kind
            elif group == PENG:
                t.peng_mask[seat] |= 1 << kind


def _window(t: Table, seen: Observation) -> bool:
    """Open the window of the lying card; return whether it stands as observed."""
    open_window(t, seen.live_seat, seen.live, seen.live_from)
    if not _asked(t, seen):
        return False
    return seen.phase == CLAIM or not settled(t)[0]


def _asked(t: Table, seen: Observation) -> bool:
    """Whether the seat is asked what it was asked, and what it answered leaves somebody to answer."""
    seat = seen.seat
    if seen.phase != WAIT:
        return seat in t.pending and t.offers[seat] == list(seen.legal)
    if seen.answer >= 0:
        if seat not in t.pending or seen.answer not in t.offers[seat]:
            return False
        t.answers[seat] = seen.answer
        t.pending.remove(seat)
    elif seat in t.pending:
        return False
    return bool(t.pending)


def _turn(t: Table, seen: Observation) -> bool:
    """Ask the seat whose turn it is while no card lies; return whether there is anything to ask."""
    if seen.phase != WAIT:
        t.phase = seen.phase
        t.offers[seen.seat], t.pending = list(seen.legal), [seen.seat]
        return True
    if _at_the_start(seen) and not any(seen.raised) and open_hand(t) and seen.seat not in t.pending:
        # Somebody might still be asked before the first card: as likely as not, and nobody can tell.
        return True
    seat = seen.turn
    offers = _answers(t, seen, seat)
    t.phase = DECLARE if DECLARE_ACTION in offers else DISCARD
    t.offers = [[] for _ in range(SEATS)]
    t.offers[seat], t.pending = offers, [seat]
    return bool(offers)


def _answers(t: Table, seen: Observation, seat: int) -> list[Action]:
    """Return what another seat, whose turn it is while no card lies, may answer; empty if it would not be asked."""
    if not owes_discard(seen, seat):
        return [PASS, DECLARE_ACTION] if king_call(t, seat) else []
    start = _at_the_start(seen)
    by = BY_DEAL if start else BY_SELF if seen.live_seat == seat else BY_OTHER
    if not (seen.wall_left and t.loose[seat]):
        t.last = _last_taken(t, seat)
        return [PASS, HU] if wins_now(t, seat, by) else []
    hand = t.hands[seat]
    plays = [discard(kind) for kind in range(KINDS) if 0 < hand[kind] < 3]
    # Whether a hand in the middle may win as it is depends on how it came by its last card; the first one may.
    return [HU, *plays] if start and wins_now(t, seat, by) else plays


def _last_taken(t: Table, seat: int) -> Kind:
    """Return a card with which the seat could just have laid a set, or the king it could just have drawn."""
    return next((meld[1] for meld in reversed(t.melds[seat]) if meld[0] not in (CHI, PENG)), KING)
