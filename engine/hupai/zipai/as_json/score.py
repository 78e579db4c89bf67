"""A won hand as JSON: groups, 囤, fans, payment, the proof line by line and the best decomposition that lost."""

from __future__ import annotations

from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import code, format_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.proof import Alternative, Line, best_alternative, proof_lines
from hupai.zipai.hand.win_claim import NO_XING, Win, WinClaim, WonGroup
from hupai.zipai.hand.winning import TOO_FEW
from hupai.zipai.rules.fans import Fan
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import discarder_pays

WALL_EMPTY = "empty"
"""What ``turned`` says when the wall had no card left to turn."""


def win_as_json(rules: ZipaiRules, claim: WinClaim, won: Win, turned: str | None) -> Json:
    """Return the score of the claim's win; its ``lines`` add up to what each loser pays."""
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
        "discarder_pays": discarder_pays(rules, claim.by, price.pay_each),
        "capped": price.capped,
        "special": won.special or None,
        "groups": [group_as_json(group) for group in won.groups],
        "lines": [line_as_json(line) for line in proof_lines(rules, won)],
        "alternative": _alternative_as_json(best_alternative(rules, claim, won)),
    }


def group_as_json(group: WonGroup) -> Json:
    """Return one group of a won hand."""
    return {
        "kind": group.name,
        "cards": format_cards(group.cards),
        "kings": group.kings,
        "huxi": group.huxi,
        "where": "laid" if group.laid else "hand",
    }


def line_as_json(line: Line, for_both: bool = False, reader: Reader | None = None) -> Json:
    """Return one line of the proof with its sentence for a reader; ``for_both`` is that of :func:`payment_lines`."""
    facts = dict(line.facts)
    if line.name == "group":
        facts["name"] = facts.pop("kind")
    if facts.get("why") == "win" and for_both:
        facts["why"] = "discard"
    return {
        "line": line.name,
        "rule": line.rule,
        **line.facts,
        "text": VOCABULARY.sentence(f"line_{line.name}", facts, reader=reader),
    }


def refusal_json(name: str, facts: Json) -> Json:
    """Return why something is not so: a code, its facts and its sentence."""
    return {"code": name, "facts": facts, "text": VOCABULARY.sentence(name, facts)}


def _fans(fans: tuple[Fan, ...]) -> list[Json]:
    return [{"id": name, "times": times} for name, times in fans]


def _alternative_as_json(found: Alternative | None) -> Json | None:
    if found is None:
        return None
    other = found.decomposition
    return {
        "huxi": other.facts.huxi,
        "counted": other.price.counted,
        "pay_each": None if other.refused == TOO_FEW else other.price.pay_each,
        "fans": _fans(other.price.fans),
        "huxi_fans": _fans(other.price.huxi_fans),
        "groups": [group_as_json(group) for group in other.groups],
        "why": VOCABULARY.reason_json(found.why),
    }
