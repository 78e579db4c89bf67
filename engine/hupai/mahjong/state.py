"""The state of one hand as plain lists of small ints: play, replay and play-outs all run on it.

It holds no logic: :mod:`hupai.mahjong.turn.machine` runs the turn on it, :mod:`hupai.mahjong.turn.seat_tiles` moves
tiles. Per seat, ``hands`` counts the 34 kinds as they are printed; kind sets are 34-bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hupai.mahjong.actions import Action
from hupai.mahjong.melds import Meld
from hupai.mahjong.result import HandResult, WonHand
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.tiles import KINDS, Kind
from hupai.table.cloning import cloned
from hupai.table.payments import Payment
from hupai.table.seats import Seat

PHASE_PIAO, PHASE_OPENING, PHASE_TURN, PHASE_CLAIM, PHASE_ROB, PHASE_OVER = range(6)
"""Phases: every seat chooses 飘; a seat with four dealt wilds may win; one seat owes a discard or something else that
it may do on its turn; a discard lies and some seats may claim it; some seats may win the tile of a 补杠 or a 提; the
hand is over."""

PHASE_NAMES = ("piao", "opening", "turn", "claim", "rob", "over")

LIES, LAID, WON = range(3)
"""What became of a discard: it lies before its seat, it is in a meld of another seat, it was won."""

NO_LIMIT, NO_WIN = -1, 1 << 30
"""过胡: no win was passed, and no discard may be won."""


class Discard(NamedTuple):
    """A tile that left a hand without a meld of its own seat."""

    kind: Kind
    fate: int = LIES
    """LIES, LAID or WON."""


LYING = tuple(Discard(kind) for kind in range(KINDS))
"""A lying discard of each kind."""


_NESTED = ("hands", "melds", "meld_from", "rivers", "offers", "first")
_FLAT = (
    *("answers", "birds", "dead", "due", "late", "open_waits", "passed", "payments", "pending", "piao", "playing"),
    *("revealed", "turned", "waits", "wins", "worths"),
)
_SHARED = (
    *("rules", "dealer", "wall", "drawn", "wilds", "phase", "turn", "taken", "live", "live_seat", "robbed"),
    *("claimed", "discards", "last_drawer", "after_kong", "supplier", "chain", "result"),
)
"""The fields of a table: lists of lists, lists, and what a copy shares (:func:`hupai.table.cloning.cloned`)."""


class Table:
    """One hand in progress. Mutable; copy it with :meth:`clone` before trying something."""

    __slots__ = (*_NESTED, *_FLAT, *_SHARED)

    def __init__(self, rules: MahjongRules, dealer: Seat, deck: Sequence[Kind]) -> None:
        seats = rules.seats
        self.rules = rules
        self.dealer = dealer

        # What lies where.
        self.hands: list[list[int]] = [[0] * KINDS for _ in range(seats)]
        """A tile that may be robbed is still counted in its hand."""
        self.melds: list[list[Meld]] = [[] for _ in range(seats)]
        self.meld_from: list[list[Seat]] = [[] for _ in range(seats)]
        """For each meld the seat that its claimed tile came from; the own seat for a 暗杠."""
        self.rivers: list[list[Discard]] = [[] for _ in range(seats)]
        """What each seat discarded or was robbed of, claimed tiles included."""
        self.wall: list[Kind] = list(deck)
        """The tiles to draw; the whole deck until it is dealt."""
        self.drawn = 0
        """Tiles taken from the wall so far."""
        self.turned: list[Kind] = []
        """The tiles turned up for the wild, the indicator last; the others are honours that named none."""
        self.wilds: tuple[Kind, ...] = ()
        """The kinds that are wild, the one next to the indicator first."""
        self.birds: list[Kind] = []
        """扎鸟: the tiles turned after a win."""

        # Whose turn it is and what is asked.
        self.phase = PHASE_TURN
        self.turn = dealer
        """The seat that acts or whose tile lies."""
        self.taken: Kind = -1
        """The tile that the seat drew for its turn, or the wild that it got back; -1 with the deal, after a claim and
        when the turn is over."""
        self.live: Kind = -1
        """The tile that may be claimed or robbed, -1 when there is none."""
        self.live_seat: Seat = -1
        self.robbed: Action = -1
        """The 补杠 or 提 whose tile may be robbed, -1 when there is none."""
        self.pending: list[Seat] = []
        """Seats that owe an answer, in the order they are asked."""
        self.offers: list[list[Action]] = [[] for _ in range(seats)]
        """Legal actions of each pending seat, ascending."""
        self.answers: list[Action] = [-1] * seats
        self.worths = [NO_LIMIT] * seats
        """The worth of the win that each seat is offered, by which 过胡 compares; NO_LIMIT where it is offered none."""

        # What happened before and still counts.
        self.playing = [True] * seats
        """The seats that have not won."""
        self.wins: list[WonHand] = []
        self.piao = [False] * seats
        self.revealed = [0] * seats
        """明牌: 0, or 1 for the first seat that revealed, 2 for the second, and so on."""
        self.open_waits = [0] * seats
        """The kinds that each revealed hand waits for, as a set in bits."""
        self.dead = [False] * seats
        """Seats that discarded a wild and can neither claim nor win."""
        self.first: list[list[int]] = [[] for _ in range(seats)]
        """The tiles that a dead seat has to discard before those it drew later, as counts; empty for other seats."""
        self.passed = [NO_LIMIT] * seats
        """过胡: the worth that a win on a discard must exceed until the seat's next draw."""
        self.late = [0] * seats
        """Kinds of which each seat laid a 碰 though it could have laid a 明杠."""
        self.claimed = False
        """Whether a meld was laid or a tile won: 地胡 is over."""
        self.discards = 0
        """How many tiles were discarded."""
        self.last_drawer: Seat | None = None
        """The seat that took the wall's last tile."""
        self.after_kong = False
        """Whether the tile drawn last replaced one after a 杠."""
        self.supplier: Seat | None = None
        """The seat whose discard became the last 明杠, while ``after_kong``."""
        self.chain = 0
        """杠上杠: how many 杠 followed each other without another draw or claim."""
        self.payments: list[Payment] = []
        self.due: list[Payment] = []
        """Payments of 杠 that are made at the end of the hand."""
        self.waits = [-1] * seats
        """The kinds that may complete each hand of thirteen tiles, without a drawn tile. Below 0 they are not known or
        there are none: see :mod:`hupai.mahjong.turn.seat_tiles`."""
        self.result: HandResult | None = None

    def clone(self) -> Table:
        """Return an independent copy; results, wins and payments are shared, being immutable."""
        return cloned(self, nested=_NESTED, flat=_FLAT, shared=_SHARED)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.rules.seats

    @property
    def wall_left(self) -> int:
        """Tiles still in the wall."""
        return len(self.wall) - self.drawn

    @property
    def indicator(self) -> Kind:
        """The kind of the tile that named the wild, -1 where there is none."""
        return self.turned[-1] if self.turned else -1
