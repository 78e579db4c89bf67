"""Hidden tiles and the secrets of other seats change nothing in what a seat sees."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hupai.mahjong.actions import PIAO, parse_action
from hupai.mahjong.games import yongzhou
from hupai.mahjong.state import PHASE_NAMES, PHASE_PIAO
from hupai.mahjong.tiles import held_kinds
from hupai.mahjong.view.observation import WAIT, observe
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from tests.engine.amounts import amount
from tests.engine.mahjong.hidden_tiles import hide_and_shuffle
from tests.engine.mahjong.random_positions import RandomHand, moments, random_hand
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game, kind
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game, everything


@pytest.mark.more
@each_game
def test_hidden_tiles_change_nothing_that_a_seat_sees(game: Any) -> None:
    """With hidden tiles exchanged and every secret of the others changed, the observation is the same."""
    rng = Random(f"hidden {game.ID}")
    changed = 0
    for hand in moments(game, "hidden", amount(3, 60)):
        t = hand.table
        for seat in range(t.seats):
            seen = observe(t, seat)
            other = hide_and_shuffle(t, seat, rng)
            changed += other.hands != t.hands
            assert observe(other, seat) == seen
            assert everything(own_table(observe(other, seat))) == everything(own_table(seen))
            assert unseen_copies(observe(other, seat)) == unseen_copies(seen)
    assert changed > 150


# --- two deals that a seat cannot tell apart ------------------------------------------------------


def other_deal(hand: RandomHand, seat: int, rng: Random) -> list[int] | None:
    """A deck in which tiles that ``seat`` has not seen yet changed places, None if it has seen all."""
    t, deck = hand.table, list(hand.deck)
    undrawn = len(t.wall) - t.drawn
    places = list(range(len(deck) - undrawn, len(deck)))
    for block in range(t.seats):
        other = (hand.dealer + block) % t.seats
        if other == seat or observe(t, seat).open_hands[other]:
            continue
        left = list(t.hands[other])
        for place in (*range(13 * block, 13 * block + 13), *([13 * t.seats] if other == hand.dealer else [])):
            if left[deck[place]]:
                left[deck[place]] -= 1
                places.append(place)
    if len(places) < 2:
        return None
    for _ in range(rng.randrange(1, 7)):
        one, two = rng.choice(places), rng.choice(places)
        deck[one], deck[two] = deck[two], deck[one]
    return deck if deck != hand.deck else None


def again_with(hand: RandomHand, deck: list[int]) -> RandomHand | None:
    """The same actions with another deck; None if one of them is not allowed any more."""
    again = RandomHand(hand.table.rules, deck, hand.dealer)
    for seat, action in hand.actions:
        if seat not in again.table.pending or action not in again.table.offers[seat]:
            return None
        again.act(seat, action)
    return again


def told(hand: RandomHand, seat: int) -> list[dict[str, Any]]:
    """The events as a seat saw them."""
    return [event.seen_by(seat) for event in hand.log]


@each_game
def test_two_deals_with_the_same_events_for_a_seat_look_the_same_to_it(game: Any) -> None:
    """Same events and own answers give the same observation and offers, whatever the others hold."""
    compared: Counter[str] = Counter()
    for number in range(50):
        hand, rng = random_hand(game, f"alike {number}")
        for _ in range(rng.randrange(70)):
            if hand.table.result is None:
                hand.act_at_random(rng)
        if hand.table.result is not None:
            continue
        for seat in range(hand.table.seats):
            deck = other_deal(hand, seat, rng)
            two = None if deck is None else again_with(hand, deck)
            if two is None or told(two, seat) != told(hand, seat):
                continue
            one_lies, two_lies = (each.table.live >= 0 for each in (hand, two))
            if one_lies != two_lies:
                # Somebody else is asked about the lying tile in one of the two deals only: that takes time.
                continue
            seen = observe(hand.table, seat)
            assert observe(two.table, seat) == seen
            compared["wait" if seen.phase == WAIT else PHASE_NAMES[seen.phase]] += 1
    assert compared["turn"] > 2 and compared["wait"] > 12, compared


# --- single secrets -------------------------------------------------------------------------------


def test_choices_of_piao_are_hidden_until_all_are_made() -> None:
    """``deal.piao``: who has chosen sees only its own choice, and nobody sees who has."""
    game = Game(replace(RULES, piao="choose"))
    before = [observe(game.table, seat) for seat in range(4)]
    game.act(2, "piao")
    assert [observe(game.table, seat) for seat in (0, 1, 3)] == [before[seat] for seat in (0, 1, 3)]
    own = observe(game.table, 2)
    assert own.answer == PIAO and own.phase == WAIT and not own.legal and not any(own.piao)
    for seat in (0, 1):
        game.act(seat, "nopiao")
    assert observe(game.table, 3).phase == PHASE_PIAO and not any(observe(game.table, 3).piao)
    game.act(3, "nopiao")
    assert all(observe(game.table, seat).piao == (False, False, True, False) for seat in range(4))


def test_a_seat_that_waits_does_not_learn_who_is_asked() -> None:
    """Two seats may claim the same discard in two deals: for the others both look the same."""
    one = Game(RULES, "5s", "55s", "", "1z", wall="9m 9m").play("0 discard 5s")
    two = Game(RULES, "5s", "1z", "", "55s", wall="9m 9m").play("0 discard 5s")
    assert list(one.asked()) == [1] and list(two.asked()) == [3]
    for seat in (0, 2):
        seen = observe(one.table, seat)
        assert seen.phase == WAIT and not seen.legal and seen.answer == -1
        assert seen.turn == 0 and seen.live == kind("5s")
        assert replace(observe(two.table, seat), hand=seen.hand) == seen


def test_a_drawn_tile_is_seen_by_the_seat_that_drew_it_alone() -> None:
    game = Game(RULES, "1z", wall="7p").play("0 discard 1z")
    assert observe(game.table, 1).taken == kind("7p")
    for seat in (0, 2, 3):
        seen = observe(game.table, seat)
        assert seen.drew and seen.turn == 1 and seen.taken == seen.open_taken == -1


def test_the_tile_that_a_revealed_hand_draws_is_seen_by_all() -> None:
    """``reveal.when``: the whole hand lies open from then on."""
    ready = "123m 456m 789m 11p 23s"
    game = Game(replace(RULES, reveal=True), "9p", ready, wall="1z 2z 3z 4z 7p")
    game.play("0 discard 9p", "1 reveal 1z", "2 discard 2z", "3 discard 3z", "0 discard 4z")
    for seat in range(4):
        seen = observe(game.table, seat)
        assert seen.open_taken == kind("7p") and seen.revealed == (0, 1, 0, 0) and seen.drew
        assert held_kinds(seen.open_hands[1]) == held_kinds(game.table.hands[1])
        assert seen.open_waits[1] == 1 << kind("1s") | 1 << kind("4s")
        assert seen.taken == (kind("7p") if seat == 1 else -1)


def test_a_winner_s_hand_lies_open_in_a_blood_battle() -> None:
    ready = "123s 456s 789s 11p 23p"
    game = Game(replace(WILD_RULES, wins_to_end=3), "4p", ready, shown="1m", wall="9p").play("0 discard 4p", "1 hu")
    for seat in range(4):
        seen = observe(game.table, seat)
        assert held_kinds(seen.open_hands[1]) == held_kinds(game.table.hands[1]) and not any(seen.open_hands[0])
        assert seen.playing == (True, False, True, True) and seen.wins[0].claim.hand[kind("4p")] == 1


def test_a_passed_win_and_a_late_peng_are_known_to_their_seat_alone() -> None:
    """过胡 and a 碰 instead of a 明杠 show in the own observation only."""
    rules = replace(RULES, guo_hu="strict", kong_points="at_end")
    game = Game(rules, "5p", "555p 123m 456m 78m 11s", wall="1z 2z 3z").play("0 discard 5p", "1 peng")
    assert [observe(game.table, seat).late for seat in range(4)] == [0, 1 << kind("5p"), 0, 0]
    ready = "123m 456m 789m 11p 23s"
    game = Game(rules, "1s", "", ready, wall="1z 2z 3z").play("0 discard 1s", "2 pass")
    assert [observe(game.table, seat).passed < 0 for seat in range(4)] == [True, True, False, True]


def test_the_worth_of_an_offered_win_is_seen_by_the_seat_that_is_offered_it() -> None:
    ready = "123m 456m 789m 11p 23s"
    game = Game(RULES, "1s", ready, "11s", wall="1z").play("0 discard 1s")
    assert list(game.asked()) == [1, 2]
    assert [observe(game.table, seat).worth for seat in range(4)] == [-1, 1, -1, -1]
    game.act(1, "pass")
    seen = observe(game.table, 1)
    assert seen.phase == WAIT and seen.worth == -1 and seen.answer == parse_action("pass")


def test_a_dead_seat_s_tiles_to_discard_first_are_its_own_affair() -> None:
    rules = replace(WILD_RULES, fei=True, wild_discard="dead_hand")
    game = Game(rules, "2m", shown="1m", wall="9p 9p 9p 9p").play("0 discard 2m")
    assert sum(observe(game.table, 0).first) == 13 and observe(game.table, 0).dead[0]
    assert [observe(game.table, seat).first for seat in (1, 2, 3)] == [(), (), ()]


def test_an_announced_kong_that_pays_nothing_is_told_to_all() -> None:
    """``pay.kong_late``: what is due at the end of the hand follows from what everybody was told."""
    game = Game(yongzhou.RULES, "5p", "555p 9s", shown="1m", wall="1z 2z 3z 4z 1z 2z 3z")
    game.play("0 discard 5p", "1 peng", "1 discard 9s").to_turn(1).play("1 jiagang 5p")
    assert game.events("jiagang") == [{"seat": 1, "tile": "5p", "late": True}]
    assert all(observe(game.table, seat).due == () for seat in range(4))


def test_nothing_of_a_finished_hand_is_left_lying() -> None:
    """After the end no tile lies any more, whatever was won."""
    ready = "123m 456m 789m 11p 23s"
    game = Game(RULES, "1s", ready).play("0 discard 1s", "1 hu")
    assert game.table.result is not None
    for seat in range(4):
        seen = observe(game.table, seat)
        assert (seen.live, seen.live_seat, seen.robbed, seen.drew, seen.taken) == (-1, -1, -1, False, -1)


@each_game
def test_an_event_hides_dealt_and_drawn_tiles_from_the_others(game: Any) -> None:
    for hand in moments(game, "told", 3):
        for seat in range(hand.table.seats):
            for event, shown in zip(hand.log, told(hand, seat), strict=True):
                mine = event.facts.get("seat") == seat
                if event.type == "dealt":
                    assert (shown["tiles"] is not None) == mine
                elif event.type == "drew" and not mine:
                    revealed = any(
                        other.type == "revealed" and other.facts["seat"] == event.facts["seat"]
                        for other in hand.log[: hand.log.index(event)]
                    )
                    assert (shown["tile"] is not None) == revealed
                else:
                    assert None not in [shown[name] for name in event.secret]
