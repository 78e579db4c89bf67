"""Drills from the moments of a hand: count a win, name the waits, say why an action is refused.

The answers are those of the family's calculators and refusals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from string import Formatter
from typing import Final

from hupai.puzzles.completion import completion
from hupai.puzzles.mining.moments import Moment
from hupai.puzzles.puzzle import HARDEST, MOST_BYTES, Puzzle, puzzle_hands
from hupai.table.chance import Stream
from hupai.table.family import Family, Observation
from hupai.table.puzzle_hands import PuzzleHands
from hupai.table.reason import Reason

WRONG: Final = 3
"""Wrong choices that a drill offers at most."""
FEWEST: Final = 2
"""Wrong choices that a drill offers at least."""
_WORLDS: Final = 3
"""Completions in which the same reason has to refuse an action."""


def drills(family: Family, moments: Sequence[Moment], kinds: Sequence[str], rng: Stream) -> Iterator[Puzzle]:
    """Yield a win to count, waits to name, and a refused action for each reason, as far as the hand offers them."""
    hands = puzzle_hands(family)
    if "count" in kinds:
        yield from _one(_counts(family, hands, moments, rng), rng)
    if "waits" in kinds:
        yield from _one(_waits(family, hands, moments), rng)
    if "why" in kinds:
        by_reason: dict[str, list[Puzzle]] = {}
        for puzzle in _whys(family, hands, moments):
            by_reason.setdefault(puzzle.answer[0], []).append(puzzle)
        for code in sorted(by_reason):
            yield from _one(by_reason[code], rng)


def _one(found: Iterable[Puzzle], rng: Stream) -> Iterator[Puzzle]:
    """Yield one of the puzzles that are short enough, if there is any."""
    fitting = [puzzle for puzzle in found if len(puzzle.line) <= MOST_BYTES]
    if fitting:
        yield rng.choice(fitting)


def _counts(family: Family, hands: PuzzleHands, moments: Sequence[Moment], rng: Stream) -> Iterator[Puzzle]:
    """Yield the wins of the hand that the calculator counts."""
    for moment in moments:
        found = hands.score(moment.seen)
        if found is None:
            continue
        value = found[hands.figure]
        near = list(hands.near(value))
        rng.shuffle(near)
        if len(near) >= FEWEST:
            yield Puzzle(
                kind="count",
                position=family.notation.format_position(moment.seen),
                answer=(str(value),),
                rest=tuple((str(other), 0) for other in sorted(near[:WRONG])),
                hard=min(HARDEST, (len(found["lines"]) + 2) // 3),
            )


def _waits(family: Family, hands: PuzzleHands, moments: Sequence[Moment]) -> Iterator[Puzzle]:
    """Yield the moments at which a seat that is not asked, or is asked about a card, waits for something."""
    for moment in moments:
        for seen in (moment.seen, *moment.others):
            found = hands.waits(seen)
            if found:
                yield Puzzle(
                    kind="waits",
                    position=family.notation.format_position(seen),
                    answer=tuple(found),
                    rest=(),
                    hard=min(HARDEST, len(found)),
                )


def _whys(family: Family, hands: PuzzleHands, moments: Sequence[Moment]) -> Iterator[Puzzle]:
    """Yield the actions that a seat might want and may not do, where other reasons are thinkable."""
    for moment in moments:
        for seen in (moment.seen, *moment.others):
            for action in hands.attempts(seen):
                if action not in seen.legal:
                    puzzle = _why(family, hands, seen, action)
                    if puzzle is not None:
                        yield puzzle


def _why(family: Family, hands: PuzzleHands, seen: Observation, action: int) -> Puzzle | None:
    position = family.notation.format_position(seen)
    asked = Puzzle("why", position, ("-",), (), 1, action=family.notation.format_action(action))
    first = family.play.why_not(completion(family, seen, asked.id, 0), seen.seat, action)
    if first is None:
        return None
    others = [other for other in hands.not_so(seen, action, first) if _is_sayable(family, seen, other)]
    if len(others) < FEWEST or not _is_sayable(family, seen, first):
        return None
    for number in range(1, _WORLDS):
        if family.play.why_not(completion(family, seen, asked.id, number), seen.seat, action) != first:
            return None
    return Puzzle(
        kind="why",
        position=position,
        answer=(first.code,),
        rest=tuple((other.code, 0) for other in others[:WRONG]),
        hard=min(HARDEST, len(others)),
        action=asked.action,
    )


def _is_sayable(family: Family, seen: Observation, reason: Reason) -> bool:
    """Whether the game has the rule, and the reason all the facts that its sentence names."""
    book, words = family.rulebook(), family.vocabulary()
    if reason.rule not in book or book.row(reason.rule, seen.rules) is None:
        return False
    fields = {name for text in words.texts[reason.code] for _, name, _, _ in Formatter().parse(text) if name}
    return fields <= set(reason.facts)
