"""Hidden cards do not affect what a seat sees, is offered or is advised."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.bots.base import Bot, Budget, Decision
from hupai.session.advice import EXPLAINED, hint_json, review_json
from hupai.session.judging import judgement, review_judge
from hupai.table.chance import Stream
from hupai.table.errors import IllegalAction
from hupai.table.hand import Hand
from hupai.table.match import Match
from hupai.table.questions import Asking, Sentence, Verdict
from hupai.table.reason import Reason
from hupai.table.seats import Reader, order_from
from hupai.zipai.actions import RAISE, format_action
from hupai.zipai.as_json.view import view_json
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import code
from hupai.zipai.determinize.sample import sample
from hupai.zipai.family import FAMILY
from hupai.zipai.questions.asked import QUESTIONS
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import PHASE_OPENING
from hupai.zipai.view.observation import WAIT, Observation, observe
from tests.engine.amounts import examples
from tests.engine.hidden_cards import hide_and_shuffle
from tests.engine.playing import LONGEST, played, some_action
from tests.engine.random_options import drawn_options
from tests.engine.strategies import hands, rigged_deck, seats, seeds
from tests.engine.zipai_games import each_game, games

FEW = 24
"""Positions that a searching bot evaluates here: enough for each of its steps."""


@each_game
@given(st.data(), seats, seeds)
@examples(5, 120)
def test_hidden_cards_change_neither_a_seat_s_view_nor_any_bot_s_choice(
    game_id: str, data: st.DataObject, seat: int, seed: str
) -> None:
    """With hidden cards exchanged, at random or plausibly, observation, page view and bots stay the same."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    seen, view = observe(hand.table, seat), view_json(hand.view(seat), hand)
    decided = [asdict(choice(bot, seen, seed)) for bot in LADDER.values() if seen.legal]
    for swapped in (hide_and_shuffle(hand.table, seat, Stream(seed, "hidden")), sample(seen, Stream(seed, "sample"))):
        hand.table = swapped
        seen_after = hand.view(seat)
        assert seen_after == seen
        assert view_json(seen_after, hand) == view
        assert [asdict(choice(bot, seen_after, seed)) for bot in LADDER.values() if seen.legal] == decided


def choice(bot: Bot, seen: Observation, seed: str) -> Decision:
    """What a bot does, by the chance of that seed."""
    return bot.decide(seen, seen.legal, Budget(FEW), Stream(seed, "bot"))


@each_game
@pytest.mark.parametrize("judge", LADDER)
@given(st.data(), seats, seeds)
@examples(2, 30)
def test_hidden_cards_change_no_word_of_a_hint_or_an_answer(
    game_id: str, judge: str, data: st.DataObject, seat: int, seed: str
) -> None:
    """The same for the situation, every judge's advice, its figures and its reasons, and all that can be asked."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    seen = observe(hand.table, seat)
    if not seen.legal:
        return
    reader = Reader(seat, hand.seats)
    hint, said = hint_json(FAMILY, seen, judge, EXPLAINED, Budget(FEW), reader), answers(seen, judge)
    for swapped in (hide_and_shuffle(hand.table, seat, Stream(seed, "hidden")), sample(seen, Stream(seed, "sample"))):
        hand.table = swapped
        assert hint_json(FAMILY, hand.view(seat), judge, EXPLAINED, Budget(FEW), reader) == hint
        assert answers(hand.view(seat), judge) == said


def answers(seen: Observation, judge: str) -> list[tuple[Reason | None, list[Sentence]]]:
    """Return every question that a seat may ask now, and its answer."""
    found = judgement(FAMILY, seen, judge, Budget(FEW))
    verdict = Verdict(found.judge, found.best, found.second, found.values, found.reasons)
    asking = Asking(seen, (), None, judge, lambda: verdict)
    return [(asked, one.answer(asking) if asked else []) for one in QUESTIONS for asked in [one.asks(asking)]]


@each_game
def test_a_review_is_the_same_for_two_deals_that_a_seat_could_not_tell_apart(game_id: str) -> None:
    """Every verdict on that seat's decisions, word for word, whatever the others held."""
    game = games[game_id]
    compared = 0
    for number in range(20):
        chance = Stream(f"judged{number}", game_id)
        rules = game.rules(**drawn_options(game, chance))
        deck = rigged_deck(rules, f"judged{number}", "plain", number % 3)
        seat = chance.below(SEATS) % rules.seats
        hand = played(game, rules, deck, chance.below(SEATS) % rules.seats, f"judged{number}", chance.below(40))
        deck_two = None if hand.over else other_deal(hand, seat, chance)
        two = None if deck_two is None else again_with(hand, deck_two, game_id)
        if two is None or two.events_for(seat) != hand.events_for(seat):
            continue
        said = [judgements(one, seat) for one in (hand, two)]
        assert said[0] == said[1]
        compared += bool(said[0])
    assert compared > 1, compared


def judgements(hand: Hand, seat: int) -> list[Any]:
    """What a review says about each decision of the seat, without the name of the deal."""
    match: Match = Match(games[hand.rules.game], hand.rules, ("random",) * hand.seats, 1, hand.seed)
    match.hand = hand
    steps = review_json(match, match.number, seat, review_judge(FAMILY), 0, Reader(seat, hand.seats))["steps"]
    return [step["judged"] for step in steps if "judged" in step]


@each_game
@given(st.data())
@examples(6, 120)
def test_an_event_shows_a_seat_only_its_own_deal_and_what_it_laid_face_down(game_id: str, data: st.DataObject) -> None:
    """Dealt cards and the cards of a face-down 偎 or 提 are null for everybody else; no hidden card is named."""
    hand = data.draw(hands(game_id))
    for seat in range(hand.seats):
        for shown, event in zip(hand.events_for(seat), hand.log, strict=True):
            mine = event.facts.get("seat") == seat
            if event.type == "dealt":
                assert (shown["cards"] is not None) == mine
            if event.type == "wei" and not event.facts["chou"]:
                assert (shown["card"] is not None) == (mine or not hand.rules.wei_hidden)
            if event.type == "ti":
                dealt = event.facts["start"]
                hidden = hand.rules.ti_hidden in ("all", "dealt" if dealt else "flipped")
                # A 提 with the shown card, or from an open 偎, is known to all.
                with_shown = event.facts["card"] == code(hand.table.shown)
                known = with_shown if dealt else event.facts["grew"] == "wei" and not hand.rules.wei_hidden
                hidden = hidden and not known
                assert (shown["card"] is not None) == (mine or not hidden)
            json.dumps(shown)


@each_game
def test_changing_cards_nobody_ever_draws_changes_no_event(game_id: str) -> None:
    """The cards that are left in the wall do not influence what happens before them."""
    game = games[game_id]
    compared = 0
    for number in range(20):
        chance = Stream(f"tail{number}", game_id)
        rules = game.rules(**{**drawn_options(game, chance), **off(game_id, "xing")})
        deck = rigged_deck(rules, f"tail{number}", "plain")
        one = played(game, rules, deck, 0, f"tail{number}", 25)
        left = one.table.wall_left + len(one.table.buried)
        if one.over or left < 3:
            continue
        changed_deck = deck[: len(deck) - left] + deck[len(deck) - left :][::-1]
        two = game.deal(rules, deck=changed_deck, dealer=0)
        for seat, action in one.actions:
            two.act(seat, action)
        assert two.log == one.log
        compared += 1
    assert compared > 6


def off(game_id: str, name: str) -> dict[str, Any]:
    """The option switched off, if the game has it."""
    return {option.name: "off" for option in games[game_id].options if option.name == name}


# --- two deals a seat cannot tell apart ----------------------------------------------------------


def other_deal(hand: Hand, seat: int, chance: Stream) -> list[int] | None:
    """Return a deck in which some cards that ``seat`` has not seen yet changed places, or None."""
    t, deck = hand.table, list(hand.deck)
    places = list(range(20 * hand.seats + 1 + t.drawn, len(deck)))
    for index, other in enumerate(order_from(hand.dealer, hand.seats)):
        if other == seat:
            continue
        left = list(t.hands[other])
        for place in range(20 * index, 20 * index + 20):
            if left[deck[place]]:
                left[deck[place]] -= 1
                places.append(place)
    if len(places) < 2:
        return None
    for _ in range(1 + chance.below(6)):
        one, two = chance.choice(places), chance.choice(places)
        deck[one], deck[two] = deck[two], deck[one]
    return deck if deck != list(hand.deck) else None


def again_with(hand: Hand, deck: list[int], game_id: str) -> Hand | None:
    """Play the same actions with another deck; None if one of them is no longer legal."""
    other = games[game_id].deal(hand.rules, deck=deck, dealer=hand.dealer, seed=hand.seed)
    for seat, action in hand.actions:
        try:
            other.act(seat, action)
        except IllegalAction:
            return None
    return other


@each_game
def test_two_deals_with_the_same_events_for_a_seat_look_the_same_to_it(game_id: str) -> None:
    """Same events and own answers give the same observation, offers, refusals and page, whatever the others hold."""
    game = games[game_id]
    compared = asked = 0
    for number in range(50):
        chance = Stream(f"alike{number}", game_id)
        rules = game.rules(**drawn_options(game, chance))
        kind = ("plain", "waiting", "finished", "plain", "calling")[number % 5]
        deck = rigged_deck(rules, f"alike{number}", kind, number % 3)
        stop = chance.below(12) if number % 2 else chance.below(60)
        hand = played(game, rules, deck, chance.below(SEATS) % rules.seats, f"alike{number}", stop)
        if hand.over:
            continue
        for seat in range(hand.seats):
            for _ in range(3):
                deck_two = other_deal(hand, seat, chance)
                two = None if deck_two is None else again_with(hand, deck_two, game_id)
                if two is None or two.events_for(seat) != hand.events_for(seat):
                    continue
                phases = (hand.table.phase, two.table.phase)
                unasked = WAIT in (hand.view(seat).phase, two.view(seat).phase)
                if PHASE_OPENING in phases and phases != (PHASE_OPENING, PHASE_OPENING) and unasked:
                    # A seat that is not asked before the first card waits for those that are, and learns nothing by it.
                    continue
                compared += 1
                asked += bool(hand.legal(seat))
                assert two.view(seat) == hand.view(seat)
                one_page, two_page = view_json(hand.view(seat), hand), view_json(two.view(seat), two)
                assert {**one_page, "commitment": 0} == {**two_page, "commitment": 0}
                for action in ("hu", "peng", "pass", "raise", "declare", "discard 3s", "chi 123s"):
                    assert two.why_not(seat, action) == hand.why_not(seat, action)
    assert compared > 45 and asked > 12, (compared, asked)


def test_raising_a_hand_reveals_nothing_more() -> None:
    """The others learn who raised, but not what the hand waits for."""
    game = games["leiyang"]
    rules = game.rules()
    found = 0
    for number in range(40):
        hand = played(game, rules, rigged_deck(rules, f"raise{number}", "waiting", 1), 0, "x", 0)
        chance = Stream(f"raise{number}", "play")
        for _ in range(LONGEST):
            if hand.over or any(hand.table.raised):
                break
            seat = hand.to_act[0]
            offers = hand.table.offers[seat]
            hand.act(seat, format_action(RAISE if RAISE in offers else some_action(offers, chance)))
        if hand.over or not hand.table.raised[1]:
            continue
        found += 1
        seen_events = [event for event in hand.events_for(0) if event["t"] == "raised"]
        assert {"t": "raised", "seat": 1} in seen_events
        assert hand.view(0).raised[1]
    assert found > 5
