"""How many tiles of one suit a choice of melds and a pair can use: what the distance to a ready hand is made of.

A *target* is any choice of melds and at most one pair in a suit. It uses a natural tile for each place that the suit
has a tile for. An automaton reads the counts of the nine ranks; at each rank it opens up to two runs (three equal runs
are three triplets), and may lay a triplet and a pair. A state keeps, for each number of open runs, the most tiles used
by each number of melds. States and steps are made on first use and kept, as in a game a few hundred of them serve.

The most tiles used by each number of melds are bits of an int, a *usage*: the bit ``16 * melds + tiles``. So opening a
meld that uses two tiles is a shift by 18, and joining the choices of two suits is a shift for each bit.
"""

from __future__ import annotations

from functools import partial

from hupai.mahjong.hand.cover import Pattern
from hupai.mahjong.hand.kept import MOST, Kept
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


def _useful(usage: Usage, beaten: Usage = 0) -> Usage:
    """Return the bits that use more tiles than any bit with fewer melds, or than ``beaten`` does with as many."""
    if not usage:
        return 0
    kept = best = 0
    for place in range(0, MELD * (MOST_MELDS + 1), MELD):
        best = max(best, (beaten >> place & _TILES).bit_length())
        tiles = (usage >> place & _TILES).bit_length()
        if tiles > best:
            kept |= 1 << place + tiles - 1
            best = tiles
    return kept


class State(dict[int, "State"]):
    """What the ranks read so far allow; maps the count of the next rank to the next state."""

    __slots__ = ("automaton", "slots")

    def __init__(self, automaton: Automaton, slots: _Slots) -> None:
        super().__init__()
        self.automaton = automaton
        self.slots = slots

    def __missing__(self, count: int) -> State:
        state = self[count] = self.automaton.step(self.slots, count)
        return state

    def gains(self) -> Gains:
        """Return the useful bits of the whole suit, once all its ranks are read: no run is open."""
        plain, paired = self.slots[0]
        return _places(plain), _places(_useful(paired, plain))


def _places(usage: Usage) -> tuple[int, ...]:
    return tuple(place for place in range(usage.bit_length()) if usage >> place & 1)


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
        following = tuple(
            (_useful(plain[slot] & _ROOM), _useful(paired[slot] & _ROOM)) for slot in range(_SLOTS)
        )
        state = self.known.get(following)
        if state is None:
            if len(self.known) >= MOST:
                self.known.clear()
                self.start.clear()
            state = self.known[following] = State(self, following)
        return state


def _in_suit(automaton: Automaton, pattern: Pattern) -> Gains:
    """Return the gains of a suit."""
    state = automaton.start
    for count in pattern:
        state = state[count]
    return state.gains()


def _of_honours(limit: int, pattern: Pattern) -> Gains:
    """Return the gains of the honours, which form no runs."""
    plain, paired = 1, 0
    for count in pattern:
        if count:
            triplet = plain << MELD + min(count, 3)
            pair = plain << min(count, 2)
            both = plain << MELD + min(count, 5) if limit > COPIES else 0
            paired = _useful((paired | paired << MELD + min(count, 3) | pair | both) & _ROOM)
            plain = _useful((plain | triplet) & _ROOM)
    return _places(plain), _places(_useful(paired, plain))


SUIT_GAINS: Kept[Pattern, Gains] = Kept(partial(_in_suit, Automaton(NATURAL)))
SUIT_GAINS_WITH_WILDS: Kept[Pattern, Gains] = Kept(partial(_in_suit, Automaton(WITH_WILDS)))
HONOUR_GAINS: Kept[Pattern, Gains] = Kept(partial(_of_honours, NATURAL))
HONOUR_GAINS_WITH_WILDS: Kept[Pattern, Gains] = Kept(partial(_of_honours, WITH_WILDS))


def most_used(gains: tuple[Gains, Gains, Gains, Gains], melds: int) -> int:
    """Return the most natural tiles that this many melds and one pair use, all suits together."""
    plain, paired = 1, 0
    for without, with_pair in gains:
        before, before_paired = plain, paired
        plain = paired = 0
        for place in without:
            plain |= before << place
            paired |= before_paired << place
        for place in with_pair:
            paired |= before << place
    usage = plain | paired
    best = 0
    for _ in range(melds + 1):
        best |= usage & _TILES
        usage >>= MELD
    return best.bit_length() - 1
