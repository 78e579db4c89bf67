"""A match played by typing: it prints what happens and asks when it is the player's turn."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Sequence

from hupai.cli.errors import Refused
from hupai.cli.hints import hint_lines, reason_lines
from hupai.cli.match_client import MatchClient
from hupai.cli.names import game_name, seat_name
from hupai.cli.printing import print_line
from hupai.cli.terminal import terminal_of
from hupai.cli.words import say
from hupai.registry import game_named
from hupai.session import HUMAN
from hupai.session.advice import EXPLAINED
from hupai.table.json_object import Json
from hupai.table.seats import Reader


class Leave(Exception):
    """The player wants to stop."""


class TypedMatch:
    """One match at a terminal."""

    def __init__(self, client: MatchClient, lang: str) -> None:
        self._client = client
        self._lang = lang
        family = game_named(client.setup["game"]).family
        self._words = family.vocabulary()
        self._terminal = terminal_of(family, lang)

    def play(self, events: Iterable[Json]) -> None:
        """Play until the match is over; raises Leave when the player stops before.

        ``events`` are those of the hand so far.
        """
        setup = self._client.setup
        name = game_name(setup["game"], self._lang, setup["options"])
        self._say("play.welcome", name=name, hands=setup["hands"], examples=self._terminal.examples())
        self._open_hand(events)
        while (waiting := self._client.state["waiting"]) != "end":
            if waiting == "bot":
                self._print_events(self._client.move("advance"))
            elif waiting == HUMAN:
                self._turn()
            else:
                self._close_hand()
                self._read("play.next")
                self._open_hand(self._client.move("next"))
        self._close_hand()
        self._print([extra["text"][self._lang] for extra in self._client.state.get("extras", ())])
        self._say("play.final", rows=self._standing())

    # --- a hand ------------------------------------------------------------------------------------

    def _open_hand(self, events: Iterable[Json]) -> None:
        print()
        self._say("play.hand", hand=self._client.state["hand"], hands=self._client.setup["hands"])
        self._print_events(events)

    def _close_hand(self) -> None:
        self._print(self._terminal.result_lines(self._client.view))
        self._say("play.total", rows=self._standing())

    def _standing(self) -> str:
        scores = self._client.state["scores"]
        reader = Reader(self._client.seat, len(scores))
        return " · ".join(
            say(self._lang, "play.row", who=seat_name(seat, reader, self._lang), points=points)
            for seat, points in enumerate(scores)
        )

    def _print_events(self, events: Iterable[Json]) -> None:
        for event in events:
            self._print(self._terminal.event_lines(event, self._client.seat))

    # --- a decision --------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Show the table and ask until an action was taken."""
        self._show_table()
        warned, hints = "", 0
        while True:
            typed = self._read("play.prompt")
            try:
                if typed == "?":
                    self._explain_choices()
                elif typed.startswith("?"):
                    if self._allowed(self._meant(typed[1:].strip())):
                        self._say("play.allowed")
                elif typed in ("h", "H"):
                    hints = min(hints + 1, EXPLAINED)
                    self._hint(hints)
                elif re.fullmatch("[wW] *[0-9]*", typed):
                    self._question(typed[1:].strip())
                elif typed in ("u", "U"):
                    self._undo()
                    return
                elif typed:
                    action = self._meant(typed)
                    if not self._allowed(action):
                        continue
                    if warned != action and self._warn(action):
                        warned = action
                        continue
                    self._print_events(self._client.move("act", seat=self._client.seat, action=action))
                    return
            except Refused as error:
                self._complain(error)

    def _show_table(self) -> None:
        view, state = self._client.view, self._client.state
        for line in self._terminal.table_lines(view, state["scores"], self._client.setup["options"]):
            print(line)
        for line in self._terminal.hand_lines(view):
            print(line)
        for number, entry in enumerate(view["legal"], 1):
            what = self._terminal.choice(entry) + self._terminal.choice_note(entry)
            print(say(self._lang, "play.choice", number=number, what=what))

    def _meant(self, typed: str) -> str:
        """Return the action that a number, a word or the action's own text names."""
        legal = self._client.view["legal"]
        chosen = _row_named(typed, legal)
        return self._terminal.meaning(typed, legal) if chosen is None else str(chosen["action"])

    def _allowed(self, action: str) -> bool:
        """Return whether the action is allowed now; say why not, and by which rule, if it is not."""
        several = action in self._terminal.sorts
        answer = (self._why(action) if several else None) or self._ask("why_not", action)
        if answer["legal"]:
            if several:
                print_line(self._terminal.several_ways())
            return not several
        reason = answer["reason"]
        print_line(f"  {reason['text'][self._lang]}")
        row = self._client.ask("rule", id=reason["rule"])
        self._say("play.rule", rule=reason["rule"], text=row["text"][self._lang])
        return False

    def _why(self, sort: str) -> Json | None:
        """Return whether this sort of action is allowed in any way, and if not why; None if the game has none such."""
        rows: list[Json] = self._client.ask("why", seat=self._client.seat)["rows"]
        return next((row for row in rows if row["verb"] == sort), None)

    def _complain(self, error: Refused) -> None:
        """Say what is wrong with something typed."""
        if error.code == "unknown_action":
            print_line(self._terminal.not_a_choice())
        else:
            print_line(f"  {error.text[self._lang]}")

    def _warn(self, action: str) -> bool:
        """Say why the action has to be chosen twice; False where once is enough."""
        legal = self._client.view["legal"]
        lines = self._terminal.warning_lines(action, legal, lambda: self._ask("preview", action))
        self._print(lines)
        return bool(lines)

    def _explain_choices(self) -> None:
        for entry in self._client.view["legal"]:
            preview = self._ask("preview", entry["action"])
            self._say("play.effects", what=self._terminal.choice(entry))
            self._print(self._terminal.preview_lines(preview) or [say(self._lang, "play.plain")])

    def _hint(self, step: int) -> None:
        """Show one step of a hint: what can be seen, what to do, why."""
        hint = self._client.ask("hint", seat=self._client.seat, step=step)
        self._print(hint_lines(hint, self._words, self._lang))

    def _question(self, number: str) -> None:
        """Answer the question of this number; without one, list the questions that apply now."""
        asked = self._client.ask("questions", seat=self._client.seat)["questions"]
        chosen = _row_named(number, asked)
        if chosen is not None:
            answer = self._client.ask("answer", seat=self._client.seat, question=chosen["code"])
            self._print(reason_lines(answer["says"], self._lang))
            return
        self._say("play.questions" if asked else "play.no_questions")
        for nth, row in enumerate(asked, 1):
            print_line(say(self._lang, "play.choice", number=nth, what=row["text"][self._lang]))

    def _undo(self) -> None:
        self._client.move("undo")
        self._say("play.undone")

    def _ask(self, do: str, action: str) -> Json:
        """Ask about an action."""
        return self._client.ask(do, seat=self._client.seat, action=action)

    # --- in and out --------------------------------------------------------------------------------

    def _say(self, key: str, **facts: object) -> None:
        print_line(say(self._lang, key, **facts))

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print_line(line)

    def _read(self, key: str) -> str:
        """Return the line the player types, as plain as its characters can be: a Chinese keyboard has ？ for ?.

        Raises Leave on q, at the end of the input, or when interrupted: a match is never lost.
        """
        print(say(self._lang, key), end="", flush=True)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        typed = unicodedata.normalize("NFKC", line).strip()
        if not line or typed.lower() in ("q", "quit"):
            print()
            raise Leave
        return typed


def _row_named(number: str, rows: Sequence[Json]) -> Json | None:
    """Return the row that a typed number names, counted from 1; None where it names none."""
    return next((row for nth, row in enumerate(rows, 1) if number == str(nth)), None)
