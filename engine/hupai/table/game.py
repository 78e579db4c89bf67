"""A game: one entry of a family with the options players may set, and the hands it deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hupai.table.chance import shuffled
from hupai.table.errors import EngineError, InvalidNotation
from hupai.table.family import Family, Rules
from hupai.table.hand import Hand
from hupai.table.json_object import Facts
from hupai.table.options import NamedSet, Option, Value, apply_options
from hupai.table.results import Result


def fingerprint(game: str, options: Facts) -> str:
    """Return the 16 hex digits over a game's identifier and options that records contain."""
    text = json.dumps([game, dict(options)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a family: its identifier, its default rules, the options players may set, and named sets of them."""

    id: str
    family: Family
    base: Any
    options: tuple[Option, ...]
    sets: tuple[NamedSet, ...] = ()
    called: tuple[NamedSet, ...] = ()
    """Options with which the game has another name; the first that fits counts."""

    @property
    def seats(self) -> int:
        """How many play by the default rules."""
        return self.family.play.seats(self.base)

    def called_with(self, options: Facts) -> NamedSet | None:
        """Return the options that give the game another name where these are chosen, None where it keeps its own."""
        return next((one for one in self.called if one.options.items() <= options.items()), None)

    def rules(self, /, **options: Any) -> Any:
        """Return the rules with these options; InvalidRules lists every problem at once."""
        try:
            return apply_options(self.base, self.options, options, self.family.play.conflicts)
        except EngineError as error:
            raise error.of(self.family.id) from None

    def options_of(self, rules: Rules) -> dict[str, Value]:
        """Return the value of every option in ``rules``, by name."""
        return {option.name: getattr(rules, option.name) for option in self.options}

    def rules_hash(self, rules: Rules) -> str:
        """Return 16 hex digits that differ whenever the game or an option does."""
        return fingerprint(self.id, self.options_of(rules))

    def next_dealer(self, rules: Rules, dealer: int, result: Result, drawn: int) -> int:
        """Return who deals next; ``drawn`` counts hands without a winner in a row, this one included."""
        return self.family.play.next_dealer(rules, dealer, result, drawn)

    def deal(
        self,
        rules: Rules,
        *,
        seed: str | None = None,
        deck: str | Iterable[int] | None = None,
        dealer: int = 0,
    ) -> Hand:
        """Return a hand at its first decision, from a seed, a deck (notation or kinds), or both.

        With a deck, the seed is only stored. Raises InvalidNotation ``wrong_deck`` if the deck is not exactly the
        game's cards, ``no_deck`` if there is neither a deck nor a seed, ``unknown_seat``.
        """
        seats = self.family.play.seats(rules)
        if not 0 <= dealer < seats:
            raise InvalidNotation("unknown_seat", seat=dealer, seats=seats)
        full = self.family.play.deck(rules)
        if deck is None:
            if seed is None:
                raise InvalidNotation("no_deck")
            cards = shuffled(full, seed)
        else:
            cards = self._cards(deck) if isinstance(deck, str) else list(deck)
            if sorted(cards) != full:
                raise InvalidNotation("wrong_deck", cards=len(cards), expected=len(full))
        return Hand(self.family, rules, cards, dealer, seed or "")

    def _cards(self, deck: str) -> list[int]:
        try:
            return self.family.notation.parse_cards(deck)
        except EngineError as error:
            raise error.of(self.family.id) from None
