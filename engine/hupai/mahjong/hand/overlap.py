"""How many tiles of one suit a choice of melds and a pair can use: what the distance to a ready hand is made of.

A *target* is any choice of melds and at most one pair in a suit. It uses a natural tile for each place that the suit
has a tile for. An automaton reads the counts of the nine ranks; at each rank it opens up to two runs (three equal runs
are three triplets), and may lay a triplet and a pair. A state keeps, for each number of open runs, the most tiles used
by each number of melds. States and steps are made on first use and kept, as in a game a few hundred of them serve.

The most tiles used by each number of melds are bits of an int, a *usage*: the bit ``16 * melds + tiles``. So opening a
meld that uses two tiles is a shift by 18, and joining the choices of two suits is a shift for each bit.
"""

from __future__ import annotations

from hupai.mahjong.hand.cover import Pattern
from hupai.mahjong.hand.memo import MOST, Memo
from hupai.mahjong.tiles import COPIES

MELD = 16
"""Bits of a usage for each number of melds; no hand has more than 14 tiles."""
MOST_MELDS = 4

Usage = int
"""A set of (melds, tiles used), as the bits ``MELD * melds + tiles``."""

Gains = tuple[tuple[int, ...], tuple[int, ...]]
"""The useful bits of a suit's usage, ascending, without a pair and with one."""

NATURAL = COPIES
"""Limit of copies of a kind in a target: only as many as the deck has."""
WITH_WILDS = 6
"""Limit of copies where wilds stand for a fifth and a sixth."""

_Slots = tuple[tuple[Usage, Usage], ...]
"""The usages without and with a pair by slot: ``3 *`` runs that need this rank and no more, plus runs that need two."""

_Move = tuple[int, int, int]
"""(slot reached, shift of the usage, pairs laid)."""

_SLOTS = 9
_ROOM = (1 << MELD * (MOST_MELDS + 1)) - 1
_TILES = (1 << MELD) - 1


def _moves(slot: int, count: int, limit: int) -> list[_Move]:
    """Return what may be laid at a rank with that many natural tiles, with the open runs of a slot."""
    ending, going = divmod(slot, 3)
    found = []
    for runs in range(3):
        for triplets in range(2):
            for pairs in range(2):
                needed = ending + going + runs + 3 * triplets + 2 * pairs
                if needed <= limit:
                    found.append((3 * going + runs, MELD * (runs + triplets) + min(count, needed), pairs))
    return found


def _in_each(bits: int) -> int:
    """Return these bits of each number of melds."""
    return sum(bits << MELD * melds for melds in range(MOST_MELDS + 1))


_SHIFTS = tuple((shift, _in_each(_TILES >> shift)) for shift in (1, 2, 4, 8))
"""By what a usage is shifted to fill the bits below its own, and the bits that do not come from more melds."""


def _up_to(usage: Usage) -> int:
    """Return the usage with all bits below those that are set, each number of melds for itself."""
    for shift, within in _SHIFTS:
        usage |= usage >> shift & within
    return usage


def _useful(usage: Usage, beaten: Usage = 0) -> Usage:
    """Return the bits that use more tiles than any bit with fewer melds, or than ``beaten`` does with as many."""
    if not usage:
        return 0
    filled = _up_to(usage)
    shift, within = _SHIFTS[0]
    highest = filled ^ (filled >> shift & within)
    barred = filled << MELD
    if beaten:
        beaten = _up_to(beaten)
        barred |= beaten | beaten << MELD
    for lanes in (1, 2):
        barred |= barred << MELD * lanes
    return highest & ~barred & _ROOM


def _both_useful(plain: Usage, paired: Usage) -> tuple[Usage, Usage]:
    """Return the useful bits without and with a pair: who lays a pair must use more tiles than without."""
    plain &= _ROOM
    return _useful(plain), _useful(paired & _ROOM, plain)


class State(dict[int, "State"]):
    """What the ranks read so far allow; maps the count of the next rank to the next state."""

    __slots__ = ("_gains", "automaton", "slots")

    def __init__(self, automaton: Automaton, slots: _Slots) -> None:
        super().__init__()
        self.automaton = automaton
        self.slots = slots
        self._gains: Gains | None = None

    def __missing__(self, count: int) -> State:
        state = self[count] = self.automaton.step(self.slots, count)
        return state

    def gains(self) -> Gains:
        """Return the useful bits of the whole suit, once all its ranks are read: no run is open."""
        if self._gains is None:
            plain, paired = self.slots[0]
            self._gains = _places(plain), _places(paired)
        return self._gains


def _places(usage: Usage) -> tuple[int, ...]:
    places = []
    while usage:
        lowest = usage & -usage
        places.append(lowest.bit_length() - 1)
        usage ^= lowest
    return tuple(places)


class Automaton:
    """All states for one limit of copies."""

    def __init__(self, limit: int) -> None:
        self.moves = [[_moves(slot, count, limit) for count in range(COPIES + 1)] for slot in range(_SLOTS)]
        self.known: dict[_Slots, State] = {}
        self.start = State(self, ((1, 0), *((0, 0) for _ in range(_SLOTS - 1))))

    def step(self, slots: _Slots, count: int) -> State:
        """Return the state after one more rank with that many tiles."""
        plain, paired = [0] * _SLOTS, [0] * _SLOTS
        for slot, (before, before_paired) in enumerate(slots):
            if not before and not before_paired:
                continue
            for reached, shift, pairs in self.moves[slot][count]:
                if pairs:
                    paired[reached] |= before << shift
                else:
                    plain[reached] |= before << shift
                    paired[reached] |= before_paired << shift
        following = tuple([_both_useful(*usages) for usages in zip(plain, paired, strict=True)])
        state = self.known.get(following)
        if state is None:
            if len(self.known) >= MOST:
                self.known.clear()
                self.start.clear()
            state = self.known[following] = State(self, following)
        return state


def _of_suits(automaton: Automaton) -> Memo[Pattern, Gains]:
    """Return the table of the gains of suits."""
    table: Memo[Pattern, Gains]

    def gains(pattern: Pattern) -> Gains:
        mirrored = table.get(pattern[::-1])
        if mirrored is not None:
            return mirrored
        state = automaton.start
        for count in pattern:
            state = state[count]
        return state.gains()

    table = Memo(gains)
    return table


def _of_honours(limit: int) -> Memo[Pattern, Gains]:
    """Return the table of the gains of honours, which form no runs: only the numbers of equal tiles count."""

    def gains(counts: Pattern) -> Gains:
        plain, paired = 1, 0
        for count in counts:
            if count:
                triplet = plain << MELD + min(count, 3)
                pair = plain << min(count, 2)
                both = plain << MELD + min(count, 5) if limit > COPIES else 0
                paired = paired | paired << MELD + min(count, 3) | pair | both
                plain, paired = _both_useful(plain | triplet, paired)
        return _places(plain), _places(paired)

    by_counts = Memo(gains)
    return Memo(lambda pattern: by_counts[tuple(sorted(pattern))])


SUIT_GAINS = _of_suits(Automaton(NATURAL))
SUIT_GAINS_WITH_WILDS = _of_suits(Automaton(WITH_WILDS))
HONOUR_GAINS = _of_honours(NATURAL)
HONOUR_GAINS_WITH_WILDS = _of_honours(WITH_WILDS)


def _together(halves: tuple[Gains, Gains]) -> tuple[Usage, Usage]:
    """Return everything that two patterns use together, without a pair and with one."""
    (plain, paired), (other_plain, other_paired) = halves
    others = sum([1 << place for place in other_plain])
    others_paired = sum([1 << place for place in other_paired])
    without = with_pair = 0
    for place in plain:
        without |= others << place
        with_pair |= others_paired << place
    for place in paired:
        with_pair |= others << place
    return without, with_pair


def _joined(halves: tuple[Gains, Gains]) -> Gains:
    """Return the gains of two patterns together."""
    plain, paired = _both_useful(*_together(halves))
    return _places(plain), _places(paired)


def _most(halves: tuple[Gains, Gains]) -> tuple[int, ...]:
    """Return the most tiles that two halves of a hand use, by the number of melds; a pair is laid if it uses more."""
    plain, paired = _together(halves)
    usage = plain | paired
    best, most = 0, []
    for _ in range(MOST_MELDS + 1):
        best |= usage & _TILES
        most.append(best.bit_length() - 1)
        usage >>= MELD
    return tuple(most)


_JOINED: Memo[tuple[Gains, Gains], Gains] = Memo(_joined)
_MOST: Memo[tuple[Gains, Gains], tuple[int, ...]] = Memo(_most)
"""Two halves of a hand together: suits have few different gains, so the tables soon know most of their pairs."""


def most_used(gains: tuple[Gains, Gains, Gains, Gains], melds: int) -> int:
    """Return the most natural tiles that this many melds and one pair use, all suits together."""
    return _MOST[_JOINED[gains[:2]], _JOINED[gains[2:]]][melds]
