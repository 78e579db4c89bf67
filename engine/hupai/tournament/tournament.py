"""A tournament in progress: its stages one after the other, the results of its tables, and where everybody stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from hupai.table.errors import InvalidRequest
from hupai.tournament.draw import Draw, Table, TableId, draw
from hupai.tournament.entrants import Entrant, Population, check_population, entrants_of
from hupai.tournament.plan import Plan, Stage, check_plan
from hupai.tournament.standings import HandScore, Line, add_hand, duplicate_points, ranking


@dataclass(slots=True)
class StageInPlay:
    """A stage that has been drawn: who is in it, at which tables, and the hands played so far."""

    number: int
    stage: Stage
    draw: Draw
    carried: Mapping[int, Line]
    """The ranking of the stage before, by entrant, where its points count here too; else empty."""
    played: dict[TableId, list[HandScore]] = field(default_factory=dict)
    tables: dict[TableId, Table] = field(default_factory=dict)

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everybody in the stage."""
        return tuple(entrant for session in self.draw.sessions for entrant in session)

    @property
    def over(self) -> bool:
        """Whether every table has played all its hands."""
        return all(len(self.played[table]) >= self.stage.hands for table in self.tables)

    def lines(self) -> list[Line]:
        """Return the unranked lines of everybody in the stage, as of the hands played so far."""
        lines = {entrant: Line(entrant) for entrant in self.entrants}
        for entrant, line in self.carried.items():
            if entrant in lines:
                lines[entrant].points, lines[entrant].wins = line.points, line.wins
        if self.stage.scoring == "duplicate":
            self._compare(lines)
        else:
            for where, hands in self.played.items():
                for hand in hands:
                    add_hand(lines, self.tables[where].seats, hand, hand.scores)
        return list(lines.values())

    def _compare(self, lines: Mapping[int, Line]) -> None:
        """Count every hand against the tables that have played the same deal."""
        same: dict[tuple[int, int, int], list[TableId]] = defaultdict(list)
        for where, hands in self.played.items():
            for place in range(len(hands)):
                same[where.session, where.round, place].append(where)
        for (_, _, place), tables in same.items():
            played = [self.played[where][place] for where in tables]
            for where, hand, points in zip(tables, played, duplicate_points(played), strict=True):
                add_hand(lines, self.tables[where].seats, hand, points)


class Tournament:
    """A tournament. Plan, population, seed and the results given to :meth:`add` determine it completely.

    Raises what :func:`~hupai.tournament.plan.check_plan` and
    :func:`~hupai.tournament.entrants.check_population` raise.
    """

    def __init__(self, plan: Plan, population: Population, seed: str) -> None:
        check_plan(plan)
        check_population(population, plan)
        self.plan = plan
        self.population = population
        self.seed = seed
        self.entrants: tuple[Entrant, ...] = entrants_of(population, plan, seed)
        self.stages: list[StageInPlay] = []
        """The stages drawn so far; the last one is being played, or the tournament is over."""
        self._draw_stage()

    @cached_property
    def seats(self) -> int:
        """How many play at a table."""
        return self.plan.seats

    @property
    def people(self) -> range:
        """The numbers of the people who have entered."""
        return range(1, self.population.people + 1)

    @property
    def stage(self) -> StageInPlay:
        """The stage that is being played, or the last one."""
        return self.stages[-1]

    @property
    def over(self) -> bool:
        """Whether the last hand of the last stage has been played."""
        return len(self.stages) == len(self.plan.stages) and self.stage.over

    def open_tables(self) -> list[Table]:
        """Return the tables of the present stage that have hands to play."""
        hands = self.stage.stage.hands
        return [table for where, table in self.stage.tables.items() if len(self.stage.played[where]) < hands]

    def table(self, where: TableId) -> Table:
        """Return a table that has been drawn; InvalidRequest ``no_such_table`` if there is none."""
        if not 1 <= where.stage <= len(self.stages) or where not in self.stages[where.stage - 1].tables:
            raise InvalidRequest("no_such_table", table=where.text)
        return self.stages[where.stage - 1].tables[where]

    def hands_of(self, where: TableId) -> Sequence[HandScore]:
        """Return the hands of a table that have been played; InvalidRequest ``no_such_table``."""
        self.table(where)
        return tuple(self.stages[where.stage - 1].played[where])

    def add(self, where: TableId, hand: HandScore) -> None:
        """Take the result of the next hand of a table; after the last one of a stage the next stage is drawn.

        Raises InvalidRequest ``no_such_table``, ``table_over``, or ``wrong_result`` for a hand that cannot be; the
        tournament is then unchanged.
        """
        self.check(where, [hand])
        self.stages[where.stage - 1].played[where].append(hand)
        if self.stage.over and not self.over:
            self._draw_stage()

    def check(self, where: TableId, hands: Sequence[HandScore]) -> None:
        """Refuse what :meth:`add` would refuse of the next hands of a table."""
        if len(self.hands_of(where)) + len(hands) > self.plan.stages[where.stage - 1].hands:
            raise InvalidRequest("table_over", table=where.text)
        seats = range(self.seats)
        for hand in hands:
            known = hand.dealer in seats and set(hand.winners) <= set(seats)
            if not known or len(hand.scores) != self.seats or sum(hand.scores) != 0:
                raise InvalidRequest("wrong_result", table=where.text)

    def ranking(self, stage: int | None = None) -> list[Line]:
        """Return the ranking of a stage, as of the hands played so far; without a number that of the present stage.

        Raises InvalidRequest ``no_such_stage``.
        """
        number = len(self.stages) if stage is None else stage
        if not 1 <= number <= len(self.stages):
            raise InvalidRequest("no_such_stage", stage=number, drawn=len(self.stages))
        return ranking(self.stages[number - 1].lines(), self.seed, number)

    def final_ranking(self) -> list[int]:
        """Return the entrants from first to last: by the stage they reached, there by rank; who came late is last.

        Bots of stages that have not begun are not among them.
        """
        listed: dict[int, None] = {}
        for number in range(len(self.stages), 0, -1):
            listed.update((line.entrant, None) for line in self.ranking(number))
        return [*listed, *(one.number for one in self.entrants if one.late)]

    def tables_of(self, entrant: int) -> Iterator[Table]:
        """Yield the tables at which an entrant sits, in the order of play."""
        for stage in self.stages:
            yield from (table for table in stage.tables.values() if entrant in table.seats)

    def _draw_stage(self) -> None:
        number = len(self.stages) + 1
        stage = self.plan.stages[number - 1]
        going_on = self._entering(number)
        drawn = draw(self.seed, number, stage, going_on, self.seats)
        carried = {line.entrant: line for line in self.ranking()} if stage.carry else {}
        begun = StageInPlay(number, stage, drawn, carried)
        begun.tables = {table.id: table for table in drawn.tables}
        begun.played = {table.id: [] for table in drawn.tables}
        self.stages.append(begun)

    def _going_on(self) -> list[int]:
        """Return everybody in the present stage, those first who go on.

        In a knock-out these are the first of each table and whoever found no seat, because somebody came late.
        """
        listed = [line.entrant for line in self.ranking()]
        if not self.stage.stage.knock_out:
            return listed
        out = {entrant for table in self.stage.tables.values() for entrant in sorted(table.seats, key=listed.index)[1:]}
        return sorted(listed, key=out.__contains__)

    def _entering(self, number: int) -> list[int]:
        """Return who is in a stage: who came in time, or the best of the stage before, and who joins."""
        if number == 1:
            going_on = [one.number for one in self.entrants[: self.plan.entrants] if not one.late]
        else:
            going_on = self._going_on()[: self.stage.stage.advance]
        joined_before = sum(len(stage.joined) for stage in self.plan.stages[: number - 1])
        first = self.plan.entrants + joined_before + 1
        return going_on + list(range(first, first + len(self.plan.stages[number - 1].joined)))
