"""A caller of the façade, as a page is one: it sends messages and puts the changes of short answers into its view."""

from __future__ import annotations

import json
from typing import Any

from hupai.session import Session
from hupai.table.match import Match

SEATS = ["human", "beginner", "random"]
"""Who sits where in the matches of :func:`new_match`."""


class Client:
    """One caller of a session and what it knows of one match."""

    def __init__(self, *, session: Session | None = None, **new: Any) -> None:
        """Begin a match where there are arguments for ``new``; ``session`` is one that others may use as well."""
        self.session = session or Session()
        self.name = new.get("match", "main")
        """The match that is asked about."""
        self.view: dict[str, Any] = {}
        """The view, with the changes of every answer since."""
        self.log: list[dict[str, Any]] = []
        """The events of the current hand, as ``log`` and ``review`` tell them: without what they change of a view."""
        self.setup: dict[str, Any] = {}
        """What was agreed before the match."""
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
        """Send one message that must be understood; return its result, a state with its whole view."""
        reply = self.answer(**request)
        assert reply["ok"], reply
        result: dict[str, Any] = reply["result"]
        return self._take(result, begins=request["do"] in ("new", "load")) if "waiting" in result else result

    def _take(self, state: dict[str, Any], *, begins: bool) -> dict[str, Any]:
        """Note what a state tells and return it with the whole view."""
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
        self.log = [*self.log[:start], *map(told, state["events"])]
        self.state = state
        return state

    def logged(self, start: int, end: int) -> list[dict[str, Any]]:
        """Return events of the current hand as ``log`` tells them."""
        events: list[dict[str, Any]] = []
        while start + len(events) < end:
            events += self.ask(do="log", **{"from": start + len(events)})["events"]
        return events[: end - start]

    def refused(self, **request: Any) -> dict[str, Any]:
        """Send one message that must be refused and return the error."""
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
        """The finished hands of the match, a row each."""
        rows: list[dict[str, Any]] = self.ask(do="tally")["tally"]
        return rows

    @property
    def match(self) -> Match:
        """The match itself, which no caller sees."""
        return self.session.matches[self.name].match

    def step(self) -> None:
        """Do whatever comes next; the person takes the first offer."""
        waiting = self.state["waiting"]
        if waiting == "human":
            self.ask(do="act", action=self.view["legal"][0]["action"])
        else:
            self.ask(do="next" if waiting == "next" else "advance")

    def until_asked(self) -> None:
        """Go on until the person owes an answer."""
        while self.state["waiting"] != "human":
            self.step()


def changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a view with changes applied: whole values by name, those of ``seats`` by seat."""
    seats = [seat | changes.get("seats", {}).get(str(number), {}) for number, seat in enumerate(view["seats"])]
    return {**view, **changes, "seats": seats}


def told(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event without what it changes of a view."""
    return {name: value for name, value in event.items() if name != "changes"}


def new_match(game: str = "yongzhou", hands: int = 2, seed: str = "facade", **options: Any) -> Client:
    """Return a caller with a fresh match of one person and two bots."""
    return Client(game=game, seats=SEATS, hands=hands, seed=seed, options=options)
