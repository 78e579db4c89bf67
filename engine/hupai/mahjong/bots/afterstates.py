"""The positions that a seat's choices lead to, with their features (:mod:`hupai.mahjong.bots.features`)."""

from __future__ import annotations

from hupai.bots.base import POINT
from hupai.mahjong.actions import Action, is_discard, is_reveal, tile_of
from hupai.mahjong.bots.afterwards import DRAWS, OWES, after, without
from hupai.mahjong.bots.features import AFTER_DISCARD, AFTER_KONG, AFTER_PASS, AFTER_REVEAL, FeatureContext, Features
from hupai.mahjong.bots.kong_pay import kong_income
from hupai.mahjong.bots.regular import Judged, use_lost
from hupai.mahjong.bots.revealed_price import revealed_price
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import Kind


class Afterstates:
    """The positions after the choices of one decision."""

    def __init__(self, judged: Judged) -> None:
        self.judged = judged
        self.seen = judged.seen
        self.context = FeatureContext(judged.outlook)

    def after(self, action: Action, discards: int) -> list[Features]:
        """Return the features after an action, any but 胡 and 飘.

        After a claim they are those after its ``discards`` most useful discards; otherwise there is one position.
        """
        judged = self.judged
        found = after(self.seen, action)
        if is_discard(action):
            return [self._discarded(found.hand, found.melds, tile_of(action))]
        if is_reveal(action):
            return [self._revealed(found.hand, found.melds, tile_of(action))]
        if found.then == OWES:
            kinds = judged.best_discards(found.hand, found.melds)[:discards]
            return [self._discarded(without(found.hand, kind), found.melds, kind) for kind in kinds]
        kongs = found.then == DRAWS
        return [
            self.context.features(
                found.hand,
                found.melds,
                judged.prospect(found.hand, found.melds, discards=False),
                origin=AFTER_KONG if kongs else AFTER_PASS,
                pig=judged.pig(found.hand, found.melds),
                kong=kong_income(self.seen, action) if kongs else 0,
                revealed=self.seen.revealed[self.seen.seat] > 0,
            )
        ]

    def _discarded(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind) -> Features:
        judged = self.judged
        found = judged.prospect(hand, melds)
        return self.context.features(
            hand,
            melds,
            found,
            origin=AFTER_DISCARD,
            discard=kind,
            use=use_lost(hand, kind, found),
            price=POINT * revealed_price(self.seen, kind),
            pig=judged.pig(hand, melds),
            revealed=self.seen.revealed[self.seen.seat] > 0,
        )

    def _revealed(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind) -> Features:
        return self.context.features(
            hand,
            melds,
            self.judged.prospects.of(hand, melds, revealed=True),
            origin=AFTER_REVEAL,
            discard=kind,
            price=POINT * revealed_price(self.seen, kind),
            revealed=True,
        )
