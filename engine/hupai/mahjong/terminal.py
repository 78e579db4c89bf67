"""A mahjong table in lines of text: seats, melds, rivers, the hand, choices and how a hand ended.

It reads the JSON that a page draws and returns lines; it prints nothing. :class:`MahjongTerminal` is what the command
line asks.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from hupai.explain.terminal_lines import TableLines
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.terminal_scores import ScoreLines
from hupai.mahjong.terminal_tiles import WILD_MARK, TileFaces, english_honour
from hupai.mahjong.terminal_words import say
from hupai.mahjong.tiles import code
from hupai.table.errors import EngineError
from hupai.table.json_object import Facts
from hupai.table.seats import order_from

_CLAIMS: Final = ("chi", "angang", "jiagang", "ti", "reveal")
"""Verbs that may be done in several ways."""
_WORDS: Final = ("pass", "hu", "peng", "gang", "fei", "piao", "nopiao", *_CLAIMS)
_TYPED: Final = {VOCABULARY.label("verb", verb)["zh"]: verb for verb in _WORDS}
"""The actions by their Chinese words."""
_KONG: Final = "gang"
_KONGS: Final = (_KONG, "angang", "jiagang")
"""What 杠 may mean."""


class MahjongTerminal(TableLines):
    """The mahjong tables of one terminal: its language, and whether suits are coloured."""

    sorts: frozenset[str] = frozenset(_CLAIMS)
    """Words that name a sort of action with several ways to do it."""
    shown_anyway = frozenset({"dealt", "paid", "hand_over"})
    outranked = frozenset({"outranked"})

    def __init__(self, lang: str, *, colour: bool = False) -> None:
        super().__init__(lang, say, VOCABULARY)
        self._tiles = TileFaces(lang, colour=colour)
        self._scores = ScoreLines(lang, self._tiles)

    # --- what is typed -----------------------------------------------------------------------------

    def meaning(self, typed: str, legal: Sequence[Facts]) -> str:
        """Return the action that a tile or a word names, or a word of :attr:`sorts`; other text as it is.

        杠 is whichever kong can be laid now.
        """
        word = _TYPED.get(typed, typed.lower())
        verbs = _KONGS if word == _KONG else (word,)
        ways = [entry for entry in legal if entry["verb"] in verbs]
        if len(ways) == 1:
            action: str = ways[0]["action"]
            return action
        if word in self.sorts:
            return word
        if ways:
            sort: str = ways[0]["verb"]
            return sort
        honour = english_honour(word)
        if honour is not None:
            return f"discard {code(honour)}"
        with contextlib.suppress(EngineError):
            return f"discard {code(parse_tile(word))}"
        return word if word in _WORDS else typed

    # --- the table ---------------------------------------------------------------------------------

    def table_lines(self, view: Facts, scores: Sequence[int], options: Facts) -> list[str]:
        """Return everybody's melds and rivers, the wall and the wilds, and what one's own hand waits for."""
        self._tiles.wilds = view["wilds"]
        lines = [""]
        seats = len(view["seats"])
        for number in order_from((view["seat"] + 1) % seats, seats):
            points = scores[number] + view["points"][number]
            lines += self._seat_lines(view, view["seats"][number], points)
        if view["indicator"] is not None:
            lines.append(self._indicator_line(view))
        lines.append(self._say("wall", wall=view["wall"]))
        if view["missing_suit"] is not None:
            lines.append(self._say(f"missing.{view['missing_suit']}"))
        if view["waits"]:
            lines.append(self._say("waits", row=self._tiles.row(view["waits"]), left=sum(view["left"].values())))
        elif view["distance"]:
            lines.append(self._say("distance", tiles_away=view["distance"]))
        return lines

    def hand_lines(self, view: Facts) -> list[str]:
        """Return the hand, the drawn tile apart, and what is asked."""
        row = self._tiles.row(view["hand"])
        if view["taken"] is None:
            lines = [self._say("hand", row=row)] if view["hand"] else []
        else:
            lines = [self._say("hand.taken", row=row, shown=self._tiles.face(view["taken"]))]
        return ["", *lines, "", self._question(view)]

    def result_lines(self, view: Facts) -> list[str]:
        """Return how the hand ended: everybody's tiles, every win with its proof, and who paid whom."""
        result = view["result"]
        self._tiles.wilds = view["wilds"]
        lines = [""]
        for seat, tiles in enumerate(result["hands"]):
            lines.append(self._say("result.hand", who=self._seat_name(seat, view), row=self._tiles.row(tiles)))
        if view["birds"]:
            lines.append(self._say("result.birds", row=self._tiles.row(view["birds"])))
        for win in result["wins"]:
            names = self._scores.names(win["names"])
            lines.append(self._say("result.win", who=self._seat_name(win["seat"], view), names=names))
            lines += self._scores.proof_lines(win)
        if result["exhausted"]:
            lines.append(self._say("result.exhausted"))
        return lines + [self._scores.line(line) for line in result["lines"]]

    def _question(self, view: Facts) -> str:
        live = view["live"]
        if live is not None and view["phase"] in ("claim", "rob"):
            came = "discarded" if live["from"] == "discard" else live["from"]
            who = self._seat_words(live["seat"], view)
            return self._say(f"ask.{came}", who=who, shown=self._tiles.face(live["tile"]))
        return self._say(f"ask.{view['phase']}" if view["phase"] in ("piao", "opening") else "ask.turn")

    def _seat_lines(self, view: Facts, seat: Facts, points: int) -> list[str]:
        who = self._seat_name(seat["seat"], view)
        dealer = self._say("dealer") if seat["seat"] == view["dealer"] else ""
        marks = "".join(self._say(f"mark.{mark}") for mark in ("piao", "dead") if seat[mark])
        lines = [self._say("seat", who=who, dealer=dealer, held=seat["tiles"], points=points, marks=marks)]
        if seat["won"] is not None:
            lines.append(self._won_line(seat))
        elif seat["revealed"]:
            shown = self._tiles.row(seat["open"])
            lines.append(self._say("revealed", row=shown, waited=self._tiles.row(seat["waits"])))
        if seat["melds"]:
            lines.append(self._say("melds", groups="  ".join(map(self._tiles.meld, seat["melds"]))))
        if seat["river"]:
            lines.append(self._say("river", row=" ".join(map(self._discard, seat["river"]))))
        return lines

    def _discard(self, tile: Facts) -> str:
        """Return a discard; what others took stands in brackets."""
        face = self._tiles.face(tile["tile"])
        return face if tile["fate"] == "lies" else self._say("river.gone", face=face)

    def _won_line(self, seat: Facts) -> str:
        won = seat["won"]
        row = self._tiles.row(seat["open"])
        if won["tile"] is None:
            return self._say("won.deal", row=row, points=won["points"])
        key = "won.own" if won["from"] is None else "won.taken"
        return self._say(key, row=row, shown=self._tiles.face(won["tile"]), points=won["points"])

    def _indicator_line(self, view: Facts) -> str:
        wilds = view["wilds"]
        words = {"turned": self._tiles.row(view["turned"]), "wilds": self._tiles.row(wilds)}
        if view["stand_in"] is None:
            return self._say("indicator", **words)
        place = self._tiles.face(wilds[0]).replace(WILD_MARK, "")
        return self._say("indicator.stand_in", **words, stand_in=self._tiles.face(view["stand_in"]), place=place)

    # --- choices -----------------------------------------------------------------------------------

    def choice(self, entry: Facts) -> str:
        """Return a legal action as a choice reads."""
        verb = entry["verb"]
        if verb == "hu":
            return self._say("choice.hu", worth=self._worth(entry["worth"]))
        if verb in ("peng", "gang", "fei", "chi"):
            return self._say("choice.meld", verb=self._label("verb", verb), row=self._tiles.row(entry["tiles"]))
        if "tile" in entry:
            key = "choice.discard.binds" if verb == "discard" and entry["binds"] else f"choice.{verb}"
            return self._say(key, shown=self._tiles.face(entry["tile"]))
        return self._label("verb", verb)

    def choice_note(self, entry: Facts) -> str:
        """Return what the list of choices adds: the tiles that the hand then waits for."""
        waits = entry.get("waits")
        return self._say("choice.waits", row=self._tiles.row(waits), left=entry["left"]) if waits else ""

    def preview_lines(self, preview: Facts) -> list[str]:
        """Return what a choice leads to: what the hand then waits for, how far it is from that, what binds."""
        lines = []
        if preview["waits"]:
            row = self._tiles.row(preview["waits"])
            lines.append(self._say("then", row=row, left=sum(preview["left"].values())))
        elif not preview["by_discard"] and preview["distance"]:
            lines.append(self._say("then.distance", tiles_away=preview["distance"]))
        for row in preview["by_discard"]:
            words = {"row": self._tiles.row(row["waits"]), "left": sum(row["left"].values())}
            lines.append(self._say("then.discard", shown=self._tiles.face(row["discard"]), **words))
        return lines + self._effects("effect", preview["effects"])

    def _worth(self, worth: Facts) -> str:
        """Return what a win pays: from each, from one, or the sum of different amounts."""
        pays = worth["pays"]
        if len(pays) == 1:
            words = self._say("pays.one", points=pays[0]["points"])
        elif worth["pay_each"] is not None:
            words = self._say("pays.all", points=worth["pay_each"])
        else:
            words = self._say("pays.sum", points=sum(each["points"] for each in pays))
        return words if worth["fan"] is None else self._say("fan", fan=worth["fan"], pays=words)

    # --- scores ------------------------------------------------------------------------------------

    def score_lines(self, found: Facts) -> list[str]:
        """Return a score in words: what the hand is worth, its proof, and the best other reading."""
        return self._scores.score_lines(found)

    def waits_lines(self, found: Facts, rules: MahjongRules, by: str | None) -> list[str]:
        """Return what a hand waits for; ``by`` is how the tiles are to come, None for either way."""
        return self._scores.waits_lines(found)

    def figures_line(self, found: Facts) -> str:
        """Return what the won hands of a simulation were worth on average."""
        return self._say("figures.line", multiplier=found["mean_multiplier"])

    def figures_phrase(self, found: Facts) -> str:
        """Return the first of these averages as it stands behind the hands that a bot won."""
        mean = found["mean_multiplier"]
        return self._say("figures.phrase", multiplier="–" if mean is None else mean)
