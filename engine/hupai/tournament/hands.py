"""The hands of a table between bots, played as a match of the same seed plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.bots.base import Bot, Budget
from hupai.bots.self_play import deal, decisions
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed
from hupai.table.dealing import BY_RULES, first_dealer, next_dealer
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.results import Result
from hupai.tournament.draw import Table
from hupai.tournament.entrants import Entrant
from hupai.tournament.plan import Plan
from hupai.tournament.standings import HandScore


def levels_at(table: Table, entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """Return the levels of those at a table by seat, empty for a person."""
    return tuple(entrants[entrant - 1].level for entrant in table.seats)


def play_table(plan: Plan, seed: str, levels: Sequence[str], hands: int, *, dealing: str = BY_RULES) -> list[HandScore]:
    """Return the hands of a table whose seats are bots of these levels; the seed decides everything."""
    return list(hands_of_table(plan, seed, levels, hands, dealing=dealing))


def hands_of_table(
    plan: Plan, seed: str, levels: Sequence[str], hands: int, *, dealing: str = BY_RULES
) -> Iterator[HandScore]:
    """Yield the hands of :func:`play_table` one by one."""
    game = game_named(plan.game)
    rules = game.rules(**plan.options)
    bots = [game.family.bots.named(level) for level in levels]
    dealer = first_dealer(game, rules, seed, dealing)
    drawn = 0
    for number in range(1, hands + 1):
        result = play_hand(game, rules, bots, derived_seed(seed, "hand", number), dealer)
        yield HandScore(dealer, result.winners, result.scores)
        drawn = 0 if result.winners else drawn + 1
        dealer = next_dealer(game, rules, dealing, dealer, result, drawn)


def play_hand(game: Game, rules: Rules, bots: Sequence[Bot], seed: str, dealer: int) -> Result:
    """Return the result of one hand between bots, each with its own budget and its own stream of chance."""
    play = game.family.play
    streams = [Stream(seed, f"bot{seat}") for seat in range(len(bots))]
    budget = Budget(explain=False)
    table = deal(play, rules, seed, dealer)
    for seat, seen in decisions(play, table):
        play.step(table, seat, bots[seat].decide(seen, table.offers[seat], budget, streams[seat]).action, None)
    result: Result = table.result
    return result
