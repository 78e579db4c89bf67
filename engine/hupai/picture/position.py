"""A position as rows of a picture: the other seats in turn order, the middle of the table, the own side and the hand.

The rows follow from the fields of the text alone, so the page's script, which knows no rules, draws the same ones.
Whether the fields fit each other is for the family's own reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from hupai.explain.language import Text
from hupai.picture.deck import PictureDeck
from hupai.picture.parts import codes_of, reading_part
from hupai.picture.scene import Card, Group, Row
from hupai.table.position_fields import NOTHING, Part, PositionFields

SEATS: Final = (2, 3, 4)
"""How many may sit at a table that is drawn."""
OWN: Final[Text] = ("你", "you")
PLACES: Final[tuple[tuple[Text, ...], ...]] = (
    (("对家", "the other player"),),
    (("下家", "the next player"), ("上家", "the player before you")),
    (("下家", "the next player"), ("对家", "the player opposite"), ("上家", "the player before you")),
)
"""What the other seats are called in turn order, at tables of two, three and four."""
WORDS: Final[dict[str, Text]] = {
    "marked": ("{name}（{marks}）", "{name} ({marks})"),
    "between": ("，", ", "),
    "middle": ("桌面中间", "Middle of the table"),
    "hand": ("你的手牌", "Your hand"),
}
"""Words of every family's positions."""

_MELD: Final = re.compile(r"([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?")
_LIVE: Final = re.compile(r"(?:([a-z]+)\.)?([^!@]+)(!?)@([0-9])")
HIDDEN: Final = "*"
"""The cards of a meld that the seat does not see."""
UNSEEN: Final = "?"
"""A drawn card that it does not see."""


def position_rows(deck: PictureDeck, text: str) -> list[Row]:
    """Return the rows of a position; PartError with the place in the text for one that cannot be drawn."""
    with reading_part(text) as read:
        return list(_Table(deck, read).rows())


class _Table(PositionFields):
    """The fields of a position, read into rows."""

    def __init__(self, deck: PictureDeck, text: str) -> None:
        form = self._form = deck.position
        super().__init__(text, deck.family, form.required, form.optional)
        self._deck = deck
        self.seats = len(self.fields[form.counts][0].split(","))
        if self.seats not in SEATS:
            raise self.wrong(form.counts, self.fields[form.counts], form.example)
        self._counts = self.numbers(form.counts, form.example)
        self._own = self.seat("seat")

    def rows(self) -> Iterator[Row]:
        """Yield the rows from top to bottom."""
        for step in range(1, self.seats):
            seat = (self._own + step) % self.seats
            yield Row(self._named(seat), (*self._held(seat), *self._before(seat)), small=True)
        yield Row(WORDS["middle"], tuple(self._middle()), small=True)
        before = self._before(self._own)
        if before:
            yield Row(self._named(self._own), before, small=True)
        yield Row(WORDS["hand"] if before else self._named(self._own), self._hand())

    # --- seats -------------------------------------------------------------------------------------

    def _name(self, seat: int) -> Text:
        return OWN if seat == self._own else PLACES[self.seats - 2][(seat - self._own) % self.seats - 1]

    def _named(self, seat: int) -> Text:
        """Return what a seat is called, with its marks: dealer, on turn, dead and so on."""
        marks = [words for field, words in self._form.marks.items() if str(seat) in self._seats_of(field)]
        zh, en = self._name(seat)
        name = zh, en[0].upper() + en[1:]
        if not marks:
            return name
        listed = [WORDS["between"][lang].join([words[lang] for words in marks]) for lang in (0, 1)]
        zh, en = (WORDS["marked"][lang].format(name=name[lang], marks=listed[lang]) for lang in (0, 1))
        return zh, en

    def _seats_of(self, field: str) -> set[str]:
        """Return the seats that a field names; further facts stand behind a point."""
        return {item.removeprefix("+").split(".")[0] for item, _ in self.items(field)}

    def _held(self, seat: int) -> tuple[Group, ...]:
        """Return what another seat holds: how many cards, or the cards themselves where they lie open."""
        part = self._of_seat(self._form.opens, seat)
        if part is not None:
            return (Group(self._cards(self._form.opens, part), self._form.opened),)
        count = self._counts[seat]
        if count == 0:
            return ()
        zh, en = (text.format(count=count) for text in self._form.counted)
        return (Group((Card(""),), (zh, en)),)

    def _before(self, seat: int) -> tuple[Group, ...]:
        """Return the melds and the discards before a seat."""
        melds = self._of_seat("melds", seat)
        discards = self._of_seat("discards", seat)
        found = [] if melds is None else [self._meld(part) for part in self.parts(melds, ",")]
        loose = [] if discards is None else [card for part in self.parts(discards, ",") for card in self._discard(part)]
        apart = bool(found) or seat != self._own
        return (*found, *(Group((card,), apart=apart and number == 0) for number, card in enumerate(loose)))

    def _of_seat(self, field: str, seat: int) -> Part | None:
        """Return a seat's piece of a field that has one for each seat; None for no field and an empty piece."""
        if field not in self.fields:
            return None
        part = self.by_seat(field, self._form.example_by_seat)[seat]
        return None if part[0] == NOTHING else part

    def _meld(self, part: Part) -> Group:
        text, at = part
        kind, begins = self.named_group(self._deck.signs, list(self._deck.groups), part)
        found = _MELD.fullmatch(text, begins)
        if found is None:
            raise self.wrong("melds", part, self._form.example_by_seat)
        if found[1] == HIDDEN:
            return Group((Card(""),) * self._form.hidden.get(kind, 1), self._deck.groups[kind])
        pieces = self.parts((found[1], at + found.start(1)), "+")
        cards = [
            replace(card, wild=number > 0)
            for number, piece in enumerate(pieces)
            for card in self._cards("melds", piece)
        ]
        return Group(tuple(cards), self._deck.groups[kind])

    def _discard(self, part: Part) -> Iterator[Card]:
        """Yield a discarded card unless it was taken from there."""
        text, at = part
        mark = text[-1:]
        known = mark in self._form.discard_marks
        if not (known and self._form.discard_marks[mark]):
            yield from self._cards("discards", (text[: len(text) - known], at))

    # --- the middle and the hand -------------------------------------------------------------------

    def _middle(self) -> Iterator[Group]:
        for field, name in self._form.turned.items():
            if field in self.fields and self.fields[field][0] != NOTHING:
                yield Group(self._cards(field, self.fields[field]), name)
        zh, en = (text.format(count=self.number("wall")) for text in self._form.wall)
        yield Group((Card(""),), (zh, en))
        if "live" in self.fields:
            yield from self._live()

    def _live(self) -> Iterator[Group]:
        """Yield the card that may be claimed, with who laid it and how."""
        text, at = self.fields["live"]
        found = _LIVE.fullmatch(text)
        if found is None:
            raise self.wrong("live", (text, at), self._form.live_example)
        if found[2] == NOTHING:
            return
        cards = self._cards("live", (found[2], at + found.start(2)))
        how = self._form.lying.get(found[1] or found[3], self._form.lying[""])
        whose = self._name(self.seat_in("live", (found[4], at + found.start(4))))
        zh, en = (how[lang].format(name=whose[lang]) for lang in (0, 1))
        yield Group(tuple(replace(card, ringed=True) for card in cards), (zh, en), apart=True)

    def _hand(self) -> tuple[Group, ...]:
        """Return the own cards; the one just drawn stands apart."""
        held = self.fields["hand"]
        codes = [] if held[0] == NOTHING else [card.code for card in self._cards("hand", held)]
        taken = self.fields.get("taken", (NOTHING, 0))
        drawn = [] if taken[0] in (NOTHING, UNSEEN) else [card.code for card in self._cards("taken", taken)]
        for code in drawn:
            if code in codes:
                del codes[len(codes) - 1 - codes[::-1].index(code)]
        loose = [Group((Card(code),)) for code in codes]
        return (*loose, *(Group((Card(code),), apart=number == 0) for number, code in enumerate(drawn)))

    def _cards(self, field: str, part: Part) -> tuple[Card, ...]:
        """Return the cards of a piece of a field, one at least."""
        codes = codes_of(self._deck, *part)
        if not codes:
            raise self.wrong(field, part, self._form.example_cards)
        return tuple(map(Card, codes))
