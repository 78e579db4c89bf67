"""Engine against oracle on random hands; also a program.

    python -m tests.engine.oracle.compare --hands 1000000 --jobs 2
    python -m tests.engine.oracle.compare --one '{"game": "yongzhou", ...}'

(from the repository root with engine/ on PYTHONPATH). Both must agree on winning, on the payment and on the
胡息; what the engine itemises must be a division of these very cards and add up to what it says is paid.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

import hupai

from .cards import RED, count, read
from .hands import Case, cases
from .melds import HUXI, QUADS, chi_name, huxi
from .payment import DEFAULTS
from .score import oracle_score, read_laid

CHUNK = 500


# ---- one hand ----

def judge(case):
    """The engine's result for one hand and what the oracle disagrees with, as text; None if nothing."""
    expected = oracle_score(**vars(case))
    try:
        got = hupai.score(**vars(case))
    except Exception as error:  # whatever the engine raises here is a finding, and goes into the report
        return {}, f"engine raised {type(error).__name__}: {error}\n  oracle {expected}\n{describe(case)}"
    wrong = [name for name in ("wins", "pay_each", "huxi") if got.get(name) != expected.get(name)]
    wrong += flaws(case, got) if got.get("wins") else []
    if not wrong:
        return got, None
    said = {name: value for name, value in got.items() if name not in ("groups", "why")}
    return got, (f"{', '.join(wrong)}\n  engine {said}\n  groups {got.get('groups')}\n  oracle {expected}\n"
                 f"{describe(case)}")


def describe(case):
    """The hand in notation and the line that repeats the comparison."""
    return (f"  {case.game}: {case.laid or '-'} | {case.hand} + {case.win or '-'} by {case.by}, turned {case.turned}, "
            f"declared {case.declared}, {case.options}\n"
            f"  python -m tests.engine.oracle.compare --one '{case.as_json()}'")


def flaws(case, result):
    """What is wrong with the itemised breakdown of a win, as short phrases."""
    options = {**DEFAULTS[case.game], **case.options}
    groups = result["groups"]
    pays = (result["tun"] + result["xing"]["count"] * options["xing_value"]) * result["multiplier"]
    cap = options["cap_per_loser"]
    product = 1
    for fan in result["fans"]:
        product *= fan["times"]
    kinds = [kind for group in groups for kind in read(group["cards"])[0]]
    checks = {
        "groups do not add up to the 胡息": sum(group["huxi"] for group in groups) == result["huxi"],
        "囤 do not follow from the 胡息": result["tun"] == result["huxi"] // 3 - 4 + options["base_bonus"],
        "fans do not multiply to the multiplier": product == result["multiplier"],
        "payment does not follow": result["pay_each"] == (min(pays, cap) if cap else pays),
        "red cards miscounted": result["red"] == sum(kind in RED for kind in kinds),
        "not these cards": same_cards(case, kinds, groups),
        "not a finished hand": finished(groups),
        "a group is not what it is called": all(sound(group) for group in groups),
    }
    return [phrase for phrase, holds in checks.items() if not holds]


def same_cards(case, kinds, groups):
    """Whether the groups hold exactly the natural cards and, beside them, the kings."""
    hand, kings = read(case.hand + case.win)
    natural = count(hand + [card for _, cards in read_laid(case.laid) for card in cards])
    beside = [mine - theirs for mine, theirs in zip(count(kinds), natural, strict=True)]
    return min(beside) >= 0 and sum(beside) == kings == sum(group["kings"] for group in groups)


def finished(groups):
    """Seven melds without a quad, or six with one and a 将 (§0.1)."""
    pairs = sum(group["kind"] == "jiang" for group in groups)
    quads = any(group["kind"] in QUADS for group in groups)
    return (len(groups) - pairs, pairs) == ((6, 1) if quads else (7, 0))


def sound(group):
    """Whether a group's cards make what it is called and its 胡息 are those of §8.1."""
    cards = tuple(sorted(read(group["cards"])[0]))
    name = group["kind"]
    if name in ("er_qi_shi", "yi_er_san", "shun", "jiao"):
        shape = chi_name(cards) == name
    else:
        shape = len(set(cards)) == 1 and len(cards) == {"ti": 4, "pao": 4, "jiang": 2}.get(name, 3)
    return shape and name in HUXI and group["huxi"] == huxi((name, cards))


# ---- many hands ----

@dataclass
class Tally:
    """What a run has seen so far."""

    hands: int = 0
    counts: Counter = field(default_factory=Counter)
    found: list = field(default_factory=list)

    def add(self, other):
        """Take in another tally."""
        self.hands += other.hands
        self.counts += other.counts
        self.found += other.found

    def __str__(self):
        kings = ", ".join(f"{n} kings {self.counts['kings', n]} ({self.counts['won', n]} won)" for n in range(3))
        ways = ", ".join(f"{by} {self.counts[by]}" for by in ("self", "other", "discard", "deal"))
        won = sum(self.counts["won", n] for n in range(3))
        return (f"{self.hands} hands, {won} won ({won / max(1, self.hands):.1%}): {kings}; by {ways}; "
                f"{self.counts['king fan']} with a king fan; {len(self.found)} disagreements")


def run_chunk(seed_and_number):
    """Compare one chunk of hands."""
    seed, number = seed_and_number
    tally = Tally()
    for case in cases(seed, number):
        tally.hands += 1
        kings = read(case.hand + case.win)[1]
        tally.counts["kings", kings] += 1
        tally.counts[case.by] += 1
        result, text = judge(case)
        if text:
            tally.found.append(text)
        tally.counts["won", kings] += result.get("wins", False)
        tally.counts["king fan"] += any("wang" in fan["id"] for fan in result.get("fans", ()))
    return tally


def compare(hands, jobs=1, seed="hupai", progress=None):
    """Compare `hands` random hands, the same for the same seed, whatever the number of jobs."""
    chunks = [(f"{seed}:{start}", min(CHUNK, hands - start)) for start in range(0, hands, CHUNK)]
    total = Tally()
    if jobs == 1:
        for chunk in chunks:
            total.add(run_chunk(chunk))
            report(progress, total, hands)
        return total
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for tally in pool.imap_unordered(run_chunk, chunks):
            total.add(tally)
            report(progress, total, hands)
    return total


def report(progress, total, hands):
    """Tell a stream how far the run is: a line redrawn on a terminal, else a line per tenth."""
    if progress is None:
        return
    line = f"{total.hands}/{hands} hands, {len(total.found)} disagreements"
    if progress.isatty():
        progress.write("\r" + line)
    elif total.hands * 10 // hands > (total.hands - CHUNK) * 10 // hands:
        progress.write(line + "\n")
    progress.flush()


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description="Compare the engine's score with the oracle's on random hands.")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="hupai")
    parser.add_argument("--one", metavar="JSON", help="one hand, as a failure prints it")
    parser.add_argument("--show", type=int, default=5, help="how many disagreements to print")
    given = parser.parse_args()
    if given.one:
        import json
        case = Case(**json.loads(given.one))
        print(judge(case)[1] or f"agreed: {oracle_score(**vars(case))}")
        return
    start = time.monotonic()
    total = compare(given.hands, given.jobs, given.seed, sys.stderr)
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    print(f"{total}; {time.monotonic() - start:.0f} s")
    for text in total.found[:given.show]:
        print(text)
    sys.exit(1 if total.found else 0)


if __name__ == "__main__":
    main()
