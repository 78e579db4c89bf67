"""A match held through the façade: its setup, its state, and the view put together from what each answer changed."""

from __future__ import annotations

import json

from hupai.cli.errors import Refused
from hupai.session import Session
from hupai.session.event_rows import with_changes
from hupai.table.json_object import Json


class MatchClient:
    """One match, as the player's seat sees it."""

    def __init__(self) -> None:
        self._session = Session()
        self.setup: Json = {}
        """What was agreed: game, options, seats, hands."""
        self.state: Json = {}
        """The last state, without its view."""
        self.view: Json = {}
        """The whole view."""

    @property
    def seat(self) -> int:
        """The player's seat."""
        seat: int = self.view["seat"]
        return seat

    def ask(self, do: str, **facts: object) -> Json:
        """Send a request and return its result; Refused if it is not granted."""
        answer: Json = json.loads(self._session.handle(json.dumps({"do": do, **facts})))
        if not answer["ok"]:
            raise Refused(answer["error"])
        result: Json = answer["result"]
        return result

    def open(self, do: str, **facts: object) -> list[Json]:
        """Begin a match (``new``) or take one up (``load``); return every event of the hand so far."""
        result = self.ask(do, **facts)
        self.setup = result["setup"]
        self._take(result)
        return self._log()

    def move(self, do: str, **facts: object) -> list[Json]:
        """Send a request that changes the match and return the events that are new."""
        return self._take(self.ask(do, **facts))

    def record(self) -> str:
        """Return the match as text."""
        text: str = self.ask("save")["record"]
        return text

    def _take(self, state: Json) -> list[Json]:
        """Keep the state an answer describes and return its events.

        A short answer tells what each event changed of the view and what else changed.
        """
        events: list[Json] = state["events"]
        if "view" in state:
            self.view = state["view"]
        else:
            for part in (*events, state):
                self.view = with_changes(self.view, part.get("changes", {}))
        self.state = state
        return events

    def _log(self) -> list[Json]:
        events: list[Json] = []
        while True:
            part = self.ask("log", **{"from": len(events)})
            events += part["events"]
            if len(events) >= part["count"]:
                return events
