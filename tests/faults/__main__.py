"""`python tests/faults [NAME …]`: put faults into a copy of the page, one at a time; build.py faults calls it.

A fault is a patch beside this file. Its first line says what is wrong for a person, its `Noticed-by:` names the test
that has to fail. A NAME selects every fault whose name begins with it. The checkout itself is never changed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "web" / "tools")]

from hupai_build.paths import NODE_MODULES, ROOT, VENV, WORK  # noqa: E402 (the path is set first)
from hupai_build.steps import IGNORED_FOLDERS, Trouble, run, shown  # noqa: E402

COPY = WORK / "faults"
REPORT = WORK / "faults.xml"
LEFT_OUT = {COPY, VENV, ROOT / ".git"}
WIDER = ("tests/page", "tests/browser", "tests/project")
"""What runs where the named test notices nothing."""
UNBUILT = "tests/page/test_scripts.py"
"""Tests that read the sources, and not the built site."""


@dataclass(frozen=True)
class Fault:
    """A patch, what it does to a person, and the test that has to notice it."""

    patch: Path
    says: str
    test: str

    @classmethod
    def read(cls, patch: Path) -> Fault:
        """Return the fault of a patch."""
        prose = patch.read_text("utf-8").partition("\ndiff --git ")[0]
        named = re.search(r"^Noticed-by: (\S+)$", prose, re.MULTILINE)
        if not named:
            raise Trouble(f"{shown(patch)} names no test: write a line “Noticed-by: tests/…::test_…” before its diff.")
        return cls(patch, prose.partition("\n")[0], named[1])

    def apply(self, *how: str) -> None:
        """Put the fault into the copy; `--reverse` takes it out again."""
        # The copy lies inside the checkout, of which git shall know nothing there.
        environment = {"GIT_CEILING_DIRECTORIES": str(COPY.parent)}
        otherwise = f"{shown(self.patch)} does not apply any more: make it again from the page as it is now"
        run(["git", "apply", *how, self.patch], otherwise=otherwise, log="fault", cwd=COPY, env=environment)


def copy() -> None:
    """Copy the working tree with everything that was built; only the virtual environment is shared."""

    def left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if Path(folder, name) in LEFT_OUT or name in IGNORED_FOLDERS}

    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT, COPY, symlinks=True, ignore=left_out)
    (COPY / ".venv").symlink_to(VENV)
    # Bundles are named by where their packages lie, so this is no link; nobody writes into its files.
    shutil.copytree(NODE_MODULES, COPY / NODE_MODULES.relative_to(ROOT), symlinks=True, copy_function=os.link)


def failing(tests: list[str], *how: str) -> list[str]:
    """Return which of these tests of the copy fail by what they expect; build what they need before."""
    if any(not test.startswith(UNBUILT) for test in tests):
        otherwise = "The page with this fault cannot be built, so no test can notice it: correct the patch"
        run([sys.executable, "build.py", "build"], otherwise=otherwise, log="fault-build", cwd=COPY)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={REPORT}", *how, *tests]
    REPORT.unlink(missing_ok=True)
    done = subprocess.run(command, cwd=COPY, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    cases = list(ElementTree.parse(REPORT).iter("testcase")) if REPORT.exists() else []
    if not any(case.find("skipped") is None for case in cases):
        raise Trouble(f"A test that is named does not run: correct the line “Noticed-by” of its fault.\n{done.stdout}")
    return [f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name')}" for case in cases if noticed(case)]


def noticed(case: ElementTree.Element) -> bool:
    """Return whether a test failed by what it expects, also of the page's silence, which is looked at when it ends."""
    error = case.find("error")
    ended = error is not None and error.get("message", "").startswith('failed on teardown with "AssertionError')
    return case.find("failure") is not None or ended


def main(names: list[str]) -> int:
    """Let the tests look for faults; return 1 unless they find all."""
    faults = [Fault.read(patch) for patch in sorted(HERE.glob("*.patch"))]
    wanted = [fault for fault in faults if not names or fault.patch.stem.startswith(tuple(names))]
    if not wanted:
        raise Trouble(f"No fault is named {names[0]}: see {shown(HERE)}.")
    copy()
    for fault in wanted:
        fault.apply("--check")
    print("first, the named tests without any fault", flush=True)
    if wrong := failing(sorted({fault.test for fault in wanted})):
        raise Trouble(f"These tests fail without any fault, so they would prove nothing: {', '.join(wrong)}.")
    rows: list[tuple[str, str, float]] = []
    try:
        for nth, fault in enumerate(wanted, 1):
            print(f"{nth}/{len(wanted)} {fault.patch.stem}: {fault.says}", flush=True)
            began = time.monotonic()
            fault.apply()
            found = failing([fault.test], "-x") or failing([*WIDER], "-x", "-n", "2")
            fault.apply("--reverse")
            rows.append((fault.patch.stem, found[0] if found else "NOBODY", time.monotonic() - began))
    except KeyboardInterrupt:
        print("stopped")
    for name, test, seconds in rows:
        print(f"{name:40} {test:80} {seconds:5.0f} s")
    missed = sum(test == "NOBODY" for _, test, _ in rows)
    print(f"{len(rows) - missed} of {len(rows)} faults were noticed")
    return 1 if missed or len(rows) < len(wanted) else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(f"faults: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)
