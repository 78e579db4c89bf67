"""Pictures of hands and groups as SVG: for articles, notebooks and slides, with nothing to load.

>>> import hupai
>>> picture = hupai.svg.hand("123s 270b", laid="peng:333s", lang="en")
>>> picture.description[:60]
'On the table: peng (small three, small three, small three). '

The page's script ``hupai-cards.js`` draws the same pictures from the same notation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict, Unpack

from hupai.explain.language import LANGUAGES, Text
from hupai.picture import looks
from hupai.picture.deck import PictureDeck
from hupai.picture.describing import described
from hupai.picture.drawing import Drawing, Look
from hupai.picture.markup import markup
from hupai.picture.parts import GROUPS, PartError, group_rows, rows_of
from hupai.picture.position import position_rows
from hupai.picture.printed import outlines
from hupai.picture.scene import Row
from hupai.registry import families, family_named, game_named, vocabulary_of
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.family import Family, Observation
from hupai.table.typed_text import typed

_DEFAULT_GAME: Final = "yongzhou"
"""Its deck has every card of zipai."""
HAND: Final[Text] = ("一手牌", "A hand")
"""The title of a picture of a hand without a caption."""
POSITION: Final[Text] = ("一个牌局", "A position")
"""The title of a picture of a position without a caption."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture."""

    svg: str
    """A whole SVG file that needs no other."""
    title: str
    description: str
    """What the picture shows, in words."""

    def __str__(self) -> str:
        """Return the SVG."""
        return self.svg

    def _repr_svg_(self) -> str:
        """Return the SVG to a notebook."""
        return self.svg


class Appearance(TypedDict, total=False):
    """How a picture looks."""

    caption: str
    lang: str
    """``zh`` or ``en``."""
    face: str
    index: bool
    """False without numbers in the corners."""
    theme: str
    """``light``, ``dark`` or ``print``."""
    width: int
    """Where rows break, in units."""
    draw_errors: bool
    """Whether what is wrong is drawn instead of raised."""


def hand(
    cards: str,
    *,
    game: str = _DEFAULT_GAME,
    laid: str = "",
    win: str = "",
    live: str = "",
    indicator: str = "",
    discards: str = "",
    **look: Unpack[Appearance],
) -> Picture:
    """Return the picture of a hand: ``cards`` held, ``laid`` groups, the ``win``ning card, and what lies on the table.

    All are in the notation of the game's family, ``x`` for a card that lies face down; ``look`` is an
    :class:`Appearance`. Raises InvalidNotation with the place in its part, and InvalidRequest.
    """
    parts = {
        "indicator": indicator,
        "live": live,
        "laid": laid,
        "cards": cards,
        "win": win,
        "discards": discards,
    }
    artist = _Artist(game, **look)
    return artist.picture(lambda deck: rows_of(deck, parts), HAND)


def meld(groups: str, *, game: str = _DEFAULT_GAME, **look: Unpack[Appearance]) -> Picture:
    """Return the picture of groups, ``peng:333s chi:345s``; ``look`` and errors are those of :func:`hand`."""
    return _Artist(game, **look).picture(lambda deck: group_rows(deck, groups), GROUPS)


def rows(shown: Sequence[Row], *, game: str = _DEFAULT_GAME, **look: Unpack[Appearance]) -> Picture:
    """Return the picture of rows of groups (:mod:`hupai.picture.scene`), whose cards may have the marks of the lessons.

    ``look`` is that of :func:`hand`. A card that is not in the game's deck is drawn without a print.
    """
    return _Artist(game, **look).picture(lambda _: list(shown), HAND)


def position(seen: Observation | str, **look: Unpack[Appearance]) -> Picture:
    """Return the picture of a position: what one seat sees of a hand.

    ``seen`` is an observation or its text (docs/positions.md); ``look`` is that of :func:`hand`. Raises what the
    family's ``parse_position`` raises: InvalidNotation with the place in the text. With ``draw_errors`` only what can
    be drawn has to be right.
    """
    text = seen if isinstance(seen, str) else _position_text(seen)
    family = _family_of(text)
    if not look.get("draw_errors"):
        try:
            family.notation.parse_position(text)
        except InvalidNotation as error:
            raise error from PartError(text, error)
    artist = _Artist(family.games[0].id, **look)
    return artist.picture(lambda deck: position_rows(deck, text), POSITION)


def _position_text(seen: Observation) -> str:
    """Return the text of an observation, whose rules name its game."""
    text: str = game_named(seen.rules.game).family.notation.format_position(seen)
    return text


def _family_of(text: str) -> Family:
    """Return the family that the first word of a position names; the first one if none is named."""
    first = typed(text).text.split(":", 1)[0].strip()
    return family_named(first if first in families() else families()[0])


class _Artist:
    """Draws pictures of one game in one look."""

    def __init__(
        self,
        game: str = _DEFAULT_GAME,
        *,
        caption: str = "",
        lang: str = "zh",
        face: str = "",
        index: bool = True,
        theme: str = "light",
        width: int = looks.WIDEST,
        draw_errors: bool = False,
    ) -> None:
        family = game_named(game).family
        if family.pictures is None:
            raise InvalidRequest("no_pictures", game=game)
        if lang not in LANGUAGES:
            raise InvalidRequest("wrong_argument", name="lang", expected=", ".join(LANGUAGES))
        if type(index) is not bool:  # "off" would be true
            raise InvalidRequest("wrong_argument", name="index", expected="True, False")
        if type(width) is not int or width < looks.NARROWEST:
            raise InvalidRequest("wrong_argument", name="width", expected=f"≥ {looks.NARROWEST}")
        self._deck: PictureDeck = family.pictures()
        self._caption = caption
        self._lang = LANGUAGES.index(lang)
        self._draw_errors = draw_errors
        printed = outlines(self._deck.face_named(face))
        self._drawing = Drawing(self._deck, Look(self._lang, looks.theme_named(theme), printed, index, width))

    def picture(self, read: Callable[[PictureDeck], list[Row]], title: Text) -> Picture:
        """Return the picture of the rows that ``read`` finds, or of what is wrong with them."""
        try:
            rows = read(self._deck)
        except PartError as wrong:
            error = wrong.error.of(self._deck.family)
            if not self._draw_errors:
                raise error from wrong
            sentence = vocabulary_of(error.family).error_sentence(error)[LANGUAGES[self._lang]]
            self._drawing.mistake(wrong.text, error.position or 0, sentence)
            return self._finished(title, sentence)
        self._drawing.rows(rows)
        if self._caption:
            self._drawing.words(self._caption)
        return self._finished(title, described(self._deck, rows, self._lang))

    def _finished(self, title: Text, description: str) -> Picture:
        name = self._caption or title[self._lang]
        return Picture(markup(self._drawing.element(name, description)), name, description)
