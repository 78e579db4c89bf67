"""What the rest of a hand brings a seat where hands may be revealed (明牌): a walk over the tiles that are left.

The seats draw in turn, every unseen tile equally likely. An open hand wins what it waits for and discards all else,
whoever waits for that; what it wins costs exactly what the rules say. A hidden hand is revealed sooner or later; until
then it is free to keep what an open hand waits for. So is the seat itself as long as it hides its hand: rather than
feed an open one it may give up. The rates were counted in hands of the regular bot. Values are thousandths of a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hupai.bots.base import POINT
from hupai.mahjong.bots.aims import Worth, on_discard
from hupai.mahjong.bots.chances import ONE
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.standings import standings
from hupai.mahjong.rules.exhausted_payments import exhausted_payments
from hupai.mahjong.rules.pair_factors import REVEALED_FACTOR, revealed_factor
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF, WinClaim
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.tiles import Kind, kinds_in
from hupai.table.payments import totals
from hupai.table.seats import Seat

HIDDEN_TO_HIDDEN: Final = 54
"""How often a hidden seat discards a tile that a hidden hand waits for, in percent of a random unseen tile …"""
HIDDEN_TO_OPEN: Final = 2
"""… and one that it sees an open hand wait for."""
OPEN_TO_ANY: Final = 70
"""How often an open hand, which discards what it draws, discards a tile that another one waits for."""
OPENED_BY_ROUND: Final = (0, 3, 9, 19, 31, 43, 53, 61, 68)
"""How often a hand that is hidden now lies open, in percent, by the rounds that are played …"""
OPENED_FROM_NOW: Final = (0, 25, 43, 55, 62, 68, 73)
"""… and at most, by the rounds from now."""
WINS_BY_ROUND: Final = (3, 9, 21, 37, 49, 61, 73, 82, 86, 97)
"""How often the seat of such a hand wins before its next turn, in thousandths, by the rounds that are played …"""
WINS_FROM_NOW: Final = (38, 57, 72, 86, 91, 94, 96, 106)
"""… and at most, by the rounds from now."""
WIN_COST: Final = 2364
"""What such a win costs each other seat on average, in thousandths of the worth of a plain hand."""
OPEN_WAITS: Final = 10
"""How many in a hundred unseen tiles a hand waits for that is revealed later …"""
FEED_COST: Final = 2806
"""… and what it costs on average to discard one of them, in thousandths of the worth of a plain hand."""
FREE: Final = 300
"""What a hidden hand that waits is worth more for each hidden hand of another seat, because it is not bound …"""
NARROW: Final = 75
"""… and for each unseen tile that it waits for less than WIDE: it may still come to wait for more."""
WIDE: Final = 8

Wins = Mapping[Kind, Worth]
"""What a hand of thirteen tiles waits for, with the worth of each win."""


class _Draw(NamedTuple):
    """What the turn of one seat brings on average, and how likely the hand goes on after it, in 65536ths."""

    gain: int
    stays: int


class _Turns(NamedTuple):
    """The turns of another seat, its hand being hidden and being open."""

    hidden: _Draw | None
    """None for a hand that lies open already."""
    open_: _Draw


class Showdown:
    """One decision of a seat where hands may be revealed."""

    def __init__(self, outlook: Outlook, plain: int) -> None:
        """``plain`` is the worth of a plain hand."""
        seen = self._seen = outlook.seen
        self._live, self._unseen = outlook.live, outlook.unseen
        self._me = me = seen.seat
        seats = len(seen.playing)
        self._others = [seat for step in range(1, seats) if seen.playing[seat := (me + step) % seats]]
        self._round = seen.discards // seats
        self._plain = plain
        self._hidden = standings(seen)
        self._shown = list(self._hidden)
        self._shown[me] = SeatStanding(revealed=seen.revealed[me] or max(seen.revealed) + 1)
        self._waits = {seat: seen.open_waits[seat] for seat in self._others if seen.revealed[seat]}
        self._fold = self._walk({}, shown=False, plays=False)

    @property
    def given_up(self) -> int:
        """What the rest of the hand brings the seat if it never wins and never feeds an open hand."""
        return self._fold[-1]

    def waiting(self, wins: Wins, *, shown: bool) -> int:
        """Return what the rest of the hand brings the seat if it waits for these tiles, revealed (``shown``) or not."""
        value = self._walk(wins, shown=shown)[-1]
        if shown:
            return value
        left = sum([self._live[kind] for kind in wins])
        free = FREE + NARROW * max(WIDE - left, 0)
        return value + free * self._plain * (len(self._others) - len(self._waits))

    # --- the walk ------------------------------------------------------------------------------------

    def _walk(self, wins: Wins, *, shown: bool, plays: bool = True) -> list[int]:
        """Return what the rest of the hand brings, by the number of tiles in the wall."""
        stands = self._shown if shown else self._hidden
        turns = [self._turns_of(seat, wins, stands) for seat in self._others]
        seats = len(turns) + 1
        gain, ends = self._own_draw(wins, stands)
        fed, feeds = self._feeding(wins, stands)
        to_come = len(turns) - len(self._waits)
        value = self._at_end(stands)
        found = [value]
        for left in range(1, self._seen.wall_left + 1):
            rounds, place = divmod(self._seen.wall_left - left, seats)
            opened = self._opened_in(rounds)
            if place < len(turns):
                value = self._after_turn(turns[place], opened, rounds, value)
            elif plays:
                later = ONE * to_come * opened * OPEN_WAITS // 10_000
                given = [-fed, -FEED_COST * self._plain]
                if not shown:
                    given = [max(cost, self._fold[left - 1]) for cost in given]
                rest = ONE - ends - feeds - later
                value = gain + (rest * value + feeds * given[0] + later * given[1]) // ONE
            found.append(value)
        return found

    def _after_turn(self, turns: _Turns, opened: int, rounds: int, value: int) -> int:
        """Return what the hand brings before the turn of another seat, by what it brings after it."""
        by_open = turns.open_.gain + turns.open_.stays * value // ONE
        if turns.hidden is None:
            return by_open
        wins = ONE * self._wins_in(rounds) // 1000
        gain = (turns.hidden.gain * (100 - opened) + turns.open_.gain * opened) // 100
        stays = (turns.hidden.stays * (100 - opened) + turns.open_.stays * opened) // 100
        return gain + ((stays - wins) * value - wins * WIN_COST * self._plain) // ONE

    def _wins_in(self, rounds: int) -> int:
        """Return how often a hand that is hidden now wins in the turn after so many rounds, in thousandths."""
        return min(_at(WINS_BY_ROUND, self._round + rounds), _at(WINS_FROM_NOW, rounds))

    def _opened_in(self, rounds: int) -> int:
        """Return how often a hand that is hidden now lies open after so many rounds, in percent."""
        return min(_at(OPENED_BY_ROUND, self._round + rounds), _at(OPENED_FROM_NOW, rounds))

    def _at_end(self, stands: Sequence[SeatStanding]) -> int:
        """Return what the seat gets if the wall runs out."""
        return POINT * totals(exhausted_payments(self._seen.rules, stands), len(stands))[self._me]

    # --- turns ---------------------------------------------------------------------------------------

    def _own_draw(self, wins: Wins, stands: Sequence[SeatStanding]) -> tuple[int, int]:
        """Return what the seat wins on average by one draw, and how often it does, in 65536ths."""
        gain = copies = 0
        for kind, worth in wins.items():
            copies += self._live[kind]
            gain += self._live[kind] * sum([self._paid(worth.own, seat, stands) for seat in self._others])
        return POINT * gain // self._unseen, ONE * copies // self._unseen

    def _feeding(self, wins: Wins, stands: Sequence[SeatStanding]) -> tuple[int, int]:
        """Return what a tile costs that an open hand waits for, and how often the seat draws one, in 65536ths."""
        bits = 0
        for waits in self._waits.values():
            bits |= waits
        copies = cost = 0
        for kind in kinds_in(bits):
            if self._live[kind] and kind not in wins:
                copies += self._live[kind]
                fed = [seat for seat, waits in self._waits.items() if waits >> kind & 1]
                cost += self._live[kind] * sum([self._owed(seat, kind, self._me, stands) for seat in fed])
        return (POINT * cost // copies, ONE * copies // self._unseen) if copies else (0, 0)

    def _turns_of(self, seat: Seat, wins: Wins, stands: Sequence[SeatStanding]) -> _Turns:
        if seat not in self._waits:
            opened = list(stands)
            opened[seat] = SeatStanding(revealed=max([stand.revealed for stand in stands]) + 1)
            return _Turns(self._turn(seat, wins, stands), self._turn(seat, wins, opened))
        found = self._turn(seat, wins, stands)
        copies = cost = 0
        for kind in kinds_in(self._waits[seat]):
            if self._live[kind]:
                copies += self._live[kind]
                cost += self._live[kind] * self._owed(seat, kind, None, stands)
        return _Turns(
            None, _Draw(found.gain - POINT * cost // self._unseen, found.stays - ONE * copies // self._unseen)
        )

    def _turn(self, seat: Seat, wins: Wins, stands: Sequence[SeatStanding]) -> _Draw:
        """Return what the discards of another seat bring; it keeps what it waits for itself."""
        gain = ends = 0
        is_open = stands[seat].revealed > 0
        to_open = OPEN_TO_ANY if is_open else HIDDEN_TO_OPEN
        to_me = to_open if stands[self._me].revealed or is_open else HIDDEN_TO_HIDDEN
        factor = revealed_factor(self._seen.rules, stands[self._me], stands[seat])
        own = self._waits.get(seat, 0)
        for kind, worth in wins.items():
            paid = on_discard(self._seen.rules, worth.other, has_wild=False, factor=min(factor, REVEALED_FACTOR))
            if paid and not own >> kind & 1:
                ends += to_me * self._live[kind]
                gain += to_me * self._live[kind] * self._paid(paid, seat, stands)
        for other, waits in self._waits.items():
            if other != seat:
                kinds = [kind for kind in kinds_in(waits & ~own) if kind not in wins]
                ends += to_open * sum([self._live[kind] for kind in kinds])
        ends = min(ends, 50 * self._unseen)
        return _Draw(POINT * gain // (100 * self._unseen), ONE - ONE * ends // (100 * self._unseen))

    # --- payments ------------------------------------------------------------------------------------

    def _paid(self, multiplier: int, payer: Seat, stands: Sequence[SeatStanding]) -> int:
        """Return the stakes that another seat pays for a win of the seat."""
        rules = self._seen.rules
        paid = multiplier * revealed_factor(rules, stands[self._me], stands[payer])
        return min(paid, rules.cap) if rules.cap else paid

    def _owed(self, winner: Seat, kind: Kind, source: Seat | None, stands: Sequence[SeatStanding]) -> int:
        """Return what the seat pays for this tile to an open hand, which draws it itself if there is no ``source``."""
        seen = self._seen
        hand = list(seen.open_hands[winner])
        hand[kind] += 1
        by = BY_SELF if source is None else BY_DISCARD
        value = seen.rules.worth_of(WinClaim(tuple(hand), seen.melds[winner], kind, by, revealed=True))
        if value is None:
            return 0
        paid = win_payments(seen.rules, winner, by, value, source, stands)
        return sum([payment.points for payment in paid if payment.payer == self._me])


def _at(table: Sequence[int], place: int) -> int:
    return table[min(place, len(table) - 1)]
