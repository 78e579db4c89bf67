"""A puzzle as a value and as a line of JSON.

The position is the line of text of an observation, so a puzzle holds nothing that its seat could not know. The game,
its options and the family are named in it. The keys of the JSON are short because a file has hundreds of puzzles:

    {"answer": ["pass"], "bad": [17, -6, 2], "gap": [850, 210], "hard": 3, "id": "…", "kind": "claim",
     "position": "zipai:1 …", "rest": [["chi 345s", 850], …], "v": 1}
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hupai.registry import families, family_named
from hupai.table.errors import EngineError, InvalidNotation
from hupai.table.family import Family, Observation
from hupai.table.json_object import Facts, Json
from hupai.table.puzzle_hands import PuzzleHands

VERSION: Final = 1
MOST_BYTES: Final = 600
"""Bytes of the longest puzzle."""

DECISIONS: Final = ("discard", "claim", "win")
"""What to discard; take the card or pass; win or wait."""
DRILLS: Final = ("count", "waits", "why")
"""Count the figure of a win; name the waits; say why an action is refused."""
KINDS: Final = (*DECISIONS, *DRILLS)

HARDEST: Final = 5
_LARGEST: Final = 10**6
_MOST_CHOICES: Final = 12
_NEEDED: Final = frozenset(("v", "id", "kind", "position", "answer", "rest", "hard"))
_OPTIONAL: Final = frozenset(("gap", "bad", "action"))


@dataclass(frozen=True)
class Puzzle:
    """A question about a position, with its answer."""

    kind: str
    """One of :data:`KINDS`."""
    position: str
    """What the seat sees, as the family writes it."""
    answer: tuple[str, ...]
    """The right action; the figure; every wait; the code of the reason."""
    rest: tuple[tuple[str, int], ...]
    """Other choices and what each loses against the answer, in thousandths of a point; the tempting one first."""
    hard: int
    """From 1 to 5: how many weaker bots miss it, and how much there is to see."""
    gap: tuple[int, int] | None = None
    """What the tempting choice loses, and half the width of its 95 % interval; None for a drill."""
    bad: tuple[int, int, int] | None = None
    """The completion in which the tempting choice ends badly: its number, the seat's points, those of the answer."""
    action: str = ""
    """The refused action that ``why`` asks about."""

    @cached_property
    def id(self) -> str:
        """Twelve hex digits that the question decides."""
        text = "\n".join((self.kind, self.position, self.action))
        return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]

    @cached_property
    def family(self) -> Family:
        """The family that the position names."""
        return family_named(self.position.partition(":")[0])

    @cached_property
    def hands(self) -> PuzzleHands:
        """What the family's positions ask."""
        return puzzle_hands(self.family)

    @cached_property
    def seen(self) -> Observation:
        """The observation that the position describes."""
        try:
            seen: Observation = self.family.notation.parse_position(self.position)
        except EngineError as error:
            raise error.of(self.family.id) from None
        return seen

    @property
    def game(self) -> str:
        """The identifier of the game, as the position names it."""
        return next((word[5:] for word in self.position.split() if word.startswith("game:")), "")

    def as_json(self) -> Json:
        """Return the puzzle as a JSON value."""
        found: Json = {
            "v": VERSION,
            "id": self.id,
            "kind": self.kind,
            "position": self.position,
            "answer": list(self.answer),
            "rest": [list(row) for row in self.rest],
            "hard": self.hard,
        }
        for name, value in (("gap", self.gap), ("bad", self.bad)):
            if value is not None:
                found[name] = list(value)
        return found | ({"action": self.action} if self.action else {})

    @property
    def line(self) -> str:
        """The puzzle as one line of ASCII, the same for the same puzzle."""
        return json.dumps(self.as_json(), sort_keys=True, separators=(",", ":"))


def puzzle_hands(family: Family) -> PuzzleHands:
    """Return what a family's positions ask; InvalidNotation ``no_puzzles`` for a family without puzzles."""
    if family.puzzles is None:
        raise InvalidNotation("no_puzzles", name=family.id)
    found: PuzzleHands = family.puzzles()
    return found


def read_puzzle(given: str | Facts) -> Puzzle:
    """Return the puzzle that a line of JSON or its value describes, without reading its position.

    Raises InvalidNotation: ``not_a_puzzle``, ``puzzle_too_long``, ``puzzle_version``, ``puzzle_field_wrong``.
    """
    values = _object(given)
    puzzle = _built(values)
    if puzzle.position.partition(":")[0] not in families():
        raise _wrong("position", "zipai:1 …")
    if values["id"] != puzzle.id:
        raise _wrong("id", puzzle.id)
    return puzzle


def parse_puzzle(given: str | Facts) -> Puzzle:
    """Return the puzzle that a line of JSON or its value describes, with everything in it checked.

    Raises InvalidNotation: what :func:`read_puzzle` raises, ``no_puzzles``, or what the position raises.
    """
    puzzle = read_puzzle(given)
    _check_meaning(puzzle)
    return puzzle


def _object(given: str | Facts) -> Facts:
    """Return the JSON object of a puzzle that is not too long and of this version."""
    try:
        values = json.loads(given) if isinstance(given, str) else given
        text = json.dumps(values, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise InvalidNotation("not_a_puzzle") from None
    if not isinstance(values, dict) or "v" not in values:
        raise InvalidNotation("not_a_puzzle")
    if len(text) > MOST_BYTES:
        raise InvalidNotation("puzzle_too_long", length=len(text), most=MOST_BYTES)
    if values["v"] != VERSION or isinstance(values["v"], bool):
        raise InvalidNotation("puzzle_version", version=str(values["v"])[:20], known=[VERSION])
    return values


def _built(values: Facts) -> Puzzle:
    """Return the puzzle of these values; each is of the right type."""
    for name in sorted(_NEEDED ^ set(values) - _OPTIONAL):
        raise _wrong(name[:40], "–" if name in values else "…")
    for name in ("id", "kind", "position", "action"):
        if not isinstance(values.get(name, ""), str):
            raise _wrong(name, "text")
    if values["kind"] not in KINDS:
        raise _wrong("kind", ", ".join(KINDS))
    if not _whole(values["hard"], 1, HARDEST):
        raise _wrong("hard", f"1–{HARDEST}")
    answer, rest = values["answer"], values["rest"]
    if not isinstance(answer, list) or not answer or not all(isinstance(one, str) and one for one in answer):
        raise _wrong("answer", '["discard 3s"]')
    if not isinstance(rest, list) or len(rest) > _MOST_CHOICES or not all(map(_is_row, rest)):
        raise _wrong("rest", '[["pass", 850]]')
    return Puzzle(
        kind=values["kind"],
        position=values["position"],
        answer=tuple(answer),
        rest=tuple((text, loss) for text, loss in rest),
        hard=values["hard"],
        gap=_numbers(values, "gap", 2),  # type: ignore[arg-type]
        bad=_numbers(values, "bad", 3),  # type: ignore[arg-type]
        action=values.get("action", ""),
    )


def _is_row(row: object) -> bool:
    return isinstance(row, list) and len(row) == 2 and isinstance(row[0], str) and _whole(row[1], -_LARGEST, _LARGEST)


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _numbers(values: Facts, name: str, count: int) -> tuple[int, ...] | None:
    found = values.get(name)
    if found is None and name not in values:
        return None
    if not isinstance(found, list) or len(found) != count or not all(_whole(n, -_LARGEST, _LARGEST) for n in found):
        raise _wrong(name, f"{count} numbers")
    if name == "bad" and found[0] < 0:
        raise _wrong(name, "≥ 0")
    return tuple(found)


def _check_meaning(puzzle: Puzzle) -> None:
    """Refuse choices that the position does not offer, and a question that it does not ask."""
    seen, notation = puzzle.seen, puzzle.family.notation
    if puzzle.kind in DECISIONS:
        legal = [notation.format_action(action) for action in seen.legal]
        choices = [*puzzle.answer, *(text for text, _ in puzzle.rest)]
        if not set(choices) <= set(legal) or len(set(choices)) != len(choices) or len(puzzle.answer) != 1:
            raise _wrong("answer", ", ".join(legal[:20]))
        if puzzle.hands.question(seen) != puzzle.kind or not puzzle.rest or puzzle.action:
            raise _wrong("kind", puzzle.hands.question(seen) or "–")
    elif puzzle.gap is not None or puzzle.bad is not None:
        raise _wrong("gap", "–")
    if (puzzle.kind == "why") != bool(puzzle.action):
        raise _wrong("action", "chi 345s" if puzzle.kind == "why" else "–")
    if puzzle.action:
        try:
            notation.parse_action(puzzle.action)
        except EngineError as error:
            raise error.of(puzzle.family.id) from None


def _wrong(field: str, expected: str) -> InvalidNotation:
    return InvalidNotation("puzzle_field_wrong", field=field, expected=expected)
