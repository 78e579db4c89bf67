"""Warms the engine for the page's memory snapshot: imports every module, and fills what is computed only once.

This runs inside Pyodide (see snapshot.mjs). Every page starts with the memory that this leaves. So only code, tables
and caches stay, and nothing of the hands that are played here.
"""

import gc
import importlib
import json
import pkgutil
import sys
import time
import traceback
from dataclasses import replace

import hupai
from hupai.session import Session
from hupai.zipai.bots.weights import VARIANTS, WEIGHTS, names_of
from hupai.zipai.games import RULES

BOTS = ("regular", "beginner")
STEPS = 60


def asking(session):
    """Return a function that sends a request and returns the result."""

    def ask(**request):
        answer = json.loads(session.handle(json.dumps(request)))
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer["result"]

    return ask


def play(ask, chosen):
    """Play some decisions of a hand, and ask about one of them what a page asks.

    It asks for no hint: the results of that search would make the memory half as large again, and every start slower.
    """
    game, others = chosen["id"], chosen["seats"] - 1
    bots = (BOTS * others)[:others]
    state = ask(do="new", game=game, options={}, seats=["human", *bots], hands=1, seed="warm")
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
    """Import all modules and play in every game."""
    for module in pkgutil.walk_packages(hupai.__path__, "hupai."):
        importlib.import_module(module.name)
    ask = asking(Session(clock=time.monotonic))
    for game in ask(do="games")["games"]:
        play(ask, game)
    # A restored Python does not have its files at once, so the weights of strong bots are read now.
    for rules in RULES.values():
        for name in names_of(replace(rules, **dict(VARIANTS))):
            WEIGHTS.of(name)
    traceback.format_exception(ValueError("warm"))  # loads what reports an error, for the same reason


warm()
if "_prepared" in sys.modules:
    for ready in (sys.modules["_prepared"].methods, sys.modules["_prepared"].patterns):
        ready.clear()
sys._clear_internal_caches()
gc.collect()
gc.freeze()
