"""A won hand as JSON: its groups, its 名堂, the points step by step."""

from __future__ import annotations

from collections.abc import Iterator

from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.hand.winning import Win, WinClaim, group_xi, laid_xi
from hupai.guihuzi.melds import CHI, GROUP_NAMES, KAN, RED_SHAPES, SHAPES, meld_cards
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import format_cards

RULES_OF_ITEMS = {
    "base": "pay.base",
    "kan": "pay.kan",
    "wai": "pay.kan",
    "liu": "pay.kan",
    "own_pair": "pay.kan",
    "inner": "xi.fours",
    "outer": "xi.fours",
    "six_xi": "pay.six",
    "haidi": "pay.luck",
    "tianhu": "pay.luck",
    "baoting": "pay.ready",
    "twins": "pay.twins",
    "neighbours": "pay.neighbours",
    "one_card": "pay.one_card",
    "wuxiping": "win.flat",
    "jiuduiban": "win.nine_pairs",
    "ten_pairs": "win.ten_pairs",
    "class_50": "pay.several",
    "class_100": "pay.several",
    "class_200": "pay.several",
}
"""The rule behind an item of the price; the others are in the table of 名堂."""
TABLE_RULE = "pay.table"


def groups_json(rules: GuihuziRules, claim: WinClaim, win: Win) -> list[Json]:
    """Return the groups of a won hand, those on the table first; of a win by pairs its cards as one heap."""
    found = [
        {
            "kind": _name(meld[0], meld[1]),
            "cards": format_cards(meld_cards(meld)),
            "kings": 0,
            "huxi": laid_xi(rules, meld),
            "where": "laid",
        }
        for meld in claim.melds
    ]
    if not win.reading:
        heap = format_cards(kind for kind, count in enumerate(claim.hand) for _ in range(count))
        return [{"kind": f"{win.facts.pairs}_pairs", "cards": heap, "kings": 0, "huxi": 0, "where": "hand"}]
    for group in win.reading:
        what, low, high = group
        cards = SHAPES[low] if what == CHI else (low,) * 3 if what == KAN else (low, high)
        found.append(
            {
                "kind": _name(what, low),
                "cards": format_cards(cards),
                "kings": 0,
                "huxi": group_xi(rules, group),
                "where": "hand",
            }
        )
    return found


def _name(group: int, what: int) -> str:
    if group == CHI:
        return "er_qi_shi" if what in RED_SHAPES else "shun"
    return GROUP_NAMES[group]


def win_as_json(rules: GuihuziRules, claim: WinClaim, win: Win) -> Json:
    """Return the score of the claim's win; its ``lines`` add up to what each loser pays."""
    price = win.price
    groups = groups_json(rules, claim, win)
    return {
        "wins": True,
        "huxi": win.facts.xi,
        "red": win.facts.red,
        "fans": [{"id": name, "times": 0} for name in price.named],
        "total": price.total,
        "pay_each": price.pay_each,
        "discarder_pays": None,
        "capped": price.capped,
        "special": f"{win.facts.pairs}_pairs" if win.facts.pairs else None,
        "groups": groups,
        "lines": [_line(*row) for row in _rows(win, groups)],
        "alternative": None,
    }


def _rows(win: Win, groups: list[Json]) -> Iterator[tuple[str, str, Json]]:
    """Yield the steps from the groups to what each loser pays, as (name, rule, facts)."""
    price, facts = win.price, win.facts
    for group in groups:
        told = {name: group[name] for name in ("cards", "kind", "huxi", "where")}
        yield "group", "xi.groups", told
    yield "huxi", "win.minimum", {"huxi": facts.xi}
    for name, points in price.added:
        yield "item", RULES_OF_ITEMS.get(name, TABLE_RULE), {"id": name, "points": points}
    together = sum(points for _, points in price.added)
    yield "sum", TABLE_RULE, {"points": together}
    for name, times in price.times:
        yield "times", RULES_OF_ITEMS.get(name, TABLE_RULE), {"id": name, "times": times}
    yield "pay", "pay.win", {"pay_each": price.total}
    if price.capped:
        yield "cap", "pay.cap", {"cap": price.pay_each, "pay_each": price.pay_each}


def _line(name: str, rule: str, facts: Json) -> Json:
    told = dict(facts)
    if name == "group":
        told["name"] = told.pop("kind")
    return {"line": name, "rule": rule, **facts, "text": VOCABULARY.sentence(f"line_{name}", told)}


def payment_line(payment: Json, reader: Reader | None) -> Json:
    """Return the line that says who paid whom."""
    return {
        "line": "payment",
        "rule": "pay.win",
        **payment,
        "text": VOCABULARY.sentence("line_payment", payment, reader=reader),
    }
