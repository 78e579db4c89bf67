"""Decisions that make puzzles: expert and strong agree, and sampled completions prove the gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.puzzles.mining.moments import PLAYER, REFEREE, WEAKER, Moment, choice_of
from hupai.puzzles.mining.race import SOONEST, WORLDS, Race
from hupai.puzzles.puzzle import HARDEST, MOST_BYTES, Puzzle, puzzle_hands
from hupai.table.family import Action, Family

SHOWN: Final = 3
"""Other choices that a puzzle names at most."""
PHASES: Final = 3
"""Parts of a hand; each hand is searched in one of them first, so that puzzles show all."""
PROMISING: Final = 250
"""Thousandths of a point by which the player has to value the answer above the second choice."""
CLOSE: Final = 1500
"""A gap below this, in thousandths of a point, makes a puzzle harder, …"""
MANY: Final = 4
"""… and so do more choices than this."""


def candidates(
    family: Family, moments: Sequence[Moment], kinds: Sequence[str], phase: int
) -> list[tuple[Moment, Action, int]]:
    """Return the decisions of a hand that are worth a race, each with the tempting choice and how many bots miss it.

    There is one of each kind and sort of answer: if possible one that weaker bots miss, then one of that phase, then
    the one with the greatest lead. Where only one kind is wanted, each phase of the hand gives one, the one with the
    greatest lead.
    """
    hands = puzzle_hands(family)
    found = []
    for moment in moments:
        if moment.lead < PROMISING or hands.question(moment.seen) not in kinds:
            continue
        best, values = moment.ranking[0][0], dict(moment.ranking)
        wrong = [choice for choice in (choice_of(family, name, moment.seen) for name in WEAKER) if choice != best]
        tempting = next((choice for choice in wrong if choice in values), moment.ranking[1][0])
        found.append((moment, tempting, len(wrong)))

    alone = len(kinds) == 1

    def part(moment: Moment) -> int:
        return PHASES * moment.step // len(moments)

    def order(row: tuple[Moment, Action, int]) -> tuple[bool, bool, int, int]:
        moment = row[0]
        return not (row[2] or alone), part(moment) != phase % PHASES, -moment.lead, moment.step

    chosen: dict[tuple[str, str, int], tuple[Moment, Action, int]] = {}
    for row in sorted(found, key=order):
        answer = family.notation.format_action(row[0].ranking[0][0])
        within = part(row[0]) if alone else 0
        chosen.setdefault((hands.question(row[0].seen), answer.partition(" ")[0], within), row)
    return list(chosen.values())


def decision_puzzle(family: Family, moment: Moment, tempting: Action, missed: int) -> Puzzle | None:
    """Return the puzzle of a decision; None if it is not beyond doubt, or too long to ship."""
    seen, best = moment.seen, moment.ranking[0][0]
    likely = [tempting, *(action for action, _ in moment.ranking[1:] if action != tempting)]
    others = [*likely, *(action for action in seen.legal if action not in (best, *likely))]
    asked = Puzzle(
        kind=puzzle_hands(family).question(seen),
        position=family.notation.format_position(seen),
        answer=(family.notation.format_action(best),),
        rest=((family.notation.format_action(tempting), 0),),
        hard=1,
    )
    race = Race(family, seen, asked.id, best, others)
    if len(asked.line) > MOST_BYTES - 60 or not race.run(SOONEST, tempting):
        return None
    if choice_of(family, REFEREE, seen) != best or choice_of(family, PLAYER, seen) != best:
        return None
    if not race.run(WORLDS, tempting) or not race.is_clear:
        return None
    return _shortened(_finished(family, asked, race, tempting, missed))


def _finished(family: Family, asked: Puzzle, race: Race, tempting: Action, missed: int) -> Puzzle:
    others = [one for one in race.points if one not in (race.best, tempting)]
    shown = [tempting, *sorted(others, key=lambda one: (race.gap(one)[0], one))[: SHOWN - 1]]
    notation, gap = family.notation, race.gap(tempting)
    hard = 1 + missed + (gap[0] < CLOSE) + (len(race.points) > MANY)
    return Puzzle(
        kind=asked.kind,
        position=asked.position,
        answer=asked.answer,
        rest=tuple((notation.format_action(one), race.gap(one)[0]) for one in shown),
        hard=min(HARDEST, hard),
        gap=gap,
        bad=race.bad_end(tempting),
    )


def _shortened(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle, without its last choices where it is too long; None where that does not help."""
    rest = puzzle.rest
    while rest:
        shorter = Puzzle(
            kind=puzzle.kind,
            position=puzzle.position,
            answer=puzzle.answer,
            rest=rest,
            hard=puzzle.hard,
            gap=puzzle.gap,
            bad=puzzle.bad,
        )
        if len(shorter.line) <= MOST_BYTES:
            return shorter
        rest = rest[:-1]
    return None
