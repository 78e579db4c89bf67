"""Functions and values that are loaded when they are first used."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hupai.table.later import later, later_value


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module that nothing has loaded yet."""
    name = "hupai_loaded_later"
    (tmp_path / f"{name}.py").write_text("FOUND = [1]\n\n\ndef add(a, b=0):\n    return a + b\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


def test_a_module_is_loaded_at_the_first_call(module: str) -> None:
    add = later(module, "add")
    assert module not in sys.modules
    assert add(1, b=2) == 3
    assert module in sys.modules


def test_a_value_is_loaded_when_it_is_asked_for(module: str) -> None:
    found = later_value(module, "FOUND")
    assert module not in sys.modules
    assert found() is found()
    assert found() == [1]
