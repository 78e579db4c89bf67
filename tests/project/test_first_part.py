"""A start brings no more of the engine than a table needs, and a table needs no more than a start brings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hupai.session.facade import HOMES
from hupai_build import families, page_wheel, steps
from hupai_build.paths import ENGINE, ROOT
from tests.limits import LONG_S
from tests.project.module_names import imports, module_name, tree

AT_THE_TABLE = {
    *("new", "load", "close", "matches", "act", "advance", "next", "undo", "view", "save", "log", "sit", "rise"),
    *("why", "why_not", "preview", "games", "options"),
}
"""What a page may ask as soon as Python has started."""


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the engine as a page has it that plays: what a start brings, and every family."""
    folder = tmp_path_factory.mktemp("brought")
    for file in steps.files_in(ENGINE / "hupai"):
        name = file.relative_to(ENGINE).as_posix()
        if any(page_wheel.is_shipped(name, later) for later in ("", *page_wheel.APART)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(file.read_bytes())
    return folder


def test_whatever_is_done_at_a_table_needs_all_that_a_start_brings_and_no_other_part(brought: Path) -> None:
    """In every game against every bot, under every option of a family, refusals and earlier records included."""
    played = subprocess.run(
        [sys.executable, Path(__file__).with_name("play_first_part.py"), ROOT / "tests" / "fixtures" / "records"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (brought, ROOT)))},
        capture_output=True,
        encoding="utf-8",
        timeout=LONG_S,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    started = {
        module_name(file)
        for file in steps.files_in(ENGINE / "hupai")
        if file.suffix == ".py" and page_wheel.is_shipped(file.relative_to(ENGINE).as_posix())
    }
    assert started - set(played.stdout.split()) == set(), "a first visit waits for modules that no table needs"


def test_no_module_of_a_start_imports_one_of_a_later_part_when_it_is_loaded() -> None:
    """Inside functions one may: those are called for requests that need the part."""
    files = {file.relative_to(ENGINE).as_posix(): file for file in steps.files_in(ENGINE / "hupai")}
    later = {module_name(file) for name, file in files.items() if page_wheel.later_of(name) in page_wheel.PARTS}
    started = [file for name, file in files.items() if name.endswith(".py") and page_wheel.is_shipped(name)]
    wrong = [
        f"{module_name(file)} imports {what}"
        for file in started
        for _, imported in imports(tree(file).body)
        for what in (imported, imported.rpartition(".")[0])
        if what in later
    ]
    assert wrong == []


def test_every_request_that_needs_a_part_is_known_to_the_page(dist: Path) -> None:
    """Those of the table need none."""
    asked = {part["id"]: part["requests"] for part in families.parts()}
    assert list(asked) == list(page_wheel.PARTS)
    assert set(HOMES).difference(*asked.values()) == AT_THE_TABLE
