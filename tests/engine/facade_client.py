"""A client of the façade, like a page: it sends messages and applies the changes of short answers to its view."""

from __future__ import annotations

import json
from typing import Any

from hupai.registry import games
from hupai.session import Session
from hupai.table.match import Match

SEATS = ["human", "beginner", "random"]
"""The players of a match of three."""


def players(game: str, person: int = 0, bot: str = "random") -> list[str]:
    """The players of the matches of :func:`new_match`: one person, a beginner after it, and others of that bot."""
    seats = games[game].seats
    found = [bot] * seats
    found[(person + 1) % seats], found[person] = "beginner", "human"
    return found


class Client:
    """A client of a session, with all it knows of one match."""

    def __init__(self, *, session: Session | None = None, **new: Any) -> None:
        """Begin a match if ``new`` has arguments; several clients may share a ``session``."""
        self.session = session or Session()
        self.name = new.get("match", "main")
        """The id of this client's match."""
        self.view: dict[str, Any] = {}
        """The view, kept up to date with the changes of every answer."""
        self.log: list[dict[str, Any]] = []
        """The events of the current hand in the form of ``log`` and ``review``: without their changes of a view."""
        self.setup: dict[str, Any] = {}
        """The commitment shown before the match."""
        self.state: dict[str, Any] = {}
        """The last state; ``view`` is always whole in it."""
        if new:
            self.ask(do="new", **new)

    def answer(self, **request: Any) -> dict[str, Any]:
        """Send one message and return the whole answer."""
        if self.name != "main":
            request = {"match": self.name, **request}
        reply: dict[str, Any] = json.loads(self.session.handle(json.dumps(request)))
        return reply

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send one message that must succeed; return its result, a state with the whole view."""
        reply = self.answer(**request)
        assert reply["ok"], reply
        result: dict[str, Any] = reply["result"]
        return self._take(result, begins=request["do"] in ("new", "load")) if "waiting" in result else result

    def _take(self, state: dict[str, Any], *, begins: bool) -> dict[str, Any]:
        """Apply a state to the view and return the state with the whole view."""
        assert ("view" in state) != ("changes" in state), "a state is either full or short"
        if "view" in state:
            self.view = state["view"]
        else:
            for event in state["events"]:
                self.view = changed(self.view, event.get("changes", {}))
            self.view = state["view"] = changed(self.view, state["changes"])
        self.setup = state.get("setup", self.setup)
        start = state["from"]
        if begins:
            self.log = self.logged(0, start)
        assert start <= len(self.log), "events are missing"
        self.log = [*self.log[:start], *map(without_changes, state["events"])]
        self.state = state
        return state

    def logged(self, start: int, end: int) -> list[dict[str, Any]]:
        """Return events of the current hand in the form of ``log``."""
        events: list[dict[str, Any]] = []
        while start + len(events) < end:
            events += self.ask(do="log", **{"from": start + len(events)})["events"]
        return events[: end - start]

    def refused(self, **request: Any) -> dict[str, Any]:
        """Send one message that must be refused; return the error."""
        reply = self.answer(**request)
        assert not reply["ok"], reply
        error: dict[str, Any] = reply["error"]
        assert error["text"]["zh"] and error["text"]["en"]
        return error

    @property
    def record(self) -> str:
        """The match as text."""
        record: str = self.ask(do="save")["record"]
        return record

    @property
    def tally(self) -> list[dict[str, Any]]:
        """The finished hands of the match, one row each."""
        rows: list[dict[str, Any]] = self.ask(do="tally")["tally"]
        return rows

    @property
    def match(self) -> Match:
        """The match itself, which no real client sees."""
        return self.session.matches[self.name].match

    def step(self) -> None:
        """Do whatever comes next; the person takes the first legal action."""
        waiting = self.state["waiting"]
        if waiting == "human":
            self.ask(do="act", action=self.view["legal"][0]["action"])
        else:
            self.ask(do="next" if waiting == "next" else "advance")

    def until_asked(self) -> None:
        """Go on until the person must answer."""
        while self.state["waiting"] != "human":
            self.step()

    def until_over(self) -> None:
        """Go on until the hand is over."""
        while self.state["waiting"] not in ("next", "end"):
            self.step()


def changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a view with changes applied: whole values by name, those of ``seats`` by seat."""
    seats = [seat | changes.get("seats", {}).get(str(number), {}) for number, seat in enumerate(view["seats"])]
    return {**view, **changes, "seats": seats}


def without_changes(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event without its changes of a view."""
    return {name: value for name, value in event.items() if name != "changes"}


def finished_hand(game: str = "yongzhou-plain", hands: int = 1, seed: str = "review", **options: Any) -> Client:
    """Return a client with a match whose first hand is over."""
    client = new_match(game, hands=hands, seed=seed, **options)
    client.until_over()
    return client


def new_match(game: str = "yongzhou", hands: int = 2, seed: str = "facade", **options: Any) -> Client:
    """Return a client with a new match of one person and bots."""
    return Client(game=game, seats=players(game), hands=hands, seed=seed, options=options)
