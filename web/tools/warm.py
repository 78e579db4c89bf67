"""Warms the engine for the page's memory snapshot: everything it imports later, and what it works out once.

Runs inside Pyodide (see snapshot.mjs). What is in memory afterwards is what every page then begins with, so
nothing of the hands that are played here stays: only code, tables and caches do.
"""

import gc
import importlib
import json
import sys
import time
import zipfile

from hupai.session import Session

ARCHIVE = "/lib/python314.zip"
BOTS = ("regular", "beginner", "strong")
STEPS = 60


def engine_modules():
    """The engine's modules in the archive the page starts from."""
    with zipfile.ZipFile(ARCHIVE) as archive:
        names = [name for name in archive.namelist() if name.startswith("hupai/") and name.endswith(".pyc")]
    return [name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for name in names]


def play(session, game):
    """A few decisions of a hand, with what a page asks about them."""

    def ask(**request):
        answer = json.loads(session.handle(json.dumps(request)))
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer["result"]

    ask(do="rules", game=game)
    state = ask(do="new", game=game, options={}, seats=["human", *BOTS[:2]], hands=1, seed="warm")
    helped = False
    for _ in range(STEPS):
        if state["waiting"] == "bot":
            state = ask(do="advance")
        elif state["waiting"] == "human":
            action = state["view"]["legal"][0]["action"]
            if not helped:
                ask(do="preview", seat=0, action=action)
                ask(do="why", seat=0)
                ask(do="hint", seat=0)
                helped = True
            state = ask(do="act", seat=0, action=action)
        else:
            break
    ask(do="load", record=ask(do="save")["record"])


def warm():
    """Do all of it and tidy up."""
    for name in engine_modules():
        importlib.import_module(name)
    session = Session(clock=time.monotonic)
    games = json.loads(session.handle('{"do": "games"}'))["result"]["games"]
    for game in games:
        play(session, game["id"])


warm()
sys._clear_internal_caches()
gc.collect()
