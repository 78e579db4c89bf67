"""The text of a position as fields with places: seats, numbers, tiles and rules, the pieces that fields are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from types import ModuleType
from typing import Final, TypeVar

from hupai.mahjong.games import GAMES
from hupai.mahjong.notation import checked_counts, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.tiles import Kind, code
from hupai.table.errors import InvalidNotation, InvalidRules
from hupai.table.options import Value, apply_options, parse_value
from hupai.table.seats import Seat

VERSION: Final = "1"
"""The version of the text's form, in its first field."""
NOTHING: Final = "-"
"""No tiles, no melds, no discards."""
UNSEEN: Final = "?"
"""A tile that the seat does not see."""
ALL: Final = "all"
"""过胡 that bars every win on a discard."""
LONGEST: Final = 4000
"""Characters of the longest position read; a long hand has a third of it."""

_REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "tiles", "hand")
_OPTIONAL: Final = (
    *("options", "turned", "birds", "taken", "melds", "discards", "robbed", "live", "open", "piao", "dead", "revealed"),
    *("kongs", "last", "wins", "paid", "due", "first", "passed", "late", "answer", "legal"),
)
_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)

T = TypeVar("T")
Part = tuple[str, int]
"""A piece of the text and the index it begins at."""


def game_named(game: str) -> ModuleType:
    """Return the module of a game of the family; KeyError for another one."""
    return {module.ID: module for module in GAMES}[game]


class PositionText:
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    def __init__(self, text: str) -> None:
        self.fields: dict[str, Part] = {}
        """The value of each field, and where it begins."""
        self._end = len(text)
        words = [(found[0], found.start()) for found in re.finditer(r"\S+", text[: LONGEST + 1])]
        if not words or not words[0][0].startswith("mahjong:") or len(text) > LONGEST:
            raise InvalidNotation("not_a_position", position=0, expected=f"mahjong:{VERSION}")
        for word, at in words:
            self._check_characters(word, at)
        version = words[0][0].removeprefix("mahjong:")
        if version != VERSION:
            raise InvalidNotation("position_version", position=words[0][1], version=version[:40], known=[VERSION])
        for word, at in words[1:]:
            self._add(word, at)
        for name in _REQUIRED:
            if name not in self.fields:
                raise InvalidNotation("position_field_missing", position=len(text), field=name)
        self.rules = self._rules()
        self.seats = self.rules.seats
        self._deck = deck_of_rules(self.rules)

    def _check_characters(self, word: str, at: int) -> None:
        for place, char in enumerate(word, at):
            if not char.isprintable():
                raise InvalidNotation("position_character_wrong", position=place, char=f"U+{ord(char):04X}")

    def _add(self, word: str, at: int) -> None:
        name, colon, value = word.partition(":")
        if name not in _REQUIRED and name not in _OPTIONAL:
            known = [*_REQUIRED, *_OPTIONAL]
            raise InvalidNotation("position_field_unknown", position=at, field=name[:40], known=known)
        if name in self.fields:
            raise InvalidNotation("position_field_twice", position=at, field=name)
        self.fields[name] = value, at + len(name) + len(colon)

    # --- errors ------------------------------------------------------------------------------------

    def place(self, field: str) -> int:
        """Return where the value of a field begins; the end of the text for one that is left out."""
        return self.fields[field][1] if field in self.fields else self._end

    def wrong(self, field: str, part: Part, expected: str) -> InvalidNotation:
        """Return the error for a value that a field cannot have; ``expected`` is an example or a range."""
        value, at = part
        return InvalidNotation("position_field_wrong", position=at, field=field, value=value[:60], expected=expected)

    # --- pieces ------------------------------------------------------------------------------------

    def parts(self, part: Part, separator: str) -> Iterator[Part]:
        """Yield the pieces between the separators."""
        text, at = part
        for piece in text.split(separator):
            yield piece, at
            at += len(piece) + len(separator)

    def items(self, field: str) -> Iterator[Part]:
        """Yield what stands between the commas of a field, nothing if the field is left out."""
        return self.parts(self.fields[field], ",") if field in self.fields else iter(())

    def by_seat(self, field: str, example: str) -> list[Part]:
        """Return the pieces of a field that has one for each seat; ``example`` shows such a field."""
        found = list(self.parts(self.fields[field], "/"))
        if len(found) != self.seats:
            raise self.wrong(field, self.fields[field], example)
        return found

    def number(self, field: str) -> int:
        """Return the number that a field is."""
        return self.number_in(field, self.fields[field])

    def number_in(self, field: str, part: Part) -> int:
        """Return the number that a piece of a field is."""
        if not _NUMBER.fullmatch(part[0]):
            raise self.wrong(field, part, "0, 1, 2 …")
        return int(part[0])

    def seat(self, field: str) -> Seat:
        """Return the seat that a field is."""
        return self.seat_in(field, self.fields[field])

    def seat_in(self, field: str, part: Part) -> Seat:
        """Return the seat that a piece of a field is."""
        if part[0] not in map(str, range(self.seats)):
            raise self.wrong(field, part, f"0–{self.seats - 1}")
        return int(part[0])

    def source(self, field: str, part: Part) -> tuple[Part, Seat | None]:
        """Return what stands before ``@`` and the seat behind it, None if there is none."""
        text, at = part
        before, sign, after = text.partition("@")
        return (before, at), self.seat_in(field, (after, at + len(before) + 1)) if sign else None

    def flags(self, field: str) -> tuple[bool, ...]:
        """Return for each seat whether a field names it."""
        seats = [self.seat_in(field, part) for part in self.items(field)]
        if len(set(seats)) != len(seats):
            raise self.wrong(field, self.fields[field], "0,2")
        return tuple(seat in seats for seat in range(self.seats))

    def choice(self, field: str, choices: Mapping[str, T]) -> T:
        """Return what the word of a field stands for."""
        part = self.fields[field]
        if part[0] not in choices:
            raise self.wrong(field, part, ", ".join(choices))
        return choices[part[0]]

    # --- tiles -------------------------------------------------------------------------------------

    def tiles(self, field: str, part: Part) -> list[Kind]:
        """Return the tiles of a piece of text, one at least, in the family's own notation and of the game's deck."""
        text, at = part
        found = self.in_notation(parse_tiles, text, at)
        if not found:
            raise self.wrong(field, part, "123m45s7z")
        self.in_notation(partial(checked_counts, deck=self._deck), text, at)
        return found

    def check_in_deck(self, kinds: Iterable[Kind], at: int) -> None:
        """Refuse tiles that the game does not have; ``at`` is where they are written."""
        for kind in kinds:
            if not self._deck[kind]:
                raise InvalidNotation("not_in_deck", position=at, tile=code(kind))

    def in_notation(self, parse: Callable[[str], T], text: str, at: int) -> T:
        """Return what the notation's parser makes of a piece of text; its errors get their place in the whole."""
        try:
            return parse(text)
        except InvalidNotation as error:
            facts = {name: value for name, value in error.facts.items() if name != "text"}
            raise InvalidNotation(error.code, position=at + (error.position or 0), **facts) from None

    def one_tile(self, field: str, part: Part) -> Kind:
        """Return the one tile of a piece of text."""
        found = self.tiles(field, part)
        if len(found) != 1:
            raise self.wrong(field, part, "3s")
        return found[0]

    def tiles_or_none(self, field: str) -> list[Kind]:
        """Return the tiles of a field, none if it is left out or says so."""
        if field not in self.fields or self.fields[field][0] == NOTHING:
            return []
        return self.tiles(field, self.fields[field])

    # --- rules -------------------------------------------------------------------------------------

    def _rules(self) -> MahjongRules:
        game, at = self.fields["game"]
        if game not in {module.ID for module in GAMES}:
            known = [module.ID for module in GAMES]
            raise InvalidNotation("unknown_game", position=at, game=game[:40], known=known)
        module = game_named(game)
        options = {option.name: option for option in module.OPTIONS}
        chosen: dict[str, Value] = {}
        for text, place in self.items("options"):
            name, equals, value = text.partition("=")
            if not equals:
                raise self.wrong("options", (text, place), "cap=4,chi=on")
            if name in chosen:
                raise InvalidNotation("option_twice", position=place, option=name[:40])
            chosen[name[:40]] = parse_value(options[name], value[:40]) if name in options else value[:40]
        try:
            rules: MahjongRules = apply_options(module.RULES, module.OPTIONS, chosen, lambda rules: [])
        except InvalidRules as error:
            raise InvalidNotation("position_options_wrong", position=self.place("options"), **error.facts) from None
        return rules
