"""The engine in the site's Pyodide says, letter for letter, what it says in CPython."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hupai.registry import games
from hupai_build import site
from tests.in_pyodide import ask_here, ask_in_pyodide, run_in_pyodide


def conversation(game: str, hands: int, seed: str) -> list[str]:
    """A whole match asked through the façade: the human's answers are drawn, everything else follows."""
    from hupai.session import Session

    session, rng = Session(), Random(seed)
    asked: list[str] = []

    def ask(**request: Any) -> dict[str, Any]:
        asked.append(json.dumps(request))
        reply: dict[str, Any] = json.loads(session.handle(asked[-1]))
        assert reply["ok"], reply
        result: dict[str, Any] = reply["result"]
        return result

    ask(do="games")
    state = ask(do="new", game=game, options={}, seats=["human", "beginner", "random"], hands=hands, seed=seed)
    while state["waiting"] != "end":
        if state["waiting"] == "bot":
            state = ask(do="advance")
        elif state["waiting"] == "next":
            ask(do="review", hand=state["match"]["hand"])
            state = ask(do="next")
        else:
            action = rng.choice(state["view"]["legal"])["action"]
            if rng.random() < 0.1:
                ask(do="hint", seat=0)
                ask(do="preview", seat=0, action=action)
                ask(do="why_not", seat=0, action="peng")
            state = ask(do="act", seat=0, action=action)
    ask(do="save")
    asked.append(json.dumps({"do": "nonsense"}))
    asked.append("{")
    return asked


@pytest.mark.parametrize("game", sorted(games))
def test_a_match_reads_the_same_in_cpython_and_in_pyodide(dist: Path, game: str) -> None:
    requests = conversation(game, hands=4, seed="both-pythons")
    here, there = ask_here(requests), ask_in_pyodide(requests)
    assert len(requests) > 50
    for request, ours, theirs in zip(requests, here, there, strict=True):
        assert ours == theirs, request


def test_a_failure_in_pyodide_is_its_own_message(dist: Path) -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError: division by zero"):
        run_in_pyodide("1 / 0")
    assert run_in_pyodide("import sys; f'{sys.platform} {input_text}'", "here") == "emscripten here"


IMPORT_ALL = """
import importlib, json
given, shipped = json.loads(input_text)
missing = set()
for name in shipped:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name in given:
            missing.add(f"{name} needs {error.name}")
    except Exception:
        pass  # a module for another system; what it needs is not the question here
json.dumps(sorted(missing))
"""


def modules(archive: Path) -> list[str]:
    """The modules in an archive of the standard library."""
    with zipfile.ZipFile(archive) as opened:
        paths = [Path(name) for name in opened.namelist() if name.endswith((".py", ".pyc"))]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    return [name for name in names if not name.endswith("__main__")]


def test_what_is_left_out_of_the_standard_library_is_missed_by_nothing_that_is_shipped(dist: Path) -> None:
    given, shipped = modules(site.PYODIDE / "python_stdlib.zip"), modules(site.STDLIB)
    assert set(shipped) < set(given)
    assert json.loads(run_in_pyodide(IMPORT_ALL, json.dumps([given, shipped]))) == []


UNREAD = {
    # for a player's own bot, or for what it brings along
    *("colorsys", "graphlib", "hmac", "pkgutil", "queue", "secrets", "shlex", "string.templatelib", "_pylong"),
    *("concurrent.futures.thread", "email.generator", "http", "urllib.error", "urllib.response"),
    # Pyodide asks for it whenever it unpacks a wheel
    "tarfile",
    # what others ask for only now and then
    *("_sysconfigdata__emscripten_wasm32-emscripten", "_threading_local", "_py_abc"),
    *("sre_compile", "sre_constants", "sre_parse", "pathlib._local", "pathlib.types"),
}
"""Modules and packages of the standard library that are shipped although neither boot nor engine reads them."""

USED = """
import sys, json
import asyncio, csv, datetime, decimal, fractions, importlib.metadata, io
import logging, pickle, pprint, random, statistics, traceback
import email.parser, hashlib, html.parser, platform, sysconfig, zipfile
import hupai.session
importlib.metadata.metadata("hupai")["Name"]
datetime.datetime.strptime("2026-02-28", "%Y-%m-%d")
json.dumps(list(sys.modules))
"""
"""What a program may expect, what micropip needs, the engine: and the modules all of them read."""


def test_every_module_of_the_standard_library_that_a_page_downloads_has_a_use(dist: Path) -> None:
    """What nothing reads is left out, or named here with its reason: bytes rule on slow links."""
    used = set(json.loads(run_in_pyodide(USED)))
    kept = ("encodings", "pyodide", "_pyodide", "importlib")
    unread = {name for name in modules(site.STDLIB) if name not in used and name.split(".")[0] not in kept}
    assert unread == UNREAD


ORDINARY = """
import asyncio, csv, datetime, decimal, fractions, importlib.metadata, io
import logging, pickle, pprint, statistics, traceback
try:
    raise ValueError("told")
except ValueError:
    told = traceback.format_exc().splitlines()[-1]
logging.getLogger("hupai").warning("heard")
" ".join([
    importlib.metadata.metadata("hupai")["Name"],
    importlib.metadata.version("hupai"),
    told,
    str(datetime.datetime.strptime("2026-02-28", "%Y-%m-%d").date() + datetime.timedelta(days=1)),
    str(statistics.median([1, fractions.Fraction(1, 3), decimal.Decimal(2) == 2])),
    str(pickle.loads(pickle.dumps({"a": [1]}))),
    next(csv.reader(io.StringIO("x,y")))[1],
    pprint.pformat(await asyncio.sleep(0, "slept")),
    "柒".encode("utf-16-le").hex(),
])
"""


def test_what_is_left_of_the_standard_library_works(dist: Path) -> None:
    assert run_in_pyodide(ORDINARY) == (
        f"hupai {site.version()} ValueError: told 2026-03-01 1 {{'a': [1]}} y 'slept' d267"
    )


def test_the_standard_library_is_shipped_compiled(dist: Path) -> None:
    with zipfile.ZipFile(dist / "pyodide" / "python_stdlib.zip") as opened:
        assert not [name for name in opened.namelist() if name.endswith(".py")]
