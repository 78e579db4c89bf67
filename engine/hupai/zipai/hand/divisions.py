"""Every way to divide loose cards into groups: the exact, slow half of the win check.

It runs once a hand has won, to say how; :mod:`hupai.zipai.hand.automaton` says quickly whether a hand can win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.melds import CHI, JIANG, SET_SIZE, SHAPES

Group = tuple[int, int]
"""(kind of group, kind of its cards; for CHI the shape number)."""

_SHAPES_FROM: tuple[tuple[tuple[Group, tuple[Kind, ...]], ...], ...] = tuple(
    tuple(
        ((CHI, number), shape.cards)
        for number, shape in enumerate(SHAPES)
        if shape is not None and shape.cards[0] == kind
    )
    for kind in range(KINDS)
)
"""For each kind, the shapes whose lowest card it is."""


def divisions(loose: Sequence[int], sets: Mapping[Kind, tuple[int, ...]], *, pair: bool) -> Iterator[tuple[Group, ...]]:
    """Yield every division of ``loose`` (copies of each of the 20 kinds) that uses all the cards.

    ``sets`` names the sets of three or four equal cards a kind may form, as kinds of group (PENG, WEI,
    KAN, TI); ``pair`` asks for exactly one 将, otherwise there is none. Each division comes once, its
    groups in ascending order of their lowest card.
    """
    choices = []
    for kind in range(KINDS):
        equal = [((group, kind), (kind,) * SET_SIZE[group]) for group in (*sets.get(kind, ()), JIANG)]
        choices.append((*equal, *_SHAPES_FROM[kind]))
    yield from _divide(list(loose), choices, 0, 0, pair, ())


def _divide(
    loose: list[int],
    choices: Sequence[Sequence[tuple[Group, tuple[Kind, ...]]]],
    kind: Kind,
    start: int,
    pair: bool,
    done: tuple[Group, ...],
) -> Iterator[tuple[Group, ...]]:
    """Cover the lowest card left; choices of one kind are taken in order, so no division repeats."""
    while kind < KINDS and not loose[kind]:
        kind, start = kind + 1, 0
    if kind == KINDS:
        if not pair:
            yield done
        return
    for index in range(start, len(choices[kind])):
        group, cards = choices[kind][index]
        is_pair = group[0] == JIANG
        if is_pair and not pair:
            continue
        for card in cards:
            loose[card] -= 1
        if min(loose[card] for card in cards) >= 0:
            yield from _divide(loose, choices, kind, index, pair and not is_pair, (*done, group))
        for card in cards:
            loose[card] += 1
