"""Why one choice and not another, in facts that a person at the seat could have seen.

The learned and the searching bots know what a choice is worth, not why. This module looks at their choice and the
next best one as a player would: what the hand then waits for and how many copies are unseen, 胡息, what could
still join a card, who could take it, what it would forbid. Everything follows from the observation alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.bots.feeding import Feeding
from hupai.table.reason import Reason
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    PENG,
    RAISE,
    Action,
    discard,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.claim import BY_OTHER, BY_SELF, NO_LIMIT
from hupai.zipai.edges import after_chi
from hupai.zipai.foresight import above_then, claim_now, foresee, known_table, standing_huxi
from hupai.zipai.laying import lay_chi, lay_peng
from hupai.zipai.melds import PARTNERS
from hupai.zipai.observation import Observation, bars, limit_after
from hupai.zipai.readiness import changed, could_complete, waits
from hupai.zipai.sight import live_copies
from hupai.zipai.state import Table
from hupai.zipai.winning import best_win

MOST = 3
"""Reasons given at most."""

WHOLE = -1
"""Unseen cards that could join a card which stands in a finished group: the question does not arise."""

_SURE = {HU: "bot_wins", DECLARE: "bot_declares", RAISE: "bot_raises"}


def facts(
    seen: Observation, action: Action, second: Action | None = None, rule: str = "bot.strong"
) -> tuple[Reason, ...]:
    """Return why ``action`` rather than ``second``: one to three reasons, the most telling first.

    ``second`` is the next best choice, None where there is no other. ``rule`` is what the reasons refer to. A look at
    the hand after each of the two: some milliseconds, a few times that with kings in the hand.
    """
    return _told(_Look(seen, rule), action, second)


def _told(look: _Look, action: Action, second: Action | None) -> tuple[Reason, ...]:
    if action in _SURE:
        return (Reason(_SURE[action], look.rule),)
    if is_discard(action):
        found = look.of_discard(discarded(action), second)
    elif action == PASS:
        found = look.of_pass(second)
    else:
        found = look.of_claim(action, second)
    return tuple(found[:MOST])


def against(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return why ``best`` would have been better than what was ``done``: the facts that set the two apart."""
    return _told(_Look(seen, rule, afterwards=True), best, done)


def expected(ranking: Sequence[tuple[Action, int]], rule: str) -> Reason:
    """Return what the best choice is expected to bring, in thousandths of a point, and how much more than the next."""
    found = {"thousandths": ranking[0][1]}
    if len(ranking) > 1:
        found["margin"] = ranking[0][1] - ranking[1][1]
    return Reason("bot_value", rule, found)


def compared(best: int, done: int, rule: str) -> Reason:
    """Return what the best choice was expected to bring, in thousandths of a point, and how much more than was done."""
    return Reason("bot_value_done", rule, {"thousandths": best, "margin": max(0, best - done)})


def searched(worlds: int, ahead: int, rule: str) -> Reason:
    """Return that so many possible deals were played on, in ``ahead`` of which the choice did at least as well."""
    return Reason("bot_searched", rule, {"worlds": worlds, "share": 100 * ahead // max(1, worlds)})


class _Look:
    """One decision: what was seen, and how many copies of each kind were not."""

    def __init__(self, seen: Observation, rule: str, *, afterwards: bool = False) -> None:
        self.seen = seen
        self.rule = rule
        self.afterwards = afterwards
        """Whether the other choice is what was done, and not the next best."""
        self.live = live_copies(seen)
        self.huxi = standing_huxi(known_table(seen), seen.seat)
        self.lacking = max(0, seen.rules.min_huxi - self.huxi)

    # --- a discard -----------------------------------------------------------------------------------

    def of_discard(self, kind: Kind, second: Action | None) -> list[Reason]:
        """Return why to play ``kind``."""
        found = self._let_go() + self._waits(discard(kind), second)
        other = discarded(second) if second is not None and is_discard(second) else -1
        if other >= 0:
            found += self._costs_of(kind, other)
        found += self._use_of(kind, other)
        feeding = Feeding(self.seen, self.live)
        if not feeding.takers(kind):
            found.append(Reason("bot_feeds_nobody", self.rule, {"card": code(kind)}))
        elif other >= 0 and feeding.cost(other) > 2 * feeding.cost(kind):
            found.append(Reason("bot_feeds", self.rule, {"card": code(kind), "kept": code(other)}))
        return found or [Reason("bot_least_useful", self.rule, {"card": code(kind)})]

    def _costs_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return what playing the other card would have cost for the rest of the hand."""
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
        """Return how much less could still come of the card than of the one kept."""
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
        """Return how many unseen cards would finish a group with this card of the hand; WHOLE if one stands."""
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
        """Return why to let a card, a win or an announcement go."""
        found = self._let_go() + self._waits(PASS, second)
        if second is not None and (second == PENG or is_chi(second)):
            gained = standing_huxi(self._taken(second), self.seen.seat) - self.huxi
            if gained < 0:
                found.append(Reason("bot_loses_huxi", self.rule, {"huxi": -gained}))
            elif not gained and self.lacking:
                found.append(Reason("bot_no_huxi", self.rule, {"lacking": self.lacking}))
        return found or [Reason("bot_keeps_hand", self.rule)]

    def of_claim(self, action: Action, second: Action | None) -> list[Reason]:
        """Return why to take the lying card."""
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
        """Return that a win is let go for a better one, with what it would have paid."""
        if HU not in self.seen.legal:
            return []
        won = best_win(self.seen.rules, claim_now(known_table(self.seen), self.seen))
        return [] if won is None else [Reason("bot_waits_for_more", self.rule, {"pay_each": won.price.pay_each})]

    # --- waits -----------------------------------------------------------------------------------------

    def _waits(self, action: Action, second: Action | None) -> list[Reason]:
        """Return what the hand waits for after the choice, unless the other choice waits for more."""
        kinds, copies = self._best_waits(action)
        if not kinds:
            return []
        found: dict[str, str | int] = {"card": format_cards(kinds), "live": copies}
        compares = second is not None and second not in _SURE
        less = self._best_waits(second)[1] if second is not None and compares else 0
        if copies < less:
            return []
        if self.afterwards and compares:
            return self._waits_against(found, less)
        if 0 < less < copies:
            return [Reason("bot_waits_more", self.rule, {**found, "less": less})]
        return [Reason("bot_waits", self.rule, found)]

    def _waits_against(self, found: dict[str, str | int], less: int) -> list[Reason]:
        """Return what the hand would have waited for, beside the fewer copies it waits for now."""
        if not less:
            return [Reason("bot_waits_done", self.rule, found)]
        if less == found["live"]:
            return []
        return [Reason("bot_waits_more_done", self.rule, {**found, "less": less})]

    def _best_waits(self, action: Action) -> tuple[list[Kind], int]:
        """Return what the hand waits for with the most unseen copies after the action, and those copies."""
        best: tuple[list[Kind], int] = ([], 0)
        for kinds in self._waits_after(action):
            live = [kind for kind in kinds if self.live[kind]]
            copies = sum(self.live[kind] for kind in live)
            if copies > best[1]:
                best = live, copies
        return best

    def _waits_after(self, action: Action) -> Iterator[Sequence[Kind]]:
        """Yield the waits after the action; after a claim, those after each discard that may follow."""
        seen, seat = self.seen, self.seen.seat
        if action == PASS:
            if could_complete(known_table(seen), seat):
                yield foresee(seen, PASS).waits[0]
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
        edges = after_chi(t.rules, t.eaten, t.eaten_way)
        for kind in range(KINDS):
            if 0 < t.hands[seat][kind] < 3 and not edges.forbidden >> kind & 1:
                after = t.clone()
                _play(after, seat, kind, edges.limits.get(kind, NO_LIMIT) & t.limits[seat])
                yield _waits_of(after, seat)

    def _known(self) -> Table:
        """Return what the seat knows of its hand once a 胡 it is offered is let go."""
        t = known_table(self.seen)
        t.above[self.seen.seat] = above_then(self.seen)
        return t

    def _taken(self, action: Action) -> Table:
        """Return the hand after taking the lying card."""
        t = self._known()
        if action == PENG:
            lay_peng(t, self.seen.seat, None)
        else:
            t.eaten, t.eaten_way = t.live, eaten_way(action)
            lay_chi(t, self.seen.seat, t.eaten_way, None)
        changed(t, self.seen.seat)
        return t


def _play(t: Table, seat: int, kind: Kind, limit: int) -> None:
    t.hands[seat][kind] -= 1
    if limit != NO_LIMIT:
        t.limits[seat] = limit
    changed(t, seat)


def _waits_of(t: Table, seat: int) -> list[Kind]:
    by = BY_SELF if t.hands[seat][KING] else BY_OTHER
    return waits(t, seat, by)
