"""Reads the tags of a page or of a piece of one."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import NamedTuple


class Tag(NamedTuple):
    """A tag, and the text that stands behind it, up to the next one."""

    name: str
    attributes: dict[str, str]
    text: str = ""


class Markup(HTMLParser):
    """The tags of a page in order, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self.text = ""
        self._open = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self._open = True
        self.tags.append(Tag(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        """Note the end of a tag."""
        self._open = False

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data
        if self._open:
            self.tags[-1] = self.tags[-1]._replace(text=self.tags[-1].text + data)

    def all(self, name: str) -> list[dict[str, str]]:
        """Return the attributes of every such tag."""
        return [tag.attributes for tag in self.tags if tag.name == name]
