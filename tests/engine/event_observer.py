"""An observer that reconstructs what a seat can know from its projected events alone.

It shares no code with the engine's observation. If the two agree, an observation holds only what the events gave to
the seat.
"""

from __future__ import annotations

from typing import Any

from hupai.zipai.cards import KING, parse_card, parse_cards
from hupai.zipai.melds import CHI, CHOU, PAO, PENG, SET_HUXI, SHAPE_BY_TEXT, SHAPES, TI, WEI

DEALT = 20
FLIP, PLAYED = 0, 1


class EventObserver:
    """What one seat knows after the events so far."""

    def __init__(self, seat: int, dealer: int, deck: int, seats: int = 3) -> None:
        """Whether a dealt 提 is marked as open, as where only flipped ones lie face down (``ti.shown``)."""
        self.seat, self.seats = seat, seats
        self.turn = dealer
        self.hand = [0] * 21
        self.cards = [0] * seats
        self.melds: list[list[tuple[int, int, int, int]]] = [[] for _ in range(seats)]
        self.discards: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.kings_shown = [0] * seats
        self.dead = [False] * seats
        self.skips = [0] * seats
        self.raised = [False] * seats
        self.barred = [False] * seats
        self.limits = [-1] * seats
        self.shown = -1
        self.sitter = (dealer + 2) % 4 if seats == 4 else None
        self.wall_left = deck - min(seats, 3) * DEALT - 1
        self.live, self.live_seat, self.live_from = -1, -1, FLIP
        self.declared = ""
        self._before = ""

    def hear(self, event: dict[str, Any]) -> None:
        """Take in one projected event."""
        getattr(self, "_" + event["t"])(event)
        if event["t"] not in ("settled", "turned"):
            self._before = event["t"] if not event.get("start") else "dealt"

    def quads(self, seat: int) -> int:
        """Quads of a seat."""
        return sum(meld[0] in (TI, PAO) for meld in self.melds[seat])

    def huxi(self, seat: int) -> int:
        """胡息 of a seat's melds, as far as this seat can read them."""
        total = 0
        for group, what, _, _ in self.melds[seat]:
            if what < 0:
                continue
            shape = SHAPES[what] if group == CHI else None
            total += shape.huxi if shape else SET_HUXI[group][what >= 10]
        return total

    def _take(self, seat: int, kind: int, copies: int) -> None:
        """Cards leave a hand; the seat knows the kind of its own."""
        self.cards[seat] -= copies
        if seat == self.seat and kind >= 0:
            self.hand[kind] -= copies

    def _dealt(self, event: dict[str, Any]) -> None:
        self.cards[event["seat"]] = event["count"]
        for card in event["cards"] or []:
            assert event["seat"] == self.seat
            self.hand[parse_card(card)] += 1

    def _shown(self, event: dict[str, Any]) -> None:
        self.shown = parse_card(event["card"])
        self._draw_into_hand(event["seat"], self.shown)

    def _raised(self, event: dict[str, Any]) -> None:
        self.raised[event["seat"]] = True

    def _lowered(self, event: dict[str, Any]) -> None:
        self.raised[event["seat"]] = False

    def _barred(self, event: dict[str, Any]) -> None:
        self.barred[event["seat"]] = True

    def _limited(self, event: dict[str, Any]) -> None:
        """The event gives all that is left, earlier limits included."""
        wins = ("red", "black", "dot", "wu_hu", "ka_hu")
        self.limits[event["seat"]] = sum(1 << wins.index(name) for name in event["wins"])

    def _draw_into_hand(self, seat: int, kind: int) -> None:
        self.cards[seat] += 1
        if seat == self.seat:
            self.hand[kind] += 1
        if kind == KING:
            self.kings_shown[seat] += 1

    def _ti(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        kind = -1 if event["card"] is None else parse_card(event["card"])
        if event["start"]:
            self._take(seat, kind, 4)
            self.melds[seat].append((TI, kind, -1, seat if kind >= 0 else -1))
            self.skips[seat] = max(0, self.quads(seat) - 1)
            return
        self._flip(seat)
        self._grow(seat, kind, (TI, kind, -1, seat if kind >= 0 else -1), event["grew"])

    def _grow(self, seat: int, kind: int, quad: tuple[int, int, int, int], grew: str) -> None:
        """A triple becomes a quad: a 坎 from the hand, or a laid one, known or face down."""
        if grew == "kan":
            self._take(seat, kind, 3)
            self.melds[seat].append(quad)
            return
        before = WEI if grew == "wei" else PENG
        for index, (group, what, _, _) in enumerate(self.melds[seat]):
            if group == before and what == kind:
                self.melds[seat][index] = quad
                return
        # One of those that lie face down; it does not matter which one.
        self.melds[seat].remove((WEI, -1, -1, -1))
        self.melds[seat].append(quad)

    def _wei(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self._flip(seat)
        kind = -1 if event["card"] is None else parse_card(event["card"])
        self._take(seat, kind, 2)
        group = CHOU if event["chou"] else WEI
        self.melds[seat].append((WEI, -1, -1, -1) if kind < 0 else (group, kind, kind, seat))

    def _flip(self, seat: int) -> None:
        self.wall_left -= 1
        self.turn = self.live_seat = seat
        self.live_from, self.live = FLIP, -1

    def _flipped(self, event: dict[str, Any]) -> None:
        self._flip(event["seat"])
        self.live, self.declared = parse_card(event["card"]), ""

    def _king(self, event: dict[str, Any]) -> None:
        self._flip(event["seat"])
        self._draw_into_hand(event["seat"], KING)

    def _discarded(self, event: dict[str, Any]) -> None:
        self._take(event["seat"], parse_card(event["card"]), 1)
        self.live, self.live_seat, self.live_from = parse_card(event["card"]), event["seat"], PLAYED

    def _peng(self, event: dict[str, Any]) -> None:
        seat, kind = event["seat"], parse_card(event["card"])
        self._take(seat, kind, 2)
        self.melds[seat].append((PENG, kind, kind, event["from"]))
        self.turn, self.live = seat, -1

    def _chi(self, event: dict[str, Any]) -> None:
        seat, claimed, source = event["seat"], parse_card(event["card"]), event["from"]
        self._take(seat, claimed, -1)
        for text in event["melds"]:
            for kind in parse_cards(text):
                self._take(seat, kind, 1)
            self.melds[seat].append((CHI, SHAPE_BY_TEXT[text], claimed, source))
            claimed, source = -1, seat
        self.turn, self.live = seat, -1

    def _pao(self, event: dict[str, Any]) -> None:
        seat, kind = event["seat"], parse_card(event["card"])
        self._grow(seat, kind, (PAO, kind, kind, event["from"]), event["grew"])
        self.turn, self.live = seat, -1

    def _unclaimed(self, event: dict[str, Any]) -> None:
        self.discards[event["seat"]].append((parse_card(event["card"]), self.live_from))
        self._pass_on(event["seat"])

    def _pass_on(self, seat: int) -> None:
        """The next seat draws, if there is anything to draw."""
        self.live = -1
        if self.wall_left:
            self.turn = (seat + 1) % self.seats
            if self.turn == self.sitter:
                self.turn = (self.turn + 1) % self.seats

    def _skip(self, event: dict[str, Any]) -> None:
        if self._before not in ("ti", "pao"):
            self.skips[event["seat"]] -= 1
        self._pass_on(event["seat"])

    def _dead(self, event: dict[str, Any]) -> None:
        self.dead[event["seat"]] = True
        self._pass_on(event["seat"])

    def _declared(self, event: dict[str, Any]) -> None:
        self.declared = event["name"]

    def _won(self, event: dict[str, Any]) -> None:
        """The end shows everything; the reconstruction stops here."""

    _turned = _exhausted = _settled = _won
