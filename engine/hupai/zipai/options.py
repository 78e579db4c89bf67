"""The options a player may set: which values, which default, which rule field, which rule explains it.

An option is a validated ``replace`` of one field of :class:`~hupai.zipai.rules.ZipaiRules`. Its words are
in :mod:`hupai.explain.option_names`, under its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hupai.table.errors import InvalidRules
from hupai.zipai.rules import ZipaiRules

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: ``name`` is also the rule field; ``rule`` the id of the rule that explains it."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    rule: str
    since: str = "0.1.0"
    """The version that first had it: records of earlier ones do not list it and mean its default."""


def defaults(options: Iterable[Option]) -> dict[str, Value]:
    """Return every option's default by name."""
    return {option.name: option.default for option in options}


def apply_options(
    base: ZipaiRules, options: tuple[Option, ...], chosen: Mapping[str, Any]
) -> ZipaiRules:
    """Return ``base`` with the chosen options, the rest at their defaults.

    Raises InvalidRules whose ``problems`` lists every fault at once: ``unknown_option`` (with the known
    names), ``value_not_allowed`` (with the allowed values), ``options_conflict``.
    """
    known = {option.name: option for option in options}
    problems: list[dict[str, Any]] = []
    values: dict[str, Value] = defaults(options)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            problems.append(
                {"code": "unknown_option", "option": str(name), "known": sorted(known)}
            )
        elif not _allowed(option, value):
            problems.append(
                {
                    "code": "value_not_allowed",
                    "option": name,
                    "value": value if isinstance(value, (int, str, bool, float)) else str(value),
                    "allowed": list(option.choices),
                }
            )
        else:
            values[name] = value
    rules: ZipaiRules = replace(base, **values)  # type: ignore[arg-type]
    problems.extend(_conflicts(rules))
    if problems:
        raise InvalidRules("invalid_options", problems=problems)
    return rules


def _allowed(option: Option, value: object) -> bool:
    """Whether the value is one of the choices, types included: True is not 1 here."""
    return any(type(value) is type(choice) and value == choice for choice in option.choices)


def _conflicts(rules: ZipaiRules) -> list[dict[str, Any]]:
    """Return the pairs of options that contradict each other."""
    pairs = (
        ("red_to_dot", "red_to_black", 0 < rules.red_to_black <= rules.red_to_dot),
        # Nobody can avoid a 偎 they cannot read.
        ("fang_wei", "wei_hidden", rules.fang_wei and rules.wei_hidden),
    )
    return [
        {
            "code": "options_conflict",
            "option": option,
            "other": other,
            "value": getattr(rules, option),
            "other_value": getattr(rules, other),
        }
        for option, other, contradict in pairs
        if contradict
    ]


def parse_value(option: Option, text: str) -> Value:
    """Return the choice a command line spells as ``text`` (``on``/``off``/``none`` included).

    A text that names no choice is returned as it is, for :func:`apply_options` to refuse.
    """
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    for choice in option.choices:
        if isinstance(choice, bool):
            if words.get(text.lower()) is choice:
                return choice
        elif text == str(choice) or (choice == 0 and isinstance(choice, int) and text.lower() in ("off", "none")):
            return choice
    return text
