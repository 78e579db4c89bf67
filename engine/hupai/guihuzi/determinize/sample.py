"""A whole table that fits what one seat has seen: every play-out and every estimate starts from one.

:func:`sample` reads nothing but an observation. It deals the cards that the seat does not see at random. Of several
deals it prefers those in which the other seats let few cards go that they could have claimed: a passed 碰 says that its
pair is probably not there. What their hands may no longer do then follows from the cards exactly, because a hand only
shrinks: a pair of neighbours that is there now was there when its card went by (``past.pair``).
"""

from __future__ import annotations

from hupai.guihuzi.actions import HU, PASS, Action, discard, liu
from hupai.guihuzi.hand.waits import wins_now
from hupai.guihuzi.hand.winning import pair_count
from hupai.guihuzi.melds import LIU, WAI
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_WAI
from hupai.guihuzi.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, PLAYED, Table
from hupai.guihuzi.turn.bans import discards_in, liu_in, locked_by, neighbours_for, shapes_in_hand
from hupai.guihuzi.turn.claim_window import open_window, resolve_window
from hupai.guihuzi.view.observation import HIDDEN_LIU, WAIT, Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.table.asked_again import asks_the_same
from hupai.table.chance import Stream
from hupai.table.seats import order_from
from hupai.zipai.cards import COPIES, KINDS, Kind

COMPARED = 4
"""Deals of which one is chosen by what the other seats let go."""
LIKELY, TRIED = 200, 30_000
"""How many deals are tried until another seat is asked as it must be: first likely ones, then any, with their number in
all. In rare positions one deal in two thousand fits."""
_PENG_PASSED, _CHI_PASSED = 3, 1
"""How many times a deal's chance is halved for a 碰 or 吃 that a seat would have let go."""
_MOST_HALVED = 24


def sample(seen: Observation, rng: Stream) -> Table:
    """Return a table that looks exactly like this to the observing seat, with all other cards at random.

    The same observation and stream give the same table everywhere. Raises ValueError if the hand is over.
    """
    if seen.phase == PHASE_OVER:
        raise ValueError("the hand is over: everything lies open")
    for tried in range(TRIED):
        t = _likely_deal(seen, rng) if tried < LIKELY else _noted_deal(seen, rng)[0]
        if _ask_as_seen(t, seen):
            return t
    raise AssertionError("no table fits the observation")


def _likely_deal(seen: Observation, rng: Stream) -> Table:
    """Return one of some deals, each as likely as what its hands let go."""
    deals = [_noted_deal(seen, rng) for _ in range(COMPARED)]
    chances = [1 << (_MOST_HALVED - min(_MOST_HALVED, halved)) for _, halved in deals]
    drawn = rng.below(sum(chances))
    for (t, _), chance in zip(deals, chances, strict=True):
        drawn -= chance
        if drawn < 0:
            return t
    raise AssertionError("the chances do not add up")


def _noted_deal(seen: Observation, rng: Stream) -> tuple[Table, int]:
    """Return a deal with what its hands may no longer do, and how many times their passing halves its chance."""
    t = _deal(seen, rng)
    return t, _note_passed(t, seen)


def _deal(seen: Observation, rng: Stream) -> Table:
    """Return a table with the unseen cards dealt at random to the other hands, the wall and the buried cards."""
    t = own_table(seen)
    unseen = unseen_copies(seen)
    for owner, laid in enumerate(seen.melds):
        for at, meld in enumerate(laid):
            if meld == HIDDEN_LIU:
                kind = rng.choice([kind for kind in range(KINDS) if unseen[kind] == COPIES])
                unseen[kind] = 0
                t.melds[owner][at] = (LIU, kind, -1, owner)
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    start = 0
    for seat in range(seen.rules.seats):
        if seat != seen.seat:
            for kind in pool[start : start + seen.cards[seat]]:
                t.hands[seat][kind] += 1
            start += seen.cards[seat]
            t.locked[seat] = locked_by(t.melds[seat])
    t.wall = pool[start : start + seen.wall_left]
    t.buried = pool[start + seen.wall_left :]
    return t


def _note_passed(t: Table, seen: Observation) -> int:
    """Note what the other hands may no longer do; return how many times their passing halves the chance."""
    halved = 0
    seats = seen.rules.seats
    for seat in range(seats):
        if seat == seen.seat:
            continue
        hand, played = t.hands[seat], seen.played[seat]
        t.no_chi[seat] = t.no_peng[seat] = played
        for kind in range(KINDS):
            if played >> kind & 1:
                t.dead_pairs[seat] |= neighbours_for(hand, kind)
        for owner, pile in enumerate(seen.discards):
            for kind, source in pile:
                if owner == seat and source == PLAYED:
                    continue
                if hand[kind] >= 2 and not t.no_peng[seat] >> kind & 1:
                    t.no_peng[seat] |= 1 << kind
                    halved += _PENG_PASSED
                follows = (owner + 1) % seats == seat
                if (follows or (owner == seat and source == FLIP)) and _could_eat(t, seat, kind):
                    t.no_chi[seat] |= 1 << kind
                    t.dead_pairs[seat] |= neighbours_for(hand, kind)
                    halved += _CHI_PASSED
    return halved


def _could_eat(t: Table, seat: int, kind: Kind) -> bool:
    return not t.no_chi[seat] >> kind & 1 and any(True for _ in shapes_in_hand(t.hands[seat], kind))


def _ask_as_seen(t: Table, seen: Observation) -> bool:
    """Ask the seats as the observing seat sees it; return whether the table looks to it as it did."""
    if seen.live >= 0:
        open_window(t)
        return asks_the_same(t, seen) and (seen.phase == PHASE_CLAIM or not resolve_window(t)[0])
    if seen.phase == PHASE_OPENING or (seen.last < 0 and seen.answer >= 0):
        return _ask_before_the_first_card(t, seen)
    t.phase = PHASE_DISCARD
    if seen.phase != WAIT:
        t.offers[seen.seat], t.pending = list(seen.legal), [seen.seat]
        return True
    seat = seen.turn
    t.laid_last = bool(t.melds[seat]) and t.melds[seat][-1][:2] == (WAI, seen.last)
    offers = _offers_of_turn(t, seat)
    t.offers = [[] for _ in range(seen.rules.seats)]
    t.offers[seat], t.pending = offers, [seat]
    return bool(offers)


def _offers_of_turn(t: Table, seat: int) -> list[Action]:
    """Return what another seat that owes a discard may answer."""
    wins = t.laid_last and wins_now(t, seat, BY_WAI)
    plays = [discard(kind) for kind in discards_in(t.hands[seat], t.locked[seat])] if t.wall_left else []
    plays += [liu(kind) for kind in liu_in(t.hands[seat], t.melds[seat])] if t.wall_left else []
    if wins:
        return [HU, *plays] if plays else [PASS, HU]
    return plays


def _ask_before_the_first_card(t: Table, seen: Observation) -> bool:
    t.phase = PHASE_OPENING
    t.pending = []
    t.offers = [[] for _ in range(seen.rules.seats)]
    for seat in order_from(seen.dealer, seen.rules.seats):
        nine = seen.rules.jiuduiban and pair_count(t.hands[seat]) >= 9
        if nine or (seat == seen.dealer and wins_now(t, seat, BY_DEAL)):
            t.pending.append(seat)
            t.offers[seat] = [PASS, HU]
    t.answers = [-1] * seen.rules.seats
    return asks_the_same(t, seen)
