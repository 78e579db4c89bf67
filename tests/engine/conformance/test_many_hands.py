"""Very many random hands of every game: each ends, whoever is asked has an answer, and no point comes from nowhere."""

from __future__ import annotations

import pytest

import hupai
from hupai.table.chance import Stream, shuffled
from hupai.table.payments import totals
from tests.engine.amounts import few_or_parts
from tests.engine.random_options import drawn_options

SAME_RULES = 25
"""So many hands in a row are played by the same random options."""


@pytest.mark.parametrize("name", hupai.games)
@few_or_parts(50, 10_000)
def test_whoever_is_asked_has_an_answer_and_what_is_paid_sums_to_zero(name: str, number: int, seed: str) -> None:
    """Options are drawn at random too, among them how many play and how many kings there are."""
    game, chance = hupai.games[name], Stream(seed, name)
    play = game.family.play
    for hand in range(number):
        if hand % SAME_RULES == 0:
            rules = game.rules(**drawn_options(game, chance))
            deck, seats = play.deck(rules), play.seats(rules)
        where = f"{name}, {seed}, hand {hand}"
        table = play.begin(rules, shuffled(deck, where), hand % seats, None)
        while table.result is None:
            assert table.pending and all(table.offers[seat] for seat in table.pending), where
            seat = chance.choice(table.pending)
            play.step(table, seat, chance.choice(table.offers[seat]), None)
        result = table.result
        assert not table.pending and totals(result.payments, seats) == result.scores and sum(result.scores) == 0, where
