"""What the strong bot expects of its choices where hands may be revealed (明牌).

It differs from what the regular bot expects in what waiting is worth (:mod:`hupai.mahjong.bots.showdown`): revealed or
hidden, beside hands that lie open or may be opened later. And a tile that an open hand waits for ends the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hupai.bots.base import POINT
from hupai.mahjong.actions import Action, is_jiagang, tile_of
from hupai.mahjong.bots.aims import Aim
from hupai.mahjong.bots.chances import ONE
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.prospects import Prospects
from hupai.mahjong.bots.regular import Judged, rated
from hupai.mahjong.bots.revealed_price import revealed_price
from hupai.mahjong.bots.showdown import Showdown
from hupai.mahjong.bots.standings import points_so_far
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import Kind
from hupai.mahjong.view.observation import Observation


def ranked_against_open_hands(seen: Observation, legal: Sequence[Action]) -> list[tuple[Action, int]]:
    """Return the choices with the points that the hand may be expected to bring in thousandths, best first."""
    judged = OpenJudged(seen)
    best, values = rated(judged, legal)
    nothing = POINT * points_so_far(seen) + judged.prospects.showdown.given_up
    most = values[0][1]
    # A win is taken although another choice may be worth a little more: it counts for as much.
    ranking = [(best, nothing + most)]
    return ranking + [(action, nothing + value) for action, value in values if action != best]


class OpenProspects(Prospects):
    """Values of hands in one decision of a seat, where hands may be revealed."""

    def __init__(self, outlook: Outlook, hand: Sequence[int], melds: Sequence[Meld], *, most: int = 5) -> None:
        super().__init__(outlook, hand, melds, most=most)
        plain = outlook.prices.plain
        self.showdown = Showdown(outlook, plain)
        if self._lost:
            self.loss = max(-self.showdown.given_up, 0) * ONE // self._lost

    def _ready(
        self, hand: tuple[int, ...], melds: tuple[Meld, ...], waits: int, *, revealed: bool
    ) -> tuple[int, Aim, int, int]:
        """Return what a waiting hand is worth beside one that is given up."""
        outlook = self.outlook
        wins = {}
        for kind in outlook.printed_kinds(waits):
            worth = self.worth(hand, melds, kind)
            if worth.own:
                wins[kind] = worth
        shown = revealed or outlook.seen.revealed[outlook.seat] > 0
        value = self.showdown.waiting(wins, shown=shown) - self.showdown.given_up
        return value, self.aims[0], 0, sum([outlook.live[kind] for kind in wins])


class OpenJudged(Judged):
    """One decision where hands may be revealed: the value of each choice."""

    prospects_of: ClassVar[type[Prospects]] = OpenProspects
    prospects: OpenProspects

    def value(self, action: Action) -> int:
        """Return the value of an action."""
        if is_jiagang(action):
            robbed = revealed_price(self.seen, tile_of(action), robbed=True)
            if robbed:
                return self._fed(robbed)
        return super().value(action)

    def _discarding(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind, *, later: bool = True) -> int:
        price = revealed_price(self.seen, kind)
        return self._fed(price) if price else super()._discarding(hand, melds, kind, later=later)

    def _fed(self, price: int) -> int:
        """Return the value of a hand that ends at this price."""
        return -POINT * price - self.prospects.showdown.given_up
