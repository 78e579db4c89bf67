"""The same work with the engine of the last release, in turn with this one, so that a loss between releases is seen."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]

PAIRS = 5

SOURCE = """
from statistics import median
from clock import REPETITIONS, each_s
from workload import random_hands
work = random_hands()
each_s(work)
print(median(each_s(work) for _ in range(REPETITIONS)))
"""


def random_hand_since_release() -> float | None:
    """How long a random hand takes, in random hands of the last release; None where git does not know that release."""
    with TemporaryDirectory() as folder:
        released = Path(folder)
        if not _unpack_release(released):
            return None
        return median(_random_hand_s(ROOT) / _random_hand_s(released) for _ in range(PAIRS))


def _unpack_release(folder: Path) -> bool:
    """Write the last release's engine and its bench into the folder; False where git does not know them.

    The version is raised as soon as a release is out, so the commit before the last rise is the release.
    """
    rise = _git("log", "-1", "--format=%H", "--", "engine/hupai/version.py").decode().strip()
    archive = _git("archive", f"{rise}~1", "engine", "tests/bench") if rise else b""
    if not archive:
        return False
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return True


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else b""


def _random_hand_s(root: Path) -> float:
    """Seconds of a random hand of the checkout in this folder, in a process of its own."""
    paths = [str(root / "engine"), str(root / "tests" / "bench")]
    source = f"import sys\nsys.path[:0] = {paths!r}\n{SOURCE}"
    return float(subprocess.run([sys.executable, "-c", source], capture_output=True, check=True).stdout)
