"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

from hupai_build.paths import ENGINE
from tests.project.module_names import module_name
from tests.rows import each_row


def modules() -> list[str]:
    """The modules that have examples."""
    files = sorted((ENGINE / "hupai").rglob("*.py"))
    return [module_name(file) for file in files if ">>> " in file.read_text("utf-8")]


@each_row("module", modules)
def test_examples_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted, "its examples are in no docstring that is looked at"
    assert not found.failed
