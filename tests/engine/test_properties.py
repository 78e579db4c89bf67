"""What holds for every hand, whatever the options, the cards and the players do."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hupai.bots.base import Budget
from hupai.bots.ladder import BOTS
from hupai.explain.texts import sentence
from hupai.registry import games
from hupai.table.chance import Stream, shuffled
from hupai.table.errors import IllegalAction
from hupai.view import view_json
from hupai.zipai.cards import KING, full_deck
from hupai.zipai.game import Hand, ZipaiGame
from hupai.zipai.melds import WEI
from hupai.zipai.observation import observe
from hupai.zipai.reasons import why_not
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import OVER, SEATS, Table
from hupai.zipai.turn import begin, step
from tests.engine.invariants import check
from tests.engine.playing import random_hand
from tests.engine.strategies import candidate_actions, games_with_rules, seats, seeds

GameRules = tuple[ZipaiGame, ZipaiRules]
steps = st.integers(0, 90)


def snapshot(t: Table) -> str:
    """Everything a table holds, as text, what is only remembered left out."""
    skipped = ("rules", "prefixes", "calls", "potentials", "result")
    return repr([(name, getattr(t, name)) for name in Table.__slots__ if name not in skipped])


@given(games_with_rules(), seeds, seats)
@settings(max_examples=60, deadline=None)
def test_every_hand_ends_with_every_card_in_one_place_and_scores_of_zero_in_all(
    game_rules: GameRules, seed: str, dealer: int
) -> None:
    """Termination, conservation, the books, the sizes of hands, and payments that re-add."""
    t = random_hand(game_rules[1], seed, dealer, check=check)
    assert t.phase == OVER


@given(games_with_rules(), seeds, seats, steps, st.lists(candidate_actions, max_size=12))
@settings(max_examples=80, deadline=None)
def test_listed_actions_apply_and_all_others_are_refused_with_a_reason_and_change_nothing(
    game_rules: GameRules, seed: str, dealer: int, stop: int, tried: list[int]
) -> None:
    """Legality is a list: what is on it works on a copy, what is not leaves the hand as it was."""
    t = random_hand(game_rules[1], seed, dealer, stop_after=stop)
    before = snapshot(t)
    for seat in range(SEATS):
        for action in t.offers[seat] if seat in t.pending else []:
            copy = t.clone()
            step(copy, seat, action)
            check(copy)
        for action in tried:
            reason = why_not(t, seat, action)
            if seat in t.pending and action in t.offers[seat]:
                assert reason is None
            else:
                assert reason is not None
                words = sentence(reason.code, reason.facts)
                assert words["zh"] and words["en"] and reason.code not in words["en"]
    assert snapshot(t) == before


@given(games_with_rules(), seeds, seats, steps, seats, candidate_actions)
@settings(max_examples=60, deadline=None)
def test_a_refused_action_leaves_hand_log_and_record_unchanged(
    game_rules: GameRules, seed: str, dealer: int, stop: int, seat: int, action: int
) -> None:
    """IllegalAction is raised before anything happens."""
    hand = played(game_rules, seed, dealer, stop)
    before = (snapshot(hand.table), list(hand.log), list(hand.actions))
    if hand.why_not(seat, action) is None:
        return
    with pytest.raises(IllegalAction) as refused:
        hand.act(seat, action)
    assert refused.value.code and refused.value.facts["rule"]
    assert (snapshot(hand.table), list(hand.log), list(hand.actions)) == before


def played(game_rules: GameRules, seed: str, dealer: int, stop: int) -> Hand:
    """A hand through its public door, played at random up to ``stop`` decisions."""
    game, rules = game_rules
    hand = game.deal(rules, seed=seed, dealer=dealer)
    chance = Stream(seed, "play")
    for _ in range(stop):
        if hand.over:
            break
        seat = chance.choice(hand.to_act)
        hand.act(seat, chance.choice(hand.legal(seat)))
    return hand


@given(games_with_rules(), seeds, seats, steps)
@settings(max_examples=40, deadline=None)
def test_playing_the_same_actions_again_gives_the_same_events_at_every_prefix(
    game_rules: GameRules, seed: str, dealer: int, stop: int
) -> None:
    """A hand is nothing but its deck and its actions."""
    game, rules = game_rules
    hand = played(game_rules, seed, dealer, stop)
    again = game.deal(rules, deck=hand.deck_text, seed=seed, dealer=dealer)
    for seat, action in hand.actions:
        assert again.log == hand.log[: len(again.log)]
        again.act(seat, action)
    assert again.log == hand.log
    assert snapshot(again.table) == snapshot(hand.table)


@given(games_with_rules(), seeds, st.integers(1, 2), steps)
@settings(max_examples=40, deadline=None)
def test_with_everybody_one_seat_further_the_same_happens_one_seat_further(
    game_rules: GameRules, seed: str, shift: int, stop: int
) -> None:
    """No seat is special: turning the table turns the result."""
    rules = game_rules[1]
    deck = shuffled(full_deck(rules.kings), seed)
    here, there = begin(rules, deck, 0), begin(rules, deck, shift)
    chance = Stream(seed, "turn")
    for _ in range(stop):
        if here.phase == OVER:
            break
        seat = chance.choice(here.pending)
        action = chance.choice(here.offers[seat])
        step(here, seat, action)
        step(there, (seat + shift) % SEATS, action)
        assert {(s + shift) % SEATS for s in here.pending} == set(there.pending)
    assert here.phase == there.phase
    for seat in range(SEATS):
        other = (seat + shift) % SEATS
        assert here.hands[seat] == there.hands[other]
        assert here.no_chi[seat] == there.no_chi[other]
        if here.result and there.result:
            assert here.result.scores[seat] == there.result.scores[other]


@given(games_with_rules(), seeds, seats, st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_the_order_in_which_seats_answer_a_window_does_not_matter(
    game_rules: GameRules, seed: str, dealer: int, order: Any
) -> None:
    """Everybody's answer is fixed; asking in another order leads to the same table."""
    rules = game_rules[1]
    deck = shuffled(full_deck(rules.kings), seed)
    one, two = begin(rules, deck, dealer), begin(rules, deck, dealer)
    turn = 0
    while one.phase != OVER:
        turn += 1
        answers = {
            seat: Stream(seed, f"{turn}:{seat}").choice(one.offers[seat]) for seat in one.pending
        }
        for table, asked in ((one, list(one.pending)), (two, order.sample(two.pending, len(two.pending)))):
            for seat in asked:
                # A claim may settle the window before everybody was heard.
                if seat in table.pending and table.offers[seat] and answers[seat] in table.offers[seat]:
                    step(table, seat, answers[seat])
                    if table.phase == OVER or not set(asked) & set(table.pending):
                        break
                    if table.phase != 1 or table.answers[seat] != answers[seat]:
                        break
        assert public(one) == public(two)


def public(t: Table) -> str:
    """What a table holds apart from the answers that were no longer needed."""
    skipped = ("rules", "prefixes", "calls", "potentials", "result", "answers", "pending", "offers")
    shown = repr([(name, getattr(t, name)) for name in Table.__slots__ if name not in skipped])
    return shown + repr(sorted(t.pending)) + repr([t.offers[seat] for seat in sorted(t.pending)])


# --- secrecy ---------------------------------------------------------------------------------------


def hide_and_shuffle(t: Table, seat: int, chance: Stream) -> Table:
    """Return a table that differs in everything ``seat`` cannot see: hands, hidden groups, the wall."""
    copy = t.clone()
    unseen: list[int] = list(copy.wall[copy.drawn :])
    others = [other for other in range(SEATS) if other != seat]
    sizes = {}
    for other in others:
        cards = [kind for kind, count in enumerate(copy.hands[other]) for _ in range(count)]
        sizes[other] = len(cards)
        unseen += cards
    chance.shuffle(unseen)
    for other in others:
        mine, unseen = unseen[: sizes[other]], unseen[sizes[other] :]
        copy.hands[other] = [mine.count(kind) for kind in range(KING + 1)]
        copy.melds[other] = [
            (WEI, chance.below(20), -1, other) if meld[0] == WEI and t.rules.wei_hidden else meld
            for meld in copy.melds[other]
        ]
        copy.no_chi[other] = chance.below(1 << 20)
        copy.no_peng[other] = chance.below(1 << 20)
        copy.offers[other] = [] if chance.below(2) else [0, 1]
        copy.loose[other] = 0
        copy.kan_huxi[other] = 0
        copy.prefixes[other] = None
    copy.wall = copy.wall[: copy.drawn] + unseen
    copy.pending = [s for s in copy.pending if s == seat] + [s for s in others if chance.below(2)]
    copy.pao_seat = -1
    return copy


@given(games_with_rules(), seeds, seats, steps, seats)
@settings(max_examples=80, deadline=None)
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_any_bots_choice(
    game_rules: GameRules, seed: str, dealer: int, stop: int, seat: int
) -> None:
    """Swap the hidden cards: observation, page view and every bot's decision stay the same."""
    hand = played(game_rules, seed, dealer, stop)
    if hand.over:
        return
    seen = observe(hand.table, seat)
    swapped = hide_and_shuffle(hand.table, seat, Stream(seed, "hidden"))
    seen_after = observe(swapped, seat)
    assert seen_after == seen
    other = played(game_rules, seed, dealer, 0)
    other.table = swapped
    assert view_json(seen_after, other) == view_json(seen, hand)
    if seen.legal:
        for bot in BOTS.values():
            first = bot.decide(seen, seen.legal, Budget(), Stream(seed, "bot"))
            second = bot.decide(seen_after, seen_after.legal, Budget(), Stream(seed, "bot"))
            assert asdict(first) == asdict(second)


@given(games_with_rules(), seeds, seats)
@settings(max_examples=40, deadline=None)
def test_an_event_shows_a_seat_only_its_own_deal_and_its_own_hidden_wei(
    game_rules: GameRules, seed: str, dealer: int
) -> None:
    """Dealt cards and the cards of a face-down 偎 are null for everybody else."""
    hand = played(game_rules, seed, dealer, 90)
    for seat in range(SEATS):
        for shown, event in zip(hand.events_for(seat), hand.log, strict=True):
            mine = event.facts.get("seat") == seat
            if event.type == "dealt":
                assert (shown["cards"] is not None) == mine
            if event.type == "wei" and not event.facts["chou"]:
                assert (shown["card"] is not None) == (mine or not hand.rules.wei_hidden)
            json.dumps(shown)


@pytest.mark.parametrize("game_id", sorted(games))
def test_changing_cards_nobody_ever_draws_changes_no_event(game_id: str) -> None:
    """The unseen end of the wall has no say in what happens before it is reached."""
    game = games[game_id]
    rules = game.rules(xing="off")
    compared = 0
    for number in range(60):
        seed = f"tail{number}"
        deck = shuffled(full_deck(rules.kings), seed)
        one = played((game, rules), seed, 0, 25)
        left = one.table.wall_left
        if one.over or left < 3:
            continue
        changed_deck = deck[: len(deck) - left] + deck[len(deck) - left :][::-1]
        two = game.deal(rules, deck=changed_deck, dealer=0)
        for seat, action in one.actions:
            two.act(seat, action)
        assert two.log == one.log
        compared += 1
    assert compared > 20
