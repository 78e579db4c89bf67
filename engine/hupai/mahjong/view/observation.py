"""What one seat may see, built anew from the table: bots, hints and the page get nothing else.

:func:`observe` copies what is public and the seat's own tiles into a new object. It never takes a full object and
removes secrets, so a field added to the table stays hidden until somebody copies it here on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.mahjong.actions import Action
from hupai.mahjong.melds import Meld
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import NO_LIMIT, PHASE_CLAIM, PHASE_PIAO, PHASE_ROB, Discard, Table
from hupai.mahjong.tiles import KINDS, Kind
from hupai.table.json_object import Json
from hupai.table.payments import Payment
from hupai.table.seats import ONLOOKER, Seat

WAIT = -1
"""Phase of a seat that owes no answer now; the seat does not learn whether another one does."""

_ANSWERED = frozenset((PHASE_PIAO, PHASE_CLAIM, PHASE_ROB))
"""The phases in which several seats answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """The hand as ``seat`` sees it. Tuples are indexed by seat unless said otherwise; a hand is 34 counts.

    What is a seat's own has the value that an onlooker sees: none.
    """

    rules: MahjongRules
    seat: Seat
    dealer: Seat
    phase: int
    """The phase of the hand if this seat owes an answer or the hand is over, else WAIT."""
    turn: Seat
    """The seat that acts or whose tile lies."""
    drew: bool
    """Whether the seat whose turn it is holds a tile that it has just drawn."""
    hand: tuple[int, ...]
    """This seat's tiles as they are printed; a tile that may be robbed is still among them."""
    taken: Kind = -1
    """The tile this seat has just drawn, -1 if none."""
    open_taken: Kind
    """The tile that the seat on its turn has just drawn into a hand that lies open, -1 if none."""
    legal: tuple[Action, ...] = ()
    tiles: tuple[int, ...]
    """How many tiles each hand holds."""
    open_hands: tuple[tuple[int, ...], ...]
    """The hands that lie open: those revealed (明牌) and those that won; empty for the others."""
    melds: tuple[tuple[Meld, ...], ...]
    meld_from: tuple[tuple[Seat, ...], ...]
    """For each meld the seat that its claimed tile came from; the own seat for a 暗杠."""
    rivers: tuple[tuple[Discard, ...], ...]
    wall_left: int
    turned: tuple[Kind, ...]
    """The tiles turned up for the wild, the indicator last."""
    wilds: tuple[Kind, ...]
    """The kinds that are wild, the one next to the indicator first."""
    birds: tuple[Kind, ...]
    live: Kind
    """The tile that may be claimed or robbed, -1 when there is none."""
    live_seat: Seat
    """The seat whose tile it is, -1 when there is none."""
    robbed: Action
    """The 补杠 or 提 whose tile may be robbed, -1 when there is none."""
    playing: tuple[bool, ...]
    """The seats that have not won."""
    wins: tuple[WonHand, ...]
    """The wins so far; who wins lays the hand open."""
    piao: tuple[bool, ...]
    """飘, once every seat has chosen."""
    revealed: tuple[int, ...]
    """明牌: 0, or 1 for the first seat that revealed, 2 for the second, and so on."""
    open_waits: tuple[int, ...]
    """The kinds that each revealed hand waits for, as a set in bits."""
    dead: tuple[bool, ...]
    first: tuple[int, ...] = ()
    """The tiles that this seat, being dead, has to discard before those it drew later; empty for a live one."""
    passed: int = 0
    """过胡: the worth that this seat's win on a discard must exceed until its next draw."""
    worth: int = NO_LIMIT
    """The worth of the win that this seat is offered now, NO_LIMIT if it is offered none."""
    late: int = 0
    """Kinds of which this seat laid a 碰 though it could have laid a 明杠."""
    claimed: bool
    """Whether a meld was laid or a tile won: 地胡 is over."""
    discards: int
    """How many tiles were discarded."""
    last_drawer: Seat | None
    after_kong: bool
    """Whether the tile drawn last replaced one after a 杠."""
    supplier: Seat | None
    """The seat whose discard became the last 明杠, while ``after_kong``."""
    chain: int
    """杠上杠: how many 杠 followed each other without another draw or claim."""
    payments: tuple[Payment, ...]
    due: tuple[Payment, ...]
    """Payments of 杠 that are made at the end of the hand."""
    answer: Action = -1
    """What this seat has answered while others may still answer, else -1."""


def observe(t: Table, seat: Seat) -> Observation:
    """Return what ``seat`` may see of the table now."""
    owes = seat in t.pending
    return Observation(
        seat=seat,
        phase=t.phase if owes or t.result is not None else WAIT,
        hand=tuple(t.hands[seat]),
        taken=t.taken if t.turn == seat else -1,
        legal=tuple(t.offers[seat]) if owes else (),
        first=tuple(t.first[seat]),
        passed=t.passed[seat],
        worth=t.worths[seat] if owes else NO_LIMIT,
        late=t.late[seat],
        answer=t.answers[seat] if t.phase in _ANSWERED else -1,
        **_public(t),
    )


def onlook(t: Table) -> Observation:
    """Return what somebody sees who stands at the table and has no seat: what is public, and no hand of its own."""
    return Observation(
        seat=ONLOOKER,
        phase=t.phase if t.result is not None else WAIT,
        hand=(0,) * KINDS,
        **_public(t),
    )


def _public(t: Table) -> Json:
    """Return the fields that are the same for everybody: what lies open, and what all have heard."""
    shown = open_hands(t)
    return {
        "rules": t.rules,
        "dealer": t.dealer,
        "turn": t.turn,
        "drew": t.taken >= 0,
        "open_taken": t.taken if shown[t.turn] else -1,
        "tiles": tuple(map(sum, t.hands)),
        "open_hands": shown,
        "melds": tuple(map(tuple, t.melds)),
        "meld_from": tuple(map(tuple, t.meld_from)),
        "rivers": tuple(map(tuple, t.rivers)),
        "wall_left": t.wall_left,
        "turned": tuple(t.turned),
        "wilds": t.wilds,
        "birds": tuple(t.birds),
        "live": t.live,
        "live_seat": t.live_seat if t.live >= 0 else -1,
        "robbed": t.robbed if t.live >= 0 else -1,
        "playing": tuple(t.playing),
        "wins": tuple(t.wins),
        "piao": tuple(t.piao),
        "revealed": tuple(t.revealed),
        "open_waits": tuple(t.open_waits),
        "dead": tuple(t.dead),
        "claimed": t.claimed,
        "discards": t.discards,
        "last_drawer": t.last_drawer,
        "after_kong": t.after_kong,
        "supplier": t.supplier,
        "chain": t.chain,
        "payments": tuple(t.payments),
        "due": tuple(t.due),
    }


def open_hands(t: Table) -> tuple[tuple[int, ...], ...]:
    """Return the hands that everybody sees, revealed or won and laid down; an empty one for each other seat."""
    if False not in t.playing and not any(t.revealed):
        return ((),) * t.seats
    seats = zip(t.hands, t.revealed, t.playing, strict=True)
    return tuple([tuple(hand) if revealed or not playing else () for hand, revealed, playing in seats])
