"""An observer that reconstructs what a seat can know from its projected events, its questions and its own answers.

It shares no code with the engine's turn and observation. If the two agree, an observation holds only what the events
gave to the seat.
"""

from __future__ import annotations

from typing import Any

from hupai.mahjong.notation import parse_tile, parse_tiles

DEALT, COPIES, NO_LIMIT, NO_WIN = 13, 4, -1, 1 << 30
LIES, LAID, WON = range(3)
PENG, CHI, GANG, ANGANG, JIAGANG, FEI = range(6)
WAYS = ("self", "discard", "rob", "deal")
HU, JIAGANG_VERB, TI_VERB = 1, 5, 6
"""The number of 胡, and those of two verbs: an action has the verb's number above six bits for the tile."""


class EventObserver:
    """What one seat knows after the events so far."""

    def __init__(self, rules: Any, seat: int, dealer: int) -> None:
        seats = rules.seats
        self.rules, self.seat, self.dealer, self.turn = rules, seat, dealer, dealer
        self.known: list[list[int] | None] = [None] * seats
        """The hands that it sees: its own, and those that lie open."""
        self.known[seat] = [0] * 34
        self.sizes = [0] * seats
        self.melds: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
        self.sources: list[list[int]] = [[] for _ in range(seats)]
        self.rivers: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.wall = rules.tiles
        self.turned: list[int] = []
        self.wilds: tuple[int, ...] = ()
        self.birds: list[int] = []
        self.live, self.live_seat, self.robbed = -1, -1, -1
        self.drew, self.taken = False, -1
        self.piao, self.dead, self.playing = [False] * seats, [False] * seats, [True] * seats
        self.revealed, self.waits = [0] * seats, [0] * seats
        self.wins: list[dict[str, Any]] = []
        self.paid: list[tuple[int, int, int, str]] = []
        self.due: list[tuple[int, int, int, str]] = []
        self.first: list[int] = []
        self.passed, self.late = NO_LIMIT, 0
        self.claimed = False
        self.discards = 0
        self.last: int | None = None
        self.after_kong, self.chain = False, 0
        self.supplier: int | None = None
        self._before = ""
        self._pays_nothing = False
        self._shown: list[int] = []
        self._to_pass: int | None = None

    # --- its own questions ---------------------------------------------------------------------------

    def answered(self, action: int, worth: int, *, on_turn: bool) -> None:
        """This seat answers; ``worth`` is that of the win it was offered, if any."""
        if worth == NO_LIMIT or action == HU:
            return
        self._to_pass = worth
        if on_turn:
            self._pass()

    def _pass(self) -> None:
        """A win was passed: from the seat's own turn at once, of a lying tile when the tile is decided."""
        if self._to_pass is not None and self.rules.guo_hu != "off":
            self.passed = NO_WIN if self.rules.guo_hu == "strict" else max(self.passed, self._to_pass)
        self._to_pass = None

    # --- events --------------------------------------------------------------------------------------

    def hear(self, event: dict[str, Any]) -> None:
        """Take in one projected event."""
        self._pass()
        getattr(self, "_" + event["t"])(event)
        self._before = event["t"]

    def _take(self, seat: int, kind: int, copies: int = 1) -> None:
        self.sizes[seat] -= copies
        known = self.known[seat]
        if known is not None:
            known[kind] -= copies

    def _piao(self, event: dict[str, Any]) -> None:
        self.piao[event["seat"]] = event["piao"]

    def _dealt(self, event: dict[str, Any]) -> None:
        self.sizes[event["seat"]] = event["count"]
        self.wall -= event["count"]
        for tile in event["tiles"] or []:
            assert event["seat"] == self.seat
            self._take(self.seat, parse_tile(tile), -1)
            self.sizes[self.seat] -= 1

    def _indicator(self, event: dict[str, Any]) -> None:
        self.turned = [parse_tile(tile) for tile in event["turned"]]
        self.wilds = tuple(parse_tile(tile) for tile in event["wilds"])
        self.wall -= len(self.turned)

    def _drew(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self._settle_jiagang()
        self._no_tile_lies()
        self.turn, self.drew, self.wall = seat, True, event["left"]
        self.taken = -1 if event["tile"] is None else parse_tile(event["tile"])
        assert (self.taken < 0) == (self.known[seat] is None)
        self._take(seat, self.taken, -1)
        self.after_kong = event["replaces"]
        if not self.after_kong:
            self.chain, self.supplier = 0, None
        if not self.wall:
            self.last = seat
        if seat == self.seat:
            self.passed = NO_LIMIT

    def _no_tile_lies(self) -> None:
        self.live, self.live_seat, self.robbed = -1, -1, -1

    def _discarded(self, event: dict[str, Any]) -> None:
        seat, kind = event["seat"], parse_tile(event["tile"])
        self._take(seat, kind)
        if self._shown:
            self.known[seat], self._shown = self.known[seat] or self._shown, []
            assert sum(self.known[seat] or []) == self.sizes[seat]
        self.rivers[seat].append((kind, LIES))
        self.discards += 1
        self.live, self.live_seat, self.robbed = kind, seat, -1
        self.drew, self.taken = False, -1
        if seat == self.seat and self.first and self.first[kind]:
            self.first[kind] -= 1

    def _dead(self, event: dict[str, Any]) -> None:
        self.dead[event["seat"]] = True
        if event["seat"] == self.seat:
            self.first = list(self.known[self.seat] or [])

    def _revealed(self, event: dict[str, Any]) -> None:
        """The tiles shown are those that stay; the discard that goes with it is told next."""
        seat = event["seat"]
        self.revealed[seat] = max(self.revealed) + 1
        self.waits[seat] = sum(1 << parse_tile(tile) for tile in event["waits"])
        shown = [0] * 34
        for tile in event["tiles"]:
            shown[parse_tile(tile)] += 1
        self._shown = shown

    def _lay(self, seat: int, group: int, kind: int, source: int, wild: int = -1) -> None:
        self.melds[seat].append((group, kind, wild))
        self.sources[seat].append(source)
        self.claimed = True

    def _claim(self, event: dict[str, Any], group: int, taken: list[int], wild: int = -1, lowest: int = -1) -> None:
        """A seat lays the lying discard with tiles of its hand."""
        seat, source, kind = event["seat"], event["from"], parse_tile(event["tile"])
        assert (kind, source) == (self.live, self.live_seat)
        self.rivers[source][-1] = (kind, LAID)
        for tile in taken:
            self._take(seat, tile)
        self._lay(seat, group, kind if lowest < 0 else lowest, source, wild)
        self._no_tile_lies()
        self.turn = seat
        if group == GANG:
            self._count_kong(seat, [(source, 3)], "gang", source)
        else:
            self.after_kong, self.chain, self.supplier = False, 0, None

    def _peng(self, event: dict[str, Any]) -> None:
        kind = parse_tile(event["tile"])
        if event["seat"] == self.seat and (self.known[self.seat] or [])[kind] == 3:
            self.late |= 1 << kind
        self._claim(event, PENG, [kind] * 2)

    def _fei(self, event: dict[str, Any]) -> None:
        wild = parse_tile(event["wild"])
        self._claim(event, FEI, [parse_tile(event["tile"]), wild], wild)

    def _gang(self, event: dict[str, Any]) -> None:
        self._claim(event, GANG, [parse_tile(event["tile"])] * 3)

    def _chi(self, event: dict[str, Any]) -> None:
        """The run is named by what its tiles play as; 红中 may lie in the place of the wild's kind."""
        run = [parse_tile(tile) for tile in event["tiles"]]
        red, claimed = parse_tiles("7z")[0], parse_tile(event["tile"])
        printed = [red if kind in self.wilds else kind for kind in run]
        printed.remove(claimed)
        self._claim(event, CHI, printed, lowest=run[0])

    def _angang(self, event: dict[str, Any]) -> None:
        seat, kind = event["seat"], parse_tile(event["tile"])
        self._take(seat, kind, COPIES)
        self._lay(seat, ANGANG, kind, seat)
        self._count_kong(seat, [(other, 2) for other in self._others(seat)], "angang", None)

    def _jiagang(self, event: dict[str, Any]) -> None:
        self._settle_jiagang()
        self.live, self.live_seat = parse_tile(event["tile"]), event["seat"]
        self.robbed = JIAGANG_VERB << 6 | self.live
        self._pays_nothing = event.get("late", False)

    def _settle_jiagang(self) -> None:
        """Nobody robbed the tile of the 补杠."""
        if self.robbed < 0 or self.robbed >> 6 != JIAGANG_VERB:
            return
        seat, kind = self.live_seat, self.live
        self._take(seat, kind)
        self.melds[seat][self.melds[seat].index((PENG, kind, -1))] = (JIAGANG, kind, -1)
        payers = [] if self._pays_nothing else [(other, 1) for other in self._others(seat)]
        self._count_kong(seat, payers, "jiagang", None)
        self._no_tile_lies()

    def _count_kong(self, seat: int, payers: list[tuple[int, int]], why: str, supplier: int | None) -> None:
        self.chain += 1
        self.supplier = supplier
        if self.rules.kong_points == "at_end":
            self.due += [(payer, seat, points, why) for payer, points in payers]

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self.rules.seats) if other != seat and self.playing[other]]

    def _ti(self, event: dict[str, Any]) -> None:
        self.live, self.live_seat = parse_tile(event["tile"]), event["seat"]
        self.robbed = TI_VERB << 6 | self.live

    def _swapped(self, event: dict[str, Any]) -> None:
        seat, kind, wild = event["seat"], parse_tile(event["tile"]), parse_tile(event["wild"])
        self._take(seat, kind)
        self._take(seat, wild, -1)
        self.melds[seat][self.melds[seat].index((FEI, kind, wild))] = (PENG, kind, -1)
        self._no_tile_lies()
        if self.taken >= 0:
            self.taken = wild

    def _robbed(self, event: dict[str, Any]) -> None:
        seat, kind = event["seat"], parse_tile(event["tile"])
        assert (kind, seat) == (self.live, self.live_seat)
        self._take(seat, kind)
        self.rivers[seat].append((kind, WON))
        self.robbed = -1  # nothing is laid

    def _won(self, event: dict[str, Any]) -> None:
        seat, source = event["seat"], event["from"]
        by, tile = WAYS.index(event["by"]), -1 if event["tile"] is None else parse_tile(event["tile"])
        same = self._before == "won"
        hand = [0] * 34
        for name in event["tiles"]:
            hand[parse_tile(name)] += 1
        self.known[seat] = self.known[seat] or hand
        assert self.known[seat] == hand
        claimed = self.wins[-1]["claimed"] if same else self.claimed
        self.wins.append(
            {
                "seat": seat,
                "by": by,
                "source": source,
                "tile": tile,
                "moment": len({won["moment"] for won in self.wins}) + (not same),
                "hand": [count + (kind == tile and source is not None) for kind, count in enumerate(hand)],
                "after_kong": self.after_kong and event["by"] in ("self", "discard"),
                "first_round": self._is_first_round(seat, event["by"], claimed),
                "last_of_wall": not self.wall,
                "discarder_holds_one": event["by"] == "discard" and self.sizes[source] == 1,
                "claimed": claimed,
                "ben_jin_discarded": self._ben_jin_discarded(seat),
            }
        )
        if source is not None and self.rivers[source][-1] == (tile, LIES):
            self.rivers[source][-1] = (tile, WON)
        self.playing[seat] = False
        self.claimed = True
        self.drew, self.taken = False, -1

    def _is_first_round(self, seat: int, by: str, claimed: bool) -> bool:
        if claimed or seat == self.dealer:
            return by == "deal"
        return not self.rivers[seat] if by == "self" else by == "discard" and self.discards == 1

    def _ben_jin_discarded(self, seat: int) -> int:
        counts = self.rules.ben_jin == "drawn" and self.turned
        return [kind for kind, _ in self.rivers[seat]].count(self.turned[-1]) if counts else 0

    def _birds(self, event: dict[str, Any]) -> None:
        self.birds += [parse_tile(tile) for tile in event["tiles"]]
        self.wall -= len(event["tiles"])

    def _paid(self, event: dict[str, Any]) -> None:
        self._settle_jiagang()
        self.paid.append((event["from"], event["to"], event["points"], event["cause"]))

    def _exhausted(self, event: dict[str, Any]) -> None:
        self._settle_jiagang()
        self._no_tile_lies()

    def _hand_over(self, event: dict[str, Any]) -> None:
        self._no_tile_lies()
        self.drew, self.taken = False, -1
