"""Pictures in Markdown: fenced blocks of the language ``hupai`` become SVG when a site is built.

A block has a hand, groups or a position in their notation, and lines ``NAME: value`` for the attributes of
:func:`hupai.svg.hand`::

    ```hupai
    game: leiyang
    laid: peng:333s wei:xx4b
    win: 9b
    12s 270b 55s
    ```

Python-Markdown, and with it MkDocs, takes the extension ``hupai.markdown``. For ``pymdownx.superfences`` there is
:func:`fence`. Neither library is needed to import this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from hupai import svg
from hupai.explain.language import LANGUAGES
from hupai.picture.parts import LABELS, PartError
from hupai.registry import families, vocabulary_of
from hupai.table.errors import EngineError, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.typed_text import typed

if TYPE_CHECKING:
    from markdown import Markdown
    from markdown.extensions import Extension

LANGUAGE: Final = "hupai"
"""The language of the blocks."""
CLASS: Final = "hupai"
"""The class of the element that holds a picture."""
STYLE: Final = "max-width:100%;height:auto;margin-block:0.75em"
"""A picture is no wider than its column, and stands apart from what is around it, whatever theme a site has."""

NAMES: Final = (*LABELS, "game", "caption", "lang", "face", "index", "theme", "width")
"""What a line of a block may name."""

_NAMED: Final = re.compile(rf"\s*({'|'.join(NAMES)})\s*:\s*(.*?)\s*", re.DOTALL)
_OPENING: Final = re.compile(rf"(`{{3,}}|~{{3,}})\s*{LANGUAGE}\s*")
_FENCE: Final = re.compile(r"(`{3,}(?=[^`]*$)|~{3,}).*")
"""The line that opens a block of any language."""
_WIDTH: Final = re.compile(r"[0-9]{1,6}")
_SWITCHES: Final[Mapping[str, bool]] = {"on": True, "off": False}


class BlockError(ValueError):
    """A block that cannot be drawn; the text names the line and what is wrong."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


@dataclass(frozen=True, slots=True)
class _Value:
    """A value in a block, and the line that it stands on, from 0."""

    text: str
    line: int


def drawn(block: str, *, lang: str = "en", first_line: int = 1) -> svg.Picture:
    """Return the picture of a block: a position, groups where its notation begins with the sort of a group, or a hand.

    ``lang`` is the language of a block that names none, and of what is wrong. ``first_line`` is the line of the block's
    first line in its file. Raises :class:`BlockError`.
    """
    values = _values(block)
    try:
        return _picture(values, lang)
    except EngineError as error:
        cause = error.__cause__
        wrong = [value.line for value in values.values() if isinstance(cause, PartError) and value.text == cause.text]
        sentence = vocabulary_of(error.family).error_sentence(error)[lang if lang in LANGUAGES else "en"]
        line = first_line + min(wrong, default=0)
        raise BlockError(f"line {line}: {sentence}", line) from error


def fence(
    source: str, language: str, css_class: str, options: object, md: object, *, lang: str = "en", **_: object
) -> str:
    """Return the HTML of a block: the ``format`` of a custom fence of ``pymdownx.superfences``."""
    from pymdownx.superfences import SuperFencesException

    try:
        return in_page(drawn(source, lang=lang), css_class or CLASS)
    except BlockError as error:
        # Any other exception would show the block as code. Where the block stands in its file, nobody tells a format.
        raise _stopping(BlockError(f"in the block {error}", error.line), SuperFencesException) from error


fence_zh = partial(fence, lang="zh")
"""The same for a site in Chinese."""


# The names makeExtension and extendMarkdown are Python-Markdown's.
def makeExtension(**settings: object) -> Extension:
    """Return the extension for Python-Markdown; its setting ``lang`` is the language of blocks that name none."""
    from markdown.extensions import Extension
    from markdown.preprocessors import Preprocessor

    class Blocks(Preprocessor):
        """Replaces every block by its picture."""

        def __init__(self, md: Markdown, lang: str) -> None:
            super().__init__(md)
            self._lang = lang

        def run(self, lines: list[str]) -> list[str]:
            """Return the lines with a placeholder for each picture; what other blocks quote stays."""
            kept: list[str] = []
            number = 0
            while number < len(lines):
                end = _end_of_block(lines, number)
                if end is None or not _OPENING.fullmatch(lines[number]):
                    after = number + 1 if end is None else end + 1
                    kept += lines[number:after]
                    number = after
                    continue
                block = "\n".join(lines[number + 1 : end])
                try:
                    picture = drawn(block, lang=self._lang, first_line=number + 2)
                except BlockError as error:
                    raise _stopping(error) from error
                kept += ["", self.md.htmlStash.store(in_page(picture)), ""]
                number = end + 1
            return kept

    class Hupai(Extension):
        """Draws blocks of the language ``hupai``."""

        def __init__(self, **given: object) -> None:
            self.config = {"lang": ["en", "language of blocks that name none"]}
            super().__init__(**given)

        def extendMarkdown(self, md: Markdown) -> None:
            """Run before the fenced blocks of other languages, which have the priority 25."""
            md.preprocessors.register(Blocks(md, self.getConfig("lang")), LANGUAGE, 26)

    return Hupai(**settings)


def _end_of_block(lines: list[str], number: int) -> int | None:
    """Return the line that closes the block opened on this line; None if no block begins here, or it has no end."""
    opening = _FENCE.fullmatch(lines[number])
    if opening is None:
        return None
    closing = re.compile(rf"{opening[1][0]}{{{len(opening[1])},}}\s*")
    return next((end for end in range(number + 1, len(lines)) if closing.fullmatch(lines[end])), None)


def _values(block: str) -> dict[str, _Value]:
    """Return the values of a block by name; the notation is named ``cards``, or ``laid`` where it has groups only."""
    values: dict[str, _Value] = {}
    notation: list[str] = []
    first = 0
    for number, line in enumerate(block.split("\n")):
        named = _NAMED.fullmatch(line)
        if named:
            values[named[1]] = _Value(named[2], number)
        elif line.strip():
            first = first if notation else number
            notation.append(line.strip())
    if notation:
        sort, colon, _ = typed(notation[0].split()[0]).text.partition(":")
        name = "position" if sort in families() else "laid" if colon else "cards"
        values[name] = _Value(" ".join(notation), first)
    return values


def _picture(values: Mapping[str, _Value], lang: str) -> svg.Picture:
    given: Json = {"lang": lang, **{name: value.text for name, value in values.items()}}
    if "index" in given:
        if given["index"] not in _SWITCHES:
            raise InvalidRequest("wrong_argument", name="index", expected=", ".join(_SWITCHES))
        given["index"] = _SWITCHES[given["index"]]
    if _WIDTH.fullmatch(given.get("width", "")):
        given["width"] = int(given["width"])
    if "position" in given:
        given.pop("game", None)  # the position names it
        return svg.position(given.pop("position"), **given)
    if set(LABELS) & set(given) == {"laid"}:
        return svg.meld(given.pop("laid"), **given)
    return svg.hand(given.pop("cards", ""), **given)


def in_page(picture: svg.Picture, css_class: str = CLASS) -> str:
    """Return the HTML of a picture in a page."""
    shown = picture.svg.replace(">", f' style="{STYLE}">', 1)
    return f'<div class="{css_class}">{shown}</div>'


def _stopping(error: BlockError, *kinds: type[Exception]) -> Exception:
    """Return the error as one of these kinds too, and with MkDocs as one that it shows without a traceback."""
    with suppress(ImportError):
        from mkdocs.exceptions import BuildError

        kinds = (*kinds, BuildError)
    stopping: BlockError = type(BlockError.__name__, (*kinds, BlockError), {})(str(error))
    stopping.line = error.line
    return stopping
