"""Uses what a start does not bring, a family or a part, so that the build sees what it loads of the library."""

import importlib
import sys
import zipfile


def play_family(family, ask, play):
    """Import all modules of a family and play its games with `play` from warm.py; return what was loaded.

    A part of the engine that is no family is used by the function of its name. `ask` sends a request.
    """
    with zipfile.ZipFile(f"/lib/hupai_{family}.zip") as sources:
        names = [name.removesuffix(".py") for name in sources.namelist() if name.endswith(".py")]
    before = set(sys.modules)
    for name in names:
        importlib.import_module(name.removesuffix("/__init__").replace("/", "."))
    if family in PARTS:
        PARTS[family](ask)
        return set(sys.modules) - before
    own = [game for game in ask(do="games")["games"] if game["family"] == family]
    assert own, f"the registry has no game of {family}"
    for game in own:
        play(ask, game)
    return set(sys.modules) - before


def study(ask):
    """Ask for a hint, questions, the rule book, house rules as a link, and what a hand waits for."""
    game = ask(do="games")["games"][0]
    ask(do="new", game=game["id"], seats=["human", *["beginner"] * (game["seats"] - 1)], seed="warm")
    state = ask(do="view")
    while state["waiting"] == "bot":
        state = ask(do="advance")
    if state["waiting"] == "human":
        ask(do="hint")
        for row in ask(do="questions")["questions"]:
            ask(do="answer", question=row["code"])
    ask(do="rules")
    ask(do="read_rules", link=ask(do="rules_link", game=game["id"])["link"])
    ask(do="waits", game="yongzhou-plain", hand="345s345b77s99b", laid="ti:0000b wei:222s chi:123b")


def play_tournament(ask):
    """Begin a cup of bots, play a table of it, and open its log."""
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


PARTS = {"study": study, "tournament": play_tournament}
