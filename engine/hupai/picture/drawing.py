"""Draws a scene as SVG. The page's script draws the same picture from the same data, and the tests compare the two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hupai.picture import looks
from hupai.picture.deck import PictureDeck
from hupai.picture.markup import Element, element
from hupai.picture.printed import Outline
from hupai.picture.scene import Card, Group, Row
from hupai.picture.text_lines import lines, tenths

BEFORE: Final = 12
"""How many characters of a wrong text are shown before its wrong place …"""
AFTER: Final = 24
"""… and from there on."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is drawn."""

    lang: int
    """Which language of a text is shown: 0 for Chinese, 1 for English."""
    colours: Mapping[str, str]
    """A theme of :data:`hupai.picture.looks.THEMES`."""
    outlines: Mapping[str, list[Outline]]
    """What is printed on each card (:func:`hupai.picture.printed.outlines`)."""
    index: bool
    """Whether a card has its number in the corner."""
    width: int
    """Where rows and lines are broken, in units."""


class Drawing:
    """A picture while it is drawn, from top to bottom."""

    def __init__(self, deck: PictureDeck, look: Look) -> None:
        self._deck = deck
        self._look = look
        self._face = looks.FACES[deck.family]
        self._elements: list[Element] = []
        self._y = looks.MARGIN
        self._right = looks.NARROWEST

    def element(self, title: str, description: str) -> Element:
        """Return what was drawn as one element, with a title and a description for those who cannot see it."""
        width, height = self._right + looks.MARGIN, self._y + looks.MARGIN
        about = [element("title", title), element("desc", description)]
        return element(
            "svg",
            *about,
            *self._elements,
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            viewBox=f"0 0 {width} {height}",
            role="img",
            font_family=looks.FONT,
        )

    def rows(self, rows: Sequence[Row]) -> None:
        """Draw rows under each other, each with its name if there are several."""
        for number, row in enumerate(rows):
            if number:
                self._y += looks.ROW_GAP
            if len(rows) > 1:
                self.words(row.label[self._look.lang])
            self._row(row)

    def words(self, text: str, colour: str = "text") -> None:
        """Draw a sentence in as many lines as it needs."""
        for line in lines(text, 10 * (self._look.width - 2 * looks.MARGIN) // looks.TEXT_SIZE):
            self._text(line, looks.MARGIN, self._y + looks.LABEL - 6, looks.TEXT_SIZE, colour)
            self._right = max(self._right, looks.MARGIN + tenths(line) * looks.TEXT_SIZE // 10)
            self._y += looks.LABEL

    def mistake(self, text: str, place: int, sentence: str) -> None:
        """Draw a text that cannot be read, from its wrong place on in red, and the sentence that says why."""
        start = max(0, place - BEFORE)
        before = ("…" if start else "") + text[start:place]
        wrong = text[place : place + AFTER] + ("…" if len(text) > place + AFTER else "") or "□"
        marked = element("tspan", wrong, **self._paint(fill="red"))
        at = {"x": looks.MARGIN, "y": self._y + looks.LABEL - 6, "font-size": looks.TEXT_SIZE}
        self._elements.append(element("text", before, marked, **at, **self._paint(fill="text")))
        self._right = max(self._right, looks.MARGIN + tenths(before + wrong) * looks.TEXT_SIZE // 10)
        self._y += looks.LABEL
        self.words(sentence)

    # --- rows --------------------------------------------------------------------------------------

    def _row(self, row: Row) -> None:
        x, tallest = looks.MARGIN, 0
        for group in row.groups:
            width, height = self._size(group, row.small)
            if group.apart:
                x += looks.GAP
            if x > looks.MARGIN and x + width > self._look.width - looks.MARGIN:
                x, self._y, tallest = looks.MARGIN, self._y + tallest + looks.GAP, 0
            self._group(group, x, row.small)
            self._right = max(self._right, x + width)
            x += width + (looks.GAP if group.name else looks.CARD_GAP)
            tallest = max(tallest, height)
        self._y += tallest

    def _size(self, group: Group, small: bool) -> tuple[int, int]:
        """Return the width and height of a group with its name."""
        width, height = self._card_size(small)
        others = len(group.cards) - 1
        if self._face.strip:
            height += others * self._scaled(self._face.strip, small)
        else:
            width += others * (width + looks.CARD_GAP)
        if group.name:
            height += looks.NAME
            width = max(width, tenths(group.name[self._look.lang]) * looks.NAME_SIZE // 10)
        return width, height

    def _card_size(self, small: bool) -> tuple[int, int]:
        return self._scaled(self._face.width, small), self._scaled(self._face.height, small)

    def _scaled(self, length: int, small: bool) -> int:
        over, under = looks.SMALL if small else (1, 1)
        return length * over // under

    def _group(self, group: Group, x: int, small: bool) -> None:
        whole, _ = self._size(group, small)
        width, height = self._card_size(small)
        strip, others = self._scaled(self._face.strip, small), len(group.cards) - 1
        step_x, step_y = (0, strip) if strip else (width + looks.CARD_GAP, 0)
        left = x + (whole - width - others * step_x) // 2
        for number, card in enumerate(group.cards):
            self._elements.append(self._card(card, left + number * step_x, self._y + number * step_y, width, height))
        if group.name:
            base = self._y + others * step_y + height + looks.NAME - 4
            name = group.name[self._look.lang]
            self._text(name, x + whole // 2, base, looks.NAME_SIZE, "text", text_anchor="middle")

    # --- cards -------------------------------------------------------------------------------------

    def _card(self, card: Card, x: int, y: int, width: int, height: int) -> Element:
        face = self._face
        back = element(
            "rect",
            x=1, y=1, width=face.width - 2, height=face.height - 2, rx=face.corner,
            **self._paint(fill="paper" if card.code else "back", stroke="edge"),
        )
        ring = [self._ring()] if card.ringed else []
        box = f"0 0 {face.width} {face.height}"
        inside = [back, *self._printed(card.code), *ring]
        return element("svg", *inside, x=x, y=y, width=width, height=height, viewBox=box)

    def _printed(self, code: str) -> list[Element]:
        """Return what stands on a card, or on the back of one."""
        outline = self._look.outlines.get(code or "back")
        if outline is None:
            return []
        left, top, width, height = self._face.glyph
        card = self._deck.cards.get(code)
        found = [
            element(
                "svg",
                *map(self._outline, outline),
                x=left, y=top, width=width, height=height, viewBox=self._face.box,
                **self._paint(fill=card.colour if card else "paper"),
            )
        ]
        if self._look.index and card and card.index:
            x, y = self._face.index
            found.append(self._words(card.index, x, y, looks.INDEX_SIZE, card.colour))
        return found

    def _outline(self, outline: Outline) -> Element:
        """Return an outline as an element, its colours those of the theme."""
        name, attributes, *content = outline
        plain = {key: value for key, value in attributes.items() if not str(value).startswith("$")}
        painted = {key: value[1:] for key, value in attributes.items() if key not in plain}
        return Element(name, {**plain, **self._paint(**painted)}, tuple(map(self._outline, content)))

    def _ring(self) -> Element:
        face, inset = self._face, looks.RING // 2 + 1
        return element(
            "rect",
            x=inset, y=inset, width=face.width - 2 * inset, height=face.height - 2 * inset,
            **{"rx": face.corner, "stroke-width": looks.RING},
            **self._paint(fill="none", stroke="accent"),
        )

    # --- text and paint ----------------------------------------------------------------------------

    def _text(self, text: str, x: int, y: int, size: int, colour: str, **more: str) -> None:
        self._elements.append(self._words(text, x, y, size, colour, **more))

    def _words(self, text: str, x: int, y: int, size: int, colour: str, **more: str) -> Element:
        return element("text", text, x=x, y=y, font_size=size, **more, **self._paint(fill=colour))

    def _paint(self, **colours: str) -> dict[str, str]:
        """Return attributes with the theme's colours, and a class by which a page may paint each otherwise."""
        found = {attribute: self._look.colours.get(colour, colour) for attribute, colour in colours.items()}
        classes = [f"{attribute}-{colour}" for attribute, colour in colours.items() if colour in self._look.colours]
        return {**found, **({"class": " ".join(classes)} if classes else {})}
