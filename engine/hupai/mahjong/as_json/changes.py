"""What one event changes of a drawn view, so that a page can draw events one after another without knowing the rules.

A view that was drawn at one decision becomes the view of the next decision when the changes of the events in between
are applied in their order. Only what the view's seat may see is used: the event as that seat saw it, and what lies on
the table for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hupai.mahjong.as_json.melds import meld_json
from hupai.mahjong.as_json.view import codes, wilds_json, won_json
from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, JIAGANG, PENG, Meld
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.tiles import Kind, code
from hupai.table.hand import Hand
from hupai.table.seats import Seat
from hupai.table.view_changes import Json, ViewChanges


def changes(view: Json, hand: Hand, number: int) -> Json:
    """Return the parts of a view that event ``number`` of the hand changes; empty where nothing drawn changes.

    ``view`` is the one the events before have led to. The parts are whole values, as in the view; ``seats`` is an
    object by seat with the changed parts of each. What the seat owes (``legal``, ``phase``) and what it works out for
    itself (``waits``, ``distance``, ``unseen`` …) is that of a decision and stays as it was.
    """
    found = _Changes(view, hand, number)
    event = found.event["t"]
    if event not in ("robbed", "won"):
        found.finish_added_kong()
    if event in _BY_EVENT:
        _BY_EVENT[event](found)
    return found.changed()


class _Changes(ViewChanges):
    """What tiles and melds do to a view."""

    def __init__(self, view: Json, hand: Hand, number: int) -> None:
        super().__init__(view, hand, number)
        self.kind: Kind = self.named("tile")
        """The event's tile, -1 where it has none or this seat does not see it."""

    def named(self, fact: str) -> Kind:
        """Return the kind of a tile that the event names, -1 if there is none."""
        tile = self.event.get(fact)
        return -1 if tile is None else parse_tile(tile)

    # --- tiles ---------------------------------------------------------------------------------

    def take(self, seat: Seat, kinds: Sequence[Kind]) -> None:
        """Take tiles out of a hand; the tile that was drawn is among the others from now on."""
        self.set_seat(seat, tiles=self.of_seat(seat, "tiles") - len(kinds))
        self._show(seat, [], kinds)

    def add(self, seat: Seat, kinds: Sequence[Kind], *, count: int) -> None:
        """Put tiles into a hand; ``kinds`` is empty where this seat does not see them."""
        self.set_seat(seat, tiles=self.of_seat(seat, "tiles") + count)
        self._show(seat, kinds, [])

    def draw(self, seat: Seat, kind: Kind) -> None:
        """Let the seat hold a tile that it has just drawn."""
        self.set(turn=seat, drew=True)
        self.set_seat(seat, tiles=self.of_seat(seat, "tiles") + 1)
        self._show_open(seat, [kind] if kind >= 0 else [], [])
        if seat == self.view["seat"]:
            self.set(taken=code(kind))

    def forget_drawn(self) -> None:
        """Let nobody hold a tile that it has just drawn: it is among the others."""
        self.set(drew=False)
        if self.get("taken") is not None:
            self._show(self.view["seat"], [], [])

    def _show(self, seat: Seat, added: Sequence[Kind], taken: Sequence[Kind]) -> None:
        """Change the tiles of a hand where this seat sees them."""
        if seat == self.view["seat"]:
            drawn = self.get("taken")
            held = [*self.get("hand"), *([] if drawn is None else [drawn])]
            self.set(hand=_changed(held, added, taken), taken=None)
        self._show_open(seat, added, taken)

    def _show_open(self, seat: Seat, added: Sequence[Kind], taken: Sequence[Kind]) -> None:
        """Change the tiles of a hand that lies open."""
        shown = self.of_seat(seat, "open")
        if shown is not None and not self._showed_before(seat, taken):
            self.set_seat(seat, open=_changed(shown, added, taken))
        if self.get("open") is not None:
            opened = list(self.get("open"))
            opened[seat] = _changed(opened[seat], added, taken)
            self.set(open=opened)

    def _showed_before(self, seat: Seat, taken: Sequence[Kind]) -> bool:
        """Whether the hand was laid open without this discard: 明牌 shows what it leaves."""
        return bool(taken) and self.number > 0 and self.hand.log[self.number - 1].type == "revealed"

    # --- melds ---------------------------------------------------------------------------------

    def lay(self, meld: Meld, source: Seat, taken: Sequence[Kind], claimed: Kind = -1) -> None:
        """Lay a meld before the event's seat with these tiles from its hand; a claimed tile comes from a river."""
        laid = self.of_seat(self.seat, "melds")
        self.set_seat(self.seat, melds=[*laid, self.drawn_meld(meld, source, claimed)])
        self.take(self.seat, taken)
        self.forget_drawn()
        if source != self.seat:
            self.mark_last(source, "laid")
            self.set(live=None, turn=self.seat)

    def change_meld(self, seat: Seat, group: str, meld: Meld) -> None:
        """Let the seat's meld of this group and kind become another one, in its place and from its source."""
        laid = list(self.of_seat(seat, "melds"))
        place = next(
            number for number, old in enumerate(laid) if old["kind"] == group and old["tiles"][0] == code(meld.kind)
        )
        laid[place] = self.drawn_meld(meld, laid[place]["from"])
        self.set_seat(seat, melds=laid)

    def drawn_meld(self, meld: Meld, source: Seat, claimed: Kind = -1) -> Json:
        """Return a meld as it is drawn."""
        return meld_json(self.hand.rules, self.wilds, meld, source, claimed)

    @property
    def wilds(self) -> list[Kind]:
        """The kinds that are wild."""
        return [parse_tile(tile) for tile in self.get("wilds")]

    def finish_added_kong(self) -> None:
        """Carry out a 补杠 that was announced and that nobody robbed."""
        live = self.view["live"]
        if live is not None and live["from"] == "jiagang":
            kind = parse_tile(live["tile"])
            self.change_meld(live["seat"], "peng", Meld(JIAGANG, kind))
            self.take(live["seat"], [kind])
            self.forget_drawn()
            self.set(live=None)

    # --- rivers and points ---------------------------------------------------------------------

    def put_down(self, seat: Seat, fate: str) -> None:
        """Put the event's tile at the end of a river."""
        self.set_seat(seat, river=[*self.of_seat(seat, "river"), {"tile": code(self.kind), "fate": fate}])

    def mark_last(self, seat: Seat, fate: str) -> None:
        """Say what became of the last tile of a river."""
        river = self.of_seat(seat, "river")
        self.set_seat(seat, river=[*river[:-1], {**river[-1], "fate": fate}])


def _changed(held: Sequence[str], added: Sequence[Kind], taken: Sequence[Kind]) -> list[str]:
    left = [*held, *codes(added)]
    for kind in taken:
        left.remove(code(kind))
    return _sorted(left)


def _sorted(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=parse_tile)


def _piao(it: _Changes) -> None:
    it.set_seat(it.seat, piao=it.event["piao"])


def _dealt(it: _Changes) -> None:
    tiles = it.event["tiles"] or []
    it.set(wall=it.view["wall"] - it.event["count"])
    it.add(it.seat, [parse_tile(tile) for tile in tiles], count=it.event["count"])


def _indicator(it: _Changes) -> None:
    turned = [parse_tile(tile) for tile in it.event["turned"]]
    wilds = [parse_tile(tile) for tile in it.event["wilds"]]
    it.set(wall=it.view["wall"] - len(turned), **wilds_json(it.hand.rules, turned, wilds))


def _drew(it: _Changes) -> None:
    it.forget_drawn()
    it.set(wall=it.event["left"], live=None)
    it.draw(it.seat, it.kind)


def _discarded(it: _Changes) -> None:
    it.take(it.seat, [it.kind])
    it.forget_drawn()
    it.put_down(it.seat, "lies")
    it.set(
        live={"tile": code(it.kind), "seat": it.seat, "from": "discard"},
        last_discard={"seat": it.seat, "index": len(it.of_seat(it.seat, "river")) - 1},
        turn=it.seat,
    )


def _dead(it: _Changes) -> None:
    it.set_seat(it.seat, dead=True)


def _revealed(it: _Changes) -> None:
    place = 1 + max(seat["revealed"] for seat in it.view["seats"])
    it.set_seat(it.seat, revealed=place, open=list(it.event["tiles"]), waits=list(it.event["waits"]))


def _peng(it: _Changes) -> None:
    it.lay(Meld(PENG, it.kind), it.event["from"], [it.kind] * 2)


def _chi(it: _Changes) -> None:
    run = Meld(CHI, parse_tile(it.event["tiles"][0]))
    taken = list(laid_tiles(it.hand.rules, it.wilds, run))
    taken.remove(it.kind)
    it.lay(run, it.event["from"], taken, it.kind)


def _gang(it: _Changes) -> None:
    it.lay(Meld(GANG, it.kind), it.event["from"], [it.kind] * 3)


def _angang(it: _Changes) -> None:
    it.lay(Meld(ANGANG, it.kind), it.seat, [it.kind] * 4)


def _fei(it: _Changes) -> None:
    wild = it.named("wild")
    it.lay(Meld(FEI, it.kind, wild), it.event["from"], [it.kind, wild])


def _offered(it: _Changes) -> None:
    """Show the tile of a 补杠 or a 提, which is still in the hand: somebody may win it."""
    it.set(live={"tile": code(it.kind), "seat": it.seat, "from": it.event["t"]})


def _swapped(it: _Changes) -> None:
    drawn = it.get("taken") is not None
    wild = it.named("wild")
    it.change_meld(it.seat, "fei", Meld(PENG, it.kind))
    it.take(it.seat, [it.kind])
    it.add(it.seat, [wild], count=1)
    it.set(live=None)
    if drawn:
        hand = list(it.get("hand"))
        hand.remove(code(wild))
        it.set(hand=hand, taken=code(wild))


def _robbed(it: _Changes) -> None:
    it.take(it.seat, [it.kind])
    it.forget_drawn()
    it.put_down(it.seat, "won")
    it.set(live=None)


def _won(it: _Changes) -> None:
    won = next(won for won in it.hand.table.wins if won.seat == it.seat)
    it.set_seat(it.seat, playing=False, open=list(it.event["tiles"]), won=won_json(won))
    if it.event["from"] is None:
        it.forget_drawn()
    else:
        it.mark_last(it.event["from"], "won")


def _birds(it: _Changes) -> None:
    tiles = it.event["tiles"]
    it.set(birds=[*it.view["birds"], *tiles], wall=it.view["wall"] - len(tiles))


def _paid(it: _Changes) -> None:
    """Count the points; of several payments in a row the last one tells them all."""
    points = list(it.view["points"])
    points[it.event["from"]] -= it.event["points"]
    points[it.event["to"]] += it.event["points"]
    it.set(points=points)
    log = it.hand.log
    if it.number + 1 < len(log) and log[it.number + 1].type == "paid":
        return
    first = it.number
    while log[first - 1].type == "paid":
        first -= 1
    made = [log[number].facts for number in range(first, it.number + 1)]
    rows = [{**{name: facts[name] for name in ("from", "to", "points")}, "why": facts["cause"]} for facts in made]
    it.set(payments=[*it.view["payments"], *rows])


def _ended(it: _Changes) -> None:
    it.forget_drawn()
    it.set(live=None)


_BY_EVENT: Final[Mapping[str, Callable[[_Changes], None]]] = {
    "piao": _piao,
    "dealt": _dealt,
    "indicator": _indicator,
    "drew": _drew,
    "discarded": _discarded,
    "dead": _dead,
    "revealed": _revealed,
    "peng": _peng,
    "chi": _chi,
    "gang": _gang,
    "angang": _angang,
    "jiagang": _offered,
    "fei": _fei,
    "ti": _offered,
    "swapped": _swapped,
    "robbed": _robbed,
    "won": _won,
    "birds": _birds,
    "paid": _paid,
    "exhausted": _ended,
    "hand_over": _ended,
}
"""What each event changes."""
