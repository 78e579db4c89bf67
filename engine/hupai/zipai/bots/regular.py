"""The regular bot, a decent club player: it knows its waits, counts copies, minds 胡息 and discards safely.

It looks one move ahead, at its own hand only. The value of a choice is the value of the laid groups, the potential of
the loose cards (:mod:`hupai.zipai.bots.shape_potential`) and that of the waits (:mod:`hupai.zipai.bots.wait_value`),
minus the risk of the discard (:mod:`hupai.zipai.bots.discard_risk`). It does not guess what the others hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.table.json_object import Facts
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, Action, discarded, eaten_way, is_discard
from hupai.zipai.bots.card_ties import loose_end, ties_of
from hupai.zipai.bots.discard_risk import DiscardRisk
from hupai.zipai.bots.forced_moves import forced_move
from hupai.zipai.bots.shape_potential import LAID, ShapePotential
from hupai.zipai.bots.wait_value import NO_WAITS, WaitValue, wait_value
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.state import Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.turn.laying import lay_chi, lay_peng
from hupai.zipai.view.observation import Observation, bars
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import own_table

FORFEIT = 1500
"""Cost of a discard that ends the hand's claims (``past.fang_wei``) or limits its wins (``chi.edge``)."""
JIANG = 500
"""Cost of having no pair when the hand has a quad and so needs one (将)."""
KING_DISCARDS = 6
"""How many discards have their waits computed when the hand holds a king, the best ones first. Kings make that slow."""

_RULE = "bot.regular"
_OUTRIGHT = (HU, DECLARE, RAISE)
"""Actions that it does not compare with others."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The outcome of a choice, and of what its value consists."""

    groups: int
    """Value of the laid groups and the potential of the loose cards."""
    feeding: int = 0
    """What the discard may cost, below 0."""
    waits: WaitValue = NO_WAITS
    huxi: int = 0
    """胡息 it lays."""

    @property
    def value(self) -> int:
        """The value of the choice."""
        return self.groups + self.feeding + self.waits.value


class Regular:
    """Knows waits, unseen copies, the 胡息 minimum and safe discards."""

    name = "regular"
    remainder = "others"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡, an announcement or 举手 if offered, else the choice that leaves the best hand.

        It declines 胡 only if it may announce a king win at its next draw for much more.
        """
        forced = forced_move(seen, legal, _RULE)
        if forced is not None:
            return forced
        analysis = _Analysis(seen)
        choices = analysis.choices(legal)
        order = sorted(legal, key=lambda action: (-choices[action].value, action))
        ranking = tuple((action, choices[action].value) for action in order)
        return Decision(order[0], tuple(analysis.reasons(order[0], choices[order[0]])), ranking)

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists; nothing for 胡, an announcement and 举手."""
        if action in _OUTRIGHT:
            return {}
        found = _Analysis(seen).choices([choice for choice in seen.legal if choice not in _OUTRIGHT])[action]
        return {"groups": found.groups, "feeding": found.feeding, "waits": found.waits.value}


class _Analysis:
    """One decision: the observation and the outcomes of its choices."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.potential = ShapePotential(seen)
        self.risk = DiscardRisk(seen, self.potential.live)
        self.unseen = unseen_copies(seen)

    def choices(self, legal: Sequence[Action]) -> dict[Action, _Outcome]:
        """Return the outcome of each action."""
        seen = self.seen
        plays = [discarded(action) for action in legal if is_discard(action)]
        found = {}
        if plays:
            played = self._after_discards(own_table(seen), plays)
            found = {action: played[discarded(action)] for action in legal if is_discard(action)}
        for action in legal:
            if not is_discard(action):
                found[action] = self._passed() if action == PASS else self._taken(action)
        return found

    def _passed(self) -> _Outcome:
        t = own_table(self.seen)
        waits = self._waits(t)
        return _Outcome(self._hand(t), waits=waits)

    def _taken(self, action: Action) -> _Outcome:
        """Return the outcome of a 碰 or 吃 with the best discard after it."""
        seen, seat = self.seen, self.seen.seat
        t = own_table(seen)
        before = t.laid_huxi[seat]
        if action == CLAIM_PENG:
            lay_peng(t, seat, None)
        else:
            t.eaten, t.eaten_way = t.live, eaten_way(action)
            lay_chi(t, seat, t.eaten_way, None)
        huxi = t.laid_huxi[seat] - before
        laid = LAID * (len(t.melds[seat]) - len(seen.melds[seat])) + self.potential.laid_huxi * huxi
        if seen.skips[seat]:
            t.skips[seat] -= 1
            waits = self._waits(t)
            return _Outcome(laid + self._hand(t), waits=waits, huxi=huxi)
        hand = t.hands[seat]
        forbidden = chi_bian_after(t.rules, t.eaten, t.eaten_way).forbidden
        plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
        best = max(self._after_discards(t, plays).values(), key=lambda choice: choice.value)
        return replace(best, groups=laid + best.groups, huxi=huxi)

    def _after_discards(self, t: Table, plays: Sequence[Kind]) -> dict[Kind, _Outcome]:
        """Return the outcome of each discard from the hand on ``t``."""
        seat = self.seen.seat
        hand = t.hands[seat]
        limits = chi_bian_after(t.rules, t.eaten, t.eaten_way).limits
        found = {}
        for kind in plays:
            costly = bars(self.seen, kind) or limits.get(kind, NO_LIMIT) != NO_LIMIT
            with WithoutCard(t, seat, kind):
                found[kind] = _Outcome(self._hand(t), -self.risk.cost(kind) - (FORFEIT if costly else 0))
        looked_at = sorted(plays, key=lambda kind: (-found[kind].value, kind))
        if hand[KING]:
            looked_at = looked_at[:KING_DISCARDS]
        for kind in looked_at:
            with WithoutCard(t, seat, kind, limits.get(kind, NO_LIMIT)):
                found[kind] = replace(found[kind], waits=self._waits(t))
        return found

    def _hand(self, t: Table) -> int:
        """Return the potential of the loose cards, less a cost if the hand has a quad but no pair (将)."""
        hand = t.hands[self.seen.seat]
        no_jiang = t.quads[self.seen.seat] and 2 not in hand[:KINDS] and not hand[KING]
        return self.potential.hand(hand) - (JIANG if no_jiang else 0)

    def _waits(self, t: Table) -> WaitValue:
        return wait_value(t, self.seen.seat, self.potential.live, self.seen.wall_left)

    def reasons(self, action: Action, choice: _Outcome) -> list[Reason]:
        """Return facts behind the choice that a person at this seat could have seen, the strongest first."""
        if is_discard(action):
            return self._of_discard(discarded(action), choice.waits)
        waits, call = self._told(choice.waits), choice.waits.call
        if action == PASS:
            keeps = Reason("bot_keeps_call" if call else "bot_keeps_waiting", _RULE, waits)
            return [keeps if waits else Reason("bot_rates_pass", _RULE)]
        card = code(self.seen.live)
        found = []
        if waits:
            found.append(Reason("bot_takes_to_call" if call else "bot_takes_to_wait", _RULE, {"card": card, **waits}))
        if choice.huxi and self.potential.lacking:
            facts = {"card": card, "huxi": choice.huxi, "lacking": self.potential.lacking}
            found.append(Reason("bot_takes_huxi", _RULE, facts))
        return found or [Reason("bot_rates_claim", _RULE, {"card": card})]

    def _told(self, waits: WaitValue) -> Facts:
        """Return the king win that it may announce, or else the waits of which copies are unseen, and how many are.

        Nothing if there is neither.
        """
        if waits.call:
            return {"name": waits.call}
        kinds = [kind for kind in waits.kinds if self.unseen[kind]]
        return {"cards": format_cards(kinds), "live": sum(self.unseen[kind] for kind in kinds)} if kinds else {}

    def _of_discard(self, kind: Kind, waits: WaitValue) -> list[Reason]:
        card = code(kind)
        found = []
        told = self._told(waits)
        if told:
            facts = {"card": card, **told}
            found.append(Reason("bot_plays_to_call" if waits.call else "bot_plays_to_wait", _RULE, facts))
        else:
            end = loose_end(self.seen, ties_of(self.seen.hand, self.unseen, kind), kind, _RULE)
            found.append(end or Reason("bot_rates_discard", _RULE, {"card": card}))
        if not self.risk.takers(kind):
            found.append(Reason("bot_feeds_nobody", _RULE, {"card": card}))
        return found
