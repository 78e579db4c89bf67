"""The text of a position as fields with places: ``FAMILY:1 game:… seat:0 hand:…``.

A family's reader extends :class:`PositionFields` with its own pieces: cards, melds, actions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Final, TypeVar

from hupai.table.errors import EngineError, InvalidNotation, InvalidRules
from hupai.table.family import Action, Observation, R, Rules
from hupai.table.json_object import Json
from hupai.table.options import Option, Value, apply_options, as_named, parse_value, to_name, value_text
from hupai.table.seats import Seat
from hupai.table.signs import Signs
from hupai.table.typed_text import errors_from

VERSION: Final = "1"
"""The version of the text's form, in its first field."""
NOTHING: Final = "-"
"""What stands for no cards, no melds, no discards."""
LONGEST: Final = 4000
"""Characters of the longest position read; the position of a long hand has a third of it."""

_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)

S = TypeVar("S", bound=Observation)
T = TypeVar("T")
Part = tuple[str, int]
"""A piece of the text and the index it begins at."""


def first_fields(
    family: str, seen: Observation, games: Sequence[ModuleType], phase: str, turn: Seat, wall: int
) -> Iterator[tuple[str, str]]:
    """Yield the fields with which every position begins; ``phase`` is a word, ``wall`` counts the cards left."""
    modules = {module.ID: module for module in games}
    yield family, VERSION
    yield "game", seen.rules.game
    options = _options_text(seen.rules, modules[seen.rules.game].OPTIONS)
    if options:
        yield "options", options
    yield "seat", str(seen.seat)
    yield "dealer", str(seen.dealer)
    yield "phase", phase
    yield "turn", str(turn)
    yield "wall", str(wall)


def last_fields(seen: Observation, answer: Action, format_action: Callable[[Action], str]) -> Iterator[tuple[str, str]]:
    """Yield the fields with which every position ends: what the seat has answered, and what it may do."""
    for name, actions in _actions_of(seen, answer):
        yield name, ",".join(format_action(action).replace(" ", ".") for action in actions)


def _actions_of(seen: Observation, answer: Action) -> list[tuple[str, Sequence[Action]]]:
    """Return the fields that have actions, with these."""
    found = (("answer", [answer] if answer >= 0 else []), ("legal", seen.legal))
    return [(name, actions) for name, actions in found if actions]


def _options_text(rules: Rules, options: Sequence[Option]) -> str:
    """Return the options that a text has to name as ``name=value,…``, in the order the game lists them."""
    return ",".join([f"{option.name}={value_text(value)}" for option, value in to_name(options, rules)])


class PositionFields:
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: Rules
    """The rules of the position."""
    seats: int
    """How many play by them."""

    def __init__(self, text: str, family: str, required: Sequence[str], optional: Sequence[str]) -> None:
        """``required`` and ``optional`` are the names of the fields; the first field is the family with the version."""
        self.fields: dict[str, Part] = {}
        """The value of each field, and where it begins."""
        self._end = len(text)
        self._known = (*required, *optional)
        words = [(found[0], found.start()) for found in re.finditer(r"\S+", text[: LONGEST + 1])]
        if not words or not words[0][0].startswith(f"{family}:") or len(text) > LONGEST:
            raise InvalidNotation("not_a_position", position=0, expected=f"{family}:{VERSION}")
        for word, at in words:
            _check_characters(word, at)
        version = words[0][0].removeprefix(f"{family}:")
        if version != VERSION:
            raise InvalidNotation("position_version", position=words[0][1], version=version[:40], known=[VERSION])
        for word, at in words[1:]:
            self._add(word, at)
        for name in required:
            if name not in self.fields:
                raise InvalidNotation("position_field_missing", position=len(text), field=name)

    def _add(self, word: str, at: int) -> None:
        name, colon, value = word.partition(":")
        if name not in self._known:
            raise InvalidNotation("position_field_unknown", position=at, field=name[:40], known=list(self._known))
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

    def refuse_conflicts(self, conflicts: Iterable[tuple[str, str]]) -> None:
        """Raise ``position_fields_conflict`` for the first of these pairs of fields, if there is one."""
        for field, other in conflicts:
            raise InvalidNotation("position_fields_conflict", position=self.place(field), field=field, other=other)

    def refuse_actions(
        self,
        seen: S,
        answer: Action,
        format_action: Callable[[Action], str],
        is_possible: Callable[[S, Action], bool],
        banned_by: Callable[[S, Action], str],
    ) -> None:
        """Raise ``position_action_wrong`` for what the seat may do or has answered if that is not possible.

        Raises ``position_fields_conflict`` for what a field forbids: ``banned_by`` returns its name, an empty text if
        there is none, and is asked of possible actions only.
        """
        for field, actions in _actions_of(seen, answer):
            for action in actions:
                if not is_possible(seen, action):
                    place, text = self.place(field), format_action(action)
                    raise InvalidNotation("position_action_wrong", position=place, action=text)
                ban = banned_by(seen, action)
                if ban:
                    self.refuse_conflicts([(field, ban)])

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

    def numbers(self, field: str, example: str) -> tuple[int, ...]:
        """Return the numbers of a field that has one for each seat; ``example`` shows such a field."""
        found = tuple(self.number_in(field, part) for part in self.items(field))
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

    def flags(self, field: str) -> tuple[bool, ...]:
        """Return for each seat whether a field names it; none if the field is left out."""
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

    def in_notation(self, parse: Callable[[str], T], part: Part) -> T:
        """Return what a parser of the family makes of a piece of text; its errors get their place in the whole."""
        text, at = part
        with errors_from(at):
            return parse(text)

    def named_group(self, signs: Signs, known: Sequence[str], part: Part) -> tuple[str, int]:
        """Return the group that a meld names, and where in the piece its cards begin.

        Raises InvalidNotation ``unknown_meld_kind`` for a meld without the name of a ``known`` group.
        """
        text, at = part
        found = signs.name_in(text)
        if found is None or found[0] not in known:
            kind = text.partition(":")[0][:40]
            raise InvalidNotation("unknown_meld_kind", position=at, kind=kind, known=list(known))
        return found

    # --- actions -----------------------------------------------------------------------------------

    def answer(self, parse: Callable[[str], Action], expected: str) -> Action:
        """Return what the seat has answered, -1 if the field is left out; ``expected`` shows some actions."""
        return self._action("answer", self.fields["answer"], parse, expected) if "answer" in self.fields else -1

    def legal(self, parse: Callable[[str], Action], expected: str, example: str) -> tuple[Action, ...]:
        """Return what the seat may do, ascending; ``expected`` shows some actions, ``example`` such a field."""
        found = sorted(self._action("legal", part, parse, expected) for part in self.items("legal"))
        if len(set(found)) != len(found):
            raise self.wrong("legal", self.fields["legal"], example)
        return tuple(found)

    def _action(self, field: str, part: Part, parse: Callable[[str], Action], expected: str) -> Action:
        try:
            return parse(part[0].replace(".", " "))
        except EngineError:
            raise self.wrong(field, part, expected) from None

    # --- rules -------------------------------------------------------------------------------------

    def rules_of(self, games: Sequence[ModuleType], conflicts: Callable[[R], list[Json]], example: str) -> R:
        """Return the rules that ``game`` and ``options`` state; ``example`` shows some options."""
        game, at = self.fields["game"]
        modules = {module.ID: module for module in games}
        if game not in modules:
            raise InvalidNotation("unknown_game", position=at, game=game[:40], known=list(modules))
        module = modules[game]
        known = {option.name: option for option in module.OPTIONS}
        chosen: dict[str, Value] = {}
        for text, place in self.items("options"):
            name, equals, value = text.partition("=")
            if not equals:
                raise self.wrong("options", (text, place), example)
            if name in chosen:
                raise InvalidNotation("option_twice", position=place, option=name[:40])
            chosen[name[:40]] = parse_value(known[name], value[:40]) if name in known else value[:40]
        base: R = module.RULES
        try:
            return apply_options(base, module.OPTIONS, as_named(module.OPTIONS, chosen), conflicts)
        except InvalidRules as error:
            raise InvalidNotation("position_options_wrong", position=self.place("options"), **error.facts) from None


def _check_characters(word: str, at: int) -> None:
    for place, char in enumerate(word, at):
        if not char.isprintable():
            raise InvalidNotation("position_character_wrong", position=place, char=f"U+{ord(char):04X}")
