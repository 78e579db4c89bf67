"""Compare engine and oracle on one hand; every difference as text."""

from dataclasses import asdict, replace

import hupai
from hupai.zipai.as_json.score import win_as_json
from hupai.zipai.cards import format_cards
from hupai.zipai.hand.proof import decompositions
from hupai.zipai.hand.win_claim import NO_LIMIT, WIN_NAMES
from hupai.zipai.hand.winning import TOO_FEW, best_win
from tests.engine.proof_checks import faults
from tests.engine.win_claims import claim_of

from .cards import RED, count, read
from .melds import HUXI, QUADS, chi_name, huxi
from .payment import DEFAULTS, together, tun_of
from .score import oracle_readings, oracle_score, read_laid

LIMITS = ("limit", "above")
#: Facts of a win that must agree; and those in which two equally good readings of a king may differ.
COMPARED = ("wins", "pay_each", "huxi", "counted", "huxi_times", "tun")
BY_READING = ("red", "multiplier")


def judge(case, deep=False):
    """The engine's result for one hand, and what the oracle disagrees with as text (None if nothing).

    `deep` also compares every reading of the hand, and checks the proof of a win.
    """
    expected = oracle_score(**asdict(case))
    try:
        got = answer(case)
        names = COMPARED if "k" in case.hand + case.win else COMPARED + BY_READING
        wrong = [name for name in names if got.get(name) != expected.get(name)]
        if got.get("wins"):
            wrong += flaws(case, got)
        if deep:
            wrong += readings_differ(case)
    except Exception as error:  # an exception of the engine is a finding and goes into the report
        return {}, f"engine raised {type(error).__name__}: {error}\n  oracle {expected}\n{describe(case)}"
    if not wrong:
        return got, None
    reported = (*COMPARED, *BY_READING, "fans", "huxi_fans", "special", "xing")
    shown = {name: value for name, value in got.items() if name in reported}
    groups = [f"{group['kind']}:{group['cards']}" for group in got.get("groups", ())]
    return got, (f"{', '.join(wrong)}\n  engine {shown}\n  groups {groups}\n  oracle {expected}\n{describe(case)}")


def describe(case):
    """The hand in notation and the line that repeats the comparison."""
    beside = {name: value for name, value in vars(case).items() if name in ("calls", *LIMITS) and value}
    return (
        f"  {case.game}: {case.laid or '-'} | {case.hand} + {case.win or '-'} by {case.by}, turned {case.turned}, "
        f"declared {case.declared}, {case.options} {beside or ''}\n"
        f"  python -m tests.engine.oracle.compare --one '{case.as_json()}'"
    )


# ---- the engine ----


def answer(case):
    """The engine's score: from the façade, or from the search itself if wins are limited."""
    arguments = {name: value for name, value in asdict(case).items() if name not in LIMITS}
    if case.limit is None and not case.above:
        return hupai.score(**arguments)
    rules, claim = limited_claim(case)
    if case.by == "discard" and not rules.win_on_discard:
        return {"wins": False}
    won = best_win(rules, claim)
    if won is None:
        return {"wins": False}
    price = won.price
    fans = {
        name: [{"id": fan, "times": times} for fan, times in getattr(price, name)] for name in ("fans", "huxi_fans")
    }
    groups = [
        {"kind": group.name, "cards": format_cards(group.cards), "huxi": group.huxi, "kings": group.kings}
        for group in won.groups
    ]
    return {
        "wins": True,
        "huxi": won.huxi,
        "red": won.red,
        "counted": price.counted,
        "huxi_times": price.huxi_times,
        "tun": price.tun,
        "multiplier": price.multiplier,
        "pay_each": price.pay_each,
        "groups": groups,
        **fans,
        "xing": {"count": won.xing},
        "special": won.special or None,
    }


def limited_claim(case):
    """The engine's rules and claim for a hand, with its limited wins."""
    arguments = {name: value for name, value in asdict(case).items() if name not in LIMITS}
    rules, claim = claim_of(**arguments)
    mask = NO_LIMIT if case.limit is None else sum(1 << WIN_NAMES.index(name) for name in case.limit)
    return rules, replace(claim, limit=mask, above=case.above)


# ---- the breakdown of a win ----


def flaws(case, result):
    """What is wrong with the itemised breakdown of a win, as short phrases."""
    options = {**DEFAULTS[case.game], **case.options}
    groups, total = result["groups"], result["huxi"]
    pays = (result["tun"] + result["xing"]["count"] * options["xing_value"]) * result["multiplier"]
    cap, special = options["cap_per_loser"], result["special"]
    doubled = result["counted"] * result["huxi_times"]
    tun = tun_of(doubled, options, case.by)
    kinds = [kind for group in groups for kind in read(group["cards"])[0]]
    checks = {
        "groups do not add up to the 胡息": sum(group["huxi"] for group in groups) == total,
        "囤 do not follow from the 胡息": result["tun"] == tun,
        "fans do not come to the multiplier": product(result["fans"], options) == result["multiplier"],
        "fans do not come to the doubling": product(result["huxi_fans"], options) == result["huxi_times"],
        "payment does not follow": result["pay_each"] == (min(pays, cap) if cap else pays),
        "red cards miscounted": result["red"] == sum(kind in RED for kind in kinds),
        "not these cards": same_cards(case, kinds, groups),
        "not a finished hand": three_or_five(groups) if special else finished(groups),
        "a group is not what it is called": all(sound(group) for group in groups),
    }
    return [phrase for phrase, holds in checks.items() if not holds]


def product(fans, options):
    """The product of the listed fans."""
    return together([fan["times"] for fan in fans], options)


def same_cards(case, kinds, groups):
    """Whether the groups hold exactly the natural cards and, beside them, the kings."""
    hand, kings = read(case.hand + case.win)
    natural = count(hand + [card for _, cards in read_laid(case.laid) for card in cards])
    beside = [mine - theirs for mine, theirs in zip(count(kinds), natural, strict=True)]
    return min(beside) >= 0 and sum(beside) == kings == sum(group["kings"] for group in groups)


def finished(groups):
    """Seven melds without a quad, or six with one and a 将 (``win.shape``)."""
    pairs = sum(group["kind"] == "jiang" for group in groups)
    quads = any(group["kind"] in QUADS for group in groups)
    return (len(groups) - pairs, pairs) == ((6, 1) if quads else (7, 0))


def three_or_five(groups):
    """Three 提 or five 坎, and no other groups beside the loose cards (``win.three_five``)."""
    names = [group["kind"] for group in groups]
    return {*names} <= {"ti", "kan", "loose"} and (names.count("ti") >= 3 or names.count("kan") >= 5)


def sound(group):
    """Whether a group's cards match its name, and its 胡息 the value table (``huxi.sets``, ``huxi.shapes``)."""
    cards = tuple(sorted(read(group["cards"])[0]))
    name = group["kind"]
    if name == "loose":
        return group["huxi"] == 0
    if name in ("er_qi_shi", "yi_er_san", "shun", "jiao"):
        shape = chi_name(cards) == name
    else:
        shape = len(set(cards)) == 1 and len(cards) == {"ti": 4, "pao": 4, "jiang": 2}.get(name, 3)
    return shape and name in HUXI and group["huxi"] == huxi((name, cards))


# ---- every reading ----


def bare(groups):
    """The cards and the value of each group, without names and kings."""
    return tuple(sorted((tuple(sorted(cards)), value) for cards, value in groups))


def oracle_set(case):
    """The oracle's readings without 三提五坎: (grouping, king fan, 胡息, payment or None, why not)."""
    found = set()
    for groups, king_fan, result in oracle_readings(**asdict(case)):
        if not result["special"]:
            found.add(
                reading_of(
                    bare((cards, huxi((name, cards))) for name, cards in groups),
                    king_fan or "",
                    result["huxi"],
                    result["pay_each"],
                    result["refused"],
                )
            )
    return found


def reading_of(groups, king_fan, total, pays, why_not):
    """One reading; one with too few 胡息 has no payment to compare."""
    return groups, king_fan, total, None if why_not == "few" else pays, why_not is None


def engine_set(rules, claim):
    """The engine's readings in the same form."""
    found = set()
    for reading in decompositions(rules, claim):
        groups = bare((group.cards, group.huxi) for group in reading.groups)
        why_not = "few" if reading.refused == TOO_FEW else reading.refused or None
        found.add(reading_of(groups, reading.facts.king_fan, reading.facts.huxi, reading.price.pay_each, why_not))
    return found


def readings_differ(case):
    """Readings that only one of them has, and what is wrong with the proof of a win and of its best losing reading."""
    options = {**DEFAULTS[case.game], **case.options}
    rules, claim = limited_claim(case)
    if (case.by == "discard" and not options["win_on_discard"]) or (case.by == "shown" and not options["dihu"]):
        return []
    mine, theirs = oracle_set(case), engine_set(rules, claim)
    wrong = [
        f"readings only the {who} has: {sorted(only, key=str)[:2]}"
        for who, only in (("oracle", mine - theirs), ("engine", theirs - mine))
        if only
    ]
    won = best_win(rules, claim)
    if won is None or wrong:
        return wrong
    return faults(rules, claim, win_as_json(rules, claim, won, case.turned))
