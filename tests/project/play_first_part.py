"""Plays every game with what a start and the families bring, and no other part: `python play_first_part.py RECORDS`."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from hupai.registry import families, family_named
from hupai.session import Session
from tests.engine.facade_client import Client

STEPS, FEW = 120, 4
"""Steps of a match at most: a hand and more, or what shows how an option begins."""
ATTEMPTS = ("pass", "peng", "hu", "chi 123b", "discard 3s", "discard 1m", "reveal 2s", "nonsense")


def told(client: Client, **request: Any) -> dict[str, Any]:
    """Return an answer that may be a refusal, but for no fault of the engine's and no module that is not there."""
    answer = client.answer(**request)
    assert answer["ok"] or answer["error"]["code"] not in ("internal", "unknown_request"), (request, answer)
    return answer


def play(client: Client, rng: Random, steps: int = STEPS) -> None:
    """Play on with all that a player may do at a table."""
    for _ in range(steps):
        waiting = client.state["waiting"]
        if waiting == "end":
            break
        if waiting == "human":
            at_decision(client, rng)
        elif waiting == "bot":
            client.ask(do="advance")
        elif waiting == "next":
            client.ask(do="view")
            client.ask(do="next")
        else:
            client.ask(do="sit", seat=client.state["called"])
    client.ask(do="log")
    told(client, do="view", open=True)
    client.ask(do="load", record=client.record)
    told(client, do="load", record=client.record[:-40])
    told(client, do="close")


def at_decision(client: Client, rng: Random) -> None:
    """Ask what may be asked without a judge, try what is not allowed, take back, and act."""
    action = rng.choice(client.view["legal"])["action"]
    told(client, do="why")
    told(client, do="preview", action=action)
    for other in rng.sample(ATTEMPTS, 3):
        told(client, do="why_not", action=other)
    told(client, do="preview", action="nonsense")
    told(client, do="act", action="nonsense")
    client.ask(do="act", action=action)
    if rng.random() < 0.1:
        told(client, do="undo", steps=1)
        client.ask(do="view")


def everything(records: Path) -> None:
    """Play every game against every bot and alone, every family under every option; load records; ask in vain."""
    ticks = count()
    session = Session(clock=lambda: float(next(ticks)))  # bots that search answer soon
    rng = Random("first part")
    asking = Client(session=session)
    listed = asking.ask(do="games")
    levels = {name: [*family_named(name).bots] for name in families()}
    tried = set()
    for game in listed["games"]:
        seats = game["seats"] - 1
        known = levels[game["family"]]
        for first in range(0, len(known), seats):
            players = ["human", *(known * 2)[first : first + seats]]
            play(Client(session=session, game=game["id"], seats=players, hands=1, seed=known[first]), rng)
        play(Client(session=session, game=game["id"], seats=["human"] * (seats + 1), hands=1, seed="people"), rng)
        for option in game["options"]:
            for choice in (row for row in option["choices"] if row["value"] != option["default"]):
                if (what := (game["family"], option["id"], choice["value"])) in tried:
                    continue
                tried.add(what)
                chosen = {option["id"]: choice["value"]}
                told(asking, do="options", game=game["id"], options=chosen)
                for others in (seats, 1, 2, 3):
                    begun = {"seats": ["human", *["beginner"] * others], "options": chosen, "hands": 1, "seed": "x"}
                    if told(asking, do="new", match="option", game=game["id"], **begun)["ok"]:
                        play(Client(session=session, game=game["id"], **begun), rng, FEW)
                        break
        told(asking, do="options", game=game["id"], options={"nothing": 1})
        told(asking, do="new", game=game["id"], options={"nothing": 1}, seats=["human"], hands=1, seed="x")
    for file in sorted(records.iterdir()):
        for line in (slice(None), slice(-200)):
            told(asking, do="load", record=file.read_text("utf-8")[line])
    for request in ("act", "advance", "next", "undo", "save", "log", "sit", "rise", "matches", "nobody"):
        asking.answer(do=request)


if __name__ == "__main__":
    everything(Path(sys.argv[1]))
    print("\n".join(sorted(name for name in sys.modules if name.startswith("hupai"))))
