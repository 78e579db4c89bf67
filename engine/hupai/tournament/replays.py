"""Hands of bots' tables, played again from the seed: to look into, to watch, and to check a log."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed
from hupai.table.errors import InvalidRequest
from hupai.table.match import Match
from hupai.tournament.draw import Table
from hupai.tournament.hands import levels_at, play_table
from hupai.tournament.plan import Plan, Stage
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament


def replayed_hand(cup: Tournament, table: Table, number: int) -> Match:
    """Return a hand of a table of bots as a match of that hand alone, played to its end.

    A hand that the tournament does not have yet is played as it will be.

    Raises InvalidRequest ``person_at_table``, ``wrong_argument`` for a number that the table does not have, and
    ``hand_differs`` if the tournament has another result of it.
    """
    plan, stage = cup.plan, cup.plan.stages[table.id.stage - 1]
    levels = levels_at(table, cup.entrants)
    if not all(levels):
        raise InvalidRequest("person_at_table", table=table.id.text)
    if not 1 <= number <= stage.hands:
        raise InvalidRequest("wrong_argument", name="hand", expected=f"1–{stage.hands}")
    known = cup.hands_of(table.id)
    if len(known) < number:
        known = play_table(plan, table.seed, levels, number, dealing=stage.dealing)
    match = _played(plan, levels, derived_seed(table.seed, "hand", number), known[number - 1].dealer)
    if not _same(match, known[number - 1]):
        raise InvalidRequest("hand_differs", table=table.id.text, hand=number)
    return match


def _played(plan: Plan, levels: Sequence[str], seed: str, dealer: int) -> Match:
    """Return a match of one hand, played as :func:`hupai.tournament.hands.play_hand` plays it."""
    game = game_named(plan.game)
    match = Match(game, game.rules(**plan.options), levels, 1, seed, dealer)
    match.redeal(game.deal(match.rules, seed=seed, dealer=dealer).deck_text, seed)
    bots = [game.family.bots.named(level) for level in levels]
    streams = [Stream(seed, f"bot{seat}") for seat in range(len(bots))]
    budget = Budget(explain=False)
    while not match.hand.over:
        seat = match.hand.to_act[0]
        seen = match.hand.view(seat)
        action = bots[seat].decide(seen, seen.legal, budget, streams[seat]).action
        match.act(seat, game.family.notation.format_action(action))
    return match


def _same(match: Match, hand: HandScore) -> bool:
    result = match.hand.result
    return (result.winners, result.scores) == (hand.winners, hand.scores)


def first_difference(
    plan: Plan, stage: Stage, seed: str, levels: Sequence[str], hands: Sequence[HandScore]
) -> int | None:
    """Return the number of the first of a table's hands that comes out differently when bots play it again."""
    again = play_table(plan, seed, levels, len(hands), dealing=stage.dealing)
    return next((number for number, pair in enumerate(zip(hands, again, strict=True), 1) if pair[0] != pair[1]), None)
