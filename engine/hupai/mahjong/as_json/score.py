"""What a win is worth as JSON: its items line by line, the groups of the reading, and the best other reading."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import prod
from typing import Final

from hupai.mahjong.as_json.groups import groups_json
from hupai.mahjong.explain.item_rules import ITEM_RULES
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.rules.ruleset import FAN, POINTS, MahjongRules
from hupai.mahjong.rules.win_claim import ValueItem, WinClaim, WinValue
from hupai.table.json_object import Json
from hupai.table.reason import Reason

Line = tuple[str, str, Json]
"""A line's name, its rule and its facts."""

MOST_READINGS: Final = 240
"""A hand with more readings, which only several wilds make, is told without the best other one."""

HALF: Final = "dian_pao_jia_ban"
"""The one item that is added to factors (道州)."""


def value_json(rules: MahjongRules, claim: WinClaim, value: WinValue) -> Json:
    """Return what a win is worth before anybody pays; its ``lines`` lead from the items to the multiplier."""
    return {
        **_reading_json(rules, claim, value),
        "lines": [line_json(line) for line in _lines(rules, value)],
        "alternative": _alternative_json(rules, claim, value),
    }


def line_json(line: Line) -> Json:
    """Return one line of an account with its sentence."""
    name, rule, facts = line
    return {"line": name, "rule": rule, **facts, "text": VOCABULARY.sentence(f"line_{name}", facts)}


def _lines(rules: MahjongRules, value: WinValue) -> Iterator[Line]:
    counted = rules.valuation.counts(rules)
    items = [item for item in value.items if item.id != HALF]
    for item in items:
        less = "_less" if item.amount < 0 else ""
        yield f"item_{counted}{less}", ITEM_RULES[item.id], {"id": item.id, "amount": abs(item.amount)}
    if counted == FAN:
        yield from _fan_lines(rules, value)
    elif counted == POINTS:
        if len(items) > 1:
            yield "sum", "worth.score", {"points": sum(item.amount for item in items)}
    else:
        yield from _factor_lines(rules, value, items)


def _fan_lines(rules: MahjongRules, value: WinValue) -> Iterator[Line]:
    fan = value.fan or 0
    if len(value.items) > 1:
        yield "fan_sum", "worth.fan", {"fan": fan}
    if rules.cap and fan > rules.cap:
        yield "fan_cap", "pay.cap", {"cap": rules.cap}
        fan = rules.cap
    yield "fan_worth", "pay.stake", {"fan": fan, "multiplier": value.multiplier}


def _factor_lines(rules: MahjongRules, value: WinValue, items: list[ValueItem]) -> Iterator[Line]:
    product = prod(item.amount for item in items)
    half = sum(item.amount for item in value.items if item.id == HALF)
    if len(items) > 1:
        yield "product", rules.valuation.whole, {"multiplier": product}
    if half:
        yield "half", ITEM_RULES[HALF], {"amount": half, "multiplier": value.multiplier}
    elif value.multiplier < product:
        yield "cap", "pay.cap", {"cap": value.multiplier}


def _alternative_json(rules: MahjongRules, claim: WinClaim, value: WinValue) -> Json | None:
    """Return the best other way to count the hand and why it does not count; None if there is only one way."""
    other = _other_reading(rules, claim, value)
    if other is None:
        return None
    return {**_reading_json(rules, claim, other), "why": VOCABULARY.reason_json(_why_not(rules, value, other))}


def _reading_json(rules: MahjongRules, claim: WinClaim, value: WinValue) -> Json:
    """Return one way to count the hand: what it has, what that is worth, and the groups."""
    return {
        "names": [item.id for item in value.items],
        "fan": value.fan,
        "multiplier": value.multiplier,
        "items": [{"id": item.id, "amount": item.amount} for item in value.items],
        "groups": groups_json(rules, claim, value),
    }


def _other_reading(rules: MahjongRules, claim: WinClaim, value: WinValue) -> WinValue | None:
    """Return the reading with other items that is worth the most, None if there is none or there are too many."""
    found = list(islice(rules.valuation.readings(rules, claim), MOST_READINGS + 1))
    if len(found) > MOST_READINGS:
        return None
    others = [other for other in found if sorted(other.items) != sorted(value.items)]
    return max(others, key=_amount, default=None)


def _amount(value: WinValue) -> int:
    return value.multiplier if value.fan is None else value.fan


def _why_not(rules: MahjongRules, value: WinValue, other: WinValue) -> Reason:
    if _amount(other) == _amount(value):
        return Reason("alt_same", rules.valuation.whole)
    amounts = {"amount": _amount(other), "other": _amount(value)}
    return Reason(f"alt_less_{rules.valuation.counts(rules)}", rules.valuation.whole, amounts)
