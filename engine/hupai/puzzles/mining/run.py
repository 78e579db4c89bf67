"""Mining: lots of hands of the sealed stream, and the puzzles that are kept of what they give.

A lot is a task of :mod:`hupai.jobs`: it depends on the seed and its number alone. What is kept depends on the lots in
their order, so the same arguments give the same puzzles with any number of processes, and after a break.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hupai.arena.deal import Setting
from hupai.jobs import Progress, run
from hupai.puzzles.mining.decisions import candidates, decision_puzzle
from hupai.puzzles.mining.drills import drills
from hupai.puzzles.mining.moments import played
from hupai.puzzles.puzzle import DECISIONS, KINDS, Puzzle, parse_puzzle, puzzle_hands
from hupai.registry import game_named
from hupai.table.chance import Stream
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Facts

HANDS: Final = 2
"""Hands of a lot."""
LOTS: Final = 4000
"""Lots after which mining gives up."""
SHARES: Final[Mapping[str, int]] = {"discard": 40, "claim": 50, "win": 10, "count": 20, "waits": 20, "why": 20}
"""Puzzles of a kind in a hundred at most. They add up to more than a hundred, as a game may have few of some."""
ALIKE: Final[Mapping[str, int]] = {"claim": 40, "win": 60, "why": 25}
"""Of the most puzzles of these kinds, how many in a hundred may have the same sort of answer: 过, 碰, one reason."""
PATIENCE: Final = 20
"""Lots after which each kind may have as many again, unless the caller says otherwise: a game that has few puzzles of
some kinds takes more of the others."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A task: which hands of which game are searched for which kinds."""

    game: str
    options: Facts
    kinds: tuple[str, ...]
    seed: str
    number: int


def mine_lot(lot: Lot) -> list[str]:
    """Return the puzzles of a lot, a line each."""
    game = game_named(lot.game)
    rules = game.rules(**lot.options)
    setting = Setting(lot.game, lot.options, lot.seed, sealed=True)
    lines: list[str] = []
    for number in range(lot.number * HANDS, (lot.number + 1) * HANDS):
        seed = setting.deal_seed(number)
        moments = list(played(game, rules, seed, number % game.family.play.seats(rules)))
        decided = [kind for kind in DECISIONS if kind in lot.kinds]
        for moment, tempting, missed in candidates(game.family, moments, decided, lot.number):
            found = decision_puzzle(game.family, moment, tempting, missed)
            lines += [found.line] if found else []
        lines += [one.line for one in drills(game.family, moments, lot.kinds, Stream(seed, "drills"))]
    return lines


@dataclass(slots=True)
class Chosen:
    """The puzzles that are kept, in the order in which they were found."""

    count: int
    kinds: tuple[str, ...]
    patience: int = PATIENCE
    puzzles: list[Puzzle] = field(default_factory=list)
    lots: int = 0
    _of_kind: Counter[str] = field(default_factory=Counter)
    _of_sort: Counter[tuple[str, str]] = field(default_factory=Counter)
    _known: set[str] = field(default_factory=set)

    def add_lot(self, lines: Sequence[str]) -> None:
        """Keep what is wanted of a lot."""
        for line in lines:
            self.add(parse_puzzle(line))
        self.lots += 1

    def add(self, puzzle: Puzzle) -> None:
        """Keep a puzzle unless there are enough, enough of its sort, or one that is nearly the same."""
        share = 100 if len(self.kinds) == 1 else SHARES[puzzle.kind]
        most = max(1, self.count * share // 100) * (1 + self.lots // self.patience)
        sort, near = (puzzle.kind, puzzle.answer[0].partition(" ")[0]), near_key(puzzle)
        if self.is_full or self._of_kind[puzzle.kind] >= most or near in self._known:
            return
        if puzzle.kind in ALIKE and self._of_sort[sort] >= max(1, most * ALIKE[puzzle.kind] // 100):
            return
        self._known.add(near)
        self._of_kind[puzzle.kind] += 1
        self._of_sort[sort] += 1
        self.puzzles.append(puzzle)

    @property
    def is_full(self) -> bool:
        """Whether there are as many as were asked for."""
        return len(self.puzzles) >= self.count


def near_key(puzzle: Puzzle) -> str:
    """Return what nearly equal puzzles have in common: the question and the cards that the seat sees."""
    fields = dict(word.partition(":")[::2] for word in puzzle.position.split())
    kept = [puzzle.kind, fields.get("hand", ""), fields.get("melds", ""), "".join(puzzle.answer)]
    return "\n".join(kept)


def mine(
    game: str,
    count: int,
    *,
    options: Facts | None = None,
    kinds: Sequence[str] = KINDS,
    seed: str = "1",
    patience: int = PATIENCE,
    jobs: int = 1,
    ledger: str | None = None,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Return that many puzzles of a game, sorted by kind, difficulty and identifier.

    After ``patience`` lots each kind may have more than its share. ``ledger`` keeps finished lots; the same call with
    the same file goes on after a break.

    Raises InvalidRequest ``wrong_argument`` for a kind that does not exist, ``too_few_puzzles`` if the game gives no
    more, and what :func:`hupai.jobs.run` raises; InvalidNotation ``no_puzzles`` for a game without any.
    """
    found = game_named(game)
    found.rules(**(options or {}))
    puzzle_hands(found.family)
    if not kinds or not set(kinds) <= set(KINDS):
        raise InvalidRequest("wrong_argument", name="--kinds", expected=", ".join(KINDS))
    wanted = tuple(kind for kind in KINDS if kind in kinds)
    chosen = Chosen(count, wanted, patience)
    for lines in _in_order(game, dict(options or {}), wanted, seed, jobs, ledger):
        chosen.add_lot(lines)
        if progress:
            progress(len(chosen.puzzles), count)
        if chosen.is_full:
            return sorted(chosen.puzzles, key=lambda one: (KINDS.index(one.kind), one.hard, one.id))
    raise InvalidRequest("too_few_puzzles", count=LOTS, found=len(chosen.puzzles), wanted=count)


def _in_order(
    game: str, options: Facts, kinds: tuple[str, ...], seed: str, jobs: int, ledger: str | None
) -> Iterator[list[str]]:
    """Yield what the lots gave, in their order, as soon as it is there."""
    lots = [Lot(game, options, kinds, seed, number) for number in range(LOTS)]
    job = {"kind": "puzzles", "game": game, "options": dict(options), "kinds": list(kinds), "seed": seed}
    waiting: dict[int, list[str]] = {}
    first = 0
    for number, lines in run(mine_lot, lots, jobs=jobs, ledger=ledger, job=job):
        waiting[number] = lines
        while first in waiting:
            yield waiting.pop(first)
            first += 1


def file_text(puzzles: Sequence[Puzzle]) -> str:
    """Return the text of a file of puzzles: a JSON list with a puzzle on each line."""
    return "[\n" + ",\n".join(puzzle.line for puzzle in puzzles) + "\n]\n"


def read_file(text: str) -> list[Puzzle]:
    """Return the puzzles of a file's text; InvalidNotation with the line that is wrong as its ``position``."""
    lines = text.strip().splitlines()
    if len(lines) < 2 or lines[0].strip() != "[" or lines[-1].strip() != "]":
        raise InvalidNotation("not_a_puzzle", position=0)
    puzzles = []
    for number, line in enumerate(lines[1:-1], 1):
        try:
            puzzles.append(parse_puzzle(line.strip().removesuffix(",")))
        except InvalidNotation as error:
            raise InvalidNotation(error.code, position=number, family=error.family, **error.facts) from None
    return puzzles
