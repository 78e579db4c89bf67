"""Runs of the tests: what each takes, how it goes on after a stop, and that none hangs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hupai_build import shard
from hupai_build.paths import ENGINE, ROOT, TOOLS
from hupai_build.steps import FULL, Trouble
from tests.progress import Progress
from tests.runs import in_order

ORDINARY, LONG, BOTH = {"a", "b", "c"}, {f"l{number}" for number in range(6)}, {"property", "more"}
TWO_PROCESSES = ("-n", "2", "--dist", "worksteal")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with tests: some are long, one tries more then, and one fails while there is a file `wrong`."""
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    (tmp_path / ".gitignore").write_text(".build\n__pycache__\n.hypothesis\nwrong\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n long\n more\n")
    (tmp_path / "test_property.py").write_text(
        "from hypothesis import given, strategies\n@given(strategies.none())\ndef test_property(nothing): pass\n"
    )
    (tmp_path / "test_some.py").write_text(
        "import pathlib, pytest\n"
        + "".join(f"def test_{name}(): pass\n" for name in sorted(ORDINARY))
        + "".join(f"@pytest.mark.long\ndef test_{name}(): pass\n" for name in sorted(LONG - {"l3"}))
        + "@pytest.mark.more\ndef test_more(): pass\n"
        + "@pytest.mark.long\ndef test_l3(): assert not pathlib.Path('wrong').exists()\n"
    )
    return tmp_path


def run_in(checkout: Path, *switches: str, code: int = 0) -> tuple[set[str], str]:
    """Run the tests there; return which have passed, and all that was printed."""
    done = subprocess.run(
        [*(sys.executable, "-m", "pytest", "-rp", "-p", "tests.limits", "-p", "tests.runs"), *switches],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, TOOLS, ENGINE)))},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    printed = done.stdout + done.stderr
    assert done.returncode == code, printed
    return set(re.findall(r"^PASSED \w+\.py::test_(\w+)", printed, re.MULTILINE)), printed


@pytest.mark.long
def test_shards_divide_a_run_into_equal_parts(checkout: Path) -> None:
    first, second = (run_in(checkout, "--long", "--shard", f"{number}/2")[0] for number in (1, 2))
    assert len(first) == len(second) == 4
    assert first | second == LONG | BOTH


def test_a_long_run_goes_on_with_what_has_not_passed_and_an_ordinary_one_takes_the_rest(checkout: Path) -> None:
    assert run_in(checkout)[0] == ORDINARY | BOTH
    (checkout / "wrong").touch()
    assert run_in(checkout, "--long", code=1)[0] == (LONG - {"l3"}) | BOTH
    (checkout / "wrong").unlink()
    went_on, printed = run_in(checkout, "--long", *TWO_PROCESSES)
    assert went_on == {"l3"}
    assert "· 7 tests had passed before: --fresh runs them again\n" in printed
    assert run_in(checkout, "--long")[0] == set()
    assert run_in(checkout, "--long", "--fresh")[0] == LONG | BOTH
    assert run_in(checkout)[0] == ORDINARY | BOTH, "an ordinary run takes everything again"


@pytest.mark.long
def test_a_stopped_run_says_how_to_go_on(checkout: Path) -> None:
    (checkout / "test_zz.py").write_text(
        "import os, pytest, signal\n@pytest.mark.long\ndef test_stopped(): os.kill(os.getpid(), signal.SIGINT)\n"
    )
    ran, printed = run_in(checkout, "--long", code=2)
    assert ran == LONG | BOTH
    assert "· stopped: the same command goes on with the tests that have not passed\n" in printed
    assert "· 8 tests had passed before" in run_in(checkout, "--long", code=2)[1]


@pytest.mark.long
def test_what_passed_with_other_files_is_not_believed(checkout: Path) -> None:
    run_in(checkout, "--shard", "1/1")
    (checkout / "new").touch()
    passed, printed = run_in(checkout, "--shard", "1/1")
    assert passed == ORDINARY | BOTH
    assert "· the ledger is of another commit, of changed files or of another Python: all runs anew\n" in printed


def test_a_full_disk_ends_the_run_with_a_sentence(checkout: Path) -> None:
    (checkout / "conftest.py").write_text(
        "import errno\nfrom tests import ledger\n"
        "def full(*entry): raise OSError(errno.ENOSPC, 'No space left on device')\nledger.note = full\n"
    )
    printed = run_in(checkout, "--long", code=1)[1]
    assert FULL in printed and "Traceback" not in printed


@pytest.mark.parametrize("text", ["x", "2", "2/", "1/2/3", "-1/4", "0/4", "9/4", "1/0", "٢/٤"])
def test_a_shard_that_does_not_exist_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Trouble, match=rf"^--shard {text} [^.]*: (write|choose) [^.]*\.$"):
        shard.parse(text)


def test_a_long_run_takes_as_many_parts_as_are_asked_for() -> None:
    def collected(*switches: str, code: int = 0) -> str:
        many = "tests/engine/conformance/test_many_hands.py"
        asked = [*(sys.executable, "-m", "pytest", "--collect-only", "-q", "--long", many), *switches]
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == code, done.stderr
        return done.stdout + done.stderr

    assert set(re.findall(r"part \d+", collected())) == {"part 0"}
    assert set(re.findall(r"part \d+", collected("--parts", "3"))) == {"part 0", "part 1", "part 2"}
    assert "ERROR: --parts 0: a number from 1 on\n" in collected("--parts", "0", code=4)


def test_a_test_that_hangs_and_a_closing_that_hangs_after_a_failure_end_with_stacks_and_the_next_one_runs(
    checkout: Path,
) -> None:
    (checkout / "test_some.py").write_text(
        "import pytest, threading\nfrom tests import limits\n"
        "@pytest.mark.timeout(0.2)\ndef test_hangs(): threading.Event().wait()\n"
        "@pytest.fixture\ndef hanging():\n"
        "    usual, limits.CLOSING_S = limits.CLOSING_S, 0.3\n"
        "    yield\n"
        "    limits.CLOSING_S = usual\n"
        "    threading.Event().wait()\n"
        "def test_fails(hanging): assert False\n"
        "def test_next(): pass\n"
    )
    passed, printed = run_in(checkout, code=1)
    assert passed == {"property", "next"}
    assert "threading.Event().wait()" in printed and "Timeout (>0.2s)" in printed
    assert "Timeout (>0.3s)" in printed and "1 error" in printed


def test_files_with_slow_tests_come_first_in_every_process() -> None:
    files = ["tests/engine/a", "tests/engine/b", "tests/browser/c", "tests/project/d", "tests/page/e"]
    assert in_order(files, {}, 1) == [files[3], files[2], files[4], files[0], files[1]]
    slowest = dict(zip(files, (5, 1, 4, 3, 2), strict=True))
    assert in_order(files, slowest, 2) == [files[0], files[3], files[1], files[2], files[4]]


def test_the_time_left_comes_from_earlier_runs_and_then_from_the_pace() -> None:
    progress = Progress("abcd", {"a": 100, "b": 300, "c": 200, "d": 600}, workers=2)
    assert progress.line(0) == "0 of 4 tests; left: about 10 minutes"
    progress.finish("a", 25)
    progress.finish("b", 75)
    assert progress.line(100) == "2 of 4 tests; left: about 3 minutes"
    for test in "cd":
        progress.finish(test, 100)
    assert progress.line(300) == "4 of 4 tests"


def test_a_test_that_was_never_timed_does_not_slow_the_pace() -> None:
    progress = Progress("abc", {"a": 100, "b": 100}, workers=1)
    progress.finish("a", 100)
    progress.finish("c", 500)
    assert progress.line(600) == "2 of 3 tests; left: about 2 minutes"


def test_no_time_is_told_that_nobody_knows() -> None:
    assert Progress("ab", {}, workers=2).line(60) == "0 of 2 tests"
    assert Progress("abc", {"b": 60}, 2).line(0) == "0 of 3 tests; left: about 30 seconds, and 2 never timed here"
