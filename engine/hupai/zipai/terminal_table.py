"""A table of zipai cards in lines of text: seats, melds, the hand in columns, choices, results, scores.

It reads the JSON that a page draws and returns lines; it prints nothing. :class:`CardTable` has what every family that
is played with these cards shows alike; what groups are worth is called by the family's own name for it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from hupai.explain.terminal_lines import Say, TableLines
from hupai.explain.vocabulary import Vocabulary
from hupai.table.errors import EngineError
from hupai.table.json_object import Facts
from hupai.zipai.cards import code, parse_card
from hupai.zipai.explain.card_words import plain_cards
from hupai.zipai.terminal_cards import CardFaces

_BLANK = "　"
"""As wide as a character."""
_ASKED_APART: Final = ("opening", "declare")
"""Phases with a question of their own, beside those of a lying card."""


class CardTable(TableLines):
    """The tables of one terminal; a family's terminal adds what only its tables have."""

    sorts: frozenset[str] = frozenset({"chi"})
    """Words that name a sort of action with several ways to do it."""
    shown_anyway = frozenset({"dealt", "unclaimed", "settled"})
    outranked = frozenset({"outranked"})
    unit: str
    """What groups are worth, as the topic of the rule book and the averages of simulations name it."""
    marks: tuple[str, ...] = ("dead",)
    """What may be said of a seat in a line of its own."""

    def __init__(self, lang: str, say: Say, vocabulary: Vocabulary, *, colour: bool) -> None:
        super().__init__(lang, say, vocabulary)
        self._cards = CardFaces(colour=colour)
        self._unit = self._label("topic", self.unit).lower()
        self._typed = {vocabulary.label("verb", verb)["zh"]: verb for verb in vocabulary.identifiers("verb")}

    def meaning(self, typed: str, legal: Sequence[Facts]) -> str:
        """Return the action that a card or a word names, or a word of :attr:`sorts`; other text as it is."""
        word = self._typed.get(typed, typed)
        if word in self.sorts:
            ways: list[str] = [entry["action"] for entry in legal if entry["verb"] == word]
            return ways[0] if len(ways) == 1 else word
        with contextlib.suppress(EngineError):
            return f"discard {code(parse_card(word))}"
        return word

    # --- the table ---------------------------------------------------------------------------------

    def table_lines(self, view: Facts, scores: Sequence[int], options: Facts) -> list[str]:
        """Return everybody's melds and discards, the wall, and what one's own hand is worth, may not do, waits for."""
        lines = [""]
        seats = len(view["seats"])
        for step in (*range(1, seats), 0):
            number = (view["seat"] + step) % seats
            lines += self._seat_lines(view, view["seats"][number], scores[number])
        wall = "wall.buried" if view["buried"] else "wall"
        lines.append(self._say(wall, wall=view["wall"], buried=view["buried"]))
        lines += [*self._worth_lines(view, options), *self._ban_lines(view)]
        waits = self._waits(view)
        return [*lines, self._say("waits", cards=waits)] if waits else lines

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
        return lines + [self._line(line) for line in result["lines"]]

    def _question(self, view: Facts) -> str:
        if view["phase"] != "claim":
            return self._say(f"ask.{view['phase']}" if view["phase"] in _ASKED_APART else "ask.discard")
        live = view["live"]
        key = "ask.flip" if live["from"] == "flip" else "ask.discarded"
        return self._say(key, who=self._seat_words(live["seat"], view), shown=self._cards.face(live["card"]))

    def _seat_lines(self, view: Facts, seat: Facts, points: int) -> list[str]:
        dealer = self._say("dealer") if seat["seat"] == view["dealer"] else ""
        who = self._seat_name(seat["seat"], view)
        lines = [self._say("seat", who=who, dealer=dealer, cards=seat["cards"], points=points, huxi=seat["huxi"])]
        if seat["melds"]:
            lines.append(self._say("melds", groups="  ".join(map(self._meld, seat["melds"]))))
        if seat["discards"]:
            lines.append(self._say("discards", cards=self._cards.row(entry["card"] for entry in seat["discards"])))
        return lines + [self._say(mark) for mark in self.marks if seat[mark]]

    def _meld(self, meld: Facts) -> str:
        """Return a laid meld with its name; of a hidden one the name alone."""
        name = self._label("group_short", meld["scores"] or meld["kind"])
        if None in meld["cards"]:
            return self._say("hidden", group=name)
        return f"{name} {self._cards.group(meld['cards'])}"

    def _worth_lines(self, view: Facts, options: Facts) -> list[str]:
        """Return what the groups of the player are worth and what a win needs; ``options`` are the house rules."""
        return [self._say("worth", **view["huxi"])]

    def _ban_lines(self, view: Facts) -> list[str]:
        """Return one's 臭牌 in a line, none where there are none."""
        cards = {name: self._cards.row(view[f"no_{name}"]) for name in ("chi", "peng") if view[f"no_{name}"]}
        key = "stale" if len(cards) > 1 else "".join(f"stale.{name}" for name in cards)
        return [self._say(key, **cards)] if cards else []

    # --- choices -----------------------------------------------------------------------------------

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads."""
        words = {key: entry[key] for key in ("huxi", "pay_each") if key in entry}
        if "card" in entry:
            words["shown"] = self._cards.face(entry["card"])
        if "melds" in entry:
            words["groups"] = " ".join(self._cards.group(meld["cards"]) for meld in entry["melds"])
        return self._say(f"choice.{entry['verb']}", verb=self._label("verb", entry["verb"]), **words)

    def choice_note(self, entry: Facts) -> str:
        """Return what the list of choices adds to a discard: the cards that the hand then waits for."""
        waits = self._waits(entry) if entry["verb"] == "discard" else ""
        return self._say("choice.waits", cards=waits) if waits else ""

    def preview_lines(self, preview: Facts) -> list[str]:
        """Return what a choice leads to: its worth, what the hand then waits for, and what cannot be undone."""
        lines = []
        if preview["gained"]:
            lines.append(self._say("gains", huxi=preview["huxi"], gained=preview["gained"]))
        waits = self._waits(preview)
        if waits:
            lines.append(self._say("then", cards=waits))
        for row in preview["waits_by_discard"]:
            lines.append(self._say("then.discard", cards=self._waits(row), shown=self._cards.face(row["discard"])))
        return lines + self._effects("effect", preview["effects"])

    def _waits(self, row: Facts) -> str:
        """Return what a hand waits for, "" for nothing; cards that win by one's own flip only stand behind others."""
        some = self._cards.row(row["waits"]) if row["waits"] else ""
        own = [card for card in row.get("waits_self", ()) if card not in row["waits"]]
        if not own:
            return some
        return self._say("waits.also" if some else "waits.own", cards=some, own=self._cards.row(own))

    # --- scores ------------------------------------------------------------------------------------

    def score_lines(self, found: Facts) -> list[str]:
        """Return a score: every step of its proof with its rule, and the best other reading of the cards."""
        if not found["wins"]:
            return [self._say("score.no", text=found["why"]["text"][self._lang])]
        lines = [self._headline(found), *map(self._line, found["lines"])]
        if found["discarder_pays"] is not None:
            lines.append(self._say("score.discarder", points=found["discarder_pays"]))
        return lines + self._other_reading(found["alternative"])

    def figures_line(self, found: Facts) -> str:
        """Return what the won hands of a simulation were worth on average."""
        return self._say("figures.line", huxi=found[f"mean_{self.unit}"], pay=found["mean_pay_each"])

    def figures_phrase(self, found: Facts) -> str:
        """Return the first of these averages as it stands behind the hands that a bot won."""
        mean = found[f"mean_{self.unit}"]
        return self._say("figures.phrase", huxi="–" if mean is None else mean)

    def _headline(self, found: Facts) -> str:
        """Return the first line of a won hand."""
        return self._say("score.wins", huxi=found["huxi"], red=found["red"])

    def _line(self, line: Facts) -> str:
        """Return one step of a proof with the rule it follows."""
        return self._say("score.line", text=line["text"][self._lang], rule=line["rule"])

    def _other_reading(self, other: Facts | None) -> list[str]:
        """Return the best other reading of the same cards and why it lost; nothing where there is none."""
        if other is None:
            return []
        groups = [
            f"{self._label('group_short', group['kind'])} {plain_cards(group['cards'])}" for group in other["groups"]
        ]
        return [self._say("score.other", groups="  ".join(groups)), self._line(other["why"])]

    def _say(self, key: str, **facts: object) -> str:
        return super()._say(key, unit=self._unit, **facts)
