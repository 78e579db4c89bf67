"""Who sits where: the draw by lot of a stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from hupai.table.chance import Stream, derived_seed
from hupai.tournament.plan import Stage

_DRAWS: Final = 24
"""How many ways to seat everybody with everybody are drawn; the one with the fewest rounds is taken."""


@dataclass(frozen=True, slots=True, order=True)
class TableId:
    """Where a table is in the tournament; all numbers from 1."""

    stage: int
    session: int
    round: int
    number: int

    @property
    def text(self) -> str:
        """The four numbers, as a log writes them."""
        return f"{self.stage} {self.session} {self.round} {self.number}"


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the entrants in its seats, first seat first, and the seed of its hands."""

    id: TableId
    seats: tuple[int, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Draw:
    """The whole draw of a stage."""

    sessions: tuple[tuple[int, ...], ...]
    """The entrants of each session, in the order in which they were drawn."""
    tables: tuple[Table, ...]
    byes: tuple[tuple[TableId, int], ...]
    """Who sits out a round because the numbers do not divide: the round (its table has number 0) and the entrant."""


def draw(seed: str, number: int, stage: Stage, entrants: Sequence[int], seats: int) -> Draw:
    """Return the draw of a stage, its number from 1, for these entrants; the seed decides everything.

    Sessions differ by one entrant at most. Where tables are made up by lot alone, nobody sits out again before all
    others have.
    """
    lot = Stream(seed, f"draw{number}")
    drawn = list(entrants)
    lot.shuffle(drawn)
    sessions = tuple(tuple(drawn[start :: stage.sessions]) for start in range(stage.sessions))
    tables: list[Table] = []
    byes: list[tuple[TableId, int]] = []
    for place, session in enumerate(sessions, 1):
        for round_number, seated in enumerate(_rounds(lot, stage, session, seats), 1):
            for table, taken in enumerate(seated, 1):
                where = TableId(number, place, round_number, table)
                tables.append(Table(where, taken, _table_seed(seed, stage, where)))
            playing = {entrant for taken in seated for entrant in taken}
            where = TableId(number, place, round_number, 0)
            byes += [(where, entrant) for entrant in session if entrant not in playing]
    return Draw(sessions, tuple(tables), tuple(byes))


def _table_seed(seed: str, stage: Stage, where: TableId) -> str:
    """Return the seed of a table's hands: its own, or that of the whole round where all get the same deals."""
    table = 0 if stage.scoring == "duplicate" else where.number
    return derived_seed(seed, "table", where.stage, where.session, where.round, table)


Seated = list[tuple[int, ...]]


def _rounds(lot: Stream, stage: Stage, session: Sequence[int], seats: int) -> list[Seated]:
    if stage.seating == "meet":
        return _meetings(lot, session, seats, stage.rounds)
    sat_out: Counter[int] = Counter()
    return [_by_lot(lot, session, seats, sat_out) for _ in range(stage.rounds)]


def _by_lot(lot: Stream, session: Sequence[int], seats: int, sat_out: Counter[int]) -> Seated:
    """Return one round; ``sat_out`` counts who sat out, and this round is added to it."""
    order = list(session)
    lot.shuffle(order)
    order.sort(key=lambda entrant: -sat_out[entrant])
    seated = len(order) - len(order) % seats
    sat_out.update(order[seated:])
    playing = order[:seated]
    lot.shuffle(playing)
    return [tuple(playing[start : start + seats]) for start in range(0, seated, seats)]


def _meetings(lot: Stream, session: Sequence[int], seats: int, rounds: int) -> list[Seated]:
    """Return rounds in which everybody meets everybody, the fewest found; or so many ``rounds``, unless it is 0."""
    if rounds:
        return [seated for seated, _ in zip(_meeting_rounds(lot, session, seats), range(rounds), strict=False)]
    best: list[Seated] = []
    pairs = len(session) * (len(session) - 1) // 2
    for _ in range(_DRAWS):
        met: set[frozenset[int]] = set()
        found: list[Seated] = []
        for seated in _meeting_rounds(lot, session, seats):
            found.append(seated)
            met |= {frozenset(pair) for table in seated for pair in combinations(table, 2)}
            if len(met) == pairs or (best and len(found) >= len(best)):
                break
        if len(met) == pairs and (not best or len(found) < len(best)):
            best = found
    return best


def _meeting_rounds(lot: Stream, session: Sequence[int], seats: int) -> Iterator[Seated]:
    """Yield rounds without end in which new meetings come first.

    Whoever has met the fewest others is seated first, with somebody new: until all have met, every round has a meeting
    that is new.
    """
    met: Counter[frozenset[int]] = Counter()
    meetings: Counter[int] = Counter()
    sat_out: Counter[int] = Counter()
    while True:
        waiting = list(session)
        lot.shuffle(waiting)
        waiting.sort(key=lambda entrant: (meetings[entrant], -sat_out[entrant]))
        seated: Seated = []
        while len(waiting) >= seats:
            table = [waiting.pop(0)]
            while len(table) < seats:
                chosen = min(waiting, key=lambda other: sum(met[frozenset((other, one))] for one in table))
                waiting.remove(chosen)
                table.append(chosen)
            for pair in combinations(table, 2):
                together = frozenset(pair)
                meetings.update(pair if not met[together] else ())
                met[together] += 1
            lot.shuffle(table)
            seated.append(tuple(table))
        sat_out.update(waiting)
        yield seated
