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
        self._face = deck.shape
        self._elements: list[Element] = []
        self._numbers: dict[str, list[tuple[str, int, int]]] = {}
        """The numbers in the corners of cards that share an element, each with its place, by colour."""
        self._y = looks.MARGIN
        self._right = 0

    def element(self, title: str, description: str) -> Element:
        """Return what was drawn as one element, with a title and a description for those who cannot see it."""
        width, height = self._right + looks.MARGIN, self._y + looks.MARGIN
        about = [element("title", title), element("desc", description)]
        return element(
            "svg",
            *about,
            *self._elements,
            self._shared_numbers(),
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            viewBox=f"0 0 {width} {height}",
            role="img",
            font_family=looks.FONT,
            **looks.UNBENT,
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
            base = self._y + looks.LABEL - 6
            self._elements.append(self._words(line, looks.MARGIN, base, looks.TEXT_SIZE, colour))
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
            x += width + (looks.GAP if group.name or len(group.cards) > 1 else looks.CARD_GAP)
            tallest = max(tallest, height)
        self._y += tallest

    def _size(self, group: Group, small: bool) -> tuple[int, int]:
        """Return the width and height of a group with its name."""
        width, height = self._card_size(small)
        if self._face.strip:
            height += (len(group.cards) - 1) * self._scaled(self._face.strip, small)
        else:
            width = sum([self._wide(card, small) + looks.CARD_GAP for card in group.cards]) - looks.CARD_GAP
        if group.name or group.worth is not None:
            height += looks.NAME
            width = max(width, tenths("".join(self._named(group))) * looks.NAME_SIZE // 10)
        return width, height

    def _named(self, group: Group) -> tuple[str, str]:
        """Return what stands under a group: its name, and its huxi with the space before it."""
        name = group.name[self._look.lang] if group.name else ""
        worth = "" if group.worth is None else str(group.worth)
        return name, f" {worth}" if name and worth else worth

    def _wide(self, card: Card, small: bool) -> int:
        """Return how much room a card takes beside others."""
        return self._card_size(small)[self._is_turned(card)]

    def _is_turned(self, card: Card) -> bool:
        """Whether a card lies on its side."""
        return card.claimed and not self._face.strip

    def _card_size(self, small: bool) -> tuple[int, int]:
        return self._scaled(self._face.width, small), self._scaled(self._face.height, small)

    def _scaled(self, length: int, small: bool) -> int:
        return int(length * looks.SMALL) if small else length

    def _group(self, group: Group, x: int, small: bool) -> None:
        whole, tall = self._size(group, small)
        height = self._card_size(small)[1]
        strip = self._scaled(self._face.strip, small)
        scale = f" scale({looks.SMALL})" if small else ""
        unnamed = Group(group.cards)
        left, top = x + (whole - self._size(unnamed, small)[0]) // 2, self._y
        for card in group.cards:
            turned = self._is_turned(card)
            lies = f"translate({left} {top + height}) rotate(-90)" if turned else f"translate({left} {top})"
            numbered = self._look.index and (turned or small or not self._share_number(card, left, top))
            self._elements.append(self._card(card, lies + scale, numbered=numbered))
            left, top = (left, top + strip) if strip else (left + self._wide(card, small) + looks.CARD_GAP, top)
        name, worth = self._named(group)
        if name or worth:
            bold = element("tspan", worth, font_weight="bold", **self._paint(fill="accent"))
            place = {"x": x + whole // 2, "y": self._y + tall - 4, "font-size": looks.NAME_SIZE}
            about = [name, bold] if worth else [name]
            self._elements.append(
                element("text", *about, **place, **{"text-anchor": "middle"}, **self._paint(fill="text"))
            )

    # --- cards -------------------------------------------------------------------------------------

    def _card(self, card: Card, transform: str, *, numbered: bool) -> Element:
        face = self._face
        back = element(
            "rect",
            x=1,
            y=1,
            width=face.width - 2,
            height=face.height - 2,
            rx=face.corner,
            **self._paint(fill="paper" if card.code and not card.down else "back", stroke="edge"),
        )
        return element("g", back, *self._printed(card, numbered), *self._marks(card), transform=transform)

    def _marks(self, card: Card) -> list[Element]:
        """Return what is drawn over a card: the corner of a wild, the edge of a claimed one, a ring."""
        face, found = self._face, []
        if card.wild:
            corner = f"M{face.width - looks.FOLD} 1h{looks.FOLD - 1}v{looks.FOLD - 1}z"
            found.append(element("path", d=corner, **self._paint(fill="accent")))
        if card.claimed and face.strip:
            edge = {"x": 1, "y": 1, "width": looks.RING, "height": face.height - 2}
            found.append(element("rect", **edge, **self._paint(fill="accent")))
        return [*found, self._ring()] if card.ringed else found

    def _printed(self, card: Card, numbered: bool) -> list[Element]:
        """Return what stands on a card, or on the back of one; its number only if that is wanted."""
        code = card.code
        outline = self._look.outlines.get(code or "back")
        if outline is None:
            return []
        printed = self._deck.cards.get(code)
        colour = printed.colour if printed and not card.down else "paper"
        lies = self._face.glyph if self._look.index else self._face.bare
        place = {"transform": lies, **self._paint(fill=colour)}
        # An outline that stands alone needs no group, unless it has a fill of its own.
        first, *more = lines = tuple(map(self._outline, outline))
        if more or "fill" in first.attributes:
            found = [Element("g", place, lines)]
        else:
            found = [Element(first.name, {**place, **first.attributes}, first.content)]
        if numbered and printed and printed.index:
            x, y = self._face.index
            found.append(self._words(printed.index, x, y, looks.INDEX_SIZE, colour))
        return found

    def _share_number(self, card: Card, x: int, y: int) -> bool:
        """Put a card's number into an element with others, because many texts are drawn slowly.

        Returns False if it cannot share one: it has not just one character, or the card does not lie face up.
        """
        printed = self._deck.cards.get(card.code)
        if printed is None or card.down or len(printed.index) != 1:
            return False
        right, base = self._face.index
        self._numbers.setdefault(printed.colour, []).append((printed.index, x + right, y + base))
        return True

    def _shared_numbers(self) -> Element:
        """Return the numbers that share elements: one text for each colour, with a place for each character."""
        found = []
        for colour, numbers in self._numbers.items():
            digits, xs, ys = zip(*numbers, strict=True)
            places = {"x": "".join(f"{x} " for x in xs), "y": "".join(f"{y} " for y in ys)}
            text = "".join(digits)
            found.append(element("text", text, **places, font_size=looks.INDEX_SIZE, **self._paint(fill=colour)))
        return element("g", *found)

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
            x=inset,
            y=inset,
            width=face.width - 2 * inset,
            height=face.height - 2 * inset,
            **{"rx": face.corner, "stroke-width": looks.RING},
            **self._paint(fill="none", stroke="accent"),
        )

    # --- text and paint ----------------------------------------------------------------------------

    def _words(self, text: str, x: int, y: int, size: int, colour: str) -> Element:
        return element("text", text, x=x, y=y, font_size=size, **self._paint(fill=colour))

    def _paint(self, **colours: str) -> dict[str, str]:
        """Return attributes with the theme's colours, and a class by which a page may paint each otherwise."""
        found = {attribute: self._look.colours.get(colour, colour) for attribute, colour in colours.items()}
        classes = [f"{attribute}-{colour}" for attribute, colour in colours.items() if colour in self._look.colours]
        return {**found, **({"class": " ".join(classes)} if classes else {})}
