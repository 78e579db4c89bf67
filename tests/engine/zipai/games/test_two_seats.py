"""Yongzhou for two: the wall, buried cards, turns and payments, and what is wrong with three seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.table.hand import Hand
from hupai.table.payments import totals
from hupai.zipai.actions import PASS
from hupai.zipai.bots.beliefs import Belief
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import KING
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import king_payments, price, win_payments
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF, WinFacts
from hupai.zipai.state import FLIP
from tests.engine.amounts import examples
from tests.rows import each_row

GAME = hupai.games["yongzhou"]


def duel(*, buried: int = 0, **options: Any) -> ZipaiRules:
    """Yongzhou's rules with these options, for two."""
    rules: ZipaiRules = GAME.rules(seats=2, buried=buried, **options)
    return rules


def dealt(rules: ZipaiRules, seed: str, dealer: int = 0) -> Hand:
    """A hand dealt from a seed."""
    return Hand(GAME.family, rules, shuffled(GAME.family.play.deck(rules), seed), dealer, seed)


@each_row(
    "kings, buried, wall",
    {"C1": (2, 0, 41), "C2": (2, 20, 21), "C3": (4, 10, 33), "C4": (0, 20, 19), "no kings, nothing buried": (0, 0, 39)},
)
def test_the_wall_of_a_duel(kings: int, buried: int, wall: int) -> None:
    hand = dealt(duel(kings=kings, buried=buried), "wall")
    assert [hand.view(seat).wall_left for seat in (0, 1)] == [wall, wall]
    assert sum(hand.view(0).cards) + 4 * sum(hand.view(0).quads) == 41


def test_a_belief_may_give_all_four_kings_to_one_hand() -> None:
    """Where the seat holds none, the other hand may have four of them (``deck.cards``)."""
    for number in range(40):
        seen = dealt(duel(kings=4), f"kings{number}").view(0)
        if seen.hand[KING]:
            continue
        belief, chance = Belief(seen), Stream("kings", str(number))
        held = [belief.sample_world(chance).hands[1][KING] for _ in range(40)]
        assert max(held) <= 4
        if max(held) == 4:
            return
    raise AssertionError("no world with four kings in one hand")


def test_buried_cards_change_places_with_hidden_ones_in_a_belief() -> None:
    """A walk moves what was laid aside too: the same card is now in a hand, now in the wall, now aside."""
    seen = dealt(duel(buried=20), "aside").view(0)
    belief, chance = Belief(seen), Stream("aside", "walk")
    worlds = [belief.sample_world(chance) for _ in range(12)]
    assert all((len(t.wall), len(t.buried)) == (21, 20) for t in worlds)
    assert len({tuple(sorted(t.buried)) for t in worlds}) > 6


@each_row(
    "facts, options, scores",
    {
        "C5 own flip, 19 胡息, one 醒": (WinFacts(19, 4, 1, BY_SELF, "", 1), {}, (6, -6)),
        "C6 the opponent's flip, black": (WinFacts(15, 0, 0, BY_OTHER, "", 0), {}, (4, -4)),
        "C7 王闯, black, two 醒": (WinFacts(19, 0, 2, BY_SELF, "wang_chuang", 0), {}, (128, -128)),
        "C8 王炸王, black": (WinFacts(24, 0, 0, BY_SELF, "wang_zha_wang", 1), {"kings": 4}, (512, -512)),
        "C8 with a cap": (
            WinFacts(24, 0, 0, BY_SELF, "wang_zha_wang", 1),
            {"kings": 4, "cap_per_loser": 300},
            (300, -300),
        ),
    },
)
def test_the_loser_of_a_duel_pays_alone(facts: WinFacts, options: dict[str, Any], scores: Sequence[int]) -> None:
    rules = duel(**options)
    assert totals(win_payments(rules, 0, [1], 0, price(rules, facts).pay_each, facts.by), 2) == scores


@each_row("kings, scores", {"2-0": ((2, 0), (-10, 10)), "3-1": ((3, 1), (-10, 10)), "1-1": ((1, 1), (0, 0))})
def test_c10_a_drawn_duel_is_paid_by_the_difference_of_kings(kings: Sequence[int], scores: Sequence[int]) -> None:
    assert totals(king_payments(duel(kings=4), 0, kings), 2) == scores


def test_c14_where_nobody_claims_the_other_draws_first_and_both_take_turns() -> None:
    """The flips before the first card that is laid or taken in: the non-dealer's, the dealer's, and so on."""
    longest = 0
    for number in range(30):
        hand, dealer = dealt(duel(kings=0), f"turns{number}", number % 2), number % 2
        while not hand.over:
            seat = hand.to_act[0]
            offers = hand.table.offers[seat]
            hand.act(seat, PASS if PASS in offers else offers[-1])
        flips = []
        for event in hand.events_for(None):
            if event["t"] == "flipped":
                flips.append(event["seat"])
            elif event["t"] in ("wei", "ti", "pao", "king", "skip") and not event.get("start"):
                break
        assert flips == [(dealer + 1 + nth) % 2 for nth in range(len(flips))]
        longest = max(longest, len(flips))
    assert longest > 10


@examples(8, 200)
@given(st.integers(0, 10**6), st.integers(0, 4), st.sampled_from([0, 10, 20]))
def test_bots_play_a_duel_and_no_hidden_card_is_known(number: int, kings: int, buried: int) -> None:
    """Every position can be written and sampled; buried cards are in no sampled wall; payments sum to zero."""
    rules, chance = duel(kings=kings, buried=buried), Stream(str(number), "duel")
    hand = dealt(rules, str(number), number % 2)
    while not hand.over:
        seat = hand.to_act[0]
        seen, offers = hand.view(seat), hand.table.offers[seat]
        table = GAME.family.play.sample(seen, chance)
        assert (table.wall_left, list(table.hands[seat])) == (seen.wall_left, list(seen.hand))
        assert table.hands[1 - seat][KING] >= seen.kings_shown[1 - seat]
        assert seen.live_from == FLIP or seen.live_seat >= 0
        bot = LADDER.named(("beginner", "regular")[seat])
        hand.act(seat, bot.decide(seen, offers, Budget(), chance).action)
    assert sum(hand.result.scores) == 0 and len(hand.result.scores) == 2
