"""A whole table that fits what one seat has seen: every play-out and every estimate starts from one.

:func:`sample` reads nothing but an observation. It deals the cards the seat cannot see at random, each deal that fits
being equally likely, and repeats this until the game could have come to the same point: whoever is asked has an
answer, and nobody holds cards it would have had to lay. Where random deals would take too long, it constructs a hand
that fits (:mod:`hupai.zipai.determinize.constructed_hands`). Other secrets of a seat, such as a 碰 it declined, are
set from what everybody saw.
"""

from __future__ import annotations

from hupai.table.asked_again import asks_the_same
from hupai.table.chance import Stream
from hupai.zipai.actions import DECLARE, HU, PASS, Action, discard
from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.determinize.deal_hidden import Dealt, deal_hidden_cards
from hupai.zipai.determinize.evidence import Evidence, at_the_start, evidence_of, owes_discard, raised_hands
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.hand.seat_cards import set_cards
from hupai.zipai.hand.waits import wins_now
from hupai.zipai.melds import CHI, PENG
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, Table
from hupai.zipai.turn.claim_window import lay_for_all, open_window, resolve_window
from hupai.zipai.turn.opening import is_waiting, open_hand
from hupai.zipai.view.observation import WAIT, Observation

RANDOM_DEALS = 200
"""Free deals tried before the cards are dealt within their bounds."""
BOUNDED_DEALS = 200
"""Deals within bounds tried before a hand is constructed."""
CONSTRUCTED_DEALS = 20_000
"""Constructed deals tried before giving up; no position of a real hand needs nearly as many."""


def sample(seen: Observation, rng: Stream) -> Table:
    """Return a table that looks exactly like this to the observing seat, with all other cards at random.

    The same observation and stream give the same table everywhere. Raises ValueError if the hand is over.
    """
    if seen.phase == PHASE_OVER:
        raise ValueError("the hand is over: everything lies open")
    known = evidence_of(seen)
    for attempt in range(RANDOM_DEALS + BOUNDED_DEALS if not needs_constructed_hand(seen) else 0):
        # A seat that has a 偎 of a kind that lay before could have 碰 it, unless it had no discard left.
        strict = attempt < RANDOM_DEALS + BOUNDED_DEALS // 2
        t = _try_deal(seen, known, rng, by_chance=attempt < RANDOM_DEALS, construct=False, strict=strict)
        if t is not None:
            return t
    for attempt in range(CONSTRUCTED_DEALS):
        t = _try_deal(seen, known, rng, by_chance=False, construct=True, strict=attempt < CONSTRUCTED_DEALS // 2)
        if t is not None:
            return t
    raise AssertionError("no table fits the observation")


def needs_constructed_hand(seen: Observation) -> bool:
    """Whether another hand must be one that random deals rarely give: waiting, winning, or about to announce."""
    if raised_hands(seen) or (_in_opening(seen) and seen.phase == WAIT):
        return True
    if seen.live < 0:
        return seen.phase == WAIT and not (seen.wall_left and owes_discard(seen, seen.turn))
    return not seen.wall_left and seen.live_from == FLIP and HU not in seen.legal


def _in_opening(seen: Observation) -> bool:
    """Whether some seat is certainly still asked before the first card."""
    return at_the_start(seen) and (
        seen.phase == PHASE_OPENING or seen.answer >= 0 or (seen.phase == WAIT and seen.seat == seen.dealer)
    )


def _try_deal(
    seen: Observation, known: Evidence, rng: Stream, *, by_chance: bool, construct: bool, strict: bool
) -> Table | None:
    """Deal the unseen cards and build the table; None if it does not fit."""
    dealt = deal_hidden_cards(seen, known, rng, by_chance=by_chance, construct=construct, strict=strict)
    return None if dealt is None else build_table(seen, known, dealt)


def build_table(seen: Observation, known: Evidence, dealt: Dealt) -> Table | None:
    """Return the table with these cards at the observed point of the hand, or None if they cannot lead there."""
    t = Table(seen.rules, seen.dealer)
    hands, melds, wall = dealt
    t.discards = [list(cards) for cards in seen.discards]
    t.skips = list(seen.skips)
    t.dead, t.kings_shown = list(seen.dead), list(seen.kings_shown)
    t.shown = seen.shown
    t.shown_played = not (seen.hand[seen.shown] if seen.seat == seen.dealer else seen.shown_held)
    t.raised, t.barred, t.limits = list(seen.raised), list(seen.barred), list(seen.limits)
    t.above[seen.seat] = seen.above
    t.no_chi, t.no_peng = list(known.no_chi), list(known.no_peng)
    t.no_chi[seen.seat], t.no_peng[seen.seat] = seen.no_chi, seen.no_peng
    t.eaten, t.eaten_way = seen.eaten, seen.eaten_way
    # Of the drawn cards only the number still matters.
    t.drawn = seen.rules.wall_size - seen.wall_left
    t.wall, t.buried = [-1] * t.drawn + wall[: seen.wall_left], wall[seen.wall_left :]
    t.turn, t.last, t.declared = seen.turn, seen.last, seen.declared
    t.live_seat, t.live_from = seen.live_seat, seen.live_from
    for seat in range(seen.rules.seats):
        set_cards(t, seat, hands[seat], melds[seat])
    if not all(is_waiting(t, seat) for seat in raised_hands(seen)):
        return None
    if seen.live >= 0:
        return t if _reopen_window(t, seen) else None
    if _in_opening(seen):
        open_hand(t)
        return t if asks_the_same(t, seen) else None
    return t if _set_turn(t, seen) else None


def _reopen_window(t: Table, seen: Observation) -> bool:
    """Open the window of the lying card; return whether it looks as observed."""
    lay_for_all(t, seen.live_seat, seen.live, seen.live_from)
    open_window(t)
    if not asks_the_same(t, seen):
        return False
    return seen.phase == PHASE_CLAIM or not resolve_window(t)[0]


def _set_turn(t: Table, seen: Observation) -> bool:
    """Ask the seat whose turn it is while no card lies; return whether there is anything to ask."""
    if seen.phase != WAIT:
        t.phase = seen.phase
        t.offers[seen.seat], t.pending = list(seen.legal), [seen.seat]
        return True
    if at_the_start(seen) and not any(seen.raised) and open_hand(t) and seen.seat not in t.pending:
        # Another seat might still be asked before the first card; this seat cannot tell.
        return True
    seat = seen.turn
    offers = _offers_of_turn(t, seen, seat, asked_before=HU in t.offers[seat])
    t.phase = PHASE_DECLARE if DECLARE in offers else PHASE_DISCARD
    t.offers = [[] for _ in range(seen.rules.seats)]
    t.offers[seat], t.pending = offers, [seat]
    return bool(offers)


def _offers_of_turn(t: Table, seen: Observation, seat: int, *, asked_before: bool) -> list[Action]:
    """Return what another seat whose turn it is may answer while no card lies; empty if it would not be asked."""
    if not owes_discard(seen, seat):
        return [PASS, DECLARE] if king_call(t, seat) else []
    start = at_the_start(seen)
    by = BY_DEAL if start else BY_SELF if seen.live_seat == seat else BY_OTHER
    if not (seen.wall_left and t.loose[seat]):
        t.last = _last_taken(t, seat)
        return [PASS, HU] if wins_now(t, seat, by) else []
    hand = t.hands[seat]
    plays = [discard(kind) for kind in range(KINDS) if 0 < hand[kind] < 3]
    # Later in the hand, how the seat took its last card decides whether it may win; before the first discard it may.
    return [HU, *plays] if start and not asked_before and wins_now(t, seat, by) else plays


def _last_taken(t: Table, seat: int) -> Kind:
    """Return a card with which the seat could just have laid a set, or the king it could just have drawn."""
    return next((meld[1] for meld in reversed(t.melds[seat]) if meld[0] not in (CHI, PENG)), KING)
