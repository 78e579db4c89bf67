"""Does what a player may do with the page, for the list of the program's functions that play calls.

This runs inside Pyodide (see profile_program.mjs), with every family.
"""

import gc
import json
import time

from hupai.session import Session
from hupai.tournament.presets import PRESETS

PUZZLES = 8
"""How many puzzles of each game are answered."""
LAID = {
    "zipai": ("345s345b77s99b", {"laid": "ti:0000b wei:222s chi:123b", "win": "9b", "by": "other"}),
    "mahjong": ("123456789s 2234p", {"win": "5p", "by": "self"}),
    "guihuzi": ("333s270s270b123b8b", {"laid": "peng:555b chi:456s", "win": "8b", "by": "self"}),
}
"""A hand for the calculators of each family."""
session = Session(clock=lambda: 10 * time.monotonic())  # bots that search answer sooner


def answer(**request):
    """Return the engine's answer; the request may be refused."""
    return json.loads(session.handle(json.dumps(request)))


def ask(**request):
    """Return the result of a request that must succeed."""
    found = answer(**request)
    if not found["ok"]:
        raise RuntimeError(f"{request}: {found['error']}")
    return found["result"]


def decided(state, legal):
    """Ask all there is to ask about a decision, then take what the hint says."""
    for step in (1, 2, 3):
        hint = ask(do="hint", seat=0, step=step)
    about = legal[0]["action"]
    ask(do="why", seat=0)
    for action in ("peng", "nonsense", *(one["action"] for one in legal)):
        answer(do="why_not", seat=0, action=action)
        answer(do="preview", seat=0, action=action)
    for chosen in ({}, {"about": about}):
        for question in ask(do="questions", seat=0, **chosen)["questions"]:
            answer(do="answer", seat=0, question=question["code"], **chosen)
    best = hint.get("best", hint.get("action"))
    return next((one["action"] for one in legal if one["action"] == best), legal[-1]["action"])


def play(game, bots, *, asking):
    """Play a match of two hands; ask about every third decision, take some back, save, load and look back."""
    others = (bots * game["seats"])[: game["seats"] - 1]
    state = ask(do="new", game=game["id"], options={}, seats=["human", *others], hands=2, seed="-".join(bots))
    legal, decisions = state["view"]["legal"], 0
    while state["waiting"] != "end":
        if state["waiting"] == "bot":
            state = ask(do="advance")
        elif state["waiting"] == "next":
            look_back()
            state = ask(do="next")
        else:
            decisions += 1
            action = decided(state, legal) if asking and decisions % 3 == 1 else legal[decisions % len(legal)]["action"]
            state = ask(do="act", seat=0, action=action)
            if decisions % 7 == 0 and state["can_undo"]:
                state = ask(do="undo")
        legal = (state.get("view") or state["changes"]).get("legal", legal)
    look_back()
    ask(do="load", record=ask(do="save")["record"])
    ask(do="log")
    ask(do="tally")
    ask(do="view", open=True)


def look_back():
    """Review the hand that has just ended, and share a moment of it."""
    ask(do="result")
    ask(do="review", seat=0)
    answer(do="moment", step=5, seat=0, revealed=True)
    answer(do="judge", step=5)
    answer(do="retry", step=5, seat=0)
    link = answer(do="link", step=5, seat=0)
    if link["ok"]:
        ask(do="read", link=link["result"]["link"])
    record = ask(do="save")["record"]
    made = answer(do="puzzle_of", record=record, hand=1, step=5)
    if made["ok"]:
        ask(do="puzzle", puzzle=made["result"]["puzzle"])
    for damaged in (record[:-9], record.replace("1", "x"), "", "柒"):
        answer(do="read", record=damaged)
        answer(do="load", record=damaged)


def refer(game):
    """Read the rules under every house rule, and use the calculators."""
    ask(do="rules", game=game["id"])
    for option in game["options"]:
        for value in option.get("values", []):
            chosen = {option.get("id", option.get("name")): value.get("value") if isinstance(value, dict) else value}
            answer(do="options", game=game["id"], options=chosen)
    hand, more = LAID[game["family"]]
    for text in (hand, hand[3:], "1", "柒", "9z"):
        answer(do="score", game=game["id"], hand=text, **more)
        answer(do="waits", game=game["id"], hand=text, laid=more.get("laid", ""))


def solve(lines):
    """Answer puzzles, rightly and wrongly."""
    ask(do="puzzles", puzzles=lines)
    for line in lines:
        asked = ask(do="puzzle", puzzle=line)
        right = json.loads(line)["answer"]
        for told in (right, [], ["nonsense"], asked.get("choices", [])[:1]):
            answer(do="puzzle_answer", puzzle=line, answer=told)


def compete(preset, game):
    """Play the first tables of a tournament with a person in it, and look at it from all sides."""
    ask(do="cup", preset=preset, game=game, person=True, seed="profile")
    found = ask(do="cup_tables")
    for table in [table for table in found["tables"] if all(table["levels"])][:2]:
        given = {name: table[name] for name in ("table", "seed", "levels")}
        rows = ask(do="cup_play", plan=found["plan"], **given)
        ask(do="cup_add", **rows)
        answer(do="cup_check", plan=found["plan"], **given, rows=rows["rows"])
        answer(do="cup_link", table=table["table"], hand=1)
        answer(do="cup_watch", table=table["table"], hand=1, at=3, revealed=True)
    for request in ("cup_ranking", "cup_rules", "cup_played"):
        ask(do=request)
    answer(do="cup_hands", entrant=1)
    ask(do="cup_open", log=ask(do="cup_log")["log"])


def collect():
    """Let the collector meet the errors that are handled in play: it may run at any time, also before they are gone."""
    errors = [ImportError(), OSError(), StopIteration(), UnicodeEncodeError("utf-8", "", 0, 0, "")]
    gc.collect()
    del errors


def everything(puzzles):
    """Do all of it; `puzzles` has the puzzles' lines."""
    listed = ask(do="games")
    for game in listed["games"]:
        refer(game)
        for bot in listed["bots"]:
            play(game, [bot["id"]], asking=bot == listed["bots"][0])
        own = f"game:{game['id']} "
        solve([line for line in puzzles if own in line][:PUZZLES])
    for preset in PRESETS:
        compete(preset, listed["games"][0]["id"])
    for nonsense in ("", "{", '{"do": "nonsense"}', '{"do": 3}', '{"do": "new", "game": "柒"}', "[" * 50):
        session.handle(nonsense)
    collect()
