"""What a 杠 earns, from what a seat sees."""

from __future__ import annotations

from typing import Final

from hupai.bots.base import POINT
from hupai.mahjong.actions import CLAIM_GANG, Action, is_angang, is_jiagang, tile_of
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.standings import standings
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG, PENG, Meld
from hupai.mahjong.rules.kong_payments import kong_payments
from hupai.mahjong.tiles import Kind
from hupai.mahjong.view.observation import Observation

AT_END: Final = 90
"""How often somebody wins, in percent, where a drawn hand voids the payments of 杠."""
FED: Final = 60
"""How often another seat discards a certain tile, in percent of a random discard."""


def kong_points(seen: Observation, action: Action) -> int:
    """Return the points that a 杠 is paid, now or at the end of a hand that is won; 0 for other actions."""
    if action == CLAIM_GANG:
        return points_of(seen, GANG, seen.live, chain=seen.chain)
    if is_angang(action):
        return points_of(seen, ANGANG, tile_of(action), chain=seen.chain)
    if is_jiagang(action):
        return points_of(seen, JIAGANG, tile_of(action), chain=seen.chain)
    return 0


def points_of(seen: Observation, group: int, kind: Kind, *, chain: int = 0) -> int:
    """Return the points that a 杠 of this kind pays the seat; a 明杠 is paid by some other seat that plays."""
    source = None
    if group == GANG:
        source = next((seat for seat, playing in enumerate(seen.playing) if playing and seat != seen.seat), None)
    late = bool(seen.late >> kind & 1)
    paid = kong_payments(seen.rules, group, seen.seat, source, standings(seen), chain, late)
    return sum(payment.points for payment in paid)


def kong_income(seen: Observation, action: Action) -> int:
    """Return what a 杠 may be expected to earn, in thousandths of a point."""
    return _in_thousandths(seen, kong_points(seen, action))


class KongProspects:
    """What the tiles of a hand may still earn as 杠."""

    __slots__ = ("_draws", "_fed", "_live", "_paid")

    def __init__(self, outlook: Outlook, draws: int) -> None:
        """``draws`` is how many more tiles the seat may expect to draw before the hand ends, in hundredths."""
        seen = outlook.seen
        self._live = outlook.live
        # The chance that one certain tile is drawn, and that another seat discards it, in thousandths.
        self._draws = min(10 * draws // outlook.unseen, 500)
        self._fed = min(10 * draws * len(outlook.others) * FED // 100 // outlook.unseen, 700)
        self._paid = {
            group: _in_thousandths(seen, points_of(seen, group, 0)) if outlook.others else 0
            for group in (GANG, ANGANG, JIAGANG)
        }

    def of(self, hand: tuple[int, ...], melds: tuple[Meld, ...], wilds: tuple[Kind, ...]) -> int:
        """Return what 杠 may still earn this hand, in thousandths of a point."""
        paid = self._paid
        total = 0
        if 3 in hand or 4 in hand:
            for kind, count in enumerate(hand):
                if count == 4 and kind not in wilds:
                    total += 900 * paid[ANGANG]
                elif count == 3 and self._live[kind] and kind not in wilds:
                    total += self._draws * paid[ANGANG] + self._fed * paid[GANG]
        for meld in melds:
            if meld.group == PENG:
                if hand[meld.kind]:
                    total += 900 * paid[JIAGANG]
                elif self._live[meld.kind]:
                    total += self._draws * paid[JIAGANG]
        return total // 1000


def _in_thousandths(seen: Observation, points: int) -> int:
    """Return points of 杠 in thousandths, less what a drawn hand takes away."""
    rules = seen.rules
    paid = POINT * points
    return paid * AT_END // 100 if rules.kong_points == "at_end" and rules.kong_on_draw == "void" else paid
