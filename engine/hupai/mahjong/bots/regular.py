"""The regular bot, a decent club player: it counts the tiles that improve its hand, and minds what the hand is worth.

The value of a choice is what the hand promises after it (:mod:`hupai.mahjong.bots.prospects`) and what a 杠 pays at
once, less the risk that the discard is won. It looks one move ahead and does not guess what the others hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hupai.bots.base import POINT, Budget, Decision
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, Action, is_discard, is_reveal, tile_of
from hupai.mahjong.bots.afterwards import DRAWS, OWES, after, without
from hupai.mahjong.bots.aims import ALL
from hupai.mahjong.bots.explanations import reasons_for
from hupai.mahjong.bots.kong_pay import kong_income
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.prospects import Prospect, Prospects
from hupai.mahjong.bots.revealed_price import revealed_price
from hupai.mahjong.bots.tile_use import tile_use
from hupai.mahjong.bots.win_pay import value_of_win
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import KINDS, RANKS, SUITS, Kind
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.reason import Reason

_RULE = "bot.regular"

WILD_KEPT = 100 * POINT
"""Cost of discarding a wild: it is done only if there is nothing else."""
SURE = 70
"""A win is taken unless another choice is worth more even at this percentage of its value."""
USE = 4
"""Thousandths of a point for each point of a hand's value, by how well the discard went with the hand."""


class Regular:
    """Knows improving tiles, live copies, what hands are worth, and discards that are surely won."""

    name = "regular"
    remainder = "others"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡 if offered, else the choice with the best prospects."""
        if PIAO in legal:
            return Decision(NO_PIAO, (Reason("bot_plays_low", _RULE),), ((NO_PIAO, 1), (PIAO, 0)))
        best, values = rated(Judged(seen), legal)
        second = next((action for action, _ in values if action != best), None)
        reasons = reasons_for(seen, best, second, _RULE) if budget.explain else ()
        return Decision(best, reasons, tuple(values))

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists; nothing for 胡 and 飘."""
        return {} if action in (HU, PIAO, NO_PIAO) else Judged(seen).parts(action)


def rated(judged: Judged, legal: Sequence[Action]) -> tuple[Action, list[tuple[Action, int]]]:
    """Return the choice with the best prospects, and all choices with their values, best first."""
    values = sorted([(-judged.value(action), place, action) for place, action in enumerate(legal)])
    best = values[0][2]
    if HU in legal and best != HU and -values[0][0] * SURE < 100 * judged.value(HU):
        best = HU
    return best, [(action, -value) for value, _, action in values]


class Judged:
    """One decision: the value of each choice."""

    prospects_of: ClassVar[type[Prospects]] = Prospects

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.outlook = Outlook(seen)
        self.prospects = self.prospects_of(self.outlook, seen.hand, self.outlook.melds())
        self.reveals = any(map(is_reveal, seen.legal))
        self._values: dict[tuple[tuple[int, ...], tuple[Meld, ...], bool], Prospect] = {}

    def value(self, action: Action) -> int:
        """Return the value of an action."""
        if action == HU:
            return (value_of_win(self.seen) or 0) + self.prospects.over
        found = after(self.seen, action)
        if is_discard(action):
            return self._discarding(found.hand, found.melds, tile_of(action), later=not self.reveals)
        if is_reveal(action):
            return self._revealing(found.hand, found.melds, tile_of(action))
        if found.then == OWES:
            return max(self._owed_discards(found.hand, found.melds))[0]
        value = self._of(found.hand, found.melds).value - self.pig(found.hand, found.melds)
        return value + kong_income(self.seen, action) if found.then == DRAWS else value

    def parts(self, action: Action) -> dict[str, int]:
        """Return of what the value of an action other than 胡 consists."""
        found = after(self.seen, action)
        hand, kind, later = found.hand, tile_of(action), not (is_discard(action) and self.reveals)
        if is_reveal(action):
            return {"hand": self.prospects.of(hand, found.melds, revealed=True).value, "risk": -self._cost(kind)}
        if found.then == OWES:
            _, kind = max(self._owed_discards(hand, found.melds))
            hand = without(hand, kind)
        parts = {"suits": -self.pig(hand, found.melds)}
        kept = self._of(hand, found.melds, later=later)
        if is_discard(action) or found.then == OWES:
            return {**parts, "hand": kept.value - use_lost(hand, kind, kept), "risk": -self._cost(kind)}
        return {**parts, "hand": kept.value, "kong": kong_income(self.seen, action) if found.then == DRAWS else 0}

    def _owed_discards(self, hand: tuple[int, ...], melds: tuple[Meld, ...]) -> list[tuple[int, Kind]]:
        """Return the value of each discard that a hand of fourteen tiles has, with its kind."""
        return [(self._discarding(without(hand, kind), melds, kind), kind) for kind in range(KINDS) if hand[kind]]

    def best_discards(self, hand: tuple[int, ...], melds: tuple[Meld, ...]) -> list[Kind]:
        """Return the kinds that a hand of fourteen tiles may discard, the best first."""
        return [kind for _, kind in sorted(self._owed_discards(hand, melds), reverse=True)]

    def _discarding(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind, *, later: bool = True) -> int:
        """Return the value of a hand after the discard of this kind."""
        found = self._of(hand, melds, later=later)
        return found.value - use_lost(hand, kind, found) - self._cost(kind) - self.pig(hand, melds)

    def _revealing(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind) -> int:
        """Return the value of a hand that is revealed with the discard of this kind."""
        found = self.prospects.of(hand, melds, revealed=True)
        return found.value - self._cost(kind)

    def prospect(self, hand: tuple[int, ...], melds: tuple[Meld, ...], *, discards: bool = True) -> Prospect:
        """Return what a hand promises after an action that does not reveal it, which ``discards`` a tile or not."""
        return self._of(hand, melds, later=not (discards and self.reveals))

    def _of(self, hand: tuple[int, ...], melds: tuple[Meld, ...], *, later: bool = True) -> Prospect:
        key = (hand, melds, later)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self.prospects.of(hand, melds, later=later)
        return found

    def _cost(self, kind: Kind) -> int:
        """Return the risk of a discard."""
        return WILD_KEPT if kind in self.seen.wilds else POINT * revealed_price(self.seen, kind)

    def pig(self, hand: tuple[int, ...], melds: tuple[Meld, ...]) -> int:
        """Return the risk of ending the hand with three suits."""
        rules, outlook = self.seen.rules, self.outlook
        if not rules.two_suits or rules.draw_penalty != "blood":
            return 0
        natural, _ = outlook.natural(hand)
        laid = outlook.laid_suits(melds)
        extra = min(
            13 if laid >> suit & 1 else sum(natural[suit * RANKS : (suit + 1) * RANKS]) for suit in range(SUITS)
        )
        if not extra:
            return 0
        percent = 2 * extra if outlook.turns > extra + 2 else 60
        return POINT * 96 * percent // 100


def use_lost(hand: tuple[int, ...], kind: Kind, found: Prospect) -> int:
    """Return what a hand of which ``found`` is expected loses with a tile of this kind, by how well it went with it."""
    suits = found.aim.suits if found.aim else ALL
    return USE * tile_use(hand, kind, suits) * (1 + found.value // POINT)
