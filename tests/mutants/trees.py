"""Runs test files in a copy of the checkout, as it is or with a mutant."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from pathlib import Path

from coverage import CoverageData

from hupai_build.paths import ROOT, TESTS, WORK
from hupai_build.steps import digest
from tests.mutants.sample import Mutant

KEPT = WORK / "mutants"
LIMITED = 'ulimit -t "$0"; ulimit -v 8000000; exec nice -n 19 "$@"'
"""Limits a command's processor time and memory: a mutant may loop, and collect, for ever."""
SLOWER, START = 5, 60
"""A mutant may take so many times the processor time of its tests, and some seconds."""
NEEDS_THE_SITE = 'usefixtures("dist")'
serial = count(1)


@dataclass(frozen=True)
class TestFile:
    """A test file with the digest of its text; its processor time and the lines of each module that it runs."""

    path: str
    digest: str
    seconds: float = 0.0
    lines: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """None if it does not pass here as it is."""

    def runs(self, mutant: Mutant) -> bool:
        """Whether it runs what a mutant changes."""
        return not mutant.lines.isdisjoint(self.lines.get(mutant.module, ()))


Trial = tuple[Mutant, Sequence[TestFile]]


def test_files() -> list[TestFile]:
    """Return the test files of the engine, without those that need the built site."""
    paths = sorted((TESTS / "engine").rglob("test_*.py"))
    chosen = [path for path in paths if NEEDS_THE_SITE not in path.read_text("utf-8")]
    return [TestFile(path.relative_to(ROOT).as_posix(), digest([path])[:16]) for path in chosen]


def take() -> None:
    """Work from now on in a copy of the checkout."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the process that waits for this one and the tests are stopped
    tree = KEPT / f"tree-{os.getpid()}"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "dist*", "node_modules", "__pycache__"))
    os.chdir(tree)


def recorded(kept: Path, most: float, file: TestFile) -> TestFile | None:
    """Return a test file with what it runs; run it if that is not known. None if that takes more processor time."""
    known = kept / f"{file.path.replace('/', '-')}.{file.digest}.json"
    if not known.exists():
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        code, _ = _run(most, "coverage", "run", "--include=*/engine/hupai/*", "-m", *_pytest([file]))
        if code < 0:
            return None
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        data = CoverageData()
        data.read()
        lines = {name.split("/engine/hupai/")[1]: sorted(data.lines(name) or ()) for name in data.measured_files()}
        known.write_text(json.dumps(asdict(replace(file, seconds=seconds, lines={} if code else lines))), "utf-8")
    return TestFile(**json.loads(known.read_text("utf-8")))


def killer(trial: Trial) -> tuple[Trial, str]:
    """Run test files on a mutant. Return both, and the test that fails, or what else ends the run, or nothing."""
    mutant, files = trial
    module = Path("engine", "hupai", mutant.module)
    original = module.read_bytes()
    try:
        _write(module, mutant.code.encode())
        code, output = _run(START + SLOWER * sum(file.seconds for file in files), *_pytest(files))
    finally:
        _write(module, original)
    if code in (0, 5):  # 5: the files have no test
        return trial, ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return trial, failed[1] if failed else "out of time" if code < 0 else "pytest itself fails"


def _write(module: Path, code: bytes) -> None:
    """Write a module, each time of another age, so that Python compiles it."""
    module.write_bytes(code)
    age = next(serial)
    os.utime(module, (age, age))


def _pytest(files: Sequence[TestFile]) -> list[str]:
    return ["pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", *(file.path for file in files)]


def _run(seconds: float, *arguments: str) -> tuple[int, str]:
    """Run a module of Python for so much processor time; return its exit code and what it prints."""
    command = ["sh", "-c", LIMITED, str(round(seconds)), sys.executable, "-m", *arguments]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=100 * seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return -1, ""
    if "KeyboardInterrupt" in done.stdout:
        raise KeyboardInterrupt
    return done.returncode, done.stdout
