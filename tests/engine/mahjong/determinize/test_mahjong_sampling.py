"""A sampled table shows its seat what it sees, is consistent, and can be played on; it uses nothing hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hupai.mahjong.determinize.hidden_hands import hidden_hands
from hupai.mahjong.determinize.sample import RANDOM_DEALS, Sampler, sample
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.state import PHASE_CLAIM, PHASE_NAMES, PHASE_OPENING, PHASE_OVER, PHASE_PIAO, PHASE_TURN, Table
from hupai.mahjong.tiles import KINDS, held_kinds
from hupai.mahjong.turn.claim_window import open_window
from hupai.mahjong.turn.machine import step
from hupai.mahjong.turn.wins import is_last_tiles, must_win, own_win
from hupai.mahjong.view.observation import WAIT, Observation, observe
from hupai.table.chance import Stream
from tests.engine.amounts import amount
from tests.engine.mahjong.random_positions import moments
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game, kind
from tests.engine.mahjong.turn.test_mahjong_random_play import check, each_game, everything, some_action

READY = "123m 456m 789m 11p 23s"
"""Waits for 1s and 4s."""


def question(seen: Observation) -> str:
    """What the seat is asked, or what it waits for."""
    if seen.phase != WAIT:
        return PHASE_NAMES[seen.phase]
    waits = "piao" if not any(seen.tiles) else "turn" if seen.live < 0 else "claim" if seen.robbed < 0 else "rob"
    return f"wait for {waits}" + (", answered" if seen.answer >= 0 else "")


def play_on(t: Table, rng: Random) -> None:
    """Play a table to its end and check it at every step."""
    while t.result is None:
        check(t)
        seat = rng.choice(t.pending)
        step(t, seat, some_action(t, seat, rng))
    check(t)


@pytest.mark.more
@each_game
def test_a_sampled_table_looks_the_same_is_consistent_and_can_be_played_to_its_end(game: Any) -> None:
    """For every seat and decision: the same observation, every tile in one place, and on to the end."""
    sampled: Counter[str] = Counter()
    rng = Random(f"on {game.ID}")
    for number, hand in enumerate(moments(game, "sampled", amount(4, 60))):
        for seat in range(hand.table.seats):
            seen = observe(hand.table, seat)
            t = sample(seen, Stream("sample", str(number)))
            assert observe(t, seat) == seen
            check(t)
            sampled[question(seen)] += 1
            if number % 30 == seat:
                assert everything(sample(seen, Stream("sample", str(number)))) == everything(t), "another table"
                play_on(t, rng)
    wanted = {"turn", "claim", "over", "wait for turn", "wait for claim"}
    wanted |= {"piao", "wait for piao, answered", "wait for claim, answered"} if game is yibin else set()
    assert wanted <= set(sampled), sampled


@pytest.mark.more
@each_game
def test_the_others_are_asked_what_their_sampled_hands_allow(game: Any) -> None:
    """Offers of the sampled table are those of its tiles; nobody is asked who would have won without being asked."""
    for number, hand in enumerate(moments(game, "asked", amount(1, 30))):
        for seat in range(hand.table.seats):
            seen = observe(hand.table, seat)
            t = sample(seen, Stream("asked", str(number)))
            if t.phase == PHASE_TURN and t.taken >= 0:
                value = own_win(t, t.turn)
                assert value is None or not must_win(t, t.turn)
            elif t.phase == PHASE_CLAIM:
                again = t.clone()
                open_window(again)
                assert set(t.pending) <= set(again.pending) <= {*t.pending, seat}
                assert all(t.offers[other] == again.offers[other] for other in t.pending)


def test_every_unseen_tile_is_equally_likely_in_every_unseen_place() -> None:
    """A hand of thirteen holds a given one of the 122 unseen tiles in 13 of 122 samples, within sampling error."""
    game = Game(replace(RULES, tiles=136), "19m 19s 19p 1234z")
    sampler, rng = Sampler(observe(game.table, 0)), Stream("even", "sample")
    samples = 1500
    found = [[0] * KINDS for _ in range(4)]
    drawn_next: Counter[int] = Counter()
    for _ in range(samples):
        t = sampler.draw(rng)
        for seat in (1, 2, 3):
            for each in range(KINDS):
                found[seat][each] += t.hands[seat][each]
        drawn_next[t.wall[t.drawn]] += 1
    for each in range(KINDS):
        unseen = 4 - game.table.hands[0][each]
        for seat in (1, 2, 3):
            assert abs(found[seat][each] / (samples * unseen) - 13 / 122) < 0.03
        assert abs(drawn_next[each] / samples - unseen / 122) < 0.02


def test_one_sampler_draws_as_single_samples_do_and_leaves_its_observation_alone() -> None:
    game = Game(RULES, "5s", "55s", "", "1z").play("0 discard 5s")
    seen = observe(game.table, 1)
    sampler, one, two = Sampler(seen), Stream("many", "sample"), Stream("many", "sample")
    for _ in range(20):
        t = sampler.draw(one)
        assert everything(t) == everything(sample(seen, two))
        step(t, 1, t.offers[1][-1])
    assert observe(game.table, 1) == seen


def test_the_tile_that_may_be_robbed_is_in_its_hand() -> None:
    game = Game(RULES, "5p", "55p 9s 8s", READY.replace("23s", "46p"), wall="1z 2z 3z 5p 4z")
    game.play("0 discard 5p", "1 peng", "1 discard 9s", "2 discard 1z", "3 discard 2z", "0 discard 3z")
    game.settle().play("1 jiagang 5p")
    assert game.asked() == {2: ["pass", "hu"]}
    for seat in range(4):
        seen = observe(game.table, seat)
        assert question(seen) == ("rob" if seat == 2 else "wait for rob")
        for number in range(8):
            t = sample(seen, Stream("rob", str(number)))
            assert observe(t, seat) == seen
            assert t.hands[1][kind("5p")] == 1 and t.taken == kind("5p")
            play_on(t, Random(number))


def test_open_hands_are_known_and_a_revealed_hand_keeps_the_tile_it_drew() -> None:
    rules = replace(RULES, reveal=True)
    game = Game(rules, "9p", READY, wall="1z 2z 3z 4z 7p")
    game.play("0 discard 9p", "1 reveal 1z", "2 discard 2z", "3 discard 3z", "0 discard 4z")
    for number in range(10):
        t = sample(observe(game.table, 0), Stream("open", str(number)))
        assert t.hands[1] == game.table.hands[1] and t.taken == kind("7p")
        assert t.offers[1] == game.table.offers[1] and len(t.offers[1]) == 1


def test_a_dead_hand_has_as_many_tiles_to_discard_first_as_it_had_left() -> None:
    """``wild.discard``: it gives one of them away on each of its turns."""
    rules = replace(WILD_RULES, fei=True, wild_discard="dead_hand")
    game = Game(rules, "2m", shown="1m", wall="9p 9p 9p 9p 8p").play("0 discard 2m")
    seen = observe(game.table, 1)
    assert hidden_hands(seen)[0].first == 13
    game.play("1 discard 9p", "2 discard 9p", "3 discard 9p").settle()
    assert game.table.turn == 0 and game.table.taken >= 0
    hidden = hidden_hands(observe(game.table, 1))[0]
    assert (hidden.first, hidden.unseen, hidden.drew) == (13, 14, True)
    for number in range(10):
        t = sample(observe(game.table, 1), Stream("dead", str(number)))
        assert sum(t.first[0]) == 13 and all(map(int.__le__, t.first[0], t.hands[0]))
        assert t.offers[0] and t.hands[0][t.taken] > t.first[0][t.taken]
    game.act(0, game.legal(0)[0])
    assert hidden_hands(observe(game.table, 1))[0].first == 12


def test_somebody_is_asked_where_a_seat_waits_although_only_a_win_can_be_asked_for() -> None:
    """Of the lying honour no copy is left: only a hand that waits for it can be asked, and random deals have none."""
    others = "1z 1z"
    game = Game(RULES, "1z 19m 19s 19p 2z 3z", f"{others} 159m 159s 159p", "1z 456m 789m 456s 99p 8p", wall="9m")
    game.play("0 discard 1z")
    if not game.table.pending:
        pytest.fail("nobody is asked")
    waiting = [seat for seat in range(4) if seat not in game.table.pending]
    for seat in waiting:
        seen = observe(game.table, seat)
        for number in range(5):
            t = sample(seen, Stream("honour", str(number)))
            assert observe(t, seat) == seen and t.pending


def test_a_seat_that_answered_first_waits_for_one_that_may_win() -> None:
    """After its 碰 a seat waits for nobody but one whose 胡 goes before it."""
    ready = "123m 456m 789m 11p 23s"
    game = Game(RULES, "1s", ready, "11s", wall="1z").play("0 discard 1s")
    game.act(2, "peng")
    seen = observe(game.table, 2)
    assert seen.phase == WAIT and seen.answer >= 0
    for number in range(5):
        t = sample(seen, Stream("first", str(number)))
        assert t.pending and all(1 in t.offers[other] for other in t.pending)
        assert observe(t, 2) == seen


def test_nobody_is_asked_whose_tile_another_must_win() -> None:
    """In the last tiles every win is taken: a seat that may only 碰 is asked if nobody else can win the tile."""
    game = Game(replace(WILD_RULES, forced_last=99), "5p", "55p 1s", shown="1m").play("0 discard 5p")
    assert game.asked() == {1: ["pass", "peng"]} and is_last_tiles(game.table)
    seen = observe(game.table, 1)
    for number in range(60):
        t = sample(seen, Stream("last", str(number)))
        assert t.pending == [1] and 1 not in t.answers


def test_the_dealer_waits_for_a_seat_that_was_dealt_four_wilds() -> None:
    """``win.four_wild_deal``: what nearly no random deal gives is dealt on purpose."""
    rules = replace(yongzhou.RULES, four_wild_deal=True)
    game = Game(rules, "", "", "5p 5p 5p 5p", shown="4p")
    assert game.table.phase == PHASE_OPENING and game.table.pending == [2]
    seen = observe(game.table, 0)
    found = set()
    for number in range(30):
        t = sample(seen, Stream("wilds", str(number)))
        assert observe(t, 0) == seen and t.phase == PHASE_OPENING and t.hands[t.pending[0]][kind("5p")] == 4
        found.update(t.pending)
    assert found == {1, 2, 3}
    for seat in (1, 3):
        # The others cannot tell it from the dealer's turn.
        t = sample(observe(game.table, seat), Stream("wilds", "x"))
        assert observe(t, seat) == observe(game.table, seat) and t.pending == [0]
    own = observe(game.table, 2)
    assert sample(own, Stream("wilds", "own")).pending == [2]
    game.act(2, "pass")
    passed = observe(game.table, 2)
    assert passed.phase == WAIT and sample(passed, Stream("wilds", "own")).pending == [0]


def test_before_the_deal_everything_is_in_the_wall() -> None:
    game = Game(replace(yibin.RULES, piao="choose"))
    game.act(1, "piao")
    for seat in (0, 1):
        t = sample(observe(game.table, seat), Stream("piao", "sample"))
        assert t.phase == PHASE_PIAO and len(t.wall) == 108 and not any(map(any, t.hands))
        assert (seat in t.pending) == (seat == 0) and len(t.pending) == 4 - seat
        play_on(t, Random(seat))


def test_a_finished_hand_is_sampled_with_what_was_paid() -> None:
    game = Game(replace(kawuxing.RULES, min_discard=1), "1s", "234s 567s 789s 11p 23s").play("0 discard 1s", "1 hu")
    result = game.table.result
    assert result is not None
    for seat in range(3):
        t = sample(observe(game.table, seat), Stream("over", "sample"))
        assert t.phase == PHASE_OVER and t.result is not None and not t.pending
        assert (t.result.wins, t.result.payments, t.result.scores) == (result.wins, result.payments, result.scores)
        assert t.hands[1] == game.table.hands[1]


def test_the_fourth_tile_of_a_peng_in_another_hand_is_taken_for_a_late_one() -> None:
    """``pay.kong_late``: who holds it and has not laid it would earn nothing with it."""
    game = Game(yongzhou.RULES, "5s 9m", "55s 9s", shown="1m").play("0 discard 5s", "1 peng", "1 discard 9s").settle()
    seen = observe(game.table, 0)
    tables = [sample(seen, Stream("late", str(number))) for number in range(60)]
    holding = [t for t in tables if t.hands[1][kind("5s")]]
    assert 0 < len(holding) < 60
    assert all(bool(t.late[1]) == (t in holding) for t in tables)


def test_random_deals_come_before_constructed_ones() -> None:
    """Two copies of the lying tile are unseen: a random deal often gives both to one hand."""
    game = Game(RULES, "5s", "55s", "", "").play("0 discard 5s")
    seen = observe(game.table, 3)
    hands = {tuple(held_kinds(sample(seen, Stream("pairs", str(number))).hands[1])) for number in range(20)}
    assert len(hands) == 20 and RANDOM_DEALS > 20
