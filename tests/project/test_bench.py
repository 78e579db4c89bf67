"""`build.py bench` prints rows that other programs can read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from hupai_build.paths import TESTS


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the benchmark to its end."""
    command = [sys.executable, str(TESTS / "bench"), *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)


def test_rows_as_json_have_name_value_unit_budget_and_result(dist: Path) -> None:
    done = bench("--json", "first_visit")
    (row,) = json.loads(done.stdout)
    value = row["value"]
    assert row == {"name": "first_visit", "value": value, "unit": "MB gzip", "budget": 6, "met": value <= 6}


def test_a_name_selects_every_row_that_begins_with_it(dist: Path) -> None:
    lines = bench("first_v").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["first_view", "first_visit"]


def test_rows_beside_another_version_need_its_site(dist: Path) -> None:
    done = bench("phone_playable_beside")
    assert (done.returncode, done.stdout) == (0, "")
    assert "--beside" in done.stderr


def test_an_unknown_row_is_refused_in_one_line() -> None:
    done = bench("nothing")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "win_check_no_king" in done.stderr
