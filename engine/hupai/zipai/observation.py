"""What one seat may see, built anew from the table: the only thing bots, hints and the page ever get.

:func:`observe` copies what is public and the seat's own cards into a new object. It never takes a full
object and removes secrets, so a field added to the table stays unseen until it is copied here on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.actions import HU, Action
from hupai.zipai.cards import Kind
from hupai.zipai.melds import WEI, Meld, meld_huxi
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import DISCARD, SEATS, Table

WAIT = -1
"""Phase of a seat that owes no answer now; it does not learn whether another one does."""

HIDDEN: Meld = (WEI, -1, -1, -1)
"""A 偎 whose cards lie face down for this seat."""


@dataclass(frozen=True, slots=True)
class Observation:
    """The hand as ``seat`` sees it. Tuples are indexed by seat unless said otherwise."""

    rules: ZipaiRules
    seat: int
    dealer: int
    phase: int
    """DISCARD, CLAIM or DECLARE if this seat owes an answer, OVER, or WAIT."""
    turn: int
    hand: tuple[int, ...]
    """This seat's cards: copies of each of the 21 kinds."""
    legal: tuple[Action, ...]
    cards: tuple[int, ...]
    """Cards in each hand."""
    melds: tuple[tuple[Meld, ...], ...]
    """Laid groups; what lies face down for this seat is HIDDEN."""
    discards: tuple[tuple[tuple[Kind, int], ...], ...]
    """Unclaimed cards before each seat, as (kind, FLIP or PLAYED)."""
    huxi: tuple[int, ...]
    """胡息 of the laid groups this seat can read."""
    quads: tuple[int, ...]
    kings_shown: tuple[int, ...]
    dead: tuple[bool, ...]
    skips: tuple[int, ...]
    """Discards each seat need not make because of several dealt quads, which all saw."""
    wall_left: int
    live: Kind
    """The card lying for all to see, or -1."""
    live_seat: int
    """Who flipped or played last."""
    live_from: int
    last: Kind
    """The card this hand was just changed with and may win on as it is, else -1."""
    declared: str
    """The king win announced for the draw now made, or an empty text."""
    no_chi: int
    no_peng: int
    """This seat's own 臭牌, as kind sets."""


def observe(t: Table, seat: int) -> Observation:
    """Return what ``seat`` may see of the table now."""
    owes = seat in t.pending
    return Observation(
        rules=t.rules,
        seat=seat,
        dealer=t.dealer,
        phase=t.phase if owes or t.result is not None else WAIT,
        turn=t.turn,
        hand=tuple(t.hands[seat]),
        legal=tuple(t.offers[seat]) if owes else (),
        cards=tuple(map(sum, t.hands)),
        melds=tuple(
            tuple(_seen(t, owner, meld, seat) for meld in t.melds[owner]) for owner in range(SEATS)
        ),
        discards=tuple(map(tuple, t.discards)),
        huxi=tuple(
            sum(
                meld_huxi(meld)
                for meld in t.melds[owner]
                if _seen(t, owner, meld, seat) is not HIDDEN
            )
            for owner in range(SEATS)
        ),
        quads=tuple(t.quads),
        kings_shown=tuple(t.kings_shown),
        dead=tuple(t.dead),
        skips=tuple(t.skips),
        wall_left=t.wall_left,
        live=t.live,
        live_seat=t.live_seat,
        live_from=t.live_from,
        last=t.last if owes and t.phase == DISCARD and HU in t.offers[seat] else -1,
        declared=t.declared,
        no_chi=t.no_chi[seat],
        no_peng=t.no_peng[seat],
    )


def _seen(t: Table, owner: int, meld: Meld, seat: int) -> Meld:
    """Return the laid group as ``seat`` sees it (rule book §4.5)."""
    if meld[0] == WEI and owner != seat and t.rules.wei_hidden and t.result is None:
        return HIDDEN
    return meld
