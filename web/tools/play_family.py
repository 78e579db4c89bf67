"""Uses what a start does not bring, a family or a part, so that the build sees what it loads of the library."""

import importlib
import json
import pkgutil
import sys


def play_family(family, session, play):
    """Import all modules of a family and play its games with `play` from warm.py; return what was loaded.

    A part of the engine that is no family is imported, and used by the function of its name.
    """
    before = set(sys.modules)
    home = importlib.import_module(f"hupai.{family}")
    for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
        importlib.import_module(module.name)
    if family in PARTS:
        PARTS[family](session)
        return set(sys.modules) - before
    games = json.loads(session.handle('{"do": "games"}'))["result"]["games"]
    own = [game for game in games if game["family"] == family]
    assert own, f"the registry has no game of {family}"
    for game in own:
        play(session, game)
    return set(sys.modules) - before


def play_tournament(session):
    """Begin a cup of bots, play a table of it, and open its log."""

    def ask(**request):
        answer = json.loads(session.handle(json.dumps(request)))
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer["result"]

    ask(do="cup", preset="quick", shares={"beginner": 1}, person=False, seed="warm")
    found = ask(do="cup_tables")
    table = found["tables"][0]
    played = ask(do="cup_play", plan=found["plan"], **{name: table[name] for name in ("table", "seed", "levels")})
    ask(do="cup_add", **played)
    ask(do="cup_ranking")
    ask(do="cup_rules")
    ask(do="cup_open", log=ask(do="cup_log")["log"])
    ask(do="cup_check", plan=found["plan"], **ask(do="cup_played")["tables"][0])
    ask(do="cup_hands", entrant=1)
    ask(do="cup_link", table=table["table"], hand=1)
    ask(do="cup_watch", table=table["table"], hand=1, at=1)


PARTS = {"tournament": play_tournament}
