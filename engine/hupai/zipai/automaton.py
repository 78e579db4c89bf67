"""The most 胡息 that loose cards can make when all of them must be used: the fast half of the win check.

Numbers are read from one to ten. What matters at a number is which runs are still open and which choices
were made before, so dividing a hand is a walk through a finite automaton whose input letter is "how many
small and big cards of this number". A *configuration* is one way of having divided the numbers so far; a
*state* is the set of all configurations still possible, each with its best 胡息. States and the steps
between them are made when first met and kept, so that a check costs ten look-ups. Kings stand for any
card: a walk that starts with k kings lets configurations add them at any number.

Letters are ``small * 8 + big`` of the *loads* below. The walk knows only loose cards: laid groups and 坎
are added by :mod:`hupai.zipai.winning`, which also tells the exact division.
"""

from __future__ import annotations

from hupai.zipai.cards import NUMBERS
from hupai.zipai.melds import KAN, PENG, SET_HUXI, TI

LOAD_COPIES = (0, 1, 2, 3, 3, 4, 5)
LOAD_PENG = 3
"""Load of a pair completed by somebody else's card: three loose copies whose triple is a 碰."""
LOAD_TRIPLE = 4
"""Load of three loose copies whose triple counts as 坎 or 偎: completed by an own flip or by kings."""
LOAD_QUAD = 5
"""Load of a pair and two kings, or a drawn triple and a king: may become a 提."""

MAX_STATES = 60_000
"""States kept at most (about 25 MB); past it all are forgotten, which costs time and nothing else."""

Outcome = tuple[int, int, int]
"""Best 胡息 of the loose cards, -1 if impossible: (no pair left, one pair left, one pair and a king-made quad)."""

_NONE: Outcome = (-1, -1, -1)


class State(dict[int, "State"]):
    """A set of configurations after some numbers; maps the next letter to the next state.

    ``outcome`` is set on the states after ten. A state without configurations is falsy in ``alive``.
    """

    __slots__ = ("alive", "level", "outcome", "ways")

    def __init__(self, level: int, ways: tuple[tuple[tuple[int, ...], int], ...]) -> None:
        super().__init__()
        self.level = level
        self.ways = ways
        self.alive = bool(ways)
        self.outcome: Outcome = _outcome(ways) if level == NUMBERS else _NONE

    def __missing__(self, letter: int) -> State:
        return _step(self, letter)

    __hash__ = object.__hash__


# A configuration is a tuple of small ints:
# open runs needing this number only / this and the next one, small then big; open 二七十, small and big;
# whether a pair and a quad were taken; kings left.
_START = (0, 0, 0, 0, 0, 0, 0, 0)

_known: dict[tuple[int, tuple[tuple[tuple[int, ...], int], ...]], State] = {}


def _intern(level: int, ways: tuple[tuple[tuple[int, ...], int], ...]) -> State:
    if level < NUMBERS and not ways:
        return DEAD
    key = (level, ways)
    state = _known.get(key)
    if state is None:
        if len(_known) >= MAX_STATES:
            forget()
        state = _known[key] = State(level, ways)
    return state


def forget() -> None:
    """Drop every state met so far; walks begun before stay valid."""
    _known.clear()
    for start in STARTS:
        start.clear()


def known_states() -> int:
    """Return how many states are kept now."""
    return len(_known)


def _outcome(ways: tuple[tuple[tuple[int, ...], int], ...]) -> Outcome:
    best = [-1, -1, -1]
    for config, huxi in ways:
        pair, quad, kings = config[6], config[7], config[8]
        if any(config[:6]) or kings or (quad and not pair):
            continue
        slot = 2 if quad else pair
        if huxi > best[slot]:
            best[slot] = huxi
    return (best[0], best[1], best[2])


class _Dead(State):
    """The state of a division that cannot succeed any more: every letter leads back to it."""

    __slots__ = ()

    def __missing__(self, letter: int) -> State:
        return self


DEAD: State = _Dead(NUMBERS, ())

STARTS: tuple[State, ...] = tuple(
    State(0, (((*_START, kings), 0),)) for kings in range(3)
)
"""Where a walk begins, by the number of kings in the hand."""


def _step(state: State, letter: int) -> State:
    """Make and remember the state that follows ``state`` on ``letter``."""
    best: dict[tuple[int, ...], int] = {}
    small, big = letter >> 3, letter & 7
    for config, huxi in state.ways:
        kings = config[8]
        for add_small in range(kings + 1):
            small_load = _with_kings(small, add_small)
            for add_big in range(kings - add_small + 1):
                big_load = _with_kings(big, add_big)
                if small_load < 0 or big_load < 0:
                    continue
                left = kings - add_small - add_big
                for following, gained in _number(state.level, config, small_load, big_load):
                    key = (*following, left)
                    if best.get(key, -1) < huxi + gained:
                        best[key] = huxi + gained
    result = _intern(state.level + 1, tuple(sorted(best.items())))
    state[letter] = result
    return result


def _with_kings(load: int, kings: int) -> int:
    """Return the load after kings joined: triples and quads made with kings count in full."""
    if not kings:
        return load
    copies = LOAD_COPIES[load] + kings
    if copies <= 2:
        return copies
    return copies + 1 if copies <= 5 else -1


_SINGLES = tuple(
    (small, big, 2 * mixed_small + mixed_big, mixed_small + 2 * mixed_big)
    for small in range(6)
    for big in range(6)
    for mixed_small in range(3)
    for mixed_big in range(3)
    if 2 * mixed_small + mixed_big <= small and mixed_small + 2 * mixed_big <= big
)
"""(small, big, small used, big used) for every number of 绞 two small and one big, one small and two big."""

_MIXED: dict[tuple[int, int], list[tuple[int, int]]] = {}
for _s, _b, _us, _ub in _SINGLES:
    _MIXED.setdefault((_s, _b), []).append((_us, _ub))


def _sets(load: int, size: int, rest: int) -> list[tuple[int, int, int, int]]:
    """Return (copies used, 胡息, pairs, quads) for the sets of equal cards ``rest`` loose copies can give."""
    found = [(0, 0, 0, 0)]
    if rest >= 2:
        found.append((2, 0, 1, 0))
    if load >= LOAD_PENG and rest >= 3:
        value = SET_HUXI[PENG if load == LOAD_PENG else KAN][size]
        found.append((3, value, 0, 0))
        if rest >= 5:
            found.append((5, value, 1, 0))
    if load >= LOAD_QUAD and rest >= 4:
        found.append((4, SET_HUXI[TI][size], 0, 1))
    return found


def _number(
    level: int, config: tuple[int, ...], small_load: int, big_load: int
) -> list[tuple[tuple[int, ...], int]]:
    """Return every way to place the cards of one number: (configuration without kings, 胡息 gained)."""
    small_last, small_open, big_last, big_open, small_270, big_270, pair, quad = config[:8]
    small = LOAD_COPIES[small_load] - small_last - small_open
    big = LOAD_COPIES[big_load] - big_last - big_open
    if level in (6, 9):
        small -= small_270
        big -= big_270
    if small < 0 or big < 0:
        return []
    found = []
    for take_small in range(small + 1 if level == 1 else 1):
        for take_big in range(big + 1 if level == 1 else 1):
            if level == 1:
                small_270, big_270 = take_small, take_big
            elif level == 9:
                small_270 = big_270 = 0
            gained_270 = 3 * take_small + 6 * take_big
            for used_small, used_big in _MIXED[small - take_small, big - take_big]:
                rest_small = small - take_small - used_small
                rest_big = big - take_big - used_big
                for s_used, s_huxi, s_pair, s_quad in _sets(small_load, 0, rest_small):
                    for b_used, b_huxi, b_pair, b_quad in _sets(big_load, 1, rest_big):
                        pairs, quads = pair + s_pair + b_pair, quad + s_quad + b_quad
                        start_small, start_big = rest_small - s_used, rest_big - b_used
                        if pairs > 1 or quads > 1 or (level > 7 and (start_small or start_big)):
                            continue
                        runs = 3 * start_small + 6 * start_big if level == 0 else 0
                        found.append(
                            (
                                (
                                    small_open,
                                    start_small,
                                    big_open,
                                    start_big,
                                    small_270,
                                    big_270,
                                    pairs,
                                    quads,
                                ),
                                gained_270 + s_huxi + b_huxi + runs,
                            )
                        )
    return found


def walk(letters: list[int], kings: int = 0) -> Outcome:
    """Return the best 胡息 of ten letters of loose cards with ``kings`` kings (see :data:`Outcome`)."""
    state = STARTS[kings]
    for letter in letters:
        state = state[letter]
    return state.outcome
