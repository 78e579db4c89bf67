"""The most 胡息 that loose cards can make when all of them must be used: the fast half of the win check.

The automaton reads the numbers from one to ten. At each number only the open runs and the choices made before
matter, so dividing a hand is a walk through a finite automaton whose input letter is "how many small and big cards
of this number". A *configuration* is one way of dividing the numbers so far; a *state* is the set of all
configurations still possible. States and the steps between them are made on first use and kept, so a check costs
ten look-ups. There are several such automata with one set of rules: :data:`FITS` asks only whether the cards divide and
has few states, and :data:`FITS_DOWN` asks the same reading from ten to one; :data:`SCORES` also carries each
configuration's best 胡息 and is walked only with cards that fit; :data:`VALUES` carries every 胡息 a configuration can
have, for games in which fewer may pay better.

Letters are ``small * 16 + big`` of the *loads* below. The walk knows only loose cards:
:mod:`hupai.zipai.hand.waits` adds melds and 坎, :mod:`hupai.zipai.hand.king_walks` adds kings, and
:mod:`hupai.zipai.hand.winning` finds the exact division.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from hupai.zipai.cards import NUMBERS
from hupai.zipai.melds import KAN, PENG, SET_HUXI, TI

LOAD_COPIES = (0, 1, 2, 3, 3, 4, 5, 6, 7)
LOAD_PENG = 3
"""Load of a pair completed by somebody else's card: three loose copies whose triple is a 碰."""
LOAD_TRIPLE = 4
"""Load of three loose copies whose triple counts as 坎 or 偎: completed by an own flip or by kings."""
LOAD_QUAD = 5
"""Load of four copies, kings among them, such as a pair and two kings: may become a 提; 6, 7 and 8 are copies more."""

MAX_STATES = 40_000
"""States kept at most (about 26 MB); beyond that all are dropped, which costs only time."""

Outcome = tuple[int, int, int]
"""Best 胡息 of the loose cards, -1 if impossible: (no pair left, one pair left, one pair and a king-made quad)."""

IMPOSSIBLE: Outcome = (-1, -1, -1)

Values = tuple[int, int, int, int]
"""All 胡息 the loose cards can make, as sets in bits, for the same three cases and for a king-made quad without a pair,
which only the rest of an announced 王钓 may be; 0 if impossible."""

CARRY_NOTHING, CARRY_BEST, CARRY_ALL, DOWNWARD = range(4)
"""What a walk carries with each configuration: nothing, its best 胡息, or the set of all its 胡息 in bits. A walk
downward carries nothing either and reads the numbers from ten to one."""

_BITS = (6, 6, 64, 6)
"""Room for what is carried, below the configuration."""

_BEGINS, _GOES_ON, _ENDS, _LATE, _FIRST = (1 << bit for bit in range(5))


def _places(begins: int, goes_on: int, ends: int) -> list[int]:
    """Return what may happen at each level, in bits: a 二七十 begins, goes on and ends at those; no run begins late."""
    found = [_LATE * (level > 7) for level in range(NUMBERS)]
    found[0] |= _FIRST
    for level, what in ((begins, _BEGINS), (goes_on, _GOES_ON), (ends, _ENDS)):
        found[level] |= what
    return found


_PLACES = (*[_places(1, 6, 9)] * 3, _places(0, 3, 8))
"""The same by what a walk carries: downward the levels are met in the other order."""


class State(dict[int, "State"]):
    """A set of configurations after some numbers; maps the next letter to the next state."""

    __slots__ = ("alive", "bare_quad", "carries", "level", "outcome", "spectrum", "ways")

    def __init__(self, carries: int, level: int, ways: tuple[int, ...]) -> None:
        super().__init__()
        self.carries = carries
        """CARRY_NOTHING, CARRY_BEST, CARRY_ALL or DOWNWARD."""
        self.level = level
        """How many numbers were read."""
        self.ways = ways
        """Packed configurations, each with what it carries in its low bits, ascending."""
        self.alive = bool(ways)
        """Whether the cards read so far can be divided at all."""
        self.outcome: Outcome = IMPOSSIBLE
        """What the whole hand can be, once all numbers are read."""
        self.bare_quad = -1
        """The best 胡息 of the whole hand with a king-made quad and no pair."""
        self.spectrum: Values = (0, 0, 0, 0)
        """Every 胡息 of the whole hand, for a walk that carries all."""
        if level == NUMBERS:
            if carries == CARRY_ALL:
                self.spectrum = _values(ways)
            else:
                *best, self.bare_quad = _best(ways, _BITS[carries])
                self.outcome = (best[0], best[1], best[2])

    def __missing__(self, letter: int) -> State:
        return _step(self, letter)


class _Dead(State):
    """The state in which no division can succeed any more: every letter leads back to it."""

    __slots__ = ()

    def __missing__(self, letter: int) -> State:
        return self


# A configuration packs, from bit 6 up: open runs that need only this number (three bits), runs that need
# this and the next (three), the same two for big, open small and big 二七十 (two each), pair, quad.
def _pack(config: Sequence[int]) -> int:
    small_last, small_open, big_last, big_open, small_270, big_270, pair, quad = config
    return (
        small_last
        | small_open << 3
        | big_last << 6
        | big_open << 9
        | small_270 << 12
        | big_270 << 14
        | pair << 16
        | quad << 17
    )


def _unpack(packed: int) -> tuple[int, int, int, int, int, int, int, int]:
    return (
        packed & 7,
        packed >> 3 & 7,
        packed >> 6 & 7,
        packed >> 9 & 7,
        packed >> 12 & 3,
        packed >> 14 & 3,
        packed >> 16 & 1,
        packed >> 17,
    )


def _best(ways: tuple[int, ...], bits: int) -> list[int]:
    """Return the best of what the finished configurations carry, for each case of :data:`Values`."""
    best = [-1, -1, -1, -1]
    for slot, huxi in _finished(ways, bits):
        best[slot] = max(best[slot], huxi)
    return best


def _values(ways: tuple[int, ...]) -> Values:
    """Return every 胡息 of the finished configurations."""
    found = [0, 0, 0, 0]
    for slot, carried in _finished(ways, _BITS[CARRY_ALL]):
        found[slot] |= carried
    return (found[0], found[1], found[2], found[3])


def _finished(ways: tuple[int, ...], bits: int) -> Iterator[tuple[int, int]]:
    """Yield (case of the values, what is carried) of the configurations that may end a hand: no run or 二七十 open."""
    for way in ways:
        config = way >> bits
        pair, quad = config >> 16 & 1, config >> 17
        if not config & 0xFFFF:
            yield (3 - pair if quad else pair), way & (1 << bits) - 1


DEAD: State = _Dead(CARRY_NOTHING, NUMBERS, ())
FITS: State = State(CARRY_NOTHING, 0, (0,))
FITS_DOWN: State = State(DOWNWARD, 0, (0,))
SCORES: State = State(CARRY_BEST, 0, (0,))
VALUES: State = State(CARRY_ALL, 0, (1,))
"""Where walks begin: without 胡息 up and down, with the best, with all of them."""

_known: dict[tuple[int, int, tuple[int, ...]], State] = {}


def known_states() -> int:
    """Return how many states are kept now."""
    return len(_known)


def forget_states() -> None:
    """Drop every state made so far; walks begun before stay valid."""
    _known.clear()
    for start in (FITS, FITS_DOWN, SCORES, VALUES):
        start.clear()


def _step(state: State, letter: int) -> State:
    """Make and remember the state that follows ``state`` on ``letter``."""
    best: dict[int, int] = {}
    carries, bits = state.carries, _BITS[state.carries]
    carried = (1 << bits) - 1
    small, big = letter >> 4, letter & 15
    if small < len(LOAD_COPIES) and big < len(LOAD_COPIES):
        most_small, most_big = LOAD_COPIES[small], LOAD_COPIES[big]
        for way in state.ways:
            config = way >> bits
            if (config & 7) + (config >> 3 & 7) > most_small or (config >> 6 & 7) + (config >> 9 & 7) > most_big:
                continue  # an open run lacks this number
            before = way & carried
            for following, gained in _moves(_PLACES[carries][state.level], config, letter):
                if carries == CARRY_BEST:
                    best[following] = max(best.get(following, -1), before + gained)
                elif carries == CARRY_ALL:
                    best[following] = best.get(following, 0) | before << gained
                else:
                    best[following] = 0
    if not best:
        state[letter] = DEAD
        return DEAD
    key = (
        carries,
        state.level + 1,
        tuple(sorted(config << bits | value for config, value in best.items())),
    )
    result = _known.get(key)
    if result is None:
        if len(_known) >= MAX_STATES:
            forget_states()
        result = _known[key] = State(*key)
    state[letter] = result
    return result


def _mixed() -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Return, by (small, big) copies, the copies that every number of the two 绞 would use."""
    table: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for small in range(LOAD_COPIES[-1] + 1):
        for big in range(LOAD_COPIES[-1] + 1):
            table[small, big] = [
                (2 * more_small + more_big, more_small + 2 * more_big)
                for more_small in range(4)
                for more_big in range(4)
                if 2 * more_small + more_big <= small and more_small + 2 * more_big <= big
            ]
    return table


_MIXED = _mixed()


@cache
def _sets(load: int, size: int, rest: int) -> Sequence[tuple[int, int, int, int]]:
    """Return (copies used, 胡息, pairs, quads) for the sets of equal cards ``rest`` loose copies can give."""
    found = [(0, 0, 0, 0)]
    value = SET_HUXI[PENG if load == LOAD_PENG else KAN][size]
    for triples in range(rest // 3 + 1 if load >= LOAD_PENG else 1):
        for quads in range(2 if load >= LOAD_QUAD else 1):
            used, huxi = 3 * triples + 4 * quads, value * triples + SET_HUXI[TI][size] * quads
            for pairs in (0, 1):
                if 0 < used + 2 * pairs <= rest:
                    found.append((used + 2 * pairs, huxi, pairs, quads))
    return found


@lru_cache(maxsize=1 << 14)
def _moves(place: int, packed: int, letter: int) -> list[tuple[int, int]]:
    """Return every way to place the cards of one number: (following configuration, 胡息 gained)."""
    small_last, small_open, big_last, big_open, small_270, big_270, pair, quad = _unpack(packed)
    small_load, big_load = letter >> 4, letter & 15
    small = LOAD_COPIES[small_load] - small_last - small_open
    big = LOAD_COPIES[big_load] - big_last - big_open
    if place & (_GOES_ON | _ENDS):
        small -= small_270
        big -= big_270
    if small < 0 or big < 0:
        return []
    found = []
    takes = [(0, 0)]
    if place & _BEGINS:
        takes = [(s, b) for s in range(min(small, 3) + 1) for b in range(min(big, 3) + 1)]
    for take_small, take_big in takes:
        if place & _BEGINS:
            small_270, big_270 = take_small, take_big
        elif place & _ENDS:
            small_270 = big_270 = 0
        for used_small, used_big in _MIXED[small - take_small, big - take_big]:
            rest_small = small - take_small - used_small
            rest_big = big - take_big - used_big
            for s_used, s_huxi, s_pair, s_quad in _sets(small_load, 0, rest_small):
                for b_used, b_huxi, b_pair, b_quad in _sets(big_load, 1, rest_big):
                    pairs, quads = pair + s_pair + b_pair, quad + s_quad + b_quad
                    runs_small, runs_big = rest_small - s_used, rest_big - b_used
                    # A run starts at eight at the latest; one pair and one king-made quad at most.
                    if pairs > 1 or quads > 1 or (place & _LATE and (runs_small or runs_big)):
                        continue
                    huxi = s_huxi + b_huxi + 3 * take_small + 6 * take_big
                    if place & _FIRST:
                        huxi += 3 * runs_small + 6 * runs_big
                    following = (
                        small_open, runs_small, big_open, runs_big, small_270, big_270, pairs, quads
                    )  # fmt: skip
                    found.append((_pack(following), huxi))
    return found


def walk(letters: Sequence[int]) -> Outcome:
    """Return the best 胡息 of ten letters of loose cards (see :data:`Outcome`)."""
    state = FITS
    for letter in letters:
        state = state[letter]
        if not state.alive:
            return IMPOSSIBLE
    return IMPOSSIBLE if state.outcome == IMPOSSIBLE else best_huxi(letters)


def best_huxi(letters: Sequence[int]) -> Outcome:
    """Return the best 胡息 of letters that are known to fit, sooner than :func:`walk`."""
    state = SCORES
    for letter in letters:
        state = state[letter]
    return state.outcome


def every_huxi(letters: Sequence[int]) -> Values:
    """Return every 胡息 of letters that are known to fit."""
    state = VALUES
    for letter in letters:
        state = state[letter]
    return state.spectrum
