"""A won hand as JSON: groups, 囤, fans, payment, the proof line by line and the best reading that lost."""

from __future__ import annotations

from typing import Any

from hupai.explain.texts import reason_json, sentence
from hupai.zipai.cards import code, format_cards
from hupai.zipai.claim import BY_DISCARD, NO_XING, Claim, Win, WonGroup
from hupai.zipai.fans import Fan
from hupai.zipai.proof import Alternative, Line, alternative, lines
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.settlement import discarder_pays
from hupai.zipai.winning import TOO_FEW

WALL_EMPTY = "empty"
"""What ``turned`` says when the wall had no card left to turn."""


def win_as_json(rules: ZipaiRules, claim: Claim, won: Win, turned: str | None) -> dict[str, Any]:
    """Return the score JSON of the claim's winning reading; its ``lines`` add up to what each loser pays."""
    price = won.price
    return {
        "wins": True,
        "huxi": won.huxi,
        "counted": price.counted,
        "huxi_fans": _fans(price.huxi_fans),
        "huxi_times": price.huxi_times,
        "red": won.red,
        "tun": price.tun,
        "xing": {
            "mode": rules.xing,
            "turned": turned if turned and turned != WALL_EMPTY else None,
            "value": None if won.xing_kind == NO_XING else code(won.xing_kind),
            "count": won.xing,
            "tun_each": rules.xing_value,
        },
        "fans": _fans(price.fans),
        "multiplier": price.multiplier,
        "pay_each": price.pay_each,
        "discarder_pays": discarder_pays(claim.by, price.pay_each),
        "capped": price.capped,
        "special": won.special or None,
        "groups": [group_as_json(group) for group in won.groups],
        "lines": [line_as_json(line) for line in lines(rules, won)],
        "alternative": _alternative_as_json(alternative(rules, claim, won)),
    }


def group_as_json(group: WonGroup) -> dict[str, Any]:
    """Return one group of a reading."""
    return {
        "kind": group.name,
        "cards": format_cards(group.cards),
        "kings": group.kings,
        "huxi": group.huxi,
        "where": "laid" if group.laid else "hand",
    }


def line_as_json(line: Line, by: int | None = None, you: int | None = None) -> dict[str, Any]:
    """Return one line of the proof with its sentence; ``by`` says how the hand was won, ``you`` who reads."""
    facts = dict(line.facts)
    if line.name == "group":
        facts["name"] = facts.pop("kind")
    if facts.get("why") == "win" and by == BY_DISCARD:
        facts["why"] = "discard"
    return {
        "line": line.name,
        "rule": line.rule,
        **line.facts,
        "text": sentence(f"line_{line.name}", facts, you=you),
    }


def because(name: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Return why something is not so: a code, its facts and its sentence."""
    return {"code": name, "facts": facts, "text": sentence(name, facts)}


def _fans(fans: tuple[Fan, ...]) -> list[dict[str, Any]]:
    return [{"id": name, "times": times} for name, times in fans]


def _alternative_as_json(found: Alternative | None) -> dict[str, Any] | None:
    if found is None:
        return None
    reading, why = found.reading, found.why
    return {
        "huxi": reading.facts.huxi,
        "counted": reading.price.counted,
        "pay_each": None if reading.refused == TOO_FEW else reading.price.pay_each,
        "fans": _fans(reading.price.fans),
        "huxi_fans": _fans(reading.price.huxi_fans),
        "groups": [group_as_json(group) for group in reading.groups],
        "why": reason_json(why),
    }
