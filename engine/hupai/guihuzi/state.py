"""The table: everything that is true of one hand in progress, and the phases it goes through."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.guihuzi.actions import Action
from hupai.guihuzi.hand.winning import Win, WinClaim
from hupai.guihuzi.melds import Meld
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.table.cloning import cloned
from hupai.table.payments import Payment
from hupai.zipai.cards import KINDS, Kind

PHASE_DISCARD, PHASE_CLAIM, PHASE_OVER, PHASE_OPENING = range(4)
"""A seat owes a discard; a card lies and some seats may claim it; the hand is over; before the dealer's first card
some seats may 胡."""

PHASE_NAMES = ("discard", "claim", "over", "opening")

FLIP, PLAYED = 0, 1
"""Where a lying card came from: turned from the wall, or played from a hand."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. ``winner`` is None after a 荒庄; points are per seat and sum to zero."""

    winner: int | None
    by: int | None
    source: int
    """The seat that flipped the winning card; -1 without one."""
    card: Kind | None
    win: Win | None
    payments: tuple[Payment, ...]
    scores: tuple[int, ...]
    last_drawer: int | None
    claim: WinClaim | None = None
    """The hand with which the winner claimed the win."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that won, in a tuple; empty after a 荒庄."""
        return () if self.winner is None else (self.winner,)

    @property
    def discarder(self) -> int | None:
        """Discards are never won (``win.flip``)."""
        return None

    @property
    def self_drawn(self) -> bool:
        """Whether the winner flipped the card or was dealt it."""
        return self.winner is not None and self.source in (-1, self.winner)


_NESTED = ("hands", "melds", "discards", "offers")
_FLAT = ("answers", "dead", "dead_pairs", "locked", "no_chi", "no_peng", "pending", "played", "untouched")
_SHARED = (
    *("rules", "dealer", "wall", "buried", "drawn", "phase", "turn", "live", "live_seat", "live_from", "last"),
    *("laid_last", "result"),
)
"""The fields of a table: lists of lists, lists, and what a copy shares (:func:`hupai.table.cloning.cloned`)."""


class Table:
    """One hand in progress. Mutable; copy it with :meth:`clone` before trying something."""

    __slots__ = (*_NESTED, *_FLAT, *_SHARED)

    def __init__(self, rules: GuihuziRules, dealer: int) -> None:
        seats = rules.seats
        self.rules = rules
        self.dealer = dealer
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.melds: list[list[Meld]] = [[] for _ in range(seats)]
        self.discards: list[list[tuple[Kind, int]]] = [[] for _ in range(seats)]
        """Unclaimed cards before each seat: (kind, FLIP or PLAYED)."""
        self.no_chi = [0] * seats
        self.no_peng = [0] * seats
        """臭牌: kinds a seat may no longer eat, or 碰, as sets in bits."""
        self.dead_pairs = [0] * seats
        """臭门子: neighbours in a hand that may no longer eat, each named by its lower card, as sets in bits."""
        self.locked = [0] * seats
        """锁牌: kinds a seat may no longer discard, as sets in bits."""
        self.played = [0] * seats
        """Kinds that a seat has discarded from its hand, as sets in bits, wherever these cards went."""
        self.dead = [False] * seats
        self.untouched = [True] * seats
        """Seats that never discarded from their hands, the dealer's first card aside."""
        self.wall: list[Kind] = []
        self.buried: list[Kind] = []
        self.drawn = 0
        """Cards taken from the wall so far."""
        self.phase = PHASE_DISCARD
        self.turn = dealer
        self.live: Kind = -1
        """The lying card, which everybody sees; -1 when none lies."""
        self.live_seat = -1
        self.live_from = FLIP
        self.last: Kind = -1
        """The card with which the seat that owes a discard came by it, -1 for the dealer's first one."""
        self.laid_last = False
        """Whether the seat that owes a discard has just laid a 歪, with which it may win."""
        self.offers: list[list[Action]] = [[] for _ in range(seats)]
        """Legal actions of each pending seat, ascending."""
        self.pending: list[int] = []
        """Seats that owe an answer, in the order they are asked."""
        self.answers: list[Action] = [-1] * seats
        self.result: HandResult | None = None

    def clone(self) -> Table:
        """Return an independent copy; the result is shared, being immutable."""
        return cloned(self, nested=_NESTED, flat=_FLAT, shared=_SHARED)

    @property
    def wall_left(self) -> int:
        """Cards still in the wall."""
        return len(self.wall) - self.drawn
