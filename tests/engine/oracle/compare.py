"""Engine against oracle on random hands; also a program.

    python -m tests.engine.oracle.compare --hands 1000000 --jobs 2
    python -m tests.engine.oracle.compare --game leiyang --deep --hands 20000
    python -m tests.engine.oracle.compare --one '{"game": "yongzhou", ...}'

(from the repository root with engine/ on PYTHONPATH). Both must agree on winning, on the payment and on the
胡息; what the engine itemises must be a division of these very cards and add up to what it says is paid. With
--deep every finished reading of the hand is compared too, and the best one that lost.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from .cards import read
from .choices import GAMES
from .hands import Case, cases
from .judging import judge
from .score import oracle_score

CHUNK, SELDOM = 500, 20
#: Kinds of wins that are counted, so that a run reports how often it met them.
SPECIAL = {
    "a king fan": lambda case, result: any("wang" in fan["id"] for fan in result["fans"]),
    "三提五坎": lambda case, result: bool(result["special"]),
    "exactly 0 胡息": lambda case, result: result["huxi"] == 0,
    "exactly 10": lambda case, result: case.game == "leiyang" and result["huxi"] == 10,
    "exactly 20": lambda case, result: case.game == "leiyang" and result["huxi"] == 20,
    "举手": lambda case, result: "ju_shou" in case.calls,
    "海底": lambda case, result: "haidi" in case.calls,
    "limited": lambda case, result: case.limit is not None,
}


# ---- many hands ----


@dataclass
class Tally:
    """The counts of a run so far."""

    hands: int = 0
    counts: Counter = field(default_factory=Counter)
    found: list = field(default_factory=list)

    def add(self, other):
        """Add another tally."""
        self.hands += other.hands
        self.counts += other.counts
        self.found += other.found

    def __str__(self):
        won = ", ".join(
            f"{game} {self.counts['won', game]} of {self.counts['game', game]}"
            for game in GAMES
            if self.counts["game", game]
        )
        ways = ", ".join(f"{by} {self.counts['by', by]}" for by in ("self", "other", "discard", "deal", "shown"))
        kings = ", ".join(f"{n} kings {self.counts['kings', n]}" for n in range(5))
        special = ", ".join(f"{name} {self.counts['special', name]}" for name in SPECIAL)
        return (
            f"{self.hands} hands; won: {won}; by {ways}; {kings}; won with {special}; {len(self.found)} disagreements"
        )


def run_chunk(task):
    """Compare one chunk of hands."""
    seed, number, game, deep = task
    tally = Tally()
    for case in cases(seed, number, game):
        tally.hands += 1
        kings = read(case.hand + case.win)[1]
        # Three and four kings have a hundred times as many readings as two.
        every = deep * (SELDOM if kings > 2 else 1)
        result, text = judge(case, deep and tally.hands % every == 0)
        if text:
            tally.found.append(text)
        tally.counts["game", case.game] += 1
        tally.counts["by", case.by] += 1
        tally.counts["kings", kings] += 1
        tally.counts["won", case.game] += result.get("wins", False)
        if result.get("wins"):
            special = [name for name in SPECIAL if SPECIAL[name](case, result)]
            tally.counts.update(("special", name) for name in special)
            fans = [fan["id"] for name in ("fans", "huxi_fans") for fan in result[name]]
            tally.counts.update(("met", name) for name in (case.by, *fans, *special, f"×{result['multiplier']}"))
    return tally


def compare(hands, jobs=1, seed="hupai", progress=None, game=None, deep=0):
    """Compare `hands` random hands of one game or of all, every `deep`th one deeply; the seed decides the hands."""
    chunks = [(f"{seed}:{start}", min(CHUNK, hands - start), game, deep) for start in range(0, hands, CHUNK)]
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
    """Report progress: a line that is redrawn on a terminal, else a line per tenth."""
    if progress is None:
        return
    line = f"{total.hands}/{hands} hands, {len(total.found)} disagreements"
    if progress.isatty():
        progress.write("\r" + line)
    elif total.hands * 10 // hands > (total.hands - CHUNK) * 10 // hands:
        progress.write(line + "\n")
    progress.flush()


def main():
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compare the engine's score with the oracle's on random hands.")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="hupai")
    parser.add_argument("--game", choices=GAMES, help="one game only (default: all)")
    parser.add_argument("--deep", action="store_true", help="compare every finished reading too")
    parser.add_argument("--one", metavar="JSON", help="one hand, as a failure prints it")
    parser.add_argument("--show", type=int, default=5, help="how many disagreements to print")
    given = parser.parse_args()
    if given.one:
        import json

        case = Case(**json.loads(given.one))
        print(judge(case, given.deep)[1] or f"agreed: {oracle_score(**vars(case))}")
        return
    start = time.monotonic()
    total = compare(given.hands, given.jobs, given.seed, sys.stderr, given.game, given.deep)
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    print(f"{total}; {time.monotonic() - start:.0f} s")
    for text in total.found[: given.show]:
        print(text)
    sys.exit(1 if total.found else 0)


if __name__ == "__main__":
    main()
