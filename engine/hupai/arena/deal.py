"""A duplicate deal: the same cards played once per seat, with the candidate in each seat. The arena counts these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.arena.play import DecisionStats, Player, play_hand, resolve_bot
from hupai.bots.base import Bot, Budget
from hupai.registry import game_named
from hupai.table.chance import derived_seed
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.json_object import Facts

Numbers = Sequence[int]
"""A list of whole numbers in a row."""
Row = tuple[Numbers, Numbers, Numbers, int, int, int, Numbers, Numbers]
"""A deal as a JSON value: the fields of :class:`DealResult` in their order, what decisions took as lists of numbers."""


@dataclass(frozen=True, slots=True)
class MatchUp:
    """A candidate and its opponents, one for every other seat."""

    candidate: Player
    others: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """What all deals of a run share.

    ``nodes`` is the candidate's budget, ``against_nodes`` that of each opponent; 0 is the bot's own default. Sealed
    deals are never the same as the deals used in development, whatever the seed.
    """

    game: str
    options: Facts
    seed: str
    sealed: bool = False
    nodes: int = 0
    against_nodes: int = 0

    def deal_seed(self, number: int) -> str:
        """Return the seed of a deal: the same for every match-up."""
        return derived_seed(self.seed, "arena", "sealed" if self.sealed else "development", number)


@dataclass(slots=True)
class DealResult:
    """What the hands of one deal gave.

    ``scores`` are the candidate's points in seat 0, 1, 2 …; ``above`` and ``equal`` say of how many others there they
    are more than, or as many as, the points. ``won`` counts the hands that the candidate won, alone or with others;
    ``lost`` those that only opponents won. ``figure`` is the sum of the family's first figure over the hands won.
    """

    scores: tuple[int, ...]
    above: tuple[int, ...]
    equal: tuple[int, ...]
    won: int
    lost: int
    figure: int
    mine: DecisionStats
    theirs: DecisionStats

    def row(self) -> Row:
        """Return the result as a JSON value."""
        mine, theirs = ((play.decisions, play.illegal, play.nanoseconds) for play in (self.mine, self.theirs))
        return self.scores, self.above, self.equal, self.won, self.lost, self.figure, mine, theirs

    @classmethod
    def from_row(cls, row: Row) -> DealResult:
        """Return the result that a JSON value of :meth:`row` describes."""
        scores, above, equal, won, lost, figure, mine, theirs = row
        stats = DecisionStats(*mine), DecisionStats(*theirs)
        return cls(tuple(scores), tuple(above), tuple(equal), won, lost, figure, *stats)


def play_deal(
    game: Game,
    rules: Rules,
    candidate: Bot,
    others: Sequence[Bot],
    seed: str,
    number: int,
    budgets: tuple[Budget, Budget] = (Budget(), Budget()),
) -> DealResult:
    """Play one deal with the candidate in each seat; the dealer rotates with the deal's number.

    The opponents sit after the candidate in the order given, and in every second deal in reverse order. ``budgets``
    are the candidate's and that of each opponent.
    """
    seats = len(others) + 1
    behind = others if number % 2 == 0 else others[::-1]
    figure = next(iter(game.family.figures), "")
    found = DealResult((), (), (), 0, 0, 0, DecisionStats(), DecisionStats())
    for seat in range(seats):
        bots, stats, limits = [candidate] * seats, [found.theirs] * seats, [budgets[1]] * seats
        for step, other in enumerate(behind, 1):
            bots[(seat + step) % seats] = other
        stats[seat], limits[seat] = found.mine, budgets[0]
        result = play_hand(game, rules, bots, seed, number % seats, stats, limits)
        points = result.scores[seat]
        found.scores += (points,)
        found.above += (sum(points > other for other in result.scores),)
        found.equal += (sum(points == other for other in result.scores) - 1,)
        if seat in result.winners:
            found.won += 1
            found.figure += game.family.win_figures(result).get(figure, 0)
        elif result.winners:
            found.lost += 1
    return found


@dataclass(frozen=True, slots=True)
class DealBatch:
    """A task: consecutive deals of one match-up."""

    setting: Setting
    match_up: MatchUp
    first: int
    count: int


def play_deals(task: DealBatch) -> list[Row]:
    """Play the deals of a task and return a row for each."""
    setting = task.setting
    game = game_named(setting.game)
    rules = game.rules(**setting.options)
    candidate = resolve_bot(game, task.match_up.candidate)
    others = [resolve_bot(game, other) for other in task.match_up.others]
    budgets = (Budget(setting.nodes, explain=False), Budget(setting.against_nodes, explain=False))
    numbers = range(task.first, task.first + task.count)
    return [
        play_deal(game, rules, candidate, others, setting.deal_seed(number), number, budgets).row()
        for number in numbers
    ]
