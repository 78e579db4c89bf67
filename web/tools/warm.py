"""Warms the engine for the page's memory snapshot: everything it imports later, and what it works out once.

Runs inside Pyodide (see snapshot.mjs). What is in memory afterwards is what every page then begins with, so
nothing of the hands that are played here stays: only code, tables and caches do.
"""

import gc
import importlib
import json
import pkgutil
import sys
import time
import traceback

import hupai
from hupai.session import Session
from hupai.zipai.bots.weights import weights_of

BOTS = ("regular", "beginner")
STEPS = 60


def play(session, game):
    """A few decisions of a hand, with what a page asks about them.

    No hint: what the search for one works out would make the memory half as large again, and every start wait for it.
    """

    def ask(**request):
        answer = json.loads(session.handle(json.dumps(request)))
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer["result"]

    ask(do="rules", game=game)
    state = ask(do="new", game=game, options={}, seats=["human", *BOTS], hands=1, seed="warm")
    legal = state["view"]["legal"]
    helped = False
    for _ in range(STEPS):
        if state["waiting"] == "bot":
            state = ask(do="advance")
        elif state["waiting"] == "human":
            action = legal[0]["action"]
            if not helped:
                ask(do="preview", seat=0, action=action)
                ask(do="why", seat=0)
                helped = True
            state = ask(do="act", seat=0, action=action)
        else:
            break
        legal = state["changes"].get("legal", legal)
    ask(do="log")
    ask(do="load", record=ask(do="save")["record"])


def warm():
    """Do all of it and tidy up."""
    for module in pkgutil.walk_packages(hupai.__path__, "hupai."):
        importlib.import_module(module.name)
    session = Session(clock=time.monotonic)
    games = json.loads(session.handle('{"do": "games"}'))["result"]["games"]
    for game in games:
        play(session, game["id"])
        # From files, which a restored Python does not have at once: what strong bots know, and what tells a fault.
        weights_of(game["id"])
    traceback.format_exception(ValueError("warm"))


warm()
if "_prepared" in sys.modules:
    for ready in (sys.modules["_prepared"].methods, sys.modules["_prepared"].patterns):
        ready.clear()
sys._clear_internal_caches()
gc.collect()
gc.freeze()
