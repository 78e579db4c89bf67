"""Random messages to the façade: a refused message may change nothing, and no error may be internal."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import hupai
from hupai.session import Session
from hupai.session.facade import HOMES
from hupai.table.chance import Stream
from hupai.table.record import format_record
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log
from hupai.tournament.plan import Plan, Stage, plan_json
from hupai.tournament.tournament import Tournament
from tests.engine.puzzles.shipped import some

MATCHES = ("one", "two", "main", "none", "", 7, "x" * 81, "\x00", None)
SEATS = (
    ["human", "random", "random"],
    ["random", "random", "random"],
    ["random", "human", "beginner"],
    ["human", "human", "random"],
    ["human", "random"],
    ["human", "nobody", "random"],
    ["human", 3, None],
    [],
    "human",
)
CARDS = (
    *("123456m 234678s 9p", "9p", "3s", "123s270b", "一二三", "k", "3", "s", "9z", "0000b", "x" * 10_000, "", "<b>"),
    *("🀄", "\ud800", None, 5),
)
ODD = (None, True, False, 0, 1, 2, -1, 5, 10**30, 1.5, "", "x", "\x00", "a" * 9000, [], [1], {}, {"a": 1}, "null", "{}")
ACTIONS = (
    *("hu", "pass", "peng", "declare", "raise", "discard 3s", "discard k", "chi 123s", "chi 2s7s0s 1s2s3s", "discard"),
    *("chi", "chi xyz", "discard 99", "HU", " pass ", "chi " + "123s " * 50),
    *("gang", "fei", "piao", "nopiao", "reveal 3s", "angang 5p", "jiagang 5p", "ti 3s", "chi 234s", "discard 8z"),
    *("wai", "liu 3s", "liu", "liu 5p"),
)
NO_REQUESTS = ("", "{", "[]", "null", '{"do": 3}', '{"do": "x"}', "[" * 5000, '{"do": "act"', "🀄", '"\\ud800"')
ODDS_OF_ODD = 15
"""One argument in that many is arbitrary."""


class Fuzzer:
    """Sends random messages to one session and checks every answer."""

    def __init__(self, seed: str) -> None:
        self.rng = Stream(seed, "facade-fuzz")
        self.foreign = Stream(seed, "facade-fuzz-foreign")
        """Chance of arguments that belong to other verbs."""
        self.session = Session()
        self.codes: Counter[str] = Counter()
        self.records = ["", "hupai-record 1", "x" * 500]
        self.links = ["", "review?game=yongzhou", "#review?deck=1s", "rules?game=yongzhou&rules=kings:4", "x" * 9000]
        self.game_options = {game.id: game.options for game in hupai.games.values()}

    def argument(self, name: str) -> Any:
        """A value for an argument: mostly a plausible one, sometimes any value."""
        rng = self.rng
        if not rng.below(ODDS_OF_ODD):
            return rng.choice(ODD)
        if name == "options":
            options = rng.choice(self.game_options[rng.choice(list(self.game_options))])
            return {options.name: rng.choice((*options.choices, *ODD[:6]))} if rng.below(2) else {}
        if name in ("action", "about"):
            return self.action()
        if name == "record":
            return rng.choice(self.records)
        if name == "link":
            return rng.choice(self.links)
        return rng.choice(_VALUES[name])

    def action(self) -> str:
        """An action: often one that some match allows now."""
        opened = list(self.session.matches.values())
        if opened and self.rng.below(4):
            hand = self.rng.choice(opened).match.hand
            legal = [action for seat in hand.to_act for action in hand.legal(seat)]
            if legal:
                return self.rng.choice(legal)
        return self.rng.choice(ACTIONS)

    def message(self) -> str:
        """A request, or a text that is no request."""
        rng = self.rng
        if not rng.below(60):
            return rng.choice(NO_REQUESTS)
        verb = rng.choice(_VERBS)
        request: dict[str, Any] = {"do": verb}
        if rng.below(12):
            opened = list(self.session.matches)
            request["match"] = rng.choice(opened if opened and rng.below(20) else MATCHES)
        for name in _ARGUMENTS[verb]:
            if rng.below(8):
                request[_CALLED.get(name, name)] = self.argument(name)
        if not self.foreign.below(40):
            name = self.foreign.choice(_NAMES)
            request.setdefault(_CALLED.get(name, name), self.foreign.choice(ODD))
        if verb == "new" and rng.below(2):
            game = rng.choice(list(self.game_options))
            seats = [*SEATS[rng.below(4)], "random"][: hupai.games[game].seats]
            request |= {"game": game, "seats": seats, "seed": "s", "hands": 2}
            request.pop("options", None)
        return json.dumps(request)

    def state(self) -> list[Any]:
        """All that a refused message may not change."""
        return [
            (name, format_record(each.match.record("x")), each.revealed, each.reported, each.seated, id(each.match))
            for name, each in self.session.matches.items()
        ] + [None if self.session.cup is None else format_log(self.session.cup)]

    def step(self) -> None:
        """Send one message and check the answer."""
        message, before = self.message(), self.state()
        answer = json.loads(self.session.handle(message))
        if answer["ok"]:
            self.learn(answer["result"])
            self.codes["ok"] += 1
            return
        code = answer["error"]["code"]
        self.codes[code] += 1
        assert code != "internal", (message[:500], answer)
        assert all(answer["error"]["text"].values()), (message[:500], answer)
        assert code not in answer["error"]["text"]["en"] or "_" not in code, (message[:500], answer)
        assert self.state() == before, (message[:500], answer)

    def learn(self, result: dict[str, Any]) -> None:
        """Keep records and links to send back, and damaged copies of them."""
        for name, kept in (("record", self.records), ("link", self.links)):
            found = result.get(name)
            if isinstance(found, str) and not self.rng.below(4):
                at = self.rng.below(len(found))
                damaged = found[:at] + chr(32 + self.rng.below(90)) + found[at + self.rng.below(2) :]
                kept[4:] = [*kept[4:], found, damaged][-8:]

    def run(self, messages: int) -> Counter[str]:
        """Send that many messages and return how often each kind of answer came."""
        for _ in range(messages):
            self.step()
            if len(self.session.matches) > 4:
                self.session.matches.pop(next(iter(self.session.matches)))
        return self.codes


_VERBS = (*HOMES, *["new"] * 2, *["act", "advance"] * 10, *["next", "undo", "view", "save", "sit"] * 2)
_ARGUMENTS = {
    "new": ("game", "options", "seats", "hands", "seed", "open"),
    "load": ("record", "open"),
    "act": ("action", "seat", "easy"),
    "advance": ("easy",),
    "undo": ("steps",),
    "view": ("open", "seat"),
    "log": ("from",),
    "sit": ("seat",),
    "why": ("seat",),
    "why_not": ("action", "seat"),
    "preview": ("action", "seat"),
    "hint": ("seat", "judge", "step"),
    "questions": ("seat", "about"),
    "answer": ("question", "seat", "about", "judge"),
    "read": ("record", "link"),
    "review": ("record", "hand", "seat", "reader", "judge", "threshold"),
    "moment": ("record", "hand", "step", "event", "seat", "revealed"),
    "judge": ("record", "hand", "step", "judge"),
    "link": ("record", "hand", "step", "seat"),
    "retry": ("record", "hand", "step", "seat"),
    "tally": ("record",),
    "result": ("record", "hand"),
    "options": ("game", "options"),
    "rule": ("id", "game", "options"),
    "rules": ("game", "options"),
    "rules_link": ("game", "options", "name"),
    "read_rules": ("link",),
    "score": ("game", "laid", "hand_cards", "win", "by", "options", "turned", "declared", "calls", "indicator"),
    "waits": ("game", "laid", "hand_cards", "hand_list", "options", "by", "indicator", "seats_state", "seen"),
    "puzzles": ("puzzles",),
    "puzzle": ("puzzle",),
    "puzzle_answer": ("puzzle", "answer"),
    "puzzle_of": ("record", "hand", "step"),
    "cup": ("preset", "game", "options", "shares", "seed", "person", "people", "late"),
    "cup_open": ("cup_log",),
    "cup_play": ("plan", "cup_table", "levels", "seed", "done"),
    "cup_add": ("cup_table", "rows"),
    "cup_ranking": ("stage", "first", "most"),
    "cup_hands": ("entrant",),
    "cup_link": ("cup_table", "hand", "seat"),
    "cup_watch": ("cup_table", "hand", "at", "revealed"),
    "cup_played": ("cup_log",),
    "cup_check": ("plan", "cup_table", "levels", "seed", "rows"),
    "cup_check_own": ("cup_log", "cup_table", "record"),
} | dict.fromkeys(
    ("close", "matches", "next", "rise", "save", "games", "cup_tables", "cup_take", "cup_log", "cup_rules"), ()
)
_CALLED = {"hand_cards": "hand", "hand_list": "hands", "cup_log": "log", "cup_table": "table"}
"""What a message calls an argument, where two verbs mean different things by one name."""
_NAMES = sorted({name for names in _ARGUMENTS.values() for name in names})
"""The arguments of all verbs; sometimes a message has one that belongs to another verb."""
_PUZZLES = [puzzle.as_json() for puzzle in (*some("claim")[:1], *some("waits")[-1:], *some("why"))]
_CUP = Tournament(Plan("tiny", "leiyang", 3, (Stage("first", hands=1),)), Population({"random": 1}), "fuzz")
_VALUES: dict[str, tuple[Any, ...]] = {
    "preset": ("quick", "league", "ladder", "2016"),
    "shares": ({"beginner": 1}, {"random": 2, "regular": 1}, {"genius": 1}, {}),
    "person": (True, False),
    "people": (0, 1, 2, 3, 4),
    "late": (0, 1, 500),
    "cup_log": (format_log(_CUP), format_log(_CUP)[:-3], "hupai-tournament 1"),
    "plan": (plan_json(_CUP.plan), plan_json(_CUP.plan).replace("3", "4"), "{}"),
    "cup_table": ([1, 1, 1, 1], [1, 1, 1, 2], [2, 1, 1, 1], [1, 1]),
    "levels": (["random"] * 3, ["beginner", "random", "genius"], ["random"] * 4),
    "done": (0, 1, 5),
    "rows": ([[0, [1], [-1, 2, -1]]], [[0, [], [0, 0, 0]]], [[0, [], [1, 0, 0]]], [[5, [], [0, 0, 0, 0]]], [[]]),
    "entrant": (1, 2, 28),
    "at": (0, 3, 500),
    "name": ("", "我家坐醒", "x" * 25, "\x07"),
    "stage": (1, 2, 9),
    "first": (1, 20),
    "most": (1, 10),
    "puzzle": (*_PUZZLES, *map(json.dumps, _PUZZLES), {**_PUZZLES[0], "hard": 9}, "{}", '{"v": 1}'),
    "puzzles": (_PUZZLES, [*_PUZZLES, {}], []),
    "answer": (["pass"], ["1s", "5m"], ["hu", "hu"], _PUZZLES[0]["answer"], [], [1]),
    "game": (*hupai.games, "mahjong"),
    "seats": SEATS,
    "hands": (1, 2, 0, 100, 101),
    "seed": ("s", "two words", ""),
    "open": (True, False),
    "easy": (True, False),
    "declared": (True, False),
    "revealed": (True, False),
    "seat": (0, 0, 0, 1, 2, 3),
    "reader": (0, 0, 0, 1, 2, 3),
    "steps": (1, 2, 50),
    "from": (0, 3, 500),
    "judge": ("random", "beginner", "nobody"),
    "question": ("ask_bot", "ask_red", "ask_waiting", "ask_joins", "ask_improving", "ask_nothing"),
    "step": (0, 1, 2, 3, 12),
    "event": (0, 5, 40, 400),
    "hand": (1, 2, 99),
    "threshold": (0, 250, 10**7),
    "id": ("turn.window", "win.minimum", "bot.random", "nothing"),
    "laid": ("", "ti:0000b wei:222s chi:123b", "wai:222s liu:9999b", "peng:333", "x:1s", "chi:129s"),
    "hand_cards": ("345s345b77s99b", *CARDS),
    "win": ("9b", *CARDS),
    "by": ("self", "other", "discard", "deal", "shown", "wai", "x"),
    "turned": ("3s", "empty", "zz"),
    "indicator": ("4p", "1m", "1z", "9z", "4p4p"),
    "seats_state": ("", "me:revealed next:piao", "next:discarder", "x:y"),
    "seen": ("", "1m", "1111m"),
    "calls": (["ju_shou"], ["baoting"], ["haidi", "x"], [1]),
    "hand_list": (["123s4s", "22b"], [], ["12z", 3]),
}
