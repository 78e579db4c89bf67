"""Checking shipped puzzles on fresh samples: is the answer still the best, and does the bad end still come?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.jobs import Progress, run
from hupai.puzzles.answering import offered_reasons
from hupai.puzzles.completion import continued
from hupai.puzzles.mining.race import INTERVAL, WORLDS, Race
from hupai.puzzles.puzzle import DECISIONS, Puzzle, parse_puzzle
from hupai.table.chance import derived_seed
from hupai.table.errors import InvalidNotation
from hupai.table.json_object import Json

MOST_AMBIGUOUS: Final = 10
"""Ambiguous puzzles in a thousand that are let pass."""

AMBIGUOUS, NO_BAD_END, WRONG_ANSWER = "ambiguous", "no_bad_end", "wrong_answer"
"""What may be wrong with a puzzle."""
PROBLEMS: Final = (AMBIGUOUS, NO_BAD_END, WRONG_ANSWER)


def check(
    puzzles: Sequence[Puzzle], seed: str, *, worlds: int = WORLDS, jobs: int = 1, progress: Progress | None = None
) -> Json:
    """Return how many puzzles were checked and what is wrong with which.

    A decision is ``ambiguous`` if over fresh completions its gap to a choice that it names does not exceed the 95 %
    interval. ``no_bad_end``: its refutation does not come out as it says. ``wrong_answer``: calculators or refusals
    answer a drill in another way. ``passed`` allows ten ambiguous decisions in a thousand and nothing else.
    """
    tasks = [(puzzle.line, derived_seed(seed, "check", puzzle.id), worlds) for puzzle in puzzles]
    problems: dict[str, list[str]] = {name: [] for name in PROBLEMS}
    for done, (number, found) in enumerate(run(_problems, tasks, jobs=jobs), 1):
        for problem in found:
            problems[problem].append(puzzles[number].id)
        if progress:
            progress(done, len(tasks))
    decisions = sum(puzzle.kind in DECISIONS for puzzle in puzzles)
    few = 1000 * len(problems[AMBIGUOUS]) <= MOST_AMBIGUOUS * decisions
    return {
        "puzzles": len(puzzles),
        "decisions": decisions,
        **{name: sorted(found) for name, found in problems.items()},
        "passed": few and not problems[NO_BAD_END] and not problems[WRONG_ANSWER],
    }


def _problems(task: tuple[str, str, int]) -> list[str]:
    line, seed, worlds = task
    puzzle = parse_puzzle(line)
    if puzzle.kind not in DECISIONS:
        return [] if drill_is_right(puzzle) else [WRONG_ANSWER]
    found = [] if bad_end_comes(puzzle) else [NO_BAD_END]
    return found + ([AMBIGUOUS] if is_ambiguous(puzzle, seed, worlds) else [])


def is_ambiguous(puzzle: Puzzle, seed: str, worlds: int) -> bool:
    """Whether over fresh completions the answer is not clearly better than a choice that the puzzle names."""
    parse = puzzle.family.notation.parse_action
    others = [parse(text) for text, _ in puzzle.rest]
    race = Race(puzzle.family, puzzle.seen, seed, parse(puzzle.answer[0]), others)
    race.run(worlds, None, give_up=False)
    return any(race.ratio(other) < INTERVAL for other in others)


def bad_end_comes(puzzle: Puzzle) -> bool:
    """Whether the completion that the puzzle names ends with the points that it names."""
    if puzzle.bad is None:
        return False
    number, *points = puzzle.bad
    parse, seat = puzzle.family.notation.parse_action, puzzle.seen.seat
    choices = (puzzle.rest[0][0], puzzle.answer[0])
    ends = [continued(puzzle.family, puzzle.seen, puzzle.id, number, parse(choice)) for choice in choices]
    return [end.result.scores[seat] for end in ends] == points and points[0] < points[1]


def drill_is_right(puzzle: Puzzle) -> bool:
    """Whether calculators and refusals still give the answer of a drill."""
    if puzzle.kind == "count":
        found = puzzle.hands.score(puzzle.seen)
        return found is not None and (str(found[puzzle.hands.figure]),) == puzzle.answer
    if puzzle.kind == "waits":
        return tuple(puzzle.hands.waits(puzzle.seen)) == puzzle.answer
    try:
        offered = [reason.code for reason in offered_reasons(puzzle)]
    except InvalidNotation:
        return False
    return sorted(offered) == sorted([*puzzle.answer, *(text for text, _ in puzzle.rest)])
