"""What a page told before it was ended at random, and the checks of what must be true afterwards."""

from __future__ import annotations

import json
from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from hupai.session import Session, match_from_record
from hupai.session.people import own_decisions
from hupai.table.record import format_record
from hupai.version import __version__

Fact = dict[str, Any]

CHANGES = ("act", "undo", "next", "advance")
"""Requests that change a match."""
SEAT_NAMES = {"next": {"zh": "阿凤", "en": "Feng"}, "previous": {"zh": "老唐", "en": "Tang"}}
"""The page's names for the others, which stand in the sentences of the engine."""


@dataclass
class Witness:
    """Collects what the page shows, keeps and asks, and knows what of it must still be there after a kill."""

    last: Fact | None = None
    """The match as it was shown or kept last."""
    asked: list[Fact] = field(default_factory=list)
    """What was asked since then, and may have been kept."""
    since: list[Fact] = field(default_factory=list)
    """What was asked after it was resumed."""
    doing: str = "starting"
    step: str = ""
    reason: Any = None
    ready: bool = False
    over: bool = False
    waits: bool = False
    """Whether something was ended, and the match is not on the table again."""
    cleared: bool = False
    resumed: Fact | None = None
    after: Fact | None = None
    """What was shown or kept since it was resumed: it goes on before anybody has compared it."""
    wrong: list[str] = field(default_factory=list)
    life: float = 0
    """When the page that tells was opened."""
    ended: set[float] = field(default_factory=set)
    heard: deque[str] = field(default_factory=lambda: deque(maxlen=40))
    """What the page told lately, shortened."""
    times: int = 0
    further: int = 0
    """How often what was resumed was further than what had been shown: kept, and not drawn yet."""

    def hear(self, fact: Fact) -> None:
        """Take note of something the page tells."""
        what = fact["what"]
        if fact["life"] in self.ended and what != "stored":
            return  # it was still on its way when its page ended
        self.life = fact["life"]
        place = fact["record"].splitlines()[-2:] if "record" in fact else fact.get("do", fact.get("step", ""))
        self.heard.append(f"{what} {place}")
        if what == "ready":
            self.ready = True
        elif what == "boot":
            self.step, self.reason = fact["step"], fact["reason"]
            self.doing = "starting" if self.step != "ready" else "resting"
        elif what == "asked":
            self.doing = f"asking {fact['do']}"
            if fact["do"] in CHANGES:
                (self.asked if self.resumed is None else self.since).append(fact)
        elif what == "answered":
            self.doing = "drawing"
        elif what == "storing":
            self.doing = "keeping"
        elif what == "stored":
            self._keep(fact)
            self.doing = "drawing"
        elif what == "shown":
            self._show(fact)
        elif what == "cleared":
            self.cleared = True
        elif what == "over":
            self.over = True
        elif what == "wrong":
            self.wrong.append(fact["why"])

    def _keep(self, fact: Fact) -> None:
        if self.waits and self.resumed is not None:
            self.after, self.since = fact, []
        elif self.waits and self.last is not None and fact["id"] != self.last["id"]:
            return
        elif self.last is None or self.last["record"] != fact["record"]:
            self.last, self.asked = fact, []

    def _show(self, fact: Fact) -> None:
        self.doing = "waiting for the player" if fact["waiting"] == "human" else "drawing"
        if self.waits and self.cleared:
            if self.resumed is None:
                self.resumed = fact
            else:
                self.after, self.since = fact, []
        elif not self.waits:
            moved = self.last is None or self.last["record"] != fact["record"]
            self.last, self.asked = fact, [] if moved else self.asked

    def killed(self, kind: str) -> None:
        """Something is about to be ended."""
        self.heard.append(f"-- {kind} ends")
        if not self.waits:
            self.waits, self.cleared, self.resumed, self.after = True, False, None, None

    def gone(self) -> None:
        """The page itself is gone: another one tells from now on."""
        self.ended.add(self.life)
        self.ready = self.over = False
        self.step, self.doing, self.cleared, self.resumed, self.after = "", "starting", True, None, None

    def forget(self) -> None:
        """Another match begins."""
        self.last, self.asked, self.since, self.over = None, [], [], False
        self.waits, self.resumed, self.after = False, None, None

    def goes_on(self) -> None:
        """The match is on the table again, and was compared."""
        assert self.resumed is not None
        self.times += 1
        self.last, self.asked, self.since = self.after or self.resumed, self.since, []
        self.waits, self.resumed, self.after = False, None, None


def played(record: str) -> list[str]:
    """Return the lines of a record that say what was played."""
    return [line for line in record.splitlines() if not line.startswith("sum ")]


def rewound(record: str, steps: int) -> str:
    """Return the record without the player's last so many decisions and everything after them."""
    match = match_from_record(record)
    own = own_decisions(match, None)
    if steps > len(own):
        return record  # the engine has refused it
    match.rewind(own[-steps])
    return format_record(match.record(__version__))


def assert_goes_on(witness: Witness) -> None:
    """Assert that the match on the table is the one that was there, with the same cards."""
    before, now = witness.last, witness.resumed
    assert before is not None and now is not None
    assert not witness.wrong, witness.wrong
    assert now["id"] == before["id"], "another match is on the table"
    bases = [before["record"]]
    for asked in witness.asked:
        if asked["do"] == "undo":
            bases.append(rewound(bases[-1], asked.get("steps") or 1))
    base = next((played(text) for text in bases if played(now["record"])[: len(played(text))] == played(text)), None)
    told = "\n".join(witness.heard)
    assert base is not None, f"what was shown is lost:\n{before['record']}\n-- resumed:\n{now['record']}\n{told}"
    more = played(now["record"])[len(base) :]
    witness.further += len(more) > 0
    own = [line.removeprefix("0 ") for line in more if line.startswith("0 ")]
    chosen = [asked["action"] for asked in witness.asked if asked["do"] == "act"]
    assert own == chosen[: len(own)], f"nobody chose {own}: {witness.asked}"
    if now["record"] == before["record"] and "view" in before and before["open"] == now["open"]:
        assert now["view"] == before["view"], f"other cards: {before['view']} {now['view']}"
    session = Session()
    load = {"do": "load", "record": now["record"], "open": now["open"], "names": SEAT_NAMES}
    again = json.loads(session.handle(json.dumps(load)))
    assert again["ok"], again
    held = {**again["result"], **json.loads(session.handle('{"do": "save"}'))["result"]}
    for part in ("record", "view", "setup", "hand", "scores", "waiting"):
        assert held[part] == now[part], f"{part}: {held[part]} {now[part]}"


def assert_counted_once(stores: dict[str, dict[str, Any]], heard: Iterable[str] = ()) -> None:
    """Assert that every finished hand of every match is in the statistics once, with its points."""
    rows: dict[str, dict[int, int]] = defaultdict(dict)
    for row in stores["hands"].values():
        assert row["hand"] not in rows[row["match"]], f"counted twice: {row}"
        rows[row["match"]][row["hand"]] = row["points"]
    for identity, record in stores["records"].items():
        scores = [int(line.split()[1]) for line in record.splitlines() if line.startswith("score ")]
        told = "\n".join(heard)
        assert rows[identity] == dict(enumerate(scores, 1)), f"{identity}: {rows[identity]} {scores}\n{told}"
