"""What every seat did so far in a hand, from the events and the answers; the truth checks of reasons use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from hupai.mahjong.actions import HU, Action
from hupai.mahjong.state import PHASE_CLAIM, PHASE_PIAO, PHASE_ROB, Table
from hupai.mahjong.tiles import Kind, code, held_kinds
from hupai.table.events import Event

Facts = Mapping[str, Any]

CLAIMED = ("peng", "chi", "fei")
"""Events after which the seat owes a discard without having drawn."""


class Past:
    """What happened so far, as the truth checks need it; a tile is its code."""

    def __init__(self, seats: int, deck: Sequence[Kind]) -> None:
        self.kinds = {code(kind) for kind in deck}
        """Every kind of tile that the deck has."""
        self.answered = [False] * seats
        """Who has answered the present question."""
        self.dealt = False
        self.dead = [False] * seats
        self.old: list[Counter[str]] = [Counter() for _ in range(seats)]
        """The tiles that a dead seat held when it died and has not discarded yet."""
        self.revealed = [False] * seats
        self.won: list[int] = []
        self.passed: list[list[int]] = [[] for _ in range(seats)]
        """The worths of the wins that each seat passed since its last draw."""
        self.kept: list[set[str]] = [set() for _ in range(seats)]
        """The tiles of which each seat made a 碰 and still held the fourth."""
        self.claimed = -1
        """The seat that has claimed a tile and owes a discard for it, -1 if nobody does."""
        self.last_discard = ""
        """The tile discarded last."""
        self.discards = 0

    def hear(self, event: Event, t: Table | None) -> None:
        """Note an event; ``t`` is the table, once there is one."""
        self.answered = [False] * len(self.answered)
        seat, tile = event.facts.get("seat", -1), event.facts.get("tile")
        if event.type == "dealt":
            self.dealt = True
        elif event.type == "drew":
            self.passed[seat], self.claimed = [], -1
        elif event.type == "discarded":
            self.claimed, self.last_discard = -1, tile
            self.discards += 1
            self.old[seat] -= Counter([tile])
        elif event.type == "dead":
            assert t is not None
            self.dead[seat] = True
            self.old[seat] = Counter({code(kind): count for kind, count in enumerate(t.hands[seat])})
        elif event.type == "revealed":
            self.revealed[seat] = True
        elif event.type == "won":
            self.won.append(seat)
        elif event.type in CLAIMED:
            self.claimed = seat
            if event.type == "peng" and t is not None and any(code(kind) == tile for kind in held_kinds(t.hands[seat])):
                self.kept[seat].add(str(tile))

    def answer(self, t: Table, seat: int, action: Action, worth: int) -> None:
        """Note an answer that is about to be given; ``worth`` is that of the win the seat is offered, if any."""
        if HU in t.offers[seat] and action != HU:
            self.passed[seat].append(worth)
        self.answered[seat] = t.phase in (PHASE_PIAO, PHASE_CLAIM, PHASE_ROB)
