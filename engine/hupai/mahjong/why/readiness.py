"""What a seat's hand waits for, and how far it is from waiting.

Ask the real table about a seat, or a table with the seat's own tiles only: nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.mahjong.hand.shapes import COMPLETE, tiles_to_ready
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.waiting import known_copies, win_shapes
from hupai.mahjong.rules.wilds import stands_in, with_stand_ins, without_wilds
from hupai.mahjong.rules.win_claim import BY_SELF, WinClaim
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, RANKS, SUITS, Kind, suit_of
from hupai.mahjong.turn.seat_tiles import UNKNOWN, may_complete, waits_of
from hupai.mahjong.turn.turn_offers import allowed_discards
from hupai.mahjong.turn.wins import ben_jin_discarded
from hupai.table.seats import Seat

Waits = tuple[Kind, ...]
"""Kinds, ascending."""


def winning_tiles(t: Table, seat: Seat) -> Waits:
    """Return the printed kinds that the seat's hand of thirteen tiles wins with when it draws one.

    A kind counts if the seat does not hold all its tiles itself; the tile just drawn is left out of the hand. A dead
    hand waits for nothing.
    """
    return tuple(kind for kind in open_tiles(t, seat, shape_tiles(t, seat)) if wins_with(t, seat, kind))


def shape_tiles(t: Table, seat: Seat) -> list[Kind]:
    """Return the kinds that complete the seat's hand of thirteen tiles, whether or not such a hand may win."""
    if t.dead[seat] or not t.playing[seat] or not waits_of(t, seat):
        return []
    deck = deck_of_rules(t.rules)
    return [kind for kind, copies in enumerate(deck) if copies and may_complete(t, seat, kind)]


def open_tiles(t: Table, seat: Seat, kinds: Sequence[Kind]) -> list[Kind]:
    """Return those kinds of which the seat does not hold all tiles itself; the turned tiles are everybody's."""
    if not kinds:
        return []
    known = known_copies(t.rules, t.wilds, thirteen(t, seat), t.melds[seat], t.turned)
    return [kind for kind in kinds if known[kind] < COPIES]


def wins_with(t: Table, seat: Seat, kind: Kind) -> bool:
    """Whether the hand of thirteen tiles wins if the seat draws a tile of this kind, on no special occasion."""
    return t.rules.worth_of(drawn_claim(t, seat, kind)) is not None


def drawn_claim(t: Table, seat: Seat, kind: Kind) -> WinClaim:
    """Return the win of the hand of thirteen tiles with a tile of this kind that the seat draws."""
    hand = thirteen(t, seat)
    hand[kind] += 1
    return WinClaim(
        hand=tuple(hand),
        melds=tuple(t.melds[seat]),
        last=kind,
        by=BY_SELF,
        wild=t.wilds[0] if t.wilds else -1,
        indicator=t.indicator,
        revealed=t.revealed[seat] > 0,
        ben_jin_discarded=ben_jin_discarded(t.rules, t.rivers[seat], t.indicator),
    )


def thirteen(t: Table, seat: Seat) -> list[int]:
    """Return the seat's hand without the tile that it has just drawn."""
    hand = t.hands[seat][:]
    if t.turn == seat and t.taken >= 0:
        hand[t.taken] -= 1
    return hand


def waits_by_discard(t: Table, seat: Seat) -> Iterator[tuple[Kind, Waits]]:
    """Yield each discard of the seat, which owes one, that leaves its hand waiting, with what it then waits for."""
    if t.dead[seat]:
        return
    hand, taken, waits = t.hands[seat], t.taken, t.waits[seat]
    for kind in allowed_discards(t, seat):
        if kills(t, seat, kind):
            continue
        t.hands[seat], t.taken, t.waits[seat] = hand[:], -1, UNKNOWN
        t.hands[seat][kind] -= 1
        found = winning_tiles(t, seat)
        t.hands[seat], t.taken, t.waits[seat] = hand, taken, waits
        if found:
            yield kind, found


def kills(t: Table, seat: Seat, kind: Kind) -> bool:
    """Whether discarding a tile of this kind kills the seat's hand (``wild.discard``)."""
    return kind in t.wilds and t.rules.wild_discard == "dead_hand" and not t.dead[seat]


def distance(t: Table, seat: Seat, *, with_drawn: bool = False) -> int | None:
    """Return how many tiles the seat must exchange to wait for one; None for a hand that cannot win any more.

    0 means that the hand waits; for a hand that owes a discard, that one of its discards lets it wait. A tile just
    drawn is left out unless it is asked for. Fan and the tiles of other seats are not looked at, so a hand that does
    not wait may be farther away than this says, but never nearer.
    """
    hand = t.hands[seat] if with_drawn else thirteen(t, seat)
    if t.dead[seat] or not t.playing[seat] or not any(hand):
        return None
    shapes, laid = win_shapes(t.rules), len(t.melds[seat])
    natural, held = without_wilds(hand, t.wilds)
    ways = [natural]
    if t.wilds and stands_in(t.rules, t.wilds[0]):
        ways += with_stand_ins(natural, t.wilds[0])
    if t.rules.two_suits:
        ways = [kept for way in ways for kept in _lacking_a_suit(way, t.melds[seat])]
    if not ways:
        return None
    least = min([tiles_to_ready(way, held, laid, shapes) for way in ways])
    # A wild that is drawn may be the fifth copy of a tile, which the count for a hand without wilds leaves out.
    if least > (1 if t.wilds and not held else 0):
        return least
    owes = sum(hand) + 3 * laid == COMPLETE
    waits = any(waits_by_discard(t, seat)) if owes else bool(winning_tiles(t, seat))
    return 0 if waits else 1


def laid_suits(melds: Sequence[Meld]) -> set[int]:
    """Return the suits of the laid melds; a 飞 has that of its natural tiles."""
    return {suit_of(meld.kind) for meld in melds if suit_of(meld.kind) < SUITS}


def _lacking_a_suit(natural: Sequence[int], melds: Sequence[Meld]) -> Iterator[list[int]]:
    """Yield the natural tiles without those of a suit, for each suit that no meld has: 缺门."""
    for suit in sorted(set(range(SUITS)) - laid_suits(melds)):
        yield [0 if kind // RANKS == suit else count for kind, count in enumerate(natural)]
