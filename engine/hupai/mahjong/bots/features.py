"""The features of a position: yes-or-no features, and graded ones.

The position is that of one seat after a discard, a pass, a 杠 or a 明牌. Its features say what the regular bot expects
of the hand (:mod:`hupai.mahjong.bots.prospects`), at what distance and how late; what the discard may cost; and how far
the others seem to be. An evaluator adds a weight for each (:mod:`hupai.bots.linear_evaluator`). They never use a
hidden tile.
"""

from __future__ import annotations

from typing import Final

from hupai.bots.base import POINT
from hupai.bots.feature_layout import FeatureLayout
from hupai.mahjong.bots.aims import ONE_SUIT
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.prospects import Prospect
from hupai.mahjong.bots.revealed_price import revealed_price
from hupai.mahjong.bots.risk import Risk
from hupai.mahjong.bots.risk_signs import RANK_CASE, TIMES, time_of
from hupai.mahjong.bots.standings import points_so_far, standings
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.pair_factors import piao_factor
from hupai.mahjong.tiles import KINDS, RANKS, SUITED, SUITS, Kind, kinds_in

Features = tuple[list[int], tuple[tuple[int, int], ...]]
"""The numbers of the yes-or-no features that hold, and (number, amount) of the graded features."""
AFTER_DISCARD, AFTER_PASS, AFTER_KONG, AFTER_REVEAL = range(4)
"""How the position arose."""
ORIGINS: Final = 4
DISTANCES: Final = 6
"""Distances from ready: 0 to 3, 4 and more, and out of reach."""
STAGES: Final = 6
"""Stages of a hand: 5 to 2 by the rounds that are played, 1 and 0 when the seat has few draws left."""
_ROUND_STAGE: Final = (5, 5, 5, 4, 4, 4, 3, 3, 3)
_LAST_STAGE: Final = (0, 0, 1, 1)
_LATE: Final = (2, 2, 2, 1, 1, 0)
THIRDS: Final = 3
"""The stages in thirds."""
COPIES: Final = 10
RISK_SCALE: Final = 5
"""Risks are small amounts: the fit, which prefers small weights, would neglect them if they were not scaled."""
SHAPES: Final = 7


def stage_of(turns: int, rounds: int) -> int:
    """Return the stage of a hand, by the draws that the seat may still expect and the rounds that are played."""
    if turns < len(_LAST_STAGE):
        return _LAST_STAGE[turns]
    return _ROUND_STAGE[rounds] if rounds < len(_ROUND_STAGE) else 2


_LAYOUT: Final = FeatureLayout()
_ORIGIN: Final = _LAYOUT.block("origin x distance x stage", ORIGINS * DISTANCES * STAGES)
_COPIES: Final = _LAYOUT.block("useful copies x distance x third", COPIES * 3 * THIRDS)
_MELDS: Final = _LAYOUT.block("own melds x distance", 5 * DISTANCES)
_WILDS: Final = _LAYOUT.block("wilds x distance", 5 * DISTANCES)
_SHAPE: Final = _LAYOUT.block("shape x distance", 2 * SHAPES * DISTANCES)
_DISCARD: Final = _LAYOUT.block("discard: rank x unseen x third", 6 * 5 * THIRDS)
_THIRD_SUIT: Final = _LAYOUT.block("tiles of the third suit x stage", 6 * STAGES)
_OTHER: Final = _LAYOUT.block("other: melds x time", 5 * TIMES)
_OTHERS: Final = _LAYOUT.block("others: playing, revealed, dead x stage", (4 + 4 + 2) * STAGES)
_OWN: Final = _LAYOUT.block("dealer, dead", 2)
_VALUE: Final = _LAYOUT.block("by amount: prospects x distance x stage", DISTANCES * STAGES)
_SHOWN: Final = _LAYOUT.block("by amount: prospects, revealed x stage", STAGES)
_RISK: Final = _LAYOUT.block("by amount: risk x stage", STAGES)
_HELD_RISK: Final = _LAYOUT.block("by amount: risk of the tiles kept x third", THIRDS)
_SINGLE: Final = _LAYOUT.block("by amount: price, pig, paid, kong", 4)
_MENACE: Final = _LAYOUT.block("by amount: menace x stage", STAGES)
_SHOWN_HANDS: Final = _LAYOUT.block("others revealed x revealed x distance", 3 * 2 * DISTANCES)
_OPEN_MENACE: Final = _LAYOUT.block("by amount: price of a random tile x revealed x stage", 2 * STAGES)
_KEPT_PRICE: Final = _LAYOUT.block("by amount: price of the tiles kept x distance", DISTANCES)

SIZE: Final = _LAYOUT.size
"""The number of features."""
BLOCKS: Final = tuple(_LAYOUT.blocks)
"""The blocks of features, as (name, first number, size)."""
SCHEMA: Final = _LAYOUT.schema
"""Identifies this feature set. Weights made for another one are refused."""


class FeatureContext:
    """What one seat sees before it chooses: the part of the features that all its choices share."""

    __slots__ = ("_open_menace", "_paid", "_prices", "_revealed", "_risk", "outlook", "shared", "stage", "stakes")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        seen = outlook.seen
        self._risk = Risk(seen, outlook.live)
        stands = standings(seen)
        factors = [piao_factor(seen.rules, stands[other], stands[seen.seat]) for other in outlook.others]
        self.stakes = (sum(factors), len(factors)) if factors else (1, 1)
        """What 飘 multiplies the points between the seat and another by on average, as a fraction.

        Features are those of the same hand without it; who uses their value multiplies it.
        """
        self.stage = stage_of(outlook.turns, seen.discards // outlook.rules.seats)
        self._paid = POINT * points_so_far(seen)
        stage = self.stage
        revealed = dead = 0
        shared = []
        for other in outlook.others:
            revealed += seen.revealed[other] > 0
            dead += seen.dead[other]
            if not seen.revealed[other] and not seen.dead[other]:
                shared.append(_OTHER + len(seen.melds[other]) * TIMES + time_of(len(seen.rivers[other])))
        shared.append(_OTHERS + len(outlook.others) * STAGES + stage)
        shared.append(_OTHERS + (4 + revealed) * STAGES + stage)
        if dead:
            shared.append(_OTHERS + (7 + min(dead, 2)) * STAGES + stage)
        if seen.dealer == seen.seat:
            shared.append(_OWN)
        if seen.dead[seen.seat]:
            shared.append(_OWN + 1)
        self.shared = shared
        self._revealed = min(revealed, 2)
        waited = 0
        for other in outlook.others:
            waited |= seen.open_waits[other]
        self._prices = [(kind, POINT * revealed_price(seen, kind)) for kind in kinds_in(waited)]
        self._open_menace = sum([outlook.live[kind] * price for kind, price in self._prices]) // outlook.unseen

    def features(
        self,
        hand: tuple[int, ...],
        melds: tuple[Meld, ...],
        found: Prospect,
        *,
        origin: int,
        discard: Kind = -1,
        use: int = 0,
        price: int = 0,
        pig: int = 0,
        kong: int = 0,
        revealed: bool = False,
    ) -> Features:
        """Return the features of the position with this hand and these melds, of which ``found`` is expected.

        ``use``, ``price``, ``pig`` and ``kong`` are what the regular bot takes off or adds for the tile, in thousandths
        of a point.
        """
        outlook, stage = self.outlook, self.stage
        third = _LATE[stage]
        distance = min(max(found.distance, 0), DISTANCES - 2) if found.aim is not None else DISTANCES - 1
        natural, wilds = outlook.natural(hand)
        held = [*self.shared, _ORIGIN + (origin * DISTANCES + distance) * STAGES + stage]
        if distance < 3:
            copies = min(found.copies // (1, 3, 4)[distance], COPIES - 1)
            held.append(_COPIES + (copies * 3 + distance) * THIRDS + third)
        held.append(_MELDS + len(melds) * DISTANCES + distance)
        held.append(_WILDS + min(wilds, 4) * DISTANCES + distance)
        if found.aim is not None:
            narrow = found.aim.suits in ONE_SUIT
            held.append(_SHAPE + (narrow * SHAPES + found.aim.shape) * DISTANCES + distance)
        if outlook.rules.two_suits:
            laid = outlook.laid_suits(melds)
            extra = min(
                5 if laid >> suit & 1 else sum(natural[suit * RANKS : (suit + 1) * RANKS]) for suit in range(SUITS)
            )
            held.append(_THIRD_SUIT + min(extra, 5) * STAGES + stage)
        risk = 0
        stakes, others = self.stakes
        if outlook.rules.reveal:
            held.append(_SHOWN_HANDS + (self._revealed * 2 + revealed) * DISTANCES + distance)
        if discard >= 0:
            risk = self._risk.cost(discard) * others // stakes
            rank = 0 if discard >= SUITED else RANK_CASE[discard % RANKS]
            held.append(_DISCARD + (rank * 5 + min(outlook.live[discard], 4)) * THIRDS + third)
        menace = self._risk.mean * others // stakes
        kept = sum([self._risk.cost(kind) * hand[kind] for kind in range(KINDS) if hand[kind]]) * others // stakes
        value = found.value - use
        graded = (
            (_VALUE + distance * STAGES + stage, 0 if revealed else value),
            (_SHOWN + stage, value if revealed else 0),
            (_RISK + stage, RISK_SCALE * risk),
            (_HELD_RISK + third, kept),
            (_SINGLE, price),
            (_SINGLE + 1, pig),
            (_SINGLE + 2, self._paid),
            (_SINGLE + 3, kong),
            (_MENACE + stage, RISK_SCALE * menace),
            (_OPEN_MENACE + revealed * STAGES + stage, RISK_SCALE * self._open_menace),
            (_KEPT_PRICE + distance, sum([price * hand[kind] for kind, price in self._prices])),
        )
        return held, graded
