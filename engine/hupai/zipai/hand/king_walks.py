"""What kings could stand for: walks through the automaton of loose cards with each king added as some kind.

A king is any card (``king.stand``; S0 王霸), so a hand with kings divides if some choice of their kinds does. Letters
and states are those of :mod:`hupai.zipai.hand.automaton`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from hupai.zipai.cards import NUMBERS, Kind
from hupai.zipai.hand.automaton import (
    FITS,
    FITS_DOWN,
    IMPOSSIBLE,
    LOAD_COPIES,
    LOAD_PENG,
    SCORES,
    Outcome,
    State,
    best_huxi,
    walk,
)

_COPIES = (0, 1, 2, 4, 5, 6, 7, 8)
"""The load of up to seven copies, kings among them."""

_NO_LOAD = 15
"""What leads nowhere."""

WITH_KINGS = tuple(
    tuple(
        load if not kings and load != LOAD_PENG else (*_COPIES, *(_NO_LOAD,) * 5)[copies + kings] for kings in range(6)
    )
    for load, copies in enumerate(LOAD_COPIES)
)
"""The load of a kind after up to five kings joined it; such a triple is a 坎, whoever brought its last card."""


def walks_with_kings(
    letters: Sequence[int], kings: int, state: State = FITS, read: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[Kind, ...], tuple[int, ...]]]:
    """Yield every choice of kinds for the kings with which the cards divide, and the letters it makes.

    ``letters`` are all ten, ``read`` those that led to ``state``, kings included. The kinds come in the order of
    their numbers. The walk drops a choice as soon as it fails.
    """
    while len(read) < NUMBERS and state.alive:
        level = len(read)
        letter = letters[level]
        for used, on_small, added in _king_options(letter, kings):
            following = state[added]
            if following.alive:
                stands_for = (level,) * on_small + (level + NUMBERS,) * (used - on_small)
                for more, made in walks_with_kings(letters, kings - used, following, (*read, added)):
                    yield stands_for + more, made
        state = state[letter]
        read = (*read, letter)
    if not kings and (state.outcome != IMPOSSIBLE or state.bare_quad >= 0):
        yield (), read


@cache
def _king_options(letter: int, kings: int) -> tuple[tuple[int, int, int], ...]:
    """Return the ways to add 1 to ``kings`` kings to a number: (kings used, those of the small kind, letter then)."""
    small, big = letter >> 4, letter & 15
    found = [
        (used, on_small, WITH_KINGS[small][on_small] * 16 + WITH_KINGS[big][used - on_small])
        for used in range(1, kings + 1)
        for on_small in range(used + 1)
    ]
    return tuple(option for option in found if _NO_LOAD not in (option[2] >> 4, option[2] & 15))


NEVER = 1 << 10
"""More 胡息 than any hand has."""

WITHOUT_END: Outcome = (NEVER, NEVER, NEVER)


def walk_with_kings(letters: Sequence[int], kings: int, enough: Outcome = WITHOUT_END) -> Outcome:
    """Return the best outcome over all that the kings could stand for, or one that in some case has ``enough``."""
    if not kings:
        return walk(letters)
    plain = paired = quad = -1

    def is_enough(made: Sequence[int]) -> bool:
        nonlocal plain, paired, quad
        outcome = best_huxi(made)
        plain, paired, quad = max(plain, outcome[0]), max(paired, outcome[1]), max(quad, outcome[2])
        return plain >= enough[0] or paired >= enough[1] or quad >= enough[2]

    # Three kings or more complete many hands in hundreds of ways: the first good one is enough.
    _divides(letters, kings, 0, FITS, _needed_from(letters, kings), is_enough)
    return plain, paired, quad


MANY_KINGS = 3
"""With this many kings or more it is worth asking how many of them the later numbers need."""


def bare_quad_with_kings(letters: Sequence[int], kings: int) -> int:
    """Return the most 胡息 with a king-made quad and no pair over all that the kings could stand for, -1 if none."""
    best = -1
    for _, made in walks_with_kings(letters, kings):
        state = SCORES
        for letter in made:
            state = state[letter]
        best = max(best, state.bare_quad)
    return best


def _needed_from(letters: Sequence[int], kings: int) -> list[int]:
    """Return, for 0 to ``kings - 1`` kings, the level from which on the cards need more kings than that.

    Some levels are 0, for it would take longer to find them than they save: with one or two kings all but the first,
    with more kings the last.
    """
    needed = [0] * kings
    state = FITS_DOWN
    for level in range(NUMBERS - 1, -1, -1):
        state = state[letters[level]]
        if not state.alive:
            needed[0] = level
            break
    if kings < MANY_KINGS:
        return needed
    few, layers = 1, [[FITS_DOWN], *([] for _ in range(kings - 2))]
    for level in range(NUMBERS - 1, -1, -1):
        layers = _after_number(layers, letters[level])
        while few < len(layers) and not any(layers[: few + 1]):
            needed[few] = level
            few += 1
    return needed


def _divides(
    letters: Sequence[int],
    kings: int,
    level: int,
    state: State,
    needed: Sequence[int],
    is_enough: Callable[[Sequence[int]], bool],
) -> bool:
    """Whether the letters of some choice that :func:`walks_with_kings` yields, from ``level`` on, are enough.

    A copy of that walk without the kinds: nothing else takes as much of the time, and no caller here needs them. No
    king joins a number if those that are left would be too few for the numbers after it (``needed``).
    """
    for at in range(level, NUMBERS):
        if at >= needed[kings - 1]:
            before, rest = letters[:at], letters[at + 1 :]
            for used, _, added in _king_options(letters[at], kings):
                left = kings - used
                if at < needed[left]:
                    break
                following = state[added]
                if left:
                    if following.alive and _divides(
                        [*before, added, *rest], left, at + 1, following, needed, is_enough
                    ):
                        return True
                    continue
                for letter in rest:
                    if not following.alive:
                        break
                    following = following[letter]
                if following.outcome != IMPOSSIBLE and is_enough([*before, added, *rest]):
                    return True
        state = state[letters[at]]
        if not state.alive:
            break
    return False


def could_divide(letters: Sequence[int], more: int) -> bool:
    """Whether the cards could be divided with ``more`` further cards of any kinds: a quick no for king holders."""
    layers: list[list[State]] = [[FITS], *([] for _ in range(more))]
    for letter in letters:
        layers = _after_number(layers, letter)
    return any(state.outcome != IMPOSSIBLE for state in layers[more])


def _after_number(layers: Sequence[Sequence[State]], letter: int) -> list[list[State]]:
    """Return the live states after one more number; in each layer are those that one more joined card led to."""
    options = _joined(letter, len(layers) - 1)
    following: list[dict[int, State]] = [{} for _ in layers]
    for used, states in enumerate(layers):
        for state in states:
            for joined, added in options:
                if used + joined == len(layers):
                    break
                reached = state[added]
                if reached.alive:
                    following[used + joined][id(reached)] = reached
    return [list(found.values()) for found in following]


@cache
def _joined(letter: int, more: int) -> tuple[tuple[int, int], ...]:
    """Return (cards that joined, letter then) for up to ``more`` cards of a number, fewest first."""
    found: dict[int, int] = {letter: 0}
    reached = [letter]
    for joined in range(1, more + 1):
        reached = [
            added
            for before in reached
            for added in (WITH_KINGS[before >> 4][1] * 16 + (before & 15), (before & 240) + WITH_KINGS[before & 15][1])
            if _NO_LOAD not in (added >> 4, added & 15)
        ]
        for added in reached:
            found.setdefault(added, joined)
    return tuple(sorted((joined, added) for added, joined in found.items()))
