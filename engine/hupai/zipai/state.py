"""The state of one hand as plain lists of small ints: what live play, replay and play-outs all run on.

No card objects and no logic: :mod:`hupai.zipai.turn` changes it, :mod:`hupai.zipai.readiness` asks it.
Per seat, ``hands`` counts the 21 kinds; kind sets are 20-bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.actions import Action
from hupai.zipai.automaton import State
from hupai.zipai.cards import Kind
from hupai.zipai.claim import NO_LIMIT, Claim, Win
from hupai.zipai.eating import Way
from hupai.zipai.melds import Meld
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import Payment

SEATS = 3
DISCARD, CLAIM, DECLARE, OVER, OPENING = range(5)
"""Phases: one seat owes a discard; a card lies and some seats may claim it; 王钓 or 王闯 may be announced; done;
before the dealer's first card some seats may 胡 or 举手."""

PHASES = ("discard", "claim", "declare", "over", "opening")

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
    claim: Claim | None = None
    """The winner's hand as it was claimed."""


class Table:
    """One hand in progress. Mutable; copy it with :meth:`clone` before trying something."""

    __slots__ = (
        "above",
        "answers",
        "barred",
        "calls",
        "dead",
        "dealer",
        "declared",
        "discards",
        "drawn",
        "eaten",
        "eaten_way",
        "hands",
        "kan_huxi",
        "kings_shown",
        "last",
        "laid_huxi",
        "limits",
        "live",
        "live_from",
        "live_seat",
        "loose",
        "melds",
        "no_chi",
        "no_peng",
        "offers",
        "pao_seat",
        "peng_mask",
        "pending",
        "potentials",
        "phase",
        "prefixes",
        "quads",
        "raised",
        "result",
        "rules",
        "shown",
        "skips",
        "turn",
        "wall",
        "wei_mask",
    )

    def __init__(self, rules: ZipaiRules, dealer: int) -> None:
        self.rules = rules
        self.dealer = dealer
        self.hands: list[list[int]] = [[0] * 21 for _ in range(SEATS)]
        self.melds: list[list[Meld]] = [[] for _ in range(SEATS)]
        self.discards: list[list[tuple[Kind, int]]] = [[] for _ in range(SEATS)]
        """Unclaimed cards before each seat: (kind, FLIP or PLAYED)."""
        self.laid_huxi = [0] * SEATS
        self.kan_huxi = [0] * SEATS
        """胡息 of the 坎 in each hand."""
        self.quads = [0] * SEATS
        self.skips = [0] * SEATS
        """Discards each seat need not make because it was dealt several quads."""
        self.loose = [0] * SEATS
        """Cards each seat could discard: neither in a 坎 nor kings."""
        self.no_chi = [0] * SEATS
        self.no_peng = [0] * SEATS
        """臭牌: kinds a seat may no longer eat, or 碰."""
        self.peng_mask = [0] * SEATS
        self.wei_mask = [0] * SEATS
        """Kinds laid as 碰, and as 偎 (not 臭偎): they grow into quads."""
        self.dead = [False] * SEATS
        self.barred = [False] * SEATS
        """放偎: seats that may neither 吃 nor 碰 any more."""
        self.limits = [NO_LIMIT] * SEATS
        """吃边打边: the wins each seat is limited to, as a set in bits (see :mod:`hupai.zipai.claim`)."""
        self.above = [0] * SEATS
        """过胡: points per loser that each seat's next 胡 must exceed."""
        self.raised = [False] * SEATS
        """举手: seats that said they wait, and took no card since."""
        self.eaten: Kind = -1
        """The card that the seat which owes a discard has just eaten, -1 if it has not."""
        self.eaten_way: Way = 0
        self.shown: Kind = -1
        """亮张, the dealer's last card, which all saw."""
        self.kings_shown = [0] * SEATS
        """Kings each seat flipped from the wall for all to see."""
        self.wall: list[Kind] = []
        self.drawn = 0
        """Cards taken from the wall so far."""
        self.phase = DISCARD
        self.turn = dealer
        self.live: Kind = -1
        """The card that lies for all to see, -1 when none does."""
        self.live_seat = -1
        self.live_from = FLIP
        self.last: Kind = -1
        """The last card flipped or played, hidden or not: the winning card if a hand wins now."""
        self.offers: list[list[Action]] = [[] for _ in range(SEATS)]
        """Legal actions of each pending seat, ascending."""
        self.pao_seat = -1
        """Seat whose 跑 follows if nobody wins the lying card."""
        self.pending: list[int] = []
        """Seats that owe an answer, in the order they are asked."""
        self.answers: list[Action] = [-1] * SEATS
        self.declared = ""
        """The king win announced before this draw: 王钓, 王闯 or none."""
        self.result: HandResult | None = None
        self.prefixes: list[list[State] | None] = [None] * SEATS
        """Automaton states of each hand, remade after the hand changed."""
        self.potentials = [-1] * SEATS
        """The most 胡息 the loose cards of each hand could hold, -1 until asked; forgotten like the rest."""
        self.calls: list[str | None] = [None] * SEATS
        """The king win each hand may announce, once asked; forgotten when the hand changes."""

    def clone(self) -> Table:
        """Return an independent copy; the result and the states are shared, being immutable."""
        copy = Table.__new__(Table)
        for name in _SHARED:
            setattr(copy, name, getattr(self, name))
        for name in _FLAT:
            setattr(copy, name, getattr(self, name)[:])
        for name in _NESTED:
            setattr(copy, name, [inner[:] for inner in getattr(self, name)])
        return copy

    @property
    def wall_left(self) -> int:
        """Cards still in the wall."""
        return len(self.wall) - self.drawn


_NESTED = ("hands", "melds", "discards", "offers")
_SHARED = (
    "rules", "dealer", "wall", "drawn", "phase", "turn", "live", "live_seat", "live_from",
    "last", "declared", "pao_seat", "result", "eaten", "eaten_way", "shown",
)  # fmt: skip
_FLAT = tuple(name for name in Table.__slots__ if name not in _NESTED + _SHARED)
