"""Tables and short scripts for the tests of the turn: name the tiles that matter, the rest is filled in.

    game = Game(replace(RULES, chi=True), "123m 45s", "", "66s", wall="3s 9m")
    game.play("0 discard 3s", "2 peng")

Whoever is asked in between and not named lets the tile pass, and discards what it draws.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.mahjong.actions import PASS, discard, format_action, parse_action
from hupai.mahjong.games.base import BASE, NO_WORTHS
from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.notation import format_melds, format_tiles, parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.win_claim import STANDARD, Reading, ValueItem, WinClaim, WinValue
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import RANKS, SUITED, Kind, code, held_kinds, next_in_order, tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.table.events import Event
from tests.engine.mahjong.complete_hands import is_complete

HAND = 13


def one_for_every_win(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
    """Every complete hand is worth one stake, doubled for each 杠 before it: the turn needs no more of a worth."""
    wilds = {next_in_order(claim.indicator)} if rules.wilds else set()
    natural = [0 if kind in wilds else count for kind, count in enumerate(claim.hand)]
    if not is_complete(natural, sum(claim.hand) - sum(natural), len(claim.melds), rules.shapes):
        return None
    items = (ValueItem("win", 1), *([ValueItem("after_kong", 2)] if claim.after_kong else []))
    return WinValue(items, None, 2 if claim.after_kong else 1, Reading(STANDARD, ()))


RULES = replace(
    BASE, game="plain", valuation=replace(NO_WORTHS, best=one_for_every_win), shapes=WinShapes(seven_pairs=True)
)
"""Four seats, 136 tiles, no wilds: every complete hand wins one stake."""
WILD_RULES = replace(RULES, tiles=108, indicator=True, wilds=4)
"""Three suits and a turned tile whose next number is wild."""


def deck(rules: MahjongRules, hands: tuple[str, ...], shown: str, wall: str, bottom: str, dealer: int) -> list[Kind]:
    """Return a whole deck that deals these tiles; ``hands`` are indexed by seat, the dealer's has fourteen tiles.

    Hands are filled up with single tiles, if possible not named by the test, far from each other but with few honours:
    they wait for nothing.
    """
    left = tiles_of(deck_of_rules(rules))
    named = [parse_tiles(text) for text in (*hands, *[""] * rules.seats)[: rules.seats]]
    first, last, turned = parse_tiles(wall), parse_tiles(bottom), parse_tiles(shown)
    for kinds in (*named, first, last, turned):
        for kind in kinds:
            left.remove(kind)
    avoided = {kind for kinds in (*named, first, last, turned) for kind in kinds}
    avoided |= {next_in_order(kind) for kind in turned}
    for seat, kinds in enumerate(named):
        assert len(kinds) <= HAND + (seat == dealer), f"more than {HAND} tiles: {format_tiles(kinds)}"
        while len(kinds) < HAND + (seat == dealer):
            kind = min(left, key=lambda kind: (_disturbs(kinds, kind) + 5 * (kind in avoided), -left.count(kind), kind))
            kinds.append(kind)
            left.remove(kind)
    if rules.indicator and not turned:
        turned = [left.pop(0)]
    order = [(dealer + place) % rules.seats for place in range(rules.seats)]
    dealt = [kind for seat in order for kind in named[seat][:HAND]]
    return [*dealt, named[dealer][HAND], *turned, *first, *left, *last]


def _disturbs(held: list[Kind], kind: Kind) -> int:
    """Return how much a tile would help the hand: equal tiles most, then near ones and a further honour."""
    if kind >= SUITED:
        near = [other for other in held if other >= SUITED]
    else:
        near = [other for other in held if other // RANKS == kind // RANKS and abs(other - kind) < 3]
    return 10 * held.count(kind) + len(near)


class Game:
    """A hand in progress with its log; ``hands`` are the tiles of seats 0, 1, 2, 3."""

    def __init__(
        self,
        rules: MahjongRules,
        *hands: str,
        shown: str = "",
        wall: str = "",
        bottom: str = "",
        dealer: int = 0,
        tiles: int | None = None,
    ) -> None:
        """``wall`` are the first tiles to draw, ``bottom`` the last; ``tiles`` cuts the wall to that many tiles."""
        self.rules = rules
        self.log: list[Event] = []
        cards = deck(rules, hands, shown, wall, bottom, dealer)
        if tiles is not None:
            before = len(cards) - rules.wall_size
            rest = cards[before:]
            cards = [*cards[:before], *rest[: tiles - len(parse_tiles(bottom))], *parse_tiles(bottom)]
        self.deck = cards
        self.table: Table = begin(rules, cards, dealer, self.log.append)

    def play(self, *lines: str) -> Game:
        """Apply ``SEAT ACTION`` lines; until a line is legal, seats let tiles pass and discard what they drew."""
        for line in lines:
            who, _, action = line.partition(" ")
            while action not in self.legal(int(who)):
                self._go_on(line, apart=int(who))
            self.act(int(who), action)
        return self

    def act(self, seat: int, action: str) -> None:
        """Apply one action, which must be legal."""
        assert action in self.legal(seat), f"{seat} {action}: only {self.asked()}"
        step(self.table, seat, parse_action(action), self.log.append)

    def settle(self) -> Game:
        """Let everybody pass until a seat is on its turn or the hand is over."""
        while any(PASS in self.table.offers[seat] for seat in self.table.pending):
            self._go_on("to settle")
        return self

    def to_turn(self, seat: int) -> Game:
        """Let everybody pass and discard what it drew until it is this seat's turn."""
        while self.table.pending != [seat] or self.table.phase != PHASE_TURN:
            self._go_on(f"to turn {seat}", apart=seat)
        return self

    def drain(self) -> Game:
        """Play to the end: everybody lets tiles pass and discards what it drew."""
        while self.table.pending:
            self._go_on("to drain")
        return self

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now."""
        return [format_action(action) for action in self.table.offers[seat]] if seat in self.table.pending else []

    def asked(self) -> dict[int, list[str]]:
        """Everybody who is asked, and what each may do."""
        return {seat: self.legal(seat) for seat in self.table.pending}

    def events(self, name: str, *, seen_by: int | None = None) -> list[dict[str, Any]]:
        """The facts of the events of this type, as a seat saw them."""
        return [
            {key: value for key, value in event.seen_by(seen_by).items() if key != "t"}
            for event in self.log
            if event.type == name
        ]

    def hand(self, seat: int) -> str:
        """The tiles in a hand."""
        return format_tiles(held_kinds(self.table.hands[seat]))

    def held(self, seat: int, tile: str) -> int:
        """How many tiles of a kind are in a hand."""
        return self.table.hands[seat][parse_tile(tile)]

    def melds(self, seat: int) -> str:
        """The laid melds."""
        return format_melds(self.table.melds[seat])

    def wins(self) -> list[tuple[int, int | None]]:
        """The wins as (winner, whose tile it was)."""
        return [(won.seat, won.source) for won in self.table.wins]

    def paid(self) -> list[tuple[int, int, int, str]]:
        """The payments so far as (payer, payee, points, why)."""
        return [(each.payer, each.payee, each.points, each.why) for each in self.table.payments]

    def _go_on(self, wanted: str, apart: int = -1) -> None:
        """Let one seat pass, or discard what it drew; the seat ``apart`` does not discard."""
        t = self.table
        for seat in t.pending:
            if PASS in t.offers[seat]:
                self.act(seat, "pass")
                return
        for seat in t.pending:
            if seat != apart and t.taken >= 0 and discard(t.taken) in t.offers[seat]:
                self.act(seat, format_action(discard(t.taken)))
                return
        raise AssertionError(f"{wanted!r} cannot be played; asked: {self.asked()}; last: {self.log[-4:]}")


def won(
    seat: int, tile: str | None, by: str, source: int | None, hand: str, *, forced: str | None = None
) -> dict[str, Any]:
    """The facts of a win; ``hand`` are the tiles that the winner lays open, ``forced`` why nobody was asked."""
    tiles = [code(kind) for kind in sorted(parse_tiles(hand))]
    return {"seat": seat, "tile": tile, "by": by, "from": source, "tiles": tiles, "forced": forced}


def kind(text: str) -> Kind:
    """The kind of a tile written as text."""
    return parse_tile(text)
