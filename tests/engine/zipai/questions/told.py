"""An answer beside the table at which it was given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hupai.table.hand import Hand
from hupai.table.questions import Decision, Sentence, Verdict
from hupai.zipai.actions import (
    Action,
)
from hupai.zipai.cards import KINDS
from hupai.zipai.hand.seat_cards import set_cards
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation


@dataclass(frozen=True)
class Told:
    """An answer and the moment at which it was given."""

    hand: Hand
    seat: int
    seen: Observation
    past: list[Decision]
    gone: list[dict[str, Any]]
    """What each decision has cost this seat, as the table shows it."""
    about: Action | None
    verdict: Verdict
    sentences: list[Sentence]

    @property
    def table(self) -> Table:
        """The whole table."""
        found: Table = self.hand.table
        return found

    def facts(self, code_: str) -> list[dict[str, Any]]:
        """Return the facts of every sentence with this code."""
        return [dict(one.reason.facts) for one in self.sentences if one.reason.code == code_]


def alone(told: Told) -> Table:
    """Return the table with the other hands empty and dead, so that nobody is in the way."""
    t = told.table.clone()
    for other in range(t.rules.seats):
        if other != told.seat:
            set_cards(t, other, [0] * (KINDS + 1), [])
            t.dead[other] = True
    return t
