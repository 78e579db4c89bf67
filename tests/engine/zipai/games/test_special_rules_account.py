"""Hands with random options and lively deals, compared step by step with a second implementation of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import hupai
from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.zipai.actions import format_action
from hupai.zipai.bots.ladder import LADDER
from tests.engine.amounts import few_or_many
from tests.engine.decks import games_where
from tests.engine.invariants import check
from tests.engine.random_options import without_conflicts
from tests.engine.special_rules_account import SpecialRulesAccount, lively_deck


def random_rules(game, chance):
    """Rules with every third option changed and no contradictions."""
    chosen = {option.name: chance.choice(option.choices) for option in game.options if not chance.below(3)}
    return game.rules(**without_conflicts(game, chosen))


def play_out(game, seed):
    """Play one hand, in turn at random and by a bot, passing a win now and then; return its account."""
    chance = Stream(seed, "second reading")
    rules = random_rules(game, chance)
    deck = lively_deck(chance) if chance.below(3) else None
    hand = game.deal(rules, deck=deck, seed=seed, dealer=chance.below(3))
    account, bot = SpecialRulesAccount(hand), LADDER.named("beginner")
    wise, greedy = chance.below(11), chance.below(11)
    while hand.to_act:
        check(hand.table)
        account.check()
        seat = chance.choice(hand.to_act)
        legal = hand.legal(seat)
        action = chance.choice(legal)
        if chance.below(10) < wise:
            seen = hand.view(seat)
            action = format_action(bot.decide(seen, seen.legal, Budget(), chance).action)
        if action == "hu" and chance.below(10) >= greedy:
            action = next(other for other in legal if other != "hu")
        account.act(seat, action)
    check(hand.table)
    account.check_result()
    return account


@few_or_many("hands", 24, 4000)
@pytest.mark.parametrize("game", games_where(kings=0))
def test_the_marks_and_offers_of_the_table_follow_from_the_events(game, hands):
    """Who raised, who is barred, what a 吃 costs, what a passed win was worth, 龙: all from the events alone."""
    seen = Counter()
    for number in range(hands):
        account = play_out(hupai.games[game], f"{game} {number}")
        seen["won"] += account.hand.result.winner is not None
        seen["above"] += any(account.above)
        seen["barred"] += any(account.barred)
        seen["long"] += bool(account.ti)
    assert hands // 8 < seen["won"] < hands - 1, "both ends come up"
    assert seen["long"]
    if game == "leiyang":
        assert seen["above"] > 1
