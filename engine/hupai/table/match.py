"""A match: several hands of one game, with the dealer after each hand and the sum of the scores.

A match can be recorded, replayed and rewound, because its deck and its actions determine a hand completely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.table.chance import derived_seed
from hupai.table.dealing import BY_RULES, first_dealer, next_dealer
from hupai.table.errors import CorruptRecord, EngineError, IllegalAction
from hupai.table.events import Event
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.hand import Hand
from hupai.table.match_end import Extra
from hupai.table.payments import totals
from hupai.table.record import HandRecord, MatchRecord


@dataclass(frozen=True, slots=True)
class Tally:
    """One finished hand of the match."""

    number: int
    dealer: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Match:
    """Hands of one game between the same seats; the current hand is the last one dealt."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        players: Sequence[str],
        hands: int,
        seed: str,
        dealer: int | None = None,
        *,
        dealing: str = BY_RULES,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = tuple(players)
        self.hands = hands
        self.seed = seed
        self.dealing = dealing
        self.tally: list[Tally] = []
        self._past: list[Hand] = []
        self.dealer = first_dealer(game, rules, seed, dealing) if dealer is None else dealer
        """Who deals the current hand; the first dealer is the one given, else whom ``dealing`` finds."""
        self.hand: Hand = self._deal()

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.family.play.seats(self.rules)

    @property
    def number(self) -> int:
        """Number of the current hand, from 1."""
        return len(self._past) + 1

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the finished hands."""
        return tuple(map(sum, zip([0] * self.seats, *(row.scores for row in self.tally), strict=True)))

    @property
    def extras(self) -> list[Extra]:
        """What is paid beside the hands once the match is over."""
        return self.game.family.play.match_extras(self.rules, self.points) if self.over else []

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far: of finished hands, and what is paid at the end of the match."""
        paid = totals((extra.payment for extra in self.extras), self.seats)
        return tuple(map(sum, zip(self.points, paid, strict=True)))

    @property
    def over(self) -> bool:
        """Whether the last hand has ended, or one after which the rules end the match."""
        if self.hand.result is None:
            return False
        return self.number >= self.hands or self.game.family.play.ends_match(self.rules, self.points)

    @property
    def end(self) -> tuple[int, ...] | None:
        """The points of a match that is over, where its hands alone do not tell them or that it is; else None."""
        return self.scores if self.over and (self.extras or self.number < self.hands) else None

    def hand_number(self, number: int) -> Hand:
        """Return a hand by its number; IllegalAction ``no_such_hand`` if it was not dealt."""
        if not 1 <= number <= self.number:
            raise IllegalAction("no_such_hand", hand=number, dealt=self.number)
        return self.hand if number == self.number else self._past[number - 1]

    def act(self, seat: int, action: str) -> list[Event]:
        """Apply an action to the current hand and return what follows."""
        events = self.hand.act(seat, action)
        self._enter()
        return events

    def next(self) -> None:
        """Deal the next hand; IllegalAction ``hand_not_over`` or ``match_over`` if there is none."""
        if self.hand.result is None:
            raise IllegalAction("hand_not_over", hand=self.number)
        if self.over:
            raise IllegalAction("match_over", hands=self.hands)
        self.dealer = self._next_dealer()
        self._past.append(self.hand)
        self.hand = self._deal()

    def rewind(self, actions: int) -> None:
        """Take the current hand back to its first ``actions`` actions; exact, because all chance is in the deck."""
        kept = self.hand.actions[:actions]
        self.redeal(self.hand.deck_text, self.hand.seed)
        for seat, action in kept:
            self.act(seat, action)

    def checkpoint(self) -> tuple[int, int]:
        """Return where the match stands, for :meth:`restore`: the hand's number and how many actions it has."""
        return self.number, len(self.hand.actions)

    def restore(self, checkpoint: tuple[int, int]) -> None:
        """Take the match back to a checkpoint; nothing happens if it is still there."""
        number, actions = checkpoint
        if self.checkpoint() == checkpoint:
            return
        while self.number > number:
            self.hand = self._past.pop()
            self.dealer = self.hand.dealer
        if len(self.hand.actions) != actions:
            self.rewind(actions)

    def redeal(self, deck: str, seed: str) -> None:
        """Deal the current hand again from this deck; the seed is only stored."""
        if self.tally and self.tally[-1].number == self.number:
            self.tally.pop()
        self.hand = self.game.deal(self.rules, seed=seed, deck=deck, dealer=self.dealer)
        self._enter()

    def record(self, engine: str) -> MatchRecord:
        """Return the record of the match up to now."""
        return MatchRecord(
            engine=engine,
            family=self.game.family.name_in_records,
            game=self.game.id,
            options=self.game.options_of(self.rules),
            rules=self.game.rules_hash(self.rules),
            seats=self.players,
            hands=self.hands,
            seed=self.seed,
            dealing=self.dealing,
            end=self.end,
            played=[self._hand_record(n + 1, hand) for n, hand in enumerate([*self._past, self.hand])],
        )

    @classmethod
    def replay(cls, record: MatchRecord, game: Game, rules: Rules) -> Match:
        """Return the match that a record describes; every action is applied again under the recorded rules.

        Where an action is refused, the rules as earlier versions played them are tried as well.

        Raises CorruptRecord with the line: ``wrong_dealer``, ``wrong_deck``, ``wrong_commitment``,
        ``illegal_in_record``, ``wrong_score``, ``unfinished_hand``, ``wrong_end``, ``no_hand``.
        """
        if not record.played:
            raise CorruptRecord("no_hand", position=9)
        refused: CorruptRecord | None = None
        for played_by in (rules, *game.family.play.earlier_rules(rules)):
            try:
                return cls._replayed(record, game, played_by)
            except CorruptRecord as error:
                if error.code != "illegal_in_record":
                    raise refused or error from None
                refused = refused or error
        assert refused is not None
        raise refused

    @classmethod
    def _replayed(cls, record: MatchRecord, game: Game, rules: Rules) -> Match:
        given = _given_dealer(record, game, rules)
        match = cls(game, rules, record.seats, record.hands, record.seed, given, dealing=record.dealing)
        for index, written in enumerate(record.played):
            if index:
                if match.hand.result is None or match.over:
                    raise CorruptRecord("unfinished_hand", position=written.line)
                match.next()
            if written.dealer != match.dealer:
                raise CorruptRecord("wrong_dealer", position=written.line, dealer=written.dealer, expected=match.dealer)
            match._replay_hand(written)
        if record.end != match.end:
            raise CorruptRecord("wrong_end", position=record.placed.get("end", record.played[-1].line))
        return match

    def _replay_hand(self, written: HandRecord) -> None:
        try:
            self.redeal(written.deck, written.seed)
        except EngineError as error:
            raise CorruptRecord(
                "wrong_deck", position=written.line + 1, family=self.game.family.id, reason=error.code
            ) from error
        if written.seal != self.hand.commitment:
            raise CorruptRecord("wrong_commitment", position=written.line + 2)
        for (seat, action), line in zip(written.actions, written.lines, strict=True):
            try:
                self.act(seat, action)
            except EngineError as error:
                facts = {**error.facts, "action": action[:80], "seat": seat, "reason": error.code}
                family = self.game.family.id
                raise CorruptRecord("illegal_in_record", position=line, family=family, **facts) from error
        found = None if self.hand.result is None else self.hand.result.scores
        if written.score != found:
            raise CorruptRecord("wrong_score", position=written.line)

    def _deal(self) -> Hand:
        seed = derived_seed(self.seed, "hand", self.number)
        return self.game.deal(self.rules, seed=seed, dealer=self.dealer)

    def _enter(self) -> None:
        """Add the current hand to the tally once it is over."""
        result = self.hand.result
        if result is not None:
            self.tally.append(Tally(self.number, self.dealer, result.winners, result.scores))

    def _next_dealer(self) -> int:
        drawn = 0
        for row in reversed(self.tally):
            if row.winners:
                break
            drawn += 1
        return next_dealer(self.game, self.rules, self.dealing, self.dealer, self.hand.result, drawn)

    def _hand_record(self, number: int, hand: Hand) -> HandRecord:
        return HandRecord(
            number=number,
            dealer=hand.dealer,
            seed=hand.seed,
            deck=hand.deck_text,
            seal=hand.commitment,
            actions=list(hand.actions),
            score=None if hand.result is None else hand.result.scores,
        )


def _given_dealer(record: MatchRecord, game: Game, rules: Rules) -> int | None:
    """Return the first dealer of a record whose first hand was set up, as a link's is; None where the match dealt it.

    A match that deals its first hand itself has no choice of the dealer.
    """
    first = record.played[0]
    if first.seed == derived_seed(record.seed, "hand", 1) or first.dealer >= game.family.play.seats(rules):
        return None
    return first.dealer
