"""What ``hupai score`` and ``hupai waits`` found, in lines of text: worth, payers, proof, the best other reading."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.explain.wording import JOIN, seat_words
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.terminal_tiles import TileFaces
from hupai.mahjong.terminal_words import say
from hupai.table.json_object import Facts
from hupai.table.seats import PLACES, Reader


class ScoreLines:
    """Scores at one terminal: its language and its tiles."""

    def __init__(self, lang: str, tiles: TileFaces) -> None:
        self._lang = lang
        self._tiles = tiles

    def score_lines(self, found: Facts) -> list[str]:
        """Return a score: what the hand is worth and who pays, its proof and the best other reading, or why not."""
        if found["wins"]:
            return [self._say("score.wins", worth=self._worth(found)), *self.proof_lines(found)]
        lines = [self._say("score.no", text=found["why"]["text"][self._lang])]
        if found["waits"] and "waits" not in found["why"]["facts"]:
            lines.append(self._say("score.waits", row=self._tiles.row(found["waits"])))
        return lines

    def proof_lines(self, win: Facts) -> list[str]:
        """Return the steps of a win's proof and the best other reading of its tiles."""
        return [*map(self.line, win["lines"]), *self._other_reading(win["alternative"])]

    def line(self, line: Facts) -> str:
        """Return one step of a proof with the rule it follows."""
        return self._say("score.line", text=line["text"][self._lang], rule=line["rule"])

    def names(self, names: Sequence[str]) -> str:
        """Return what makes a hand worth something."""
        return JOIN[self._lang].join(VOCABULARY.label("fan", name)[self._lang] for name in names)

    def waits_lines(self, found: Facts) -> list[str]:
        """Return what a hand waits for: a line for each tile, and what it would bring drawn and discarded."""
        lines: list[str] = []
        for row in found["waits"]:
            lines.append(self._say("waits.row", shown=self._tiles.face(row["tile"]), left=row["left"]))
            for way in ("self", "discard"):
                if row[way] is not None:
                    lines.append(self._say(f"waits.{way}", worth=self._worth(row[way])))
            if row["why_not"] is not None:
                lines.append(self._say("waits.not", text=row["why_not"]["text"][self._lang]))
        return [*lines, self._say("waits.total", left=found["left"])] if lines else [self._say("waits.none")]

    def _worth(self, win: Facts) -> str:
        """Return what a hand has, its fan where the game counts fan, and who pays what."""
        words = {"names": self.names(win["names"]), "pays": self._pays(win)}
        return self._say("worth", **words) if win["fan"] is None else self._say("worth.fan", fan=win["fan"], **words)

    def _pays(self, win: Facts) -> str:
        """Return who pays what: each the same, one alone, or everybody's own amount."""
        pays = win["pays"]
        if win["payers"] != "all":
            return self._say(f"pays.{win['payers']}", points=pays[0]["points"])
        if win["pay_each"] is not None:
            return self._say("pays.all", points=win["pay_each"])
        return JOIN[self._lang].join(
            self._say("pays.seat", who=self._place(each["seat"]), points=each["points"]) for each in pays
        )

    def _place(self, place: str) -> str:
        """Return the words for a seat that is named by its place."""
        seats = next(number for number, places in PLACES.items() if place in places)
        return seat_words(1 + PLACES[seats].index(place), self._lang, Reader(0, seats))

    def _other_reading(self, other: Facts | None) -> list[str]:
        """Return the best other reading of the same tiles and why it lost; nothing where there is none."""
        if other is None:
            return []
        groups = "  ".join(self._group(group) for group in other["groups"])
        found = self._say("score.other", names=self.names(other["names"]), groups=groups)
        return [found, self.line(other["why"])]

    def _group(self, group: Facts) -> str:
        name = VOCABULARY.label("group_short", group["kind"])[self._lang]
        return f"{name} {self._tiles.row(group['tiles'])}"

    def _say(self, key: str, **facts: object) -> str:
        return say(self._lang, key, **facts)
