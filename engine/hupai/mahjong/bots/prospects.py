"""What a hand of thirteen tiles may be expected to win: worth times chance, for each aim that is within reach.

Values are thousandths of a point. For a hand that waits, every wait is worth exactly what the rules say; for one that
does not, an aim is worth what a typical hand of that kind is (:mod:`hupai.mahjong.bots.aims`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hupai.bots.base import POINT
from hupai.mahjong.bots.aims import (
    HOME,
    MELDS,
    ONE_SUIT,
    ORPHANS,
    PAIRS,
    SCATTERED,
    SPARE,
    TRIPLETS,
    Aim,
    Worth,
    on_discard,
)
from hupai.mahjong.bots.chances import ONE, Pace, chance, draws_left, ready_chance
from hupai.mahjong.bots.kong_pay import KongProspects
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.reach import FAR, Held
from hupai.mahjong.bots.win_pay import win_with
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF
from hupai.mahjong.tiles import KINDS, Kind

_STANDARD: Final = (9, 18, 30, 42, 50, 55)
_TYPICAL: Final = {
    MELDS: _STANDARD,
    HOME: (6, 12, 22, 34, 44, 50),
    SPARE: (100, 13, 25, 36, 45, 50),
    TRIPLETS: (5, 9, 13, 18, 24, 30),
    PAIRS: (3, 9, 16, 23, 29, 35),
    SCATTERED: (12, 25, 35, 42, 48, 50),
    ORPHANS: (6, 12, 18, 24, 30, 36),
}
"""Useful tiles in a hundred unseen ones, by distance."""
_ONE_SUIT: Final = {MELDS: (9, 16, 23, 30, 36, 40), TRIPLETS: (5, 9, 13, 17, 21, 25), PAIRS: (3, 8, 12, 16, 20, 24)}
"""The same for hands of one suit."""
_CLAIMS: Final = {MELDS: 20, HOME: 20, SPARE: 20, TRIPLETS: 150, PAIRS: 0, SCATTERED: 0, ORPHANS: 0}
"""How much more claims bring than own draws, in percent, with three other seats."""

MOST_WAITS: Final = 9
"""Of more kinds of waits, only so many are judged; they are chosen evenly."""
FED: Final = 75
"""How often another seat discards a certain tile, in percent of how often a random unseen tile is that tile."""
FED_REVEALED: Final = 70
"""The same for a tile that a revealed hand waits for."""
REVEALED: Final = 2
"""What 明牌 multiplies a win by."""
LOSS: Final = 650
"""What a win of another seat costs on average, in thousandths of the worth of a plain hand."""
SHARE: Final = 4
"""The best aim counts in full. Of what the others are worth, this fraction is added: one part in SHARE."""


class Prospect(NamedTuple):
    """What a hand of thirteen tiles may be expected to win."""

    value: int
    """Thousandths of a point."""
    aim: Aim | None
    """The aim that promises most, None if there is none."""
    distance: int
    """Its distance."""
    copies: int
    """The unseen tiles that bring it nearer."""


class Prospects:
    """Values of hands in one decision of a seat."""

    def __init__(self, outlook: Outlook, hand: Sequence[int], melds: Sequence[Meld], *, most: int = 5) -> None:
        """``hand`` is what the seat holds now, by which the aims within reach are chosen: at most ``most``."""
        self.outlook = outlook
        rules = outlook.rules
        self.payers = len(outlook.others)
        blood = rules.wins_to_end > 1
        self.round = outlook.seen.discards // rules.seats
        menace = self._menace()
        self._paces = {
            (shape, narrow, by_discard): Pace(
                self.payers,
                blood,
                typical[shape],
                _CLAIMS[shape] * self.payers // 3,
                by_discard,
                FED,
                menace,
            )
            for narrow, typical in ((False, _TYPICAL), (True, _ONE_SUIT))
            for shape in typical
            for by_discard in (False, True)
        }
        self._paces_revealed = {
            (shape, narrow): pace._replace(fed=FED_REVEALED)
            for (shape, narrow, by_discard), pace in self._paces.items()
            if by_discard
        }
        self._may_reveal = rules.reveal
        plain = outlook.prices.plain
        self.loss = LOSS * plain * (REVEALED if rules.reveal else 1)
        """What a win of another seat costs on average, in thousandths of a point."""
        self._lost = ready_chance(0, 0, outlook.turns, self.round, self._paces[MELDS, False, True]).lost
        draws = draws_left(outlook.turns, self.round, self._paces[MELDS, False, True])
        # The seat may itself win before it has drawn them all.
        self._kongs = KongProspects(outlook, draws // 2)
        self._worths: dict[tuple[tuple[int, ...], tuple[Meld, ...], Kind], Worth] = {}
        self.aims = self._within_reach(outlook.held(hand, melds), most)

    def _within_reach(self, held: Held, most: int) -> list[Aim]:
        """Return the aims that promise most from here, typical tiles assumed; best first."""
        rated = []
        for place, aim in enumerate(self.outlook.prices.aims):
            distance = held.distance(aim)
            if distance < FAR:
                worth = aim.with_wild if held.wilds else aim.natural
                useful = 10 * self.typical(aim, max(0, min(distance, 5)))
                rated.append((-self._expected(aim, worth, distance, useful), place, aim))
        rated.sort()
        # What promises less than a part of the best is not looked at.
        return [aim for value, _, aim in rated[:most] if -value * 12 >= -rated[0][0]]

    def _menace(self) -> int:
        """Return how often a revealed hand of another seat wins before this seat draws again, in percent."""
        outlook = self.outlook
        seen = outlook.seen
        waits = 0
        for other in outlook.others:
            if seen.revealed[other]:
                waits += sum([outlook.live[kind] for kind in range(KINDS) if seen.open_waits[other] >> kind & 1])
        return min(100 * waits * (100 + FED_REVEALED) // 100 // outlook.unseen, 60)

    @property
    def over(self) -> int:
        """Return what the seat saves by winning now: from then on it pays for no win of another seat."""
        return self._spared(0)

    def typical(self, aim: Aim, distance: int) -> int:
        """Return how many tiles in a hundred unseen ones are useful to a typical hand at this distance."""
        return (_ONE_SUIT if aim.suits in ONE_SUIT else _TYPICAL)[aim.shape][distance]

    def _expected(self, aim: Aim, worth: Worth, distance: int, useful: int) -> int:
        """Return what an aim is worth at this distance with so many useful tiles in a thousand."""
        turns = self.outlook.turns
        narrow = aim.suits in ONE_SUIT
        pace = self._paces[aim.shape, narrow, worth.other > 0]
        if self._may_reveal:
            worth = Worth(REVEALED * worth.own, REVEALED * worth.own)
            pace = self._paces_revealed[aim.shape, narrow]
        found = chance(distance, useful, turns, self.round, pace)
        won = POINT * (found.own * worth.own * self.payers + found.other * worth.other) // ONE
        return won + self._spared(found.lost)

    def _spared(self, lost: int) -> int:
        """Return what the seat saves by winning before others do; ``lost`` is how many of their wins it still pays."""
        return self.loss * max(self._lost - lost, 0) // ONE

    def of(
        self, hand: tuple[int, ...], melds: tuple[Meld, ...], *, revealed: bool = False, later: bool = True
    ) -> Prospect:
        """Return what a hand of thirteen tiles promises, revealed (明牌) or not; it may be revealed ``later``."""
        outlook = self.outlook
        held = outlook.held(hand, melds)
        values: list[tuple[int, Aim, int, int]] = []
        over, under = outlook.meld_factor(melds)
        ready = 0
        for aim in self.aims:
            reach = held.reach(aim)
            if reach.distance >= FAR:
                continue
            if reach.distance <= 0:
                ready |= reach.nearer
                if aim.shape not in (SCATTERED, ORPHANS):
                    continue
            copies = outlook.copies(reach.nearer, aim)
            worth = aim.with_wild if held.wilds else aim.natural
            if over != under:
                worth = Worth(worth.own * over // under, worth.other * over // under)
            value = self._expected(aim, worth, max(reach.distance, 0), 1000 * copies // outlook.unseen)
            values.append((value, aim, reach.distance, copies))
        if ready:
            values.append(self._ready(hand, melds, ready, revealed=revealed))
            if later and self._may_reveal and not revealed:
                values[-1] = max(values[-1], self._ready(hand, melds, ready, revealed=True))
        kongs = self._kongs.of(hand, melds, outlook.wilds)
        if not values:
            return Prospect(kongs, None, FAR, 0)
        best = max(values, key=lambda each: each[0])
        # Aims of one shape are much alike, so only the best of them counts.
        by_shape: dict[tuple[int, bool], int] = {}
        for value, aim, distance, _ in values:
            group = aim.shape if distance else MELDS, aim.suits in ONE_SUIT
            by_shape[group] = max(by_shape.get(group, 0), value)
        rest = sum(by_shape.values()) - best[0]
        return Prospect(best[0] + rest // SHARE + kongs, best[1], best[2], best[3])

    def _ready(
        self, hand: tuple[int, ...], melds: tuple[Meld, ...], waits: int, *, revealed: bool
    ) -> tuple[int, Aim, int, int]:
        """Return what a waiting hand is worth."""
        outlook = self.outlook
        aim = self.aims[0]
        kinds = outlook.printed_kinds(waits)
        judged = kinds if len(kinds) <= MOST_WAITS else kinds[:: (len(kinds) + MOST_WAITS - 1) // MOST_WAITS]
        factor = REVEALED if revealed else 1
        has_wild = any(hand[each] for each in outlook.wilds)
        own = other = total = claimed = 0
        for kind in judged:
            worth = self.worth(hand, melds, kind)
            copies = outlook.live[kind]
            if worth.own:
                total += copies
                own += copies * worth.own * factor
            paid = on_discard(outlook.rules, worth.other, has_wild=has_wild, factor=factor)
            if paid:
                claimed += copies
                other += copies * paid * factor
        if not total:
            return 0, aim, 0, 0
        copies = sum([outlook.live[kind] for kind in kinds]) if len(judged) < len(kinds) else total
        drawn = copies + outlook.wild_live
        found = ready_chance(
            1000 * drawn // outlook.unseen,
            1000 * claimed * copies // total // outlook.unseen,
            outlook.turns,
            self.round,
            self._paces_revealed[MELDS, False] if revealed else self._paces[MELDS, False, True],
        )
        value = found.own * own * self.payers // total
        if claimed:
            value += found.other * other // claimed
        return POINT * value // ONE + self._spared(found.lost), aim, 0, drawn

    def worth(self, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind) -> Worth:
        """Return the multipliers with which a hand of thirteen tiles wins this kind, drawn and as a discard.

        明牌 and the least multiplier on a discard are left out of account.
        """
        key = (hand, melds, kind)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = Worth(
                win_with(self.outlook, hand, melds, kind, BY_SELF),
                win_with(self.outlook, hand, melds, kind, BY_DISCARD),
            )
        return found
