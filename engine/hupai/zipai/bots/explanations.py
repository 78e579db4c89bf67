"""Why one choice is better than another, in facts that a person at the seat could have seen.

The learned and searching bots know the value of a choice but not its reasons. This module compares their choice with
another one as a player would: the waits and their unseen copies, 胡息, which cards could still join a card, who could
claim it, and what it would forbid. Where none of these speaks for the choice, it gives the numbers of groups
(:mod:`hupai.zipai.bots.group_count`). It uses the observation alone.
"""

from __future__ import annotations

from typing import Final

from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, Action, discard, discarded, is_chi, is_discard
from hupai.zipai.bots.card_ties import kings_fact, loose_end, ties_of
from hupai.zipai.bots.choice_waits import NO_WAITS, ChoiceWaits, waits_after
from hupai.zipai.bots.discard_risk import DiscardRisk
from hupai.zipai.bots.group_count import groups_after
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.hand.winning import best_win
from hupai.zipai.rules.settlement import winners_take
from hupai.zipai.view.hand_layout import hand_huxi
from hupai.zipai.view.observation import Observation, bars, limit_after
from hupai.zipai.view.unseen import hidden_copies, unseen_copies
from hupai.zipai.why.preview import current_win_claim, huxi_gained, own_table, standing_huxi

MOST = 3
"""The most reasons given."""

AGAINST: Final = frozenset({"bot_groups_fewer", "bot_joins_fewer"})
"""The codes of facts that speak for the other choice."""

_OUTRIGHT = (HU, DECLARE, RAISE)
"""Actions that are not compared with others: they leave no hand to play on with, or leave it as it is."""


def reasons_for(
    seen: Observation, action: Action, second: Action | None = None, rule: str = "bot.strong"
) -> tuple[Reason, ...]:
    """Return what speaks for ``action`` beside ``second``: one to three reasons, the strongest first.

    ``second`` is another choice, None if there is none. The reasons cite ``rule``. This takes a few milliseconds, and
    several times as many with kings in the hand.
    """
    return _reasons(_Comparison(seen, rule), action, second)


def rates(seen: Observation, action: Action, rule: str) -> Reason:
    """Return that the bot of that rule values the action most, where no more can be said for it."""
    if is_discard(action):
        return Reason("bot_rates_discard", rule, {"card": code(discarded(action))})
    if DECLARE in seen.legal:
        return Reason("bot_announces_nothing", rule)
    if action == PASS:
        return Reason("bot_rates_pass", rule)
    return Reason("bot_rates_claim", rule, {"card": code(seen.live)})


def reasons_in_hindsight(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return why ``best`` would have been better than the action ``done``."""
    return _reasons(_Comparison(seen, rule, afterwards=True), best, done)


def _reasons(comparison: _Comparison, action: Action, second: Action | None) -> tuple[Reason, ...]:
    if action in (DECLARE, RAISE):
        return (Reason("bot_declares" if action == DECLARE else "bot_raises", comparison.rule),)
    if action == HU:
        return tuple(Reason("bot_win_pays", comparison.rule, facts) for facts in comparison.win())
    other = None if second in _OUTRIGHT else second
    if is_discard(action):
        found = comparison.of_discard(discarded(action), other)
    elif action == PASS:
        found = comparison.of_pass(other)
    else:
        found = comparison.of_claim(action, other)
    return tuple(found[:MOST] or [comparison.numbers(action, other)])


class _Comparison:
    """A decision to explain: the observation and what follows from it."""

    def __init__(self, seen: Observation, rule: str, *, afterwards: bool = False) -> None:
        self.seen = seen
        self.rule = rule
        self.afterwards = afterwards
        """Whether the other choice is the action taken, not the second best."""
        self.live = unseen_copies(seen)
        self.hidden = hidden_copies(seen)
        self.lacking = max(0, seen.rules.min_huxi - standing_huxi(own_table(seen), seen.seat))

    # --- a win ---------------------------------------------------------------------------------------

    def win(self) -> list[dict[str, int | str]]:
        """Return what the win that is offered pays in all, as the facts of a reason; nothing if none is."""
        seen = self.seen
        won = None
        if HU in seen.legal:
            won = best_win(seen.rules, current_win_claim(own_table(seen), seen))
        if won is None:
            return []
        xing = won.xing * seen.rules.xing_value
        points: dict[str, int | str] = {"points": winners_take(seen.rules, seen.dealer, seen.seat, won.price, xing)}
        return [{**points, "xing": seen.rules.xing} if seen.rules.xing == "fan" else points]

    def _let_go(self) -> list[Reason]:
        """Return that a win is declined, and what it would have paid."""
        return [Reason("bot_waits_for_more", self.rule, facts) for facts in self.win()]

    # --- a discard -----------------------------------------------------------------------------------

    def of_discard(self, kind: Kind, second: Action | None) -> list[Reason]:
        """Return what speaks for playing ``kind``."""
        found = self._let_go() + self._waits(discard(kind), second)
        other = discarded(second) if second is not None and is_discard(second) else -1
        if other >= 0:
            found += self._costs_of(kind, other)
        found += self._use_of(kind, other)
        found += self._risk_of(kind, other)
        if not found and other >= 0 and self.seen.hand[kind] < self.seen.hand[other]:
            return [Reason("bot_keeps_pair", self.rule, {"card": code(kind), "kept": code(other)})]
        return found

    def _costs_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return the lasting costs that only the other discard has."""
        seen, found = self.seen, []
        if bars(seen, other) and not bars(seen, kind):
            found.append(Reason("bot_stays_free", self.rule, {"kept": code(other)}))
        limit = limit_after(seen, other)
        if limit not in (NO_LIMIT, seen.limits[seen.seat]) and limit_after(seen, kind) == NO_LIMIT:
            found.append(Reason("bot_stays_unlimited", self.rule, {"kept": code(other)}))
        hand = seen.hand
        pairs = [pair for pair in range(KINDS) if hand[pair] == 2]
        if seen.quads[seen.seat] and pairs == [other] and not hand[KING]:
            found.append(Reason("bot_keeps_jiang", self.rule, {"kept": code(other)}))
        kept = self._huxi_without(kind) - self._huxi_without(other)
        if kept > 0:
            facts = {"card": code(kind), "kept": code(other), "huxi": kept}
            found.append(Reason("bot_keeps_huxi", self.rule, facts))
        return found

    def _huxi_without(self, kind: Kind) -> int:
        """Return the 胡息 of the finished groups in the hand after playing the kind."""
        hand = list(self.seen.hand)
        hand[kind] -= 1
        return hand_huxi(hand)

    def _use_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return that the card goes with nothing, or with less than the one kept, if that is so."""
        mine = ties_of(self.seen.hand, self.live, kind)
        end = loose_end(self.seen, mine, kind, self.rule)
        if end is not None:
            return [end]
        if other < 0 or mine.whole:
            return []
        kept = ties_of(self.seen.hand, self.live, other)
        if kept.whole:
            return [Reason("bot_keeps_group", self.rule, {"card": code(kind), "kept": code(other)})]
        if kept.copies > mine.copies:
            joins = {"card": code(kind), "live": mine.copies, "kept": code(other), "more": kept.copies}
            return [Reason("bot_nearer", self.rule, {**joins, **kings_fact(self.seen)})]
        return []

    def _risk_of(self, kind: Kind, other: Kind) -> list[Reason]:
        """Return that nobody can take the card, or that only the other card can be taken in some way."""
        risk = DiscardRisk(self.seen, self.hidden)
        if not risk.takers(kind):
            return [Reason("bot_feeds_nobody", self.rule, {"card": code(kind)})]
        if other >= 0 and risk.pengs(other) and not risk.pengs(kind):
            return [Reason("bot_feeds_peng", self.rule, {"card": code(kind), "kept": code(other)})]
        if other >= 0 and risk.chi_ways(other) and not risk.chi_ways(kind):
            return [Reason("bot_feeds_chi", self.rule, {"card": code(kind), "kept": code(other)})]
        if other >= 0 and risk.pengs(kind) <= risk.pengs(other) and risk.chi_shapes(kind) < risk.chi_shapes(other):
            ways = {"ways": risk.chi_shapes(kind), "more": risk.chi_shapes(other)}
            return [Reason("bot_feeds_less", self.rule, {"card": code(kind), "kept": code(other), **ways})]
        return []

    # --- an answer to a lying card ---------------------------------------------------------------------

    def of_pass(self, second: Action | None) -> list[Reason]:
        """Return what speaks for passing a card, a win or an announcement."""
        found = self._let_go() + self._waits(PASS, second)
        if second is not None and _claims(second):
            gained = huxi_gained(self.seen, second)
            if gained < 0:
                found.append(Reason("bot_loses_huxi", self.rule, {"huxi": -gained}))
            elif not gained:
                found.append(Reason("bot_no_huxi", self.rule, {"lacking": self.lacking}))
        return found

    def of_claim(self, action: Action, second: Action | None) -> list[Reason]:
        """Return what speaks for claiming the lying card, in this way if ``second`` is another way."""
        card = code(self.seen.live)
        found = self._let_go() + self._waits(action, second)
        gained = huxi_gained(self.seen, action)
        another = second is not None and _claims(second)
        less = huxi_gained(self.seen, second) if second is not None and another else 0
        if another and gained > less:
            found.append(Reason("bot_huxi_way", self.rule, {"huxi": gained - less}))
        elif gained > 0 and self.lacking and not another:
            lacking = max(0, self.lacking - gained)
            found.append(Reason("bot_huxi", self.rule, {"card": card, "huxi": gained, "lacking": lacking}))
        elif gained > 0 and not another:
            found.append(Reason("bot_more_huxi", self.rule, {"card": card, "huxi": gained}))
        if not self.hidden[self.seen.live] and not another:
            found.append(Reason("bot_last_copy", self.rule, {"card": card}))
        return found

    # --- waits -----------------------------------------------------------------------------------------

    def _waits(self, action: Action, second: Action | None) -> list[Reason]:
        """Return what the hand waits for after the choice, unless the other choice waits for more."""
        mine = waits_after(self.seen, self.live, action)
        theirs = NO_WAITS if second is None else waits_after(self.seen, self.live, second)
        if not mine.copies or mine.copies < theirs.copies:
            return []
        facts: dict[str, int | str] = {"card": format_cards(mine.kinds), "live": mine.copies}
        if mine.discard >= 0:
            facts["then"] = code(mine.discard)
        return [*self._waits_against(facts, theirs.copies, compares=second is not None), *self._own_flips(mine)]

    def _waits_against(self, facts: dict[str, int | str], less: int, *, compares: bool) -> list[Reason]:
        """Return the waits in words, with the copies that the other choice waits for if those are fewer."""
        done = self.afterwards and compares
        if less == facts["live"]:
            return [] if done else [Reason("bot_waits", self.rule, facts)]
        if less:
            facts["less"] = less
            return [Reason("bot_waits_more_done" if done else "bot_waits_more", self.rule, facts)]
        return [Reason("bot_waits_done" if done else "bot_waits", self.rule, facts)]

    def _own_flips(self, mine: ChoiceWaits) -> list[Reason]:
        """Return which of the waits win by an own flip alone; a king holder knows that all do."""
        if not mine.own or self.seen.hand[KING]:
            return []
        return [Reason("bot_own_flip", self.rule, {"card": format_cards(mine.own)})]

    # --- numbers ---------------------------------------------------------------------------------------

    def numbers(self, action: Action, second: Action | None) -> Reason:
        """Return the groups after the choice and the cards that would finish one more, beside the other choice's."""
        seen, rule, kings = self.seen, self.rule, kings_fact(self.seen)
        mine = groups_after(seen, self.live, action)
        if second is not None and not (seen.skips[seen.seat] and seen.live >= 0):
            theirs = groups_after(seen, self.live, second)
            groups = {"groups": mine.groups, "others": theirs.groups, **kings}
            if mine.groups > theirs.groups > 0:
                return self._more_groups(action, second, groups)
            if theirs.groups > mine.groups > 0:
                return Reason("bot_groups_fewer", rule, groups)
            if mine.groups == theirs.groups and mine.copies and theirs.copies:
                joins = {"kinds": len(mine.kinds), "live": mine.copies}
                joins |= {"others": len(theirs.kinds), "less": theirs.copies}
                return self._joins(action, second, {**joins, **kings})
        if mine.copies:
            return Reason("bot_joins", rule, {"kinds": len(mine.kinds), "live": mine.copies, **kings})
        return Reason("bot_groups", rule, {"groups": mine.groups, **kings})

    def _more_groups(self, action: Action, second: Action, facts: dict[str, int]) -> Reason:
        """Return that the choice leaves more finished groups than the other one."""
        if is_discard(action):
            cards = {"card": code(discarded(action)), "kept": code(discarded(second))}
            return Reason("bot_groups_played", self.rule, {**cards, **facts})
        with_card = {"card": code(self.seen.live), **facts}
        if action == PASS:
            return Reason("bot_groups_passed", self.rule, with_card)
        return Reason("bot_groups_way" if _claims(second) else "bot_groups_taken", self.rule, with_card)

    def _joins(self, action: Action, second: Action, facts: dict[str, int]) -> Reason:
        """Return how many kinds and copies would finish one more group after each of two choices."""
        if facts["live"] == facts["less"]:
            return Reason("bot_joins_same", self.rule, facts)
        if facts["live"] < facts["less"]:
            return Reason("bot_joins_fewer", self.rule, facts)
        if is_discard(action):
            cards = {"card": code(discarded(action)), "kept": code(discarded(second))}
            return Reason("bot_joins_played", self.rule, {**cards, **facts})
        with_card = {"card": code(self.seen.live), **facts}
        if action == PASS:
            return Reason("bot_joins_passed", self.rule, with_card)
        return Reason("bot_joins_way" if _claims(second) else "bot_joins_taken", self.rule, with_card)


def _claims(action: Action) -> bool:
    return action == CLAIM_PENG or is_chi(action)
