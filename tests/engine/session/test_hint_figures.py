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
from hupai.zipai.position import parse_position
from tests.engine.amounts import few_or_many, richest

BUDGET = Budget(nodes=24)
"""Enough for the expert to drop some choices early, and to prefer another one than the strong bot."""


def decisions(game_id: str, seed: str) -> Iterator[Any]:
    """Yield some of the choices that seats have, in hands without end; one choice in four is made at random."""
    game, number = hupai.games[game_id], 0
    while True:
        chance = Stream(f"{seed}{number}", game_id)
        hand = game.deal(game.rules(), seed=f"{seed}{number}", dealer=0)
        bot = game.family.bots.named("beginner")
        while not hand.over:
            seen = hand.view(hand.to_act[0])
            if len(seen.legal) > 1 and not chance.below(4):
                yield seen
            action = bot.decide(seen, seen.legal, Budget(explain=False), chance).action
            hand.act(hand.to_act[0], action if chance.below(4) else chance.choice(seen.legal))
        number += 1


@few_or_many("hints", 4, 200)
@pytest.mark.parametrize("game_id", richest())
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


def test_a_win_that_a_bot_takes_is_not_shown_beside_a_dearer_choice() -> None:
    """The strong bot wins here for 2 points; going on looked dearer to its weights."""
    seen = parse_position(
        "zipai:1 game:yongzhou-plain seat:0 dealer:0 phase:claim turn:1 wall:3 shown:4b cards:8,7,2 hand:66600s222b "
        "melds:peng:444b@2,peng:999b@1,chi:99s9b.9b@2,chi:7s77b.7s@0/ti:1111b,pao:4444s@0,chi:00s0b.0b@0,"
        "chi:33s3b.3s@0/peng:555b@0,chi:678b.8b@1,chi:8s88b,chi:678s.7s@1,chi:77s7b,wei:* "
        "discards:8s,9s,6b,3s!,1s/1s!,8s,6b,8b/0b,0b!,2s,1s!,9s,2s live:0b@1 no_chi:34s50b no_peng:34s50b legal:pass,hu"
    )
    hint = hint_json(hupai.games["yongzhou-plain"].family, seen, "strong", EXPLAINED, Budget(), None)
    assert (hint["best"]["action"], hint["best"]["value"]) == ("hu", 2000) and hint["second"]["value"] <= 2000, hint


def test_a_choice_that_a_search_dropped_keeps_its_distance_of_the_worlds_that_it_met() -> None:
    """Its mean is of other worlds than the first's; the first's luck afterwards says nothing of the two."""
    first, dropped = Candidate(0, -1, 100, [500, 500, 100, 100]), Candidate(1, -1, 100, [400, 400])
    second, untried = Candidate(2, -1, 100, [500, 400, 0, 0]), Candidate(3, -1, 90)
    found = ranked_beside_first([first, second, dropped, untried], 1)
    assert [(one.action, value) for one, value in found] == [(0, 260), (3, 250), (2, 200), (1, 194)]
