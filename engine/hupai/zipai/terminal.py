"""A zipai table in lines of text: seats, melds, the hand in columns, choices, results, scores.

It reads the JSON that a page draws and returns lines; it prints nothing. :class:`ZipaiTerminal` is what the command
line asks.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from hupai.explain.terminal_lines import TableLines
from hupai.table.errors import EngineError
from hupai.table.json_object import Facts
from hupai.zipai.cards import code, parse_card
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.terminal_cards import CardFaces
from hupai.zipai.terminal_scores import score_line, score_lines, waits_lines
from hupai.zipai.terminal_words import WORDS, say

_BLANK = "　"
"""As wide as a character."""
_CHI: Final = "chi"
_TYPED: Final = {
    VOCABULARY.label("verb", verb)["zh"]: verb for verb in ("pass", "hu", "peng", _CHI, "declare", "raise")
}
"""The actions by their Chinese words."""


class ZipaiTerminal(TableLines):
    """The zipai tables of one terminal: its language, and whether red cards are coloured."""

    sorts: frozenset[str] = frozenset({_CHI})
    """Words that name a sort of action with several ways to do it."""
    shown_anyway = frozenset({"dealt", "unclaimed", "settled"})
    outranked = frozenset({"outranked", "outranked_by_dealer"})

    def __init__(self, lang: str, *, colour: bool = False) -> None:
        super().__init__(lang, say, VOCABULARY)
        self._cards = CardFaces(lang, colour=colour)

    # --- what is typed -----------------------------------------------------------------------------

    def meaning(self, typed: str, legal: Sequence[Facts]) -> str:
        """Return the action that a card or a word names, or a word of :attr:`sorts`; other text as it is."""
        word = _TYPED.get(typed, typed)
        if word == _CHI:
            ways: list[str] = [entry["action"] for entry in legal if entry["verb"] == _CHI]
            return ways[0] if len(ways) == 1 else _CHI
        with contextlib.suppress(EngineError):
            return f"discard {code(parse_card(word))}"
        return word

    # --- the table ---------------------------------------------------------------------------------

    def table_lines(self, view: Facts, scores: Sequence[int], options: Facts) -> list[str]:
        """Return everybody's melds and discards, the wall, and one's own 胡息, 臭牌 and waits."""
        lines = [""]
        seats = len(view["seats"])
        for step in (*range(1, seats), 0):
            number = (view["seat"] + step) % seats
            lines += self._seat_lines(view, view["seats"][number], scores[number])
        huxi = "huxi.zero" if options.get("wu_hu") else "huxi"
        wall = "wall.buried" if view["buried"] else "wall"
        lines += [self._say(wall, wall=view["wall"], buried=view["buried"]), self._say(huxi, **view["huxi"])]
        if view["above"]:
            lines.append(self._say("above", points=view["above"]))
        lines += self._stale_lines(view)
        if view["waits"]:
            lines.append(self._say("waits", cards=self._cards.row(view["waits"])))
        return lines

    def hand_lines(self, view: Facts) -> list[str]:
        """Return the hand in columns and what is asked."""
        columns = view["columns"]
        lines = [""]
        for row in range(max(map(len, columns), default=0)):
            cells = [self._cards.face(column[row]) if row < len(column) else _BLANK for column in columns]
            lines.append("    " + " ".join(cells).rstrip())
        return [*lines, "", self._question(view)]

    def result_lines(self, view: Facts) -> list[str]:
        """Return how the hand ended: everybody's cards, the itemised score, every payment and its reason."""
        result = view["result"]
        lines = [""]
        for seat, cards in enumerate(result["hands"]):
            lines.append(f"{self._seat_name(seat, view)}{_BLANK}{self._cards.row(cards)}")
        if result["score"]:
            lines += self.score_lines(result["score"])
        return lines + [score_line(line, self._lang) for line in result["lines"]]

    def _question(self, view: Facts) -> str:
        live = view["live"]
        if view["phase"] == "claim" and live:
            key = "ask.flip" if live["from"] == "flip" else "ask.discarded"
            who = self._seat_words(live["seat"], view)
            return self._say(key, who=who, shown=self._cards.face(live["card"]))
        if view["phase"] == "opening":
            return self._say("ask.opening", shown=self._cards.face(view["shown"]))
        return self._say("ask.declare" if view["phase"] == "declare" else "ask.discard")

    def _seat_lines(self, view: Facts, seat: Facts, points: int) -> list[str]:
        dealer = self._say("dealer") if seat["seat"] == view["dealer"] else ""
        who = self._seat_name(seat["seat"], view)
        lines = [self._say("seat", who=who, dealer=dealer, cards=seat["cards"], points=points, huxi=seat["huxi"])]
        if seat["melds"]:
            lines.append(self._say("melds", groups="  ".join(map(self._cards.meld, seat["melds"]))))
        if seat["discards"]:
            lines.append(self._say("discards", cards=self._cards.row(entry["card"] for entry in seat["discards"])))
        lines += [self._say(mark) for mark in ("raised", "barred", "dead") if seat[mark]]
        if seat["limits"] is not None:
            lines.append(self._say("limits", wins=seat["limits"]))
        return lines

    def _stale_lines(self, view: Facts) -> list[str]:
        """Return one's 臭牌 in a line, none where there are none."""
        cards = {name: self._cards.row(view[f"no_{name}"]) for name in ("chi", "peng") if view[f"no_{name}"]}
        key = "stale" if len(cards) > 1 else "".join(f"stale.{name}" for name in cards)
        return [self._say(key, **cards)] if cards else []

    # --- choices -----------------------------------------------------------------------------------

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads."""
        verb = entry["verb"]
        if verb == "hu" and entry.get("discarder_pays") is not None:
            return self._say("choice.hu.discard", huxi=entry["huxi"], points=entry["discarder_pays"])
        if verb == "discard":
            return f"{self._label('verb', verb)} {self._cards.face(entry['card'])}{self._binding(entry)}"
        if f"choice.{verb}" not in WORDS:
            return self._label("verb", verb)
        words = {key: entry[key] for key in ("huxi", "pay_each") if key in entry}
        if verb == "chi":
            words["groups"] = " ".join("".join(map(self._cards.face, meld["cards"])) for meld in entry["melds"])
        if verb == "declare":
            words["name"] = self._label("call", entry["name"])
        if verb == "raise":
            words["cards"] = self._cards.row(entry["waits"])
        return self._say(f"choice.{verb}", **words)

    def choice_note(self, entry: Facts) -> str:
        """Return what the list of choices adds to a discard: the cards that the hand then waits for."""
        waits = entry.get("waits") if entry["verb"] != "raise" else None
        return self._say("choice.waits", cards=self._cards.row(waits)) if waits else ""

    def preview_lines(self, preview: Facts) -> list[str]:
        """Return what a choice leads to: 胡息, what the hand then waits for, and what cannot be undone."""
        lines = []
        if preview["gained"]:
            lines.append(self._say("gains", huxi=preview["huxi"], gained=preview["gained"]))
        if preview["waits"] or preview["waits_self"]:
            lines.append(self._waits_line("then", preview))
        for row in preview["waits_by_discard"]:
            lines.append(self._waits_line("then.discard", row, shown=self._cards.face(row["discard"])))
        return lines + self._effects("effect", preview["effects"])

    def _binding(self, entry: Facts) -> str:
        """Return what a discard binds its seat to, as it stands behind the card."""
        limit = entry["limit"]
        words = ""
        if limit is not None:
            words = self._say("choice.limit", wins=limit) if limit else self._say("choice.no_win")
        return words + (self._say("choice.bars") if entry["bars"] else "")

    def _waits_line(self, key: str, row: Facts, **words: object) -> str:
        """Return what the hand would wait for; cards that win by one's own flip only stand behind the others."""
        line = self._say(key, cards=self._cards.row(row["waits"]), **words)
        return line + (self._say("then.self", cards=self._cards.row(row["waits_self"])) if row["waits_self"] else "")

    # --- scores ------------------------------------------------------------------------------------

    def score_lines(self, found: Facts) -> list[str]:
        """Return a score in words, see :func:`hupai.zipai.terminal_scores.score_lines`."""
        return score_lines(found, self._lang)

    def waits_lines(self, found: Facts, rules: ZipaiRules, by: str | None) -> list[str]:
        """Return what a hand waits for, a line for each card; ``by`` is how the cards are to come."""
        return waits_lines(found, rules, by, self._lang)

    def figures_line(self, found: Facts) -> str:
        """Return what the won hands of a simulation were worth on average."""
        return self._say("figures.line", huxi=found["mean_huxi"], pay=found["mean_pay_each"])

    def figures_phrase(self, found: Facts) -> str:
        """Return the first of these averages as it stands behind the hands that a bot won."""
        return self._say("figures.phrase", huxi="–" if found["mean_huxi"] is None else found["mean_huxi"])
