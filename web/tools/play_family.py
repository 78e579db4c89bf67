"""Plays the games of a family that a start does not bring, so that the build sees what they load of the library."""

import importlib
import json
import pkgutil
import sys


def play_family(family, session, play):
    """Import all modules of a family and play its games with `play` from warm.py; return what was loaded."""
    before = set(sys.modules)
    home = importlib.import_module(f"hupai.{family}")
    for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
        importlib.import_module(module.name)
    games = json.loads(session.handle('{"do": "games"}'))["result"]["games"]
    own = [game for game in games if game["family"] == family]
    assert own, f"the registry has no game of {family}"
    for game in own:
        play(session, game)
    return set(sys.modules) - before
