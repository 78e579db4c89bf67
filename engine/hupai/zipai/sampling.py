"""A whole table that fits what one seat has seen: the start of every play-out, and of every estimate.

:func:`sample` reads nothing but an observation. The cards that seat cannot see are dealt at random, every way
that fits being equally likely, and dealt again until the game would have come to the same point: who is
asked something has something to answer, nobody holds what it would have had to lay. Only where chance alone
would take too long a hand is made up to fit (:mod:`hupai.zipai.arranged`). What a seat keeps to itself
besides its cards, such as a 碰 it would have declined, is set from what all saw.
"""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.zipai.actions import DECLARE as DECLARE_ACTION
from hupai.zipai.actions import HU, PASS, Action, discard
from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.claim import BY_DEAL, BY_OTHER, BY_SELF
from hupai.zipai.claims import open_window, settled
from hupai.zipai.dealing import Dealt, deal_unseen
from hupai.zipai.evidence import Evidence, at_the_start, evidence, owes_discard, raised_hands
from hupai.zipai.melds import CHI, PENG
from hupai.zipai.observation import WAIT, Observation
from hupai.zipai.opening import open_hand, waits_for_a_card
from hupai.zipai.readiness import king_call, take_stock, wins_now
from hupai.zipai.state import CLAIM, DECLARE, DISCARD, FLIP, OPENING, OVER, SEATS, Table

CHANCES = 200
"""Deals left to chance before the cards are dealt within their bounds."""
BOUNDED = 200
"""Deals within bounds before a hand is made up."""
MADE_UP = 20_000
"""Hands made up before giving up; no position of a real hand comes near it."""


def sample(seen: Observation, rng: Stream) -> Table:
    """Return a table on which the observing seat sees exactly this, with all other cards at random.

    The same observation and stream give the same table everywhere. The hand must not be over (ValueError).
    """
    if seen.phase == OVER:
        raise ValueError("the hand is over: everything lies open")
    known = evidence(seen)
    for attempt in range(CHANCES + BOUNDED if not is_special(seen) else 0):
        # A 偎 of a kind that went by is possible only for a hand that could not 碰 for want of a discard.
        strict = attempt < CHANCES + BOUNDED // 2
        t = _dealt(seen, known, rng, by_chance=attempt < CHANCES, making_up=False, strict=strict)
        if t is not None:
            return t
    for attempt in range(MADE_UP):
        t = _dealt(seen, known, rng, by_chance=False, making_up=True, strict=attempt < MADE_UP // 2)
        if t is not None:
            return t
    raise AssertionError("no table fits the observation")


def is_special(seen: Observation) -> bool:
    """Whether somebody else's hand must be one that chance would hardly deal: waiting, winning, about to announce."""
    if raised_hands(seen) or (_opening(seen) and seen.phase == WAIT):
        return True
    if seen.live < 0:
        return seen.phase == WAIT and not (seen.wall_left and owes_discard(seen, seen.turn))
    return not seen.wall_left and seen.live_from == FLIP and HU not in seen.legal


def _opening(seen: Observation) -> bool:
    """Whether somebody is certainly still asked before the first card."""
    return at_the_start(seen) and (
        seen.phase == OPENING or seen.answer >= 0 or (seen.phase == WAIT and seen.seat == seen.dealer)
    )


def _dealt(
    seen: Observation, known: Evidence, rng: Stream, *, by_chance: bool, making_up: bool, strict: bool
) -> Table | None:
    """Deal what is unseen and set the table; None if it does not fit."""
    dealt = deal_unseen(seen, known, rng, by_chance=by_chance, making_up=making_up, strict=strict)
    return None if dealt is None else table_of(seen, known, dealt)


def table_of(seen: Observation, known: Evidence, dealt: Dealt) -> Table | None:
    """Return the table with these cards at the observed point of the hand, or None if it cannot be there."""
    t = Table(seen.rules, seen.dealer)
    t.hands, t.melds, wall = dealt
    t.discards = [list(cards) for cards in seen.discards]
    t.skips = list(seen.skips)
    t.dead, t.kings_shown = list(seen.dead), list(seen.kings_shown)
    t.shown = seen.shown
    t.raised, t.barred, t.limits = list(seen.raised), list(seen.barred), list(seen.limits)
    t.above[seen.seat] = seen.above
    t.no_chi, t.no_peng = list(known.no_chi), list(known.no_peng)
    t.no_chi[seen.seat], t.no_peng[seen.seat] = seen.no_chi, seen.no_peng
    t.eaten, t.eaten_way = seen.eaten, seen.eaten_way
    # What was drawn lies elsewhere now; only its number still matters.
    t.drawn = seen.rules.wall_size - seen.wall_left
    t.wall = [-1] * t.drawn + wall
    t.turn, t.last, t.declared = seen.turn, seen.last, seen.declared
    t.live_seat, t.live_from = seen.live_seat, seen.live_from
    for seat in range(SEATS):
        take_stock(t, seat)
    if not all(waits_for_a_card(t, seat) for seat in raised_hands(seen)):
        return None
    if seen.live >= 0:
        return t if _window(t, seen) else None
    if _opening(seen):
        open_hand(t)
        return t if _asked(t, seen) else None
    return t if _turn(t, seen) else None


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
    if at_the_start(seen) and not any(seen.raised) and open_hand(t) and seen.seat not in t.pending:
        # Somebody might still be asked before the first card: as likely as not, and nobody can tell.
        return True
    seat = seen.turn
    offers = _answers(t, seen, seat, asked_before=HU in t.offers[seat])
    t.phase = DECLARE if DECLARE_ACTION in offers else DISCARD
    t.offers = [[] for _ in range(SEATS)]
    t.offers[seat], t.pending = offers, [seat]
    return bool(offers)


def _answers(t: Table, seen: Observation, seat: int, *, asked_before: bool) -> list[Action]:
    """Return what another seat, whose turn it is while no card lies, may answer; empty if it would not be asked."""
    if not owes_discard(seen, seat):
        return [PASS, DECLARE_ACTION] if king_call(t, seat) else []
    start = at_the_start(seen)
    by = BY_DEAL if start else BY_SELF if seen.live_seat == seat else BY_OTHER
    if not (seen.wall_left and t.loose[seat]):
        t.last = _last_taken(t, seat)
        return [PASS, HU] if wins_now(t, seat, by) else []
    hand = t.hands[seat]
    plays = [discard(kind) for kind in range(KINDS) if 0 < hand[kind] < 3]
    # Whether a hand in the middle may win as it is depends on how it came by its last card; the first one may.
    return [HU, *plays] if start and not asked_before and wins_now(t, seat, by) else plays


def _last_taken(t: Table, seat: int) -> Kind:
    """Return a card with which the seat could just have laid a set, or the king it could just have drawn."""
    return next((meld[1] for meld in reversed(t.melds[seat]) if meld[0] not in (CHI, PENG)), KING)
