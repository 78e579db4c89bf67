"""A match: several hands of one game, the deal passing on, the scores adding up.

Knows no family: a game is anything that deals hands (:class:`Game`), a hand anything that is asked and
answers (:class:`Hand`). A match can be written down, read back and taken back, because a hand is nothing
but its deck and its actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from hupai.table.chance import Stream, derived_seed
from hupai.table.errors import CorruptRecord, EngineError, IllegalAction
from hupai.table.events import Event
from hupai.table.record import HandRecord, MatchRecord


class Result(Protocol):
    """How a hand ended."""

    @property
    def winner(self) -> int | None:
        """The seat that won, or None."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat, summing to zero."""


class Hand(Protocol):
    """What a match needs of a hand."""

    actions: list[tuple[int, str]]
    log: list[Event]

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe an answer."""

    @property
    def result(self) -> Result | None:
        """The result once the hand is over."""

    @property
    def commitment(self) -> str:
        """What was shown before the hand."""

    @property
    def deck_text(self) -> str:
        """The deck in notation."""

    @property
    def seed(self) -> str:
        """The seed the deck came from, or an empty text."""

    @property
    def dealer(self) -> int:
        """Who dealt."""

    def act(self, seat: int, action: str) -> list[Event]:
        """Apply an action, or raise and change nothing."""


H = TypeVar("H", bound=Hand)
R = TypeVar("R")
HandOut = TypeVar("HandOut", bound=Hand, covariant=True)
RulesIn = TypeVar("RulesIn", contravariant=True)


class Game(Protocol[HandOut, RulesIn]):
    """What a match needs of a game: ``RulesIn`` is its rules object, ``HandOut`` its hands."""

    @property
    def id(self) -> str:
        """The game's identifier."""

    @property
    def seats(self) -> int:
        """How many play."""

    def options_of(self, rules: RulesIn) -> Mapping[str, Any]:
        """Every option's value."""

    def rules_hash(self, rules: RulesIn) -> str:
        """Digits that tell rules apart."""

    def next_dealer(self, rules: RulesIn, dealer: int, winner: int | None, drawn: int) -> int:
        """Who deals after this hand; ``drawn`` counts hands without a winner in a row, this one included."""

    def deal(
        self, rules: RulesIn, *, seed: str | None = None, deck: str | None = None, dealer: int = 0
    ) -> HandOut:
        """A hand at its first decision."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One finished hand of the match."""

    number: int
    dealer: int
    winner: int | None
    scores: tuple[int, ...]


class Match(Generic[H, R]):
    """Hands of one game between the same seats; the current hand is the last one dealt."""

    def __init__(
        self, game: Game[H, R], rules: R, players: Sequence[str], hands: int, seed: str
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = tuple(players)
        self.hands = hands
        self.seed = seed
        self.tally: list[Tally] = []
        self._past: list[H] = []
        self.dealer = Stream(seed, "dealer").below(game.seats)
        """Who deals the current hand; the first is drawn by lot (S0 定庄)."""
        self.hand: H = self._deal()

    @property
    def number(self) -> int:
        """Number of the current hand, from 1."""
        return len(self._past) + 1

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, finished hands only."""
        totals = [0] * self.game.seats
        for row in self.tally:
            for seat, points in enumerate(row.scores):
                totals[seat] += points
        return tuple(totals)

    @property
    def over(self) -> bool:
        """Whether the last hand has ended."""
        return self.hand.result is not None and self.number >= self.hands

    def hand_number(self, number: int) -> H:
        """Return a hand by its number; IllegalAction ``no_such_hand`` when it was not dealt."""
        if not 1 <= number <= self.number:
            raise IllegalAction("no_such_hand", hand=number, dealt=self.number)
        return self.hand if number == self.number else self._past[number - 1]

    def act(self, seat: int, action: str) -> list[Event]:
        """Apply an action to the current hand and return what follows."""
        events = self.hand.act(seat, action)
        self._enter()
        return events

    def next(self) -> None:
        """Deal the next hand; IllegalAction ``hand_not_over`` or ``match_over`` when there is none."""
        if self.hand.result is None:
            raise IllegalAction("hand_not_over", hand=self.number)
        if self.over:
            raise IllegalAction("match_over", hands=self.hands)
        self._past.append(self.hand)
        self.dealer = self._next_dealer()
        self.hand = self._deal()

    def rewind(self, actions: int) -> None:
        """Take the current hand back to its first ``actions`` actions; chance is part of the deck, so exact."""
        kept = self.hand.actions[:actions]
        self.redeal(self.hand.deck_text, self.hand.seed)
        for seat, action in kept:
            self.act(seat, action)

    def redeal(self, deck: str, seed: str) -> None:
        """Deal the current hand anew from this deck; the seed is only kept."""
        if self.tally and self.tally[-1].number == self.number:
            self.tally.pop()
        self.hand = self.game.deal(self.rules, seed=seed, deck=deck, dealer=self.dealer)
        self._enter()

    def record(self, engine: str) -> MatchRecord:
        """Return everything needed to come back here."""
        return MatchRecord(
            engine=engine,
            game=self.game.id,
            options=self.game.options_of(self.rules),
            rules=self.game.rules_hash(self.rules),
            seats=self.players,
            hands=self.hands,
            seed=self.seed,
            played=[self._hand_record(n + 1, hand) for n, hand in enumerate([*self._past, self.hand])],
        )

    @classmethod
    def replay(cls, record: MatchRecord, game: Game[H, R], rules: R) -> Match[H, R]:
        """Return the match a record describes, every action applied again under the rules of its header.

        Raises CorruptRecord with the line: ``wrong_dealer``, ``wrong_deck``, ``wrong_commitment``,
        ``illegal_in_record``, ``wrong_score``, ``unfinished_hand``, ``no_hand``.
        """
        if not record.played:
            raise CorruptRecord("no_hand", position=9)
        match = cls(game, rules, record.seats, record.hands, record.seed)
        for index, written in enumerate(record.played):
            if index:
                if match.hand.result is None or match.over:
                    raise CorruptRecord("unfinished_hand", position=written.line)
                match.next()
            if written.dealer != match.dealer:
                raise CorruptRecord(
                    "wrong_dealer", position=written.line, dealer=written.dealer, expected=match.dealer
                )
            match._replay_hand(written)
        return match

    def _replay_hand(self, written: HandRecord) -> None:
        try:
            self.redeal(written.deck, written.seed)
        except EngineError as error:
            raise CorruptRecord("wrong_deck", position=written.line + 1, reason=error.code) from error
        if written.seal != self.hand.commitment:
            raise CorruptRecord("wrong_commitment", position=written.line + 2)
        for (seat, action), line in zip(written.actions, written.lines, strict=True):
            try:
                self.act(seat, action)
            except EngineError as error:
                facts = {**error.facts, "action": action[:80], "seat": seat, "reason": error.code}
                raise CorruptRecord("illegal_in_record", position=line, **facts) from error
        found = None if self.hand.result is None else self.hand.result.scores
        if written.score != found:
            raise CorruptRecord("wrong_score", position=written.line)

    def _deal(self) -> H:
        seed = derived_seed(self.seed, "hand", self.number)
        return self.game.deal(self.rules, seed=seed, dealer=self.dealer)

    def _enter(self) -> None:
        """Add the current hand to the tally once it is over."""
        result = self.hand.result
        if result is not None:
            self.tally.append(Tally(self.number, self.dealer, result.winner, result.scores))

    def _next_dealer(self) -> int:
        drawn = 0
        for row in reversed(self.tally):
            if row.winner is not None:
                break
            drawn += 1
        return self.game.next_dealer(self.rules, self.dealer, self.tally[-1].winner, drawn)

    def _hand_record(self, number: int, hand: H) -> HandRecord:
        return HandRecord(
            number=number,
            dealer=hand.dealer,
            seed=hand.seed,
            deck=hand.deck_text,
            seal=hand.commitment,
            actions=list(hand.actions),
            score=None if hand.result is None else hand.result.scores,
        )
