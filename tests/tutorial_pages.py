"""The pages of the tutorial site as they are written: which rules they explain, and with what."""

from __future__ import annotations

import re
from itertools import product

from hupai.explain.language import LANGUAGES
from hupai_build.paths import ROOT
from tests.markup import Markup, Tag
from tests.rows import each_row

PAGES = ROOT / "docs" / "site" / "pages"
OTHERS = {"index", "also"}
"""The pages of no game."""
RULE = re.compile(r"<!-- rule: ([\w.]+) -->")
REASON = re.compile(r"<!-- no picture: (.+?) -->")
BLOCK = re.compile(r"^```hupai\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ELEMENT = re.compile(r"^<hupai-[a-z]+ .*</hupai-[a-z]+>$", re.MULTILINE)
INSIDE = re.compile(r"(?<=json\")>[^<]+")
CAPTION = re.compile(r'^caption:.*\n| caption="[^"]*"', re.MULTILINE)


def games() -> list[str]:
    """The games that have a page."""
    return sorted(file.stem for file in (PAGES / "zh").glob("*.md") if file.stem not in OTHERS)


each_page = each_row("lang, game", lambda: product(LANGUAGES, games()))
"""Runs a test for every page of a game in both languages."""


def source(lang: str, page: str) -> str:
    """A page without its front matter."""
    text = (PAGES / lang / f"{page}.md").read_text("utf-8")
    return text.split("---\n", 2)[2] if text.startswith("---\n") else text


def blocks(text: str) -> list[str]:
    """The fenced blocks of a page."""
    return BLOCK.findall(text)


def elements(text: str) -> list[Tag]:
    """The elements of ours in a page."""
    return [Markup(found).tags[0] for found in ELEMENT.findall(text)]


def embeds(text: str) -> list[str]:
    """Blocks and elements in their order, without what is in words: captions, and what stands in a replay."""
    found = [(one.start(), one[0]) for pattern in (BLOCK, ELEMENT) for one in pattern.finditer(text)]
    return [INSIDE.sub(">", CAPTION.sub("", one)) for _, one in sorted(found)]


def explained(text: str) -> list[tuple[str, str]]:
    """Each rule of a page with all that stands below it, up to the next rule or heading."""
    parts = re.split(RULE, text)
    return [
        (name, re.split(r"^#", below, maxsplit=1, flags=re.MULTILINE)[0])
        for name, below in zip(parts[1::2], parts[2::2], strict=True)
    ]
