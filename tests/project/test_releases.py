"""Every change gets into the next section of CHANGELOG, and every section has its version and date."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date

from hupai.version import __version__
from hupai_build.paths import ROOT

CHANGES = [file for file in (ROOT / "docs" / "changes").iterdir() if file.name != "README.md"]
RELEASE = re.compile(r"^## (\S+) \((\S+)\)$", re.MULTILINE)


def numbers(version: str) -> list[int]:
    """The parts of a version, to be compared."""
    return [int(part) for part in version.split(".")]


def test_every_change_gets_into_the_next_release() -> None:
    drafted = subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "9.9.9"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    lines = {line.strip(" -") for line in drafted.splitlines()}
    missing = [file.name for file in CHANGES if not lines.issuperset(file.read_text("utf-8").splitlines())]
    assert missing == []


def test_every_release_has_its_version_and_date_the_newest_first() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = RELEASE.findall(text)
    assert len(releases) == text.count("\n## ")
    versions = [numbers(version) for version, _ in releases]
    days = [date.fromisoformat(day) for _, day in releases]
    assert (versions, days) == (sorted(versions, reverse=True), sorted(days, reverse=True))


def test_changes_wait_for_a_version_that_is_not_released() -> None:
    newest = RELEASE.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))[0][0]
    assert numbers(newest) < numbers(__version__) if CHANGES else newest == __version__
