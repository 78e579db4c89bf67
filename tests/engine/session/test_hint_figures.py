"""The figures of a hint fit each other: no choice is worth more than the best, and the margin is over the next best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import hupai
from hupai.bots.base import Budget
from hupai.bots.search import Candidate, ranked_beside_first
from hupai.session.advice import EXPLAINED, hint_json
from hupai.table.chance import Stream
from tests.engine.amounts import few_or_many

BUDGET = Budget(nodes=24)
"""Enough for the expert to drop some choices early, and to prefer another one than the strong bot."""


def decisions(game_id: str, seed: str) -> Iterator[Any]:
    """Yield what seats see when they have a choice, in hands without end; one choice in four is made at random."""
    game, number = hupai.games[game_id], 0
    while True:
        chance = Stream(f"{seed}{number}", game_id)
        hand = game.deal(game.rules(), seed=f"{seed}{number}", dealer=0)
        bot = game.family.bots.named(("beginner", "strong")[number % 2])
        while not hand.over:
            seen = hand.view(hand.to_act[0])
            if len(seen.legal) > 1:
                yield seen
            action = bot.decide(seen, seen.legal, Budget(explain=False), chance).action
            hand.act(hand.to_act[0], action if chance.below(4) else chance.choice(seen.legal))
        number += 1


@few_or_many("hints", 10, 1000)
@pytest.mark.parametrize("game_id", hupai.games)
def test_no_choice_is_worth_more_than_the_best_and_the_margin_is_over_the_next_best(game_id: str, hints: int) -> None:
    family, counts = hupai.games[game_id].family, Counter[str]()
    for seen in islice(decisions(game_id, "figures"), hints):
        for judge in sorted(family.bots.in_points):
            hint = hint_json(family, seen, judge, EXPLAINED, BUDGET, None)
            best, second, says = hint["best"], hint["second"], hint["says"]
            values = [row["value"] for row in hint["ranking"] if row["value"] is not None]
            if says is None:
                continue
            others = [row["value"] for row in hint["ranking"] if row["action"] != best["action"]]
            facts, margin = says["facts"], best["value"] - max(others, default=best["value"])
            assert best["value"] == max(values) and values == sorted(values, reverse=True), hint["ranking"]
            assert facts["thousandths"] == best["value"] and facts.get("margin", 0) == margin, (says, hint["ranking"])
            assert second is None or (second["value"], hint["margin"]) == (max(others), margin), hint
            counts["margin"] += margin > 0
    assert counts["margin"] > hints // 2, counts


def test_a_choice_that_a_search_dropped_keeps_its_distance_of_the_worlds_that_it_met() -> None:
    """Its mean is of other worlds than the first's; the first's luck afterwards says nothing of the two."""
    first, dropped = Candidate(0, -1, 100, [500, 500, 100, 100]), Candidate(1, -1, 100, [400, 400])
    second, untried = Candidate(2, -1, 100, [500, 400, 0, 0]), Candidate(3, -1, 90)
    found = ranked_beside_first([first, second, dropped, untried], 1)
    assert [(one.action, value) for one, value in found] == [(0, 260), (3, 250), (2, 200), (1, 194)]
