"""The faults that `build.py faults` puts into the page: each can be put in, and the test that must see it is there."""

from __future__ import annotations

import subprocess
from typing import Final

from hupai_build.paths import ROOT
from tests.faults.__main__ import HERE, Fault

FAULTS: Final = [Fault.read(patch) for patch in sorted(HERE.glob("*.patch"))]


def test_every_fault_can_be_put_in() -> None:
    """A change of the page that moves the lines of a fault has to move the fault too."""
    checked = {fault.patch.stem: subprocess.run(["git", "apply", "--check", fault.patch], cwd=ROOT) for fault in FAULTS}
    assert [name for name, done in checked.items() if done.returncode] == []
    assert len(FAULTS) >= 60


def test_the_test_of_every_fault_is_there() -> None:
    def is_there(test: str) -> bool:
        file, _, name = test.partition("::")
        return f"def {name.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")

    assert [fault.test for fault in FAULTS if not is_there(fault.test)] == []
