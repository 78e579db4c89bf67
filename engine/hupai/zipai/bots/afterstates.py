"""The afterstates of a seat's choices: the position after each choice, as features, from what the seat knows.

A 吃 or 碰 is followed by a discard, so a claim has one afterstate for each discard. Its value is that of the best one.
So has a 跑 that lies down by itself once the seat lets a 胡 go.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import lru_cache

from hupai.zipai.actions import CLAIM_PENG, HU, PASS, Action, chi, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.bots.card_value import least_useful
from hupai.zipai.bots.features import (
    AFTER_DISCARD,
    AFTER_PASS,
    BARRED,
    LIMITED,
    NO_DISCARD_OWED,
    FeatureContext,
    Features,
    features,
)
from hupai.zipai.bots.wait_value import WaitValue, wait_value
from hupai.zipai.cards import IS_RED, KINDS, Kind
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.hand.seat_cards import WithoutCard, single_seat_table, take_from_hand
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.melds import PENG, set_huxi, shape
from hupai.zipai.state import PHASE_CLAIM
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.turn.claim_window import forced_pao, lost_by
from hupai.zipai.turn.laying import lay_pao
from hupai.zipai.view.observation import Observation, bars, limit_after
from hupai.zipai.why.preview import above_after_passing, owes_after_quad, own_table


@dataclass(frozen=True, slots=True)
class _TakenCard:
    """A card claimed by 吃 or 碰, and what the claim uses."""

    live: Kind
    used: tuple[tuple[Kind, int], ...]
    """Cards that leave the hand. The claimed card is not in the hand, so its kind counts one less."""
    hand_cards: int
    """How many cards leave the hand."""
    huxi: int
    way: int
    """The way it is eaten, 0 for 碰."""


@lru_cache(maxsize=4096)
def _taken_card(action: Action, live: Kind) -> _TakenCard:
    """Return what claiming ``live`` by this 吃 or 碰 uses."""
    if action == CLAIM_PENG:
        return _TakenCard(live, ((live, 2),), 2, set_huxi(PENG, live), 0)
    used: dict[Kind, int] = {live: -1}
    huxi = 0
    way = eaten_way(action)
    for number in way_shapes(way):
        found = shape(number)
        huxi += found.huxi
        for card in found.cards:
            used[card] = used.get(card, 0) + 1
    return _TakenCard(live, tuple(used.items()), sum(used.values()), huxi, way)


class Afterstates:
    """The choices of one seat in one position, and the positions they lead to.

    After a claim only ``max_discards`` discards are considered: those of the least useful cards.
    """

    __slots__ = ("_barred", "_context", "_max_discards", "_no_chi", "_no_peng", "_red", "_table", "seen")

    def __init__(self, seen: Observation, max_discards: int = KINDS) -> None:
        self.seen = seen
        self._max_discards = max_discards
        self._context = FeatureContext(seen)
        seat = seen.seat
        self._table = single_seat_table(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
        self._table.limits[seat] = seen.limits[seat]
        self._table.dead[seat] = seen.dead[seat]
        self._table.above[seat] = above_after_passing(seen)
        self._barred = seen.barred[seat]
        self._no_chi, self._no_peng = seen.no_chi, seen.no_peng
        self._red = self._context.red_cards

    @property
    def unseen_count(self) -> int:
        """How many cards the seat has not seen, without kings."""
        return sum(self._context.live[:KINDS])

    def features_after(self, action: Action) -> list[tuple[Kind, Features]]:
        """Return the afterstates of an action as (card played after a claim or -1, features); 胡 has none."""
        seen = self.seen
        if is_discard(action):
            kind = discarded(action)
            return [(-1, self._after_discard(kind, limit_after(seen, kind), self._no_chi, self._no_peng, self._red))]
        if action == CLAIM_PENG or is_chi(action):
            return self._after_taking(_taken_card(action, seen.live), self._max_discards, CLAIM_PENG in seen.legal)
        if action == HU:
            return []
        with_pao = self._with_forced_pao() if action == PASS else None
        return [(-1, self._after_pass())] if with_pao is None else with_pao._after_own_pao()

    def _after_pass(self) -> Features:
        """Return the position after a pass: a card that could have been claimed becomes 臭牌."""
        restrictions = self._restrictions(NO_LIMIT, False)
        return self._features(AFTER_PASS, -1, *self._refused_kinds_after(PASS), self._red, restrictions)

    def _with_forced_pao(self) -> Afterstates | None:
        """Return the choices after the 跑 of the lying card that follows if the seat lets its 胡 go, None if none does.

        Only a seat that may 胡 is asked about a card that it must 跑.
        """
        seen, seat = self.seen, self.seen.seat
        if seen.phase != PHASE_CLAIM or HU not in seen.legal:
            return None
        t = own_table(seen)
        if not forced_pao(t, seat):
            return None
        t.above[seat] = self._table.above[seat]
        lay_pao(t, seat, None)
        made = copy(self)
        made._table, made._context = t, copy(self._context)
        made._context.quads = min(t.quads[seat], 2)
        made._red += IS_RED[seen.live]
        return made

    def _after_own_pao(self) -> list[tuple[Kind, Features]]:
        """Return the positions after the 跑 just laid, one for each discard that it makes the seat owe."""
        if owes_after_quad(self._table, self.seen.seat):
            hand = self._table.hands[self.seen.seat]
            plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3]
            found = [
                (kind, self._after_discard(kind, NO_LIMIT, self._no_chi, self._no_peng, self._red))
                for kind in least_useful(hand, plays, self._max_discards)
            ]
            if found:
                return found
        restrictions = self._restrictions(NO_LIMIT, False)
        return [(-1, self._features(NO_DISCARD_OWED, -1, self._no_chi, self._no_peng, self._red, restrictions))]

    def _refused_kinds_after(self, action: Action) -> tuple[int, int]:
        """Return the kinds the seat may neither eat nor 碰 after the action, as two sets, without the card it plays."""
        seen, no_chi, no_peng = self.seen, self._no_chi, self._no_peng
        if seen.phase == PHASE_CLAIM:
            bit = 1 << seen.live
            chi_passed = is_chi(seen.legal[-1]) and action == PASS
            peng_passed = CLAIM_PENG in seen.legal and action != CLAIM_PENG
            lost = lost_by(seen.rules, action, chi_passed=chi_passed, peng_passed=peng_passed)
            no_chi |= bit if lost[0] else 0
            no_peng |= bit if lost[1] else 0
        return no_chi, no_peng

    def _after_discard(self, kind: Kind, limit: int, no_chi: int, no_peng: int, red: int) -> Features:
        """Return the position after playing ``kind`` from the hand on the table."""
        seat, t = self.seen.seat, self._table
        bit = 1 << kind
        with WithoutCard(t, seat, kind, limit):
            restrictions = self._restrictions(t.limits[seat], bars(self.seen, kind))
            return self._features(AFTER_DISCARD, kind, no_chi | bit, no_peng | bit, red - IS_RED[kind], restrictions)

    def _after_taking(self, taken: _TakenCard, max_discards: int, or_peng: bool) -> list[tuple[Kind, Features]]:
        """Return the positions after a claim, one for each of ``max_discards`` discards that may follow.

        ``or_peng`` says that the card could also have been claimed by 碰.
        """
        seen, t = self.seen, self._table
        self._lay(taken, 1)
        edges = chi_bian_after(seen.rules, taken.live, taken.way) if taken.way else None
        no_peng = self._no_peng | (1 << taken.live if taken.way and or_peng else 0)
        hand = t.hands[seen.seat]
        found: list[tuple[Kind, Features]] = []
        if t.skips[seen.seat]:
            restrictions = self._restrictions(NO_LIMIT, False)
            found.append((-1, self._features(NO_DISCARD_OWED, -1, self._no_chi, no_peng, self._red, restrictions)))
        else:
            forbidden = edges.forbidden if edges else 0
            plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
            for kind in least_useful(hand, plays, max_discards):
                limit = edges.limits.get(kind, NO_LIMIT) if edges else NO_LIMIT
                found.append((kind, self._after_discard(kind, limit, self._no_chi, no_peng, self._red)))
        self._lay(taken, -1)
        return found

    def _lay(self, taken: _TakenCard, times: int) -> None:
        """Lay the cards of a claim, or put them back (``times`` is -1)."""
        seat, t = self.seen.seat, self._table
        for kind, count in taken.used:
            take_from_hand(t, seat, kind, times * count)
        t.laid_huxi[seat] += times * taken.huxi
        self._red += times * IS_RED[taken.live]

    def after_choice(self, action: Action, discard: Kind) -> Afterstates:
        """Return the seat's choices once it has made this one, before it sees anything new.

        ``action`` is a discard, a claim or a pass; ``discard`` is the card played after a claim, or -1.
        """
        seen, seat = self.seen, self.seen.seat
        with_pao = self._with_forced_pao() if action == PASS else None
        made = copy(self if with_pao is None else with_pao)
        t = made._table = made._table.clone()
        made._no_chi, made._no_peng = self._refused_kinds_after(action)
        if action == CLAIM_PENG or is_chi(action):
            taken = _taken_card(action, seen.live)
            made._lay(taken, 1)
            if taken.way:
                t.limits[seat] &= chi_bian_after(seen.rules, taken.live, taken.way).limits.get(discard, NO_LIMIT)
        played = discard
        if is_discard(action):
            played = discarded(action)
            t.limits[seat] &= limit_after(seen, played)
        if played >= 0:
            take_from_hand(t, seat, played)
            made._barred = self._barred or bars(seen, played)
            made._red -= IS_RED[played]
            made._no_chi |= 1 << played
            made._no_peng |= 1 << played
        return made

    def claims_of_next_card(self) -> list[tuple[Kind, int, list[Features]]]:
        """Return how the seat could claim the next card: rows of (kind, its weight, afterstates to choose from).

        The weight is the number of unseen copies, twice that for a pair which both 碰 and 偎 can claim. A kind that
        can also be eaten has a second row. Each afterstate lacks the least useful card. Wins and forced melds (提, 跑)
        are not included.
        """
        seat, t = self.seen.seat, self._table
        hand, loose = t.hands[seat], t.loose[seat]
        no_claims = t.dead[seat] or self._barred
        found = []
        for kind, copies in enumerate(self._context.live[:KINDS]):
            if not copies or hand[kind] == 3 or loose < 3:
                continue
            pair = hand[kind] == 2
            peng = pair and not (no_claims or self._no_peng >> kind & 1)
            if pair:
                afterstates = self._after_best_discard(_taken_card(CLAIM_PENG, kind), False)
                found.append((kind, copies * (1 + peng), afterstates))
            if not (no_claims or self._no_chi >> kind & 1):
                claims = [_taken_card(chi(way), kind) for way in eatings(hand, kind)]
                made = [row for one in claims if one.hand_cards < loose for row in self._after_best_discard(one, peng)]
                found.append((kind, copies, made))
        return found

    def _after_best_discard(self, taken: _TakenCard, or_peng: bool) -> list[Features]:
        return [found for _, found in self._after_taking(taken, 1, or_peng)]

    def _restrictions(self, limit: int, barred: bool) -> int:
        """Return what restricts the hand: LIMITED and BARRED in bits."""
        return (LIMITED if limit != NO_LIMIT else 0) | (BARRED if barred or self._barred else 0)

    def _wait_value(self) -> WaitValue:
        """Return what the hand on the table waits for."""
        return wait_value(self._table, self.seen.seat, self._context.live, self.seen.wall_left)

    def _features(self, origin: int, discard: Kind, no_chi: int, no_peng: int, red: int, restrictions: int) -> Features:
        seat, t = self.seen.seat, self._table
        return features(
            self._context,
            t.hands[seat],
            huxi=t.laid_huxi[seat] + t.kan_huxi[seat],
            red=red,
            no_chi=no_chi,
            no_peng=no_peng,
            origin=origin,
            discard=discard,
            waits=self._wait_value(),
            restrictions=restrictions,
        )
