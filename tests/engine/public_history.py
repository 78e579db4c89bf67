"""What every seat did so far in a hand, as all could see it; the truth checks of reasons use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.table.events import Event
from hupai.zipai.actions import CLAIM_PENG, HU, Action, is_chi
from hupai.zipai.cards import KINDS, Kind, code
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import PHASE_CLAIM, PHASE_OPENING, Table

Facts = Mapping[str, Any]

_NAMED = {code(kind): kind for kind in range(KINDS + 1)}


def kind_named(name: str) -> Kind:
    """Return the kind of a card from its name."""
    return _NAMED[name]


class PublicHistory:
    """What every seat did so far, as all could see it: events and answers."""

    def __init__(self) -> None:
        self.events = 0
        self.played = [0] * SEATS
        """Kinds each seat discarded."""
        self.left_peng = [0] * SEATS
        self.left_chi = [0] * SEATS
        """Kinds each seat was offered and did not take."""
        self.answered = [False] * SEATS
        """Who has answered about the lying card."""
        self.dead = [False] * SEATS
        self.opening = True
        """Whether no card has been played or drawn yet."""
        self.opened = [False] * SEATS
        """Who was asked before the first card and has answered."""
        self.raised = [False] * SEATS
        self.barred = [False] * SEATS
        self.limited: list[list[str] | None] = [None] * SEATS
        self.left_hu = [False] * SEATS
        self.chi: tuple[int, Facts] = (-1, {})
        """Who ate last, and how, if nothing has happened since."""
        self.last = ""
        self.last_seat = -1

    def hear(self, event: Event) -> None:
        """Note an event."""
        self.events += 1
        self.answered = [False] * SEATS
        seat = event.facts.get("seat", -1)
        self.last, self.last_seat = event.type, seat
        self.opening = self.opening and event.type in ("dealt", "shown", "ti", "raised")
        self.chi = (seat, event.facts) if event.type == "chi" else (-1, {})
        if event.type == "discarded":
            self.played[seat] |= 1 << kind_named(event.facts["card"])
        elif event.type == "limited":
            self.limited[seat] = event.facts["wins"]
        elif event.type in ("dead", "raised", "barred"):
            getattr(self, event.type)[seat] = True
        elif event.type == "lowered":
            self.raised[seat] = False

    def answer(self, t: Table, seat: int, action: Action) -> None:
        """Note an answer that is about to be given."""
        offers = t.offers[seat]
        self.left_hu[seat] = self.left_hu[seat] or (HU in offers and action != HU)
        if t.phase == PHASE_OPENING:
            self.opened[seat] = self.answered[seat] = True
        if t.phase != PHASE_CLAIM:
            return
        bit = 1 << t.live
        if CLAIM_PENG in offers and action != CLAIM_PENG:
            self.left_peng[seat] |= bit
        if any(map(is_chi, offers)) and not is_chi(action):
            self.left_chi[seat] |= bit
        self.answered[seat] = True
