"""What the process that reports keeps of a run: what has passed, how long it took, and how far the run is.

`.build/runs` holds a ledger for each pair of `--long` and `--shard`, which holds for the files of the checkout and the
Python that it was begun with. Beside it are the times that tests took here: from them come the order of the next run
and the time that is left.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hupai_build import steps
from tests import ledger
from tests.progress import Progress

EVERY_S = 60
"""The time between two lines about the progress."""
TREE = "tree"
"""The entry of a ledger that says for what files and what Python it holds. All others are names of tests."""


class Reporting:
    """Hooks of the process that reports."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._folder = config.rootpath / ".build" / "runs"
        self._kind = "long" if config.option.long else "ordinary"
        self._times_file = self._folder / f"{self._kind}-times.json"
        self._times: dict[str, float] = {}
        self._spent = defaultdict[str, float](float)
        self._ledger: Path | None = None
        self.passed = frozenset[str]()
        """The tests that need not run again."""
        self._left_out = 0
        self._succeeded = set[str]()
        self._progress: Progress | None = None
        self._began = self._told = 0.0

    def pytest_sessionstart(self) -> None:
        """Open the ledger, and read how long tests took before."""
        with _room_on_disk(), contextlib.suppress(FileNotFoundError):
            self._times = json.loads(self._times_file.read_text("utf-8"))
        chosen: str = self._config.option.shard or ""
        if (self._config.option.long or chosen) and not self._config.option.collectonly:
            with _room_on_disk():
                self._open(self._folder / f"{self._kind}{chosen and '-' + chosen.replace('/', '-of-')}.jsonl")

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a process what it leaves out, and which files are slow."""
        slowest = defaultdict[str, float](float)
        for test, seconds in self._times.items():
            file = test.partition("::")[0]
            slowest[file] = max(slowest[file], seconds)
        node.workerinput |= {"passed": sorted(self.passed), "slowest": dict(slowest)}

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Learn which tests there are, when other processes run them."""
        self._begin(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Learn which tests there are, when this process runs them."""
        self._begin([item.nodeid for item in session.items])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that has passed."""
        test = report.nodeid
        self._spent[test] += report.duration
        if report.when == "call" and report.passed:
            self._succeeded.add(test)
        if report.when != "teardown" or self._progress is None:
            return
        self._progress.finish(test, self._spent[test])
        if report.passed and test in self._succeeded and self._ledger:
            with _room_on_disk():
                ledger.note(self._ledger, test, round(self._spent[test], 2))
        if self._progress.left and time.monotonic() - self._told >= EVERY_S:
            self._tell()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Learn how many tests a process has left out."""
        self.leave_out(getattr(node, "workeroutput", {}).get("left_out", 0))

    def leave_out(self, number: int) -> None:
        """Remember how many tests of this run need not run again."""
        self._left_out = number

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keep the times; a run whose tests have all passed before has passed."""
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._left_out:
            session.exitstatus = pytest.ExitCode.OK
        times = self._times | {test: round(self._spent[test], 2) for test in self._succeeded}
        with _room_on_disk():
            self._folder.mkdir(parents=True, exist_ok=True)
            whole = self._times_file.with_suffix(".new")
            whole.write_text(json.dumps(times, indent=0), "utf-8")
            whole.replace(self._times_file)

    def pytest_terminal_summary(self, exitstatus: int) -> None:
        """Say how to go on."""
        if self._left_out:
            self._say(f"{self._left_out} tests had passed before: --fresh runs them again")
        if self._ledger and exitstatus == pytest.ExitCode.INTERRUPTED:
            self._say("stopped: the same command goes on with the tests that have not passed")

    def _open(self, path: Path) -> None:
        tree = _tree(self._config.rootpath)
        if tree is None:
            self._say("what passes is not remembered: that needs git, and a checkout that git knows")
            return
        self._ledger = path
        kept = {} if self._config.option.fresh else ledger.finished(path)
        if kept.pop(TREE, None) != tree:
            if kept:
                self._say("the ledger is of another commit, of changed files or of another Python: all runs anew")
            kept.clear()
        self.passed = frozenset(kept)
        if not kept:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            ledger.note(path, TREE, tree)

    def _begin(self, tests: list[str]) -> None:
        if self._progress is None:
            workers = getattr(self._config.option, "numprocesses", None) or 1
            self._progress = Progress(tests, self._times, workers)
            self._began = self._told = time.monotonic()
            if self._progress.seconds_left(0) >= EVERY_S:
                self._tell()

    def _tell(self) -> None:
        assert self._progress
        self._told = time.monotonic()
        self._say(self._progress.line(self._told - self._began))

    def _say(self, text: str) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        assert terminal
        terminal.ensure_newline()
        terminal.write_line(f"· {text}")


@contextlib.contextmanager
def _room_on_disk() -> Iterator[None]:
    """End the run with one sentence if the disk is full."""
    try:
        yield
    except OSError as error:
        if not steps.is_full(error):
            raise
        pytest.exit(steps.FULL, returncode=1)


def _tree(root: Path) -> str | None:
    """Return a digest of the Python and of every file here that git does not ignore; None without git."""
    listed = steps.output("git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    if listed is None:
        return None
    files = sorted({name for name in listed.split("\0") if name})
    return steps.digest([sys.version, *(part for name in files for part in (name, root / name))])
