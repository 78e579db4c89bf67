"""Why one choice is better than another, in facts that a person at the seat could have seen.

The learned and searching bots know the value of a choice but not its reasons. This module compares their choice with
the second best as a player would: the waits and their unseen copies, 胡息, which cards could still join a card, who
could claim it, and what it would forbid. It uses the observation alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.table.reason import Reason
from hupai.zipai.actions import (
    CLAIM_PENG,
    DECLARE,
    HU,
    PASS,
    RAISE,
    Action,
    discard,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.bots.discard_risk import DiscardRisk
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.hand.seat_cards import take_from_hand
from hupai.zipai.hand.waits import could_complete, waits
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import PARTNERS
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from hupai.zipai.state import Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.turn.laying import lay_chi, lay_peng
from hupai.zipai.view.observation import Observation, bars, limit_after
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import above_after_passing, current_win_claim, own_table, preview_action, standing_huxi

MOST = 3
"""The most reasons given."""

WHOLE = -1
"""Stands for a count of joining cards if the card already belongs to a finished group."""

_ALWAYS = {HU: "bot_wins", DECLARE: "bot_declares", RAISE: "bot_raises"}


def reasons_for(
    seen: Observation, action: Action, second: Action | None = None, rule: str = "bot.strong"
) -> tuple[Reason, ...]:
    """Return why ``action`` is better than ``second``: one to three reasons, the strongest first.

    ``second`` is the second best choice, None if there is only one. The reasons cite ``rule``. This takes a few
    milliseconds, and several times as many with kings in the hand.
    """
    return _reasons(_Comparison(seen, rule), action, second)


def _reasons(comparison: _Comparison, action: Action, second: Action | None) -> tuple[Reason, ...]:
    if action in _ALWAYS:
        return (Reason(_ALWAYS[action], comparison.rule),)
    if is_discard(action):
        found = comparison.of_discard(discarded(action), second)
    elif action == PASS:
        found = comparison.of_pass(second)
    else:
        found = comparison.of_claim(action, second)
    return tuple(found[:MOST])


def reasons_in_hindsight(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return why ``best`` would have been better than the action ``done``."""
    return _reasons(_Comparison(seen, rule, afterwards=True), best, done)


class _Comparison:
    """A decision to explain: the observation and what follows from it."""

    def __init__(self, seen: Observation, rule: str, *, afterwards: bool = False) -> None:
        self.seen = seen
        self.rule = rule
        self.afterwards = afterwards
        """Whether the other choice is the action taken, not the second best."""
        self.live = unseen_copies(seen)
        self.huxi = standing_huxi(own_table(seen), seen.seat)
        self.lacking = max(0, seen.rules.min_huxi - self.huxi)

    # --- a discard -----------------------------------------------------------------------------------

    def of_discard(self, kind: Kind, second: Action | None) -> list[Reason]:
        """Return why to play ``kind``."""
        found = self._let_go() + self._waits(discard(kind), second)
        other = discarded(second) if second is not None and is_discard(second) else -1
        if other >= 0:
            found += self._costs_of(kind, other)
        found += self._use_of(kind, other)
        risk = DiscardRisk(self.seen, self.live)
        if not risk.takers(kind):
            found.append(Reason("bot_feeds_nobody", self.rule, {"card": code(kind)}))
        elif other >= 0 and risk.cost(other) > 2 * risk.cost(kind):
            found.append(Reason("bot_feeds", self.rule, {"card": code(kind), "kept": code(other)}))
        return found or [Reason("bot_least_useful", self.rule, {"card": code(kind)})]

    def _costs_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return the lasting costs that only the other discard has."""
        seen, found = self.seen, []
        if bars(seen, other) and not bars(seen, kind):
            found.append(Reason("bot_stays_free", self.rule, {"kept": code(other)}))
        if limit_after(seen, other) != NO_LIMIT and limit_after(seen, kind) == NO_LIMIT:
            found.append(Reason("bot_stays_unlimited", self.rule, {"kept": code(other)}))
        hand = seen.hand
        pairs = [pair for pair in range(KINDS) if hand[pair] == 2]
        if seen.quads[seen.seat] and pairs == [other] and not hand[KING]:
            found.append(Reason("bot_keeps_jiang", self.rule, {"kept": code(other)}))
        return found

    def _use_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return that the card has less potential than the one kept, if that is so."""
        mine = self._joining(kind)
        if not mine:
            return [Reason("bot_dead_card", self.rule, {"card": code(kind)})]
        if other < 0 or mine == WHOLE:
            return []
        kept = self._joining(other)
        if kept == WHOLE:
            return [Reason("bot_keeps_group", self.rule, {"card": code(kind), "kept": code(other)})]
        if kept > mine:
            joins = {"card": code(kind), "live": mine, "kept": code(other), "more": kept}
            return [Reason("bot_nearer", self.rule, joins)]
        return []

    def _joining(self, kind: Kind) -> int:
        """Return how many unseen cards would finish a group with this card; WHOLE if it is in a finished group."""
        loose = [count if count < 3 else 0 for count in self.seen.hand[:KINDS]]
        loose[kind] -= 1
        wanted = {kind} if loose[kind] else set()
        for _, a, b in PARTNERS[kind]:
            if loose[a] and loose[b] and (a != b or loose[a] == 2):
                return WHOLE
            if loose[a]:
                wanted.add(b)
            if loose[b]:
                wanted.add(a)
        return sum(self.live[card] for card in wanted)

    # --- an answer to a lying card ---------------------------------------------------------------------

    def of_pass(self, second: Action | None) -> list[Reason]:
        """Return why to pass a card, a win or an announcement."""
        found = self._let_go() + self._waits(PASS, second)
        if second is not None and (second == CLAIM_PENG or is_chi(second)):
            gained = standing_huxi(self._taken(second), self.seen.seat) - self.huxi
            if gained < 0:
                found.append(Reason("bot_loses_huxi", self.rule, {"huxi": -gained}))
            elif not gained and self.lacking:
                found.append(Reason("bot_no_huxi", self.rule, {"lacking": self.lacking}))
        return found or [Reason("bot_keeps_hand", self.rule)]

    def of_claim(self, action: Action, second: Action | None) -> list[Reason]:
        """Return why to claim the lying card."""
        card = code(self.seen.live)
        found = self._let_go() + self._waits(action, second)
        gained = standing_huxi(self._taken(action), self.seen.seat) - self.huxi
        if gained > 0 and self.lacking:
            lacking = max(0, self.lacking - gained)
            found.append(Reason("bot_huxi", self.rule, {"card": card, "huxi": gained, "lacking": lacking}))
        if not self.live[self.seen.live]:
            found.append(Reason("bot_last_copy", self.rule, {"card": card}))
        return found or [Reason("bot_takes", self.rule, {"card": card})]

    def _let_go(self) -> list[Reason]:
        """Return that a win is declined for a better one, and what it would have paid."""
        if HU not in self.seen.legal:
            return []
        won = best_win(self.seen.rules, current_win_claim(own_table(self.seen), self.seen))
        return [] if won is None else [Reason("bot_waits_for_more", self.rule, {"pay_each": won.price.pay_each})]

    # --- waits -----------------------------------------------------------------------------------------

    def _waits(self, action: Action, second: Action | None) -> list[Reason]:
        """Return what the hand waits for after the choice, unless the other choice waits for more."""
        kinds, copies = self._best_waits(action)
        if not kinds:
            return []
        found: dict[str, str | int] = {"card": format_cards(kinds), "live": copies}
        compares = second is not None and second not in _ALWAYS
        less = self._best_waits(second)[1] if second is not None and compares else 0
        if copies < less:
            return []
        if self.afterwards and compares:
            return self._waits_against(found, less)
        if 0 < less < copies:
            return [Reason("bot_waits_more", self.rule, {**found, "less": less})]
        return [Reason("bot_waits", self.rule, found)]

    def _waits_against(self, found: dict[str, str | int], less: int) -> list[Reason]:
        """Return what the hand would have waited for, and how many copies it waits for now, if they are fewer."""
        if not less:
            return [Reason("bot_waits_done", self.rule, found)]
        if less == found["live"]:
            return []
        return [Reason("bot_waits_more_done", self.rule, {**found, "less": less})]

    def _best_waits(self, action: Action) -> tuple[list[Kind], int]:
        """Return the waits after the action and their unseen copies; after a claim, those of the best discard."""
        best: tuple[list[Kind], int] = ([], 0)
        for kinds in self._waits_after(action):
            live = [kind for kind in kinds if self.live[kind]]
            copies = sum(self.live[kind] for kind in live)
            if copies > best[1]:
                best = live, copies
        return best

    def _waits_after(self, action: Action) -> Iterator[Sequence[Kind]]:
        """Yield the waits after the action; after a claim, those after each possible discard."""
        seen, seat = self.seen, self.seen.seat
        if action == PASS:
            if could_complete(own_table(seen), seat):
                yield preview_action(seen, PASS).waits[0]
            return
        if is_discard(action):
            t = self._known()
            _play(t, seat, discarded(action), limit_after(seen, discarded(action)))
            yield _waits_of(t, seat)
            return
        t = self._taken(action)
        if t.skips[seat]:
            t.skips[seat] -= 1
            yield _waits_of(t, seat)
            return
        edges = chi_bian_after(t.rules, t.eaten, t.eaten_way)
        for kind in range(KINDS):
            if 0 < t.hands[seat][kind] < 3 and not edges.forbidden >> kind & 1:
                after = t.clone()
                _play(after, seat, kind, edges.limits.get(kind, NO_LIMIT) & t.limits[seat])
                yield _waits_of(after, seat)

    def _known(self) -> Table:
        """Return the seat's own hand as it is after declining the 胡 that is offered."""
        t = own_table(self.seen)
        t.above[self.seen.seat] = above_after_passing(self.seen)
        return t

    def _taken(self, action: Action) -> Table:
        """Return the hand after claiming the lying card."""
        t = self._known()
        if action == CLAIM_PENG:
            lay_peng(t, self.seen.seat, None)
        else:
            t.eaten, t.eaten_way = t.live, eaten_way(action)
            lay_chi(t, self.seen.seat, t.eaten_way, None)
        return t


def _play(t: Table, seat: int, kind: Kind, limit: int) -> None:
    take_from_hand(t, seat, kind)
    if limit != NO_LIMIT:
        t.limits[seat] = limit


def _waits_of(t: Table, seat: int) -> list[Kind]:
    by = BY_SELF if t.hands[seat][KING] else BY_OTHER
    return waits(t, seat, by)
