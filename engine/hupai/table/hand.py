"""One hand of any game: its log, its actions, and the checks that make a family's ``step`` safe to call.

>>> import hupai
>>> game = hupai.games["yongzhou"]
>>> hand = game.deal(game.rules(base_bonus=1), seed="doc", dealer=0)
>>> hand.to_act
(0,)
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from copy import copy
from typing import Any

from hupai.table.chance import commitment
from hupai.table.errors import EngineError, IllegalAction
from hupai.table.events import Event
from hupai.table.family import Action, Family, Rules
from hupai.table.json_object import Facts
from hupai.table.reason import Reason


class Hand:
    """One hand in progress. Its deck and its actions determine it completely."""

    after_event: Callable[[], None] | None = None
    """What is called after each event of an action, if anything; it may look at the table and changes nothing."""

    def __init__(self, family: Family, rules: Rules, deck: Sequence[int], dealer: int, seed: str) -> None:
        self.family = family
        self.rules: Any = rules
        """The family's own rules."""
        self.dealer = dealer
        self.deck = tuple(deck)
        self.seed = seed
        self.log: list[Event] = []
        """Every event so far."""
        self.starts: list[int] = []
        """How many events there were before each action."""
        self.actions: list[tuple[int, str]] = []
        """Every action so far, as (seat, text)."""
        self.table: Any = family.play.begin(rules, deck, dealer, self.log.append)
        """The family's own table."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.table.offers)

    @property
    def deck_text(self) -> str:
        """The deck in notation, in the order it was dealt."""
        return self.family.notation.format_cards(self.deck)

    @property
    def commitment(self) -> str:
        """SHA-256 of seed and deck: shown before the hand, checked after it."""
        return commitment(self.seed, self.deck_text)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe an answer now; any of them may answer first. Empty when the hand is over."""
        return tuple(self.table.pending)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.table.result is not None

    @property
    def result(self) -> Any:
        """How the hand ended (:class:`~hupai.table.results.Result`), or None while it runs."""
        return self.table.result

    def legal(self, seat: int) -> list[str]:
        """Return what ``seat`` may do now, in canonical order; empty unless it owes an answer."""
        self._check_seat(seat)
        if seat not in self.table.pending:
            return []
        return [self.family.notation.format_action(action) for action in self.table.offers[seat]]

    def act(self, seat: int, action: str | Action) -> list[Event]:
        """Let ``seat`` do this and return the events that follow.

        Raises IllegalAction (its code is the reason's, its facts hold ``rule``) or InvalidNotation; the
        hand is then unchanged.
        """
        wanted = self._checked(seat, action)
        text = self.family.notation.format_action(wanted)
        if seat not in self.table.pending or wanted not in self.table.offers[seat]:
            reason = self.family.play.why_not(self.table, seat, wanted)
            if reason is not None:
                facts = {**reason.facts, "rule": reason.rule, "action": text}
                raise IllegalAction(reason.code, family=self.family.id, **facts)
        before = len(self.log)
        self.starts.append(before)
        self.actions.append((seat, text))
        self.family.play.step(self.table, seat, wanted, self._tell)
        return self.log[before:]

    def why_not(self, seat: int, action: str | Action) -> Reason | None:
        """Return why ``seat`` may not do this now, or None if it may."""
        return self.family.play.why_not(self.table, seat, self._checked(seat, action))

    def effects(self, seat: int, action: str | Action) -> list[Reason]:
        """Return what a legal action causes for the rest of the hand."""
        return self.family.play.effects(self.table, seat, self._checked(seat, action))

    def view(self, seat: int) -> Any:
        """Return what ``seat`` may see now: the family's observation."""
        self._check_seat(seat)
        return self.family.play.observe(self.table, seat)

    def events_for(self, seat: int | None, start: int = 0) -> list[Facts]:
        """Return the events from ``start`` on as ``seat`` saw them; None sees everything."""
        return [event.seen_by(seat) for event in self.log[start:]]

    def copy(self) -> Hand:
        """Return a separate copy of this hand as it is now."""
        again = copy(self)
        again.log, again.starts, again.actions = self.log[:], self.starts[:], self.actions[:]
        again.table = self.table.clone()
        return again

    def after(self, actions: int) -> Hand:
        """Return a separate copy of this hand as it was after its first ``actions`` actions."""
        again = Hand(self.family, self.rules, self.deck, self.dealer, self.seed)
        for seat, action in self.actions[:actions]:
            again.act(seat, action)
        return again

    def decisions_of(self, seat: int) -> list[tuple[Any, Action]]:
        """Return what ``seat`` saw at each decision it has made, and what it did."""
        again, found = Hand(self.family, self.rules, self.deck, self.dealer, self.seed), []
        for mover, action in self.actions:
            if mover == seat:
                found.append((again.view(seat), self.family.notation.parse_action(action)))
            again.act(mover, action)
        return found

    def words_of(self, seat: int, since: int, words: Container[str]) -> dict[int, str]:
        """Return the first words of the seat's actions from event ``since`` on, by the number of events before each.

        Only those among ``words`` are returned.
        """
        said = [
            (at, text.split()[0]) for (mover, text), at in zip(self.actions, self.starts, strict=True) if mover == seat
        ]
        return {at: word for at, word in said if at >= since and word in words}

    def as_it_ended(self, seat: int) -> Any:
        """Return what ``seat`` saw of a hand that is over: right before it won if it did, otherwise at the end.

        None where it won with what it was dealt.
        """
        won = (at for at, event in enumerate(self.log) if event.type == "won" and event.facts["seat"] == seat)
        at = next(won, None)
        return self.view(seat) if at is None else self.seen_after(at - 1, seat)

    def seen_after(self, event: int, seat: int) -> Any:
        """Return what ``seat`` saw right after the event at this place in the log, None for one of the deal."""
        begun = [step for step, start in enumerate(self.starts) if start <= event]
        if not begun:
            return None
        again, seen = self.after(begun[-1]), []
        again.after_event = lambda: seen.append(again.view(seat))
        again.act(*self.actions[begun[-1]])
        return seen[event - self.starts[begun[-1]]]

    def _tell(self, event: Event) -> None:
        self.log.append(event)
        if self.after_event:
            self.after_event()

    def _checked(self, seat: int, action: str | Action) -> Action:
        self._check_seat(seat)
        if not isinstance(action, str):
            return action
        try:
            return self.family.notation.parse_action(action)
        except EngineError as error:
            raise error.of(self.family.id) from None

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise IllegalAction("unknown_seat", seat=repr(seat), seats=self.seats)
