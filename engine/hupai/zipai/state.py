"""The state of one hand as plain lists of small ints: play, replay and play-outs all run on it.

It holds no card objects and no logic: :mod:`hupai.zipai.turn.machine` runs the turn on it,
:mod:`hupai.zipai.hand.seat_cards` changes hands and melds, :mod:`hupai.zipai.hand.waits` asks about them.
Per seat, ``hands`` counts the 21 kinds; kind sets are 20-bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.table.cloning import cloned
from hupai.table.payments import Payment
from hupai.zipai.actions import Action
from hupai.zipai.cards import Kind
from hupai.zipai.eating import Way
from hupai.zipai.hand.automaton import State
from hupai.zipai.hand.win_claim import NO_LIMIT, Win, WinClaim
from hupai.zipai.melds import Meld
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import others_in_turn
from hupai.zipai.rules.win_facts import BY_DISCARD

PHASE_DISCARD, PHASE_CLAIM, PHASE_DECLARE, PHASE_OVER, PHASE_OPENING = range(5)
"""Phases: one seat owes a discard; a card lies and some seats may claim it; a seat may announce 王钓 or 王闯; the hand
is over; before the dealer's first card some seats may 胡 or 举手."""

PHASE_NAMES = ("discard", "claim", "declare", "over", "opening")

FLIP, PLAYED = 0, 1
"""Where a lying card came from: turned from the wall, or played from a hand."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. ``winner`` is None after a 黄庄; points are per seat and sum to zero."""

    winner: int | None
    by: int | None
    source: int
    """The seat that discarded the winning card (点炮) or flipped it; -1 without one."""
    card: Kind | None
    turned: Kind | None
    """The card turned for 翻省."""
    declared: str
    """The king win that was announced before, or an empty text."""
    win: Win | None
    payments: tuple[Payment, ...]
    scores: tuple[int, ...]
    claim: WinClaim | None = None
    """The hand with which the winner claimed the win."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that won, in a tuple; empty after a 黄庄."""
        return () if self.winner is None else (self.winner,)

    @property
    def discarder(self) -> int | None:
        """The seat whose discard was won (点炮)."""
        return self.source if self.by == BY_DISCARD else None

    @property
    def self_drawn(self) -> bool:
        """Whether the winner flipped the card or was dealt it (自摸)."""
        return self.winner is not None and self.source in (-1, self.winner)

    @property
    def last_drawer(self) -> int | None:
        """No game of this family asks who took the wall's last card."""
        return None


_NESTED = ("hands", "melds", "discards", "offers")
_FLAT = (
    *("above", "answers", "barred", "calls", "dead", "kan_huxi", "kings_shown", "laid_huxi", "limits", "loose"),
    *("no_chi", "no_peng", "peng_mask", "pending", "potentials", "prefixes", "quads", "raised"),
    *("skips", "wei_mask"),
)
_SHARED = (
    *("rules", "dealer", "others", "wall", "buried", "drawn", "phase", "turn", "live", "live_seat", "live_from"),
    *("last", "declared", "pao_seat", "result", "eaten", "eaten_way", "shown", "shown_played"),
)
"""The fields of a table: lists of lists, lists, and what a copy shares (:func:`hupai.table.cloning.cloned`)."""


class Table:
    """One hand in progress. Mutable; copy it with :meth:`clone` before trying something."""

    __slots__ = (*_NESTED, *_FLAT, *_SHARED)

    def __init__(self, rules: ZipaiRules, dealer: int) -> None:
        self.rules, seats = rules, rules.seats
        self.dealer = dealer
        self.others = others_in_turn(seats, dealer)
        """For each seat the others who play, in turn order after it."""
        self.hands: Sequence[Sequence[int]] = [[0] * 21 for _ in range(seats)]
        self.melds: Sequence[Sequence[Meld]] = [[] for _ in range(seats)]
        """Typed as unchangeable: only :mod:`hupai.zipai.hand.seat_cards` changes hands and melds."""
        self.discards: list[list[tuple[Kind, int]]] = [[] for _ in range(seats)]
        """Unclaimed cards before each seat: (kind, FLIP or PLAYED)."""
        self.laid_huxi = [0] * seats
        self.kan_huxi = [0] * seats
        """胡息 of the 坎 in each hand."""
        self.quads = [0] * seats
        self.skips = [0] * seats
        """Discards each seat need not make because it was dealt several quads."""
        self.loose = [0] * seats
        """Cards each seat could discard: neither in a 坎 nor kings."""
        self.no_chi = [0] * seats
        self.no_peng = [0] * seats
        """臭牌: kinds a seat may no longer eat, or 碰."""
        self.peng_mask = [0] * seats
        self.wei_mask = [0] * seats
        """Kinds laid as 碰, and as 偎 (not 臭偎): they grow into quads."""
        self.dead = [False] * seats
        """死手: seats that owed a discard and had none."""
        self.barred = [False] * seats
        """放偎: seats that may neither 吃 nor 碰 any more."""
        self.limits = [NO_LIMIT] * seats
        """吃边打边: the wins each seat is limited to, as a set in bits (:mod:`hupai.zipai.hand.win_claim`)."""
        self.above = [0] * seats
        """过胡: points per loser that each seat's next 胡 must exceed."""
        self.raised = [False] * seats
        """举手: seats that said they wait and have taken no card since."""
        self.eaten: Kind = -1
        """The card that the seat which owes a discard has just eaten, -1 if it has not."""
        self.eaten_way: Way = 0
        self.shown: Kind = -1
        """亮张, the dealer's last card, which everybody saw."""
        self.shown_played = False
        """Whether the dealer has played a card of its kind."""
        self.kings_shown = [0] * seats
        """Kings each seat flipped from the wall, for everybody to see."""
        self.wall: list[Kind] = []
        self.drawn = 0
        """Cards taken from the wall so far."""
        self.buried: list[Kind] = []
        """Cards laid aside after the deal, which nobody sees (``deal.buried``)."""
        self.phase = PHASE_DISCARD
        self.turn = dealer
        self.live: Kind = -1
        """The lying card, which everybody sees; -1 when none lies."""
        self.live_seat = -1
        self.live_from = FLIP
        self.last: Kind = -1
        """The last card flipped or played, hidden or not: the winning card of a hand that wins now."""
        self.offers: list[list[Action]] = [[] for _ in range(seats)]
        """Legal actions of each pending seat, ascending."""
        self.pao_seat = -1
        """Seat whose 跑 follows if nobody wins the lying card."""
        self.pending: list[int] = []
        """Seats that owe an answer, in the order they are asked."""
        self.answers: list[Action] = [-1] * seats
        self.declared = ""
        """The king win announced before this draw: 王钓, 王闯 or none."""
        self.result: HandResult | None = None
        self.prefixes: list[list[State] | None] = [None] * seats
        """Automaton states of each hand, None until asked for and after the hand changed."""
        self.potentials = [-1] * seats
        """The most 胡息 the loose cards of each hand could hold, -1 until asked for and after the hand changed."""
        self.calls: list[str | None] = [None] * seats
        """The king win each hand may announce, None until asked for and after the hand changed."""

    def clone(self) -> Table:
        """Return an independent copy; the result and the states are shared, being immutable."""
        return cloned(self, nested=_NESTED, flat=_FLAT, shared=_SHARED)

    @property
    def wall_left(self) -> int:
        """Cards still in the wall."""
        return len(self.wall) - self.drawn
