"""One deal played three times, the candidate once in every seat: the unit that the arena counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hupai.arena.play import Play, Player, play_hand, seated
from hupai.bots.base import Bot, Budget
from hupai.registry import game_named
from hupai.table.chance import derived_seed
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import SEATS


@dataclass(frozen=True, slots=True)
class MatchUp:
    """A candidate and the two it sits down with."""

    candidate: Player
    others: tuple[Player, Player]


@dataclass(frozen=True, slots=True)
class Setting:
    """What all deals of a run share.

    ``nodes`` is the candidate's budget and ``against_nodes`` that of each other; 0 is what their level does by itself.
    Sealed deals are other deals than those one develops with, whatever the seed.
    """

    game: str
    options: Mapping[str, Any]
    seed: str
    sealed: bool = False
    nodes: int = 0
    against_nodes: int = 0

    def deal_seed(self, number: int) -> str:
        """Return the seed of a deal: the same for every match-up."""
        return derived_seed(self.seed, "arena", "sealed" if self.sealed else "development", number)


@dataclass(slots=True)
class Deal:
    """What the three hands of a deal gave.

    ``scores`` are the candidate's points in seat 0, 1 and 2; ``won`` hands are the candidate's, with ``huxi`` in all,
    ``lost`` ones another's.
    """

    scores: tuple[int, ...]
    won: int
    lost: int
    huxi: int
    mine: Play
    theirs: Play

    def row(self) -> list[Any]:
        """Return it as a JSON value."""
        plays = [[play.decisions, play.illegal, play.nanoseconds] for play in (self.mine, self.theirs)]
        return [list(self.scores), self.won, self.lost, self.huxi, *plays]

    @classmethod
    def from_row(cls, row: Sequence[Any]) -> Deal:
        """Return the deal of such a value."""
        scores, won, lost, huxi, mine, theirs = row
        return cls(tuple(scores), won, lost, huxi, Play(*mine), Play(*theirs))


def play_deal(
    rules: ZipaiRules,
    candidate: Bot,
    others: tuple[Bot, Bot],
    seed: str,
    number: int,
    budgets: tuple[Budget, Budget] = (Budget(), Budget()),
) -> Deal:
    """Play the deal with the candidate in each seat; the dealer goes round with the deal's number.

    The others sit behind the candidate in the order given or, in every second deal, the other way round. ``budgets``
    are the candidate's and that of each other.
    """
    after, last = others if number % 2 == 0 else others[::-1]
    deal = Deal((), 0, 0, 0, Play(), Play())
    for seat in range(SEATS):
        bots, plays, limits = [last] * SEATS, [deal.theirs] * SEATS, [budgets[1]] * SEATS
        bots[(seat + 1) % SEATS] = after
        bots[seat], plays[seat], limits[seat] = candidate, deal.mine, budgets[0]
        result = play_hand(rules, bots, seed, number % SEATS, plays, limits)
        deal.scores += (result.scores[seat],)
        if result.winner == seat:
            deal.won += 1
            deal.huxi += result.win.huxi if result.win else 0
        elif result.winner is not None:
            deal.lost += 1
    return deal


@dataclass(frozen=True, slots=True)
class Deals:
    """A task: some deals of a match-up."""

    setting: Setting
    match_up: MatchUp
    first: int
    count: int


def play_deals(task: Deals) -> list[list[Any]]:
    """Play them and return a row for each."""
    setting = task.setting
    rules = game_named(setting.game).rules(**setting.options)
    candidate = seated(task.match_up.candidate)
    others = (seated(task.match_up.others[0]), seated(task.match_up.others[1]))
    budgets = (Budget(setting.nodes, explain=False), Budget(setting.against_nodes, explain=False))
    numbers = range(task.first, task.first + task.count)
    return [
        play_deal(rules, candidate, others, setting.deal_seed(number), number, budgets).row() for number in numbers
    ]
