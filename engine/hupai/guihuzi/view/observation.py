"""What one seat may see, built anew from the table: bots, hints and the page get nothing else.

:func:`observe` copies what is public and the seat's own cards into a new object. It never takes a full object and
removes secrets, so a field added to the table stays hidden until somebody copies it here on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.guihuzi.actions import Action
from hupai.guihuzi.melds import LIU, Meld
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.state import PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, Table
from hupai.table.json_object import Json
from hupai.table.seats import ONLOOKER
from hupai.zipai.cards import KINDS, Kind

WAIT = -1
"""Phase of a seat that owes no answer now; the seat does not learn whether another one does."""

HIDDEN_LIU: Meld = (LIU, -1, -1, -1)
"""A 溜 that another seat laid from four cards in its hand: nobody else sees of which kind (``turn.liu``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """The hand as ``seat`` sees it. Tuples are indexed by seat unless said otherwise.

    What is a seat's own has the value that an onlooker sees: none.
    """

    rules: GuihuziRules
    seat: int
    dealer: int
    phase: int
    """The phase of the hand if this seat owes an answer or the hand is over, else WAIT."""
    turn: int
    hand: tuple[int, ...]
    """This seat's cards: copies of each of the 20 kinds."""
    legal: tuple[Action, ...] = ()
    cards: tuple[int, ...]
    """Cards in each hand."""
    melds: tuple[tuple[Meld, ...], ...]
    """Melds of each seat; those this seat cannot read are HIDDEN_LIU."""
    discards: tuple[tuple[tuple[Kind, int], ...], ...]
    """Unclaimed cards before each seat, as (kind, FLIP or PLAYED)."""
    played: tuple[int, ...]
    """Kinds that each seat has discarded from its hand, as sets in bits."""
    dead: tuple[bool, ...]
    untouched: tuple[bool, ...]
    """Seats that never discarded from their hands, the dealer's first card aside."""
    wall_left: int
    live: Kind
    """The lying card, which everybody sees, or -1."""
    live_seat: int
    """Who flipped or played last, -1 before the first card."""
    live_from: int
    last: Kind
    """The card flipped or played last, -1 before the first one."""
    laid_wai: bool = False
    """Whether this seat owes a discard after a 歪."""
    no_chi: int = 0
    no_peng: int = 0
    dead_pairs: int = 0
    """This seat's own 臭牌 and 臭门子, as sets in bits."""
    answer: Action = -1
    """What this seat has answered while others may still answer, else -1."""


def observe(t: Table, seat: int) -> Observation:
    """Return what ``seat`` may see of the table now."""
    owes = seat in t.pending
    return Observation(
        seat=seat,
        phase=t.phase if owes or t.result is not None else WAIT,
        hand=tuple(t.hands[seat]),
        legal=tuple(t.offers[seat]) if owes else (),
        laid_wai=owes and t.phase == PHASE_DISCARD and t.laid_last,
        no_chi=t.no_chi[seat],
        no_peng=t.no_peng[seat],
        dead_pairs=t.dead_pairs[seat],
        answer=t.answers[seat] if t.phase in (PHASE_CLAIM, PHASE_OPENING) else -1,
        **_seen_by(t, seat),
    )


def onlook(t: Table) -> Observation:
    """Return what somebody sees who stands at the table and has no seat: what is public, and no hand.

    Once the hand is over, the groups that lay face down are seen too.
    """
    return Observation(
        seat=ONLOOKER,
        phase=t.phase if t.result is not None else WAIT,
        hand=(0,) * KINDS,
        **_seen_by(t, ONLOOKER),
    )


def _seen_by(t: Table, seat: int) -> Json:
    """Return the fields of what lies on the table; only what others laid face down differs between seats."""
    return {
        "rules": t.rules,
        "dealer": t.dealer,
        "turn": t.turn,
        "cards": tuple(map(sum, t.hands)),
        "melds": tuple(
            tuple(meld if t.result is not None or owner == seat else meld_as_seen(meld) for meld in laid)
            for owner, laid in enumerate(t.melds)
        ),
        "discards": tuple(map(tuple, t.discards)),
        "played": tuple(t.played),
        "dead": tuple(t.dead),
        "untouched": tuple(t.untouched),
        "wall_left": t.wall_left,
        "live": t.live,
        "live_seat": t.live_seat,
        "live_from": t.live_from,
        "last": t.last,
    }


def meld_as_seen(meld: Meld) -> Meld:
    """Return another seat's meld as it lies on the table."""
    return HIDDEN_LIU if meld[0] == LIU and meld[2] < 0 else meld
