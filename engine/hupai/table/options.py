"""The options that players may set: their values, their default, and the rule that explains them.

An option is a validated ``replace`` of one field of a family's rules object. Its words are in the family's
vocabulary, under its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import TypeVar

from hupai.table.errors import InvalidRules
from hupai.table.json_object import Facts, Json

Value = int | str | bool
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: ``name`` is also the field of the rules object; ``rule`` is the id of the rule that explains it."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    rule: str
    since: str = "0.1.0"
    """The first version with this option. Earlier records do not list it; they have what is unnamed."""
    before: Value | None = None
    """What was played before there was the option, if that is not the default."""
    only_with: tuple[str, Value] | None = None
    """The value of another option without which this one keeps its default: a lobby asks for it only beside that.

    A choice against it contradicts that value (:func:`apply_options`).
    """
    at_match_end: bool = False
    """Whether it acts only when a match ends and changes no hand: what shows one hand leaves it out, and a tournament,
    whose tables play a fixed number of hands and count each of them, refuses it."""

    @property
    def unnamed(self) -> Value:
        """What a text means that does not name the option: what was played before there was the option.

        A record of an earlier version, a link and a position are such texts. It never changes, whatever the default is.
        """
        return self.default if self.before is None else self.before


@dataclass(frozen=True, slots=True)
class NamedSet:
    """Options that people know together by one name; its words are in the family's vocabulary.

    A game's ``sets`` are what players ask for, with words under ``set``. Its ``called`` are the options with which the
    game itself has another name, with words under ``game_with``.
    """

    name: str
    options: Mapping[str, Value]
    """The options other than usual."""


def to_name(options: Iterable[Option], rules: object) -> list[tuple[Option, Value]]:
    """Return the options of ``rules`` that a text has to name, with their values."""
    values = [(option, getattr(rules, option.name)) for option in options]
    return [(option, value) for option, value in values if value != option.unnamed]


def as_named(options: Iterable[Option], named: Facts) -> Json:
    """Return what a text means that names these values; :func:`apply_options` checks them."""
    return {option.name: option.unnamed for option in options} | dict(named)


def defaults(options: Iterable[Option]) -> dict[str, Value]:
    """Return every option's default by name."""
    return {option.name: option.default for option in options}


def apply_options(
    base: R,
    options: tuple[Option, ...],
    chosen: Facts,
    conflicts: Callable[[R], list[Json]],
) -> R:
    """Return ``base`` with the chosen options, the rest at their defaults; ``conflicts`` finds further contradictions
    than those of options without the value that they belong to.

    Raises InvalidRules whose ``problems`` lists every fault at once: ``unknown_option`` (with the known
    names), ``value_not_allowed`` (with the allowed values), ``options_conflict``.
    """
    known = {option.name: option for option in options}
    problems: list[Json] = []
    values: dict[str, Value] = defaults(options)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            problems.append({"code": "unknown_option", "option": str(name), "known": sorted(known)})
        elif not _allowed(option, value):
            problems.append(
                {
                    "code": "value_not_allowed",
                    "option": name,
                    "value": value if _is_json(value) else str(value),
                    "allowed": list(option.choices),
                }
            )
        else:
            values[name] = value
    rules: R = replace(base, **values)  # type: ignore[type-var]
    problems.extend(_without_what_they_belong_to(options, rules))
    problems.extend(conflicts(rules))
    if problems:
        raise InvalidRules("invalid_options", problems=problems)
    return rules


def _without_what_they_belong_to(options: Iterable[Option], rules: object) -> list[Json]:
    """Return the problems of options that are other than usual without the value of another one that they need."""
    return [
        conflict(rules, option.name, option.only_with[0])
        for option in options
        if option.only_with is not None
        and getattr(rules, option.name) != option.default
        and getattr(rules, option.only_with[0]) != option.only_with[1]
    ]


def _is_json(value: object) -> bool:
    """Whether a refusal may repeat a value as it is: not a list, and no number that JSON does not have."""
    return isinstance(value, int | str) or (isinstance(value, float) and isfinite(value))


def _allowed(option: Option, value: object) -> bool:
    """Whether the value is one of the choices, types included: True is not 1 here."""
    return any(type(value) is type(choice) and value == choice for choice in option.choices)


def conflict(rules: object, option: str, other: str) -> Json:
    """Return the problem of two options of ``rules`` that contradict each other."""
    return {
        "code": "options_conflict",
        "option": option,
        "other": other,
        "value": getattr(rules, option),
        "other_value": getattr(rules, other),
    }


def value_text(value: Value) -> str:
    """Return a value as people write it and :func:`parse_value` reads it: ``on``, ``off``, a number or a name."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def parse_value(option: Option, text: str) -> Value:
    """Return the choice that a command line writes as ``text`` (``on``, ``off`` and ``none`` included).

    A text that is no choice is returned unchanged; :func:`apply_options` refuses it.
    """
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    for choice in option.choices:
        if isinstance(choice, bool):
            if words.get(text.lower()) is choice:
                return choice
        elif text == str(choice) or (choice == 0 and isinstance(choice, int) and text.lower() in ("off", "none")):
            return choice
    return text
