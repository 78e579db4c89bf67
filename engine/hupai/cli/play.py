"""``hupai play``: a match against two bots, line by line, in any terminal or through a pipe."""

from __future__ import annotations

import argparse
import contextlib
import errno
import json
import os
import secrets
import sys
import unicodedata
from pathlib import Path
from typing import Any

from hupai.cli.advice import hint_lines
from hupai.cli.commands import read_text
from hupai.cli.options import checked_seed, chosen_options
from hupai.cli.printing import show
from hupai.cli.table import hand_lines, preview_lines, result_lines, seat_name, table_lines
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.narrate import narrate
from hupai.explain.texts import error_sentence
from hupai.registry import game_named
from hupai.session import HUMAN, Session
from hupai.session.advice import EXPLAINED
from hupai.table.errors import EngineError, InvalidRequest
from hupai.zipai.cards import code, parse_card
from hupai.zipai.gravity import ASKS

DEFAULT_GAME = "yongzhou"
_WORDS = {label("verb", verb)["zh"]: verb for verb in ("pass", "hu", "peng", "chi", "declare", "raise")}
"""The actions by their Chinese words."""
CHI = "chi"
"""To eat, whichever way: the word alone."""
LOST = ("outranked", "outranked_by_dealer")
"""Why one did not get what one claimed, told with another's event."""
QUIET = ("dealt", "unclaimed", "settled")
"""Events the table shows anyway."""

Json = dict[str, Any]


class Leave(Exception):
    """The player wants to stop."""


def run(args: argparse.Namespace) -> None:
    """``hupai play``."""
    record = None if args.load is None else read_text(args.load)
    if record is not None:
        _check_alone(args)
    game = args.game or DEFAULT_GAME
    options = chosen_options(game, args.option)
    hands = game_named(game).rules(**options).hands_per_session if args.hands is None else args.hands
    bots = args.bots.split(",")
    if len(bots) != game_named(game).seats - 1:
        raise InvalidRequest("wrong_argument", name="--bots", expected="beginner,random")
    if args.save is not None:
        _check_place(Path(args.save))
    table = Terminal(args.lang)
    if record is not None:
        table.ask(do="load", record=record)
    else:
        seed = checked_seed(args.seed or secrets.token_hex(16))
        table.ask(do="new", game=game, options=options, seats=[HUMAN, *bots], hands=hands, seed=seed)
    try:
        table.play()
    except Leave:
        path = Path(args.save or args.load or _free_name())
        path.write_text(table.state["save"], encoding="utf-8")
        print(say(args.lang, "play.saved", path=str(path)))


def _check_alone(args: argparse.Namespace) -> None:
    """Raise InvalidRequest if something is asked of a saved match that was settled when it began."""
    asked = {"GAME": args.game, "--option": args.option, "--hands": args.hands, "--seed": args.seed}
    names = [name for name, value in asked.items() if value]
    if names:
        raise InvalidRequest("not_with_save", names=", ".join(names))


def _check_place(path: Path) -> None:
    """Raise OSError if no file can be there: better now than after eight hands."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


def _free_name() -> str:
    """Return a file name for a save that overwrites nothing."""
    number = 1
    while Path(f"hupai-{number}.txt").exists():
        number += 1
    return f"hupai-{number}.txt"


class Terminal:
    """One match in a terminal: prints what happens, asks when it is the player's turn."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.state: Json = {}
        self._session = Session()

    def ask(self, **request: Any) -> Json:
        """Send a request; keep and return the state it leads to. Raises the engine's error on a refusal."""
        result = self._send(request)
        self.state = result
        return result

    def _send(self, request: Json) -> Json:
        answer: Json = json.loads(self._session.handle(json.dumps(request)))
        if not answer["ok"]:
            error = answer["error"]
            raise EngineError(error["code"], position=error["position"], **error["facts"])
        result: Json = answer["result"]
        return result

    def play(self) -> None:
        """Play until the match is over; raises Leave when the player stops before."""
        match = self.state["match"]
        self._say("play.welcome", name=label("game", match["game"])[self.lang], hands=match["hands"])
        self._open_hand()
        while self.state["waiting"] != "end":
            waiting = self.state["waiting"]
            if waiting == "bot":
                self._tell(self.ask(do="advance"))
            elif waiting == HUMAN:
                self._turn()
            else:
                self._close_hand()
                self._read("play.next")
                self.ask(do="next")
                self._open_hand()
        self._close_hand()
        self._say("play.final", rows=self._standing())

    # --- a hand ------------------------------------------------------------------------------------

    def _open_hand(self) -> None:
        match = self.state["match"]
        print()
        self._say("play.hand", hand=match["hand"], hands=match["hands"])
        self._tell(self.state)

    def _close_hand(self) -> None:
        for line in result_lines(self.state, self.lang):
            show(line)
        self._say("play.total", rows=self._standing())

    def _standing(self) -> str:
        view, scores = self.state["view"], self.state["match"]["scores"]
        return " · ".join(
            say(self.lang, "play.row", who=seat_name(seat, view["seat"], self.lang), points=points)
            for seat, points in enumerate(scores)
        )

    def _tell(self, state: Json) -> None:
        for event in state["events"]:
            if event["t"] not in QUIET:
                show("  " + narrate(event, you=state["view"]["seat"])[self.lang])
                if "why" in event and (event.get("seat") == self._seat or event["why"]["code"] in LOST):
                    show("    " + event["why"]["text"][self.lang])

    # --- a decision --------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Show the table and ask until an action was taken."""
        for line in [*table_lines(self.state, self.lang), *hand_lines(self.state["view"], self.lang)]:
            print(line)
        sure, hints = "", 0
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
                elif typed in ("u", "U"):
                    self._undo()
                    return
                elif typed:
                    action = self._meant(typed)
                    if not self._allowed(action):
                        continue
                    if sure != action and self._warned(action):
                        sure = action
                        continue
                    self._tell(self.ask(do="act", seat=self._seat, action=action))
                    return
            except EngineError as error:
                self._complain(error)

    @property
    def _seat(self) -> int:
        seat: int = self.state["view"]["seat"]
        return seat

    def _meant(self, typed: str) -> str:
        """Return the action a number, a card, a word or an action's text names."""
        legal = self.state["view"]["legal"]
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            found: str = legal[int(typed) - 1]["action"]
            return found
        word = _WORDS.get(typed, typed)
        if word == CHI:
            ways = [entry["action"] for entry in legal if entry["verb"] == CHI]
            return ways[0] if len(ways) == 1 else CHI
        with contextlib.suppress(EngineError):
            return f"discard {code(parse_card(word))}"
        return word

    def _allowed(self, action: str) -> bool:
        """Return whether the action is allowed now; say why not, and by which rule, if it is not."""
        answer = self._any_chi() if action == CHI else self._look("why_not", action)
        if answer["legal"]:
            if action == CHI:
                self._say("play.ways")
            return action != CHI
        reason = answer["reason"]
        show(f"  {reason['text'][self.lang]}")
        row = self._send({"do": "rule", "id": reason["rule"]})
        self._say("play.rule", rule=reason["rule"], text=row["text"][self.lang])
        return False

    def _any_chi(self) -> Json:
        """Return whether there is anything to eat, whichever way, and if not why."""
        rows: list[Json] = self._send({"do": "why", "seat": self._seat})["rows"]
        return next(row for row in rows if row["verb"] == CHI)

    def _complain(self, error: EngineError) -> None:
        """Say what is wrong with something typed."""
        if error.code == "unknown_action":
            self._say("play.bad")
        else:
            show("  " + error_sentence(error, you=self._seat)[self.lang])

    def _warned(self, action: str) -> bool:
        """Say what the action gives up or binds its player to, and ask for it again; False if it does neither."""
        legal = {entry["action"]: entry for entry in self.state["view"]["legal"]}
        if legal[action].get("binds"):
            for effect in self._look("preview", action)["effects"]:
                show(f"  {effect['text'][self.lang]}")
            self._say("play.sure.binds")
            return True
        if "hu" in legal and action != "hu":
            for effect in self._look("preview", action)["effects"]:
                if effect["gravity"] == ASKS:
                    show(f"  {effect['text'][self.lang]}")
            self._say("play.sure")
            return True
        return False

    def _look(self, what: str, action: str) -> Json:
        """Ask about an action."""
        return self._send({"do": what, "seat": self._seat, "action": action})

    def _explain_choices(self) -> None:
        for entry in self.state["view"]["legal"]:
            preview = self._look("preview", entry["action"])
            for line in preview_lines(entry, preview, self.state["view"], self.lang):
                show(line)

    def _hint(self, step: int) -> None:
        """Show one step of a hint: what can be seen, what to do, why."""
        for line in hint_lines(self._send({"do": "hint", "seat": self._seat, "step": step}), self.lang):
            show(line)

    def _undo(self) -> None:
        self.ask(do="undo")
        self._say("play.undone")

    # --- in and out --------------------------------------------------------------------------------

    def _say(self, key: str, **facts: Any) -> None:
        show(say(self.lang, key, **facts))

    def _read(self, key: str) -> str:
        """Return the line the player types, as plain as its characters can be: a Chinese keyboard has ？ for ?.

        Raises Leave on q, at the end of the input, or when interrupted: a match is never lost.
        """
        print(say(self.lang, key), end="", flush=True)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        typed = unicodedata.normalize("NFKC", line).strip()
        if not line or typed.lower() in ("q", "quit"):
            print()
            raise Leave
        return typed
