"""A decent club player: knows what the hand waits for, counts copies, keeps the 胡息 in view, feeds nobody.

It looks one move ahead, at its own hand only: after each choice it adds what lies, what the loose cards may still
become (:mod:`hupai.bots.prospects`), what the hand waits for (:mod:`hupai.bots.waiting`), and takes off what a
discard gives to the others (:mod:`hupai.bots.feeding`). It does not guess what the others hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.bots.base import Budget, Decision
from hupai.bots.feeding import Feeding
from hupai.bots.prospects import LAID, Prospects
from hupai.bots.sure import sure_thing
from hupai.bots.waiting import NOT_WAITING, Waiting, waiting
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import PASS, PENG, Action, discarded, eaten_way, is_discard
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.claim import NO_LIMIT
from hupai.zipai.edges import after_chi
from hupai.zipai.foresight import known_table
from hupai.zipai.laying import lay_chi, lay_peng
from hupai.zipai.observation import Observation, bars
from hupai.zipai.readiness import changed
from hupai.zipai.state import Table

FORFEIT = 1500
"""Cost of a discard after which the hand may no longer eat (放偎) or win as it likes (吃边打边)."""
JIANG = 500
"""Cost of holding no pair while the hand has a quad and so needs one."""
KING_DISCARDS = 6
"""Discards whose waits are looked at while the hand holds a king: the most promising ones. A king makes waits dear."""

_RULE = "bot.regular"


@dataclass(frozen=True, slots=True)
class _Choice:
    """What a choice leads to."""

    value: int
    waits: Waiting = NOT_WAITING
    huxi: int = 0
    """胡息 it lays."""


class Regular:
    """Waits, live copies, the 胡息 target, safe discards."""

    name = "regular"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡, an announcement or 举手 when offered, else the choice with the best hand after it.

        The one 胡 it lets go is that of a hand which may announce a king win at its next draw for much more.
        """
        sure = sure_thing(seen, legal, _RULE)
        if sure is not None:
            return sure
        look = _Look(seen)
        choices = look.choices(legal)
        order = sorted(legal, key=lambda action: (-choices[action].value, action))
        ranking = tuple((action, choices[action].value) for action in order)
        return Decision(order[0], tuple(look.reasons(order[0], choices[order[0]])), ranking)


class _Look:
    """One decision: what was seen, and what each choice leads to."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.prospects = Prospects(seen)
        self.feeding = Feeding(seen, self.prospects.live)

    def choices(self, legal: Sequence[Action]) -> dict[Action, _Choice]:
        """Return what each of the actions leads to."""
        seen = self.seen
        plays = [discarded(action) for action in legal if is_discard(action)]
        found = {}
        if plays:
            played = self._after_discards(known_table(seen), plays)
            found = {action: played[discarded(action)] for action in legal if is_discard(action)}
        for action in legal:
            if not is_discard(action):
                found[action] = self._passed() if action == PASS else self._taken(action)
        return found

    def _passed(self) -> _Choice:
        t = known_table(self.seen)
        waits = self._waits(t)
        return _Choice(self._hand(t) + waits.worth, waits)

    def _taken(self, action: Action) -> _Choice:
        """Return what a 碰 or 吃 and the best discard after it lead to."""
        seen, seat = self.seen, self.seen.seat
        t = known_table(seen)
        before = t.laid_huxi[seat]
        if action == PENG:
            lay_peng(t, seat, None)
        else:
            t.eaten, t.eaten_way = t.live, eaten_way(action)
            lay_chi(t, seat, t.eaten_way, None)
        huxi = t.laid_huxi[seat] - before
        laid = LAID * (len(t.melds[seat]) - len(seen.melds[seat])) + self.prospects.laid_huxi * huxi
        if seen.skips[seat]:
            t.skips[seat] -= 1
            waits = self._waits(t)
            return _Choice(laid + self._hand(t) + waits.worth, waits, huxi)
        hand = t.hands[seat]
        forbidden = after_chi(t.rules, t.eaten, t.eaten_way).forbidden
        plays = [kind for kind in range(KINDS) if 0 < hand[kind] < 3 and not forbidden >> kind & 1]
        best = max(self._after_discards(t, plays).values(), key=lambda choice: choice.value)
        return _Choice(laid + best.value, best.waits, huxi)

    def _after_discards(self, t: Table, plays: Sequence[Kind]) -> dict[Kind, _Choice]:
        """Return what each discard from the hand on ``t`` leads to."""
        seat = self.seen.seat
        hand, limit = t.hands[seat], t.limits[seat]
        limits = after_chi(t.rules, t.eaten, t.eaten_way).limits
        values = {}
        for kind in plays:
            hand[kind] -= 1
            costly = bars(self.seen, kind) or limits.get(kind, NO_LIMIT) != NO_LIMIT
            values[kind] = self._hand(t) - self.feeding.cost(kind) - (FORFEIT if costly else 0)
            hand[kind] += 1
        looked_at = sorted(plays, key=lambda kind: (-values[kind], kind))
        if hand[KING]:
            looked_at = looked_at[:KING_DISCARDS]
        found = {kind: _Choice(values[kind]) for kind in plays}
        for kind in looked_at:
            hand[kind] -= 1
            changed(t, seat)
            t.limits[seat] = limit & limits.get(kind, NO_LIMIT)
            waits = self._waits(t)
            hand[kind] += 1
            found[kind] = _Choice(values[kind] + waits.worth, waits)
        t.limits[seat] = limit
        changed(t, seat)
        return found

    def _hand(self, t: Table) -> int:
        """Return what the loose cards are worth; with a quad one pair must be among them in the end, the 将."""
        hand = t.hands[self.seen.seat]
        no_jiang = t.quads[self.seen.seat] and 2 not in hand[:KINDS] and not hand[KING]
        return self.prospects.hand(hand) - (JIANG if no_jiang else 0)

    def _waits(self, t: Table) -> Waiting:
        return waiting(t, self.seen.seat, self.prospects.live, self.seen.wall_left)

    def reasons(self, action: Action, choice: _Choice) -> list[Reason]:
        """Put the choice in facts a person at this seat could have seen, the weightiest first."""
        if is_discard(action):
            return self._of_discard(discarded(action), choice.waits)
        waits = choice.waits
        if action == PASS:
            if waits.kinds:
                facts = {"cards": format_cards(waits.kinds), "live": waits.copies}
                return [Reason("bot_keeps_waiting", _RULE, facts)]
            return [Reason("bot_keeps_hand", _RULE)]
        card = code(self.seen.live)
        found = []
        if waits.kinds:
            facts = {"card": card, "cards": format_cards(waits.kinds), "live": waits.copies}
            found.append(Reason("bot_takes_to_wait", _RULE, facts))
        if choice.huxi and self.prospects.lacking:
            facts = {"card": card, "huxi": choice.huxi, "lacking": self.prospects.lacking}
            found.append(Reason("bot_takes_huxi", _RULE, facts))
        return found or [Reason("bot_takes", _RULE, {"card": card})]

    def _of_discard(self, kind: Kind, waits: Waiting) -> list[Reason]:
        card = code(kind)
        found = []
        if waits.kinds:
            facts = {"card": card, "cards": format_cards(waits.kinds), "live": waits.copies}
            found.append(Reason("bot_plays_to_wait", _RULE, facts))
        elif not self.prospects.card(self.seen.hand, kind):
            found.append(Reason("bot_dead_card", _RULE, {"card": card}))
        else:
            found.append(Reason("bot_least_useful", _RULE, {"card": card}))
        if not self.feeding.takers(kind):
            found.append(Reason("bot_feeds_nobody", _RULE, {"card": card}))
        return found
