"""Fixtures of all tests of the command line."""

from __future__ import annotations

import pytest

from hupai.cli import main


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Let commands answer in English unless a test says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys):
    """Run a command that must succeed and return what it printed."""

    def run(*words):
        code = main(list(words))
        out, err = capsys.readouterr()
        assert (code, err) == (0, ""), err
        return out

    return run


@pytest.fixture
def refused(capsys):
    """Run a command that has to fail and return its one line."""

    def refused(*words):
        assert main(list(words)) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.endswith("\n") and err.count("\n") == 1
        assert err.startswith("hupai") and "Traceback" not in err
        return err

    return refused
