"""What must hold of every shown score: its lines add up, its rules exist, its best losing reading is true.

The engine's own proof is not used: lines are added up from their numbers, readings and prices come from
:mod:`tests.engine.oracle`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import Any

from hupai.zipai.as_json.score import line_as_json
from hupai.zipai.cards import KING, code, format_cards, hanzi, parse_cards
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.hand.proof import payment_lines
from hupai.zipai.hand.win_claim import NO_LIMIT, NO_XING, XING_MOST_HELD, WinClaim, win_names
from hupai.zipai.melds import GROUP_NAMES, meld_cards
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_NAMES
from hupai.zipai.state import HandResult
from tests.engine.oracle.payment import DEFAULTS, priced, refused
from tests.engine.oracle.score import finished_hands
from tests.engine.reason_words import FALLBACK

Json = dict[str, Any]


# --- adding up ------------------------------------------------------------------------------------------


def readded(rules: ZipaiRules, lines: Sequence[Json]) -> list[str]:
    """Add the lines up from the cards to the payment; return what does not follow from the lines before."""
    found: list[str] = []
    rows = list(lines)

    def take(name: str) -> list[Json]:
        taken = []
        while rows and rows[0]["line"] == name:
            taken.append(rows.pop(0))
        return taken

    def expect(name: str, *facts: Json) -> Json:
        """Take the lines of this name, which must be these; return the only one if there is one."""
        taken = take(name)
        shown = [{key: line.get(key) for key in fact} for line, fact in zip(taken, facts, strict=False)]
        if len(taken) != len(facts) or shown != list(facts):
            found.append(f"{name}: {shown or len(taken)} is not {list(facts)}")
        return taken[0] if taken else {}

    def times(name: str) -> int:
        """Take the fans of this name and their combined factor."""
        factors = [line["times"] for line in take(name)]
        total = _together(rules, factors)
        expect("together", *[{"times": total, "how": rules.ming_tang}] * (len(factors) > 1))
        return total

    huxi = sum(line["huxi"] for line in take("group"))
    expect("huxi", {"huxi": huxi})
    expect("special", *[{"name": "three_ti_five_kan"}] * any(line["line"] == "special" for line in rows))
    counts = COUNTED.get(huxi) if any(line["line"] == "counted" for line in rows) else None
    expect("counted", *([{"huxi": huxi, "name": counts[0], "counted": counts[1]}] if counts else []))
    if counts:
        huxi = counts[1]
    doubling = times("huxi_fan")
    expect("doubled", *[{"counted": huxi, "times": doubling, "huxi": huxi * doubling}] * (doubling > 1))
    tun = expect("tun", {"huxi": huxi * doubling}).get("tun", 0)
    expect("base_bonus", *[{"tun": rules.base_bonus}] * bool(rules.base_bonus))
    own = [{"tun": rules.self_draw_tun}] * any(line["line"] == "self_draw_tun" for line in rows)
    tun += rules.base_bonus + expect("self_draw_tun", *own).get("tun", 0)
    bonus = 0
    for line in take("xing"):
        if (line["tun_each"], line["tun"]) != (rules.xing_value, line["count"] * rules.xing_value):
            found.append(f"xing: {line}")
        bonus += line["tun"]
    tun += bonus
    factor = times("fan")
    full = tun * factor
    expect("pay", {"tun": tun, "times": factor, "pay_each": full})
    owed = bonus * factor if rules.sits and rules.sitter_share == "losers" else 0
    expect("sitter", *[{"points": owed}] * bool(owed))
    capped = 0 < rules.cap_per_loser < full + owed
    expect("cap", *[{"cap": rules.cap_per_loser}] * capped)
    return found + [f"line out of place: {line['line']}" for line in rows]


COUNTED = {0: ("wu_hu", 21), 10: ("xiao_ka_hu", 16), 20: ("da_ka_hu", 24)}
"""What exact totals count as, and what that is called (``pay.ka_hu``, ``pay.wu_hu``)."""


def _together(rules: ZipaiRules, fans: Sequence[int]) -> int:
    return (sum(fans) or 1) if rules.ming_tang == "add" else prod(fans)


def paid(lines: Sequence[Json]) -> int:
    """What each loser pays by the last lines."""
    steps = {line["line"]: line for line in lines}
    return steps["cap"]["cap"] if "cap" in steps else steps["pay"]["pay_each"]


def unspoken(rules: ZipaiRules, lines: Sequence[Json]) -> list[str]:
    """Return the lines whose rule the game does not have, or that lack words in one of the languages."""
    found = []
    for line in lines:
        if line["rule"] not in RULEBOOK or RULEBOOK.row(line["rule"], rules) is None:
            found.append(f"{line['line']}: no rule {line['rule']} in this game")
        for lang, text in line["text"].items():
            if not text or "{" in text or any(word in text for word in FALLBACK):
                found.append(f"{line['line']}: no words in {lang}: {text}")
    return found


# --- the oracle's view of a claim -----------------------------------------------------------------------


def options_of(rules: ZipaiRules, claim: WinClaim) -> Json:
    """The rules in the oracle's form; the 省 kind is already known and given as the winning card's."""
    options = {name: getattr(rules, name) for name in rules.__dataclass_fields__}
    options = {**DEFAULTS[rules.game], **options}
    options["xing"] = "off" if claim.xing == NO_XING else "gen"
    options["deals"] = claim.deals
    return options


def all_readings(rules: ZipaiRules, claim: WinClaim) -> dict[tuple[Any, ...], list[Json]]:
    """Every reading of the claim by the oracle, by its grouping: what it pays or why it may not win."""
    options = options_of(rules, claim)
    laid = " ".join(f"{GROUP_NAMES[meld[0]]}:{format_cards(meld_cards(meld))}" for meld in claim.laid)
    hand = "".join(code(kind) for kind, copies in enumerate(claim.counts) for _ in range(copies))
    win = "" if claim.card is None else code(claim.card)
    by = BY_NAMES[claim.by]
    decider = "k" if claim.xing == XING_MOST_HELD else code(claim.xing) if claim.xing != NO_XING else ""
    limit = None if claim.limit == NO_LIMIT else win_names(claim.limit)
    found: dict[tuple[Any, ...], list[Json]] = {}
    for groups, king_fan in finished_hands(laid, hand, win, by, options, bool(claim.declared)):
        special = any(name == "loose" for name, _ in groups)
        result = priced(groups, by, decider, None, king_fan, options, claim.calls, special)
        row = {
            **result,
            "refused": refused(result, options, limit, claim.above, claim.kings, king_fan),
            "king_fan": king_fan,
        }
        found.setdefault(tuple(sorted(tuple(cards) for _, cards in groups if cards)), []).append(row)
    return found


def _grouping(groups: Sequence[Json]) -> tuple[Any, ...]:
    return tuple(sorted(tuple(parse_cards(group["cards"])) for group in groups))


def _standing(row: Json) -> tuple[int, int, int]:
    few = row["refused"] == "few"
    return -1 if few else row["brings"], row["huxi"], row["uncapped"]


def misjudged(rules: ZipaiRules, claim: WinClaim, score: Json) -> list[str]:
    """Return what is untrue of the chosen reading or of the alternative."""
    found = []
    readings = all_readings(rules, claim)
    chosen = _grouping(score["groups"])
    best = max((row for row in readings.get(chosen, []) if row["refused"] is None), key=_standing, default=None)
    if best is None or (best["pay_each"], best["huxi"]) != (score["pay_each"], score["huxi"]):
        return [f"the chosen reading is not one the oracle knows at this price: {best}"]
    others = [(grouping, row) for grouping, rows in readings.items() if grouping != chosen for row in rows]
    shown = score["alternative"]
    if shown is None or not others:
        return [] if shown is None and not others else [f"{len(others)} other readings, shown: {shown}"]
    top = max(_standing(row) for _, row in others)
    mine = [row for grouping, row in others if grouping == _grouping(shown["groups"])]
    same = [row for row in mine if _standing(row) == top]
    if not same:
        return [f"the alternative is not the best of {len(others)} others: {shown}, best {top}, itself {mine}"]
    row = same[0]
    pays = None if row["refused"] == "few" else row["pay_each"]
    if (shown["pay_each"], shown["huxi"]) != (pays, row["huxi"]):
        found.append(f"the alternative pays {pays} with {row['huxi']}, not {shown['pay_each']} with {shown['huxi']}")
    kings = claim.kings
    if sum(group["kings"] for group in shown["groups"]) != kings:
        found.append(f"the alternative has not {kings} kings")
    return found + _untrue(rules, claim, score, row, best)


def _untrue(rules: ZipaiRules, claim: WinClaim, score: Json, row: Json, best: Json) -> list[str]:
    """Return what is untrue of the reason why the alternative lost to the best reading."""
    why = score["alternative"]["why"]
    facts = why["facts"]
    pays, huxi = score["pay_each"], score["huxi"]
    if row["refused"] == "few":
        expected = ("alt_not_enough", {"huxi": row["huxi"], "min": rules.min_huxi})
    elif row["refused"] == "kings" and rules.king_limit == "shape":
        expected = ("alt_kings_call", {"count": claim.kings})
    elif row["refused"] == "kings":
        expected = ("alt_kings", {"count": claim.kings, "least": 2**claim.kings, "times": row["multiplier"]})
    elif row["refused"] == "limited":
        expected = ("alt_not_allowed", {"wins": win_names(claim.limit)})
    elif row["pay_each"] < pays:
        expected = ("alt_pays_less", {"pay_each": row["pay_each"], "other": pays})
    elif row["brings"] != best["brings"]:
        expected = ("alt_brings_less", {"points": row["brings"], "other": best["brings"]})
    elif row["huxi"] != huxi:
        expected = ("alt_fewer_huxi", {"huxi": row["huxi"], "other": huxi})
    elif row["uncapped"] != best["uncapped"]:
        expected = ("alt_less_uncapped", {"points": row["uncapped"], "other": best["uncapped"]})
    else:
        expected = ("alt_same", {})
    found = [] if (why["code"], facts) == expected else [f"why {why['code']} {facts}, not {expected}"]
    if row["refused"] is None and _standing(row) > _standing(best):
        found.append(f"the alternative is better: {row}")
    return found


# --- everything -----------------------------------------------------------------------------------------


def faults(rules: ZipaiRules, claim: WinClaim, score: Json) -> list[str]:
    """Return everything that is wrong with the score JSON of a win."""
    lines = score["lines"]
    alternative = score["alternative"]
    said = [*lines, {"line": "alternative", **alternative["why"]}] if alternative else lines
    found = [*readded(rules, lines), *unspoken(rules, said), *misjudged(rules, claim, score)]
    if paid(lines) != score["pay_each"]:
        found.append(f"the lines pay {paid(lines)}, the score {score['pay_each']}")
    special = [line["name"] for line in lines if line["line"] == "special"]
    if special != [score["special"]] * bool(score["special"]):
        found.append(f"special: {special} is not {score['special']}")
    if [(line["cards"], line["kind"], line["huxi"], line["where"]) for line in lines if line["line"] == "group"] != [
        (group["cards"], group["kind"], group["huxi"], group["where"]) for group in score["groups"]
    ]:
        found.append("the lines' groups are not the score's")
    return found


def payment_faults(rules: ZipaiRules, dealer: int, result: HandResult) -> list[str]:
    """Return what is wrong with the payment lines of a finished hand: sums, shares, rules and words.

    Of four at the table, the one opposite the dealer sits, and loses nothing by a win.
    """
    for_both = result.by == BY_DISCARD and rules.seats > 2
    lines = [line_as_json(line, for_both) for line in payment_lines(result.payments, for_both)]
    found = unspoken(rules, lines)
    scores = [0] * rules.seats
    for line in lines:
        scores[line["from"]] -= line["points"]
        scores[line["to"]] += line["points"]
    if tuple(scores) != result.scores:
        found.append(f"payments come to {scores}, not {result.scores}")
    won = Counter((line["from"], line["to"], line["points"]) for line in lines if line["why"] == "win")
    expected: Counter[tuple[int, int, int]] = Counter()
    if result.win is not None:
        sits = (dealer + 2) % 4 if rules.seats == 4 else None
        losers = [seat for seat in range(rules.seats) if seat not in (result.winner, sits)]
        pays = result.win.price.pay_each
        if BY_NAMES[result.by] == "discard":
            expected[result.source, result.winner, len(losers) * pays] += 1
        else:
            expected.update((seat, result.winner, pays) for seat in losers)
    if won != expected:
        found.append(f"the win pays {dict(won)}, not {dict(expected)}")
    return found


def described(claim: WinClaim) -> str:
    """The claim in characters, for a failing test."""
    hand = "".join(hanzi(kind) for kind, copies in enumerate(claim.counts) for _ in range(copies) if kind <= KING)
    laid = " ".join(f"{GROUP_NAMES[meld[0]]}:{format_cards(meld_cards(meld))}" for meld in claim.laid)
    card = "-" if claim.card is None else hanzi(claim.card)
    more = f"declared {claim.declared!r}, 省 {claim.xing}, {claim.calls}, limit {claim.limit}"
    return f"{laid} | {hand} + {card} by {BY_NAMES[claim.by]}, {more}"
