"""The script for other sites and the engine draw the same pictures, of right and of wrong notations."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hupai
from hupai.picture.scene import Card, Group, Row
from hupai.table.typed_text import typed
from hupai_build import embed, node
from hupai_build.paths import WEB
from tests.engine.spellings import Speller

PUZZLES = WEB / "puzzles"
SCRIPT = Path(__file__).parent / "draw_pictures.mjs"
NUMBER = 250
MANY = 10_000
GAMES = {"zipai": "leiyang", "mahjong": "yongzhou-mahjong", "guihuzi": "yuanjiang"}
FACES = {"zipai": ("song", "kai"), "mahjong": ("picture", "plain"), "guihuzi": ("song", "kai")}
RIGHT = {
    "zipai": ("s", "b", "S", "k", "王", "一", "拾", "x", " "),
    "mahjong": ("m", "p", "s", "万", "東", "红中", "x", "　"),
    "guihuzi": ("s", "b", "S", "七", "拾", "x", " "),
}
WRONG = ("", "q", "+", "\x1f", "\u2028", "\ufeff", "😀", "紅", "9z")
GROUPS = {
    "zipai": ("ti", "pao", "wei", "peng", "chi", "kan", "jiang", "shun"),
    "mahjong": ("peng", "chi", "gang", "angang", "fei", "run"),
    "guihuzi": ("wai", "liu", "piao", "peng", "chi", "kan", "half"),
}
CAPTIONS = (
    *("", "", "听三六九", "长" * 70, "a" * 200, '<b>"&\x00</b>'),
    "Waits for the big nine, and for nothing else; mixed 中文 and English 混在一起",
)


class Asking:
    """Makes up pictures to draw, some of them with mistakes."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def picture(self) -> dict[str, Any]:
        """A picture as the script is asked for it."""
        rng = self.rng
        family = rng.choice(list(GAMES))
        careless = rng.random() < 0.4
        wishes = {
            "caption": rng.choice(CAPTIONS),
            "lang": rng.choice(["zh", "en"]),
            "index": rng.random() < 0.7,
            "theme": rng.choice(["light", "dark", "print"]),
            "width": rng.choice([120, 200, 333, 640, 1000]),
        }
        asked: dict[str, Any] = {"family": family, "face": rng.choice(FACES[family]), "wishes": wishes}
        if rng.random() < 0.3:
            return {**asked, "groups": self.groups(family, careless)}
        pile = {name: self.pile(family, most, careless) for name, most in (("cards", 8), ("win", 1), ("discards", 4))}
        rare = {name: self.pile(family, 1, careless) for name in ("live", "indicator") if rng.random() < 0.3}
        return {**asked, "parts": {**pile, **rare, "laid": self.groups(family, careless) if rng.random() < 0.5 else ""}}

    def pile(self, family: str, most: int, careless: bool) -> str:
        """Some cards."""
        return "".join(self.cards(family, careless) for _ in range(self.rng.randint(0, most)))

    def cards(self, family: str, careless: bool) -> str:
        """A few cards with one ending, or with a wrong one."""
        rng = self.rng
        end = rng.choice(WRONG if careless and rng.random() < 0.1 else RIGHT[family])
        if end.lower() in ("s", "b", "m", "p", "万"):
            return "".join(rng.choice("123456789") for _ in range(rng.randint(not careless, 3))) + end
        return end

    def groups(self, family: str, careless: bool) -> str:
        """Some groups."""
        return self.rng.choice([" ", "\t "]).join(self.group(family, careless) for _ in range(self.rng.randint(0, 3)))

    def group(self, family: str, careless: bool) -> str:
        """A group, with mistakes now and then."""
        rng = self.rng
        if careless and rng.random() < 0.2:
            return rng.choice(["peng", "pong:1s", ":", "peng:", "chi:xxxxx", "chi:123", "chi:1q"])
        suits = "mps" if family == "mahjong" else "sb"
        cards = "".join(rng.choice("123456789") for _ in range(rng.randint(1, 4))) + rng.choice(suits)
        return f"{rng.choice(GROUPS[family])}:{rng.choice(['', '', 'x', '+']) if len(cards) < 5 else ''}{cards}"


class AskingForPositions(Asking):
    """Makes up positions: those of the puzzles, many of them damaged."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        rows = [row for file in sorted(PUZZLES.glob("*.json")) for row in json.loads(file.read_text("utf-8"))]
        self.known = [row["position"] for row in rows]

    def picture(self) -> dict[str, Any]:
        """A position as the script is asked for it."""
        asked = super().picture()
        text = self.rng.choice(self.known)
        if self.rng.random() < 0.5:
            text = self.damaged(text)
        first = typed(text).text.split(":", 1)[0].strip()
        family = first if first in GAMES else next(iter(GAMES))
        return {"family": family, "face": self.rng.choice(FACES[family]), "wishes": asked["wishes"], "position": text}

    def damaged(self, text: str) -> str:
        """The text with one piece changed, left out, written twice or exchanged for one of another position."""
        rng = self.rng
        fields = text.split(" ")
        at = rng.randrange(len(fields))
        place = rng.randrange(len(text))
        odd = rng.choice(["x", "@", "/", ",", "9", ".", "*", "-", "!", "~", *WRONG])
        return rng.choice(
            [
                lambda: text[:place] + text[place + rng.randint(1, 3) :],
                lambda: text[:place] + odd + text[place:],
                lambda: Speller(rng, text.split(":")[0]).position(text),
                lambda: " ".join([*fields[:at], *fields[at + 1 :]]),
                lambda: " ".join([*fields, fields[at]]),
                lambda: " ".join([*fields[:at], rng.choice(rng.choice(self.known).split(" ")), *fields[at + 1 :]]),
                lambda: text[:place],
                lambda: text.replace(":1 ", f":{rng.choice(['', '2', '01'])} ", 1),
            ]
        )()


class AskingForRows(Asking):
    """Makes up rows with all the marks that lessons have, also such as no game would put together."""

    def picture(self) -> dict[str, Any]:
        """Rows as the script is asked for them."""
        rng = self.rng
        family = rng.choice(list(GAMES))
        decks = {"zipai": ("1s", "0b", "k", ""), "mahjong": ("1m", "9p", "7z", ""), "guihuzi": ("2s", "0b", "")}
        words = {
            "zipai": ["偎", "wei"],
            "mahjong": ["明杠加一张", "an exposed kong with another"],
            "guihuzi": ["歪", "wai"],
        }

        def card() -> dict[str, Any]:
            marks = {name: rng.random() < 0.3 for name in ("ringed", "down", "wild", "claimed")}
            return {"code": rng.choice(decks[family]), **marks}

        def group() -> dict[str, Any]:
            cards = [card() for _ in range(rng.randint(1, 4))]
            name, worth = rng.choice([None, words[family]]), rng.choice([None, 0, 6, 12])
            return {"cards": cards, "name": name, "apart": rng.random() < 0.2, "worth": worth}

        def row() -> dict[str, Any]:
            groups = [group() for _ in range(rng.randint(1, 5))]
            said = rng.choice([None, ["三组牌", "three groups"]])
            return {"label": ["手牌", "Hand"], "groups": groups, "small": rng.random() < 0.3, "said": said}

        asked = {"family": family, "face": rng.choice(FACES[family]), "wishes": super().picture()["wishes"]}
        return {**asked, "rows": [row() for _ in range(rng.randint(1, 3))]}


def row_of(row: dict[str, Any]) -> Row:
    """A row as the engine draws it."""
    groups = [
        Group(tuple(Card(**card) for card in one["cards"]), one["name"], one["apart"], one["worth"])
        for one in row["groups"]
    ]
    return Row(row["label"], tuple(groups), row["small"], row["said"])


def by_the_engine(asked: dict[str, Any]) -> str:
    """The picture as the engine draws it."""
    if "position" in asked:
        return hupai.svg.position(asked["position"], face=asked["face"], draw_errors=True, **asked["wishes"]).svg
    look = {**asked["wishes"], "face": asked["face"], "game": GAMES[asked["family"]], "draw_errors": True}
    if "rows" in asked:
        return hupai.svg.rows([row_of(row) for row in asked["rows"]], **look).svg
    if "groups" in asked:
        return hupai.svg.meld(asked["groups"], **look).svg
    return hupai.svg.hand(**asked["parts"], **look).svg


def compare(number: int, asking: Asking) -> None:
    """Draw so many pictures both ways; where a notation is read, right and wrong ones must be among them."""
    asked = [asking.picture() for _ in range(number)]
    expected = [by_the_engine(each) for each in asked]
    if not isinstance(asking, AskingForRows):
        assert number // 10 < sum("<tspan" in svg for svg in expected) < number // 2
    command = [str(node.node()), str(SCRIPT), str(embed.DATA)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    for each, engine, script in zip(asked, expected, json.loads(done.stdout), strict=True):
        assert script == engine, each


each_kind = pytest.mark.parametrize("kind", [Asking, AskingForPositions, AskingForRows])


@each_kind
def test_the_script_and_the_engine_draw_the_same_pictures(dist: Path, kind: type[Asking]) -> None:
    compare(NUMBER, kind(7))


@pytest.mark.long
@each_kind
def test_the_script_and_the_engine_draw_the_same_thousands_of_pictures(dist: Path, kind: type[Asking]) -> None:
    compare(MANY, kind(8))
