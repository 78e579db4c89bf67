"""`python tests/mutants/mutants.py [--count N] [--seed N] [--jobs N] [NAME …]`: what build.py mutants runs.

Changes the engine in many small ways, one at a time, and runs the test files that run the changed lines. A mutant that
passes them all changes nothing, or shows a sentence that no test proves. Each round runs dearer test files, on the
mutants that still live. A run can be stopped at any time: the same command goes on, and takes a changed test file
for a new one. `.build/mutants/table.tsv` lists the mutants. A survivor that changes nothing gets a line in
`equivalent.tsv` beside this file: its place and its change, copied from the table, and the reason.
"""

from __future__ import annotations

import argparse
import json
import pickle
import shutil
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[1] / "web" / "tools")]

from hupai_build.paths import ENGINE  # noqa: E402 (the path is set first)
from hupai_build.steps import digest, say  # noqa: E402
from tests.mutants.sample import ROOMS, Mutant, draw  # noqa: E402
from tests.mutants.trees import KEPT, TestFile, Trial, killer, recorded, take, test_files  # noqa: E402

FIRST_ROUND, GROWTH = 10, 3
"""The seconds of processor time that test files may take in the first round, and how many times as many in the next."""

Key = tuple[str, str]
T = TypeVar("T")
R = TypeVar("R")


class Trials:
    """Which test files each mutant has passed and what killed it, kept in a file, and which mutants change nothing."""

    def __init__(self, path: Path, files: Iterable[TestFile]) -> None:
        """Read the trials with test files that are still as they were."""
        self._path = path
        self.passed: dict[Key, set[str]] = defaultdict(set)
        self.killers: dict[Key, str] = {}
        rows = [line.split("\t") for line in (HERE / "equivalent.tsv").read_text("utf-8").splitlines()]
        self.reasons = {(place, change): reason for place, change, reason in rows}
        now = {(file.path, file.digest) for file in files}
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            key, tried, killed_by = json.loads(line)
            if now.issuperset(map(tuple, tried)):
                self._learn(tuple(key), tried, killed_by)

    def add(self, mutant: Mutant, files: Iterable[TestFile], killed_by: str) -> None:
        """Keep that a mutant passed test files, or that one of their tests killed it."""
        tried = [(file.path, file.digest) for file in files]
        with self._path.open("a", encoding="utf-8") as kept:
            print(json.dumps([mutant.key, tried, killed_by], ensure_ascii=False), file=kept)
        self._learn(mutant.key, tried, killed_by)

    def _learn(self, key: Key, tried: Iterable[Sequence[str]], killed_by: str) -> None:
        if killed_by:
            self.killers[key] = killed_by
        else:
            self.passed[key].update(path for path, _ in tried)

    def next(self, mutant: Mutant, files: Iterable[TestFile], most: float) -> list[TestFile]:
        """Return what to try: of the files left, one or more for `most` seconds that run much of the module quickly."""
        if mutant.key in self.killers or mutant.key in self.reasons:
            return []
        left = [file for file in files if file.path not in self.passed[mutant.key] and file.runs(mutant)]
        batch: list[TestFile] = []
        for file in sorted(left, key=lambda file: file.seconds / len(file.lines[mutant.module])):
            if not batch or sum(other.seconds for other in batch) + file.seconds <= most:
                batch.append(file)
        return batch

    def report(self, mutants: Iterable[Mutant]) -> None:
        """Write the table, and print what became of the mutants of each room."""
        fates: Counter[tuple[str, str]] = Counter()
        with (KEPT / "table.tsv").open("w", encoding="utf-8") as table:
            for mutant in mutants:
                killed_by, reason = self.killers.get(mutant.key), self.reasons.get(mutant.key)
                fate = "killed" if killed_by else "equivalent" if reason else "survived"
                passed = f"passed {len(self.passed[mutant.key])} test files"
                print(fate, mutant.line, *mutant.key, killed_by or reason or passed, sep="\t", file=table)
                fates.update([(mutant.room, fate), ("all", fate)])
        for room in (*ROOMS, "all"):
            say(f"{room}: " + ", ".join(f"{fates[room, fate]} {fate}" for fate in ("killed", "survived", "equivalent")))


def main(arguments: Sequence[str]) -> int:
    """Draw mutants, try them against the tests and write the table."""
    parser = argparse.ArgumentParser(prog="build.py mutants")
    parser.add_argument("--count", type=int, default=400, help="how many mutants at least (default: 400)")
    parser.add_argument("--seed", type=int, default=37, help="which mutants (default: 37)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default: 2)")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"modules that begin so: {', '.join(ROOMS)}")
    options = parser.parse_args(arguments)
    kept = KEPT / digest([ENGINE / "hupai"])[:16]
    kept.mkdir(parents=True, exist_ok=True)
    for tree in KEPT.glob("tree-*"):
        shutil.rmtree(tree)
    sample = kept / f"sample-{options.count}-{options.seed}.pickle"
    if not sample.exists():
        say("drawing mutants")
        sample.write_bytes(pickle.dumps(draw(ENGINE / "hupai", options.count, options.seed)))
    drawn = pickle.loads(sample.read_bytes())
    mutants = [mutant for mutant in drawn if mutant.module.startswith(tuple(options.names) or "")]
    files = test_files()
    trials, most, more = Trials(kept / "trials.jsonl", files), FIRST_ROUND, True
    try:
        with ProcessPoolExecutor(options.jobs, initializer=take) as pool:
            while more:
                record = partial(recorded, kept, most)
                quick = [file for file in each(pool, f"recorded in {most} s", record, files, lambda _: 1) if file]
                batches = [(mutant, batch) for mutant in mutants if (batch := trials.next(mutant, quick, most))]
                for (mutant, tried), killed_by in each(pool, f"tried for {most} s", killer, batches, seconds):
                    trials.add(mutant, tried, killed_by)
                more = bool(batches) or len(quick) < len(files)
                most *= GROWTH
    finally:
        trials.report(mutants)
    return 0


def seconds(trial: Trial) -> float:
    """Return the processor time of a trial's test files."""
    return sum(file.seconds for file in trial[1])


def each(
    pool: ProcessPoolExecutor, what: str, task: Callable[[T], R], items: Sequence[T], cost: Callable[[T], float]
) -> Iterator[R]:
    """Yield the result of a task for each item as it comes, and say how long the rest will take."""
    futures = {pool.submit(task, item): cost(item) for item in items}
    began, done = time.monotonic(), 0.0
    try:
        for number, future in enumerate(as_completed(futures), 1):
            yield future.result()
            done += futures[future]
            minutes = (time.monotonic() - began) * (sum(futures.values()) / done - 1) / 60
            say(f"{what}: {number} of {len(items)}, about {minutes:.0f} minutes left")
    finally:
        for future in futures:
            future.cancel()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on")
        sys.exit(130)
