"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from hupai_build.paths import ENGINE
from tests.project.module_names import module_name

FILES = sorted(file for file in (ENGINE / "hupai").rglob("*.py") if ">>> " in file.read_text("utf-8"))


@pytest.mark.parametrize("module", [module_name(file) for file in FILES])
def test_examples_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted, "its examples are in no docstring that is looked at"
    assert not found.failed
