"""A bot of the user's own: found in the current folder, the same on every worker, and never mixed with an older one."""

from __future__ import annotations

import pickle
import sys
from dataclasses import replace

import pytest

from hupai.arena import duel, round_robin
from hupai.arena.own_bot import own_bot
from hupai.table.errors import EngineError, InvalidRequest
from tests.engine.arena.test_arena import untimed
from tests.engine.arena_players import Winner

BOT = """
from hupai.bots.base import Decision

class Last:
    name = "last"

    def decide(self, seen, legal, budget, rng):
        return Decision(legal[{place}])

class WithArgument(Last):
    def __init__(self, argument): ...

class Nameless:
    decide = Last.decide

class Idle:
    name = "idle"
"""


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Write a module into the current folder, as a process finds it that has not imported it before."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def write(module, text):
        monkeypatch.delitem(sys.modules, module, raising=False)
        file = tmp_path / f"{module.replace('.', '/')}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        return file

    yield write
    for name in [name for name, module in sys.modules.items() if _lies_in(module, tmp_path)]:
        del sys.modules[name]


def _lies_in(module, folder):
    """Whether a module was imported from the folder."""
    return (getattr(module, "__file__", None) or "").startswith(str(folder))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_of_a_module_plays_like_the_bot_itself(jobs):
    named = own_bot("tests.engine.arena_players:Winner")
    found = duel("yongzhou", named, "random", 8, jobs=jobs)
    assert found["candidate"] == "tests.engine.arena_players:Winner"
    expected = duel("yongzhou", Winner(), "random", 8)
    assert untimed(found) == {**untimed(expected), "candidate": found["candidate"]}


@pytest.mark.parametrize("module", ["my_last_bot", "my_bots.last"])
def test_a_module_in_the_current_folder_is_found_and_travels_as_text(write, tmp_path, module):
    write(module, BOT.format(place=-1))
    found = own_bot(f"{module}:Last")
    assert found.folder == str(tmp_path) and pickle.loads(pickle.dumps(found)) == found
    assert found.load() is found.load() and found.load().name == "last"


def test_the_current_folder_hides_no_library(write):
    write("json", BOT.format(place=0))
    with pytest.raises(InvalidRequest, match="bot_class") as caught:
        own_bot("json:Last")
    assert caught.value.facts["file"].endswith("__init__.py")


def test_a_module_that_cannot_be_used_is_refused(write):
    write("my_bots", BOT.format(place=0))
    write("my_failing_module", "1 / 0")
    write("my_script", "raise SystemExit")
    refused = {
        "my_missing_module:Last": ("bot_module", "my_missing_module"),
        "my_failing_module:Last": ("bot_module", "ZeroDivisionError"),
        "my_script:Last": ("bot_module", "SystemExit"),
        "my_bots:Nobody": ("bot_class", "my_bots.py"),
        "my_bots:WithArgument": ("bot_not_made", "argument"),
        "my_bots:Nameless": ("not_a_bot", "my_bots:Nameless"),
        "my_bots:Idle": ("not_a_bot", "my_bots:Idle"),
        "my_bots:__doc__": ("not_a_bot", "my_bots:__doc__"),
        "sys:path": ("not_a_bot", "sys:path"),
    }
    for name, (code, says) in refused.items():
        with pytest.raises(InvalidRequest) as caught:
            own_bot(name)
        assert caught.value.code == code and says in str(caught.value), name


def test_a_ledger_is_not_continued_with_another_version_of_the_bot(write, tmp_path):
    ledger = tmp_path / "ledger.jsonl"
    write("my_edited_bot", BOT.format(place=0))
    first = own_bot("my_edited_bot:Last")
    duel("yongzhou", first, "random", 2, ledger=ledger)
    write("my_edited_bot", BOT.format(place=-1))
    second = own_bot("my_edited_bot:Last")
    assert first != second
    with pytest.raises(InvalidRequest, match="wrong_ledger"):
        duel("yongzhou", second, "random", 2, ledger=ledger)


def test_a_worker_with_another_version_refuses_to_play(write):
    write("my_changing_bot", BOT.format(place=0))
    here = own_bot("my_changing_bot:Last")
    with pytest.raises(EngineError, match="bot_differs") as caught:
        replace(here, code="0" * 16).load()
    assert caught.value.facts["module"] == "my_changing_bot"


def test_own_bots_play_in_a_round_robin():
    bots = [own_bot("tests.engine.arena_players:Winner"), "random"]
    cells = round_robin("yongzhou", bots, 2)["cells"]
    assert [cell["candidate"] for cell in cells] == ["tests.engine.arena_players:Winner", "random"]
