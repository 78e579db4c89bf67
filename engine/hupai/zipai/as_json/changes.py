"""What one event changes of a drawn view, so that a page can draw events one after another without knowing the rules.

A view that was drawn at one decision becomes the view of the next decision when the changes of the events in between
are applied in their order. Only what the view's seat may see is used: the event as that seat saw it, and the place of
a group among those that lie, which the seat sees as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hupai.table.events import Event
from hupai.table.hand import Hand
from hupai.table.seats import next_seat
from hupai.table.view_changes import Json, ViewChanges
from hupai.zipai.as_json.view import columns_json, huxi_json, locked_json, meld_json
from hupai.zipai.cards import KINDS, KING, Kind, code, counted_codes, parse_card, parse_cards
from hupai.zipai.melds import CHI, CHOU, PAO, PENG, TI, WEI, Meld, shape_number
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.view.observation import HIDDEN_TI, HIDDEN_WEI


def changes(view: Json, hand: Hand, number: int) -> Json:
    """Return the parts of a view that event ``number`` of the hand changes; empty where nothing drawn changes.

    ``view`` is the one the events before have led to. The parts are whole values, as in the view; ``seats`` is an
    object by seat with the changed parts of each. What the seat owes (``legal``, ``phase``) and what it works out for
    itself (``waits``, ``unseen``) is that of a decision and stays as it was.
    """
    found = _Changes(view, hand, number)
    event = found.event["t"]
    if event in _BY_EVENT:
        _BY_EVENT[event](found)
    return found.changed()


class _Changes(ViewChanges):
    """What cards and groups do to a view."""

    def __init__(self, view: Json, hand: Hand, number: int) -> None:
        super().__init__(view, hand, number)
        card = self.event.get("card")
        self.kind: Kind = -1 if card is None else parse_card(card)
        """The event's card, -1 where it has none or this seat does not see it."""

    def draw_card(self) -> None:
        """Take a card from the wall; it is the seat's turn."""
        self.set(wall=self.view["wall"] - 1, turn=self.seat)

    def pass_turn(self) -> None:
        """Let the next seat draw, unless the wall is empty."""
        if self.get("wall"):
            self.set(turn=next_seat(self.seat, SEATS))

    def keep_turn(self) -> None:
        """Let the seat play a card next; a dead hand plays none."""
        self.set(turn=self.seat)
        if self.of_seat(self.seat, "dead"):
            self.pass_turn()

    def move_cards(self, seat: int, kinds: Sequence[Kind], *, count: int, into: bool = False) -> None:
        """Take cards out of a hand, or ``into`` it; ``kinds`` may be fewer than ``count`` where they are not seen."""
        step = 1 if into else -1
        self.set_seat(seat, cards=self.of_seat(seat, "cards") + step * count)
        if seat == self.view["seat"]:
            counts = _moved(self.view["hand"], kinds, step)
            self.set(hand=counted_codes(counts), locked=locked_json(counts), columns=columns_json(counts))
            self.set(huxi=huxi_json(self.of_seat(seat, "huxi"), counts, self.view["huxi"]["min"]))
        if self.view["open"] is not None:
            held = [card for column in self.view["open"][seat] for card in column]
            opened = list(self.view["open"])
            opened[seat] = columns_json(_moved(held, kinds, step))
            self.set(open=opened)

    def lay(self, melds: Sequence[Meld], kinds: Sequence[Kind], *, count: int, place: int = -1) -> None:
        """Lay groups before the seat, the only one at ``place`` if that is given, with cards from its hand."""
        drawn = [meld_json(self.hand.rules, self.seat, meld) for meld in melds]
        laid = list(self.of_seat(self.seat, "melds"))
        if place < 0:
            laid += drawn
        else:
            laid[place : place + 1] = drawn
        self.set_seat(self.seat, melds=laid, huxi=sum(meld["huxi"] or 0 for meld in laid))
        self.move_cards(self.seat, kinds, count=count)


def _moved(held: Sequence[str], kinds: Sequence[Kind], step: int) -> list[int]:
    """Return how many of each kind are held once these cards have come or gone."""
    counts = [0] * (KINDS + 1)
    for card in held:
        counts[parse_card(card)] += 1
    for kind in kinds:
        counts[kind] += step
    return counts


def _discarded(it: _Changes) -> None:
    it.set(live={"card": code(it.kind), "seat": it.seat, "from": "discard"}, turn=it.seat)
    it.move_cards(it.seat, [it.kind], count=1)


def _flipped(it: _Changes) -> None:
    it.draw_card()
    it.set(live={"card": code(it.kind), "seat": it.seat, "from": "flip"})


def _king(it: _Changes) -> None:
    it.draw_card()
    it.keep_turn()
    it.set_seat(it.seat, kings_shown=it.of_seat(it.seat, "kings_shown") + 1)
    it.move_cards(it.seat, [KING], count=1, into=True)


def _unclaimed(it: _Changes) -> None:
    live = it.view["live"]
    laid = [*it.of_seat(it.seat, "discards"), {"card": live["card"], "from": live["from"]}]
    it.set_seat(it.seat, discards=laid)
    it.set(live=None, last_discard={"seat": it.seat, "index": len(laid) - 1})
    it.pass_turn()


def _wei(it: _Changes) -> None:
    it.draw_card()
    it.keep_turn()
    if it.kind < 0:
        it.lay([HIDDEN_WEI], [], count=2)
    else:
        group = CHOU if it.event["chou"] else WEI
        it.lay([(group, it.kind, it.kind, it.seat)], [it.kind] * 2, count=2)


def _ti(it: _Changes) -> None:
    it.draw_card()
    it.keep_turn()
    if it.kind < 0:
        _grow(it, HIDDEN_TI)
    else:
        hidden = "card" in it.hand.log[it.number].secret
        _grow(it, (TI, it.kind, -1 if hidden else it.kind, it.seat))


def _pao(it: _Changes) -> None:
    it.set(live=None)
    it.keep_turn()
    _grow(it, (PAO, it.kind, it.kind, it.event["from"]))


def _grow(it: _Changes, quad: Meld) -> None:
    """Lay a quad: three cards of the hand join the one that came, or a laid triple becomes it in its place."""
    if it.event["grew"] == "kan":
        it.lay([quad], [it.kind] * 3 if it.kind >= 0 else [], count=3)
    else:
        it.lay([quad], [], count=0, place=_place(it.hand.log, it.number))


def _peng(it: _Changes) -> None:
    it.set(live=None)
    it.keep_turn()
    it.lay([(PENG, it.kind, it.kind, it.event["from"])], [it.kind] * 2, count=2)


def _chi(it: _Changes) -> None:
    it.set(live=None)
    it.keep_turn()
    melds: list[Meld] = []
    cards: list[Kind] = []
    for text in it.event["melds"]:
        shape_cards = parse_cards(text)
        number = shape_number(shape_cards)
        assert number is not None
        melds.append((CHI, number, -1, it.seat) if melds else (CHI, number, it.kind, it.event["from"]))
        cards += shape_cards
    cards.remove(it.kind)
    it.lay(melds, cards, count=len(cards))


def _dead(it: _Changes) -> None:
    it.set_seat(it.seat, dead=True)
    it.pass_turn()


def _skip(it: _Changes) -> None:
    it.pass_turn()


def _raised(it: _Changes) -> None:
    it.set_seat(it.seat, raised=True)


def _lowered(it: _Changes) -> None:
    it.set_seat(it.seat, raised=False)


def _barred(it: _Changes) -> None:
    it.set_seat(it.seat, barred=True)


def _limited(it: _Changes) -> None:
    it.set_seat(it.seat, limits=list(it.event["wins"]))


def _won(it: _Changes) -> None:
    """Show what lies at the end: a shown card that was won leaves the dealer's hand, a card won by a king call lies no
    more."""
    if it.event["by"] == "shown":
        dealer = it.event["from"]
        it.set(live={"card": code(it.kind), "seat": dealer, "from": "flip"})
        it.move_cards(dealer, [it.kind], count=1)
    elif "declared" in [event.type for event in it.hand.log[max(0, it.number - 2) : it.number]]:
        it.set(live=None)


_BY_EVENT: Final[Mapping[str, Callable[[_Changes], None]]] = {
    "discarded": _discarded,
    "flipped": _flipped,
    "king": _king,
    "unclaimed": _unclaimed,
    "wei": _wei,
    "ti": _ti,
    "pao": _pao,
    "peng": _peng,
    "chi": _chi,
    "dead": _dead,
    "skip": _skip,
    "raised": _raised,
    "lowered": _lowered,
    "barred": _barred,
    "limited": _limited,
    "won": _won,
}
"""What each event changes. The deal is not among them: the first view is drawn after it."""


def _place(log: Sequence[Event], number: int) -> int:
    """Return where, among the groups before its seat, the triple lies that this event makes a quad."""
    facts = log[number].facts
    seat, card = facts["seat"], facts["card"]
    places: list[str] = []
    for event in log[:number]:
        if event.facts.get("seat") != seat:
            continue
        if event.type == "chi":
            places += [""] * len(event.facts["melds"])
        elif event.type in ("wei", "peng") or event.facts.get("grew") == "kan" or event.facts.get("start"):
            places.append(event.facts["card"])
    return places.index(card)
