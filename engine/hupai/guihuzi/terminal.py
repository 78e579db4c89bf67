"""A table of 鬼胡子 in lines of text: 臭门子, 锁牌, wins without 硬息, beside what every table of zipai cards has."""

from __future__ import annotations

from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.terminal_words import say
from hupai.table.json_object import Facts
from hupai.zipai.terminal_table import CardTable


class GuihuziTerminal(CardTable):
    """The tables of 鬼胡子 of one terminal: its language, and whether red cards are coloured."""

    sorts = frozenset({"chi", "liu"})
    unit = "xi"

    def __init__(self, lang: str, *, colour: bool = False) -> None:
        super().__init__(lang, say, VOCABULARY, colour=colour)

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads; a win by runs or pairs alone has no 硬息 to tell."""
        if entry["verb"] == "hu" and not entry["huxi"]:
            return self._say("choice.hu.no_xi", pay_each=entry["pay_each"])
        return super().choice(entry)

    def waits_lines(self, found: Facts, rules: GuihuziRules, by: str | None) -> list[str]:
        """Return what a hand waits for, a line for each card."""
        rows = [self._say("waits.row" if row["huxi"] else "waits.row.no_xi", **row) for row in found["waits"]]
        return rows or [self._say("waits.none")]

    def _ban_lines(self, view: Facts) -> list[str]:
        """Return one's 臭牌, 臭门子 and 锁牌, a line for each sort that there is."""
        lines = super()._ban_lines(view)
        dead = [self._cards.group(pair) for pair in view["dead_pairs"] if {*pair} <= {*view["hand"]}]
        if dead:
            lines.append(self._say("dead_pairs", groups=" ".join(dead)))
        if view["locked"]:
            lines.append(self._say("locked", cards=self._cards.row(view["locked"])))
        return lines

    def _headline(self, found: Facts) -> str:
        """Return the first line of a won hand; a win by pairs has their name instead of 硬息."""
        special = found["special"]
        return self._say("score.special", name=special) if special else super()._headline(found)
