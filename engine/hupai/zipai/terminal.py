"""A zipai table in lines of text: 举手, 吃边打边, 放偎, 叫王, who pays for a discard, beside what every table has."""

from __future__ import annotations

from hupai.table.json_object import Facts
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import discarder_pays
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_NAMES
from hupai.zipai.terminal_table import CardTable
from hupai.zipai.terminal_words import say


class ZipaiTerminal(CardTable):
    """The zipai tables of one terminal: its language, and whether red cards are coloured."""

    outranked = frozenset({"outranked", "outranked_by_dealer"})
    unit = "huxi"
    marks = ("raised", "barred", "dead")

    def __init__(self, lang: str, *, colour: bool = False) -> None:
        super().__init__(lang, say, VOCABULARY, colour=colour)

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads."""
        verb = entry["verb"]
        if verb == "hu" and entry.get("discarder_pays") is not None:
            return self._say("choice.hu.discard", huxi=entry["huxi"], points=entry["discarder_pays"])
        if verb == "declare":
            return self._say("choice.declare", name=self._label("call", entry["name"]))
        if verb == "raise":
            return self._say("choice.raise", cards=self._cards.row(entry["waits"]))
        return super().choice(entry) + (self._binding(entry) if verb == "discard" else "")

    def waits_lines(self, found: Facts, rules: ZipaiRules, by: str | None) -> list[str]:
        """Return what a hand waits for, a line for each card; ``by`` is how the cards are to come."""
        key = "waits.row.discard" if by == BY_NAMES[BY_DISCARD] else "waits.row"
        # Between two, whoever plays the card pays what every loser pays.
        rows = [
            self._say(key, **row, alone=discarder_pays(rules, BY_DISCARD, row["pay_each"]) or row["pay_each"])
            for row in found["waits"]
        ]
        return rows or [self._say("waits.none")]

    def _question(self, view: Facts) -> str:
        if view["phase"] == "opening":
            return self._say("ask.opening", shown=self._cards.face(view["shown"]))
        return super()._question(view)

    def _seat_lines(self, view: Facts, seat: Facts, points: int) -> list[str]:
        lines = super()._seat_lines(view, seat, points)
        return lines if seat["limits"] is None else [*lines, self._say("limits", wins=seat["limits"])]

    def _worth_lines(self, view: Facts, options: Facts) -> list[str]:
        lines = (
            [self._say("worth.zero", **view["huxi"])] if options.get("wu_hu") else super()._worth_lines(view, options)
        )
        return [*lines, self._say("above", points=view["above"])] if view["above"] else lines

    def _binding(self, entry: Facts) -> str:
        """Return what a discard binds its seat to, as it stands behind the card."""
        limit = entry["limit"]
        words = ""
        if limit is not None:
            words = self._say("choice.limit", wins=limit) if limit else self._say("choice.no_win")
        return words + (self._say("choice.bars") if entry["bars"] else "")
