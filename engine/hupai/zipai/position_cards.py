"""How positions write what lies on a table of these cards: hands, laid groups, discards, the card that may be claimed.

A family that is played with the cards says in a :class:`CardForm` what its groups are; the text is the same for all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hupai.table.errors import InvalidNotation
from hupai.table.position_fields import NOTHING, Part, PositionFields
from hupai.table.seats import Seat
from hupai.table.signs import Signs
from hupai.zipai.cards import KINDS, Kind, code, format_cards, parse_cards

Meld = tuple[int, int, int, int]
"""A laid group: its sort, its cards, the claimed card and the seat that it came from."""
Lying = tuple[Kind, int]
"""A card that lies for all to see, and where it came from."""

_HIDDEN: Final = "*"
_CHI: Final = "chi"
_MELD: Final = re.compile(r"([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?")
_LIVE: Final = re.compile(r"([^!@]+)(!?)@([0-9])")


@dataclass(frozen=True, slots=True)
class CardForm:
    """What the cards and groups of a family are, for the text of its positions."""

    kinds: int
    """How many kinds its decks may have."""
    signs: Signs
    sources: Mapping[str, int]
    """Where a lying card came from, by the mark behind it."""
    laid: Mapping[str, int]
    """The groups that lie on its table, by their names."""
    hidden: Mapping[int, Meld]
    """How a seat sees a group that lies face down, by its sort."""
    meld_cards: Callable[[Meld], Sequence[Kind]]
    eaten_meld: Callable[[Seat, list[Kind], Kind, Seat], Meld | None]
    """The group that a seat laid by 吃, from its cards, the claimed one and the seat that brought it, -1 for none; None
    if there is no such group."""
    equal_meld: Callable[[Seat, int, list[Kind], Seat], Meld | None]
    """The group of another sort that a seat laid, from its cards and the seat that brought the last one."""

    def fields(self, seen: Any) -> Iterator[tuple[str, str]]:
        """Yield the fields of what the seats hold and of what lies before them."""
        yield "cards", numbers_text(seen.cards)
        yield "hand", format_cards(kind for kind, count in enumerate(seen.hand) for _ in range(count)) or NOTHING
        for name, rows, text in (("melds", seen.melds, self._meld_text), ("discards", seen.discards, self._lying_text)):
            if any(rows):
                yield name, "/".join(",".join(map(text, row)) or NOTHING for row in rows)

    def live_field(self, seen: Any) -> Iterator[tuple[str, str]]:
        """Yield the field of the lying card, if a card lies or the last one was taken."""
        if seen.live_seat >= 0:
            yield "live", f"{self._lying_text((seen.live, seen.live_from))}@{seen.live_seat}"

    def _lying_text(self, lying: Lying) -> str:
        kind, source = lying
        return (NOTHING if kind < 0 else code(kind)) + _name_of(self.sources, source)

    def _meld_text(self, meld: Meld) -> str:
        """Return a laid group: its sort, its cards, and the seat that brought the last of them."""
        group, what, claimed, source = meld
        name = _name_of(self.laid, group)
        if what < 0:
            return f"{name}:{_HIDDEN}"
        text = f"{name}:{format_cards(self.meld_cards(meld))}"
        if claimed < 0:
            return text
        return f"{text}.{code(claimed)}@{source}" if name == _CHI else f"{text}@{source}"


def _name_of(names: Mapping[str, int], number: int) -> str:
    return next(name for name, known in names.items() if known == number)


def numbers_text(values: Sequence[int]) -> str:
    """Return numbers or seats as a field has them."""
    return ",".join(map(str, values))


def kinds_text(mask: int) -> str:
    """Return the cards of a kind set."""
    return format_cards(kind for kind in range(KINDS) if mask >> kind & 1)


class CardFields(PositionFields):
    """The text of a position with such cards; every method raises InvalidNotation with the place.

    An ``example`` shows what a field may be.
    """

    def __init__(
        self, text: str, family: str, required: Sequence[str], optional: Sequence[str], form: CardForm
    ) -> None:
        super().__init__(text, family, required, optional)
        self._form = form

    def cards(self, field: str, part: Part) -> list[Kind]:
        """Return the cards of a piece of text, one at least, in the family's own notation."""
        found = self.in_notation(parse_cards, part)
        if not found or max(found) >= self._form.kinds:
            raise self.wrong(field, part, "123s270b")
        return found

    def one_card(self, field: str, part: Part) -> Kind:
        """Return the one card of a piece of text."""
        found = self.cards(field, part)
        if len(found) != 1:
            raise self.wrong(field, part, "3s")
        return found[0]

    def kind_set(self, field: str) -> int:
        """Return the kinds of a field as a set in bits, none if the field is left out."""
        return self.kind_set_in(field, self.fields[field]) if field in self.fields else 0

    def kind_set_in(self, field: str, part: Part) -> int:
        """Return the kinds of a piece of text as a set in bits; each stands there once, and no king."""
        found = self.cards(field, part)
        if max(found) >= KINDS or len(set(found)) != len(found):
            raise self.wrong(field, part, "123s270b")
        return sum(1 << kind for kind in found)

    def hand(self) -> tuple[int, ...]:
        """Return how many cards of each kind the seat holds."""
        part = self.fields["hand"]
        held = [] if part[0] == NOTHING else self.cards("hand", part)
        return tuple(held.count(kind) for kind in range(self._form.kinds))

    def discards(self, example: str) -> tuple[tuple[Lying, ...], ...]:
        """Return the cards that lie before each seat."""
        return tuple(tuple(self._lying(part) for part in row) for row in self._rows("discards", example))

    def live(self) -> tuple[Kind, Seat, int]:
        """Return the card that may be claimed, -1 if none lies, who brought it, -1 before the first, and from where."""
        if "live" not in self.fields:
            return -1, -1, self._form.sources[""]
        text, at = self.fields["live"]
        found = _LIVE.fullmatch(text)
        if found is None:
            raise self.wrong("live", (text, at), "3s@0, 3s!@0, -@0")
        kind = -1 if found[1] == NOTHING else self.one_card("live", (found[1], at))
        return kind, self.seat_in("live", (found[3], at + found.start(3))), self._form.sources[found[2]]

    def melds(self, example: str) -> tuple[tuple[Meld, ...], ...]:
        """Return the groups that each seat has laid."""
        rows = self._rows("melds", example)
        return tuple(tuple(self._meld(owner, part) for part in row) for owner, row in enumerate(rows))

    def _rows(self, field: str, example: str) -> list[Iterator[Part]]:
        """Return for each seat what stands between the commas; nothing if the field is left out."""
        rows = self.by_seat(field, example) if field in self.fields else [(NOTHING, 0)] * self.seats
        return [iter(()) if row[0] == NOTHING else self.parts(row, ",") for row in rows]

    def _lying(self, part: Part) -> Lying:
        text, at = part
        card = text.removesuffix("!")
        return self.one_card("discards", (card, at)), self._form.sources[text[len(card) :]]

    def _meld(self, owner: Seat, part: Part) -> Meld:
        text, at = part
        name, begins = self.named_group(self._form.signs, list(self._form.laid), part)
        found = _MELD.fullmatch(text, begins)
        wrong = InvalidNotation("wrong_meld", position=at, meld=text[:60])
        if found is None or not found[1]:
            raise wrong
        group = self._form.laid[name]
        if found[1] == _HIDDEN:
            if group not in self._form.hidden or found[2] is not None or found[3] is not None:
                raise wrong
            return self._form.hidden[group]
        cards = self.cards("melds", (found[1], at + found.start(1)))
        source = -1 if found[3] is None else self.seat_in("melds", (found[3], at + found.start(3)))
        meld: Meld | None
        if name == _CHI:
            claimed = -1 if found[2] is None else self.one_card("melds", (found[2], at + found.start(2)))
            meld = self._form.eaten_meld(owner, cards, claimed, source)
        else:
            meld = None if found[2] is not None else self._form.equal_meld(owner, group, cards, source)
        if meld is None:
            raise wrong
        return meld
