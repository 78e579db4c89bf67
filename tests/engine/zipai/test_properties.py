"""What holds for every hand of every game, whatever the options, the cards and the play.

Every test runs for every registered game, with options and cards drawn anew each time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream
from hupai.table.errors import IllegalAction
from hupai.zipai.actions import HU
from hupai.zipai.as_json.view import view_json
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from tests.engine.amounts import amount, examples
from tests.engine.playing import REMEMBERED, snapshot, some_action
from tests.engine.strategies import candidate_actions, decks, hands, rigged_deck, rules_of, seats, seeds, steps
from tests.engine.zipai_games import each_game, games


@each_game
@given(st.data(), seats, candidate_actions)
@examples(5, 120)
def test_a_refused_action_leaves_hand_log_and_record_unchanged(
    game_id: str, data: st.DataObject, seat: int, action: int
) -> None:
    """IllegalAction is raised before anything changes."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    before = (snapshot(hand.table), list(hand.log), list(hand.actions))
    if hand.why_not(seat, action) is None:
        return
    with pytest.raises(IllegalAction) as refused:
        hand.act(seat, action)
    assert refused.value.code and refused.value.facts["rule"]
    assert (snapshot(hand.table), list(hand.log), list(hand.actions)) == before


@each_game
@given(st.data(), seeds)
@examples(4, 100)
def test_a_clone_is_equal_and_independent(game_id: str, data: st.DataObject, seed: str) -> None:
    """Playing a copy leaves the original unchanged; the same steps on the original lead to the same table."""
    t = data.draw(hands(game_id)).table
    chance = Stream(seed, "clone")
    before = snapshot(t)
    copy = t.clone()
    assert snapshot(copy) == before
    actions = []
    while copy.phase != PHASE_OVER:
        seat = chance.choice(copy.pending)
        actions.append((seat, some_action(copy.offers[seat], chance)))
        step(copy, *actions[-1])
    assert snapshot(t) == before
    for seat, action in actions:
        step(t, seat, action)
    assert snapshot(t) == snapshot(copy)
    assert t.result == copy.result


@each_game
@given(st.data(), seeds, st.integers(1, 2), steps)
@examples(4, 100)
def test_rotating_all_seats_rotates_everything_that_happens(
    game_id: str, data: st.DataObject, seed: str, shift: int, stop: int
) -> None:
    """No seat is special: rotating the table rotates the result."""
    rules = data.draw(rules_of(game_id))
    deck = data.draw(decks(rules))
    here, there = begin(rules, deck, 0), begin(rules, deck, shift % rules.seats)
    chance = Stream(seed, "turn")
    for _ in range(stop):
        if here.phase == PHASE_OVER:
            break
        seat = chance.choice(here.pending)
        action = some_action(here.offers[seat], chance)
        step(here, seat, action)
        step(there, (seat + shift) % rules.seats, action)
        assert {(s + shift) % rules.seats for s in here.pending} == set(there.pending)
    assert here.phase == there.phase
    for seat in range(rules.seats):
        other = (seat + shift) % rules.seats
        for name in ("hands", "no_chi", "no_peng", "quads", "dead", "raised", "barred", "limits", "above"):
            assert getattr(here, name)[seat] == getattr(there, name)[other], name
        if seat in here.pending:
            assert here.offers[seat] == there.offers[other]
        if here.result and there.result:
            assert here.result.scores[seat] == there.result.scores[other]


@each_game
@given(st.data(), seeds, seats, st.randoms(use_true_random=False))
@examples(3, 70)
def test_the_order_in_which_seats_answer_a_window_does_not_matter(
    game_id: str, data: st.DataObject, seed: str, dealer: int, order: Any
) -> None:
    """Everybody's answer is fixed; asking in another order leads to the same table."""
    rules = data.draw(rules_of(game_id))
    deck = data.draw(decks(rules))
    one, two = (begin(rules, deck, dealer % rules.seats) for _ in range(2))
    turn = 0
    while one.phase != PHASE_OVER:
        turn += 1
        answers = {seat: Stream(seed, f"{turn}:{seat}").choice(one.offers[seat]) for seat in one.pending}
        for table, asked in ((one, list(one.pending)), (two, order.sample(two.pending, len(two.pending)))):
            for seat in asked:
                # A claim may settle the window before everybody has answered.
                if seat in table.pending and table.offers[seat] and answers[seat] in table.offers[seat]:
                    step(table, seat, answers[seat])
                    if table.phase == PHASE_OVER or not set(asked) & set(table.pending):
                        break
                    if table.answers[seat] != answers[seat]:
                        break
        assert public(one) == public(two)


def public(t: Table) -> str:
    """The state of a table without answers that were no longer needed."""
    skipped = (*REMEMBERED, "answers", "pending", "offers")
    shown = repr([(name, getattr(t, name)) for name in Table.__slots__ if name not in skipped])
    return shown + repr(sorted(t.pending)) + repr([t.offers[seat] for seat in sorted(t.pending)])


@pytest.mark.more
@each_game
def test_a_passed_win_counts_against_the_next_one_if_passing_costs(game_id: str) -> None:
    """过胡: without the rule nothing is noted; with it the seat's next win must pay more."""
    passed = again = 0
    for number in range(amount(30, 300)):
        rules = replace(games[game_id].base, guo_hu="more" if number % 3 else "free", win_on_discard=True, xing="off")
        deck = rigged_deck(rules, f"pass{number}", "waiting", number % SEATS)
        hand = games[game_id].deal(rules, deck=deck, dealer=0)
        t, chance = hand.table, Stream(f"pass{number}", game_id)
        let_go: set[int] = set()
        while not hand.over:
            seat = chance.choice(t.pending)
            if HU in t.offers[seat]:
                rows = view_json(hand.view(seat), hand)["legal"]
                pays = next(row["pay_each"] for row in rows if row["verb"] == "hu")
                again += seat in let_go
                assert pays > t.above[seat]
                passed += 1
                let_go.add(seat)
            hand.act(seat, chance.choice([action for action in t.offers[seat] if action != HU]))
            for seat in let_go:
                # An answer counts once the window is settled.
                if not hand.over and t.answers[seat] < 0:
                    assert (t.above[seat] > 0) == (rules.guo_hu == "more")
    assert passed > 10
    assert again > 0
