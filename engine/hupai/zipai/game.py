"""A game of the family and a hand of it: the library's front door.

>>> import hupai
>>> game = hupai.games["yongzhou"]
>>> hand = game.deal(game.rules(base_bonus=1), seed="doc", dealer=0)
>>> hand.to_act
(0,)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hupai.table.chance import commitment, shuffled
from hupai.table.errors import IllegalAction, InvalidNotation
from hupai.table.events import Event
from hupai.table.reason import Reason
from hupai.zipai.actions import Action, format_action, parse_action
from hupai.zipai.cards import Kind, format_cards, full_deck, parse_cards
from hupai.zipai.foresight import effects
from hupai.zipai.observation import Observation, observe
from hupai.zipai.options import Option, Value, apply_options
from hupai.zipai.reasons import why_not
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import next_dealer
from hupai.zipai.state import OVER, SEATS, HandResult, Table
from hupai.zipai.turn import begin, step


def fingerprint(game: str, options: Mapping[str, Any]) -> str:
    """Return 16 hex digits over a game's identifier and options, as records state them."""
    text = json.dumps([game, dict(options)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class ZipaiGame:
    """One game of the family: its identifier, its default rules and the options players may set."""

    id: str
    base: ZipaiRules
    options: tuple[Option, ...]

    @property
    def seats(self) -> int:
        """How many play: three."""
        return SEATS

    def rules(self, /, **options: Any) -> ZipaiRules:
        """Return the rules with these options; InvalidRules lists every problem at once."""
        return apply_options(self.base, self.options, options)

    def options_of(self, rules: ZipaiRules) -> dict[str, Value]:
        """Return the value of every option in ``rules``, by name."""
        return {option.name: getattr(rules, option.name) for option in self.options}

    def rules_hash(self, rules: ZipaiRules) -> str:
        """Return 16 hex digits that differ whenever the game or an option does."""
        return fingerprint(self.id, self.options_of(rules))

    def next_dealer(self, rules: ZipaiRules, dealer: int, winner: int | None, drawn: int) -> int:
        """Return who deals next, by the rules' own custom."""
        return next_dealer(rules, dealer, winner, drawn)

    def deal(
        self,
        rules: ZipaiRules,
        *,
        seed: str | None = None,
        deck: str | Iterable[Kind] | None = None,
        dealer: int = 0,
    ) -> Hand:
        """Return a hand at its first decision, from a seed, a deck (notation or kinds), or both.

        A deck wins over a seed, which is then only kept. Raises InvalidNotation ``wrong_deck`` when the
        deck is not exactly the game's cards, ``no_deck`` when there is neither, ``unknown_seat``.
        """
        if not 0 <= dealer < SEATS:
            raise InvalidNotation("unknown_seat", seat=dealer, seats=SEATS)
        full = full_deck(rules.kings)
        if deck is None:
            if seed is None:
                raise InvalidNotation("no_deck")
            cards = shuffled(full, seed)
        else:
            cards = parse_cards(deck) if isinstance(deck, str) else list(deck)
            if sorted(cards) != full:
                raise InvalidNotation("wrong_deck", cards=len(cards), expected=len(full))
        return Hand(rules, cards, dealer, seed or "")


class Hand:
    """One hand being played: its log, its rules, and the checks that make :func:`step` safe to call."""

    def __init__(self, rules: ZipaiRules, deck: list[Kind], dealer: int, seed: str) -> None:
        self.rules = rules
        self.dealer = dealer
        self.deck = tuple(deck)
        self.seed = seed
        self.log: list[Event] = []
        """Every event so far."""
        self.moments: list[int] = []
        """How many events there were before each action."""
        self.actions: list[tuple[int, str]] = []
        """Every action so far, as (seat, text)."""
        self.table: Table = begin(rules, deck, dealer, self.log.append)

    @property
    def deck_text(self) -> str:
        """The deck in notation, in the order it was dealt."""
        return format_cards(self.deck)

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
        return self.table.phase == OVER

    @property
    def result(self) -> HandResult | None:
        """How the hand ended, or None while it runs."""
        return self.table.result

    def legal(self, seat: int) -> list[str]:
        """Return what ``seat`` may do now, in canonical order; empty unless it owes an answer."""
        _check_seat(seat)
        if seat not in self.table.pending:
            return []
        return [format_action(action) for action in self.table.offers[seat]]

    def act(self, seat: int, action: str | Action) -> list[Event]:
        """Let ``seat`` do this and return the events that follow.

        Raises IllegalAction (its code is the reason's, its facts hold ``rule``) or InvalidNotation; the
        hand is then unchanged.
        """
        _check_seat(seat)
        wanted = parse_action(action) if isinstance(action, str) else action
        reason = why_not(self.table, seat, wanted)
        if reason is not None:
            raise IllegalAction(
                reason.code,
                **{**reason.facts, "rule": reason.rule, "action": format_action(wanted)},
            )
        before = len(self.log)
        self.moments.append(len(self.log))
        self.actions.append((seat, format_action(wanted)))
        step(self.table, seat, wanted, self.log.append)
        return self.log[before:]

    def why_not(self, seat: int, action: str | Action) -> Reason | None:
        """Return why ``seat`` may not do this now, or None if it may."""
        _check_seat(seat)
        wanted = parse_action(action) if isinstance(action, str) else action
        return why_not(self.table, seat, wanted)

    def effects(self, seat: int, action: str | Action) -> list[Reason]:
        """Return what a legal action causes for the rest of the hand."""
        _check_seat(seat)
        wanted = parse_action(action) if isinstance(action, str) else action
        return effects(self.table, seat, wanted)

    def view(self, seat: int) -> Observation:
        """Return what ``seat`` may see now."""
        _check_seat(seat)
        return observe(self.table, seat)

    def events_for(self, seat: int | None, start: int = 0) -> list[Mapping[str, Any]]:
        """Return the events from ``start`` on as ``seat`` saw them; None sees everything."""
        return [event.seen_by(seat) for event in self.log[start:]]


def _check_seat(seat: int) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < SEATS:
        raise IllegalAction("unknown_seat", seat=repr(seat), seats=SEATS)
