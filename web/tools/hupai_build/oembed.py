"""Makes a page and an oEmbed answer (https://oembed.com) for every lesson, and for the puzzles of every game.

A lesson of learn.html stands behind the # of its address, which no server sees. So each lesson gets a page of its own,
`lesson/ID/index.html`: words only, a link to the lesson, and a link to `oembed/lesson/ID.json`. A site that finds the
latter shows the lesson in a frame. `puzzle/GAME/index.html` does the same for a game's first puzzle. Such an answer
needs whole addresses, so it is made only if the build is told the site's address.
"""

from __future__ import annotations

import html
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from . import head
from .paths import TOOLS
from .steps import Trouble

TEMPLATE: Final = TOOLS / "hupai_build" / "oembed_page.html"
PROVIDER: Final = "胡牌 Hupai"
WIDTH: Final = 640
"""The width of a frame for a host that wants a number; the frame fits any."""
HEIGHTS: Final = {"lesson": 600, "puzzle": 480}
"""The height of a frame until it has told its own."""
CACHE_SECONDS: Final = 86_400
FOLDERS: Final = ("lesson/", "puzzle/", "oembed/")
"""Where the files lie in the site."""

Text = dict[str, str]
"""A sentence by language."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something of the site that other sites may show in a frame."""

    kind: str
    id: str
    title: Text
    about: Text
    heading: Text
    text: Text
    opens: str
    """Where the site itself shows it."""
    label: Text
    """The words of the link to there."""
    frame: str
    """What the address of the frame asks for."""

    @property
    def page(self) -> str:
        """The address of its page in the site."""
        return f"{self.kind}/{self.id}/"

    @property
    def answer(self) -> str:
        """The address of its oEmbed answer in the site."""
        return f"oembed/{self.kind}/{self.id}.json"

    @property
    def name(self) -> str:
        """Its title in both languages."""
        return f"{self.title['zh']} · {self.title['en']}"


def checked(url: str) -> str:
    """Return the address of a site, with a slash at its end; Trouble if it is none."""
    parts = urlsplit(url)
    whole = parts.scheme in ("https", "http") and parts.netloc and not (parts.query or parts.fragment)
    if not whole or "@" in parts.netloc or any(letter in url for letter in " \"'<>\\;,"):
        raise Trouble(f"{url!r} is not the address of a site, as in https://example.org/hupai/.")
    return url.rstrip("/") + "/"


def host_of(url: str) -> str:
    """Return the host of a site with its scheme, as in ``https://example.org``; "" for no address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if url else ""


def lessons(data: Path) -> list[Shown]:
    """Return every lesson, from the files of the reading pages."""
    outlines = json.loads((data / "lessons.json").read_text("utf-8"))["lessons"]
    return [_lesson(outline, data) for outline in outlines]


def _lesson(outline: dict[str, Any], data: Path) -> Shown:
    name = outline["id"]
    first = json.loads((data / f"lesson-{name}.json").read_text("utf-8"))["steps"][0]
    return Shown(
        kind="lesson",
        id=name,
        title=outline["title"],
        about=outline["about"],
        heading=first["title"],
        text=first["text"],
        opens=f"learn.html#{name}/1",
        label={"zh": "开始上课", "en": "Open the lesson"},
        frame=f"lesson?lesson={name}",
    )


def puzzles(data: Path, folder: Path) -> list[Shown]:
    """Return the puzzles of every game that has some: its first one stands for them."""
    games = json.loads((data / "book.json").read_text("utf-8"))["games"]
    files = {game["id"]: folder / f"{game['id']}.json" for game in games}
    return [_puzzles(game, files[game["id"]]) for game in games if files[game["id"]].is_file()]


def _puzzles(game: dict[str, Any], file: Path) -> Shown:
    rows = json.loads(file.read_text("utf-8"))
    name, count = game["name"], len(rows)
    return Shown(
        kind="puzzle",
        id=game["id"],
        title={"zh": f"{name['zh']}练习题", "en": f"{name['en']}: puzzles"},
        about=game["about"],
        heading={"zh": "这一手怎么打？", "en": "What would you do here?"},
        text={
            "zh": f"{count} 道题，牌局都是电脑打出来的。答了就知道对不对，为什么。",
            "en": f"{count} puzzles from hands that bots have played. Answer one, and see whether it is right and why.",
        },
        opens=f"practise.html#game={game['id']}",
        label={"zh": "开始练习", "en": "Practise"},
        frame=f"puzzle?game={game['id']}&puzzle={rows[0]['id']}",
    )


def write(site: Path, url: str, shown: list[Shown]) -> None:
    """Write the page and the answer of each."""
    for one in shown:
        page, answer = site / one.page / "index.html", site / one.answer
        for file, text in ((page, page_of(one, url)), (answer, json.dumps(answer_of(one, url), ensure_ascii=False))):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text + "\n", "utf-8")


def answer_of(one: Shown, url: str) -> dict[str, Any]:
    """Return the oEmbed answer for one, in a site at this address."""
    height = HEIGHTS[one.kind]
    source, title = html.escape(f"{url}embed.html#{one.frame}"), html.escape(one.name)
    frame = (
        f'<iframe src="{source}" title="{title}" width="{WIDTH}" height="{height}" loading="lazy"'
        ' style="border:0;max-width:100%"></iframe>'
    )
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": PROVIDER,
        "provider_url": url,
        "title": one.name,
        "cache_age": CACHE_SECONDS,
        "width": WIDTH,
        "height": height,
        "html": frame,
    }


def page_of(one: Shown, url: str) -> str:
    """Return the page of one: words only, which names its oEmbed answer."""
    told = {"url": url + one.page, "answer": url + one.answer, "name": one.name, "opens": f"../../{one.opens}"}
    for name in ("title", "about", "heading", "text", "label"):
        told |= {f"{name}.{lang}": sentence for lang, sentence in getattr(one, name).items()}
    page = head.filled(TEMPLATE.read_text("utf-8"), root="../../")
    for name, value in told.items():
        page = page.replace(f"<!-- {name} -->", html.escape(value))
    return page.rstrip()
